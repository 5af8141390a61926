// @vitest-environment happy-dom
/** Finishing a sign-in: each thing that a session may owe, one after the other, and then on to where one was going. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fatorApi } from '../../areas/acesso/fator/contract.ts'
import { type Eu, sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { contaApi } from '../../areas/escola/conta/contract.ts'
import { answers, refusal } from '../../core/testing/fakeTransport.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import { anEu, renderScreen } from '../../test/kit/renderScreen.tsx'
import { Screen } from './ContinuePage.tsx'
import { SignedInGate } from './SignedInGate.tsx'

const forget = () => {
  for (const { usuario } of sessionStore.get().records) sessionStore.remove(usuario)
}
beforeEach(() => {
  forget()
  sessionStore.create({ usuario: '7', token: 't', nome: 'Ana' })
})
afterEach(() => {
  cleanup()
  forget()
})

function open(pendencias: Eu['pendencia'][], at = '/login/continue?voltar=%2Flogado%2Fturmas%3Fx%3D1') {
  const left = [...pendencias]
  const shown = renderScreen(Screen, {
    path: '/login/continue/:id?',
    at,
    calls: [
      answers(sessaoApi.me, () => ({ usuario: anEu({ pendencia: left[0] ?? null }) })),
      answers(fatorApi.prove, () => {
        left.shift()
        return {}
      }),
      answers(contaApi.setOwnPassword, ({ body }) => {
        if (body.senha_nova === 'curta')
          throw refusal({
            status: 422,
            codigo: 'dados_invalidos',
            campos: { senha_nova: 'Use mais letras.' },
          })
        left.shift()
        return {}
      }),
      answers(fatorApi.begin, {
        chave: 'ABCD',
        endereco: 'otpauth://totp/x',
        qr: { lado: 21, caminho: 'M0 0h1v1h-1z' },
      }),
      answers(fatorApi.confirm, () => {
        left.shift()
        return { codigos: ['BCDFG-HJKMN'] }
      }),
    ],
  })
  return shown
}

describe('finishing a sign-in', () => {
  it('asks for a code and then for a password of one’s own, and goes on', async () => {
    const { user, address, network } = open(['segundo_fator', 'trocar_senha'])
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))

    await user.type(await screen.findByLabelText('Senha nova'), 'curta')
    await user.type(screen.getByLabelText('Digite a senha nova de novo'), 'outra')
    await user.click(screen.getByRole('button', { name: 'Salvar a senha' }))
    expect(await screen.findByText('As duas senhas são diferentes.')).toBeTruthy()
    expect(network.askedOf(contaApi.setOwnPassword)).toHaveLength(0)
    await user.clear(screen.getByLabelText('Digite a senha nova de novo'))
    await user.type(screen.getByLabelText('Digite a senha nova de novo'), 'curta')
    await user.click(screen.getByRole('button', { name: 'Salvar a senha' }))
    expect(await screen.findByText('Use mais letras.')).toBeTruthy()
    for (const label of ['Senha nova', 'Digite a senha nova de novo']) {
      await user.clear(screen.getByLabelText(label))
      await user.type(screen.getByLabelText(label), 'uma frase comprida')
    }
    await user.click(screen.getByRole('button', { name: 'Salvar a senha' }))
    await waitFor(() => expect(address()).toBe('/logado/turmas?x=1'))
    expect(network.problems).toEqual([])
  })

  it('registers an application, and leaves only when the codes were kept', async () => {
    const { user, address } = open(['cadastrar_fator'])
    await user.click(await screen.findByRole('button', { name: 'Já tenho o aplicativo' }))
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456')
    await user.click(screen.getByRole('button', { name: 'Ligar a verificação' }))
    await screen.findByText('BCDFG-HJKMN')
    expect(address()).toContain('/login/continue')
    await user.click(screen.getByRole('button', { name: 'Guardei os códigos' }))
    await waitFor(() => expect(address()).toBe('/logado/turmas?x=1'))
  })

  it.each([
    ['//evil.example/', '/logado'],
    ['/\\evil.example', '/logado'],
    ['https://evil.example', '/logado'],
    ['/login/continue', '/logado'],
    ['/logado/conta', '/logado/conta'],
  ])('nothing owed and back to %s leads to %s', async (voltar, to) => {
    const { address } = open([], `/login/continue?voltar=${encodeURIComponent(voltar)}`)
    await waitFor(() => expect(address()).toBe(to))
  })

  it('signed out, leads to the door', async () => {
    forget()
    const { address } = open([])
    await waitFor(() => expect(address()).toBe('/login?voltar=%2Flogado%2Fturmas%3Fx%3D1'))
  })

  it('of another kept account switches to it, or asks for its password', async () => {
    sessionStore.create({ usuario: '9', token: 't9', nome: 'Bia' })
    open(['segundo_fator'], '/login/continue/7')
    await screen.findByLabelText('Código de 6 números')
    expect(sessionStore.get().current).toBe('7')
    cleanup()
    sessionStore.end('9')
    sessionStore.switchTo('7')
    const { address } = open(['segundo_fator'], '/login/continue/9')
    await waitFor(() => expect(address()).toBe('/login?conta=9&voltar=%2Flogado'))
  })
})

describe('the gate of the signed-in pages', () => {
  const at = '/logado/turmas?x=1'
  const gate = (eu: Eu | null) =>
    renderScreen(SignedInGate, { path: '/logado/turmas', at, calls: [], eu }).address

  it('sends whoever owes something to finish it, and lets the others pass', async () => {
    const address = gate(anEu({ pendencia: 'segundo_fator' }))
    await waitFor(() => expect(address()).toBe(`/login/continue?voltar=${encodeURIComponent(at)}`))
    cleanup()
    expect(gate(anEu())()).toBe(at)
  })

  it('sends nobody’s session to the door', async () => {
    forget()
    const address = gate(null)
    await waitFor(() => expect(address()).toBe(`/login?voltar=${encodeURIComponent(at)}`))
  })

  it('hears a refused call before the person is known', async () => {
    const address = gate(null)
    const { proofs } = await import('../../core/web/proof.ts')
    proofs.owed()
    await waitFor(() => expect(address()).toBe(`/login/continue?voltar=${encodeURIComponent(at)}`))
  })
})
