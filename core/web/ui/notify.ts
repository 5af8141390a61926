/**
 * Alerts from anywhere: the success and error events of section 8, shown as toasts. Who reports does not know who
 * shows; what nobody showed yet waits. Dismissible, top right (section 9), with an optional Desfazer.
 */

/** Alerts leave by themselves after ten seconds (section 9). */
export const TOAST_MS = 10_000

export interface Toast {
  id: number
  tone: 'ok' | 'erro' | 'info'
  message: string
  action?: { label?: string; run: () => void }
}

type Listener = () => void

let toasts: readonly Toast[] = []
let next = 1
const listeners = new Set<Listener>()

const publish = (list: readonly Toast[]) => {
  toasts = list
  for (const listener of listeners) listener()
}

export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}

export function dismiss(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id))
}

function show(tone: Toast['tone'], message: string, action?: Toast['action']): number {
  const id = next++
  // the same sentence twice is one toast, started again; four at most
  const others = toasts.filter((toast) => toast.message !== message || toast.tone !== tone)
  publish([...others, { id, tone, message, action }].slice(-4))
  return id
}

/** Each returns the id for `dismiss`. `action` defaults to the label Desfazer. */
export const notify = {
  success: (message: string, action?: Toast['action']) => show('ok', message, action),
  error: (message: string, action?: Toast['action']) => show('erro', message, action),
  info: (message: string, action?: Toast['action']) => show('info', message, action),
}
