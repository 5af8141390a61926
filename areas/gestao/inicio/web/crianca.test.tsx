// @vitest-environment happy-dom
/** A child of the fourth year has large tiles and few words; whoever wants the other screen chooses it, and it stays chosen. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answers } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { IdadeChoice } from '../../../acesso/preferencia/web/public.tsx'
import { aovivoApi } from '../../../conversa/aovivo/contract.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma } from '../../../escola/turma/testing.ts'
import { trilhaAprenderApi } from '../../../trilhas/trilha/contract-aprender.ts'
import { inicioApi } from '../contract.ts'
import type { Tarefa } from '../shapes.ts'
import { buildHoje } from '../testing.ts'
import { PorIdade } from './PorIdade.tsx'

afterEach(cleanup)

const AGORA = '2026-11-18T12:00:00.000Z'
const tarefa = (id: number, titulo: string, part: Partial<Tarefa> = {}): Tarefa => ({
  ...{ tipo: 'aula', id, aula: id, turma: { id: 3, nome: '4º A' }, titulo, disciplina: 'Ciências', telas: 7 },
  ...{ tela: null, minutos: null, comecada: false, ate: null, atrasada: false },
  ...part,
})

function open(idade: 'crianca' | 'jovem', tarefas: Tarefa[], ritmo = true) {
  const { codigo, escola } = buildTurma()
  const turma = {
    ...{
      id: 3,
      codigo,
      nome: '4º A',
      disciplina: '',
      periodo: '4º ano',
      turno: 'manha',
      tipo: 'regular',
      ano_letivo: 2026,
    },
    ...{
      status: 'ativa',
      cor: null,
      imagem: null,
      escola,
      papel: 'aluno',
      total_alunos: 20,
      professores: [],
    },
    ...{ forum_novos: 0, avisos_novos: 0 },
  } as const
  const home = {
    ...{
      agora: AGORA,
      papel: 'aluno',
      turmas: [turma],
      total_turmas: 1,
      avisos: [],
      topicos: [],
      proximos: [],
    },
    ...{ escolas: null, visao: null, dependentes: [], notificacoes_novas: 0 },
  } as never
  const semana = { feitos: [true, true, false, false, false, false, false], hoje: 2, semanas: 1, meta: null }
  return renderScreen(() => <PorIdade home={home} />, {
    ...{
      path: '/',
      at: '/',
      eu: anEu({ nome: 'Bento Reis', idade, animal: idade === 'crianca' ? 'boto' : null }),
    },
    calls: [
      answers(turmaApi.home, home),
      answers(
        inicioApi.hoje,
        buildHoje({ aluno: { tarefas, retornos: [], semana: ritmo ? semana : null, pontos: null } }),
      ),
      answers(preferenciaApi.find, { chave: 'idade', preferencias: null }),
      answers(preferenciaApi.save, {}),
      answers(trilhaAprenderApi.listMinhas, { trilhas: [], total: 0 }),
      answers(aovivoApi.upcoming, { encontros: [], agora: AGORA }),
    ],
  })
}

const quatro = ['A casa da joaninha', 'Quantas frutas?', 'A gota viajante', 'O vento'].map((titulo, at) =>
  tarefa(at + 1, titulo),
)

it('shows a child one large tile and two more, with the one filled button on the first', async () => {
  open('crianca', quatro)
  const first = await screen.findByRole('region', { name: 'A casa da joaninha' })
  expect(within(first).getByRole('link', { name: 'Começar' }).getAttribute('href')).toBe(
    '/logado/turmas/turma/3/aula/1',
  )
  screen.getByText('Hoje são 3 coisas.')
  const more = within(screen.getByRole('list', { name: 'Mais para fazer' })).getAllByRole('link')
  expect(more.map(({ textContent }) => textContent)).toEqual(['Quantas frutas?', 'A gota viajante'])
  expect(document.querySelectorAll('.primario').length).toBe(1)
  screen.getByRole('region', { name: 'Suas pedras da semana: Você tem 2 pedras.' })
})

it('greets by name and animal, which a touch changes', async () => {
  const { user, network } = open('crianca', quatro)
  await screen.findByRole('heading', { level: 1, name: 'Oi, Bento!' })
  await user.click(screen.getByRole('button', { name: 'Trocar de bicho: agora é boto' }))
  const animals = within(await screen.findByRole('dialog')).getAllByRole('button', { pressed: false })
  expect(animals.map(({ textContent }) => textContent)).not.toContain('boto')
  await user.click(screen.getByRole('button', { name: 'tucano' }))
  await waitFor(() => expect(network.askedOf(preferenciaApi.save)).toHaveLength(1))
  expect(network.askedOf(preferenciaApi.save)[0]?.body).toEqual({
    chave: 'animal',
    preferencias: { animal: 'tucano' },
  })
})

it('says that all is done, and leads to the class', async () => {
  open('crianca', [])
  await screen.findByRole('region', { name: 'Tudo feito!' })
  expect(screen.getByRole('link', { name: 'Ver a turma' }).getAttribute('href')).toBe(
    '/logado/turmas/turma/3',
  )
})

it('has no stones where the network does without a week', async () => {
  open('crianca', quatro, false)
  await screen.findByRole('list', { name: 'Mais para fazer' })
  expect(screen.queryByText('Suas pedras da semana')).toBeNull()
})

it('is left for the usual screen by one button', async () => {
  const { user, network } = open('crianca', quatro)
  await user.click(await screen.findByRole('button', { name: 'Usar a tela comum' }))
  await waitFor(() => expect(network.askedOf(preferenciaApi.save)).toHaveLength(1))
  expect(network.askedOf(preferenciaApi.save)[0]?.body).toMatchObject({
    chave: 'idade',
    preferencias: { idade: 'jovem' },
  })
})

it('is not the home of who is older', async () => {
  open('jovem', quatro)
  await screen.findByRole('heading', { name: 'Sua semana' })
  expect(screen.queryByRole('list', { name: 'Mais para fazer' })).toBeNull()
})

it('is chosen under Acessibilidade, by the class, large or usual', async () => {
  let kept: object = { idade: 'crianca' }
  const { user } = renderScreen(IdadeChoice, {
    ...{ path: '/', at: '/' },
    calls: [
      answers(preferenciaApi.find, () => ({ chave: 'idade', preferencias: kept })),
      answers(preferenciaApi.save, ({ body }) => {
        kept = body.preferencias as object
        return {}
      }),
    ],
  })
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  await screen.findByRole('radio', { name: 'Peças grandes' })
  expect(chosen()).toEqual([false, true, false])
  await user.click(screen.getByRole('radio', { name: 'Pela turma' }))
  await waitFor(() => expect(chosen()).toEqual([true, false, false]))
})
