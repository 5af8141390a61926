/** The bell: how many are new, and the panel that the application fills. */
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useTexts } from '../texts.ts'
import { useFrame } from './frame.ts'
import { IconButton } from './IconButton.tsx'
import { innerTexts } from './inner-texts.ts'
import { Popover } from './Popover.tsx'

export function NotificationsBell() {
  const t = useTexts(innerTexts)
  const { unread, panel } = useFrame().notifications
  const label = unread > 0 ? t.notificacoesNovas(unread) : t.notificacoes
  return (
    <Popover
      label={t.notificacoes}
      className="largo"
      trigger={(trigger) => <IconButton icon={IconBell} label={label} count={unread} {...trigger} />}
    >
      <div className="sino grade v-3 p-1">
        <h2>{t.notificacoes}</h2>
        {panel}
      </div>
    </Popover>
  )
}
