// @vitest-environment happy-dom
/** A screen that is answered elsewhere shows that answer, and what was done here and not sent is still offered. */
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { type Feita, Player } from './Player.tsx'
import type { Respondida, Respostas, Roteiro } from './roteiro.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const roteiro = (tentativas?: number): Roteiro => ({
  titulo: 'O ciclo da água',
  navegacao: 'livre',
  telas: [
    {
      id: 1,
      tipo: tentativas === undefined ? 'dissertativa' : 'resposta_curta',
      titulo: 'Primeira',
      peso: 1,
      obrigatoria: true,
      pronta: true,
      conteudo: { enunciado: '<p>?</p>', rubrica: [], minimo: 0, maximo: 500, tentativas },
    },
  ],
})

const errada: Respondida = {
  resposta: { texto: 'neve' },
  vezes: 1,
  correcao: { fracao: 0, certa: false, partes: [], feedback: '' },
}

let comes: () => void
let sent: Feita[] = []

let telas: Roteiro

function Screen() {
  const [respostas, setRespostas] = useState<Respostas>(new Map())
  const [alhures, setAlhures] = useState<readonly number[]>([])
  const [avisar, setAvisar] = useState(false)
  comes = () => {
    setRespostas(new Map([[1, errada]]))
    setAlhures([1])
    setAvisar(true)
  }
  return (
    <Player
      roteiro={telas}
      respostas={respostas}
      inicio={0}
      chave="demo:7:1:0:u"
      midias={new Map()}
      guarda={null}
      fim={null}
      entregar={null}
      onResposta={async (feita) => {
        sent.push(feita)
        setAlhures([])
        setRespostas(new Map([[1, { resposta: feita.resposta, vezes: feita.vezes }]]))
      }}
      onConcluir={async () => {}}
      onLugar={() => {}}
      onSair={() => {}}
      alhures={alhures}
      onOuvido={avisar ? () => setAvisar(false) : undefined}
    />
  )
}

/** Opens the lesson and types on its screen; `comes` brings what another device answered. */
async function typed(given: Roteiro) {
  sent = []
  telas = given
  const { user } = renderScreen(Screen, { path: '/', at: '/', calls: [] })
  await user.type(await screen.findByRole('textbox'), 'chuva')
  act(() => comes())
  await screen.findByText(/^Você respondeu esta aula também/)
  await user.click(screen.getByRole('button', { name: 'Entendi' }))
  expect(screen.queryByText(/^Você respondeu esta aula também/)).toBeNull()
  return user
}

const stands = () => screen.getByRole<HTMLInputElement>('textbox')
const press = (name: string) => screen.getByRole('button', { name })

it('with a try left, offers what was done here as the next one', async () => {
  const user = await typed(roteiro(3))
  expect([stands().value, stands().disabled]).toEqual(['neve', true])
  screen.getByText(/^Esta tela foi respondida em outro/)
  await user.click(press('Usar o que fiz aqui'))
  expect([stands().value, stands().disabled]).toEqual(['chuva', false])
  await user.click(press('Responder'))
  expect(sent.map(({ resposta, vezes }) => [resposta, vezes])).toEqual([[{ texto: 'chuva' }, 2]])
  expect(screen.queryByText(/^Esta tela foi respondida em outro/)).toBeNull()
})

it('with none left, shows it and sends nothing', async () => {
  const user = await typed(roteiro(1))
  expect(stands().value).toBe('neve')
  screen.getByText('Ainda não.')
  await user.click(press('Ver o que fiz aqui'))
  expect([stands().value, stands().disabled]).toEqual(['chuva', true])
  expect(screen.queryByText('Ainda não.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull()
  await user.click(press('Ver a resposta enviada'))
  expect(stands().value).toBe('neve')
})

it('where one may answer as often as one likes, leaves what is being written under the hand', async () => {
  const user = await typed(roteiro())
  expect([stands().value, stands().disabled]).toEqual(['chuva', false])
  await user.click(press('Ver a resposta enviada'))
  expect([stands().value, stands().disabled]).toEqual(['neve', true])
  // What is not in sight is not sent.
  expect(screen.queryByRole('button', { name: 'Responder' })).toBeNull()
  await user.click(press('Ver o que fiz aqui'))
  await user.click(press('Responder'))
  expect(sent.map(({ resposta }) => resposta)).toEqual([{ texto: 'chuva' }])
})
