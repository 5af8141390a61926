/** Who a request is from: the session's person with every role in force, read anew each time (reliability A11). */
import type { FastifyRequest } from 'fastify'
import {
  type Actor,
  asVisitor,
  isAdministradorPlataforma,
  type PapelNaTurma,
} from '../../../../core/policy/actor.ts'
import type { FoundActor, Services, SessionFacts } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure, pending, signedOut } from '../../../../core/server/failure.ts'
import { isAdminToken, readAdminToken } from '../../tenant/server/public.ts'
import { FRESH_PROOF_MS, pendenciaOf, sessionEnd } from '../rules.ts'
import type { ActorRow } from './queries.ts'
import * as queries from './queries.ts'
import { hashToken, tenantOf } from './secrets-token.ts'

const foreignToken = () =>
  failure(403, 'tenant_divergente', {
    pt: 'Esta conta pertence a outra plataforma. Entre com uma conta daqui.',
    en: 'This account belongs to another platform. Sign in with an account of this one.',
  })

const foreignAction = () =>
  failure(403, 'acao_divergente', {
    pt: 'Quem age e quem entrou não são a mesma pessoa.',
    en: 'The acting account and the signed-in account differ.',
  })

/** Roles that carry no narrower scope. */
const GLOBAL = new Set([
  'administrador-plataforma',
  'administrador_tenant',
  'encarregado',
  'suporte',
  'autor',
  'revisor',
])

export function actorOf(row: ActorRow, tenantId: number): Actor {
  const vinculos = row.vinculos ?? []
  const inTurmas = (ids: readonly number[], papel: PapelNaTurma) => ids.map((id) => ({ id, papel }))
  return {
    id: row.usuario_id,
    tenantId,
    nome: row.nome,
    funcoes: [...new Set(vinculos.filter(({ papel }) => GLOBAL.has(papel)).map(({ papel }) => papel))],
    redes: vinculos.flatMap(({ papel, funcao, rede }) =>
      rede !== null && (papel === 'gestor_rede' || papel === 'coordenador')
        ? [{ id: rede, papel, funcao: funcao === 'escrita' ? ('escrita' as const) : ('leitura' as const) }]
        : [],
    ),
    turmas: [
      ...inTurmas(
        vinculos.flatMap(({ papel, turma }) => (papel === 'professor' && turma !== null ? [turma] : [])),
        'professor',
      ),
      ...inTurmas(row.matriculas ?? [], 'aluno'),
      ...inTurmas(row.turmas_dependentes ?? [], 'responsavel'),
    ],
    dependentes: vinculos.flatMap(({ papel, aluno }) =>
      papel === 'responsavel' && aluno !== null ? [aluno] : [],
    ),
  }
}

/** What the session may do, beside what its person may. */
export const factsOf = (row: ActorRow): SessionFacts => ({
  id: row.sessao_id,
  suporteId: row.suporte_id,
  visitaAte: row.suporte_id === null ? null : row.expira_em,
  pendencia: pendenciaOf(
    {
      // A card did not use the password, and a small child can't be asked to make up another.
      trocarSenha: row.trocar_senha && row.metodo !== 'cartao',
      temFator: row.tem_fator,
      fatorProvado: row.fator_em !== null,
      exigeFator: row.exige_fator,
      suporte: row.suporte_id !== null,
    },
    (row.vinculos ?? []).map(({ papel }) => papel),
  ),
})

const single = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined

/** Tokens whose person this process remembers. The memory is never trusted: each use is checked in its transaction. */
const MAX_REMEMBERED = 5_000
type Remembered = Pick<FoundActor, 'actor' | 'session'> & { acesso: string; until: number }
const remembered = new Map<string, Remembered>()

/** Tokens themselves are kept nowhere, not even here. */
const keyOf = (hash: Buffer): string => hash.toString('latin1')

function remember(
  hash: Buffer,
  known: Pick<Remembered, 'actor' | 'session'>,
  { acesso, muda_em }: ActorRow,
): void {
  if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value ?? '')
  const until = muda_em?.getTime() ?? Number.POSITIVE_INFINITY
  remembered.set(keyOf(hash), { ...known, acesso: String(acesso), until })
}

/** Whose a token was when it was last looked at; undefined where this process does not remember. It grants nothing. */
export function personOf(token: string): Pick<FoundActor, 'actor'> | undefined {
  if (tenantOf(token) === undefined) return undefined
  return remembered.get(keyOf(hashToken(token)))
}

/** Whether the person of a session proved in it, less than ten minutes ago, who they are. */
export const isProvedRecently = (tx: Tx, sessaoId: number): Promise<boolean> =>
  queries.isProvedSince(tx, sessaoId, new Date(Date.now() - FRESH_PROOF_MS))

