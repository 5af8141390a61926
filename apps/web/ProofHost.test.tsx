// @vitest-environment happy-dom
/** A call that wants a fresh proof: the dialogue asks, the call is sent again, or the first refusal stands. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fatorApi } from '../../areas/acesso/fator/contract.ts'
import { preferenciaApi } from '../../areas/acesso/preferencia/contract.ts'
import { answers, refusal } from '../../core/testing/fakeTransport.ts'
import { useSend } from '../../core/web/data.ts'
import { renderScreen } from '../../test/kit/renderScreen.tsx'
import { ProofHost } from './ProofHost.tsx'

afterEach(cleanup)

function Page() {
  const save = useSend(preferenciaApi.save)
  return (
    <>
      <button
        type="button"
        onClick={() => save.mutate({ body: { chave: 'acessibilidade', preferencias: {} } })}
      >
        Exportar
      </button>
      {save.isSuccess && <p>feito</p>}
      {save.error && <p>{save.error.message}</p>}
      <ProofHost />
    </>
  )
}

function open(prova: 'codigo' | 'senha' | null) {
  const state = { proved: false }
  const shown = renderScreen(Page, {
    path: '/',
    at: '/',
    calls: [
      answers(preferenciaApi.save, () => {
        if (state.proved) return {} as never
        throw refusal({
          status: 403,
          codigo: 'prova_necessaria',
          mensagem: 'Confirme que é você, por favor.',
        })
      }),
      answers(fatorApi.find, {
        fator: { ligado: prova === 'codigo', desde: null, codigos_restantes: 0, obrigatorio: false, prova },
      }),
      answers(fatorApi.prove, ({ body }) => {
        if (body.senha !== 'certa' && body.codigo !== '123456')
          throw refusal({ status: 422, codigo: 'senha_incorreta', mensagem: 'A senha não confere.' })
        state.proved = true
        return {}
      }),
    ],
  })
  return { ...shown, begin: () => shown.user.click(screen.getByRole('button', { name: 'Exportar' })) }
}

describe('a call that wants a fresh proof', () => {
  it('is sent again by itself once the password proved who it is, as the same write', async () => {
    const { begin, user, network } = open('senha')
    await begin()
    await screen.findByRole('dialog', { name: 'Confirme que é você' })
    const field = await screen.findByLabelText('Sua senha')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'errada')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(await screen.findByText('A senha não confere.')).toBeTruthy()
    await user.clear(screen.getByLabelText('Sua senha'))
    await user.type(screen.getByLabelText('Sua senha'), 'certa')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(await screen.findByText('feito')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    const sent = network.askedOf(preferenciaApi.save)
    expect(sent).toHaveLength(2)
    expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey)
  })

  it('asks for a code where there is a factor', async () => {
    const { begin, user } = open('codigo')
    await begin()
    await user.type(await screen.findByLabelText('Código de 6 números'), '123456')
    await user.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(await screen.findByText('feito')).toBeTruthy()
  })

  it('is refused as before when the person would rather not', async () => {
    const { begin, user, network } = open('senha')
    await begin()
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(await screen.findByText('Confirme que é você, por favor.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.askedOf(preferenciaApi.save)).toHaveLength(1)
  })

  it('says to sign in again where there is nothing to prove with', async () => {
    const { begin } = open(null)
    await begin()
    expect(await screen.findByRole('link', { name: 'Sair e entrar de novo' })).toBeTruthy()
  })
})
