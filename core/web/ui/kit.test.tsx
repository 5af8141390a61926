// @vitest-environment happy-dom
/** What a person does with the kit: sorts and pages a table, filters in the address, hears errors, undoes. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Attachments } from './Attachments.tsx'
import { Avatar, initialsOf } from './Avatar.tsx'
import { Button } from './Button.tsx'
import { Composer } from './Composer.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DataTable } from './DataTable.tsx'
import { Dialog } from './Dialog.tsx'
import { FilterBar } from './FilterBar.tsx'
import { FormSheet } from './FormSheet.tsx'
import { dismiss, notify, TOAST_MS, toastStore } from './notify.ts'
import { PageHeader } from './PageHeader.tsx'
import { ProgressRing } from './Progress.tsx'
import { fold } from './SearchPalette.tsx'
import { TextField } from './TextField.tsx'
import { Toaster } from './Toaster.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  for (const toast of toastStore.read()) dismiss(toast.id)
})

function renderAt(element: ReactNode, path = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/outra', element: <PageHeader title="Outra" /> },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return router
}

const rows = Array.from({ length: 35 }, (_, i) => ({
  id: i,
  nome: `Aluno ${i + 1}`,
  nota: i % 5 === 0 ? null : (i * 7) % 11,
}))
const table = (
  <DataTable
    label="Notas"
    columns={[
      { id: 'nome', header: 'Aluno', value: (row) => row.nome },
      { id: 'nota', header: 'Nota', value: (row) => row.nota },
    ]}
    rows={rows}
    rowId={(row) => row.id}
  />
)
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

describe('DataTable', () => {
  it('shows thirty a page and keeps the page in the address', () => {
    const router = renderAt(table)
    expect(names()).toHaveLength(30)
    fireEvent.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(names()).toEqual(['Aluno 31', 'Aluno 32', 'Aluno 33', 'Aluno 34', 'Aluno 35'])
    expect(router.state.location.search).toBe('?pagina=2')
  })

  it('sorts text by number inside it, both ways, and says so', () => {
    renderAt(table)
    fireEvent.click(screen.getByRole('button', { name: /Aluno/ }))
    expect(names().slice(0, 3)).toEqual(['Aluno 1', 'Aluno 2', 'Aluno 3'])
    fireEvent.click(screen.getByRole('button', { name: /Aluno/ }))
    expect(names()[0]).toBe('Aluno 35')
    expect(screen.getByRole('columnheader', { name: /Aluno/ }).getAttribute('aria-sort')).toBe('descending')
  })

  it('leaves absent values last whichever way it sorts', () => {
    renderAt(table, '/?ordem=nota&pagina=2')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['–', '–', '–', '–', '–'])
    cleanup()
    renderAt(table, '/?ordem=-nota&pagina=2')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['–', '–', '–', '–', '–'])
  })

  it('offers to sort only where something sorts, and names no box for what one may do', () => {
    renderAt(table)
    expect(screen.getByRole('combobox', { name: 'Ordenar por' })).toBeDefined()
    expect(document.querySelector('.tab-ferr')).not.toBeNull()
    cleanup()
    renderAt(
      <DataTable
        label="Notas"
        columns={[
          { id: 'nome', header: 'Aluno', sortable: false, value: (row) => row.nome },
          { id: 'nota', header: 'Nota', sortable: false, value: (row) => row.nota },
          { id: 'atos', header: 'Ações', sortable: false, acts: true, value: () => 'Mudar' },
        ]}
        rows={rows.slice(0, 1)}
        rowId={(row) => row.id}
      />,
    )
    expect(screen.queryByRole('combobox', { name: 'Ordenar por' })).toBeNull()
    // Nor does it leave an empty strip where its tools would be.
    expect(document.querySelector('.tab-ferr')).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Ações' })).toBeDefined()
    expect(screen.getAllByRole('cell').map((cell) => cell.dataset.label)).toEqual(['Nota', undefined])
  })

  it('takes a page too far and an unknown column from the address without breaking', () => {
    renderAt(table, '/?ordem=senha&pagina=99')
    expect(names()).toHaveLength(5)
  })
})

function Windows({ onClose }: { onClose: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <Dialog open onClose={onClose} title="Turma">
      <Button onClick={() => setAsking(true)}>Retirar</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Retirar a tentativa?"
        confirmLabel="Retirar mesmo"
        onConfirm={() => setAsking(false)}
      />
    </Dialog>
  )
}

it('a window opened from another one closes alone', () => {
  const closed = vi.fn()
  render(<Windows onClose={closed} />)
  fireEvent.click(screen.getByRole('button', { name: 'Retirar' }))
  fireEvent.click(screen.getByRole('button', { name: 'Retirar mesmo' }))
  expect(screen.queryByText('Retirar a tentativa?')).toBeNull()
  expect(closed).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(closed).toHaveBeenCalledOnce()
})

it('FilterBar writes its choice in the address and starts at page one', () => {
  const router = renderAt(
    <FilterBar
      pills={[{ name: 'periodo', label: 'Período', options: [{ value: '4', label: '4º bimestre' }] }]}
      chips={[{ name: 'presentes', label: 'Só presentes' }]}
    />,
    '/?pagina=3',
  )
  fireEvent.change(screen.getByRole('combobox', { name: 'Período' }), { target: { value: '4' } })
  fireEvent.click(screen.getByRole('button', { name: 'Só presentes' }))
  expect(router.state.location.search).toBe('?periodo=4&presentes=sim')
  expect(screen.getByRole('button', { name: 'Só presentes' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  expect(router.state.location.search).toBe('')
})

/** A form whose page is drawn again with an error, new or the same. */
let draw = (_: { message: string }) => {}
function DrawnAgain() {
  const [error, setError] = useState({ message: 'Escreva o título' })
  useEffect(() => {
    draw = setError
  }, [])
  return (
    <FormSheet submitLabel="Salvar" onSubmit={() => undefined} errors={[{ id: 'titulo', ...error }]}>
      <TextField id="titulo" label="Título" />
    </FormSheet>
  )
}

