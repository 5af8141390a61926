// @vitest-environment happy-dom
/** Planning alone and every week, what a card offers to whom, the room that counts, the report, the calendars. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { buildTurma, taughtTurma } from '../../../escola/turma/testing.ts'
import { aovivoApi, type Encontro } from '../contract.ts'
import { buildEncontro, taughtEncontro } from '../testing.ts'
import { Screen as Aulas } from './AulasPage.tsx'
import { Screen as Meet } from './MeetPage.tsx'
import { Screen as Sala } from './SalaPage.tsx'

afterEach(cleanup)

const BASE = '/logado/turmas/turma/:id'
const AGORA = '2026-11-22T12:00:00.000Z'

interface Opening {
  path: string
  at: string
  staff?: boolean
  calls: readonly FakedCall[]
}

const open = (Page: () => ReactNode, { path, at, staff = true, calls }: Opening) =>
  renderScreen(Page as never, {
    path: `${BASE}${path}`,
    at: `/logado/turmas/turma/3${at}`,
    eu: staff ? anEu({ id: 2, turmas: [{ id: 3, papel: 'professor' }] }) : anEu(),
    calls: [
      answers(turmaApi.find, {
        grupo: { ...(staff ? taughtTurma() : buildTurma()), recursos: ['ao_vivo'] },
      }),
      answers(turmaApi.listAtivas, { grupos: [], total: 1, pagina: 1, linhas: 100 }),
      ...calls,
    ],
  })

const openList = (encontros: Encontro[], calls: readonly FakedCall[] = [], staff = true, query = '') =>
  open(Aulas, {
    path: '/aulas-ao-vivo',
    at: `/aulas-ao-vivo${query}`,
    staff,
    calls: [
      answers(aovivoApi.list, {
        encontros,
        total: encontros.length,
        agora: AGORA,
        permissoes: { manage: staff, report: staff },
      }),
      ...calls,
    ],
  })

describe('planning', () => {
  const created = answers(aovivoApi.create, { encontro: taughtEncontro(), criadas: 6 })
  const fill = async (user: ReturnType<typeof openList>['user']) => {
    await user.type(await screen.findByLabelText('Título'), 'Revisão')
    await user.type(screen.getByLabelText('Link da sala'), 'https://meet.google.com/abc-defg-hij')
  }

  it('says what is missing, by name, and sends nothing', async () => {
    const { user, network } = openList([], [created], true, '?abrir=nova')
    await user.clear(await screen.findByLabelText('Duração em minutos'))
    await user.click(screen.getByRole('button', { name: 'Marcar aula' }))
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Dê um título à aula.',
      'A aula dura de 5 a 480 minutos.',
      'Cole o endereço inteiro da sala, como https://meet.google.com/abc-defg-hij.',
    ])
    expect(network.askedOf(aovivoApi.create)).toEqual([])
  })

  it('every week asks until when; with an end it plans the series', async () => {
    const { user, network, address } = openList([], [created], true, '?abrir=nova')
    await fill(user)
    await user.click(screen.getByRole('checkbox', { name: 'Repetir toda semana' }))
    await user.click(screen.getByRole('button', { name: 'Marcar aula' }))
    expect(await screen.findAllByText(/Diga até quando a aula se repete/)).toHaveLength(2)
    for (const day of screen.getAllByRole('button', { pressed: true })) await user.click(day)
    await user.click(screen.getByRole('radio', { name: 'Um número de vezes' }))
    await user.click(screen.getByRole('button', { name: 'Marcar aula' }))
    expect(await screen.findAllByText('Escolha pelo menos um dia da semana.')).toHaveLength(2)
    expect(network.askedOf(aovivoApi.create)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'quinta-feira' }))
    await user.click(screen.getByRole('button', { name: 'segunda-feira' }))
    await user.clear(screen.getByLabelText('Número de aulas'))
    await user.type(screen.getByLabelText('Número de aulas'), '6')
    await user.click(screen.getByRole('button', { name: 'Marcar aula' }))
    await screen.findByText('6 aulas marcadas; a turma foi avisada')
    expect(network.askedOf(aovivoApi.create)[0]?.body).toMatchObject({
      titulo: 'Revisão',
      recorrencia: { dias: [4, 1], vezes: 6 },
    })
    expect(address()).toBe('/logado/turmas/turma/3/aulas-ao-vivo')
  })

  it('keeps what was written when the server refuses', async () => {
    const refused = refuses(aovivoApi.create, {
      status: 422,
      mensagem: 'Escolha um horário que ainda não passou.',
    })
    const { user } = openList([], [refused], true, '?abrir=nova')
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Marcar aula' }))
    await screen.findByText(/Escolha um horário que ainda não passou/)
    expect(screen.getByLabelText<HTMLInputElement>('Título').value).toBe('Revisão')
  })

  it('a change of a series reaches what was chosen, and tells what it was read as', async () => {
    const encontro = taughtEncontro({ recorrencia: { dias: [1], vezes: 6 }, versao: 4 })
    const edited = answers(aovivoApi.edit, { encontro, mudadas: 3 })
    const { user, network } = openList([encontro], [edited], true, '?abrir=9')
    await user.clear(await screen.findByLabelText('Título'))
    await user.type(screen.getByLabelText('Título'), 'Oficina')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Só esta aula' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'Esta e as seguintes da série' }))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    await screen.findByText('3 aulas salvas')
    expect(network.askedOf(aovivoApi.edit)[0]?.body).toMatchObject({
      titulo: 'Oficina',
      inicio: encontro.inicio,
      alcance: 'seguintes',
      versao: 4,
    })
  })
})

describe('a card', () => {
  /** Opens the menu of the one lesson, as the browser's popover would. */
  const actionsOf = async () => {
    const button = await screen.findByRole('button', { name: 'Mais ações com “Plantão de dúvidas”' })
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    panel.hidePopover = () => {}
    act(() => {
      panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
    })
    const items = await screen.findAllByRole('menuitem', { hidden: true })
    return items.map((item) => item.textContent)
  }

  it('offers the teacher what is possible, and a pupil the calendar', async () => {
    openList([taughtEncontro()])
    expect(await actionsOf()).toEqual(['Adicionar à agenda (.ics)', 'Editar', 'Cancelar aula', 'Excluir'])
    cleanup()
    openList([buildEncontro()], [], false)
    expect(await actionsOf()).toEqual(['Adicionar à agenda (.ics)'])
    expect(screen.queryByRole('button', { name: 'Nova aula ao vivo' })).toBeNull()
  })

  it('of what is over has no menu without a choice in it', async () => {
    openList([buildEncontro({ estado: 'encerrada' })], [], false, '?quando=anteriores')
    await screen.findByText('Encerrada')
    expect(screen.queryByRole('button', { name: /Mais ações/ })).toBeNull()
  })

  it('calls off with a word to the class, and takes it back from the message', async () => {
    const cancelled = answers(aovivoApi.cancel, {
      encontro: taughtEncontro({ estado: 'cancelada' }),
      mudadas: 1,
    })
    const restored = answers(aovivoApi.restore, { encontro: taughtEncontro(), mudadas: 1 })
    const { user, network } = openList([taughtEncontro()], [cancelled, restored])
    await actionsOf()
    await user.click(screen.getByRole('menuitem', { name: 'Cancelar aula', hidden: true }))
    await user.type(await screen.findByLabelText(/Uma palavra para a turma/), 'Reunião de pais')
    await user.click(screen.getByRole('button', { name: 'Cancelar aula' }))
    await screen.findByText('Aula cancelada; a turma foi avisada')
    expect(network.askedOf(aovivoApi.cancel)[0]?.body).toEqual({ motivo: 'Reunião de pais', alcance: 'esta' })
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByText('Aula retomada')
  })
})

