/**
 * `npx tsx bench/casa.ts` after `npm run build`: a started demonstration on the embedded database. First answer of a
 * start, memory at rest and after a minute of forum reading, and how soon a second start on the same data is refused
 * (R10). Linux. VEZES=50, SEGUNDOS=60: the figures' own. Ends with 1 when a figure is not held.
 */
import { readFileSync } from 'node:fs'
import os from 'node:os'
import autocannon from 'autocannon'
import {
  answering,
  BUILT,
  childrenOf,
  freePort,
  type Program,
  start,
  temporaryFolder,
} from '../test/child.ts'

const vezes = Number(process.env.VEZES ?? 50)
const segundos = Number(process.env.SEGUNDOS ?? 60)
/** Figures of the issue (MB, s) and of R10 (s). */
const META = { parada: 300, leitura: 100, começo: 3, recusa: 2 }
const CONNECTIONS = 20
/** Each reads as fast as one person may; what goes beyond is refused, and counted apart. */
const READERS = ['aluno', 'aluna', 'professora', 'coordenador', 'gestora', 'leitora', 'tenant']

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)]

/** The postmaster goes its own way: its number stands in the first line of its file. */
const postmasterOf = (folder: string): number =>
  Number(readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0])

/** Memory of server and database together, MB: what several share is counted once (proportional set size). */
function memoryOf(program: Program, folder: string): number {
  const pids = new Set([...treeOf(program.pid), ...treeOf(postmasterOf(folder))])
  const kB = [...pids].map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return kB.reduce((sum, one) => sum + one, 0) / 1024
}

async function readForum({ address: numeric }: Program): Promise<{ lidas: number; recusadas: number }> {
  const address = numeric.replace('127.0.0.1', 'localhost')
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(`${address}${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<T>
  }
  const tokens = await Promise.all(
    READERS.map(async (name) => {
      const body = JSON.stringify({ usuario: `${name}@demo.test`, senha: 'turmalina-demo' })
      return (await ask<{ token: string }>('/conta/pt-br/login', { method: 'POST', body })).token
    }),
  )
  const headers = tokens.map((token) => ({ authorization: `Bearer ${token}` }))
  const { topicos } = await ask<{ topicos: { id: number }[] }>('/gerenciar/pt-br/forum/topicos/forum', {
    headers: headers[0] ?? {},
  })
  const { requests, non2xx } = await autocannon({
    url: `${address}/gerenciar/pt-br/forum/topico/${topicos[0]?.id}/mensagens`,
    requests: headers.map((one) => ({ headers: one })),
    connections: CONNECTIONS,
    duration: segundos,
  })
  return { lidas: requests.total - non2xx, recusadas: non2xx }
}

const folder = temporaryFolder()
const env = { DATA_DIR: folder, PORT: String(await freePort()), DEMO: 'on', LOG_LEVEL: 'warn' }
const first = start(env, BUILT)
await answering(first)
first.kill('SIGTERM')
await first.exit()

const from = performance.now()
const program = start(env, BUILT)
await answering(program)
const começo = (performance.now() - from) / 1000

await wait(30_000)
const parada = memoryOf(program, folder)

let recusa = 0
for (let time = 0; time < vezes; time += 1) {
  const second = start({ ...env, PORT: String(await freePort()) }, BUILT)
  const since = performance.now()
  if ((await second.exit()).code === 0) throw new Error('a second program on the same data was let in')
  recusa = Math.max(recusa, (performance.now() - since) / 1000)
}

const before = memoryOf(program, folder)
const { lidas, recusadas } = await readForum(program)
const leitura = memoryOf(program, folder) - before
program.kill('SIGTERM')
await program.exit()

const lines: [string, number, number, string][] = [
  ['começo (banco já feito)', começo, META.começo, 's'],
  ['memória parada', parada, META.parada, 'MB'],
  [`segundo começo recusado, pior de ${vezes}`, recusa, META.recusa, 's'],
  [
    `memória a mais por ${segundos} s de leitura do fórum (${lidas} páginas, ${recusadas} recusas)`,
    leitura,
    META.leitura,
    'MB',
  ],
]
console.log(`carga ${os.loadavg()[0]?.toFixed(1)}`)
for (const [name, figure, goal, unit] of lines)
  console.log(`${name.padEnd(72)} ${figure.toFixed(1).padStart(6)} ${unit}   (meta: ${goal} ${unit})`)
process.exit(lines.every(([, figure, goal]) => figure <= goal) ? 0 : 1)
