/** What a text says, in Libras: a film that waits until it is asked for. */
import IconSign from '@tabler/icons-react/dist/esm/icons/IconHandLoveYou.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import type { Midia } from '../shapes.ts'
import { MidiaView } from './MidiaView.tsx'
import { midiaWebTexts } from './texts.ts'

export function Libras({ midia }: { midia: Midia | undefined }) {
  const t = useTexts(midiaWebTexts)
  if (!midia?.endereco) return null
  return (
    <details>
      <summary className="meia cor-elo linha v-2 h-275 mao">
        <IconSign aria-hidden="true" /> {t.verEmLibras}
      </summary>
      <MidiaView midia={midia} alt={t.videoEmLibras} />
    </details>
  )
}