describe('the room', () => {
  const openSala = (encontro: Encontro, calls: readonly FakedCall[] = [], staff = false) =>
    open(Sala, {
      path: '/aulas-ao-vivo/:encontro',
      at: '/aulas-ao-vivo/9',
      staff,
      calls: [answers(aovivoApi.find, { encontro, agora: AGORA }), ...calls],
    })
  const url = 'https://meet.google.com/abc-defg-hij'

  it('counts a pupil who has it open while it runs, and says so', async () => {
    const { network } = openSala(buildEncontro({ estado: 'ao_vivo', url }), [
      answers(aovivoApi.beacon, { estado: 'ao_vivo', conta: true }),
    ])
    await screen.findByText('Sua presença está sendo contada')
    const way = screen.getByRole('link', { name: 'Abrir a sala' })
    expect([way.getAttribute('href'), way.getAttribute('rel')]).toEqual([url, 'noopener noreferrer'])
    await waitFor(() => expect(network.askedOf(aovivoApi.beacon)[0]?.body).toEqual({ idades: [0] }))
  })

  it('keeps what it could not tell, and says that there is no connection', async () => {
    openSala(buildEncontro({ estado: 'ao_vivo', url }), [
      refuses(aovivoApi.beacon, { status: 0, codigo: 'sem_conexao' }),
    ])
    await screen.findByText(/Sem conexão agora/)
  })

  it('says a refusal in the words of the server', async () => {
    const mensagem = 'A aula ao vivo está cheia.'
    openSala(buildEncontro({ estado: 'ao_vivo', url }), [
      refuses(aovivoApi.beacon, { status: 503, mensagem }),
    ])
    await screen.findByText(mensagem)
    expect(screen.queryByText(/Sem conexão/)).toBeNull()
  })

  it.each([
    ['a pupil before its hour', buildEncontro(), 'O link da sala aparece aqui 15 minutos antes'],
    ['who waits', buildEncontro({ sala_espera: true }), 'Você está na sala de espera'],
    [
      'a guardian',
      buildEncontro({
        estado: 'ao_vivo',
        permissoes: { manage: false, enter: false, attend: false, report: false },
      }),
      'Responsáveis acompanham o horário',
    ],
    ['who comes late', buildEncontro({ estado: 'encerrada' }), 'Esta aula terminou'],
    ['who missed that it is off', buildEncontro({ estado: 'cancelada' }), 'Esta aula foi cancelada'],
  ])('tells %s why there is no way in, and counts nobody', async (_, encontro, words) => {
    const { network } = openSala(encontro)
    await screen.findByText(new RegExp(words))
    expect(screen.queryByRole('link', { name: 'Abrir a sala' })).toBeNull()
    expect(network.askedOf(aovivoApi.beacon)).toEqual([])
  })

  it('of another class, or gone, says that it is no more', async () => {
    openSala(buildEncontro({ turma: { id: 8, nome: 'Outra' } }))
    await screen.findByText('Esta aula não existe mais')
  })
})

