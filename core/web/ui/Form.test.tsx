// @vitest-environment happy-dom
/** A short form says what is wrong where it can be seen, leads to the first field that is wrong, and sends when it may. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { refusal } from '../../testing/fakeTransport.ts'
import { missing, useSheet } from '../sheet.tsx'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormSheet } from './FormSheet.tsx'
import { TextField } from './TextField.tsx'

interface Typed {
  nome: string
  lugar: string
}

type Send = (typed: Typed) => Promise<unknown>

interface WindowProps {
  send: Send
  disabled?: boolean
  onClose?: () => void
}

function Window({ send, disabled = false, onClose = () => {} }: WindowProps) {
  const { field, submit, sheet } = useSheet({
    start: { nome: 'Couve', lugar: '' },
    check: (typed) => missing(typed, ['lugar'], 'Diga onde.'),
    send,
  })
  return (
    <FormDialog
      {...sheet}
      title="Canteiro"
      submitLabel="Plantar"
      disabled={disabled}
      secondary={<Button onClick={() => submit({ lugar: 'pátio' })}>No pátio</Button>}
      onClose={onClose}
    >
      <TextField label="Nome" {...field('nome')} />
      <TextField label="Lugar" {...field('lugar')} />
    </FormDialog>
  )
}

function Asked({ send, onChange }: { send: Send; onChange: (typed: Typed) => void }) {
  const { field, question, sheet } = useSheet({
    start: { nome: 'Couve', lugar: '' },
    check: (typed) => missing(typed, ['lugar'], 'Diga onde.'),
    asks: ({ nome }) => nome !== 'Alface',
    onChange,
    send,
  })
  return (
    <>
      <FormSheet {...sheet} submitLabel="Plantar">
        <TextField label="Nome" {...field('nome')} />
        <TextField label="Lugar" {...field('lugar')} />
      </FormSheet>
      <ConfirmDialog {...question} title="Plantar mesmo?" confirmLabel="Plantar já" />
    </>
  )
}

function open(send: Send, disabled?: boolean) {
  const element = <Window send={send} {...(disabled && { disabled })} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return {
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    send: () => fireEvent.submit(screen.getByLabelText('Nome')),
  }
}

afterEach(cleanup)

it('leads to the first field that is wrong, and sends nothing', () => {
  const sent: Typed[] = []
  open(async (typed) => sent.push(typed)).send()
  expect(document.activeElement).toBe(screen.getByLabelText('Lugar'))
  expect(screen.getByText('Diga onde.')).toBeTruthy()
  expect(sent).toEqual([])
})

it('says above the fields what belongs to none of them', async () => {
  const { type, send } = open(() =>
    Promise.reject(refusal({ status: 422, codigo: 'x', campos: { solo: 'O solo está seco.' } })),
  )
  type('Lugar', 'horta')
  send()
  await screen.findByText('O solo está seco.')
})

it('sends nothing before it may, and what another button says', async () => {
  const sent: Typed[] = []
  const { type, send } = open(async (typed) => sent.push(typed), true)
  type('Lugar', 'horta')
  send()
  fireEvent.click(screen.getByText('No pátio'))
  await waitFor(() => expect(sent).toEqual([{ nome: 'Couve', lugar: 'pátio' }]))
})

it('asks about what is sound before it goes, where it is to be asked, and tells of each change', async () => {
  const [sent, told]: [Typed[], Typed[]] = [[], []]
  const element = <Asked send={async (typed) => sent.push(typed)} onChange={(typed) => told.push(typed)} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const asked = () => screen.queryByText('Plantar mesmo?') !== null
  const send = () => fireEvent.submit(screen.getByLabelText('Nome'))
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  send()
  expect(asked()).toBe(false)
  type('Lugar', 'horta')
  expect(told).toEqual([{ nome: 'Couve', lugar: 'horta' }])
  send()
  await waitFor(() => expect(asked()).toBe(true))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByText('Plantar já'))
  await waitFor(() => expect(asked()).toBe(false))
  expect(sent).toEqual([{ nome: 'Couve', lugar: 'horta' }])
  type('Nome', 'Alface')
  send()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(asked()).toBe(false)
})

it('closes before it is taken away, so that the focus goes back, and asks nobody', () => {
  let closed = 0
  const element = <Window send={async () => {}} onClose={() => closed++} />
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const box = screen.getByRole<HTMLDialogElement>('dialog')
  expect(box.open).toBe(true)
  unmount()
  expect(box.open).toBe(false)
  expect(closed).toBe(0)
})

it('a window with a form, opened from a form, stands beside it: a form in a form is never told that it is sent', async () => {
  const sent: string[] = []
  const typed = () => Promise.resolve(sent.push('janela'))
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <FormSheet onSubmit={() => void sent.push('folha')} submitLabel="Colher">
          <Window send={typed} />
        </FormSheet>
      ),
    },
  ])
  render(<RouterProvider router={router} />)
  expect(document.querySelectorAll('form').length).toBe(2)
  expect(document.querySelector('form form')).toBeNull()
  fireEvent.change(screen.getByLabelText('Lugar'), { target: { value: 'pátio' } })
  fireEvent.submit(screen.getByLabelText('Lugar'))
  await waitFor(() => expect(sent).toEqual(['janela']))
  fireEvent.submit(screen.getByRole('button', { name: 'Colher', hidden: true }))
  expect(sent).toEqual(['janela', 'folha'])
})
