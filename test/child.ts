/** The real program as a child process: started, waited for, signalled, its words kept. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { root } from '../core/server/paths.ts'

export interface Program {
  pid: number
  address: string
  /** Everything it has written so far. */
  words(): string
  kill(signal: NodeJS.Signals): void
  exit(): Promise<{ code: number | null }>
}

export const temporaryFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'turmalina-programa-'))

/** A port that nobody listens at, a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The program as it is built (`npm run build`). */
export const BUILT = ['dist/server/apps/server/main.js']
/** `npm test` builds before it tests; by itself a file of tests compiles the program anew, each time it starts. */
export const PROGRAM = process.env.TEST_BUILT === '1' ? BUILT : ['--import', 'tsx', 'apps/server/main.ts']

/** Starts it with these settings and no others. */
export function start(env: Readonly<Record<string, string>>, program: readonly string[] = PROGRAM): Program {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), HOST: '127.0.0.1', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      words += text
    })
  const ended = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  return {
    pid: child.pid ?? 0,
    address: `http://127.0.0.1:${env.PORT}`,
    words: () => words,
    kill: (signal) => void child.kill(signal),
    async exit() {
      return { code: await ended }
    },
  }
}

/** Waits until it answers; fails with its words when it has ended instead. */
export async function answering({ address, exit, words }: Program): Promise<void> {
  let ended = false
  void exit().then(() => {
    ended = true
  })
  for (const from = Date.now(); Date.now() - from < 120_000; ) {
    if (ended) throw new Error(`The program ended:\n${words()}`)
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The program does not answer:\n${words()}`)
}

/** The processes that a process started. */
export function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
