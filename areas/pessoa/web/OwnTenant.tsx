/** The administration in the address is of one's own tenant; of another one it says so and leads back. */
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTexts } from '../../../core/web/texts.ts'
import { ButtonLink } from '../../../core/web/ui/Button.tsx'
import { EmptyState } from '../../../core/web/ui/EmptyState.tsx'
import { asActor, useEu } from '../../sessao/web/public.tsx'
import { papeisToGive } from '../policy.ts'
import { usePlace } from './place.ts'
import { pessoaTexts } from './texts.ts'

export function OwnTenant({ children }: { children: ReactNode }) {
  const t = useTexts(pessoaTexts)
  const { slug } = useParams()
  const place = usePlace()
  if (slug === undefined || slug === place.slug) return children
  return (
    <EmptyState title={t.outraPlataforma} action={<ButtonLink to={place.lista}>{t.irParaMinha}</ButtonLink>}>
      {t.outraPlataformaTexto}
    </EmptyState>
  )
}

/** Whether the person may give any role at all: who only reads is offered no form. */
export function useCanGive(): boolean {
  const eu = useEu()
  return eu !== null && papeisToGive(asActor(eu)).length > 0
}
