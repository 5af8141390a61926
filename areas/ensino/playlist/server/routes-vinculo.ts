/** Handlers of the links of playlists to networks and classes. */
import { can } from '../../../../core/policy/policy.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, invalid, notFound } from '../../../../core/server/failure.ts'
import { redePolicy } from '../../../escola/rede/policy.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { findTurma } from '../../../escola/turma/server/public.ts'
import type { playlistApi } from '../contract.ts'
import { donoOf, redeVinculoPolicy } from '../policy.ts'
import { playlistTexts as texts } from '../texts.ts'
import { scheduleNotice } from './announce.ts'
import { playlistFor, vinculoFor } from './find.ts'
import { presentJanela, presentVinculo } from './present.ts'
import { playlistsOfTurma } from './public.ts'
import * as queries from './queries-vinculo.ts'

/** Classes that are named one by one. */
const SHOWN = 200

interface Typed {
  inicio?: string | null
  fim?: string | null
}

/** The window as it is kept; an end that has passed already may stay. */
function readJanela({ inicio, fim }: Typed, now: Date, kept: Date | null = null) {
  const [from, to] = [inicio ? new Date(inicio) : null, fim ? new Date(fim) : null]
  if (to && from && to <= from) throw invalid({ fim: texts.fim })
  if (to && to <= now && to.getTime() !== kept?.getTime()) throw invalid({ fim: texts.passado })
  return { inicio: from, fim: to }
}

/** Every place is asked for before any is linked: 404 for what is not there or not seen. */
async function authorizeAlvos(
  { tx, actor, authorize }: Context,
  { redes, turmas }: { redes: readonly number[]; turmas: readonly number[] },
): Promise<void> {
  const [foundRedes, foundTurmas] = [await queries.findRedes(tx, redes), await queries.findTurmas(tx, turmas)]
  if (foundRedes.length < redes.length || foundTurmas.length < turmas.length) throw notFound()
  for (const { caminho } of foundRedes) {
    if (!can(redePolicy, actor, 'view', { redeCaminho: caminho })) throw notFound()
    authorize(redeVinculoPolicy, 'link', { redeCaminho: caminho })
  }
  for (const { caminho, ...turma } of foundTurmas) {
    const place = { ...turma, redeCaminho: caminho }
    if (!can(turmaPolicy, actor, 'view', place)) throw notFound()
    authorize(turmaPolicy, 'manage', { ...place, status: 'ativa' })
  }
  if (foundTurmas.some(({ status }) => status !== 'ativa'))
    throw failure(409, 'turma_encerrada', texts.encerrada)
}

/** At most 200 links. */
const tellLater = (
  { tx, actor }: Context,
  vinculos: readonly number[],
  { inicio }: { inicio: Date | null },
) => Promise.all(vinculos.map((vinculo) => scheduleNotice(tx, { vinculo, por: donoOf(actor) }, inicio)))

type VinculoHandlers = Pick<
  Handlers<typeof playlistApi>,
  'listVinculos' | 'lugares' | 'link' | 'changeVinculo' | 'unlink' | 'listTurma'
>

export const vinculoHandlers: VinculoHandlers = {
  async listVinculos({ params, ...context }) {
    const playlist = await playlistFor(context, 'view', params.id)
    const rows = await queries.listVinculos(context.tx, params.id)
    const { turmas, total } = await queries.affected(context.tx, params.id, SHOWN)
    return {
      vinculos: rows.map((row) => presentVinculo(row, playlist, context)),
      turmas,
      total_turmas: total,
    }
  },

  async lugares({ params, query, ...context }) {
    await playlistFor(context, 'view', params.id)
    return { lugares: await queries.findLugares(context.tx, context.actor, query.busca ?? '') }
  },

  async link({ params, body, ...context }) {
    const { redes = [], turmas = [] } = body
    await playlistFor(context, 'view', params.id)
    if (redes.length + turmas.length === 0) throw invalid({ alvos: texts.alvo })
    await authorizeAlvos(context, { redes, turmas })
    const janela = readJanela(body, context.now)
    const made = await queries.insertVinculos(context.tx, params.id, { redes, turmas, ...janela })
    await tellLater(context, made, janela)
    const mudanca = { depois: { redes, turmas, inicio: body.inicio ?? null, fim: body.fim ?? null } }
    await audit(context, { entidade: 'playlist', id: params.id, acao: 'vincular', mudanca })
    return { criados: made.length }
  },

  async changeVinculo({ params, body, ...context }) {
    const row = await vinculoFor(context, params)
    const janela = readJanela(body, context.now, row.fim)
    await queries.updateVinculo(context.tx, row.id, janela)
    await tellLater(context, [row.id], janela)
    return {}
  },

  async unlink({ params, ...context }) {
    const { id, tipo, alvo_id } = await vinculoFor(context, params)
    await queries.deleteVinculo(context.tx, id)
    const mudanca = { antes: { [tipo]: alvo_id } }
    await audit(context, { entidade: 'playlist', id: params.id, acao: 'desvincular', mudanca })
    return {}
  },

  async listTurma({ params, ...context }) {
    const { tx, actor, authorize, now } = context
    const turma = await findTurma(tx, params.turma)
    if (!turma) throw notFound()
    authorize(turmaPolicy, 'view', turma)
    if (!turma.recursos.includes('aulas')) return { playlists: [] }
    const todas = can(turmaPolicy, actor, 'viewContacts', turma)
    const playlists = await playlistsOfTurma(tx, turma.id, { now, todas })
    return { playlists: playlists.map((playlist) => ({ ...playlist, ...presentJanela(playlist, now) })) }
  },
}
