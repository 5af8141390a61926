/** Opens a session for a person who proved who they are, in whatever way. */

import type { Actor } from '../../../../core/policy/actor.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { PublicContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure, signedOut } from '../../../../core/server/failure.ts'
import { languageOf } from '../../../../core/texts/texts.ts'
import type { Eu } from '../contract.ts'
import { sessionEnd } from '../rules.ts'
import { jeitoDe } from '../rules-idade.ts'
import { actorOf, factsOf } from './find-actor.ts'
import * as queries from './queries.ts'
import { hashToken, makeToken } from './secrets-token.ts'

const suspended = () =>
  failure(403, 'conta_suspensa', {
    pt: 'Esta conta está suspensa. Fale com a secretaria da sua escola.',
    en: 'This account is suspended. Talk to your school office.',
  })

/** The address of a photo; where no address can be made, none is shown. */
type FotoUrl = (id: number) => string

type Jeito = Pick<Eu, 'idade' | 'animal'>
const NO_PUPIL: Jeito = { idade: null, animal: null }

/** For which age a pupil's screens are made, and a child's animal. */
async function jeitoOf(tx: Tx, { id, turmas }: Actor): Promise<Jeito> {
  const jeito = turmas.some(({ papel }) => papel === 'aluno') && (await queries.findJeito(tx, id))
  return jeito ? jeitoDe(id, jeito) : NO_PUPIL
}

function presentEu(actor: Actor, row: queries.ActorRow, jeito: Jeito, fotoUrl?: FotoUrl): Eu {
  const papeis = [
    ...actor.funcoes,
    ...actor.redes.map(({ papel }) => papel),
    ...actor.turmas.map(({ papel }) => papel),
  ]
  return {
    id: actor.id,
    nome: actor.nome,
    foto: row.foto_id !== null && fotoUrl ? fotoUrl(row.foto_id) : null,
    idioma: languageOf(row.idioma),
    papeis: [...new Set(papeis)],
    funcoes: [...actor.funcoes],
    redes: [...actor.redes],
    turmas: [...actor.turmas],
    dependentes: [...actor.dependentes],
    ...jeito,
    pendencia: factsOf(row).pendencia,
    suporte: row.suporte_nome,
  }
}

/** The person of a token, presented. */
export async function euOf(tx: Tx, token: string, tenantId: number, fotoUrl?: FotoUrl): Promise<Eu> {
  const row = await queries.findByToken(tx, hashToken(token))
  if (!row) throw signedOut()
  const actor = actorOf(row, tenantId)
  return presentEu(actor, row, await jeitoOf(tx, actor), fotoUrl)
}

export interface NewSession {
  usuarioId: number
  metodo: queries.Metodo
  /** A shared device: the session ends in 12 hours instead of 30 days. */
  compartilhada?: boolean
  /** Somebody else looks through this session: who, from which session of theirs, and until when at most. */
  suporte?: { usuarioId: number; sessaoId: number; ate: Date }
}

/** Where the session is opened: a handler's context, with a transaction of the tenant that owns the account. */
export type SessionPlace = Pick<PublicContext, 'tx' | 'brand' | 'caller' | 'now'>

/**
 * Opens a session and returns the person and the only copy of the token. What the person still owes (a second factor,
 * a password of their own) is in `usuario.pendencia`, whatever the way in.
 * @throws 403 `conta_suspensa`
 */
export async function openSession(
  { tx, brand, caller, now }: SessionPlace,
  { usuarioId, metodo, compartilhada = false, suporte }: NewSession,
): Promise<{ usuario: Eu; token: string; sessaoId: number }> {
  if ((await queries.statusOf(tx, usuarioId)) !== 'ativo') throw suspended()
  const { token, hash } = makeToken(brand.ownerId)
  const id = await queries.insertSessao(tx, {
    usuarioId,
    hash,
    metodo,
    compartilhada,
    ip: caller.ip,
    agente: caller.agent,
    now,
    suporte,
    end: suporte?.ate ?? sessionEnd(now, compartilhada),
  })
  const usuario = await euOf(tx, token, brand.ownerId)
  // Whoever opens it to look through tells it in their own name.
  if (!suporte)
    await audit(
      { tx, caller, actor: { id: usuarioId, tenantId: brand.ownerId } },
      { entidade: 'sessao', id, acao: 'entrar', mudanca: { depois: { metodo } } },
    )
  return { usuario, token, sessaoId: id }
}
