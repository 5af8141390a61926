// @vitest-environment happy-dom
/** Whoever goes on while an answer is still being put away writes on the next screen at once: nothing typed is lost. */
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { type Feita, Player } from './Player.tsx'
import type { Respondida, Roteiro } from './roteiro.ts'

const ROTEIRO: Roteiro = {
  titulo: 'O ciclo da água',
  navegacao: 'livre',
  telas: ['Primeira', 'Segunda'].map((titulo, i) => ({
    id: i + 1,
    tipo: 'resposta_curta',
    titulo,
    peso: 1,
    obrigatoria: true,
    pronta: true,
    conteudo: { enunciado: `<p>${titulo}</p>`, tentativas: 1 },
  })),
}

const sent: Feita[] = []
const ends: (() => void)[] = []

/** Each answer is right at once, and put away only when told. */
function Screen() {
  const [respostas, setRespostas] = useState<ReadonlyMap<number, Respondida>>(new Map())
  const onResposta = async (feita: Feita) => {
    sent.push(feita)
    const { tela, resposta, vezes } = feita
    const correcao = { fracao: 1, certa: true, partes: [], feedback: '' }
    setRespostas((all) => new Map(all).set(tela.id, { resposta, vezes, correcao }))
    await new Promise<void>((resolve) => ends.push(resolve))
  }
  return (
    <Player
      roteiro={ROTEIRO}
      respostas={respostas}
      inicio={0}
      chave="demo:7:1:0"
      midias={new Map()}
      guarda={null}
      fim={null}
      entregar={null}
      onResposta={onResposta}
      onConcluir={async () => {}}
      onLugar={() => {}}
      onSair={() => {}}
    />
  )
}

it('keeps the next screen open while the answer before is on its way', async () => {
  const { user } = renderScreen(Screen, { path: '/', at: '/', calls: [] })
  await user.type(await screen.findByLabelText('Sua resposta'), 'chuva')
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  await screen.findByText('Muito bem!')
  // Its own screen is closed: what was sent is what stands there.
  expect(screen.getByLabelText<HTMLInputElement>('Sua resposta').disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await screen.findByRole('heading', { name: 'Segunda' })
  await user.type(screen.getByLabelText('Sua resposta'), 'vapor')
  ends[0]?.()
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  expect(sent.map(({ tela, resposta }) => [tela.id, resposta])).toEqual([
    [1, { texto: 'chuva' }],
    [2, { texto: 'vapor' }],
  ])
})
