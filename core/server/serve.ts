/** Turns a contract and its handlers into routes: validation, tenant transaction, permission, envelope. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Api, Endpoint } from '../contract/endpoint.ts'
import type { Actor } from '../policy/actor.ts'
import { can } from '../policy/policy.ts'
import type { Language } from '../texts/texts.ts'
import { type AuditSource, audit } from './audit.ts'
import type { Brand } from './brand.ts'
import { compressed } from './compress.ts'
import type { Context, FoundActor, Handlers, PublicContext, Services, SessionFacts } from './context.ts'
import type { Tx } from './database.ts'
import { failure, forbidden, notFound, onlyLooking, pending, proofNeeded, signedOut } from './failure.ts'
import { onFirstUse } from './on-first-use.ts'
import { keepAnswer, repeatKeyOf, takeRepeatKey } from './repeat.ts'
import { UPLOAD_MS, withUpload } from './uploads.ts'
import { type Checker, checkerFor, closed } from './validate.ts'
import { duringVisit } from './visit.ts'
import { inWays } from './ways.ts'

declare module 'fastify' {
  interface FastifyRequest {
    brand: Brand
    language: Language
    /** The token as sent, undefined without one. */
    token: string | undefined
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** The call's name, `forum.list`: in logs and in the table of verdicts. */
    call?: string
  }
  interface FastifyInstance {
    services: Services
    /** Who a token stands for: known, so at once, or read in the request's own transaction; `fresh`: read. */
    findActor: (
      tx: Tx,
      request: FastifyRequest,
      fresh: boolean,
    ) => FoundActor | null | Promise<FoundActor | null>
    /** An administrator from another tenant, looked for before the transaction; null at once for everyone else. */
    findVisitor: (request: FastifyRequest) => Promise<FoundActor> | null
    /** Looks at what a call left before it is kept; tests alone do. @throws where it is not what was declared */
    witness?: (call: string, tx: Tx) => void
  }
}

/** Declared calls with their handlers, registered by `serve`; the list that documents and tests walk. */
export interface ServedCall {
  name: string
  endpoint: Endpoint
}

const PT = /\/pt-br(?=\/|$)/

/** The addresses of a call on the wire: `:lang` takes either language, an alias is one more address. */
export const addressesOf = ({ path, aliases = [] }: Endpoint): string[] =>
  [path, ...aliases].map((address) => address.replace(PT, '/:lang(pt-br|en-us)'))

interface Checks {
  params: Checker | undefined
  query: Checker | undefined
  body: Checker | undefined
}

const checksOf = ({ params, query, body, files }: Endpoint): Checks => ({
  params: params && checkerFor(params, { text: true }),
  query: query && checkerFor(query, { text: true }),
  body: body && checkerFor(body, { text: files !== undefined }),
})

/** The answer on the wire: what the schema does not name does not leave. */
const answerSchema = ({ returns }: Endpoint) => ({
  ...closed(returns),
  required: ['status', ...(returns.required ?? [])],
  properties: { status: { type: 'string', enum: ['sucesso'] }, ...returns.properties },
})

const withoutLanguage = (params: unknown): unknown => {
  const { lang: _, ...rest } = (params ?? {}) as Record<string, unknown>
  return rest
}

type AnyHandler = (input: object) => Promise<object>
type Undo = () => Promise<void>

/** Registers every call of an area. A missing handler does not compile. */
export function serve<A extends Api>(app: FastifyInstance, api: A, handlers: Handlers<A>): void {
  for (const [name, endpoint] of Object.entries(api)) {
    const handle = handlers[name] as unknown as AnyHandler
    const call = `${endpoint.area}.${name}`
    const checks = checksOf(endpoint)
    const schema = onFirstUse(() => answerSchema(endpoint))
    for (const url of addressesOf(endpoint))
      app.route({
        method: endpoint.method,
        url,
        config: { endpoint, call },
        // A form with files takes as long as a slow network needs; whether it moves at all is watched besides.
        ...(endpoint.files && { handlerTimeout: UPLOAD_MS }),
        handler: (request, reply) =>
          inWays(request.brand, () =>
            answer(app, request, reply, { call, endpoint, checks, schema, handle }),
          ),
      })
  }
}

interface Served {
  call: string
  endpoint: Endpoint
  checks: Checks
  schema: () => ReturnType<typeof answerSchema>
  handle: AnyHandler
}