const holds = Promise.resolve(true)

/** What is remembered of a token, with the check of it on its way in the transaction; undefined: nothing. */
function recall(tx: Tx, hash: Buffer, now: Date): FoundActor | undefined {
  const known = remembered.get(keyOf(hash))
  if (!known || known.until <= now.getTime()) return undefined
  const confirmed = queries.stillHolds(tx, hash, known.acesso)
  // Awaited at the end; what fails before that must not leave this one unheard, which would end the process.
  confirmed.catch(() => {})
  const { actor, session } = known
  return { actor, session, provedRecently: () => isProvedRecently(tx, session.id), confirmed }
}

/** The person of a session token in its own tenant, read anew; null when the session has ended. */
async function readActor(tx: Tx, token: string, hash: Buffer, now: Date): Promise<FoundActor | null> {
  remembered.delete(keyOf(hash))
  const row = await queries.findByToken(tx, hash)
  if (!row) return null
  const actor = actorOf(row, tenantOf(token) ?? 0)
  const session = factsOf(row)
  // What ends when another session does is read anew each time.
  if (row.suporte_id === null) remember(hash, { actor, session }, row)
  // A session to look through ends when it was told to.
  const touch =
    row.antiga && row.suporte_id === null
      ? (later: Tx) => queries.touchSessao(later, row.sessao_id, now, sessionEnd(now, row.compartilhada))
      : undefined
  return { actor, session, provedRecently: () => isProvedRecently(tx, session.id), confirmed: holds, touch }
}

/**
 * The person of a session token in its own tenant; null when the session has ended. Unless `fresh`, what is
 * remembered is given at once.
 */
export function actorOfToken(
  tx: Tx,
  token: string,
  now: Date,
  fresh: boolean,
): FoundActor | Promise<FoundActor | null> {
  const hash = hashToken(token)
  return (fresh ? undefined : recall(tx, hash, now)) ?? readActor(tx, token, hash, now)
}

/**
 * An administrator in another tenant: the grant and, beside it, their own live session in `UserAction`; null when the
 * token is no grant. It opens a transaction of the home tenant, so never call it inside another: two connections held
 * by each of many requests would starve them all.
 */
export const findVisitor = (services: Services, request: FastifyRequest): Promise<FoundActor> | null =>
  isAdminToken(request.token ?? '') ? readVisitor(services, request) : null

async function readVisitor(services: Services, request: FastifyRequest): Promise<FoundActor> {
  const now = new Date()
  const grant = readAdminToken(services.config.secretKey, request.token ?? '', now)
  if (!grant) throw signedOut()
  if (grant.targetId !== request.brand.ownerId) throw foreignToken()
  const own = single(request.headers.useraction)
  if (!own || tenantOf(own) !== grant.homeId) throw foreignAction()
  const { found, proved } = await services.database.asTenant(grant.homeId, async (home) => {
    const person = await actorOfToken(home, own, now, true)
    return { found: person, proved: (await person?.provedRecently()) ?? false }
  })
  if (!found) throw signedOut()
  const { actor, session } = found
  if (session.pendencia) throw pending()
  if (actor.id !== grant.usuarioId || !isAdministradorPlataforma(actor)) throw foreignAction()
  return { actor: asVisitor(actor), session, provedRecently: async () => proved, confirmed: holds }
}

/**
 * The person behind the request's token, in the transaction of its tenant; null when the session has ended.
 * @throws 403 when the token is of another tenant, or `UserAction` of another person, or of nobody where a call of
 *   administration asks for it (threats A1, A6)
 */
export function findActor(
  tx: Tx,
  request: FastifyRequest,
  fresh: boolean,
): FoundActor | null | Promise<FoundActor | null> {
  const token = request.token ?? ''
  const owner = tenantOf(token)
  if (owner === undefined) return null
  if (owner !== request.brand.ownerId) throw foreignToken()
  const found = actorOfToken(tx, token, new Date(), fresh)
  const action = single(request.headers.useraction)
  // Who administers names themself in what they do, in their own tenant too (section 6).
  if (!action && request.routeOptions.config.endpoint?.client === 'admin') throw foreignAction()
  return action === undefined || action === token ? found : actingAs(tx, found, action)
}

async function actingAs(
  tx: Tx,
  finding: FoundActor | Promise<FoundActor | null>,
  action: string,
): Promise<FoundActor | null> {
  const found = await finding
  if (found && !(await queries.isSessaoOf(tx, hashToken(action), found.actor.id))) throw foreignAction()
  return found
}
