// @vitest-environment happy-dom
/** Grading: marks with a comma, by keyboard, saved by themselves, published on purpose. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { taughtTurma } from '../../../escola/turma/testing.ts'
import { forumApi } from '../contract.ts'
import type { NotaForum, Topico } from '../shapes.ts'
import { Screen } from './AvaliarPage.tsx'
import { buildMensagem, buildNota, buildPessoa, buildTopico, TEACHES } from './testing.ts'

afterEach(cleanup)

const heloisa = buildPessoa({ id: 21, nome: 'Heloísa Duarte' })
const kaua = buildPessoa({ id: 22, nome: 'Kauã Ribeiro' })
const caio = buildPessoa({ id: 23, nome: 'Caio Figueiredo' })

/** A server that keeps drafts as the real one does. */
function keeper(start: NotaForum[]): FakedCall[] {
  let notas = start
  return [
    answers(forumApi.listNotas, () => ({ notas })),
    answers(forumApi.saveNotas, ({ body }) => {
      const sent = body.notas as { aluno_id: number; nota: number | null; mensagem: string }[]
      notas = notas.map((row) => {
        const one = sent.find(({ aluno_id }) => aluno_id === row.aluno.id)
        return one ? { ...row, nota: one.nota, mensagem: one.mensagem, rascunho: true } : row
      })
      return { notas: notas.filter((row) => sent.some(({ aluno_id }) => aluno_id === row.aluno.id)) }
    }),
    answers(forumApi.publishNotas, () => {
      const publicadas = notas.filter(({ rascunho }) => rascunho).length
      notas = notas.map((row) =>
        row.rascunho ? { ...row, rascunho: false, publicadaEm: '2026-11-18T12:00:00.000Z' } : row,
      )
      return { publicadas }
    }),
  ]
}

const start = [
  buildNota({ aluno: heloisa, interacoes: 2 }),
  buildNota({ aluno: kaua, interacoes: 1 }),
  buildNota({ aluno: caio, interacoes: 0 }),
]

function open(calls: FakedCall[] = keeper(start), topico: Partial<Topico> = {}) {
  const mensagem = buildMensagem({ usuario: kaua, conteudo: '<p>Aí ia ser “eu sonhava”.</p>' })
  return renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/forum/:forum/avaliar',
    at: '/logado/turmas/turma/3/forum/5/avaliar',
    eu: anEu({ id: 2, papeis: ['professor'], turmas: [{ id: 3, papel: 'professor' }] }),
    calls: [
      answers(turmaApi.find, { grupo: taughtTurma() }),
      answers(forumApi.find, { topico: buildTopico({ avaliativo: true, permissoes: TEACHES, ...topico }) }),
      answers(forumApi.listMensagens, { respostas: [mensagem], total: 1, pagina: 1 }),
      ...calls,
    ],
  })
}

const field = (nome: string) => screen.findByRole<HTMLInputElement>('textbox', { name: `Nota de ${nome}` })

