/** Messages held for a look, oldest first: read, released or refused one by one. */
import { Link } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { forumApi } from '../contract.ts'
import { Anexos } from './Anexos.tsx'
import { Autor } from './Autor.tsx'
import { ModeracaoBar } from './ModeracaoBar.tsx'
import { forumTexts } from './texts.ts'

const PAGE = 30

const useRetidas = (turma: number) =>
  useCall(forumApi.listRetidas, { query: { gru_id: turma, pagina: 1, linhas: PAGE } })

/** One line that says how many wait; nothing when none do. */
export function RetidasCallout({ turma, onOpen }: { turma: number; onOpen: () => void }) {
  const t = useTexts(forumTexts)
  const { data } = useRetidas(turma)
  if (!data || data.total === 0) return null
  return (
    <div style={{ marginBottom: 'var(--e-2)' }}>
      <Callout
        tone="aviso"
        title={t.retidas(data.total)}
        actions={
          <Button size="small" onClick={onOpen}>
            {t.verRetidas}
          </Button>
        }
      >
        {t.retidasTexto}
      </Callout>
    </div>
  )
}

export function RetidasPanel({ turma, onClose }: { turma: number; onClose: () => void }) {
  const t = useTexts(forumTexts)
  const { data, error, refetch } = useRetidas(turma)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} rowHeight={7} />
  return (
    <section className="pilha" aria-label={t.retidas(data.total)}>
      <div className="linha quebra">
        <h2>{t.retidas(data.total)}</h2>
        <span className="vao" />
        <Button onClick={onClose}>{t.fecharRetidas}</Button>
      </div>
      {data.retidas.map(({ mensagem, topico, motivos }) => (
        <article key={mensagem.id} className="cartao">
          <div className="msg pilha v-4 j-1 pt-5 ci-225" style={{ paddingTop: 0 }}>
            <Avatar nome={mensagem.usuario.nome} foto={mensagem.usuario.foto} />
            <div className="encolhe">
              <Autor
                usuario={mensagem.usuario}
                quando={mensagem.dataCadastro}
                editado={mensagem.editado ? mensagem.dataAtualizacao : null}
              >
                {motivos.map((motivo) => (
                  <Tag key={motivo} tone="aviso">
                    {t.parece(t[motivo])}
                  </Tag>
                ))}
              </Autor>
              <p className="t-s">
                <Link
                  to={`${href('/logado/turmas/turma/:id/forum/:forum', { id: topico.gru_id, forum: topico.id })}#mensagem-${mensagem.id}`}
                >
                  {topico.titulo}
                </Link>
              </p>
              <RichText html={mensagem.conteudo} className="corpo" />
              <Anexos anexos={mensagem.anexos} />
              <div className="retida">
                <ModeracaoBar
                  mensagem={mensagem.id}
                  autor={mensagem.usuario.nome}
                  moderates
                  waiting=""
                  devolucao={mensagem.devolucao}
                  onDone={() => undefined}
                />
              </div>
            </div>
          </div>
        </article>
      ))}
    </section>
  )
}
