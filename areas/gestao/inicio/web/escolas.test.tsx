// @vitest-environment happy-dom
/** A manager's schools on the screen: how they went, reminded and put off in place, brought back. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refuses } from '../../../../core/testing/fakeTransport.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { inicioApi } from '../contract.ts'
import { escolaApi } from '../contract-escola.ts'
import type { EscolaFora, Rede } from '../shapes.ts'
import { buildEscola, buildHoje, buildRede } from '../testing.ts'
import { Screen } from './InicioPage.tsx'
import { buildHome } from './testing.ts'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const visao = {
  ...{ escolas: 38, turmas: 300, alunos: 8_412, professores: 431, escolas_quietas: 1 },
  atencao: { total: 0, turmas: [] },
}

/** Of the weeks around Wednesday, 18 November. */
const semanas = [
  { semana: '2026-11-02', alunos: 90, aulas: 200, esperam: null },
  { semana: '2026-11-09', alunos: 1_078, aulas: 200, esperam: 14 },
  { semana: '2026-11-16', alunos: 31, aulas: 60, esperam: 9 },
]

/** The server's side: what asks until it is reminded or put off. */
function open(part: Partial<Rede>, { todas = 38, refuse = false } = {}) {
  let rede = buildRede(part)
  const change = (escola: Partial<EscolaFora>) => {
    rede = { ...rede, escolas: rede.escolas.map((one) => ({ ...one, ...escola })) }
  }
  return renderScreen(Screen, {
    path: '/logado',
    at: '/logado',
    eu: anEu({ papeis: ['gestor_rede'] }),
    calls: [
      answers(
        turmaApi.home,
        buildHome({ papel: 'gestor', turmas: [], escolas: [], visao: { ...visao, escolas: todas } }),
      ),
      answers(inicioApi.hoje, () => buildHoje({ rede })),
      refuse
        ? refuses(escolaApi.lembrarEscola, {
            status: 409,
            mensagem: 'E. M. Sol já foi lembrada em 17/11/2026.',
          })
        : answers(escolaApi.lembrarEscola, () => {
            change({ lembrada_em: '2026-11-18T12:00:00.000Z', pode_lembrar: false })
            return { lembrados: 3, lembrada_em: '2026-11-18T12:00:00.000Z' }
          }),
      answers(escolaApi.adiarEscola, () => {
        const [first] = rede.escolas
        const ate = '2026-11-25T12:00:00.000Z'
        rede = {
          ...rede,
          escolas: [],
          total: rede.total - 1,
          adiadas: [{ id: 4, nome: first?.nome ?? '', ate }],
        }
        return { ate }
      }),
      answers(escolaApi.retomarEscola, () => {
        rede = buildRede(part)
        return { retomadas: 1 }
      }),
    ],
  })
}

const row = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)

describe('reminding a school', () => {
  const escola = buildEscola({ nome: 'E. M. Sol', pode_lembrar: true })

  it('is sent when it can be taken back no more; the line says so, and then when it was', async () => {
    const { user, network } = open({ escolas: [escola] })
    await user.click(await screen.findByRole('button', { name: 'Lembrar a escola' }))
    expect((await row(/Sol/)).getByText('lembrete de saída')).toBeTruthy()
    expect((await row(/Sol/)).queryByRole('button', { name: 'Lembrar a escola' })).toBeNull()
    expect(network.askedOf(escolaApi.lembrarEscola)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Dispensar este aviso' }))
    await waitFor(() => expect(network.askedOf(escolaApi.lembrarEscola)).toHaveLength(1))
    expect(network.askedOf(escolaApi.lembrarEscola)[0]).toMatchObject({ params: { rede: '4' } })
    expect(await screen.findByText('lembrada em 18/11/2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Lembrar a escola' })).toBeNull()
    expect((await row(/Sol/)).getByRole('link', { name: 'Ver as turmas' })).toBeTruthy()
  })

  it('taken back is never sent', async () => {
    const { user, network } = open({ escolas: [escola] })
    await user.click(await screen.findByRole('button', { name: 'Lembrar a escola' }))
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('button', { name: 'Lembrar a escola' })).toBeTruthy()
    expect(screen.queryByText('lembrete de saída')).toBeNull()
    expect(network.askedOf(escolaApi.lembrarEscola)).toHaveLength(0)
  })

  it('refused says why', async () => {
    const { user } = open({ escolas: [escola] }, { refuse: true })
    await user.click(await screen.findByRole('button', { name: 'Lembrar a escola' }))
    await user.click(screen.getByRole('button', { name: 'Dispensar este aviso' }))
    expect(await screen.findByText('E. M. Sol já foi lembrada em 17/11/2026.')).toBeTruthy()
  })

  it('is not offered to who may not, nor again too soon', async () => {
    open({ escolas: [{ ...escola, pode_lembrar: false, lembrada_em: '2026-11-17T12:00:00.000Z' }] })
    expect(await screen.findByText('lembrada em 17/11/2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Lembrar a escola' })).toBeNull()
  })

  it('is there for who answers for one school alone, which is compared with none', async () => {
    open({ escolas: [escola] }, { todas: 1 })
    expect(await screen.findByRole('button', { name: 'Lembrar a escola' })).toBeTruthy()
    expect(screen.queryByText(/dentro do esperado/)).toBeNull()
    cleanup()
    open({}, { todas: 1 })
    expect(await screen.findByRole('region', { name: 'A rede em números' })).toBeTruthy()
    expect(screen.queryByText(/dentro do esperado/)).toBeNull()
  })
})

