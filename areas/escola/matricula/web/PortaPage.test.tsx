// @vitest-environment happy-dom
/** The door of a class: a code that is none, a code that nobody has, and the class that it opens. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { matriculaApi } from '../contract.ts'
import { Screen } from './PortaPage.tsx'

afterEach(cleanup)

const open = (call: ReturnType<typeof answers>) =>
  renderScreen(Screen, { path: '/turma/:id?', at: '/turma', eu: null, calls: [call] })

async function look({ user }: ReturnType<typeof open>, codigo: string): Promise<void> {
  const field = await screen.findByLabelText('Código da turma')
  await user.clear(field)
  await user.type(field, codigo)
  await user.click(screen.getByRole('button', { name: 'Buscar a turma' }))
}

it('says what a code looks like, and that nobody has this one', async () => {
  const mensagem = 'Não encontramos turma com este código.'
  const shown = open(refuses(matriculaApi.findPorta, { status: 404, mensagem }))
  await look(shown, 'abc')
  expect(screen.getByText(/^O código tem 7 letras/)).toBeTruthy()
  expect(shown.network.askedOf(matriculaApi.findPorta)).toEqual([])
  await look(shown, 'zzzzzzz')
  expect(await screen.findByText(mensagem)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Código da turma').value).toBe('ZZZZZZZ')
})

it('tells a teacher whom to ask, and offers no way in as a pupil', async () => {
  const porta = {
    ...{ nome: '7º A', escola: 'E. M. Morro do Ipê', situacao: 'equipe' as const },
    ...{ recusa: null, turma: null, pode_sair: false },
  }
  const shown = open(answers(matriculaApi.findPorta, { porta }))
  await look(shown, 'k7m4xpq')
  expect(await screen.findByText(/peça à coordenação ou a quem já ensina/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Entrar com a minha conta' })).toBeNull()
})

it('takes a request back', async () => {
  const porta = {
    ...{ nome: '7º A', escola: 'E. M. Morro do Ipê', situacao: 'pediu' as const },
    ...{ recusa: null, turma: null, pode_sair: true },
  }
  const shown = renderScreen(Screen, {
    path: '/turma/:id?',
    at: '/turma/K7M4XPQ',
    eu: null,
    calls: [answers(matriculaApi.findPorta, { porta }), answers(matriculaApi.leave, {})],
  })
  const { user } = shown
  await user.click(await screen.findByRole('button', { name: 'Desistir do pedido' }))
  await user.click(
    within(screen.getByRole('alertdialog', { hidden: true })).getByRole('button', {
      name: 'Desistir do pedido',
      hidden: true,
    }),
  )
  expect(shown.network.askedOf(matriculaApi.leave)).toMatchObject([{ body: { codigo: 'K7M4XPQ' } }])
})

it('shows the class of a code as people write it, and asks a stranger to sign in first', async () => {
  const porta = {
    ...{ nome: '7º A', escola: 'E. M. Morro do Ipê', situacao: 'entrar' as const },
    ...{ recusa: null, turma: null, pode_sair: false },
  }
  const shown = open(answers(matriculaApi.findPorta, { porta }))
  await look(shown, 'k7m4xpq')
  expect(await screen.findByRole('heading', { name: '7º A' })).toBeTruthy()
  expect(screen.getByText(/E\. M\. Morro do Ipê/)).toBeTruthy()
  expect(shown.address()).toBe('/turma/K7M4XPQ')
  expect(screen.getByRole('link', { name: 'Entrar com a minha conta' }).getAttribute('href')).toBe(
    `/login?voltar=${encodeURIComponent('/turma/K7M4XPQ')}`,
  )
})
