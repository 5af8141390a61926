/** Handlers of presence: the beacon, the attendance report and its file. */

import type { Static } from 'typebox'
import { datesFor } from '../../../../core/contract/dates.ts'
import type { Told } from '../../../../core/contract/endpoint.ts'
import { dayAt, fromWallClock } from '../../../../core/contract/time.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { tableFile } from '../../../../core/server/sheets/write.ts'
import { say } from '../../../../core/texts/texts.ts'
import type { aovivoApi, Presenca } from '../contract.ts'
import { estadoAt, janelaAt, MINUTE_MS } from '../rules.ts'
import { coverage, OLDEST_S, shareOf } from '../rules-presenca.ts'
import { dayFrom } from '../rules-serie.ts'
import { aovivoTexts } from '../texts.ts'
import { wrong } from './fields.ts'
import { encontroFor, turmaFor } from './find.ts'
import { addPresenca, listHeld, listPresencas, type Periodo, type PresencaRow } from './queries-presenca.ts'

const MOST_ROWS = 20_000
const DEFAULT_DAYS = 30

const presentPresenca = (row: PresencaRow): Told<Presenca> => ({
  encontro: row.encontro,
  inicio: row.inicio,
  titulo: row.titulo,
  aluno: { id: row.aluno_id, nome: row.aluno_nome },
  entrou: row.entrou,
  saiu: row.saiu,
  minutos: Math.round(row.segundos / 60),
  percentual: shareOf(row.segundos, row.duracao),
})

/** The days asked for, by the tenant's clock; the last 30 up to today unless told. */
function periodOf(
  { de, ate }: { de?: string; ate?: string },
  now: Date,
): { texts: { de: string; ate: string }; instants: Periodo } {
  const last = ate ?? dayAt(now)
  const end = dayFrom(last)
  if (!end) throw wrong('ate', aovivoTexts.dataInvalida)
  const first = de ?? dayAt(fromWallClock(end.year, end.month, end.day - DEFAULT_DAYS, 12))
  const begin = dayFrom(first)
  if (!begin) throw wrong('de', aovivoTexts.dataInvalida)
  if (first > last) throw wrong('ate', aovivoTexts.periodoTrocado)
  return {
    texts: { de: first, ate: last },
    instants: {
      de: fromWallClock(begin.year, begin.month, begin.day),
      ate: fromWallClock(end.year, end.month, end.day + 1),
    },
  }
}

type PresencaCalls = Pick<typeof aovivoApi, 'beacon' | 'report' | 'exportReport'>
type Exported = Static<PresencaCalls['exportReport']['body']>

export const presencaHandlers: Handlers<PresencaCalls> = {
  async beacon({ params, body, ...context }) {
    const { tx, actor, now } = context
    const row = await encontroFor(context, 'attend', params.id)
    const estado = estadoAt(row, now)
    // What was measured before the end may arrive a little after it.
    const asked = new Date(now.getTime() - (estado === 'encerrada' ? OLDEST_S * 1000 : 0))
    const ran = janelaAt(row, now)
    if (!ran || ran.ate < asked) return { estado, conta: false }
    // While it runs a beacon reaches past now, up to the planned end.
    const janela = { de: ran.de, ate: estado === 'ao_vivo' ? row.fim : ran.ate }
    await addPresenca(tx, row.id, actor.id, coverage(body.idades, now, janela))
    return { estado, conta: estado === 'ao_vivo' }
  },

  async report({ params, query, ...context }) {
    const { tx, now } = context
    const { turma } = await turmaFor(context, 'report', params.turma)
    const { texts, instants } = periodOf(query, now)
    const { pagina, linhas, encontro, presentes } = query
    const page = { limit: linhas, offset: (pagina - 1) * linhas }
    const [rows, encontros] = await Promise.all([
      listPresencas(tx, turma.id, now, { ...instants, encontro, presentes }, page),
      listHeld(tx, turma.id, now, instants),
    ])
    const first = rows[0]
    return {
      presencas: rows.map(presentPresenca),
      total: first?.total ?? 0,
      esperadas: first?.esperadas ?? 0,
      vieram: first?.vieram ?? 0,
      ...texts,
      encontros: encontros.map((one) => ({ ...one, inicio: one.inicio })),
    }
  },

  async exportReport({ params, body, ...context }) {
    const { tx, now, language } = context
    const { turma } = await turmaFor(context, 'report', params.turma)
    const { formato, encontro, presentes, ...period }: Exported = body
    const { texts, instants } = periodOf(period, now)
    const filter = { ...instants, encontro, presentes }
    const rows = await listPresencas(tx, turma.id, now, filter, { limit: MOST_ROWS + 1, offset: 0 })
    if (rows.length > MOST_ROWS) throw wrong('de', aovivoTexts.muitasLinhas)
    const t = say(aovivoTexts, language)
    const clock = (at: Date | null) => (at ? datesFor(language).time(at) : null)
    const sheet = {
      nome: t.presencas,
      titles: [t.data, t.titulo, t.aluno, t.entrou, t.saiu, t.minutos, t.percentual],
      rows: rows.map((row) => [
        row.inicio,
        row.titulo,
        row.aluno_nome,
        clock(row.entrou),
        clock(row.saiu),
        Math.round(row.segundos / (MINUTE_MS / 1000)),
        shareOf(row.segundos, row.duracao),
      ]),
    }
    const file = await tableFile(formato, sheet)
    const mudanca = { depois: { formato, total: rows.length, ...texts, ...(encontro && { encontro }) } }
    await audit(context, { entidade: 'turma', id: turma.id, acao: 'exportar_presenca', mudanca })
    return {
      arquivo: `presenca-${texts.de}-${texts.ate}.${formato}`,
      ...file,
      total: rows.length,
    }
  },
}
