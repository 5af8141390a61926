/**
 * `npx tsx bench/grande.ts [readings] [who]`: every reading that the product declares, as administrator, manager, teacher
 * and pupil of 100,000 pupils (BENCH_ALUNOS): those over 2 ms of PostgreSQL or 50 ms in all. BENCH_COMANDOS=sim names
 * their statements.
 */
import { fork } from 'node:child_process'
import { Agent } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import pg from 'pg'
import { servedCalls } from '../apps/server/areas.ts'
import { prepareDatabase } from '../apps/server/start.ts'
import { makeToken } from '../areas/acesso/sessao/server/secrets-token.ts'
import type { Endpoint } from '../core/contract/endpoint.ts'
import { toRequest } from '../core/contract/request.ts'
import { readConfig } from '../core/server/config.ts'
import { startEmbedded } from '../core/server/embedded/launcher.ts'
import { largeAccounts, seedLarge } from '../demo/large.ts'
import { ask } from '../test/requests.ts'
import { sampleOf } from '../test/sample.ts'
import { median, watchCpu } from './cpu.ts'
import { past } from './past.ts'

/** Kept in DATA_DIR: only the first run makes it. */
const HOST = 'grande.localhost'
const NAME = 'bench-grande'
const ALUNOS = Number(process.env.BENCH_ALUNOS ?? 100_000)
const TIMES = Number(process.env.BENCH_TIMES ?? 7)
/** A plan is kept from the sixth time that a connection is asked. */
const WARM = 7
const GOAL_MS = 50
/** Of PostgreSQL, for what a screen opens with. */
const GOAL_BANCO_MS = 2
/** What is looked for, where something can be. */
const PALAVRAS = (process.env.BENCH_PALAVRAS ?? 'maria,ma,silva maria,zzzz').split(',').filter(Boolean)
const withStatements = Boolean(process.env.BENCH_COMANDOS)
const agent = new Agent({ keepAlive: true })
const only = new RegExp(process.argv[2] ?? '')

/** What a name in a path or a query stands for; `area.name` goes before `name`. One row, of the tenant `$1`. */
const IDS = `
  select t.id as turma, t.id as gru_id, t.codigo as code, r.id as escola, raiz.id as rede, m.aluno_id as aluno,
    m.aluno_id as usuario, m.aluno_id as no, 'turma' as tipo, f.id as "forum.id", f.id as tpc_id, a.id as "aula.id",
    a.id as aula, a.id as "aviso.id", 1 as numero, te.id as "tentativa.id", te.id as tentativa, en.id as "entrega.id",
    p.id as "playlist.id", p.id as playlist, fa.fase_id as "fase.id",
    fa.fase_id as "fase.faseID", fa.avaliacao_id as "fase.avaliacaoID", fa.fase_id as "fase.ids", tela.id as tela, a.codigo, f.id as id
  from turma t join rede r on r.tenant_id = $1 and r.id = t.rede_id
  join rede raiz on raiz.tenant_id = $1 and raiz.pai_id is null
  join matricula m on m.tenant_id = $1 and m.turma_id = t.id and m.aluno_id = $2
  left join lateral (select id from topico where tenant_id = $1 and turma_id = t.id and tipo = 'forum' limit 1) f on true
  left join lateral (select a.id, a.codigo from turma_aula v join aula a on a.tenant_id = $1 and a.id = v.aula_id
    where v.tenant_id = $1 and v.turma_id = t.id order by exists (select from tentativa where tenant_id = $1
      and aula_id = a.id and usuario_id = $2) desc, a.id limit 1) a on true
  left join lateral (select id from tela where tenant_id = $1 and aula_id = a.id order by ordem limit 1) tela on true
  left join lateral (select id from tentativa where tenant_id = $1 and usuario_id = $2 order by id limit 1) te on true
  left join lateral (select id from entrega where tenant_id = $1 and turma_id = t.id order by id limit 1) en on true
  left join lateral (select playlist_id as id from turma_playlist where tenant_id = $1 and turma_id = t.id
    order by 1 limit 1) p on true
  left join lateral (select fase_id, avaliacao_id from participante where tenant_id = $1 and aluno_id = $2
    order by 1, 2 limit 1) fa on true
  where t.tenant_id = $1`

