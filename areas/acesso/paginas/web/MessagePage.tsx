/** A page that says one thing: a lone crystal, a title, what to do. Shared by 403, 404 and the switched-off tenant. */
import type { ReactNode } from 'react'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { useTitleFocus } from '../../../../core/web/ui/title-focus.ts'
import { FallenCrystal } from './FallenCrystal.tsx'
import './recado.css'

interface Props {
  title: string
  /** Small words above the title. */
  note?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function MessagePage({ title, note, actions, children }: Props) {
  const heading = useTitleFocus()
  const { tenant } = useFrame()
  return (
    <section className="recado-pagina pilha a-meio ao-meio v-9 j-8 cel-v-5">
      <title>{`${title} · ${tenant.nome}`}</title>
      <FallenCrystal />
      <div className="pilha">
        {note && <p className="sobre">{note}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {actions && <div className="linha quebra">{actions}</div>}
      </div>
    </section>
  )
}
