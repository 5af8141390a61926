/** Fills an empty installation with the demonstration network: deterministic but for the dates, one transaction. */
import { hash } from '@node-rs/argon2'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { MOVE } from '../areas/conversa/aovivo/server/queries.ts'
import { MOVE_STATUS } from '../areas/conversa/forum/server/announce.ts'
import { builderOver, sendTo, TransactionConnection } from '../core/server/connection.ts'
import type { FileStore } from '../core/server/files/store.ts'
import type { DB } from '../database/types.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { buildAulasAoVivo, type LessonMove } from './aovivo.ts'
import { seedAprender } from './aprender.ts'
import { type AulaMarks, buildAulas, linkAulas } from './aulas.ts'
import { buildAvisosRede } from './avisos-rede.ts'
import { seedMatriz } from './catalogo.ts'
import { seedCertificados } from './certificados.ts'
import { buildCompartilhamentos, type FileDemo, shareAulas } from './compartilhamento.ts'
import { FLORIPA } from './content/floripa.ts'
import { BOAS_VINDAS, OUTRAS } from './content/outras.ts'
import { PORTUGUES_7A } from './content/portugues7a.ts'
import type { TopicoDemo } from './content/shape.ts'
import { seedCurriculos } from './curriculos.ts'
import { type Draft, keepLastIds, openDraft, readLastIds } from './draft.ts'
import { buildEnquetes } from './enquetes.ts'
import { buildForum, type Move } from './forum.ts'
import { buildMatriculas } from './matriculas.ts'
import { type MidiaDemo, makeMidias } from './midia/midias.ts'
import { openNames } from './names.ts'
import { buildNetwork, type TenantPlan } from './network.ts'
import { buildNotifications } from './notifications.ts'
import { seedPaginas } from './paginas.ts'
import { FLORIPA_PLAN, MAIN_PLAN } from './plans.ts'
import { seedPlaylists } from './playlists.ts'
import { buildPrivacidade } from './privacidade.ts'
import { seedQuestoes } from './questoes.ts'
import { openRandom } from './random.ts'
import { seedTrilhas } from './trilhas.ts'

export interface SeedOptions {
  log: (message: string) => void
  /** Everything is dated relative to this. */
  now: Date
  /** Takes the shared files. */
  store: Pick<FileStore, 'put'>
}

export interface Tenancy {
  plan: TenantPlan
  seed: number
  conversations: Readonly<Record<string, readonly TopicoDemo[]>>
}

/** What each tenant is made of; `seed` decides the names and the numbers. */
export const TENANCIES: readonly Tenancy[] = [
  { plan: MAIN_PLAN, seed: 7, conversations: { ...OUTRAS, '7º A': PORTUGUES_7A } },
  { plan: FLORIPA_PLAN, seed: 48, conversations: FLORIPA },
]

/** Any number will do, as long as nothing else locks it. */
const LOCK = 7_204_601

/** The same cost as a real sign-in (19 MiB, two passes). */
export const hashDemoPassword = (): Promise<string> =>
  hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

/**
 * Does nothing when the register already holds a tenant. Two processes at once are safe: one waits and finds it done.
 * @param connection the owner of the tables, as for the migrations
 * @returns whether it filled the database
 */
export async function seedDemo(
  connection: pg.ClientConfig,
  { log, now, store }: SeedOptions,
): Promise<boolean> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const tx = builderOver<DB>(new TransactionConnection(sendTo(client), { opening: [{ text: 'begin' }] }))
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
    const { rows } = await sql<{ filled: boolean }>`select exists (select from tenant) as filled`.execute(tx)
    if (rows[0]?.filled) {
      await client.query('rollback')
      return false
    }
    log('Preparando a rede de demonstração…')
    const [senhaHash, midias] = await Promise.all([hashDemoPassword(), makeMidias()])
    for (const tenancy of TENANCIES) {
      const files = await seedTenant(tx, tenancy, { senhaHash, now, midias })
      for (const { chave, conteudo, tipo } of files) await store.put(chave, conteudo, { contentType: tipo })
    }
    await client.query('commit')
    // Plans are made from what is there now, not from empty tables.
    await client.query('analyze')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    await client.end()
  }
}

interface Common {
  senhaHash: string
  /** What lessons show (demo/midia). */
  midias: readonly MidiaDemo[]
  now: Date
}

