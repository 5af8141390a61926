/** The frame of the page where people land who come back from a provider. */
import type { ReactNode } from 'react'
import { useTenant } from '../../../core/web/tenant/context.ts'
import { AccessibilityRuler } from '../../../core/web/ui/AccessibilityMenu.tsx'
import { EntrarLayout } from '../../../core/web/ui/EntrarLayout.tsx'
import { useFrame } from '../../../core/web/ui/frame.ts'
import { useTitleFocus } from '../../../core/web/ui/title-focus.ts'

interface Props {
  title: string
  /** Something is going on; nothing is asked of the person. */
  waiting: boolean
  children: ReactNode
}

export function Landing({ title, waiting, children }: Props) {
  const tenant = useTenant()
  const { preferences, actions } = useFrame()
  const heading = useTitleFocus()
  const nome = tenant ? tenant.nome : 'Turmalina'
  return (
    <EntrarLayout
      tenantNome={nome}
      headline={tenant ? tenant.chamada || undefined : undefined}
      sentence={tenant ? tenant.descricao || undefined : undefined}
      ruler={<AccessibilityRuler preferences={preferences} onChange={actions.setPreferences} />}
    >
      <div className="forma">
        <title>{`${title} · ${nome}`}</title>
        <h2 ref={heading} tabIndex={-1} key={title} role={waiting ? 'status' : undefined}>
          {title}
        </h2>
        {children}
      </div>
    </EntrarLayout>
  )
}
