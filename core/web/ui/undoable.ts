/**
 * An act that may be taken back while its alert is shown (section 9: ten seconds): the screen shows it as done at once, and
 * it is done when the alert goes, or at the latest when the page is left.
 */
import { dismiss, notify, toastStore } from './notify.ts'

interface Act {
  /** Does it; `leaving`: the page goes, and what is sent must outlive it. */
  run: (leaving: boolean) => void
  /** Shows it as not done. */
  undo: () => void
}

export function undoable(message: string, { run, undo }: Act): void {
  let open = true
  const close = (): boolean => {
    const was = open
    open = false
    stop()
    removeEventListener('pagehide', leave)
    return was
  }
  const go = (leaving: boolean) => {
    if (close()) run(leaving)
  }
  const leave = () => {
    go(true)
    dismiss(id)
  }
  const id = notify.success(message, {
    run: () => {
      if (close()) undo()
    },
  })
  const stop = toastStore.subscribe(() => {
    if (!toastStore.read().some((toast) => toast.id === id)) go(false)
  })
  addEventListener('pagehide', leave)
}
