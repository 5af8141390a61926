/** The pages that links lead to: the way back, and what to do when a link does not serve. */
import type { ReactNode } from 'react'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { type DoorProps, Door as Frame } from '../../../../core/web/ui/Door.tsx'
import { entrarTexts } from '../texts.ts'
import type { Asked } from './ask.ts'

/** By default the way out leads back to signing in. */
export function Door({ ways, ...door }: DoorProps) {
  const t = useTexts(entrarTexts)
  const back = (
    <ButtonLink to="/login" look="link" size="small">
      {t.voltarEntrar}
    </ButtonLink>
  )
  return <Frame {...door} ways={ways ?? back} />
}

const PROBLEMS = {
  link_invalido: ['linkInvalido', 'linkInvalidoTexto'],
  link_usado: ['linkUsado', 'linkUsadoTexto'],
  link_vencido: ['linkVencido', 'linkVencidoTexto'],
} as const

const problemOf = (error: unknown) =>
  error instanceof ApiError && error.codigo in PROBLEMS
    ? PROBLEMS[error.codigo as keyof typeof PROBLEMS]
    : undefined

/** Whether a refusal is about the link itself, not about what was typed. */
export const isLinkProblem = (error: unknown): boolean => problemOf(error) !== undefined

/** The page of a link that does not serve, or could not be opened. `next` says where another one comes from. */
export function LinkProblem({
  error,
  again,
  next,
}: {
  error: unknown
  again?: () => void
  next?: ReactNode
}) {
  const t = useTexts(entrarTexts)
  const language = useLanguage()
  const problem = problemOf(error)
  if (problem)
    return (
      <Door title={t[problem[0]]} sentence={t[problem[1]]}>
        {next}
      </Door>
    )
  return (
    <Door title={t.linkFalhou} sentence={errorSentence(error, language)}>
      {again && (
        <Button look="filled" size="large" wide onClick={again}>
          {t.tentarDeNovo}
        </Button>
      )}
    </Door>
  )
}

/** What stands while a link is looked at. */
export function Opening() {
  const t = useTexts(entrarTexts)
  return (
    <Door title={t.abrindo} ways={<span />}>
      <p className="so-leitor" role="status">
        {t.abrindo}
      </p>
    </Door>
  )
}

/** The three states of a link that is looked at: opening, a problem, what it is about. */
export function Opened<E extends Parameters<typeof import('./ask.ts').useAsk>[0]>({
  asked,
  next,
  children,
}: {
  asked: Asked<E>
  next?: ReactNode
  children: (data: NonNullable<Asked<E>['data']>) => ReactNode
}) {
  if (asked.data) return children(asked.data)
  if (asked.error !== null) return <LinkProblem error={asked.error} again={asked.again} next={next} />
  return <Opening />
}

/** A refusal that belongs to no field. */
export function Refusal({ error }: { error: unknown }) {
  const language = useLanguage()
  if (error === null || (error instanceof ApiError && Object.keys(error.campos).length > 0)) return null
  return <Callout tone="erro">{errorSentence(error, language)}</Callout>
}
