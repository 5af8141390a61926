/** The help, one tap away on every signed-in page. */
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { Link } from 'react-router'
import { useTexts } from '../texts.ts'
import { useFrame } from './frame.ts'
import { innerTexts } from './inner-texts.ts'

export function HelpLink() {
  const t = useTexts(innerTexts)
  const { helpHref } = useFrame()
  if (helpHref === undefined) return null
  return (
    <Link className="icone-bt" to={helpHref} title={t.ajuda} aria-label={t.ajuda}>
      <IconHelpCircle aria-hidden="true" />
    </Link>
  )
}
