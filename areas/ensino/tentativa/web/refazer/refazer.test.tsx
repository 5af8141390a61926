// @vitest-environment happy-dom
/** Whoever does again what was wrong sees it come back until it is right; what was not judged stays where it stands. */
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { answers, refusal } from '../../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { tentativaApi } from '../../contract.ts'
import type { TelaJogada } from '../../shapes.ts'
import { Refazer } from './Refazer.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const curta = (id: number, titulo: string): TelaJogada => ({
  ...{ id, ordem: id, tipo: 'resposta_curta', titulo, peso: 1, obrigatoria: true },
  conteudo: { enunciado: `<p>${titulo}</p>`, tentativas: 3, tempo: 20 },
})

const CERTAS: Readonly<Record<number, string>> = { 4: 'chuva', 6: 'rio' }
let lost = false

function Tela() {
  const [pronto, setPronto] = useState(false)
  if (pronto) return <p>fim</p>
  return (
    <Refazer
      tentativa={9}
      semente="demo:7:1:0:u"
      titulo="O ciclo da água"
      telas={[curta(4, 'Cai do céu'), curta(6, 'Corre para o mar')]}
      midias={new Map()}
      onPronto={() => setPronto(true)}
      onSair={() => {}}
    />
  )
}

const shown = () =>
  renderScreen(Tela, {
    ...{ path: '/', at: '/' },
    calls: [
      answers(tentativaApi.refazer, ({ body }) => {
        if (lost) throw refusal({ status: 0, codigo: '', mensagem: null })
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

it('without a network keeps what was typed, and takes it once there is one', async () => {
  lost = true
  const { user } = shown()
  await user.type(await screen.findByLabelText('Sua resposta'), 'chuva')
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>('Sua resposta').value).toBe('chuva')
  lost = false
  await user.click(await screen.findByRole('button', { name: 'Responder' }))
  await screen.findByText('Muito bem!')
})
