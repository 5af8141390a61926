/**
 * The worker: a process of its own that opens what people send, one file at a time. It has no database, no secret and
 * nobody's request; whatever a file does to it, one file is refused.
 */
import { getHeapStatistics } from 'node:v8'
import { type Answer, type Order, thrownBy } from './wire.ts'

type Room = Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>

const LOOK_MS = 100

const say = (answer: Answer): void => void process.send?.(answer)

async function open({ id, address, name, given }: Order): Promise<Answer> {
  try {
    const room = (await import(address)) as Room
    const value = await room[name]?.(...given)
    return { id, value, rss: process.memoryUsage.rss() }
  } catch (error) {
    return { id, ...thrownBy(error), rss: process.memoryUsage.rss() }
  }
}

/** Where the parent can't look from outside (it does on Linux), the worker watches its own memory. */
let most = Number.POSITIVE_INFINITY
if (process.platform !== 'linux')
  setInterval(() => {
    if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS).unref()

process.on('message', (order: Order) => {
  most = order.megabytes * 1_048_576
  void open(order).then(say)
})
// Whoever serves people is gone: so is the reason to go on, in the middle of a file or not.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A signal at the terminal goes to all: the parent ends this one when it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

// A heap without a limit of its own would make the limit of the whole meaningless.
if (getHeapStatistics().heap_size_limit > 1_073_741_824)
  throw new Error('the worker was started without limits')
say({ ready: true })
