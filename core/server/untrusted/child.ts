/** One worker process: started with limits, given one order at a time, watched from outside, ended by force. */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { root } from '../paths.ts'
import { type Cause, WorkerLostError } from './lost.ts'
import type { Answer, Limits, Order } from './wire.ts'

/** Of the heap of JavaScript alone, MB; `Limits.megabytes` bounds the whole. */
const HEAP_MB = 320
const LOOK_MS = 100
/** To start, on a machine however busy. */
const START_MS = 60_000
/** What a process needs to run, and nothing that it could tell: no secret, no address of a database. */
const KEPT = ['PATH', 'HOME', 'TMPDIR', 'TMP', 'TEMP', 'SYSTEMROOT', 'LANG', 'TZ']

const fromSource = import.meta.url.endsWith('.ts')
const file = fileURLToPath(new URL(fromSource ? './worker.ts' : './worker.js', import.meta.url))

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    KEPT.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )

function begin(): ChildProcess {
  const child = fork(file, [], {
    cwd: root,
    env: { ...environment(), NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(fromSource ? ['--import', 'tsx'] : [])],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    // People are served before files are opened.
    if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It is gone already, or the system has no such thing.
  }
  return child
}

/** Seconds of processor and bytes of memory so far; undefined where the system does not tell, or it is gone. */
function usedBy(pid: number): { cpu: number; rss: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Behind the name, which may hold anything: user and system time in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const rss = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, rss: Number(rss) * 1_024 }
  } catch {
    return undefined
  }
}

export interface Child {
  /** Has it done its work; rejects with `WorkerLostError` when the worker ends instead. */
  run(order: Order, limits: Limits): Promise<Answer>
  /** False once it has ended. */
  alive(): boolean
  end(): void
}

/** Starts one; resolves when it can take orders. @throws when it does not start at all */
export async function startChild(): Promise<Child> {
  const child = begin()
  let alive = true
  let hear: (answer: Answer) => void = () => {}
  let fail: (ended: string) => void = () => {}
  const ended = (how: string) => {
    alive = false
    fail(how)
  }
  child.on('message', (answer: Answer) => hear(answer))
  child.on('exit', (code, signal) => ended(signal ?? `exit ${code}`))
  child.on('error', (error) => ended(error.message))
  const end = () => void child.kill('SIGKILL')

  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(end, START_MS)
    hear = () => {
      clearTimeout(late)
      resolve()
    }
    fail = (how) => {
      clearTimeout(late)
      reject(new Error(`the worker for files does not start: ${how}`))
    }
  })
  // Nobody waits for a worker that has nothing to do: it keeps no process from ending.
  const hold = (held: boolean) => {
    if (held) child.ref()
    else child.unref()
    if (held) child.channel?.ref()
    else child.channel?.unref()
  }
  fail = () => {}
  hold(false)

  const run = (order: Order, limits: Limits): Promise<Answer> =>
    new Promise((resolve, reject) => {
      let why: Cause = 'crash'
      const stop = (cause: Cause) => {
        why = cause
        end()
      }
      const before = usedBy(child.pid ?? 0)?.cpu ?? 0
      const late = setTimeout(() => stop('time'), limits.seconds * 1_000)
      const look = setInterval(() => {
        const used = usedBy(child.pid ?? 0)
        if (used && used.rss > limits.megabytes * 1_048_576) stop('memory')
        else if (used && used.cpu - before > limits.cpu) stop('time')
      }, LOOK_MS)
      const settle = () => {
        clearTimeout(late)
        clearInterval(look)
        fail = () => {}
        hear = () => {}
        hold(false)
      }
      hear = (answer) => {
        if (!('id' in answer) || answer.id !== order.id) return
        settle()
        resolve(answer)
      }
      fail = (how) => {
        settle()
        // A heap that is full ends the process by itself.
        const cause = why === 'crash' && (how === 'SIGABRT' || how === 'exit 134') ? 'memory' : why
        reject(new WorkerLostError(cause, order.name))
      }
      hold(true)
      if (!alive || !child.connected) fail('gone')
      else child.send(order, (error) => error && end())
    })
  return { run, alive: () => alive && child.connected, end }
}
