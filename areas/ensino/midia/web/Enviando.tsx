/** How much of what one sends has left, while it leaves. */
import { useState } from 'react'
import type { Progress } from '../../../../core/web/client/upload.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { midiaWebTexts } from './texts.ts'

/** The bar of one upload, and what tells it how far it is; nothing is shown while nothing is known. */
export function useEnviando() {
  const t = useTexts(midiaWebTexts)
  const [{ loaded, total }, onProgress] = useState<Progress>({ loaded: 0, total: 0 })
  const bar = total > 0 && (
    <ProgressBar value={loaded} max={total} label={t.saiu(Math.floor((100 * loaded) / total))} withLabel />
  )
  return { bar, onProgress }
}
