/** Lessons as iCalendar text (RFC 5545): one as a file, or all that a person follows. Nobody but the reader is in it. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { aovivoTexts } from '../texts.ts'
import type { EncontroRow } from './queries.ts'

const TTL_S = 3_600

export interface CalendarPlace {
  /** `https://escola.test`, without a final slash. */
  origin: string
  language: Language
  now: Date
}

export type CalendarRow = Pick<
  EncontroRow,
  'id' | 'turma_id' | 'turma_nome' | 'titulo' | 'inicio' | 'fim' | 'cancelado_em' | 'versao'
>

/**
 * The lessons as a calendar, each at its instant in UTC: no table of a zone, which this machine and the reader's might
 * know differently, stands between the two. The address of the room is not told: whoever opens the page of the lesson may be asked who
 * they are.
 */
export function calendarOf(rows: readonly CalendarRow[], { origin, language, now }: CalendarPlace): string {
  const t = say(aovivoTexts, language)
  const calendar = ical({
    name: t.minhaAgenda,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Turmalina', product: 'Aulas ao vivo', language: language === 'en-us' ? 'EN' : 'PT' },
    ttl: TTL_S,
  })
  for (const row of rows) {
    const page = `${origin}/logado/turmas/turma/${row.turma_id}/aulas-ao-vivo`
    calendar.createEvent({
      id: `encontro-${row.id}@${new URL(origin).hostname}`,
      start: row.inicio,
      end: row.fim,
      stamp: now,
      sequence: row.versao,
      status: row.cancelado_em ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: `${row.titulo} · ${row.turma_nome}`,
      description: t.serieNaTurma(row.turma_nome),
      url: page,
    })
  }
  return calendar.toString()
}
