/** A word about something, on hover and on focus. Never the only place where it is said. Signed-in pages only. */
import { Tooltip as MantineTooltip } from '@mantine/core'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { DialogContext } from './Dialog.tsx'

export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  const dialog = useContext(DialogContext)
  return (
    <MantineTooltip
      label={label}
      multiline
      openDelay={300}
      classNames={{ tooltip: 'm-dica' }}
      events={{ hover: true, focus: true, touch: true }}
      portalProps={dialog ? { target: dialog } : undefined}
    >
      {children}
    </MantineTooltip>
  )
}
