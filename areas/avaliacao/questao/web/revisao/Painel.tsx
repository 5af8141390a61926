/** Beside a question in review: where it stands, what is to be decided, what was said of it and how it came here. */
import IconDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconMessagePlus from '@tabler/icons-react/dist/esm/icons/IconMessagePlus.mjs'
import { useContext, useState } from 'react'
import { useDates } from '../../../../../core/web/dates.ts'
import { useLater } from '../../../../../core/web/later.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { revisaoApi } from '../../contract-revisao.ts'
import type { QuestaoInteira } from '../../shapes.ts'
import type { Passo } from '../../shapes-revisao.ts'
import { Cartao } from './Cartao.tsx'
import { RevisaoContext, useRevisao } from './contexto.ts'
import { DecidirDialog } from './DecidirDialog.tsx'
import { revisaoTexts } from './texts.ts'

/** One way that a question went, in a sentence. */
function usePasso(autor: number): (passo: Passo) => string {
  const t = useTexts(revisaoTexts)
  const dates = useDates()
  return ({ antes, depois, autor: quem, quando }) => {
    const told = [quem.nome, dates.dateTime(quando)] as const
    if (depois === 'em_revisao') return t.passoEnviada(...told)
    if (depois === 'arquivada') return t.passoArquivada(...told)
    if (antes === 'arquivada') return t.passoVoltou(...told)
    if (depois === 'aprovada') return t.passoAprovada(...told)
    return antes === 'em_revisao' && quem.id !== autor ? t.passoDevolvida(...told) : t.passoRascunho(...told)
  }
}

/** Comments that were taken away a moment ago: they are gone when nobody takes that back. */
function useRemover(questao: number) {
  const t = useTexts(revisaoTexts)
  const later = useLater()
  const [fora, setFora] = useState<ReadonlySet<number>>(new Set())
  const remover = ({ id }: { id: number }) =>
    later(
      t.removido,
      revisaoApi.removeComentario,
      { params: { id: questao, comentario: id } },
      {
        shown: (done) =>
          setFora((now) => new Set(done ? [...now, id] : [...now].filter((one) => one !== id))),
      },
    )
  return { fora, remover }
}

export function Painel({ questao }: { questao: QuestaoInteira }) {
  const t = useTexts(revisaoTexts)
  const revisao = useContext(RevisaoContext)
  const passo = usePasso(questao.autor.id)
  const { fora, remover } = useRemover(questao.id)
  const [decisao, setDecisao] = useState<'aprovar' | 'devolver' | null>(null)
  const { data: told, error, refetch } = useRevisao(questao)
  if (error && !told)
    return (
      <Card title={t.revisao}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    )
  if (!revisao) return null
  const { data, colocados, campos, comentar, atual, irAo } = revisao
  const shown = colocados.filter(({ comentario }) => !fora.has(comentario.id))
  const open = shown.filter(({ numero }) => numero > 0)
  const closed = shown.filter(({ numero }) => numero === 0)
  const at = open.findIndex(({ comentario }) => comentario.id === atual)
  const step = (by: 1 | -1) => {
    const next = open[(Math.max(at, by > 0 ? -1 : 0) + by + open.length) % open.length]
    if (next) irAo(next.comentario.id)
  }
  const [last, ...before] = data.passos
  const toda = campos.find(({ campo }) => campo === 'questao')
  const acts = { questao: questao.id, fora, ...(data.permissoes.comentar && { remover }) }
  return (
    <Card
      title={t.revisao}
      aside={
        open.length > 1 && (
          <span className="linha v-1">
            <IconButton small icon={IconUp} label={t.anterior} onClick={() => step(-1)} />
            <IconButton small icon={IconDown} label={t.proximo} onClick={() => step(1)} />
          </span>
        )
      }
    >
      <div className="pilha v-4">
        {last && (
          <div className="pilha v-2 partir">
            <p>{passo(last)}</p>
            {last.palavra && <blockquote className="citado">{last.palavra}</blockquote>}
          </div>
        )}
        {data.permissoes.decidir && (
          <div className="linha quebra v-2">
            <Button look="filled" onClick={() => setDecisao('aprovar')}>
              {t.aprovar}
            </Button>
            <Button onClick={() => setDecisao('devolver')}>{t.devolver}</Button>
          </div>
        )}
        {open.length === 0 ? (
          <div className="pilha v-1">
            <p>
              <b>{t.nenhum}</b>
            </p>
            {comentar && <p className="fraca t-s">{t.nenhumTexto}</p>}
          </div>
        ) : (
          <ol className="pilha v-3 sem-ponto m-z p-z" aria-label={t.comentarios}>
            {open.map((one) => (
              <Cartao key={one.comentario.id} colocado={one} atual={one.comentario.id === atual} {...acts} />
            ))}
          </ol>
        )}
        {comentar && toda && (
          <Button size="small" look="link" icon={IconMessagePlus} onClick={() => comentar(toda, null)}>
            {t.comentarQuestao}
          </Button>
        )}
        {closed.length > 0 && (
          <details>
            <summary>{t.resolvidos(closed.length)}</summary>
            <ul className="pilha v-3 sem-ponto mb-z mt-3 p-z">
              {closed.map((one) => (
                <Cartao key={one.comentario.id} colocado={one} atual={false} {...acts} />
              ))}
            </ul>
          </details>
        )}
        {before.length > 0 && (
          <details>
            <summary>{t.historico}</summary>
            <ul className="pilha v-2 sem-ponto mb-z mt-3 p-z t-s partir">
              {before.map((one) => (
                <li key={one.id}>
                  {passo(one)}
                  {one.palavra && <blockquote className="citado">{one.palavra}</blockquote>}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {decisao && (
        <DecidirDialog
          questao={questao}
          decisao={decisao}
          abertos={open.length}
          onClose={() => setDecisao(null)}
        />
      )}
    </Card>
  )
}
