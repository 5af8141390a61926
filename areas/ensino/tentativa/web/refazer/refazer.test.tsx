// @vitest-environment happy-dom
/** Whoever does again what was wrong sees it come back until it is right; what was not judged stays where it stands. */
import { cleanup, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { answers, refusal } from '../../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { tentativaApi } from '../../contract.ts'
import type { TelaJogada } from '../../shapes.ts'
import { readRodada } from '../player/rodadas.ts'
import { Refazer } from './Refazer.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const curta = (id: number, titulo: string): TelaJogada => ({
  ...{ id, ordem: id, tipo: 'resposta_curta', titulo, peso: 1, obrigatoria: true },
  conteudo: { enunciado: `<p>${titulo}</p>`, tentativas: 3, tempo: 20 },
})

const RODADA = {
  ...{ tentativa: 9, semente: 'demo:7:1:0:u', titulo: 'O ciclo da água', midias: [] },
  telas: [curta(4, 'Cai do céu'), curta(6, 'Corre para o mar')],
}

const CERTAS: Readonly<Record<number, string>> = { 4: 'chuva', 6: 'rio' }
/** With which status every answer is refused; 0: there is no network. */
let lost: number | null = null

function Tela() {
  const [pronto, setPronto] = useState(false)
  if (pronto) return <p>fim</p>
  return <Refazer chave="demo:7:1:0" rodada={RODADA} onPronto={() => setPronto(true)} onSair={() => {}} />
}

const shown = () =>
  renderScreen(Tela, {
    ...{ path: '/', at: '/' },
    calls: [
      answers(tentativaApi.refazer, ({ body }) => {
        if (lost !== null) throw refusal({ status: lost, codigo: '', mensagem: null })
        const certa = (body.resposta as { texto: string }).texto === CERTAS[Number(body.tela)]
        return { correcao: { fracao: certa ? 1 : 0, certa, partes: [], feedback: '' } }
      }),
    ],
  })

it('comes back at the end until it is right, without clock or second try, and ends by itself', async () => {
  const { user, network } = shown()
  const answer = async (titulo: string, texto: string, next: string) => {
    await screen.findByRole('heading', { name: titulo })
    await user.type(await screen.findByLabelText('Sua resposta'), texto)
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    await user.click(await screen.findByRole('button', { name: next }))
  }
  await screen.findByRole('heading', { name: 'Cai do céu' })
  expect(screen.queryByText(/^Tempo/)).toBeNull()
  await user.type(await screen.findByLabelText('Sua resposta'), 'neve')
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  await screen.findByText('Ela volta no fim.')
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await answer('Corre para o mar', 'rio', 'Continuar')
  await answer('Cai do céu', 'chuva', 'Terminar')
  await screen.findByText('fim')
  expect(network.askedOf(tentativaApi.refazer).map(({ body }) => body.tela)).toEqual([4, 6, 4])
})

const refused = async (status: number) => {
  lost = status
  const { user } = shown()
  await user.type(await screen.findByLabelText('Sua resposta'), 'chuva')
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  return user
}

it('keeps what was typed where it is not taken, and takes it once it is', async () => {
  const user = await refused(503)
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>('Sua resposta').value).toBe('chuva')
  lost = null
  await user.click(await screen.findByRole('button', { name: 'Responder' }))
  await screen.findByText('Muito bem!')
})

it('goes on without a network, left and begun again too, and is judged when there is one', async () => {
  const answer = async (user: UserEvent, titulo: string, texto: string, next: string) => {
    await screen.findByRole('heading', { name: titulo })
    await user.type(await screen.findByLabelText('Sua resposta'), texto)
    await user.click(screen.getByRole('button', { name: 'Responder' }))
    await user.click(await screen.findByRole('button', { name: next }))
  }
  lost = 0
  const before = shown()
  await answer(before.user, 'Cai do céu', 'neve', 'Continuar')
  // Nothing is said of what nobody judged, and no key was there to judge it by.
  expect(screen.queryByText('Ela volta no fim.')).toBeNull()
  before.unmount()
  expect(JSON.stringify({ ...localStorage })).not.toContain('chuva')
  const { user, network } = shown()
  await answer(user, 'Corre para o mar', 'rio', 'Terminar')
  await screen.findByRole('heading', { name: 'A correção vem com a internet' })
  lost = null
  await user.click(await screen.findByRole('button', { name: 'Corrigir agora' }))
  // The one that was wrong is back, the other one is not.
  await answer(user, 'Cai do céu', 'chuva', 'Terminar')
  await screen.findByText('fim')
  const taken = network.askedOf(tentativaApi.refazer).map(({ body }) => [body.tela, body.resposta])
  expect(taken.slice(-3)).toEqual([
    [4, { texto: 'neve' }],
    [6, { texto: 'rio' }],
    [4, { texto: 'chuva' }],
  ])
  expect(readRodada('demo:7:1:0')?.esperam).toEqual([])
})
