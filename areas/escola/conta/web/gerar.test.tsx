// @vitest-environment happy-dom
/** The first password by a card: user name and words lead to the page that the card's QR code opens. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Asked, answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { contaApi, type Link } from '../contract.ts'
import { Screen } from './GerarPage.tsx'

afterEach(cleanup)

const link: Link = {
  finalidade: 'criar_senha',
  nome: 'Ana',
  email: null,
  pede_senha: false,
  tem_conta: true,
  cartao: false,
  turma: null,
  papel: 'aluno',
  aluno: '',
  categoria: null,
  recebe: false,
}

const show = () =>
  renderScreen(Screen, {
    path: '/usuario/gerar-senha',
    at: '/usuario/gerar-senha',
    eu: null,
    calls: [
      answers(contaApi.openCartao, ({ body }: Asked) => {
        if (body.codigo !== 'girafa vento caneca 47')
          throw refusal({ status: 404, codigo: 'cartao_invalido', mensagem: 'Confira as três palavras.' })
        return { token: `de ${String(body.usuario)}` }
      }),
      answers(contaApi.findLink, ({ body }: Asked) => ({ link: { ...link, nome: String(body.token) } })),
    ],
  })

it('asks for both, says what is wrong and keeps what was typed, and opens the account of the card', async () => {
  const { user } = show()
  const use = screen.getByRole('button', { name: 'Usar o código' })
  await user.type(screen.getByLabelText('Código do primeiro acesso'), 'girafa vento caneca 74')
  await user.click(use)
  expect(screen.getByLabelText('Nome de usuário').getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Nome de usuário'), 'ana.1')
  await user.click(use)
  await screen.findByText('Confira as três palavras.')
  const code = screen.getByLabelText<HTMLInputElement>('Código do primeiro acesso')
  expect(code.value).toBe('girafa vento caneca 74')
  await user.clear(code)
  await user.type(code, 'girafa vento caneca 47')
  await user.click(use)
  await screen.findByText(/^Olá, de ana\.1\./)
})
