// @vitest-environment happy-dom
/** Signing in while others guess: the way past them is offered, and the browser says that it is known. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { sessaoApi } from '../contract.ts'
import { Screen } from './LoginPage.tsx'

afterEach(() => {
  cleanup()
  for (const { usuario } of sessionStore.get().records) sessionStore.remove(usuario)
})

const CODIGO = 'ABCDE-23456'

function open(retryAfter = 90) {
  return renderScreen(Screen, {
    path: '/login',
    at: '/login?outra=1',
    eu: null,
    calls: [
      answers(sessaoApi.signIn, ({ body }) => {
        if (body.codigo === CODIGO) return { usuario: anEu(), token: 't' }
        throw refusal({
          status: 429,
          codigo: 'muitas_tentativas',
          mensagem: 'Muitas senhas foram tentadas nesta conta há pouco.',
          retryAfter,
        })
      }),
      answers(sessaoApi.askCodigo, {}),
    ],
  })
}

async function tryPassword({ user }: ReturnType<typeof open>): Promise<void> {
  await user.type(await screen.findByLabelText('E-mail ou nome de usuário'), 'ana@escola.test')
  await user.type(screen.getByLabelText('Senha'), 'vento cobre')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
}

describe('signing in', () => {
  it('offers a code by e-mail to whoever must wait, and goes in with it without waiting', async () => {
    const shown = open()
    expect(screen.queryByRole('button', { name: 'Receber um código por e-mail' })).toBeNull()
    await tryPassword(shown)
    expect((await screen.findByRole('alert')).textContent).toContain('Muitas senhas foram tentadas')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Espere 90 s' }).disabled).toBe(true)
    await shown.user.click(await screen.findByRole('button', { name: 'Receber um código por e-mail' }))
    await screen.findByText('Se esta conta tem e-mail, o código chega em instantes. Ele vale por 1 hora.')
    expect(shown.network.askedOf(sessaoApi.askCodigo)[0]?.body).toEqual({ usuario: 'ana@escola.test' })
    await shown.user.type(screen.getByLabelText('Código do e-mail'), CODIGO)
    await shown.user.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByText('outra página')
    expect(shown.network.problems).toEqual([])
  })

  it('counts down for whoever must wait, and then lets them try again', async () => {
    const shown = open(1)
    await tryPassword(shown)
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Espere 1 s' })).disabled).toBe(true)
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Entrar' })
    expect(again.disabled).toBe(false)
  })

  it('says each time which browser it is, the same one', async () => {
    const shown = open()
    await tryPassword(shown)
    await screen.findByRole('alert')
    cleanup()
    const again = open()
    await tryPassword(again)
    await screen.findByRole('alert')
    const [one, other] = [shown, again].map(
      ({ network }) => network.askedOf(sessaoApi.signIn)[0]?.body.navegador,
    )
    expect(one).toMatch(/^[\w-]{43}$/)
    expect(other).toBe(one)
  })
})
