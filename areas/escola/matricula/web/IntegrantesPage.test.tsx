// @vitest-environment happy-dom
/** The members of a class: contacts and acts for the staff only; requests answered, pupils added, removed and sent on. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type Integrante, turmaApi } from '../../turma/contract.ts'
import { buildTurma, taughtTurma } from '../../turma/testing.ts'
import { matriculaApi } from '../contract.ts'
import { Screen } from './IntegrantesPage.tsx'

afterEach(cleanup)

const person = (part: Partial<Integrante>): Integrante => ({
  id: 1,
  nome: 'Rosângela Teixeira',
  papel: 'professor',
  auxiliar: false,
  numero_chamada: null,
  email: null,
  ...part,
})

const open = ({
  staff = true,
  transfers = false,
  at = '',
  calls = [] as ReturnType<typeof answers>[],
} = {}) =>
  renderScreen(Screen, {
    path: '/logado/turmas/turma/:id/integrantes',
    at: `/logado/turmas/turma/3/integrantes${at}`,
    calls: [
      answers(turmaApi.find, { grupo: staff ? taughtTurma() : buildTurma() }),
      answers(turmaApi.members, {
        integrantes: [
          person({ email: staff ? 'rosangela@escola.test' : null }),
          person({ id: 2, nome: 'Kauã Ribeiro', papel: 'aluno', numero_chamada: staff ? 4 : null }),
        ],
        total: 2,
        pagina: 1,
        linhas: 100,
      }),
      answers(matriculaApi.findResumo, {
        pedidos: 1,
        saidas: 1,
        pode_transferir: transfers,
        rede: transfers ? 5 : null,
      }),
      answers(matriculaApi.listPedidos, {
        pedidos: [
          {
            ...{ id: 7, nome: 'Íris Conceição', quando: '2026-03-02T12:00:00Z' },
            ...{ papeis: ['aluno'], turmas: ['7º B · Escola Um'], email: null },
          },
        ],
        total: 1,
      }),
      ...calls,
    ],
  })

/** What a click on a menu's button does in a browser. */
async function openMenu(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
  panel.hidePopover = () => {}
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
}