interface Call {
  name: string
  endpoint: Endpoint
  /** Words to look for. */
  busca?: string
}

/** Every reading once, and again with a search where there is one. */
const readings: readonly Call[] = servedCalls
  .map(({ name, endpoint }) => ({ name: `${endpoint.area}.${name}`, endpoint }))
  .filter(({ endpoint, name }) => endpoint.method === 'GET' && only.test(name))
  .flatMap((call) => {
    const { properties = {}, required = [] } = (call.endpoint.query ?? {}) as {
      properties?: object
      required?: readonly string[]
    }
    const searched = PALAVRAS.map((busca) => ({ ...call, busca }))
    return 'busca' in properties ? [...(required.includes('busca') ? [] : [call]), ...searched] : [call]
  })

function addressOf({ endpoint, busca }: Call, ids: Readonly<Record<string, unknown>>): string {
  const named = Object.fromEntries(
    // What is an area's own is told last, and stands.
    Object.entries(ids)
      .toSorted(([a], [b]) => Number(a.includes('.')) - Number(b.includes('.')))
      .flatMap(([key, value]) => {
        const [area, name = area] = key.split('.')
        return name === key || area === endpoint.area ? [[name, value]] : []
      }),
  )
  const { params, query } = sampleOf(endpoint, Number(ids.id), named)
  return toRequest(endpoint, {
    ...(params && { params }),
    query: {
      ...query,
      ...(query && 'linhas' in query && { linhas: 20 }),
      ...(busca !== undefined && { busca }),
    },
  }).url
}

async function prepare(connection: pg.ClientConfig): Promise<pg.Client> {
  await prepareDatabase({ config: { ...readConfig(), demo: true }, connection, log: () => {} })
  const client = new pg.Client(past(connection))
  await client.connect()
  const { rows } = await client.query('select from tenant where dominio = $1', [HOST])
  if (rows.length === 0) {
    await seedLarge(connection, { alunos: ALUNOS, dominio: HOST, now: new Date(), log: console.log })
    await client.query('vacuum analyze')
  }
  return client
}

/** A database that counts its statements: what it loads for that, it loads at its start. */
async function startCounting(dataDir: string) {
  const first = await startEmbedded({ dataDir, log: () => {} })
  const own = new pg.Client(past(first.connection))
  await own.connect()
  await own.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await own.end()
  await first.stop()
  const again = await startEmbedded({ dataDir, log: () => {} })
  const other = new pg.Client(past(again.connection))
  await other.connect()
  await other.query('drop extension if exists pg_stat_statements')
  await other.query('create schema if not exists medida')
  await other.query('create extension if not exists pg_stat_statements schema medida')
  await other.query('alter system set pg_stat_statements.track_planning = on')
  await other.query('select pg_reload_conf()')
  await other.end()
  return again
}

interface Dear {
  vezes: number
  ms: number
  plano: number
  comando: string
}

/** What the readings just now asked, the dearest first. */
async function dearest(): Promise<Dear[]> {
  const { rows } = await client.query<Dear>(
    `select calls::int / $1::float as vezes, total_exec_time / $1 as ms, total_plan_time / $1 as plano,
       left(regexp_replace(query, '\\s+', ' ', 'g'), 150) as comando
     from medida.pg_stat_statements where query not like '%pg_stat%' order by total_exec_time + total_plan_time desc limit 6`,
    [TIMES],
  )
  return rows
}

const config = readConfig()
const embedded = withStatements
  ? await startCounting(config.dataDir)
  : await startEmbedded({ dataDir: config.dataDir, log: () => {} })
