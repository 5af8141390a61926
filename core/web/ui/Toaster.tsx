/** Where toasts appear: top right, on a phone above the bottom bar; over dialogs too. Hovering or focus holds them. */
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../texts.ts'
import { IconButton } from './IconButton.tsx'
import { dismiss, TOAST_MS, type Toast, toastStore } from './notify.ts'
import { kitTexts } from './texts.ts'

const ICONS = { ok: IconCircleCheck, erro: IconAlertTriangle, info: IconInfoCircle }

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTexts(kitTexts)
  const [held, setHeld] = useState(false)
  const Icon = ICONS[toast.tone]
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast.id, held])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock
    <div
      className={`brinde linha v-4 pt-4 pe-4 pp-4 ps-5 raio-4 sombra-3 t-1 w-c ${toast.tone}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" />
      <p className="cresce partir" role={toast.tone === 'erro' ? 'alert' : 'status'}>
        {toast.message}
      </p>
      {toast.action && (
        <button
          className="nu cheia h-2"
          type="button"
          onClick={() => {
            toast.action?.run()
            dismiss(toast.id)
          }}
        >
          {toast.action.label ?? t.desfazer}
        </button>
      )}
      <IconButton icon={IconX} label={t.dispensar} small onClick={() => dismiss(toast.id)} />
    </div>
  )
}

export function Toaster() {
  const t = useTexts(kitTexts)
  const box = useRef<HTMLElement>(null)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    // showing again lifts the list above a dialog that opened meanwhile
    const element = box.current
    if (!element?.showPopover || newest === undefined) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [newest])
  return (
    <section
      ref={box}
      className="brindes nu v-3 p-z m-z sem-toque cor-mesma"
      popover="manual"
      aria-label={t.mensagens}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}
