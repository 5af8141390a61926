/** `npx tsx bench/lote.ts`: 20,000 people in bulk through the product as it runs: seconds and memory of each step. Linux. */
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { peopleFile, peopleRows } from '../areas/escola/lote/factory.ts'
import { writeXlsx } from '../core/server/sheets/write.ts'
import { past } from './past.ts'
import { prepareWorld, type World } from './world.ts'

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 20_000)
const NAMES = ['Ana', 'João', 'Conceição', 'Luís', 'Bárbara', 'Heitor', 'Íris', 'Sebastião']
const SCHOOLS = 20
const CLASSES = 36
const STAFF = 200

interface Answer {
  lote: { id: number; etapa: string; contagem: Record<string, number>; mensagem: string | null }
  trabalho: number
}

interface Server {
  origin: string
  pid: number
  /** Resolves once it has ended: the database must outlive it. */
  stop(): Promise<unknown>
}

function start(world: World): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, 'built.mjs'), [JSON.stringify(world)], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (origin) =>
      resolve({
        origin: String(origin),
        pid: child.pid ?? 0,
        stop: () => {
          const ended = new Promise((ending) => child.once('exit', ending))
          child.kill('SIGTERM')
          return ended
        },
      }),
    )
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

const status = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Runs one step; tells how long it took and the most memory that the process had meanwhile (the system's own mark). */
async function step<T>(server: Server, name: string, work: () => Promise<T>): Promise<T> {
  // 5: the mark of the highest resident size begins again.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const before = status(server.pid, 'VmRSS')
  const started = performance.now()
  const result = await work()
  const seconds = (performance.now() - started) / 1000
  const peak = status(server.pid, 'VmHWM')
  console.log(
    `${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s   ${before.toFixed(0).padStart(4)} MB → peak ${peak.toFixed(0).padStart(4)} MB`,
  )
  return result
}

/** Schools with their staff, classes enough for everybody, and an administrator's session that was proved just now. */
async function furnish({ connection, tenant, usuario }: World) {
  const pool = new pg.Pool({ ...past(connection), max: 1 })
  await pool.query(
    `insert into vinculo (tenant_id, usuario_id, papel, inicio) values ($1, $2, 'administrador_tenant', now() - interval '1 day')`,
    [tenant, usuario],
  )
  await pool.query(
    `update tenant set dominio = 'localhost', configuracoes = '{"segundo_fator": "opcional"}' where id = $1`,
    [tenant],
  )
  await pool.query(
    `insert into rede (tenant_id, cliente_id, codigo, nome)
     select $1, (select id from cliente where tenant_id = $1 limit 1), 'E' || n, 'Escola ' || n from generate_series(1, ${SCHOOLS}) n`,
    [tenant],
  )
  const { rows } = await pool.query<{ escola: string; turma: string }>(
    `insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo, capacidade)
     select $1, r.id, translate('T' || lpad((row_number() over ())::text, 6, '0'), '01', 'XY'), 'Turma ' || n, 2026, 60
     from rede r, generate_series(1, ${CLASSES}) n where r.tenant_id = $1 and r.codigo like 'E%'
     returning (select codigo from rede where tenant_id = $1 and id = rede_id) as escola, codigo as turma`,
    [tenant],
  )
  await pool.query(
    `with gente as (insert into usuario (tenant_id, nome, login)
       select $1, 'Docente ' || n, 'docente.' || n from generate_series(1, ${STAFF}) n returning id)
     insert into vinculo (tenant_id, usuario_id, papel, turma_id)
     select $1, gente.id, 'professor', (select min(id) from turma where tenant_id = $1) from gente`,
    [tenant],
  )
  await pool.query('analyze')
  await pool.end()
  const schools = [...new Set(rows.map(({ escola }) => escola))]
  return schools.map((codigo) => ({
    codigo,
    turmas: rows.filter(({ escola }) => escola === codigo).map(({ turma }) => turma),
  }))
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-lote-'))
const { world, stop } = await prepareWorld(folder)
let server: Server | undefined
try {
  const schools = await furnish(world)
  server = await start(world)
  const running = server
  const headers = { authorization: `Bearer ${world.token}` }
  const call = async (method: string, target: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${running.origin}${target}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const answer = (await response.json()) as Answer
    if (!response.ok) throw new Error(`${method} ${target}: ${JSON.stringify(answer).slice(0, 400)}`)
    return answer
  }
  const prove = async () => {
    const pool = new pg.Client(past(world.connection))
    await pool.connect()
    await pool.query('update sessao set provada_em = now() where tenant_id = $1', [world.tenant])
    await pool.end()
  }
  const base = '/gerenciar/pt-br/usuarios/lotes'
  const until = async (id: number, etapa: string) => {
    for (;;) {
      const { lote } = await call('GET', `${base}/${id}`)
      if (lote.etapa === etapa) return lote
      if (lote.mensagem) throw new Error(lote.mensagem)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const options = { schools, names: NAMES, people: PEOPLE, full: true }
  const [titles = [], ...rows] = peopleRows({ ...options, prefix: 'X', seed: 2 })
  const files = {
    csv: [Buffer.from(peopleFile({ ...options, prefix: 'C' })), 'pessoas.csv'],
    xlsx: [await writeXlsx({ nome: 'Pessoas', titles, rows }), 'pessoas.xlsx'],
  } as const
  await step(running, 'at rest', async () => call('GET', base))
  for (const kind of (process.env.BENCH_KINDS ?? 'csv,xlsx').split(',') as ('csv' | 'xlsx')[]) {
    const [content, name] = files[kind]
    console.log(`${name}: ${PEOPLE} lines, ${(content.length / 1_048_576).toFixed(1)} MB`)
    const form = new FormData()
    form.append('arquivos', new Blob([new Uint8Array(content)]), name)
    const { lote } = await step(running, '  sent', () => call('POST', base, form))
    const checked = await step(running, '  checked', () => until(lote.id, 'conferido'))
    console.log(`  ${JSON.stringify(checked.contagem)}`)
    await step(running, '  first page', () => call('GET', `${base}/${lote.id}/linhas?linhas=200`))
    await prove()
    await step(running, '  recorded', async () => {
      await call('POST', `${base}/${lote.id}/gravar`, { pessoas: checked.contagem.criar })
      return until(lote.id, 'gravado')
    })
    if (kind === 'xlsx') continue
    await prove()
    await step(running, '  result', () => call('POST', `${base}/${lote.id}/resultado`, {}))
    await step(running, '  cards', async () => {
      const { trabalho } = await call('POST', `${base}/${lote.id}/cartoes`, {})
      for (;;) {
        const { trabalho: done } = (await call('GET', `/conta/pt-br/trabalhos/${trabalho}`)) as unknown as {
          trabalho: { estado: string }
        }
        if (done.estado === 'finalizado') return
        if (done.estado === 'erro') throw new Error('cards failed')
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    })
    await prove()
    await step(running, '  undone', async () => {
      await call('POST', `${base}/${lote.id}/desfazer`, { manter_mudadas: false })
      return until(lote.id, 'desfeito')
    })
  }
} finally {
  await server?.stop()
  await stop()
}
