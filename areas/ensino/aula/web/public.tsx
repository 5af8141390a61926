/** What other areas may use: giving lessons to a class from its page; names and forms of screens. */
import { lazy } from 'react'
import { loadAgainOnce } from '../../../../core/web/device/chunk.ts'

export { DarAulaButton } from './DarAulaButton.tsx'
export { tipoTexts } from './tipo-texts.ts'
export { VinculoMenu } from './VinculoMenu.tsx'

/** The form of one screen; inside `Suspense`. */
export const TelaForm = lazy(() =>
  loadAgainOnce(() => import('./telas/avulsa.tsx').then((module) => ({ default: module.TelaForm }))),
)