describe('the members', () => {
  it('stand in a table, with contacts, numbers and acts for the staff only', async () => {
    open()
    expect(await screen.findByRole('link', { name: 'rosangela@escola.test' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ações: Kauã Ribeiro' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ações: Rosângela Teixeira' })).toBeNull()
    cleanup()
    const { network } = open({ staff: false })
    expect(await screen.findByText('Kauã Ribeiro')).toBeTruthy()
    expect(screen.queryByRole('columnheader', { name: /E-mail|Nº|Ações/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Adicionar alunos' })).toBeNull()
    expect(network.askedOf(matriculaApi.findResumo)).toEqual([])
  })

  it('are also chosen in the tree of the network, by who manages it', async () => {
    open({ transfers: true })
    await screen.findByText('Kauã Ribeiro')
    await openMenu('Mais')
    const way = await screen.findByRole('menuitem', { name: 'Escolher na rede', hidden: true })
    expect(way.getAttribute('href')).toMatch(/^\/logado\/redes\/rede\/5\/gestao\/turma\/\d+\/alunos$/)
    cleanup()
    open()
    await screen.findByText('Kauã Ribeiro')
    await openMenu('Mais')
    await screen.findByRole('menuitem', { name: 'Relatório de transferências', hidden: true })
    expect(screen.queryByRole('menuitem', { name: 'Escolher na rede', hidden: true })).toBeNull()
  })

  it('are filtered by role through the address', async () => {
    const { network, user } = open()
    await screen.findByText('Kauã Ribeiro')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Papel' }), 'aluno')
    await waitFor(() => expect(network.askedOf(turmaApi.members).at(-1)?.query.papel).toBe('aluno'))
    expect(network.problems).toEqual([])
  })

  it('are removed with a reason, which is asked for, with a way back', async () => {
    const { network, user } = open({
      calls: [answers(matriculaApi.remove, {}), answers(matriculaApi.add, { adicionados: 1 })],
    })
    await openMenu('Ações: Kauã Ribeiro')
    expect(screen.queryByRole('menuitem', { name: 'Transferir', hidden: true })).toBeNull()
    await user.click(screen.getByRole('menuitem', { name: 'Remover da turma', hidden: true }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByRole('button', { name: 'Remover da turma' })).toHaveProperty('disabled', true)
    await user.selectOptions(dialog.getByLabelText('Motivo'), 'abandono')
    await user.click(dialog.getByRole('button', { name: 'Remover da turma' }))
    await waitFor(() =>
      expect(network.askedOf(matriculaApi.remove)).toMatchObject([{ body: { motivo: 'abandono' } }]),
    )
    await screen.findByText('Kauã Ribeiro saiu da turma')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByText('Kauã Ribeiro está de volta')
    expect(network.askedOf(matriculaApi.add)).toMatchObject([{ body: { alunos: [2] } }])
  })

  it('of a class of 400 come a page at a time', async () => {
    const pupils = Array.from({ length: 100 }, (_, i) =>
      person({ id: i + 2, nome: `Aluno ${i}`, papel: 'aluno' }),
    )
    const { network } = open({
      calls: [answers(turmaApi.members, { integrantes: pupils, total: 400, pagina: 1, linhas: 100 })],
    })
    await screen.findByText('Aluno 0')
    expect(new Set(network.askedOf(turmaApi.members).map(({ query }) => query.linhas))).toEqual(
      new Set(['100']),
    )
    expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(101)
  })

  it('are added by search; who is in already can not be chosen', async () => {
    const { network, user } = open({
      calls: [
        answers(matriculaApi.listCandidatos, {
          candidatos: [
            { id: 8, nome: 'Ana Prado', turmas: ['7º B · Escola'], status: null },
            { id: 2, nome: 'Ana Ribeiro', turmas: [], status: 'adicionado' },
          ],
        }),
        answers(matriculaApi.add, { adicionados: 1 }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Adicionar alunos' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByLabelText(/Buscar aluno/), 'ana')
    const free = await dialog.findByRole('checkbox', { name: /Ana Prado/ })
    expect(dialog.getByRole('checkbox', { name: /Ana Ribeiro/ })).toHaveProperty('disabled', true)
    await user.click(free)
    await user.click(dialog.getByRole('button', { name: 'Adicionar 1 aluno' }))
    await waitFor(() => expect(network.askedOf(matriculaApi.add)).toMatchObject([{ body: { alunos: [8] } }]))
  })

  it('are transferred by a manager; a refusal is told in the dialogue', async () => {
    const { network, user } = open({
      transfers: true,
      calls: [
        answers(matriculaApi.listDestinos, {
          destinos: [
            { id: 9, nome: '7º B', escola: 'Escola Dois', turno: 'tarde', ano_letivo: 2026, vagas: 3 },
            { id: 10, nome: '7º C', escola: 'Escola Dois', turno: 'tarde', ano_letivo: 2026, vagas: 0 },
          ],
        }),
        answers(matriculaApi.transfer, () => {
          throw refusal({ status: 409, mensagem: 'Este aluno já foi transferido por outra pessoa.' })
        }),
      ],
    })
    await openMenu('Ações: Kauã Ribeiro')
    await user.click(await screen.findByRole('menuitem', { name: 'Transferir', hidden: true }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: /7º C/ })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('radio', { name: /7º B/ }))
    await user.click(dialog.getByRole('button', { name: 'Transferir' }))
    expect(await dialog.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('já foi transferido'),
    )
    expect(network.askedOf(matriculaApi.transfer)).toMatchObject([
      { body: { destino: 9, motivo: 'transferencia_rede' } },
    ])
  })
})

describe('who left', () => {
  it.each<[what: string, nome: string, ends: () => object, told: RegExp, untold: RegExp]>([
    ['is back', 'Davi', () => ({}), /^Davi está de volta/, /Davi não/],
    [
      'is not, where that is refused',
      'Lia',
      () => {
        throw refusal({ status: 409, mensagem: 'Lia não cabe: a turma está cheia.' })
      },
      /^Lia não cabe/,
      /Lia está de volta/,
    ],
  ])('and whose transfer is undone %s', async (_, nome, ends, told, untold) => {
    const transferencia = { id: 5, destino: null, fora: null, desfazer_ate: '2026-12-01T12:00:00Z' }
    const { user } = open({
      at: '?ver=sairam',
      calls: [
        answers(matriculaApi.listSaidas, {
          saidas: [
            {
              ...{ id: 8, nome, status: 'transferido', data_saida: '2026-11-20T12:00:00Z' },
              ...{ motivo: 'transferencia_externa', recusa: null, transferencia },
            },
          ],
          total: 1,
        }),
        answers(matriculaApi.undoTransfer, ends),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Desfazer a transferência' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Desfazer a transferência' }))
    await screen.findByText(told)
    expect(screen.queryByText(untold)).toBeNull()
  })
})

describe('who asked to enter', () => {
  it('is let in, or refused with a reason', async () => {
    const { network, user } = open({
      at: '?ver=pedidos',
      calls: [
        answers(matriculaApi.approve, { aprovados: 1 }),
        answers(matriculaApi.refuse, { recusados: 1 }),
      ],
    })
    await user.click(
      await screen.findByRole('checkbox', { name: /Íris Conceição.*Aluno · 7º B · Escola Um/ }),
    )
    await user.click(screen.getByRole('button', { name: 'Aprovar 1' }))
    await waitFor(() =>
      expect(network.askedOf(matriculaApi.approve)).toMatchObject([{ body: { alunos: [7] } }]),
    )
    await user.click(screen.getByRole('button', { name: 'Recusar' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByLabelText(/Por quê/), 'Não é desta escola')
    await user.click(dialog.getByRole('button', { name: 'Recusar' }))
    await waitFor(() =>
      expect(network.askedOf(matriculaApi.refuse)).toMatchObject([
        { body: { alunos: [7], motivo: 'Não é desta escola' } },
      ]),
    )
  })
})
