/** What was acknowledged stays, under kill -9 of the program and of the database while writing. KILLS=50 for the long run. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { findRunning, startEmbedded } from './launcher.ts'
import { pause, waitForEnd } from './processes.ts'

const KILLS = Number(process.env.KILLS ?? 4)
const READY_MS = 15_000

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'turmalina-promessa-'))
let child: ChildProcess | undefined
afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

/** Writes numbers one after another and says each when the database has promised it. */
const writer = (from: number): string => `
  import pg from 'pg'
  import { startEmbedded } from '${new URL('./launcher.ts', import.meta.url).href}'
  const e = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
  for (let n = ${from}; ; ) {
    const client = new pg.Client(e.connection)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('create table if not exists livro (n int)')
      for (;; n++) {
        await client.query('insert into livro values ($1)', [n])
        console.log(n + ' ' + e.pid)
      }
    } catch { n++; await client.end().catch(() => {}); await new Promise((r) => setTimeout(r, 20)) }
  }`

const promised = new Set<number>()
let last = 0

/** Starts the writer elsewhere; what it says goes into the ledger of this process. */
function startWriter(): { child: ChildProcess; nextPromise: (other?: number) => Promise<number> } {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const writing = spawn(
    process.execPath,
    ['--import', tsx, '--input-type=module', '-e', writer(last + 1000)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: import.meta.dirname,
    },
  )
  let databasePid = 0
  createInterface({ input: writing.stdout }).on('line', (line) => {
    const [n = 0, pid = 0] = line.split(' ').map(Number)
    promised.add(n)
    last = Math.max(last, n)
    databasePid = pid
  })
  return {
    child: writing,
    async nextPromise(other = 0) {
      const before = last
      for (const end = Date.now() + READY_MS; last === before || databasePid === other; await pause(10))
        if (Date.now() > end) throw new Error('no promise within 15 s')
      return databasePid
    },
  }
}

it(
  `keeps every promise over ${KILLS} kills, none twice, ready again by itself`,
  async () => {
    const waits: number[] = []
    for (let round = 0; round < KILLS; round += 1) {
      const started = performance.now()
      const writing = startWriter()
      child = writing.child
      let databasePid = await writing.nextPromise()
      waits.push(performance.now() - started)
      await pause(Math.random() * 200)
      if (round % 2 === 0) {
        const killed = performance.now()
        process.kill(databasePid, 'SIGKILL')
        databasePid = await writing.nextPromise(databasePid)
        waits.push(performance.now() - killed)
        await pause(Math.random() * 200)
      }
      child.kill('SIGKILL')
      // Every other time the next start meets a database that is still shutting down.
      if (round % 4 < 2) await waitForEnd(databasePid, 5_000)
    }
    await pause(100)

    const embedded = await startEmbedded({ dataDir })
    try {
      const client = new pg.Client(embedded.connection)
      await client.connect()
      const { rows } = await client.query<{ n: number; times: number }>(
        'select n, count(*)::int as times from livro group by n',
      )
      await client.end()
      const kept = new Map(rows.map(({ n, times }) => [n, times]))
      expect([...promised].filter((n) => !kept.has(n))).toEqual([])
      expect(rows.filter(({ times }) => times > 1)).toEqual([])
      expect(promised.size).toBeGreaterThan(KILLS)
      waits.sort((a, b) => a - b)
      expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(5_000)
      if (process.env.KILLS)
        console.info(
          `${promised.size} promises; ready again: median ${waits[Math.floor(waits.length / 2)]?.toFixed(0)} ms, worst ${waits.at(-1)?.toFixed(0)} ms`,
        )
    } finally {
      await embedded.stop()
    }
    expect(findRunning(dataDir)).toBeUndefined()
  },
  30_000 + KILLS * 5_000,
)
