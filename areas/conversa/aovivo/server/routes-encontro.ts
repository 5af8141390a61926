/** Handlers of lessons: reading, planning, changing, beginning, ending, calling off. */

import { sure } from '../../../../core/contract/narrow.ts'
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { Alcance, aovivoApi } from '../contract.ts'
import { encontroPolicy } from '../policy.ts'
import { after, estadoAt, nextLook, REMIND_MS, refusalOf } from '../rules.ts'
import { moveAlong } from '../rules-serie.ts'
import { aovivoTexts } from '../texts.ts'
import { announce, remind, scheduleLooks, tellTurma } from './announce.ts'
import { type Asked, checkInicio, checkUrl, endOf, inicioOf, titleOf, wrong } from './fields.ts'
import { conflict, encontroFor, refuseUntimely, turmaFor } from './find.ts'
import { presentEncontro } from './present.ts'
import type { EncontroRow } from './queries.ts'
import * as queries from './queries.ts'

const AHEAD_MS = 14 * 86_400_000
const ON_HOME = 5

const viewing = ({ actor, now, services }: Context) => ({ actor, now, liveHosts: services.config.liveHosts })

/** The lesson as it stands after the change, in the same transaction. */
async function shown(context: Context, id: number) {
  const row = sure(await queries.findEncontro(context.tx, id))
  return presentEncontro(row, viewing(context))
}

/** The lesson, or it and those that follow in its series: locked, and of them those that the act is possible for. */
async function reached(
  context: Context,
  row: EncontroRow,
  alcance: Alcance,
  ato: 'mudar' | 'cancelar' | 'remover',
) {
  if (alcance === 'esta' || row.serie_id === null) return [row]
  const rows = await queries.lockFollowing(context.tx, row)
  return rows.filter((one) => one.id === row.id || refusalOf(ato, one, context.now) === null)
}

/** No reminder of what begins within the quarter of an hour: the news itself reminds. */
const remindedBy = (inicio: Date, now: Date): Date | null =>
  inicio.getTime() - now.getTime() <= REMIND_MS ? now : null

/** A lesson of the series as the form wants it: the named one exactly, another as many days on. */
function planned(row: EncontroRow, named: EncontroRow, asked: Asked, now: Date): EncontroRow {
  const wanted = new Date(asked.inicio)
  const inicio = row.id === named.id ? wanted : moveAlong(row.inicio, named.inicio, wanted)
  const moved = inicio.getTime() !== row.inicio.getTime()
  const { provedor, url, sala_espera, gravar } = asked
  return {
    ...row,
    titulo: titleOf(asked.titulo),
    inicio,
    fim: endOf(inicio, asked.duracao),
    provedor,
    url,
    sala_espera,
    gravar,
    lembrado_em: moved ? remindedBy(inicio, now) : row.lembrado_em,
  }
}

/** The dates of a lesson that runs: it has begun, and may be made longer or shorter, not over. */
function checkDates(row: EncontroRow, asked: Asked, now: Date): void {
  const inicio = new Date(asked.inicio)
  const moved = inicio.getTime() !== row.inicio.getTime()
  if (estadoAt(row, now) === 'ao_vivo') {
    if (moved) throw wrong('inicio', aovivoTexts.inicioCorrendo)
    if (endOf(inicio, asked.duracao) <= now) throw wrong('duracao', aovivoTexts.fimPassado)
  } else if (moved) checkInicio(inicio, now)
}

type EncontroCalls = Pick<
  typeof aovivoApi,
  | 'list'
  | 'upcoming'
  | 'find'
  | 'create'
  | 'edit'
  | 'start'
  | 'end'
  | 'cancel'
  | 'restore'
  | 'remove'
  | 'setRecording'
>

