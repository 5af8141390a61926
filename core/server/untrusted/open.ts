/**
 * The one entrance of bytes that nobody vouches for: pictures, documents, packages, books, spreadsheets. A kind of file
 * is a room: a module in a folder `inside/`, which only the worker loads. A new kind is one line of `untrusted`.
 */
import { type Child, startChild } from './child.ts'
import { busy, WorkerLostError } from './lost.ts'
import { errorOf, type Limits } from './wire.ts'

export type { Limits } from './wire.ts'

/** What most files get: an animation of 40 megapixels, the heaviest that is let in, takes some 630 MB. */
export const LIMITS: Limits = { cpu: 20, seconds: 90, megabytes: 896 }

/**
 * Who waits: a person for an answer, or a job. Each has workers of its own, so that no package holds up a picture;
 * `patience`: ms in line, after which it is said that there is too much to do.
 */
const LANES = {
  request: { workers: 2, line: 100, patience: 20_000 },
  job: { workers: 1, line: Number.POSITIVE_INFINITY, patience: Number.POSITIVE_INFINITY },
} as const
export type Lane = keyof typeof LANES

/** Files that one worker opens, and bytes that it may have grown to, before another takes its place. */
const FILES = 200
const GROWN = 256 * 1_048_576
/** A worker without work goes after this: the next file waits for the start of another. */
const REST_MS = 300_000

interface Waiting {
  start: (worker: Worker | undefined) => void
  /** Nobody waits for it any more. */
  late?: NodeJS.Timeout
}

interface Worker {
  child: Child
  served: number
  leaving?: NodeJS.Timeout
}

/** `all`: workers there are or are being started. */
const lanes = {
  request: { all: 0, idle: [] as Worker[], line: [] as Waiting[] },
  job: { all: 0, idle: [] as Worker[], line: [] as Waiting[] },
}

/** A place in the lane: an idle worker, or none yet, which is the leave to start one. @throws 503 */
function takeTurn(name: Lane): Promise<Worker | undefined> {
  const lane = lanes[name]
  const { workers, line, patience } = LANES[name]
  for (let worker = lane.idle.pop(); worker; worker = lane.idle.pop()) {
    clearTimeout(worker.leaving)
    if (worker.child.alive()) return Promise.resolve(worker)
    lane.all -= 1
  }
  if (lane.all < workers) {
    lane.all += 1
    return Promise.resolve(undefined)
  }
  if (lane.line.length >= line) return Promise.reject(busy())
  return new Promise((resolve, reject) => {
    const waiting: Waiting = { start: resolve }
    lane.line.push(waiting)
    if (Number.isFinite(patience))
      waiting.late = setTimeout(() => {
        lane.line.splice(lane.line.indexOf(waiting), 1)
        reject(busy())
      }, patience)
  })
}

/** The turn ends: the next in line has the worker, or the leave to start another where this one is spent. */
function endTurn(name: Lane, worker: Worker | undefined, rss: number): void {
  const lane = lanes[name]
  const spent = !worker?.child.alive() || worker.served >= FILES || rss > GROWN
  if (spent) worker?.child.end()
  const next = lane.line.shift()
  if (next) {
    clearTimeout(next.late)
    next.start(spent ? undefined : worker)
  } else if (spent || !worker) lane.all -= 1
  else {
    lane.idle.push(worker)
    worker.leaving = setTimeout(() => worker.child.end(), REST_MS).unref()
  }
}

let last = 0
let opening = 0

/** Files in the hands of workers now. */
export const openNow = (): number => opening

async function open(lane: Lane, address: string, name: string, given: readonly unknown[], limits: Limits) {
  let worker = await takeTurn(lane)
  let rss = 0
  try {
    worker ??= { child: await startChild(), served: 0 }
    worker.served += 1
    last += 1
    const { megabytes } = limits
    const answering = worker.child.run({ id: last, address, name, given, megabytes }, limits)
    opening += 1
    const answer = await answering.finally(() => {
      opening -= 1
    })
    if ('rss' in answer) rss = answer.rss
    if ('value' in answer) return answer.value
    throw errorOf(answer)
  } catch (error) {
    if (error instanceof WorkerLostError) process.stderr.write(`${error.message}\n`)
    throw error
  } finally {
    endTurn(lane, worker, rss)
  }
}

/**
 * A kind of file. `from` is `import.meta.url`; `place` the room, without its ending: `./inside/book`. What it returns
 * calls the room's functions in the worker: plain data in, plain data out, files by their paths.
 * @throws what the room refuses, as a Failure; `WorkerLostError` when the file ends its worker; 503 when there is too much to do
 */
export function untrusted<R extends object>(from: string, place: string, limits: Limits = LIMITS) {
  const address = new URL(`${place}${from.endsWith('.ts') ? '.ts' : '.js'}`, from).href
  return (lane: Lane): R =>
    new Proxy({} as R, {
      get:
        (_, name) =>
        (...given: readonly unknown[]) =>
          open(lane, address, String(name), given, limits),
    })
}
