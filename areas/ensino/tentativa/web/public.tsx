/** What other areas show of lessons that are done: the pupil's next one. */
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useQueries } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'

import { call, keyOf, useTransport } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { HeroCard } from '../../../../core/web/ui/HeroCard.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { turmaAulaApi } from '../../aula/contract-turma.ts'
import type { TurmaAula } from '../../aula/shapes.ts'
import { lugarOf, proximaOf } from './lugar.ts'
import { proximaTexts } from './proxima-texts.ts'

/** The screens of a lesson that are read: fetched where a book is open. */
export const Leitura = lazy(() =>
  import('./leitura/Leitura.tsx').then((module) => ({ default: module.Leitura })),
)

/** What waits for a teacher's decision; fetched where it is shown, and not with every home. */
export const Retidas = lazy(() =>
  import('./turma/Retidas.tsx').then((module) => ({ default: module.Retidas })),
)

/** Classes that are asked; pupils have one or two. */
const MOST = 4

/** The next lesson over all classes; undefined while it is not known, null where there is none. */
function useProxima(turmas: readonly number[]): TurmaAula | null | undefined {
  const transport = useTransport()
  const answers = useQueries({
    queries: turmas.slice(0, MOST).map((turma) => {
      const input = { params: { turma }, query: { situacao: 'aberta' as const, pagina: 1, linhas: 30 } }
      return {
        queryKey: keyOf(turmaAulaApi.listTurma, input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          call(transport, turmaAulaApi.listTurma, input, { signal }),
      }
    }),
  })
  if (answers.some(({ isPending }) => isPending)) return undefined
  return proximaOf(answers.flatMap(({ data }) => data?.aulas ?? [])) ?? null
}

interface Props {
  turmas: readonly number[]
  /** Shown where there is no lesson to do. */
  children: ReactNode
}

/** The pupil's next lesson as the one large card; while it is looked for, nothing. */
export function ProximaDaVez({ turmas, children }: Props) {
  const t = useTexts(proximaTexts)
  const dates = useDates()
  const proxima = useProxima(turmas)
  if (proxima === undefined) return null
  if (proxima === null) return children
  const { aula, turma, dtFim } = proxima
  const begun = lugarOf(proxima) === 'em_andamento'
  const facts = [
    turma.nome,
    t.telas(aula.total_telas),
    dtFim && t.ate(dates.near(dtFim, new Date()) + dates.whose(dtFim)),
  ]
  return (
    <HeroCard
      tag={
        <Tag tone="marca" icon={IconPlayerPlay}>
          {begun ? t.deOndeParou : t.proxima}
        </Tag>
      }
      title={aula.titulo}
      description={facts.filter(Boolean).join(' · ')}
      action={
        <ButtonLink
          look="filled"
          size="large"
          iconEnd={IconArrowRight}
          to={
            aula.tempo_limite !== null && !begun
              ? href('/logado/turmas/turma/:id/aulas', { id: turma.id })
              : href('/logado/turmas/turma/:id/aula/:aula', { id: turma.id, aula: aula.id })
          }
        >
          {begun ? t.continuar : t.comecar}
        </ButtonLink>
      }
    />
  )
}
