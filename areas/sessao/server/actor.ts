/** Who a request is from: the session's person with every role in force, read anew each time (reliability A11). */
import type { FastifyRequest } from 'fastify'
import type { Actor, PapelNaTurma } from '../../../core/policy/actor.ts'
import type { Services } from '../../../core/server/context.ts'
import type { Tx } from '../../../core/server/database.ts'
import { failure, signedOut } from '../../../core/server/failure.ts'
import { isAdminToken, readAdminToken } from '../../tenant/server/public.ts'
import { sessionEnd } from '../rules.ts'
import { type ActorRow, findByToken, isSessaoOf, touchSessao } from './queries.ts'
import { hashToken, tenantOf } from './token.ts'

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

const single = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined

/** The person of a session token in its own tenant; null when the session has ended. */
export async function actorOfToken(tx: Tx, token: string, now: Date): Promise<Actor | null> {
  const row = await findByToken(tx, hashToken(token))
  if (!row) return null
  if (row.antiga) await touchSessao(tx, row.sessao_id, now, sessionEnd(now, row.compartilhada))
  return actorOf(row, tenantOf(token) ?? 0)
}

/** An administrator in another tenant: the grant and, beside it, their own live session in `UserAction`. */
async function findAdministrator(services: Services, request: FastifyRequest, now: Date): Promise<Actor> {
  const grant = readAdminToken(services.config.secretKey, request.token ?? '', now)
  if (!grant) throw signedOut()
  if (grant.targetId !== request.brand.ownerId) throw foreignToken()
  const own = single(request.headers.useraction)
  if (!own || tenantOf(own) !== grant.homeId) throw foreignAction()
  const actor = await services.database.asTenant(grant.homeId, (home) => actorOfToken(home, own, now))
  if (!actor) throw signedOut()
  if (actor.id !== grant.usuarioId || !actor.funcoes.includes('administrador-plataforma'))
    throw foreignAction()
  // In another tenant the person has no class and no network: only the platform's own role.
  return { ...actor, funcoes: ['administrador-plataforma'], redes: [], turmas: [], dependentes: [] }
}

/**
 * The person behind the request's token, in the transaction of its tenant; null when the session has ended.
 * @throws 403 when the token is of another tenant, or `UserAction` of another person (threats A1, A6)
 */
export async function findActor(services: Services, tx: Tx, request: FastifyRequest): Promise<Actor | null> {
  const token = request.token ?? ''
  const now = new Date()
  if (isAdminToken(token)) return findAdministrator(services, request, now)
  const owner = tenantOf(token)
  if (owner === undefined) return null
  if (owner !== request.brand.ownerId) throw foreignToken()
  const actor = await actorOfToken(tx, token, now)
  const action = single(request.headers.useraction)
  if (
    actor &&
    action !== undefined &&
    action !== token &&
    !(await isSessaoOf(tx, hashToken(action), actor.id))
  )
    throw foreignAction()
  return actor
}