describe('grading', () => {
  it('saves by itself what is a mark, walks with Enter and the arrows', async () => {
    const { user, network } = open()
    await user.type(await field('Heloísa Duarte'), '9,5{Enter}')
    expect(document.activeElement).toBe(await field('Kauã Ribeiro'))
    await user.keyboard('7.25{ArrowUp}')
    expect(document.activeElement).toBe(await field('Heloísa Duarte'))
    expect(await screen.findByText('Salvo', {})).toBeTruthy()
    const sent = network.askedOf(forumApi.saveNotas).flatMap(({ body }) => body.notas as object[])
    expect(sent).toContainEqual({ aluno_id: 21, revisao: 0, nota: 9.5, mensagem: '' })
    expect(sent).toContainEqual({ aluno_id: 22, revisao: 0, nota: 7.25, mensagem: '' })
    expect(network.problems).toEqual([])
  })

  it('says what is no mark and does not send it', async () => {
    const { user, network } = open()
    await user.type(await field('Heloísa Duarte'), '10,5')
    expect((await field('Heloísa Duarte')).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Use um número de 0 a 10, com até duas casas.').length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(network.askedOf(forumApi.saveNotas)).toEqual([])
  })

  it('publishes after a confirmation and says how many', async () => {
    const { user } = open()
    await user.type(await field('Heloísa Duarte'), '9,5')
    await user.click(await screen.findByRole('button', { name: 'Publicar 1 nota' }))
    const confirm = await screen.findAllByRole('button', { name: 'Publicar 1 nota' })
    await user.click(confirm.at(-1) as HTMLElement)
    expect(await screen.findByText('1 nota publicada.', {})).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Tudo publicado' })).toHaveProperty('disabled', true)
  })

  it('keeps what could not be saved and tries again', async () => {
    let down = true
    const [list, save, publish] = keeper(start) as [FakedCall, FakedCall, FakedCall]
    const { user } = open([
      list,
      publish,
      {
        endpoint: save.endpoint,
        answer: (asked) => {
          if (down) throw refusal({ status: 0, codigo: 'sem_conexao', mensagem: null })
          return save.answer(asked)
        },
      },
    ])
    await user.type(await field('Heloísa Duarte'), '8')
    expect(await screen.findByText('Não salvou', {})).toBeTruthy()
    down = false
    await user.click(screen.getByRole('button', { name: 'Tentar salvar de novo' }))
    expect(await screen.findByText('Salvo')).toBeTruthy()
    expect((await field('Heloísa Duarte')).value).toMatch(/^8/)
  })

  it('shows both where another teacher was first, until one is chosen', async () => {
    let theirs = buildNota({ aluno: heloisa, interacoes: 2 })
    const { user, network } = open([
      answers(forumApi.listNotas, () => ({ notas: [theirs, buildNota({ aluno: kaua, interacoes: 1 })] })),
      answers(forumApi.saveNotas, ({ body }) => {
        const [sent] = body.notas as { aluno_id: number; revisao: number; nota: number }[]
        if (sent?.aluno_id === 21 && sent.revisao === 0) {
          theirs = { ...theirs, nota: 4, revisao: 1, autor: 'Otávio', rascunho: true }
          throw refusal({ status: 409, codigo: 'nota_mudou', mensagem: 'Otávio mudou a nota.' })
        }
        theirs = { ...theirs, nota: sent?.nota ?? null, revisao: 2, autor: 'Cecília' }
        return { notas: [theirs] }
      }),
    ])
    await user.type(await field('Heloísa Duarte'), '9')
    expect(await screen.findByText(/Otávio também deu nota aqui: 4,0\. A sua: 9\./)).toBeTruthy()
    expect((await field('Heloísa Duarte')).value).toBe('9')
    expect(screen.getByRole('button', { name: /Publicar/ })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Ficar com a minha' }))
    await waitFor(() =>
      expect(network.askedOf(forumApi.saveNotas).at(-1)?.body).toEqual({
        notas: [{ aluno_id: 21, revisao: 1, nota: 9, mensagem: '' }],
      }),
    )
    await waitFor(() => expect(screen.queryByText(/também deu nota/)).toBeNull())
  })

  it('shows what the chosen pupil wrote, and keeps words for them', async () => {
    const { user, network } = open()
    await user.click(await field('Kauã Ribeiro'))
    expect(await screen.findByText('Aí ia ser “eu sonhava”.')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Devolutiva para Kauã' }), 'Bom caminho.')
    await waitFor(() => expect(network.askedOf(forumApi.saveNotas)).not.toEqual([]))
    expect(network.askedOf(forumApi.saveNotas).at(-1)?.body).toEqual({
      notas: [{ aluno_id: 22, revisao: 0, nota: null, mensagem: 'Bom caminho.' }],
    })
  })

  it('keeps those who did not answer apart', async () => {
    const { user } = open()
    await field('Kauã Ribeiro')
    expect(screen.queryByRole('textbox', { name: 'Nota de Caio Figueiredo' })).toBeNull()
    await user.click(screen.getByText('Sem 1'))
    expect(await field('Caio Figueiredo')).toBeTruthy()
  })

  it('is not there for a topic without marks, nor for who does not teach', async () => {
    open(keeper(start), { avaliativo: false })
    expect(await screen.findByText('Este tópico não vale nota')).toBeTruthy()
    cleanup()
    open(keeper(start), { permissoes: { ...TEACHES, avaliar: false } })
    expect(await screen.findByText('Só quem leciona avalia')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
