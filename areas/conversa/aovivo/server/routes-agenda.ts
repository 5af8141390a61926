/** Handlers of calendars: a lesson as a file, and the secret addresses that a telephone follows. */
import { createHash, randomBytes } from 'node:crypto'
import { isVisitor } from '../../../../core/policy/actor.ts'
import { originOf } from '../../../../core/server/brand.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import type { aovivoApi } from '../contract.ts'
import { agendaPolicy } from '../policy.ts'
import { aovivoTexts } from '../texts.ts'
import { encontroFor } from './find.ts'
import { calendarOf } from './print-calendar.ts'
import {
  type AgendaRow,
  deleteAgenda,
  findAgenda,
  insertAgenda,
  listAgendas,
  MOST_AGENDAS,
} from './queries-agenda.ts'

/** 256 random bits, of which only the hash is kept. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const presentAgenda = ({ id, nome, created_at }: AgendaRow) => ({
  id,
  nome,
  criada_em: created_at,
})

type AgendaCalls = Pick<typeof aovivoApi, 'calendarFile' | 'listAgendas' | 'createAgenda' | 'revokeAgenda'>

export const agendaHandlers: Handlers<AgendaCalls> = {
  async calendarFile({ params, ...context }) {
    const { brand, language, now, services } = context
    const row = await encontroFor(context, 'view', params.id)
    const origin = originOf(brand, services.config.publicUrl)
    return { arquivo: `aula-ao-vivo-${row.id}.ics`, conteudo: calendarOf([row], { origin, language, now }) }
  },

  async listAgendas({ tx, actor }) {
    const rows = isVisitor(actor) ? [] : await listAgendas(tx, actor.id)
    return { agendas: rows.map(presentAgenda), maximo: MOST_AGENDAS }
  },

  async createAgenda({ tx, actor, body, brand, services }) {
    if (isVisitor(actor)) throw failure(403, 'visitante', aovivoTexts.visitante)
    const nome = body.nome.trim() || 'Agenda'
    const token = randomBytes(32).toString('base64url')
    const row = await insertAgenda(tx, actor.id, nome, hashOf(token))
    if (!row) throw failure(409, 'muitas_agendas', aovivoTexts.muitasAgendas)
    const origin = originOf(brand, services.config.publicUrl)
    return { agenda: presentAgenda(row), endereco: `${origin}/agenda/${token}.ics` }
  },

  async revokeAgenda({ tx, actor, params, authorize }) {
    const row = await findAgenda(tx, params.id)
    if (!row) throw notFound()
    authorize(agendaPolicy, 'view', { usuario: row.usuario_id })
    authorize(agendaPolicy, 'revoke', { usuario: row.usuario_id })
    await deleteAgenda(tx, row.id)
    return { agendas: (await listAgendas(tx, actor.id)).map(presentAgenda) }
  },
}
