// @vitest-environment happy-dom
/** The band of a class: tabs, "Mais" with what is open and what is new, and one line on inner pages. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { ClassHeader, type Tab } from './ClassHeader.tsx'

afterEach(cleanup)

const tabs: Tab[] = [
  { href: '/t', label: 'Mural', exact: true },
  { href: '/t/entregas', also: ['/t/correcoes'], label: 'Entregas' },
]
const more: Tab[] = [
  { href: '/t/avisos', label: 'Avisos', count: 2 },
  { href: '/t/enquetes', label: 'Enquetes', count: 1 },
]

const show = (at: string, props: Partial<Parameters<typeof ClassHeader>[0]> = {}) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <ClassHeader title="7º A" description="Ciências" code="ABC" tabs={tabs} more={more} {...props} />
    </MemoryRouter>,
  )
const nav = () => within(screen.getByRole('navigation', { name: 'Turma' }))
const button = () => nav().getByRole('button')

it.each([
  ['/t', 'Mural'],
  ['/t/entregas/4', 'Entregas'],
  ['/t/correcoes', 'Entregas'],
])('marks at %s the tab %s', (at, label) => {
  show(at)
  const current = nav()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual([label])
  expect([button().textContent, button().getAttribute('aria-current')]).toEqual(['Mais da turma 3', null])
})

it('gives the place of "Mais" to the page that is open behind it, and says what is new in the others', () => {
  show('/t/enquetes/9')
  expect(button().getAttribute('aria-current')).toBe('true')
  expect(button().textContent).toBe('Mais da turma: Enquetes1 (Avisos 2)')
})

it('has no "Mais" for one page alone', () => {
  show('/t', { more: more.slice(0, 1) })
  expect(nav().queryByRole('button')).toBeNull()
  expect(
    nav()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mural', 'Entregas', 'Avisos2'])
})

it('is one line with a way back on inner pages, without the code', () => {
  const { container } = show('/t/entregas', { back: { href: '/t', label: 'Voltar ao mural' } })
  expect(screen.getByRole('link', { name: 'Voltar ao mural' }).getAttribute('href')).toBe('/t')
  expect(screen.getByRole('heading', { level: 1, name: '7º A' })).toBeTruthy()
  expect(container.textContent).not.toContain('ABC')
})
