/** An act that is shown as done at once, and sent once it can't be taken back any more (`undoable`). */
import type { Endpoint, Returned } from '../contract/endpoint.ts'
import type { Sent } from './call.ts'
import { errorSentence } from './client/failure.ts'
import { call, useReread, useTransport } from './data.ts'
import { useLanguage } from './texts.ts'
import { notify } from './ui/notify.ts'
import { undoable } from './ui/undoable.ts'

interface Late<E extends Endpoint> {
  /** Shows it as done, or not any more: taken back, or by now the screen knows. */
  shown: (done: boolean) => void
  /** Before it is sent, for as long as the page stays. */
  before?: () => Promise<unknown>
  answered?: (answer: Returned<E>) => void
  /** Whatever became of it, before it is shown as it is. */
  after?: () => Promise<unknown>
}

const waiting = new Set<() => void>()
const leave = () => {
  for (const go of waiting) go()
}

/** Until it is done, or the page is left. One listener for all that wait, none while nothing does. */
async function whileHere(work: Promise<unknown>): Promise<void> {
  let go = () => {}
  const left = new Promise<void>((resolve) => {
    go = resolve
  })
  if (waiting.size === 0) addEventListener('pagehide', leave)
  waiting.add(go)
  try {
    await Promise.race([work, left])
  } finally {
    waiting.delete(go)
    if (waiting.size === 0) removeEventListener('pagehide', leave)
  }
}

/** What was told as done is sent even where the page is left a moment later: it outlives it. */
export function useLater() {
  const transport = useTransport()
  const reread = useReread()
  const language = useLanguage()
  return <E extends Endpoint>(message: string, endpoint: E, input: Sent<E>, late: Late<E>) => {
    const settle = async (leaving: boolean) => {
      try {
        if (!leaving && late.before) await whileHere(late.before())
        const answer = await call(transport, endpoint, input, { keepalive: true })
        late.answered?.(answer)
        await reread(endpoint)
      } catch (problem) {
        notify.error(errorSentence(problem, language))
      } finally {
        await late.after?.()
        late.shown(false)
      }
    }
    late.shown(true)
    undoable(message, { run: (leaving) => void settle(leaving), undo: () => late.shown(false) })
  }
}
