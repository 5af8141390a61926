// @vitest-environment happy-dom
/** Parts that read for themselves are shown at once, whichever comes first, fails, or brings another that reads. */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { Together } from './Together.tsx'
import { useTitleFocus } from './title-focus.ts'

afterEach(cleanup)

/** An answer that comes when it is told to. */
function answer<T>() {
  let tell = (_: T) => {}
  let refuse = (_: Error) => {}
  const promise = new Promise<T>((resolve, reject) => {
    tell = resolve
    refuse = reject
  })
  return { promise, tell, refuse }
}

function Part({ name, from, children }: { name: string; from: Promise<string>; children?: ReactNode }) {
  const { data, error } = useQuery({ queryKey: [name], queryFn: () => from, retry: false })
  return (
    <section>
      <h2>{error ? `${name} falhou` : (data ?? `${name} lê`)}</h2>
      {data && children}
    </section>
  )
}

const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
const inside = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Together fallback={<p>Esqueleto</p>}>{children}</Together>
    </QueryClientProvider>,
  )

it('shows nothing until the last of them has come, then all of them', async () => {
  const [one, two] = [answer<string>(), answer<string>()]
  inside(
    <>
      <Part name="um" from={one.promise} />
      <Part name="dois" from={two.promise} />
    </>,
  )
  two.tell('Dois')
  await waitFor(() => expect(screen.getByText('Dois')).toBeDefined())
  expect([shown(), screen.queryByText('Esqueleto') !== null]).toEqual([[], true])
  one.tell('Um')
  await waitFor(() => expect(shown()).toEqual(['Um', 'Dois']))
  expect(screen.queryByText('Esqueleto')).toBeNull()
})

it('waits for what an answer brings, and for code that is on its way', async () => {
  const [outer, inner, code] = [answer<string>(), answer<string>(), answer<string>()]
  const Late = lazy(async () => {
    await code.promise
    return { default: () => <h2>Tarde</h2> }
  })
  inside(
    <>
      <Part name="fora" from={outer.promise}>
        <Part name="dentro" from={inner.promise} />
      </Part>
      <Late />
    </>,
  )
  code.tell('')
  outer.tell('Fora')
  await waitFor(() => expect(screen.getByText('dentro lê')).toBeDefined())
  expect(shown()).toEqual([])
  inner.tell('Dentro')
  await waitFor(() => expect(shown()).toEqual(['Fora', 'Dentro', 'Tarde']))
})

it('is not held up by what fails, and hides nothing again', async () => {
  const one = answer<string>()
  const { rerender } = inside(<Part name="um" from={one.promise} />)
  one.refuse(new Error('caiu'))
  await waitFor(() => expect(shown()).toEqual(['um falhou']))
  rerender(
    <QueryClientProvider client={new QueryClient()}>
      <Together fallback={<p>Esqueleto</p>}>
        <Part name="outro" from={answer<string>().promise} />
      </Together>
    </QueryClientProvider>,
  )
  expect(shown()).toEqual(['outro lê'])
})

function Title() {
  const heading = useTitleFocus()
  return (
    <h1 ref={heading} tabIndex={-1}>
      Casa
    </h1>
  )
}

function Go() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/casa')}>
      Ir
    </button>
  )
}

it('gives the focus to a title inside once it is in sight', async () => {
  const one = answer<string>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Go />
        <Together fallback={<p>Esqueleto</p>}>
          <Title />
          <Part name="um" from={one.promise} />
        </Together>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  screen.getByRole('button', { name: 'Ir' }).click()
  one.tell('Um')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Casa'))
})