describe('the report', () => {
  const linha = {
    encontro: 9,
    inicio: '2026-11-16T22:00:00.000Z',
    titulo: 'Plantão de dúvidas',
    aluno: { id: 7, nome: 'Ana Clara' },
    entrou: '2026-11-16T22:05:00.000Z',
    saiu: '2026-11-16T22:40:00.000Z',
    minutos: 35,
    percentual: 88,
  }
  const answered = answers(aovivoApi.report, {
    presencas: [
      linha,
      { ...linha, aluno: { id: 8, nome: 'Bento' }, entrou: null, saiu: null, minutos: 0, percentual: 0 },
    ],
    total: 2,
    esperadas: 2,
    vieram: 1,
    de: '2026-10-23',
    ate: '2026-11-22',
    encontros: [{ id: 9, titulo: 'Plantão de dúvidas', inicio: linha.inicio }],
  })
  const openReport = (query: string, calls: readonly FakedCall[]) =>
    open(Meet, { path: '/relatorios/meet', at: `/relatorios/meet${query}`, calls })

  it('shows who was there and who was not, for the period and lesson of the address', async () => {
    const { network } = openReport('?de=2026-11-01&aula=9&presentes=sim', [answered])
    const row = (await screen.findByText('Ana Clara')).closest('tr') as HTMLElement
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .join(' '),
    ).toContain('19h05')
    expect(row.textContent).toContain('88%')
    screen.getByText('1 de 2 presenças esperadas')
    expect(network.askedOf(aovivoApi.report)[0]?.query).toMatchObject({
      de: '2026-11-01',
      encontro: '9',
      presentes: 'true',
    })
  })

  it('tells who may not see it so', async () => {
    openReport('', [refuses(aovivoApi.report, { status: 403, mensagem: 'Não.' })])
    await screen.findByText('Só a equipe da turma vê a presença.')
  })
})

describe('calendars on a telephone', () => {
  it('are told once, and ended by name', async () => {
    const agenda = { id: 5, nome: 'Meu celular', criada_em: AGORA }
    let agendas: (typeof agenda)[] = []
    const { user } = openList(
      [],
      [
        answers(aovivoApi.listAgendas, () => ({ agendas, maximo: 5 })),
        answers(aovivoApi.createAgenda, () => {
          agendas = [agenda]
          return { agenda, endereco: 'http://localhost/agenda/segredo.ics' }
        }),
        answers(aovivoApi.revokeAgenda, () => {
          agendas = []
          return { agendas }
        }),
      ],
    )
    await user.click(await screen.findByRole('button', { name: 'Agenda no celular' }))
    await user.type(await screen.findByLabelText('Nome da agenda'), 'Meu celular')
    await user.click(screen.getByRole('button', { name: 'Criar endereço' }))
    await screen.findByText('http://localhost/agenda/segredo.ics')
    await user.click(await screen.findByRole('button', { name: 'Encerrar o endereço Meu celular' }))
    await screen.findByText('Endereço encerrado')
    expect(screen.queryByText('http://localhost/agenda/segredo.ics')).toBeNull()
  })
})