async function answer(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, served: Served) {
  const { endpoint, checks } = served
  if (endpoint.access !== 'public' && !request.token) throw signedOut()
  const params = checks.params?.(withoutLanguage(request.params))
  const query = checks.query?.(request.query)
  const run = (body: unknown, files: PublicContext['files']) =>
    withEffects(request, files, (effects) =>
      endpoint.outside
        ? outsideTransaction(app, request, served, { params, query, body }, effects)
        : inTransaction(app, request, served, { params, query, body }, effects),
    )
  const result = endpoint.files
    ? await withUpload(app, request, endpoint, run, (body) => checks.body?.(body))
    : await run(checks.body?.(request.body), NO_FILES)
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return compressed(request, reply, reply.serializeInput({ status: 'sucesso', ...result }, served.schema()))
}

const NO_FILES: PublicContext['files'] = []

interface Effects {
  /** Must succeed, or nothing is answered. */
  beforeAnswer?: Undo
  afterCommit: Undo[]
  /** After each attempt that was rolled back. */
  afterRollback: Undo[]
  files: PublicContext['files']
}

/** Runs the work, then what it left to be done: after its commit, or undoing what the database can't. */
async function withEffects<T>(
  request: FastifyRequest,
  files: PublicContext['files'],
  work: (effects: Effects) => Promise<T>,
): Promise<T> {
  const effects: Effects = { afterCommit: [], afterRollback: [], files }
  try {
    const result = await work(effects)
    if (effects.beforeAnswer) await effects.beforeAnswer()
    if (effects.afterCommit.length > 0) await runAll(effects.afterCommit, request)
    return result
  } catch (error) {
    await runAll(effects.afterRollback, request)
    throw error
  }
}

interface Input {
  params: unknown
  query: unknown
  body: unknown
}

/** What every handler is handed, inside a transaction or not. Written out: a copy costs as much as a statement. */
const contextOf = (
  app: FastifyInstance,
  request: FastifyRequest,
  { params, query, body }: Input,
  effects: Effects,
) => ({
  params,
  query,
  body,
  brand: request.brand,
  language: request.language,
  now: new Date(),
  caller: {
    ip: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    token: request.token,
    host: request.hostname,
  },
  services: app.services,
  log: request.log,
  files: effects.files,
  afterCommit: (work: Undo) => void effects.afterCommit.push(work),
  afterRollback: (work: Undo) => void effects.afterRollback.push(work),
  tx: undefined as unknown as Tx,
  actor: null as Actor | null,
  session: null as SessionFacts | null,
  authorize: undefined as unknown as Context['authorize'],
})

/** The handler opens its own transactions; those of a person through the kernel's door, which refuses as ever. */
async function outsideTransaction(
  app: FastifyInstance,
  request: FastifyRequest,
  served: Served,
  input: Input,
  effects: Effects,
): Promise<object> {
  const { call, endpoint, handle } = served
  let letIn = endpoint.access === 'public'
  const asPerson = async (work: AnyHandler) => {
    const result = await withEffects(request, effects.files, (own) =>
      inTransaction(app, request, { ...served, handle: work }, input, own),
    )
    letIn = true
    return result
  }
  const result = await handle({ ...contextOf(app, request, input, effects), asPerson })
  if (!letIn) throw failure(500, 'erro_interno', `${call} answered without asking who asks`)
  return result
}

/** What was remembered of the person no longer holds: the transaction is undone and done again. */
class Outdated extends Error {}

async function inTransaction(
  app: FastifyInstance,
  request: FastifyRequest,
  served: Served,
  input: Input,
  effects: Effects,
): Promise<object> {
  const visiting = app.findVisitor(request)
  const visitor = visiting && (await visiting)
  const { method, reads: onlyReads, sensitive } = served.endpoint
  // What only reads is held to it by the database; a sensitive reading is logged with it.
  const reads = (method === 'GET' || onlyReads === true) && !sensitive
  const attempt = (fresh: boolean) =>
    app.services.database.asTenant(
      request.brand.ownerId,
      async (tx) => {
        // An earlier attempt was rolled back: what it did outside the database is undone before the next.
        effects.afterCommit.length = 0
        if (effects.afterRollback.length > 0) await runAll(effects.afterRollback.splice(0), request)
        return unitOfWork(app, request, tx, served, input, effects, { fresh, visitor })
      },
      { reads },
    )
  try {
    return await attempt(false)
  } catch (error) {
    if (!(error instanceof Outdated)) throw error
    return attempt(true)
  }
}

/**
 * What is refused to whoever looks through somebody's eyes: every change, every export, every sensitive reading, and
 * every reading whose answer would serve them after the visit.
 */
export const isBeyondLooking = ({
  method,
  reads,
  whileLooking,
  proof,
  sensitive,
  lasting,
}: Endpoint): boolean =>
  !whileLooking &&
  (proof !== undefined || sensitive === true || lasting === true || (method !== 'GET' && !reads))

