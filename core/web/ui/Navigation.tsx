/** The way round: the side bar, or rail, and the bottom bar of a phone. */
import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { Fragment, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { useTexts } from '../texts.ts'
import { cx } from './cx.ts'
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
      {item.count ? <span className="cont sobre-realce raio-p pb-z pi-3">{item.count}</span> : null}
    </Link>
  )
}

/** The lines in their groups; those without one come under no name. */
function groupsOf(items: readonly NavigationItem[]): { name: string | undefined; items: NavigationItem[] }[] {
  const groups: { name: string | undefined; items: NavigationItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.name === item.group) last.items.push(item)
    else groups.push({ name: item.group, items: [item] })
  }
  return groups
}

interface GroupsProps {
  items: readonly NavigationItem[]
  className?: string
  onClick?: () => void
}

function Groups({ items, ...rest }: GroupsProps) {
  const id = useId()
  return groupsOf(items).map(({ name, items }, i) => {
    const lines = items.map((item) => <Item key={item.href} item={item} {...rest} />)
    return name === undefined ? (
      <Fragment key={items[0]?.href}>{lines}</Fragment>
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset holds what is filled in, not ways to go
      <div key={name} role="group" aria-labelledby={`${id}-${i}`} className="grupo-l grade v-0">
        <span className="sobre" id={`${id}-${i}`}>
          {name}
        </span>
        {lines}
      </div>
    )
  })
}

export function SideBar() {
  const t = useTexts(innerTexts)
  const { navigation, sideFoot } = useFrame()
  return (
    <nav className="lado" aria-label={t.principal}>
      <Groups items={navigation} />
      {sideFoot && <div className="pe">{sideFoot}</div>}
    </nav>
  )
}

/** Five at most: all of them, or the four chosen for the person and the rest behind "Mais". */
export function barOf(navigation: readonly NavigationItem[], large = false) {
  if (large) return { direct: navigation.filter(({ bar }) => bar), rest: [] }
  if (navigation.length <= 5) return { direct: navigation, rest: [] }
  // Who has fewer than four chosen gets the next lines, in order.
  const wanted = [...navigation.filter(({ bar }) => bar), ...navigation.filter(({ bar }) => !bar)].slice(0, 4)
  const direct = navigation.filter((item) => wanted.includes(item))
  return { direct, rest: navigation.filter((item) => !wanted.includes(item)) }
}

export function BottomBar() {
  const t = useTexts(innerTexts)
  const { pathname } = useLocation()
  const { navigation, largeBar = false } = useFrame()
  if (navigation.length === 0) return null
  const { direct, rest } = barOf(navigation, largeBar)
  return (
    <nav className={cx('barra', largeBar && 'larga')} aria-label={t.principalCelular}>
      {direct.map((item) => (
        <Item key={item.href} item={item} />
      ))}
      {rest.length > 0 && (
        <Popover
          label={t.mais}
          trigger={(trigger) => (
            <button
              type="button"
              {...trigger}
              aria-current={rest.some((item) => isCurrent(item, pathname)) || undefined}
            >
              <IconMenu aria-hidden="true" />
              <span>{t.mais}</span>
            </button>
          )}
        >
          {(close) => (
            <div className="contas grade v-0 t-s">
              <Groups items={rest} className="opcao" onClick={close} />
            </div>
          )}
        </Popover>
      )}
    </nav>
  )
}
