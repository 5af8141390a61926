/** The day of a lesson as a leaf of a calendar, and where the lesson is. */

import { wallClock } from '../../../../core/contract/time.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { cx } from '../../../../core/web/ui/cx.ts'
import type { Encontro } from '../contract.ts'
import { timesOf, weekdayName } from './dates.ts'
import { aovivoWebTexts } from './texts.ts'

export const salaOf = ({ id, turma }: Pick<Encontro, 'id' | 'turma'>): string =>
  href('/logado/turmas/turma/:id/aulas-ao-vivo/:encontro', { id: turma.id, encontro: id })

/** The day as a leaf of a calendar. */
export function DayLeaf({
  encontro,
}: {
  encontro: Pick<Encontro, 'inicio' | 'fim'> & Partial<Pick<Encontro, 'estado'>>
}) {
  const dates = useDates()
  const t = useTexts(aovivoWebTexts)
  const language = useLanguage()
  const at = new Date(encontro.inicio)
  const { de, ate } = timesOf(encontro, dates)
  return (
    <time
      className={cx(
        'folhinha num poco pilha ji-c v-z pb-3 pi-4 lh-3 lm-8',
        encontro.estado !== 'encerrada' && encontro.estado !== 'cancelada' && 'vivo',
      )}
      dateTime={encontro.inicio}
    >
      <small className="fraca">{weekdayName(wallClock(at).weekday, language)}</small>
      <b>{dates.dayMonth(at)}</b>
      <small className="fraca">{t.das(de, ate)}</small>
    </time>
  )
}
