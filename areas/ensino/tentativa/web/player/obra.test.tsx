// @vitest-environment happy-dom
/** An open screen is answered in one act: the files leave with the answer; a refusal is said in the server's own words. */
import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { refusal } from '../../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { type Feita, Player } from './Player.tsx'
import type { Respondida, Roteiro } from './roteiro.ts'

afterEach(cleanup)

const ROTEIRO: Roteiro = {
  titulo: 'O ciclo da água',
  navegacao: 'sequencial',
  telas: [
    {
      id: 4,
      tipo: 'envio_arquivo',
      titulo: 'A foto do caderno',
      peso: 1,
      obrigatoria: true,
      pronta: true,
      conteudo: { enunciado: '<p>Envie</p>', arquivos: 2, rubrica: [] },
    },
  ],
}

let sent: Feita[] = []
let asked: (readonly File[])[] = []
/** What the server says to each handing in, in turn; a number: it took it. */
let says: readonly (number | Error)[] = []
/** What was kept for the network's return. */
let kept: readonly File[] = []

const OBRA = '01936f5e-0000-7000-8000-000000000001'

async function entregar(_tela: number, arquivos: readonly File[]): Promise<number> {
  const said = says[asked.push(arquivos) - 1] ?? 0
  if (said instanceof Error) throw said
  return said
}

function Screen() {
  const [respostas, setRespostas] = useState<ReadonlyMap<number, Respondida>>(new Map())
  return (
    <Player
      roteiro={ROTEIRO}
      respostas={respostas}
      inicio={0}
      chave="demo:7:1:0:u"
      midias={new Map()}
      guarda={kept.length > 0 ? 'noAparelho' : null}
      fim={null}
      entregar={entregar}
      guardarObra={async (_tela, { arquivos }) => {
        kept = arquivos
        return OBRA
      }}
      onResposta={async (feita) => {
        sent.push(feita)
        setRespostas((all) => new Map(all).set(feita.tela.id, { resposta: feita.resposta, vezes: 1 }))
      }}
      onConcluir={async () => {}}
      onLugar={() => {}}
      onSair={() => {}}
    />
  )
}

function open(...told: readonly (number | Error)[]) {
  says = told
  sent = []
  asked = []
  kept = []
  return renderScreen(Screen, { path: '/', at: '/', calls: [] }).user
}

const foto = new File(['foto'], 'caderno.txt')

it('leaves with the answer, once', async () => {
  const user = open(31)
  await user.click(await screen.findByRole('button', { name: 'Responder' }))
  await screen.findByText('Responda antes de continuar.')
  await user.upload(await screen.findByLabelText(/Escolher até 2 arquivos/), foto)
  await screen.findByText('caderno.txt')
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  await screen.findByText(/O seu trabalho já está guardado/)
  expect(asked.map((files) => files.map(({ name }) => name))).toEqual([['caderno.txt']])
  expect(sent.map(({ resposta }) => resposta)).toEqual([{ entrega: 31 }])
  // Nothing new is there: it goes on.
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  expect(asked).toHaveLength(1)
})

it.each([
  [{ status: 507, mensagem: 'Não há espaço para guardar o arquivo agora.' }, /^Não há espaço para guardar/],
  [{ status: 409, mensagem: 'Esta aula já foi encerrada.' }, /^Esta aula já foi encerrada\.$/],
])('says why it did not leave, keeps it and tries again: %j', async (details, words) => {
  const user = open(refusal(details), 32)
  await user.upload(await screen.findByLabelText(/Escolher até 2 arquivos/), foto)
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  await screen.findByText(words)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  await screen.findByText(/O seu trabalho já está guardado/)
  expect(asked).toHaveLength(2)
  expect(sent.map(({ resposta }) => resposta)).toEqual([{ entrega: 32 }])
})

it('goes on without network: the answer names what is kept, and says where it is', async () => {
  const user = open(refusal({ status: 0, codigo: 'sem_conexao', mensagem: null }))
  await user.upload(await screen.findByLabelText(/Escolher até 2 arquivos/), foto)
  await user.click(screen.getByRole('button', { name: 'Responder' }))
  await screen.findByText(/^O seu trabalho está guardado neste aparelho e vai sozinho/)
  expect(kept.map(({ name }) => name)).toEqual(['caderno.txt'])
  expect(sent.map(({ resposta }) => resposta)).toEqual([{ obra: OBRA }])
  await user.click(screen.getByRole('button', { name: 'Revisar' }))
  await screen.findByRole('button', { name: 'Concluir a aula' })
  expect(asked).toHaveLength(1)
})
