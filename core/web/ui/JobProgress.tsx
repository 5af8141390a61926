/** A long job as its person sees it: what is done, how long still, a bar, and the way out. */
import type { ReactNode } from 'react'
import './job.css'
import { ProgressBar } from './Progress.tsx'

interface Props {
  title: ReactNode
  /** About how long still. */
  remaining?: ReactNode
  /** That the page may be left. */
  note?: ReactNode
  actions?: ReactNode
  value: number
  max: number
  label: string
}

export function JobProgress({ title, remaining, note, actions, value, max, label }: Props) {
  return (
    <section className="anda pilha v-3 pb-5 pi-6 mb-5 fio-t raio-4 sobre-cabeca" aria-label={label}>
      <div className="linha quebra">
        <b role="status">{title}</b>
        {remaining && <span className="fraca t-s">{remaining}</span>}
        <span className="vao t-s fraca">{note}</span>
        {actions}
      </div>
      <ProgressBar value={value} max={Math.max(max, 1)} label={label} />
    </section>
  )
}