async function seedTenant(
  tx: Kysely<DB>,
  { plan, seed, conversations }: Tenancy,
  { senhaHash, now, midias }: Common,
): Promise<FileDemo[]> {
  const tenantId = await addTenant(tx, plan)
  const draft = openDraft(await readLastIds(tx))
  const { moves, lessons, files, aulas } = draftTenant(
    draft,
    { plan, seed, conversations },
    { senhaHash, now, midias },
  )

  await sql`set local role turmalina_app`.execute(tx)
  await sql`select set_config('app.tenant_id', ${String(tenantId)}, true)`.execute(tx)
  await draft.write(tx)
  // What is written from here on takes its numbers from the counters.
  await sql`reset role`.execute(tx)
  await keepLastIds(tx, draft.lastIds())
  await sql`set local role turmalina_app`.execute(tx)
  await seedMatriz(tx)
  await linkAulas(tx, aulas)
  await seedPlaylists(tx, now)
  await seedTrilhas(tx, now)
  await seedAprender(tx, now)
  await seedQuestoes(tx, now)
  await shareAulas(tx, now)
  await seedCertificados(tx, now)
  await seedCurriculos(tx)
  await seedPaginas(tx, plan.tenant.slug)
  await scheduleMoves(tx, moves)
  await scheduleLessons(tx, lessons)
  await sql`reset role`.execute(tx)
  return files
}

/** Drafts every row of a tenant; the same rows for the same `now`. */
export function draftTenant(
  draft: Draft,
  { plan, seed, conversations }: Tenancy,
  { senhaHash, now, midias }: Common,
): { moves: Move[]; lessons: LessonMove[]; files: FileDemo[]; aulas: AulaMarks[] } {
  const random = openRandom(seed)
  const setting = { draft, random, names: openNames(random), now, senhaHash }
  const accounts = DEMO_ACCOUNTS.filter(({ tenantHost }) => tenantHost === plan.tenant.dominio)
  const turmas = buildNetwork(setting, plan, accounts)
  const built = turmas.map((turma) => buildForum(setting, turma, conversations[turma.nome] ?? [BOAS_VINDAS]))
  for (const turma of turmas) if (turma.nome === '7º A') buildEnquetes(setting, turma, seed + 25)
  const files = turmas
    .filter(({ nome }) => nome === '7º A')
    .flatMap((turma) => buildCompartilhamentos(setting, turma))
  const lessons = turmas
    .filter(({ nome }) => nome === '7º A')
    .flatMap((turma) => buildAulasAoVivo(setting, turma, seed + 24))
  const { aulas, files: shown } = buildAulas(setting, turmas, { seed: seed + 32, midias })
  buildAvisosRede(setting, turmas, seed + 31)
  const [setimoA, setimoB] = ['7º A', '7º B'].map((nome) => turmas.find((turma) => turma.nome === nome))
  if (setimoA && setimoB) buildMatriculas(setting, setimoA, setimoB)
  buildPrivacidade(setting)
  const fixed = turmas.flatMap(({ professores, aluno, aluna }) =>
    [professores[0], aluno, aluna].flatMap((person) => (person ? [person.id] : [])),
  )
  buildNotifications(
    setting,
    built.flatMap(({ happenings }) => happenings),
    new Set(fixed),
  )
  return { moves: built.flatMap(({ moves }) => moves), lessons, files: [...files, ...shown], aulas }
}

async function addTenant(tx: Kysely<DB>, { tenant }: TenantPlan): Promise<number> {
  await sql`set local role turmalina_registro`.execute(tx)
  const { id } = await tx
    .insertInto('tenant')
    .values({
      ...tenant,
      features: JSON.stringify({ forum: true, avisos: true, demonstracao: true }),
      // The passwords of a demonstration are printed for everybody: a second factor would protect nothing.
      configuracoes: JSON.stringify({ segundo_fator: 'opcional', cadastro: 'aberto' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`reset role`.execute(tx)
  return id
}

/** The jobs of live lessons, which remind, begin and end them. */
async function scheduleLessons(tx: Kysely<DB>, lessons: readonly LessonMove[]): Promise<void> {
  const calls = lessons.map(
    ({ encontro, at }) =>
      sql`enqueue(${MOVE}, ${JSON.stringify({ encontro })}::json, ${at}::timestamptz, ${`${MOVE}:${encontro}`})`,
  )
  if (calls.length > 0) await sql`select ${sql.join(calls)}`.execute(tx)
}

/** The forum's own jobs, which open and close topics at their hour. */
async function scheduleMoves(tx: Kysely<DB>, moves: readonly Move[]): Promise<void> {
  const calls = moves.map(
    ({ topico, at }) =>
      sql`enqueue(${MOVE_STATUS}, ${JSON.stringify({ topico })}::json, ${at}::timestamptz, ${`${MOVE_STATUS}:${topico}`})`,
  )
  if (calls.length > 0) await sql`select ${sql.join(calls)}`.execute(tx)
}