/** Each reading through somebody's eyes is logged, with both people (reliability A6). */
async function auditLook(source: AuditSource, { call, endpoint }: Served, { params }: Input): Promise<void> {
  if (source.session?.suporteId == null || endpoint.access !== 'resource') return
  const [id] = Object.values(params ?? {})
  await audit(source, {
    entidade: endpoint.area,
    id,
    acao: 'ver_como_ler',
    mudanca: { depois: { chamada: call, ...(params as object) } },
  })
}

/** What the session may not do, whatever its person may. A refusal made from memory is asked again like any other. */
async function refuseLimited(endpoint: Endpoint, found: FoundActor): Promise<void> {
  const { session } = found
  const refusal =
    session.pendencia && !endpoint.whilePending
      ? pending()
      : session.suporteId !== null && isBeyondLooking(endpoint)
        ? onlyLooking()
        : endpoint.proof && !(await found.provedRecently())
          ? proofNeeded()
          : undefined
  if (!refusal) return
  if (!(await found.confirmed)) throw new Outdated()
  throw refusal
}

/** One attempt, inside the transaction: who asks, whether it is a repeat, the handler, whether it asked its policy. */
async function unitOfWork(
  app: FastifyInstance,
  request: FastifyRequest,
  tx: Tx,
  served: Served,
  input: Input,
  effects: Effects,
  { fresh, visitor }: { fresh: boolean; visitor: FoundActor | null },
): Promise<object> {
  const { call, endpoint, handle } = served
  const finding = visitor ?? (request.token ? app.findActor(tx, request, fresh) : null)
  const known = finding instanceof Promise ? await finding : finding
  const touch = known?.touch
  if (touch) effects.afterCommit.push(() => app.services.database.asTenant(request.brand.ownerId, touch))
  // Who still owes a proof is nobody yet, where nobody need be anyone; who only looks does nothing in that name.
  const isNobodyYet =
    endpoint.access === 'public' &&
    (known?.session.pendencia || (known?.session.suporteId != null && isBeyondLooking(endpoint)))
  if (isNobodyYet && !(await known.confirmed)) throw new Outdated()
  const found = isNobodyYet ? null : known
  const actor = found?.actor ?? null
  if (endpoint.access !== 'public') {
    if (!found) throw signedOut()
    if (found.session.pendencia || found.session.suporteId !== null || endpoint.proof)
      await refuseLimited(endpoint, found)
  }

  // A visitor from another tenant has no row here to keep the key under.
  const isAtHome = actor?.tenantId === request.brand.ownerId
  const repeatKey =
    actor && isAtHome && endpoint.method === 'POST' && !endpoint.reads && !endpoint.outside
      ? repeatKeyOf(request.headers['idempotency-key'], actor.id, () => ({
          call,
          ...input,
          files: effects.files.map((file) => file.sha256),
        }))
      : undefined
  const earlier = repeatKey && (await takeRepeatKey(tx, repeatKey))
  if (earlier) {
    if (!(await found?.confirmed)) throw new Outdated()
    return earlier
  }

  let asked = endpoint.access !== 'resource'
  const authorize: Context['authorize'] = (policy, action, target, ausente) => {
    asked = true
    if (actor && can(policy, actor, action, target)) return
    // What may not be seen is told like what does not exist: ids reveal nothing (reliability B1).
    throw action === 'view' ? notFound(ausente) : forbidden()
  }
  const session = found?.session ?? null
  const context = contextOf(app, request, input, effects)
  context.tx = tx
  context.actor = actor
  context.session = session
  context.authorize = authorize
  // An answer, or a refusal, that was made for an outdated person is worthless.
  const holds = async () => {
    if (found && !(await found.confirmed)) throw new Outdated()
  }
  let result: object
  try {
    result = await duringVisit(session?.visitaAte ?? null, () => handle(context))
  } catch (error) {
    await holds()
    throw error
  }
  await holds()
  if (!asked) throw failure(500, 'erro_interno', `${call} answered without asking its policy`)
  app.witness?.(call, tx)
  if (repeatKey) await keepAnswer(tx, repeatKey, result)
  // A reading has no transaction to write in: it is logged in one of its own, and only then answered.
  if (session?.suporteId != null)
    effects.beforeAnswer = () =>
      app.services.database.asTenant(context.brand.ownerId, (log) =>
        auditLook({ ...context, tx: log }, served, input),
      )
  return result
}

async function runAll(works: readonly Undo[], request: FastifyRequest): Promise<void> {
  for (const work of works)
    await work().catch((error: unknown) =>
      request.log.error({ err: error }, 'work after the transaction failed'),
    )
}
