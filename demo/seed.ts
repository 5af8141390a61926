/** Fills an empty installation with the demonstration network: deterministic but for the dates, one transaction. */
import { hash } from '@node-rs/argon2'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { enterTenant, hasTenants, putTenant } from '../areas/acesso/tenant/server/factory-rows.ts'
import { MOVE } from '../areas/conversa/aovivo/server/queries.ts'
import { MOVE_STATUS } from '../areas/conversa/forum/server/announce.ts'
import { listDisciplinas, listPeriodos } from '../areas/ensino/catalogo/server/public.ts'
import { countSemanas } from '../areas/gestao/inicio/server/queries-semanas.ts'
import { builderOver, sendTo, TransactionConnection } from '../core/server/connection.ts'
import type { FileStore } from '../core/server/files/store.ts'
import { keepLastIds, readLastIds } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts'
import { buildAulasAoVivo, type LessonMove } from './aovivo.ts'
import { type Aprendizes, buildAprender, countAprender } from './aprender.ts'
import { type AulaFeita, buildAulas } from './aulas.ts'
import { buildAvaliacoes } from './avaliacoes.ts'
import { buildAvisosRede } from './avisos-rede.ts'
import { buildMatriz, type Catalogo } from './catalogo.ts'
import { buildCertificados } from './certificados.ts'
import { buildCompartilhamentos, type FileDemo, shareAulas } from './compartilhamento.ts'
import { FLORIPA } from './content/floripa.ts'
import { BOAS_VINDAS, OUTRAS } from './content/outras.ts'
import { PORTUGUES_7A } from './content/portugues7a.ts'
import type { TopicoDemo } from './content/shape.ts'
import { buildCurriculos } from './curriculos.ts'
import { type Draft, NUMBERED, openDraft } from './draft.ts'
import { buildEnquetes } from './enquetes.ts'
import { buildFases } from './fases.ts'
import { buildForum, type Move } from './forum.ts'
import { buildMatriculas } from './matriculas.ts'
import { type MidiaDemo, makeMidias } from './midia/midias.ts'
import { openNames } from './names.ts'
import { buildNetwork, type Setting, type TenantPlan, type TurmaPeople } from './network.ts'
import { buildNotifications } from './notifications.ts'
import { buildPaginas } from './paginas.ts'
import { FLORIPA_PLAN, MAIN_PLAN } from './plans.ts'
import { buildPlaylists } from './playlists.ts'
import { buildPrivacidade } from './privacidade.ts'
import { buildQuestoes } from './questoes.ts'
import { openRandom } from './random.ts'
import { buildSugestoes } from './sugestoes.ts'
import { openTags } from './tags.ts'
import { buildTrilhas } from './trilhas.ts'

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
    if (await hasTenants(tx)) {
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
  const draft = openDraft(await readLastIds(tx, NUMBERED))
  await enterTenant(tx, tenantId)
  const tenancy = { plan, seed, conversations }
  const built = draftTenant(draft, tenancy, { senhaHash, now, midias, catalogo: await readCatalogo(tx) })
  await draft.write(tx)
  // What is written from here on takes its numbers from the counters.
  await sql`reset role`.execute(tx)
  await keepLastIds(tx, draft.lastIds())
  await enterTenant(tx, tenantId)
  if (built.aprendizes) await countAprender(tx, built.aprendizes)
  await countSemanas(tx, now)
  await scheduleMoves(tx, built.moves)
  await scheduleLessons(tx, built.lessons)
  await sql`reset role`.execute(tx)
  return built.files
}

async function readCatalogo(tx: Kysely<DB>): Promise<Catalogo> {
  const [disciplinas, periodos] = [await listDisciplinas(tx), await listPeriodos(tx)]
  return {
    disciplinas: new Map(disciplinas.map(({ sigla, id }) => [sigla, id])),
    periodos: new Map(periodos.map(({ codigo, id }) => [codigo, id])),
  }
}

interface Drafted {
  moves: Move[]
  lessons: LessonMove[]
  files: FileDemo[]
  aprendizes: Aprendizes | undefined
}

/** Drafts every row of a tenant; the same rows for the same `now` and catalogue. */
export function draftTenant(
  draft: Draft,
  { plan, seed, conversations }: Tenancy,
  { senhaHash, now, midias, catalogo }: Common & { catalogo: Catalogo },
): Drafted {
  const random = openRandom(seed)
  const setting = { draft, random, names: openNames(random), now, senhaHash, catalogo }
  const accounts = DEMO_ACCOUNTS.filter(({ tenantHost }) => tenantHost === plan.tenant.dominio)
  const turmas = buildNetwork(setting, plan, accounts)
  const built = turmas.map((turma) => buildForum(setting, turma, conversations[turma.nome] ?? [BOAS_VINDAS]))
  const [setimoA, setimoB] = ['7º A', '7º B'].map((nome) => turmas.find((turma) => turma.nome === nome))
  if (setimoA) buildEnquetes(setting, setimoA, seed + 25)
  const shared = setimoA ? buildCompartilhamentos(setting, setimoA) : []
  const lessons = setimoA ? buildAulasAoVivo(setting, setimoA, seed + 24) : []
  const [matriz, tags] = [buildMatriz(setting), openTags(draft)]
  const { aulas, files } = buildAulas(setting, turmas, { seed: seed + 32, midias, matriz, tags })
  const playlists = buildPlaylists(setting, { turmas, aulas, tags })
  buildAvisosRede(setting, turmas, seed + 31)
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
  buildQuestoes(setting, aulas, matriz)
  buildSugestoes(setting, aulas)
  buildAvaliacoes(setting, aulas)
  buildFases(setting)
  buildCurriculos(setting, matriz)
  buildPaginas(setting, plan.tenant.slug)
  const aprendizes = setimoA && goPaths(setting, setimoA, { aulas, playlists })
  return { moves: built.flatMap(({ moves }) => moves), lessons, files: [...shared, ...files], aprendizes }
}

/** What the class of the demonstration has beyond its lessons: paths, what was shared with it, certificates. */
function goPaths(
  setting: Setting,
  turma: TurmaPeople,
  { aulas, playlists }: { aulas: readonly AulaFeita[]; playlists: ReadonlyMap<string, number> },
): Aprendizes | undefined {
  const trilhas = buildTrilhas(setting, turma, aulas)
  shareAulas(setting, turma, { aulas, playlists })
  buildCertificados(setting, turma)
  return buildAprender(setting, turma, trilhas)
}

const addTenant = (tx: Kysely<DB>, { tenant }: TenantPlan): Promise<number> =>
  putTenant(tx, {
    ...tenant,
    features: JSON.stringify({ forum: true, avisos: true, demonstracao: true }),
    // The passwords of a demonstration are printed for everybody: a second factor would protect nothing.
    configuracoes: JSON.stringify({ segundo_fator: 'opcional', cadastro: 'aberto' }),
  })

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
