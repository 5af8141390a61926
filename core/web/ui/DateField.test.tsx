// @vitest-environment happy-dom
/** A day that is typed or chosen: what is sent, what is kept and said, the calendar by keys. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Calendar } from './Calendar.tsx'
import { DateField } from './DateField.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sent = vi.fn()

function Form({ start = '', ...more }: { start?: string; hora?: boolean; min?: string; max?: string }) {
  const [dia, setDia] = useState(start)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(dia)
      }}
    >
      <DateField label="Fim" value={dia} onChange={({ target }) => setDia(target.value)} {...more} />
      <button type="submit">Salvar</button>
      <button type="button" onClick={() => setDia('2027-01-02')}>
        De fora
      </button>
      <output>{dia}</output>
    </form>
  )
}

function open(props: Parameters<typeof Form>[0] = {}) {
  // A Friday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T15:00:00Z') })
  sent.mockClear()
  render(<Form {...props} />)
  const field = screen.getByLabelText<HTMLInputElement>('Fim')
  const valor = () => screen.getByRole('status').textContent
  return { user: userEvent.setup(), field, valor }
}

it('is typed in any of its ways, and stands as it is written here once it is left', async () => {
  const { user, field, valor } = open()
  for (const [typed, value, shown] of [
    ['12/03/2027', '2027-03-12', '12/03/2027'],
    ['05012027', '2027-01-05', '05/01/2027'],
    ['amanhã', '2026-11-28', '28/11/2026'],
    ['sexta', '2026-12-04', '04/12/2026'],
    ['2099-06-30', '2099-06-30', '30/06/2099'],
  ] as const) {
    await user.clear(field)
    expect(valor()).toBe('')
    await user.type(field, typed)
    await user.tab()
    expect([valor(), field.value]).toEqual([value, shown])
  }
  await user.click(screen.getByText('De fora'))
  expect(field.value).toBe('02/01/2027')
})

it('what is half typed is not wrong while it is typed; left so it is told, kept, and not sent', async () => {
  const { user, field, valor } = open({ start: '2026-12-01' })
  await user.clear(field)
  await user.type(field, '31/02/2027')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.click(screen.getByText('Salvar'))
  expect(sent).not.toHaveBeenCalled()
  expect(field.value).toBe('31/02/2027')
  expect(screen.getByText(/Escreva o dia como/)).toBeTruthy()
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'hoje{Enter}')
  expect(valor()).toBe('2026-11-27')
  await waitFor(() => expect(sent).toHaveBeenCalledWith('2026-11-27'))
})

it('with its hour asks for both', async () => {
  const { user, field, valor } = open({ hora: true, start: '2026-12-01T08:00' })
  expect(field.value).toBe('01/12/2026, 8h')
  await user.clear(field)
  await user.type(field, 'segunda')
  await user.tab()
  expect(valor()).toBe('')
  expect(screen.getByText(/Escreva também a hora/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, 'segunda 18h30')
  await user.tab()
  expect([valor(), field.value]).toEqual(['2026-11-30T18:30', '30/11/2026, 18h30'])
})

it('leaves alone what stands there and could not be chosen any more', async () => {
  const { user, field, valor } = open({ start: '2026-01-05', min: '2026-11-27' })
  await user.click(field)
  await user.click(screen.getByText('Salvar'))
  expect([valor(), field.value]).toEqual(['2026-01-05', '05/01/2026'])
  expect(sent).toHaveBeenCalledWith('2026-01-05')
})

it('takes no day outside of what may be chosen, and says which may', async () => {
  const { user, field, valor } = open({ min: '2026-11-27', max: '2026-12-31' })
  await user.type(field, '26/11/2026')
  await user.tab()
  expect(valor()).toBe('')
  expect(screen.getByText('Escolha um dia a partir de 27/11/2026.')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '1/1/2027')
  await user.tab()
  expect(screen.getByText('Escolha um dia até 31/12/2026.')).toBeTruthy()
})

it('the calendar is walked by keys and chosen from', async () => {
  const onPick = vi.fn()
  render(<Calendar value="2026-11-27" today="2026-11-25" min="2026-11-03" max="2027-11-30" onPick={onPick} />)
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const press = async (key: string, shiftKey = false) => {
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey }))
    await act(() => new Promise((done) => requestAnimationFrame(done)))
    return focused()
  }
  await waitFor(() => expect(focused()).toBe('sexta-feira, 27 de novembro de 2026'))
  expect(screen.getAllByRole('columnheader').map((one) => one.getAttribute('abbr'))[0]).toBe('domingo')
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('27')
  expect(await press('ArrowDown')).toBe('sexta-feira, 4 de dezembro de 2026')
  expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('dezembro de 2026')
  expect(await press('ArrowLeft')).toBe('quinta-feira, 3 de dezembro de 2026')
  expect(await press('Home')).toBe('domingo, 29 de novembro de 2026')
  expect(await press('End')).toBe('sábado, 5 de dezembro de 2026')
  expect(await press('PageDown')).toBe('terça-feira, 5 de janeiro de 2027')
  expect(await press('PageDown', true)).toBe('terça-feira, 30 de novembro de 2027')
  expect(await press('PageUp', true)).toBe('segunda-feira, 30 de novembro de 2026')
  // Never before the first that may be chosen.
  expect(await press('PageUp')).toBe('terça-feira, 3 de novembro de 2026')
  expect(await press('ArrowUp')).toBe('terça-feira, 3 de novembro de 2026')
  fireEvent.click(screen.getByLabelText('segunda-feira, 2 de novembro de 2026'))
  expect(onPick).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('sexta-feira, 6 de novembro de 2026'))
  expect(onPick).toHaveBeenCalledWith('2026-11-06')
})