export const encontroHandlers: Handlers<EncontroCalls> = {
  async list({ params, query, ...context }) {
    const { tx, actor, now } = context
    const { turma, alvo } = await turmaFor(context, 'view', params.turma)
    const rows = await queries.listEncontros(tx, turma.id, now, query)
    return {
      encontros: rows.map((row) => presentEncontro(row, viewing(context))),
      total: rows[0]?.total ?? 0,
      agora: now,
      permissoes: {
        manage: can(encontroPolicy, actor, 'manage', alvo),
        report: can(encontroPolicy, actor, 'report', alvo),
      },
    }
  },

  async upcoming({ query, ...context }) {
    const { tx, actor, now } = context
    const own = [...new Set(actor.turmas.map(({ id }) => id))]
    const turmas = query.turma === undefined ? own : own.filter((id) => id === query.turma)
    const ate = new Date(now.getTime() + AHEAD_MS)
    const rows = turmas.length > 0 ? await queries.listUpcoming(tx, turmas, { now, ate, limit: ON_HOME }) : []
    return { encontros: rows.map((row) => presentEncontro(row, viewing(context))), agora: now }
  },

  async find({ params, ...context }) {
    const row = await encontroFor(context, 'view', params.id)
    return { encontro: presentEncontro(row, viewing(context)), agora: context.now }
  },

  async create({ params, body, ...context }) {
    const { tx, actor, now } = context
    const { turma } = await turmaFor(context, 'manage', params.turma)
    const { recorrencia, inicio: _, titulo, ...rest } = body
    const inicios = inicioOf(body, now)
    checkUrl(body.provedor, body.url)
    const serie = recorrencia ? await queries.insertSerie(tx, turma.id, recorrencia) : null
    const given = { ...rest, titulo: titleOf(titulo), turma_id: turma.id, usuario_id: actor.id }
    const lembrados = inicios.map((inicio) => remindedBy(inicio, now))
    const ids = await queries.insertEncontros(tx, given, inicios, { serie, lembrados })
    const looks = inicios.flatMap((inicio, i) => {
      const horario = { inicio, fim: endOf(inicio, body.duracao), iniciado_em: null, encerrado_em: null }
      const at = nextLook({ ...horario, cancelado_em: null, lembrado_em: lembrados[i] ?? null }, now)
      return at ? [{ id: ids[i] as number, at }] : []
    })
    await queries.enqueueMoves(tx, looks)
    const first = sure(await queries.findEncontro(tx, ids[0] as number))
    await announce(tx, 'aula_marcada', first, { autor: actor.id, vezes: ids.length })
    await tellTurma(tx, turma.id)
    return { encontro: presentEncontro(first, viewing(context)), criadas: ids.length }
  },

  async edit({ params, body, ...context }) {
    const { tx, actor, now } = context
    const row = await encontroFor(context, 'manage', params.id, { lock: true })
    if (row.versao !== body.versao) throw conflict('outroMudou')
    refuseUntimely('mudar', row, now)
    checkDates(row, body, now)
    checkUrl(body.provedor, body.url)
    const rows = await reached(context, row, body.alcance, 'mudar')
    const next = rows.map((one) => planned(one, row, body, now))
    await queries.savePlans(tx, next)
    await scheduleLooks(tx, next, now)
    const named = next.find(({ id }) => id === row.id) as EncontroRow
    if (named.inicio.getTime() !== row.inicio.getTime())
      await announce(tx, 'aula_mudou', named, { autor: actor.id, vezes: next.length })
    await tellTurma(tx, row.turma_id)
    return { encontro: await shown(context, row.id), mudadas: next.length }
  },

  async start({ params, ...context }) {
    const { tx, actor, now } = context
    const row = await encontroFor(context, 'manage', params.id, { lock: true })
    refuseUntimely('comecar', row, now)
    const next: EncontroRow = {
      ...after('comecar', row, now),
      estado: 'ao_vivo',
      lembrado_em: row.lembrado_em ?? now,
    }
    await queries.saveStandings(tx, [next])
    await scheduleLooks(tx, [next], now)
    if (!row.lembrado_em) await remind(tx, 'aula_comecou', row, actor.id)
    await tellTurma(tx, row.turma_id)
    return { encontro: await shown(context, row.id) }
  },

  async end({ params, ...context }) {
    const { tx, now } = context
    const row = await encontroFor(context, 'manage', params.id, { lock: true })
    refuseUntimely('encerrar', row, now)
    await queries.saveStandings(tx, [{ ...after('encerrar', row, now), estado: 'encerrada' }])
    await tellTurma(tx, row.turma_id)
    return { encontro: await shown(context, row.id) }
  },

  async cancel({ params, body, ...context }) {
    const { tx, actor, now } = context
    const row = await encontroFor(context, 'manage', params.id, { lock: true })
    refuseUntimely('cancelar', row, now)
    const motivo = body.motivo.trim()
    const rows = await reached(context, row, body.alcance, 'cancelar')
    await queries.saveStandings(
      tx,
      rows.map((one) => ({ ...after('cancelar', one, now), estado: 'cancelada' as const, motivo })),
    )
    await announce(tx, 'aula_cancelada', row, { autor: actor.id, vezes: rows.length, motivo })
    await tellTurma(tx, row.turma_id)
    const encontro = await shown(context, row.id)
    const mudanca = { depois: { aulas: rows.map(({ id }) => id) } }
    await audit(context, { entidade: 'encontro', id: row.id, acao: 'cancelar', motivo, mudanca })
    return { encontro, mudadas: rows.length }
  },

  async restore({ params, ...context }) {
    const { tx, actor, now } = context
    const row = await encontroFor(context, 'manage', params.id, { lock: true })
    refuseUntimely('retomar', row, now)
    const rows = await queries.lockCancelledWith(tx, row)
    const next = rows
      .filter((one) => refusalOf('retomar', one, now) === null)
      .map((one): EncontroRow => {
        const back = { ...after('retomar', one, now), motivo: '' }
        return { ...back, estado: estadoAt(back, now) }
      })
    await queries.saveStandings(tx, next)
    await scheduleLooks(tx, next, now)
    await announce(tx, 'aula_retomada', row, { autor: actor.id, vezes: next.length })
    await tellTurma(tx, row.turma_id)
    const encontro = await shown(context, row.id)
    const mudanca = { depois: { aulas: next.map(({ id }) => id) } }
    await audit(context, { entidade: 'encontro', id: row.id, acao: 'retomar', mudanca })
    return { encontro, mudadas: next.length }
  },

  async remove({ params, query, ...context }) {
    const { tx, actor, now } = context
    const row = await encontroFor(context, 'manage', params.id, { lock: true })
    refuseUntimely('remover', row, now)
    const rows = await reached(context, row, query.alcance, 'remover')
    await queries.deleteEncontros(
      tx,
      rows.map(({ id }) => id),
    )
    // Who heard that it was called off needs no second word.
    const standing = rows.filter(({ cancelado_em }) => cancelado_em === null)
    if (standing[0])
      await announce(tx, 'aula_cancelada', standing[0], { autor: actor.id, vezes: standing.length })
    await tellTurma(tx, row.turma_id)
    const { id, titulo, inicio } = row
    const mudanca = { antes: { titulo, inicio, aulas: rows.map((one) => one.id) } }
    await audit(context, { entidade: 'encontro', id, acao: 'apagar', mudanca })
    return { removidas: rows.length }
  },

  async setRecording({ params, body, ...context }) {
    const { tx, now } = context
    const row = await encontroFor(context, 'manage', params.id, { lock: true })
    const { gravacao } = body
    if (gravacao) {
      checkUrl('link', gravacao.url)
      if (new Date(gravacao.expira_em) <= now) throw wrong('expira_em', aovivoTexts.expiraPassado)
    }
    const estado = estadoAt(row, now)
    if (gravacao && estado !== 'encerrada' && estado !== 'ao_vivo')
      throw conflict(estado === 'cancelada' ? 'cancelada' : 'naoComecou')
    await queries.setGravacao(
      tx,
      row.id,
      gravacao && { url: gravacao.url, expira_em: new Date(gravacao.expira_em) },
    )
    await tellTurma(tx, row.turma_id)
    return { encontro: await shown(context, row.id) }
  },
}
