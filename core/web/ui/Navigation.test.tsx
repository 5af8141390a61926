// @vitest-environment happy-dom
/** The bars say their groups, mark what is open behind "Mais", and the help is a link of its own. */
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { DEFAULT_FRAME, FrameContext, type NavigationItem } from './frame.ts'
import { HelpLink } from './HelpLink.tsx'
import { BottomBar, SideBar } from './Navigation.tsx'

afterEach(cleanup)

const line = (label: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  href: `/${label}`,
  label,
  icon: IconHome,
  ...more,
})
const navigation = [
  line('a', { bar: true }),
  line('b', { bar: true }),
  line('c'),
  line('d', { group: 'Ensinar', bar: true }),
  line('e', { group: 'Ensinar' }),
  line('f', { group: 'Rede', bar: true }),
]

const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <FrameContext value={{ ...DEFAULT_FRAME, navigation, helpHref: '/docs#ensinar' }}>
        <SideBar />
        <BottomBar />
        <HelpLink />
      </FrameContext>
    </MemoryRouter>,
  )

const labels = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

it('names the groups of the side bar to a screen reader too', () => {
  show('/a')
  const side = screen.getByRole('navigation', { name: 'Principal' })
  expect(labels(side)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(labels(within(side).getByRole('group', { name: 'Ensinar' }))).toEqual(['d', 'e'])
  expect(labels(within(side).getByRole('group', { name: 'Rede' }))).toEqual(['f'])
})

it.each([
  ['/b', null],
  ['/e', 'true'],
])('holds the chosen four on the phone, and says at %s whether "Mais" hides what is open', (at, current) => {
  show(at)
  const bar = screen.getByRole('navigation', { name: 'Principal, telefone' })
  expect(labels(bar)).toEqual(['a', 'b', 'd', 'f'])
  expect(within(bar).getByRole('button', { name: 'Mais' }).getAttribute('aria-current')).toBe(current)
})

it('leads to the help', () => {
  show('/a')
  expect(screen.getByRole('link', { name: 'Ajuda' }).getAttribute('href')).toBe('/docs#ensinar')
})
