/** A draft played as pupils would play it; answers are corrected in the page and kept nowhere. */
import { useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { formatNumber } from '../../../../../core/contract/time.ts'
import { useCall } from '../../../../../core/web/data.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { PageSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { aulaApi } from '../../../aula/contract.ts'
import type { AulaInteira } from '../../../aula/shapes.ts'
import { notaOf } from '../../rules.ts'
import { type Feita, Player } from '../player/Player.tsx'
import type { Respostas } from '../player/roteiro.ts'
import { correcaoOf, previaOf, useMidias } from './previa.ts'
import { previaTexts } from './texts.ts'

const nothing = () => undefined

function Previa({ aula }: { aula: AulaInteira }) {
  const t = useTexts(previaTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const previa = useMemo(() => previaOf(aula), [aula])
  const midias = useMidias(previa.telas)
  const [respostas, setRespostas] = useState<Respostas>(new Map())
  const [nota, setNota] = useState<number | null | undefined>()
  const [turn, setTurn] = useState(0)
  const back = href('/logado/gerenciar/aula/:id', { id: aula.id })
  const { titulo, navegacao } = aula
  const roteiro = useMemo(() => ({ titulo, navegacao, telas: previa.telas }), [titulo, navegacao, previa])

  const answer = async ({ tela, resposta, vezes }: Feita) =>
    setRespostas((now) =>
      new Map(now).set(tela.id, { resposta, vezes, correcao: correcaoOf(previa, tela, resposta) }),
    )
  const conclude = async () =>
    setNota(
      notaOf(
        previa.telas
          .filter(({ id }) => previa.gabaritos.has(id))
          .map(({ id, peso }) => ({ peso, fracao: respostas.get(id)?.correcao?.fracao ?? 0 })),
      ),
    )
  const again = () => {
    setRespostas(new Map())
    setNota(undefined)
    setTurn(turn + 1)
  }
  if (previa.telas.length === 0 || nota !== undefined)
    return (
      <main>
        <EmptyState
          heading="h1"
          title={nota === undefined ? t.semTelas : t.fim}
          action={
            <>
              {nota !== undefined && <Button onClick={again}>{t.deNovo}</Button>}
              <ButtonLink look="filled" to={back}>
                {t.voltar}
              </ButtonLink>
            </>
          }
        >
          {nota === undefined ? null : nota === null ? t.semNota : t.nota(formatNumber(nota, 1, language))}
        </EmptyState>
      </main>
    )
  return (
    <Player
      key={turn}
      roteiro={roteiro}
      respostas={respostas}
      inicio={0}
      chave={`previa-${aula.id}-${aula.revisao}-${turn}`}
      midias={midias}
      guarda={null}
      fim={null}
      // Nothing is sent: what a pupil would hand in has no number.
      entregar={async () => 1}
      onResposta={answer}
      onConcluir={conclude}
      onLugar={nothing}
      onSair={() => void navigate(back)}
    />
  )
}

export function Screen() {
  const t = useTexts(previaTexts)
  const id = Number(useParams().id)
  const { data, error, refetch } = useCall(aulaApi.find, { params: { id } })
  if (error && !data)
    return (
      <main>
        <ErrorState error={error} title={t.naoAbriu} onRetry={() => void refetch()} />
      </main>
    )
  if (!data)
    return (
      <main aria-busy="true">
        <PageSkeleton />
      </main>
    )
  return <Previa aula={data.aula} />
}
