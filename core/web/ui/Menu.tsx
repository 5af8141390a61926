/** Actions behind a button: Mantine brings arrows, typing ahead and the place beside the button. Signed-in pages only. */
import { Menu as MantineMenu } from '@mantine/core'
import { Fragment, type ReactElement, useContext } from 'react'
import { useNavigate } from 'react-router'
import { cx } from './cx.ts'
import { DialogContext } from './Dialog.tsx'
import type { IconType } from './icon.ts'

export interface MenuAction {
  label: string
  icon?: IconType
  onSelect?: () => void
  href?: string
  danger?: boolean
  disabled?: boolean
  /** A line above, before another kind of action. */
  separated?: boolean
}

interface Props {
  /** One button that takes a ref, such as `<IconButton icon={IconDots} label="Mais ações"/>`. */
  children: ReactElement
  actions: readonly (MenuAction | false | null | undefined)[]
}

const classNames = { dropdown: 'm-dropdown', item: 'm-item', divider: 'm-linha', label: 'm-rotulo' }

export function Menu({ children, actions }: Props) {
  const navigate = useNavigate()
  const dialog = useContext(DialogContext)
  const shown = actions.filter((action) => !!action)
  if (shown.length === 0) return null
  return (
    <MantineMenu
      position="bottom-end"
      offset={6}
      shadow="none"
      classNames={classNames}
      portalProps={dialog ? { target: dialog } : undefined}
      transitionProps={{ duration: 120 }}
    >
      <MantineMenu.Target>{children}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {shown.map((action, i) => {
          const Icon = action.icon
          return (
            <Fragment key={action.label}>
              {action.separated && i > 0 && <MantineMenu.Divider />}
              <MantineMenu.Item
                className={cx(action.danger && 'perigo')}
                disabled={action.disabled}
                leftSection={Icon && <Icon aria-hidden="true" />}
                onClick={() => {
                  action.onSelect?.()
                  if (action.href) navigate(action.href)
                }}
              >
                {action.label}
              </MantineMenu.Item>
            </Fragment>
          )
        })}
      </MantineMenu.Dropdown>
    </MantineMenu>
  )
}