const client = await prepare(embedded.connection)
const watch = await watchCpu(embedded.connection)
const whom = process.argv[3] ?? ''
const server = fork(
  path.join(import.meta.dirname, 'product.ts'),
  [JSON.stringify({ connection: embedded.connection, dataDir: config.dataDir })],
  {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', PGAPPNAME: NAME },
  },
)
try {
  const origin = await new Promise<string>((resolve) => server.once('message', (at) => resolve(String(at))))
  const one = async (text: string, values: unknown[]) => (await client.query(text, values)).rows[0]
  const { id: tenant } = await one('select id from tenant where dominio = $1', [HOST])
  await client.query(`update tenant set configuracoes = '{"segundo_fator": "opcional"}' where id = $1`, [
    tenant,
  ])
  const accounts = largeAccounts('grande')
  const find = 'select id from usuario where tenant_id = $1 and email = $2'
  const ids = await one(IDS, [tenant, (await one(find, [tenant, accounts.aluno])).id])
  for (const [who, email] of Object.entries(accounts)) {
    if (!who.includes(whom)) continue
    const { token, hash } = makeToken(tenant)
    await client.query(
      `insert into sessao (tenant_id, usuario_id, token_hash, expira_em, provada_em) values ($1, $2, $3, now() + interval '1 day', now())`,
      [tenant, (await one(find, [tenant, email])).id, hash],
    )
    const headers = { host: HOST, authorization: `Bearer ${token}`, useraction: token }
    const slow: { what: string; p50: number; cpu: number; banco: number; dear: Dear[] }[] = []
    const refused: string[] = []
    for (const call of readings) {
      const times: number[] = []
      const url = addressOf(call, ids)
      let status = 0
      const pid = server.pid ?? 0
      const once = async () => {
        const answer = await ask(agent, origin, url, { headers })
        status = answer === 'refused' ? 503 : answer.status
      }
      for (let at = 0; at < WARM && status < 400; at += 1) await once()
      if (status >= 400) {
        refused.push(`${call.name} ${status}`)
        continue
      }
      if (withStatements) await client.query('select medida.pg_stat_statements_reset()')
      const before = await Promise.all([watch.of(pid, NAME), watch.of(0, NAME)])
      for (let at = 0; at < TIMES; at += 1) {
        const begin = performance.now()
        await once()
        times.push(performance.now() - begin)
      }
      const after = await Promise.all([watch.of(pid, NAME), watch.of(0, NAME)])
      const [cpu = 0, banco = 0] = after.map((now = 0, at) => (now - (before[at] ?? 0)) / TIMES / 1000)
      const what = `${call.name}${call.busca ? ` "${call.busca}"` : ''}`
      const p50 = median(times)
      if (banco > GOAL_BANCO_MS || Math.min(p50, cpu) > GOAL_MS || process.argv[2])
        slow.push({ what, p50, cpu, banco, dear: withStatements ? await dearest() : [] })
    }
    console.log(`\n${who}: ${readings.length - refused.length} leituras, ${refused.length} recusadas`)
    if (process.env.BENCH_RECUSADAS) console.log(`  ${refused.join(', ')}`)
    for (const { what, p50, cpu, banco, dear } of slow.sort((a, b) => b.banco - a.banco)) {
      console.log(
        `  ${what.padEnd(50)} p50 ${p50.toFixed(1).padStart(6)} ms   CPU ${cpu.toFixed(1).padStart(6)} ms   banco ${banco.toFixed(1).padStart(6)} ms`,
      )
      for (const { vezes, ms, plano, comando } of dear)
        console.log(
          `      ${vezes.toFixed(0)} × ${ms.toFixed(2)} ms, plano ${plano.toFixed(2)} ms: ${comando}`,
        )
    }
  }
} finally {
  agent.destroy()
  server.kill('SIGTERM')
  await watch.close()
  await client.end()
  await embedded.stop()
}
