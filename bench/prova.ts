/**
 * `npx tsx bench/prova.ts` after `npm run build`: R5 at its full size. 300 pupils answer 48 questions on a network that
 * fails, load again, change devices and hand in within the last ten seconds, while the program is killed three times.
 * SALA=300x48, QUEDAS=3, SEGUNDOS=240: the 20 minutes of the figure, compressed. Ends with 1 when a figure is not held.
 */
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../core/server/embedded/launcher.ts'
import { answering, BUILT, freePort, start, temporaryFolder } from '../test/child.ts'
import { prova } from '../test/prova.ts'
import { past } from './past.ts'

const [alunos = 300, telas = 48] = (process.env.SALA ?? '300x48').split('x').map(Number)
const quedas = Number(process.env.QUEDAS ?? 3)
const segundos = Number(process.env.SEGUNDOS ?? 240)
/** Figures of the issue, milliseconds. */
const META_SALVAR = 500
const META_ESPERA = 5_000

const folder = temporaryFolder()
const embedded = await startEmbedded({ dataDir: path.join(folder, 'banco'), log: () => {} })
const { host, user, database, port } = embedded.connection
const env = {
  DATA_DIR: folder,
  PORT: String(await freePort()),
  DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  DEMO: 'on',
  LOG_LEVEL: 'warn',
}
let program = start(env, BUILT)
await answering(program)
const owner = new pg.Pool({ ...past(embedded.connection), max: 3 })

const away: number[] = []
const contas = await prova(
  {
    address: () => program.address,
    sql: async <R extends object>(text: string, values: readonly unknown[] = []): Promise<R[]> =>
      (await owner.query<R & pg.QueryResultRow>(text, [...values])).rows,
    async fall() {
      const from = performance.now()
      program.kill('SIGKILL')
      await program.exit()
      program = start(env, BUILT)
      await answering(program)
      away.push(performance.now() - from)
    },
  },
  { alunos, telas, quedas, segundos },
)
program.kill('SIGTERM')
await program.exit()
await owner.end()
await embedded.stop()

const share = (times: readonly number[], of: number) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * of)] ?? 0
const shares = (times: readonly number[]) =>
  [0.5, 0.95, 0.99, 1].map((of) => `${share(times, of).toFixed(0)} ms`).join(' · ')
console.log(`${alunos} alunos, ${telas} questões, ${quedas} quedas, ${segundos} s; carga ${os.loadavg()[0]?.toFixed(1)}
respostas dadas                  ${contas.respostas}
perdidas · dobradas · velhas     ${contas.perdidas} · ${contas.dobradas} · ${contas.velhas}
aceitas depois do fim            ${contas.depoisDoFim}
tentativas certas no fim         ${contas.certas} de ${alunos}
presas no aparelho               ${contas.presas} ${contas.recusas.join(' ')}
sem aviso de que esperam         ${contas.caladas}
envios que falharam              ${contas.falhas}
salvar   (p50 · p95 · p99 · pior)  ${shares(contas.tempos)}   (meta do p95: ${META_SALVAR} ms)
recibo   (p50 · p95 · p99 · pior)  ${shares(contas.esperas)}   (meta do pior: ${META_ESPERA} ms)
de volta depois da queda         ${away.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(' · ')}`)

const { perdidas, dobradas, velhas, depoisDoFim, certas, presas, caladas } = contas
const held =
  perdidas + dobradas + velhas + depoisDoFim + presas + caladas === 0 &&
  certas === alunos &&
  share(contas.tempos, 0.95) < META_SALVAR &&
  share(contas.esperas, 1) < META_ESPERA
process.exit(held ? 0 : 1)
