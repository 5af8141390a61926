/** The way round: the side bar, or rail, and the bottom bar of a phone. */
import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts.ts'
import { isCurrent, type NavigationItem, useFrame } from './frame.ts'
import { innerTexts } from './inner-texts.ts'
import { Popover } from './Popover.tsx'

interface ItemProps {
  item: NavigationItem
  className?: string
  onClick?: () => void
}

function Item({ item, className, onClick }: ItemProps) {
  const { pathname } = useLocation()
  const Icon = item.icon
  return (
    <Link
      to={item.href}
      title={item.label}
      className={className}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
      <span>{item.label}</span>
      {item.count ? <span className="cont">{item.count}</span> : null}
    </Link>
  )
}

export function SideBar() {
  const t = useTexts(innerTexts)
  const { navigation, sideFoot } = useFrame()
  return (
    <nav className="lado" aria-label={t.principal}>
      {navigation.map((item, i) => (
        <Fragment key={item.href}>
          {item.group && item.group !== navigation[i - 1]?.group && (
            <span className="sobre">{item.group}</span>
          )}
          <Item item={item} />
        </Fragment>
      ))}
      {sideFoot && <div className="pe">{sideFoot}</div>}
    </nav>
  )
}

/** Five at most: all of them, or the first four and the rest behind "Mais". */
export function BottomBar() {
  const t = useTexts(innerTexts)
  const { navigation } = useFrame()
  if (navigation.length === 0) return null
  const direct = navigation.length <= 5 ? navigation : navigation.slice(0, 4)
  const rest = navigation.slice(direct.length)
  return (
    <nav className="barra" aria-label={t.principalCelular}>
      {direct.map((item) => (
        <Item key={item.href} item={item} />
      ))}
      {rest.length > 0 && (
        <Popover
          label={t.mais}
          className="folha-mais"
          trigger={(trigger) => (
            <button type="button" {...trigger}>
              <IconMenu aria-hidden="true" />
              <span>{t.mais}</span>
            </button>
          )}
        >
          {(close) => (
            <div className="contas">
              {rest.map((item) => (
                <Item key={item.href} item={item} className="opcao" onClick={close} />
              ))}
            </div>
          )}
        </Popover>
      )}
    </nav>
  )
}
