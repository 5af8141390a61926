/** A screen that was answered elsewhere: what was done here and not sent is kept, and offered. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { playerTexts } from './texts.ts'

interface Props {
  /** It is what stands on the screen, instead of the answer that was sent. */
  shown: boolean
  /** A try is left in which it may be sent. */
  usable: boolean
  onUse: () => void
  onOther: () => void
}

export function Daqui({ shown, usable, onUse, onOther }: Props) {
  const t = useTexts(playerTexts)
  const label = usable ? t.usarDaqui : shown ? t.verEnviada : t.verDaqui
  return (
    <Callout live actions={<Button onClick={usable ? onUse : onOther}>{label}</Button>}>
      {t.daqui}
    </Callout>
  )
}
