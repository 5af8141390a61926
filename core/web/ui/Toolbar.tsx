/** A row of buttons that is one stop of the Tab key; arrows walk in it. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const buttons = () => [...(box.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])]
  useEffect(() => {
    const all = buttons()
    if (!all.some((button) => button.tabIndex === 0 && button.dataset.stop === 'here')) rove(all[0])
  })
  const rove = (to: HTMLElement | undefined) => {
    for (const button of buttons()) {
      button.tabIndex = button === to ? 0 : -1
      button.dataset.stop = button === to ? 'here' : ''
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons()
    const at = all.indexOf(event.target as HTMLElement)
    const next = {
      ArrowRight: (at + 1) % all.length,
      ArrowLeft: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key]
    if (next === undefined || at < 0) return
    event.preventDefault()
    rove(all[next])
    all[next]?.focus()
  }
  return (
    <div
      ref={box}
      role="toolbar"
      aria-label={label}
      className="ferr linha v-0 quebra w-c p-0 sem-borda raio-3"
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}
