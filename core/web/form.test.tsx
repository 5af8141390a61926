// @vitest-environment happy-dom
/** A form says what its contract refuses before the server does, in the same words; sends once, and knows what is saved. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router'
import { Array as ArrayOf, Integer, Object as ObjectOf, Optional } from 'typebox'
import { afterEach, describe, expect, it } from 'vitest'
import { callsOf } from '../contract/calls.ts'
import { faultsOf } from '../contract/faults.ts'
import { Line, Nullable } from '../contract/schema.ts'
import type { Failure } from '../server/failure.ts'
import { checkerFor } from '../server/validate.ts'
import { type Asked, answers, fakeTransport, refusal } from '../testing/fakeTransport.ts'
import { TransportContext } from './call.ts'
import { useForm } from './form.tsx'
import { textOf } from './sheet.tsx'
import { Button } from './ui/Button.tsx'
import { FormSheet } from './ui/FormSheet.tsx'
import { TextField } from './ui/TextField.tsx'

const Body = ObjectOf({
  nome: Line(5, 2),
  vagas: Optional(Integer({ minimum: 1, maximum: 9 })),
  fim: Optional(Nullable(Line(4))),
  itens: Optional(ArrayOf(ObjectOf({ titulo: Line(3, 1) }), { minItems: 1, maxItems: 2 })),
})

/** What the server says of a body, field by field. */
function refused(body: unknown): Record<string, unknown> {
  try {
    checkerFor(Body, { text: false })(body)
    return {}
  } catch (problem) {
    const { campos = {} } = (problem as Failure).details
    return Object.fromEntries(
      Object.entries(campos).map(([name, said]) => [name, (said as { pt: string }).pt]),
    )
  }
}

describe('faultsOf', () => {
  it.each([
    [{}],
    [{ nome: '' }],
    [{ nome: 'abcdef' }],
    [{ nome: 'abc', vagas: 0 }],
    [{ nome: 'abc', vagas: 10 }],
    [{ nome: 'abc', fim: null }],
    [{ nome: 'abc', fim: 'abcde' }],
    [{ nome: 'abc', itens: [] }],
    [{ nome: 'abc', itens: [{ titulo: 'a' }, { titulo: '' }] }],
    [{ nome: 'abc', itens: [{ titulo: 'a' }, {}] }],
    [{ nome: 'maçã' }],
  ])('says what the server says: %j', (body) => {
    expect(faultsOf(Body, body, 'pt-br')).toEqual(refused(body))
  })

  it('leaves to the server what it cannot count', () => {
    // Nine in the machine, two for a person.
    expect(faultsOf(Body, { nome: '👩‍👩‍👧a' }, 'pt-br')).toEqual({})
  })
})

const { post } = callsOf('horta')
const create = post('/horta', { summary: '', body: Body, returns: { id: Integer() } })

function Form() {
  const navigate = useNavigate()
  const { field, leave, sheet } = useForm(create, {
    start: { nome: 'abc' },
    input: (body) => ({ body }),
  })
  return (
    <FormSheet
      {...sheet}
      submitLabel="Criar"
      secondary={<Button onClick={() => leave(() => void navigate('/fora'))}>Sair</Button>}
    >
      <TextField label="Nome" {...field('nome')} />
    </FormSheet>
  )
}

function shown(answer: (asked: Asked, n: number) => { id: number }) {
  const asked: Asked[] = []
  const network = fakeTransport([answers(create, (one) => answer(one, asked.push(one)))])
  const client = new QueryClient()
  render(
    <TransportContext.Provider value={network}>
      <QueryClientProvider client={client}>
        <RouterProvider
          router={createMemoryRouter([
            { path: '/', element: <Form /> },
            { path: '/fora', element: <p>Fora</p> },
          ])}
        />
      </QueryClientProvider>
    </TransportContext.Provider>,
  )
  return {
    asked,
    type: (value: string) => fireEvent.change(screen.getByLabelText('Nome'), { target: { value } }),
    send: () => fireEvent.submit(screen.getByLabelText('Nome')),
  }
}

afterEach(cleanup)

describe('useForm', () => {
  it('says beside the field what its contract refuses, and sends nothing', () => {
    const { asked, type, send } = shown(() => ({ id: 1 }))
    type('a')
    send()
    expect(screen.getByLabelText('Nome').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Use pelo menos 2 caracteres.').length).toBeGreaterThan(0)
    expect(asked).toEqual([])
  })

  it('says what the server refuses beside its field', async () => {
    const { send } = shown(() => {
      throw refusal({ status: 409, codigo: 'repetido', campos: { nome: 'Já existe uma com este nome.' } })
    })
    send()
    expect((await screen.findAllByText('Já existe uma com este nome.')).length).toBeGreaterThan(0)
  })

  it('sends the same write again after a lost answer, and another one for other words', async () => {
    const { asked, type, send } = shown((_, n) => {
      if (n < 3) throw refusal({ status: 0, codigo: 'sem_conexao', mensagem: null })
      return { id: 1 }
    })
    for (const times of [1, 2]) {
      send()
      await waitFor(() => expect(asked).toHaveLength(times))
      await screen.findByText(/conexão/i)
    }
    type('outra')
    send()
    await waitFor(() => expect(asked).toHaveLength(3))
    const [first, second, third] = asked.map(({ idempotencyKey }) => idempotencyKey)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('the same words after an answer are another write', async () => {
    const { asked, send } = shown(() => ({ id: 1 }))
    for (const times of [1, 2]) {
      send()
      await waitFor(() => expect(asked).toHaveLength(times))
      await waitFor(() => expect(screen.queryByText(/salvando/i)).toBeNull())
    }
    const [first, second] = asked.map(({ idempotencyKey }) => idempotencyKey)
    expect(second).not.toBe(first)
  })

  it('what is saved is no change any more; what is typed next is', async () => {
    const { type, send } = shown(() => ({ id: 1 }))
    type('outra')
    expect(screen.getByText(/não salva/i)).toBeTruthy()
    send()
    await waitFor(() => expect(screen.queryByText(/não salva/i)).toBeNull())
    type('novas')
    expect(screen.getByText(/não salva/i)).toBeTruthy()
  })

  it('tells one file from another', () => {
    const withFile = (nome: string) => textOf({ folha: new File(['a'], nome, { lastModified: 1 }) })
    expect(withFile('a.png')).toBe(withFile('a.png'))
    expect(withFile('b.png')).not.toBe(withFile('a.png'))
  })

  it('is left without a question by who gives up', async () => {
    const { type } = shown(() => ({ id: 1 }))
    type('outra')
    fireEvent.click(screen.getByText('Sair'))
    expect(await screen.findByText('Fora')).toBeTruthy()
  })
})
