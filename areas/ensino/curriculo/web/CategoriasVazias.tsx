/** No category yet: what comes first for those who may write, why it is empty for the others. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { EmptyState } from '../../../../core/web/ui/EmptyState.tsx'
import { categoriaTexts } from './categoria-texts.ts'

export function CategoriasVazias({ editar, children }: { editar: boolean; children?: ReactNode }) {
  const t = useTexts(categoriaTexts)
  return (
    <EmptyState title={t.vazia} action={editar && children}>
      {editar ? t.vaziaTexto : t.vaziaLer}
    </EmptyState>
  )
}
