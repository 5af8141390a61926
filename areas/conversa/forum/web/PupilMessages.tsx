/** What one pupil wrote in a topic, for who grades it. */
import { useEffect } from 'react'
import { Link } from 'react-router'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import type { Topico } from '../shapes.ts'
import { Anexos } from './Anexos.tsx'
import { notasTexts } from './notas-texts.ts'
import { flat } from './tree.ts'
import { useMensagens } from './useMensagens.ts'

/** Pages of the topic that are read to find them all. */
const PAGES = 15

export function PupilMessages({ topico, aluno }: { topico: Topico; aluno: number }) {
  const t = useTexts(notasTexts)
  const result = useMensagens(topico.id)
  const { data, error, refetch, mensagens, hasNextPage, isFetching, fetchNextPage } = result
  const pages = data?.pages.length ?? 0
  useEffect(() => {
    if (hasNextPage && !isFetching && pages < PAGES) void fetchNextPage()
  }, [hasNextPage, isFetching, pages, fetchNextPage])
  const all = flat(mensagens)
  const names = new Map(all.map(({ id, usuario }) => [id, usuario.nome]))
  const theirs = all.filter(({ usuario, removida }) => usuario.id === aluno && !removida)
  const nome = theirs[0]?.usuario.nome
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={2} rowHeight={6} />
  return (
    <section className="pilha" aria-live="polite">
      {nome && <h3>{t.mensagensDe(nome)}</h3>}
      {theirs.length === 0 && !hasNextPage && <p className="fraca">{t.naoEscreveu}</p>}
      {theirs.map((mensagem) => {
        const alvo = mensagem.resposta_id === null ? undefined : names.get(mensagem.resposta_id)
        const page = href('/logado/turmas/turma/:id/forum/:forum', {
          id: topico.gru_id,
          forum: topico.id,
        })
        return (
          <article key={mensagem.id} className="escrito fio-c">
            <p className="fraca t-s">
              <Link to={`${page}#mensagem-${mensagem.id}`}>
                <RelativeTime value={mensagem.dataCadastro} />
              </Link>
              {alvo && ` · ${t.emRespostaA(alvo)}`}
            </p>
            <RichText html={mensagem.conteudo} className="corpo" />
            <Anexos anexos={mensagem.anexos} />
          </article>
        )
      })}
    </section>
  )
}
