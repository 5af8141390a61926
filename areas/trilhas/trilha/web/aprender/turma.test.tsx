// @vitest-environment happy-dom
/** Paths as a class has them: for its pupils, for who teaches it, and the work handed in along an axis. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../../core/testing/fakeTransport.ts'
import { dismiss, toastStore } from '../../../../../core/web/ui/notify.ts'
import { renderScreen } from '../../../../../test/kit/renderScreen.tsx'
import { entregaApi } from '../../../../ensino/entrega/contract.ts'
import { turmaApi } from '../../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../../escola/turma/testing.ts'
import { trilhaAprenderApi as api } from '../../contract-aprender.ts'
import { trilhaEntregaApi } from '../../contract-entregas.ts'
import { REGRA_PADRAO } from '../../rules.ts'
import { buildEstrutura, buildHabilidadeInteira, buildTrilhaDoAluno, buildVez } from '../../testing.ts'
import { Screen as Entregas } from './EntregasPage.tsx'
import { Screen as DaTurma } from './TurmaTrilhasPage.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const open = (Screen: ComponentType, [path, at]: readonly [string, string], calls: readonly FakedCall[]) =>
  renderScreen(Screen, { path, at, calls })

const REGIAO = {
  ...REGRA_PADRAO,
  nomeEixo: '["Região","Regiões"]',
  nomeHabilidade: '["Passo","Passos"]',
}

describe('the paths of a class', () => {
  const at = ['/logado/turmas/turma/:id/trilhas', '/logado/turmas/turma/3/trilhas'] as const
  const recursos = ['trilhas'] as const
  const pupils = answers(turmaApi.find, { grupo: buildTurma({ recursos: [...recursos] }) })
  const teachers = answers(turmaApi.find, { grupo: taughtTurma({ recursos: [...recursos] }) })
  const some = answers(api.listMinhas, { trilhas: [buildTrilhaDoAluno()], total: 1 })
  const nota = (id: number, pontos: number | null, posicao: number | null) => ({
    ...{ id_aluno: id, id_trilha: 5, nota_trilha: pontos, nota_tempo: pontos && 600, status_nota: null },
    ...{ posicao, rotulo: posicao === null ? '' : `${posicao}°` },
  })
  const aluno = (id: number, nome: string) => ({ id, nome, foto: null, cpf_valido: null, eu: false })
  const completo = answers(api.rankingCompleto, {
    trilha: { id: 5, nome: 'Leitura em aventura' },
    ranking: [
      {
        ...{ id: 3, nome: '7º A', isProfessor: true },
        notas: [nota(8, 40, 1), nota(9, null, null)],
        alunos: [aluno(8, 'Heloísa Dias'), aluno(9, 'Kauã Reis')],
      },
    ],
    ...{ total: 1, minha: null, oculto: false },
  })

  it('are there for pupils without the others’ points', async () => {
    open(DaTurma, at, [pupils, some])
    expect(await screen.findByRole('link', { name: 'Leitura em aventura' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Progresso da turma' })).toBeNull()
  })

  it('say to who teaches how to give one, where there is none', async () => {
    const none = answers(api.listMinhas, { trilhas: [], total: 0 })
    open(DaTurma, at, [teachers, none])
    const way = await screen.findByRole('link', { name: 'Ver as trilhas' })
    expect(way.getAttribute('href')).toBe('/logado/gerenciar/trilhas')
    cleanup()
    open(DaTurma, at, [pupils, none])
    expect(await screen.findByText('Esta turma não segue trilhas ainda')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ver as trilhas' })).toBeNull()
    cleanup()
    open(DaTurma, at, [pupils, refuses(api.listMinhas, { status: 500 })])
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
  })

  it('lead who teaches to the turns of a pupil, of which one may be taken away', async () => {
    const removed = buildVez({ id: 30, removida_em: '2026-11-18T10:00:00.000Z' })
    const standing = buildVez({ numero: 2, concluidas: 1, permissoes: { excluir: true } })
    const { user, network } = open(DaTurma, at, [
      ...[teachers, some, completo, answers(api.estrutura, { trilha: buildEstrutura({ regra: REGIAO }) })],
      answers(api.habilidade, buildHabilidadeInteira({ tentativas: [removed, standing], atual: 31 })),
      answers(api.removeTentativa, {}),
    ])
    await user.click(await screen.findByRole('button', { name: 'Progresso da turma' }))
    const table = await screen.findByRole('table')
    const rows = within(table).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual(['1°Heloísa Dias4000:10:00', '–Kauã Reis000:00:00'])
    await user.click(within(table).getByRole('button', { name: 'Heloísa Dias' }))
    expect(await screen.findByLabelText('Passo')).toBeTruthy()
    const turns = (await screen.findAllByText(/^Tentativa \d$/)).map(
      (turn) => turn.closest('li') as HTMLElement,
    )
    expect(turns.map((turn) => turn.textContent?.includes('anulada'))).toEqual([true, false])
    expect(within(turns[0] as HTMLElement).queryByRole('button')).toBeNull()
    // Twenty past five in the afternoon, in São Paulo.
    expect(turns[1]?.textContent).toContain('17/11/2026, 17h20 · 1 aula concluída')
    await user.click(within(turns[1] as HTMLElement).getByRole('button', { name: 'Anular' }))
    const asked = await screen.findByRole('alertdialog')
    expect(within(asked).getByText('Anular a tentativa 2 de Heloísa Dias?')).toBeTruthy()
    await user.click(within(asked).getByRole('button', { name: 'Anular' }))
    await waitFor(() => expect(network.askedOf(api.removeTentativa)[0]?.params).toEqual({ id: '31' }))
    expect(await screen.findByText('Tentativa anulada; os pontos foram refeitos.')).toBeTruthy()
  })
})

describe('deliveries along an axis', () => {
  const at = [
    '/logado/trilhas/:trilha/:eixo/entregas/:aula?/:entrega?',
    '/logado/trilhas/5/7/entregas',
  ] as const
  const eixo = { id: 7, nome: 'Mata', trilha: { id: 5, nome: 'Aventura', nomeEixo: REGIAO.nomeEixo } }
  const none = answers(trilhaEntregaApi.listEntregas, { eixo, entregas: [], total: 0 })
  const may = (permissao: boolean) => answers(entregaApi.permissao, { permissao })

  it('are the own ones of a pupil, named as the rule names an axis', async () => {
    const { network } = open(Entregas, at, [none, may(false)])
    expect(await screen.findByRole('heading', { level: 1, name: 'Suas entregas' })).toBeTruthy()
    expect(screen.getByText('Nenhuma entrega em região Mata')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(network.askedOf(trilhaEntregaApi.listEntregas).map(({ query }) => query.alunos)).toEqual([
      undefined,
    ])
  })

  it('are those of their pupils for who corrects, and theirs beside', async () => {
    const { network, user } = open(Entregas, at, [none, may(true)])
    expect(await screen.findByRole('heading', { level: 1, name: 'Entregas' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Suas' }))
    await waitFor(() =>
      expect(network.askedOf(trilhaEntregaApi.listEntregas).map(({ query }) => query.alunos)).toEqual([
        'true',
        undefined,
      ]),
    )
  })

  it('are no page where the axis is of another path, and the person is told so', async () => {
    open(Entregas, [at[0], '/logado/trilhas/6/7/entregas'], [none, may(false)])
    expect(await screen.findByRole('heading', { level: 1, name: 'Não achamos estas entregas' })).toBeTruthy()
  })
})
