/** Offers to ask the person who they are, when a call wants a fresh proof; the dialogue is loaded only then. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadAgainOnce } from '../../core/web/device/chunk.ts'
import { proofs } from '../../core/web/proof.ts'

const ProofDialog = lazy(() =>
  loadAgainOnce(() =>
    import('../../areas/acesso/fator/web/ProofDialog.tsx').then((module) => ({
      default: module.ProofDialog,
    })),
  ),
)

export function ProofHost() {
  const [answer, setAnswer] = useState<{ give: (proved: boolean) => void } | null>(null)
  useEffect(() => proofs.offer(() => new Promise<boolean>((give) => setAnswer({ give }))), [])
  // Whoever waits is answered when the person goes: another account takes this place.
  useEffect(() => () => answer?.give(false), [answer])
  if (!answer) return null
  const end = (proved: boolean) => {
    answer.give(proved)
    setAnswer(null)
  }
  return (
    <Suspense>
      <ProofDialog onEnd={end} />
    </Suspense>
  )
}