describe('putting a school off', () => {
  it('hides it, tells until when, and is taken back', async () => {
    const { user, network } = open({ escolas: [buildEscola({ nome: 'E. M. Sol' })] })
    // As the browser opens a popover, which the test's document does not.
    const button = await screen.findByRole('button', { name: 'Mais opções: E. M. Sol' })
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    panel.hidePopover = () => {}
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Adiar por 7 dias', hidden: true }))
    expect(await screen.findByText('E. M. Sol adiada: volta em 25/11/2026')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Nenhuma escola pede você agora' })).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 3, name: /Sol/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('heading', { level: 3, name: /Sol/ })).toBeTruthy()
    expect(network.askedOf(escolaApi.retomarEscola)).toHaveLength(1)
  })

  it('is brought back from the list of what was put off', async () => {
    const adiada = { id: 4, nome: 'E. M. Lua', ate: '2026-11-20T12:00:00.000Z' }
    const { user, network } = open({ escolas: [buildEscola({ id: 5 })], adiadas: [adiada] })
    expect(await screen.findByText(/36 escolas dentro do esperado/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: '1 adiada' }))
    const list = within(await screen.findByRole('dialog', { name: 'Escolas adiadas' }))
    expect(list.getByText('volta em 20/11/2026')).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Trazer de volta: E. M. Lua' }))
    await waitFor(() =>
      expect(network.askedOf(escolaApi.retomarEscola)[0]).toMatchObject({ params: { rede: '4' } }),
    )
  })
})

describe('how the weeks went', () => {
  it('is told of all: the last whole one, against the one before, of what moment, and as a table', async () => {
    open({ semanas, contada_em: '2026-11-18T03:07:00.000Z' })
    const card = within(
      (await screen.findByRole('heading', { name: 'Semana a semana' })).closest('section') as HTMLElement,
    )
    expect(card.getByText('contado até 18/11/2026 às 0h07')).toBeTruthy()
    expect(card.getByText(/^Semana de 9 nov a 15 nov, contra a anterior/)).toBeTruthy()
    const facts = card.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      '1.078alunos fizeram aula ou entregaram988 a mais',
      '200aulas concluídasigual à anterior',
      '14entregas esperando há mais de 7 diassem semana anterior',
    ])
    expect(
      card.getByRole('img', {
        name: 'alunos fizeram aula ou entregaram, da semana mais antiga à que corre: 90, 1.078, 31',
      }),
    ).toBeTruthy()
    const rows = within(card.getByRole('table', { name: 'Semana a semana', hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'SemanaAlunosAulas concluídasEntregas em espera',
      '16/11/2026, até agora31609',
      '09/11/20261.07820014',
      '02/11/202690200não contado',
    ])
  })

  it('is told in the line of a school', async () => {
    open({ escolas: [buildEscola({ nome: 'E. M. Sol', semanas })] })
    const line = await row(/Sol/)
    expect(line.getByText(/1\.078 alunos estudaram na semana passada, 988 a mais/)).toBeTruthy()
    expect(
      line.getByRole('img', { name: 'alunos por semana, da mais antiga à que corre: 90, 1.078, 31' }),
    ).toBeTruthy()
  })

  it('says that nothing was counted yet', async () => {
    open({})
    expect(await screen.findByText('A primeira contagem sai na próxima madrugada.')).toBeTruthy()
  })
})
