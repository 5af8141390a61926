/** `npm run bench`: the product against the bare cost of the same work, in one run, as ratios. Not a test. */
import { fork } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { measureArvore, prepareArvore } from './arvore.ts'
import { measureTelas } from './arvore-tela.ts'
import { measureAula, prepareAula } from './aula.ts'
import { prepareWorld, type World } from './world.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 20

interface Figure {
  /** Requests a second. */
  rate: number
  p50: number
  p99: number
  failures: number
}

interface Shot {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

async function measure(
  origin: string,
  { path: target, ...request }: Shot,
  seconds = SECONDS,
): Promise<Figure> {
  const options = { url: `${origin}${target}`, connections: CONNECTIONS, ...request }
  await autocannon({ ...options, duration: 2 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds })
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failures: non2xx + errors }
}

/** Starts one of the two servers in a process of its own and waits for its address. */
function start(file: string, world: World): Promise<{ origin: string; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, file), [JSON.stringify(world)], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent' },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (origin) =>
      resolve({ origin: String(origin), stop: () => void child.kill('SIGTERM') }),
    )
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

const show = (name: string, { rate, p50, p99, failures }: Figure) =>
  console.log(
    `${name.padEnd(44)} ${rate.toFixed(0).padStart(7)} /s   p50 ${String(p50).padStart(3)} ms   p99 ${String(p99).padStart(3)} ms${failures > 0 ? `   ${failures} falhas` : ''}`,
  )

const ratio = (name: string, ours: Figure, bare: Figure, goal: number) =>
  console.log(
    `${' '.repeat(4)}→ ${name}: ${((100 * ours.rate) / bare.rate).toFixed(0)} % do servidor nu (meta: ${goal} %)\n`,
  )

const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-bench-'))
const { world, stop } = await prepareWorld(folder)
console.log(
  `Node ${process.version}, ${os.availableParallelism()} núcleos, ${CONNECTIONS} conexões, ${SECONDS} s cada\n`,
)

const arvore = await prepareArvore(world.connection)
const aula = await prepareAula(world)
const product = await start('product.ts', world)
const bare = await start('bare.ts', world)
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
for (const [name, shot, same, goal] of rows) {
  const theirs = await measure(bare.origin, { path: same })
  const ours = await measure(product.origin, shot)
  show(`${name}, servidor nu`, theirs)
  show(`${name}, Turmalina`, ours)
  ratio(name, ours, theirs, goal)
}

const signIn = {
  path: '/conta/pt-br/login',
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', host: world.host },
  body: JSON.stringify({ usuario: world.login, senha: world.senha }),
}
const hashing = await measure(bare.origin, { path: '/hash' })
const entering = await measure(product.origin, signIn)
show('argon2id apenas', hashing)
show('entrar, Turmalina', entering)
ratio('entrar', entering, hashing, 80)

await measureArvore(product.origin, arvore)
await measureTelas(product.origin, arvore)
await measureAula(product.origin, world, aula)

product.stop()
bare.stop()
await stop()
