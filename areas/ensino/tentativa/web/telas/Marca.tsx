/** Right or wrong beside a part of an answer: a glyph, its word for readers, and a colour. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useTexts } from '../../../../../core/web/texts.ts'
import { telaTexts } from './texts.ts'
import '../../../../../core/web/ui/answer.css'

export function Marca({ certa }: { certa: boolean | undefined }) {
  const t = useTexts(telaTexts)
  if (certa === undefined) return null
  const Icon = certa ? IconCheck : IconX
  return (
    <span className={certa ? 'veredito certa' : 'veredito errada'}>
      <Icon aria-hidden="true" />
      <span className="so-leitor">{certa ? t.certa : t.errada}</span>
    </span>
  )
}

/** The class of a part that was judged. */
export const judged = (certa: boolean | undefined): string | false =>
  certa !== undefined && (certa ? 'certa' : 'errada')
