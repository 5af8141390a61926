/**
 * `npm run bench [-- words]`: the product against the bare cost of the same work, in one run, as ratios by rate and by
 * CPU; of what `words` names only that. Not a test.
 */
import { fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { abertas, prepareAbertas } from './abertas.ts'
import { measureArvore, prepareArvore } from './arvore.ts'
import { measureAula, prepareAula } from './aula.ts'
import { banco } from './banco.ts'
import { type CpuWatch, median, watchCpu } from './cpu.ts'
import { prepareWorld } from './world.ts'

/** How often each server has its turn, and how long: whatever else the machine does falls on both alike. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1)
/** Requests before anything is measured: caches, plans and compiled code. */
const WARM = Number(process.env.BENCH_WARM ?? 8_000)
const CONNECTIONS = 20
const only = new RegExp(process.argv[2] ?? '')

interface Figure {
  /** Requests a second. */
  rate: number
  /** Microseconds a request, on the processor: server and database. */
  cpu: number
  p50: number
  p99: number
}

interface Shot {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

interface Server {
  name: string
  pid: number
  origin: string
  stop: () => void
}

/** Starts one of the two servers in a process of its own and waits for its address. */
function start(name: string, file: string, ...worlds: readonly object[]): Promise<Server> {
  const child = fork(
    path.join(import.meta.dirname, file),
    worlds.map((world) => JSON.stringify(world)),
    {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', PGAPPNAME: name },
    },
  )
  return new Promise((resolve, reject) => {
    child.once('message', (origin) =>
      resolve({
        name,
        pid: child.pid ?? 0,
        origin: String(origin),
        stop: () => void child.kill('SIGTERM'),
      }),
    )
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

async function slice(watch: CpuWatch, { name, pid, origin }: Server, { path: target, ...request }: Shot) {
  const before = await watch.of(pid, name)
  const options = { url: `${origin}${target}`, connections: CONNECTIONS, duration: SECONDS, ...request }
  const { requests, latency, non2xx, errors } = await autocannon(options)
  const after = await watch.of(pid, name)
  if (non2xx + errors > 0) throw new Error(`${target}: ${non2xx + errors} refused`)
  const cpu = before === undefined || after === undefined ? Number.NaN : (after - before) / requests.total
  return { rate: requests.total / SECONDS, cpu, p50: latency.p50, p99: latency.p99 }
}

const show = (name: string, figures: readonly Figure[]) => {
  const of = (key: keyof Figure, digits = 0) => median(figures.map((one) => one[key])).toFixed(digits)
  console.log(
    `${name.padEnd(44)} ${of('rate').padStart(7)} /s   CPU ${of('cpu').padStart(6)} µs   p50 ${of('p50').padStart(3)} ms   p99 ${of('p99').padStart(3)} ms`,
  )
}

/** Lets two servers do the same in short turns, one after the other, and prints the medians of the turns' ratios. */
async function compare(
  watch: CpuWatch,
  name: string,
  [bare, same]: readonly [Server, Shot],
  [product, shot]: readonly [Server, Shot],
  goal: string,
  warm = WARM,
): Promise<void> {
  if (!only.test(name)) return
  for (const [{ origin }, { path: target, ...request }] of [
    [bare, same],
    [product, shot],
  ] as const)
    await autocannon({ url: `${origin}${target}`, connections: CONNECTIONS, amount: warm, ...request })
  const theirs: Figure[] = []
  const ours: Figure[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await slice(watch, bare, same))
    ours.push(await slice(watch, product, shot))
  }
  const ratio = (of: (at: number) => number) => `${(100 * median(ours.map((_, at) => of(at)))).toFixed(0)} %`
  const byRate = ratio((at) => (ours[at]?.rate ?? 0) / (theirs[at]?.rate ?? 1))
  const byCpu = ratio((at) => (theirs[at]?.cpu ?? 0) / (ours[at]?.cpu ?? 1))
  show(`${name}, servidor nu`, theirs)
  show(`${name}, Turmalina`, ours)
  console.log(
    `${' '.repeat(4)}→ ${name}: ${byRate} do servidor nu, ${byCpu} por CPU (meta: ${goal}); ${loadNow()}\n`,
  )
}

/** More processes waiting than cores: the rates and the waits are those of a busy machine. */
function loadNow(): string {
  const [load = 0] = os.loadavg()
  const busy = load > os.availableParallelism() + CONNECTIONS / 10 ? ': máquina ocupada, vale a CPU' : ''
  return `carga ${load.toFixed(1)}${busy}`
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-bench-'))
const { world, stop } = await prepareWorld(folder)
console.log(
  `Node ${process.version}, ${os.availableParallelism()} núcleos, ${CONNECTIONS} conexões, ${ROUNDS} vezes ${SECONDS} s cada\n`,
)

const arvore = only.test('árvore') ? await prepareArvore(world.connection) : undefined
const aula = only.test('aula') ? await prepareAula(world) : undefined
const open = await prepareAbertas(world.connection)
const product = await start('bench-turmalina', 'product.ts', world)
const bare = await start('bench-nu', 'bare.ts', world, open)
const watch = await watchCpu(world.connection)
const auth = { authorization: `Bearer ${world.token}`, host: world.host }

const rows: readonly [string, Shot, string, number][] = [
  ['uma linha (preferência)', { path: '/gerenciar/pt-br/preferencia/tela', headers: auth }, '/one', 60],
  ['lista de 50 (notificações)', { path: '/conta/pt-br/notificacoes?linhas=50', headers: auth }, '/list', 80],
  [
    'página do fórum (30 mensagens)',
    { path: `/gerenciar/pt-br/forum/topico/${world.topico}/mensagens`, headers: auth },
    '/forum',
    50,
  ],
]
for (const [name, shot, same, goal] of rows)
  await compare(watch, name, [bare, { path: same }], [product, shot], `${goal} %`)
for (const { nome, path: target, token, meta, nua } of abertas(open))
  await compare(
    watch,
    `abrir ${nome}`,
    [bare, { path: nua }],
    [product, { path: target, headers: { authorization: `Bearer ${token}`, host: open.host } }],
    `${meta} /s`,
  )

for (const { nome, path: target, token, meta, nua } of banco(open))
  await compare(
    watch,
    nome,
    [bare, { path: nua }],
    [product, { path: target, headers: { authorization: `Bearer ${token}`, host: open.host } }],
    `${meta} %`,
    1_000,
  )

const signIn = {
  path: '/conta/pt-br/login',
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', host: world.host },
  body: JSON.stringify({ usuario: world.login, senha: world.senha }),
}
await compare(watch, 'entrar', [bare, { path: '/hash' }], [product, signIn], '80 %', 100)

if (arvore) await measureArvore(product.origin, arvore)
if (aula) await measureAula(product.origin, world, aula)

product.stop()
bare.stop()
await watch.close()
await stop()