describe('forms', () => {
  it('tie the error to its field and gather errors in a summary that takes the focus', () => {
    renderAt(
      <FormSheet
        submitLabel="Salvar"
        onSubmit={() => undefined}
        errors={[{ id: 'titulo', message: 'Escreva o título' }]}
      >
        <TextField id="titulo" label="Título" error="Escreva o título" />
      </FormSheet>,
    )
    const field = screen.getByRole('textbox', { name: 'Título' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Escreva o título',
    )
    const summary = screen.getByRole('alert')
    expect(document.activeElement).not.toBe(summary)
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    expect(document.activeElement).toBe(summary)
    fireEvent.click(within(summary).getByRole('link', { name: 'Escreva o título' }))
    expect(document.activeElement).toBe(field)
  })

  it('leave the focus with whoever is mending them, however often the page is drawn', () => {
    renderAt(<DrawnAgain />)
    const field = screen.getByRole('textbox', { name: 'Título' })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    field.focus()
    act(() => draw({ message: 'Escreva o título' }))
    expect(document.activeElement).toBe(field)
    fireEvent.input(field, { target: { value: 'A' } })
    act(() => draw({ message: 'Escreva mais' }))
    expect(screen.getByRole('alert').textContent).toContain('Escreva mais')
    expect(document.activeElement).toBe(field)
  })

  it('ask before unsaved changes are left behind, and only then', async () => {
    const sheet = (dirty: boolean) => (
      <FormSheet submitLabel="Salvar" onSubmit={() => undefined} dirty={dirty}>
        <Link to="/outra">sair</Link>
      </FormSheet>
    )
    const kept = renderAt(sheet(true))
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'sair' })))
    expect(kept.state.location.pathname).toBe('/')
    await act(async () => fireEvent.click(screen.getByText('Sair sem salvar')))
    expect(kept.state.location.pathname).toBe('/outra')
    cleanup()
    const clean = renderAt(sheet(false))
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'sair' })))
    expect(clean.state.location.pathname).toBe('/outra')
  })

  it('a busy button keeps its place and ignores clicks', () => {
    const click = vi.fn()
    const { rerender } = render(<Button onClick={click}>Enviar</Button>)
    fireEvent.click(screen.getByRole('button'))
    rerender(
      <Button onClick={click} busy>
        Enviar
      </Button>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(click).toHaveBeenCalledTimes(1)
  })
})

describe('toasts', () => {
  it('leave after ten seconds, wait while held, and undo', () => {
    vi.useFakeTimers()
    const undo = vi.fn()
    render(<Toaster />)
    act(() => void notify.success('Nota publicada', { run: undo }))
    act(() => void vi.advanceTimersByTime(TOAST_MS - 1))
    expect(screen.getByText('Nota publicada')).toBeTruthy()
    fireEvent.mouseEnter(screen.getByText('Nota publicada').parentElement as HTMLElement)
    act(() => void vi.advanceTimersByTime(TOAST_MS * 2))
    fireEvent.click(screen.getByText('Desfazer'))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Nota publicada')).toBeNull()
    act(() => void notify.error('Não salvou'))
    expect(screen.getByText('Não salvou').getAttribute('role')).toBe('alert')
    act(() => void vi.advanceTimersByTime(TOAST_MS))
    expect(screen.queryByText('Não salvou')).toBeNull()
  })
})

it('the composer hands over only as many files as still fit', () => {
  const attach = vi.fn()
  const file = (nome: string) => new File(['x'], nome)
  const item = (id: number) => ({ id, nome: `${id}.pdf`, bytes: 412_000 })
  const { container } = render(
    <Composer
      label="Responder"
      attachments={[1, 2, 3, 4].map(item)}
      onAttach={attach}
      submitLabel="Responder"
      onSubmit={() => undefined}
    >
      <textarea />
    </Composer>,
  )
  expect(screen.getByText('4 de 5 arquivos, até 5 MB cada')).toBeTruthy()
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [file('a'), file('b')] } })
  expect(attach.mock.calls[0]?.[0]).toHaveLength(1)
})

describe('small words', () => {
  it.each([
    ['Ana Clara Nogueira', 'AN'],
    ['Ícaro de Mendonça', 'ÍM'],
    ['Enzo', 'EN'],
    ['', ''],
  ])('initials of %j', (nome, initials) => {
    expect(initialsOf(nome)).toBe(initials)
    render(<Avatar nome={nome} />)
  })

  it('a file of exactly the limit weighs what the limit says', () => {
    const { getByText } = render(<Attachments items={[{ id: 1, nome: 'a.pdf', bytes: 5_242_880 }]} />)
    expect(getByText('5 MB')).toBeTruthy()
  })

  it('search ignores accents and case', () => expect(fold('FÓRUM')).toBe(fold('forum')))

  it('a ring adds its parts', () => {
    render(
      <ProgressRing
        label="52%"
        parts={[
          { done: 8, total: 8 },
          { done: 5, total: 12 },
          { done: 0, total: 9 },
        ]}
      />,
    )
    expect(screen.getByRole('img', { name: '52%' }).textContent).toBe('45%')
  })
})
