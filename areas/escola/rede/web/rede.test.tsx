// @vitest-environment happy-dom
/** The tree by keyboard, arranging networks, and choosing pupils, as they are used. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, refusal } from '../../../../core/testing/fakeTransport.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { type No, type NoAlunos, redeApi } from '../contract.ts'
import { Screen as Arvore } from './RedeSubredesPage.tsx'
import { Screen as Qual } from './RedesPage.tsx'
import { Screen as Escolher } from './TurmaAlunosPage.tsx'

afterEach(cleanup)

const eu = anEu({
  papeis: ['gestor_rede'],
  turmas: [],
  redes: [{ id: 1, papel: 'gestor_rede', funcao: 'escrita' }],
})

const bare = { inep: null, turma: null, chamada: null }
const aTurma = { turno: 'manha', tipo: 'regular', status: 'ativa', ano_letivo: 2026 } as const

describe('the tree of a network', () => {
  const no = (part: Partial<No> & Pick<No, 'tipo' | 'id' | 'nome' | 'pai'>): No => ({
    ...bare,
    codigo: 'x',
    escolas: 2,
    turmas: 3,
    alunos: 40,
    ...part,
  })
  const raiz = no({ tipo: 'rede', id: 1, nome: 'Rede', pai: '' })
  const norte = no({ tipo: 'rede', id: 2, nome: 'Norte', pai: 'rede:1' })
  const sul = no({ tipo: 'rede', id: 3, nome: 'E. M. Sul', pai: 'rede:1', inep: '35009537' })
  const turma = no({ tipo: 'turma', id: 7, nome: '7º A', pai: 'rede:3', turma: aTurma })

  const open = (change = true, more: Parameters<typeof renderScreen>[1]['calls'] = []) =>
    renderScreen(Arvore, {
      path: '/logado/redes/rede/:rede/gestao/rede-subredes',
      at: '/logado/redes/rede/1/gestao/rede-subredes',
      eu,
      calls: [
        answers(redeApi.find, {
          cliente: { id: 5, nome: 'Secretaria' },
          rede: raiz,
          permissoes: { change, docencia: change },
        }),
        answers(redeApi.children, ({ params }) => ({
          nos: params.no === '1' ? [norte, sul] : params.no === '3' ? [turma] : [],
          total: params.no === '1' ? 2 : params.no === '3' ? 1 : 0,
        })),
        answers(redeApi.search, { nos: [raiz, sul, turma] }),
        ...more,
      ],
    })

  const menuOf = async (nome: string) => {
    const button = await screen.findByRole('button', { name: `Ações de ${nome}` })
    // The browser would open it: here the panel is only told so.
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
    fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    panel.hidePopover = () => {}
    return within(panel)
  }

  const active = () => {
    const id = screen.getByRole('tree').getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.querySelector('.nome-l')?.firstChild?.textContent
  }

  it('lets teachers of a school make classes, and says what that means', async () => {
    let ligado = false
    const { user, network } = open(true, [
      answers(redeApi.findDocencia, () => ({
        turmas_por_docentes: ligado,
        acima: { id: 1, nome: 'Rede' },
      })),
      answers(redeApi.saveDocencia, ({ body }) => {
        ligado = (body as { turmas_por_docentes: boolean }).turmas_por_docentes
        return { turmas_por_docentes: ligado, acima: null }
      }),
    ])
    const menu = await menuOf('E. M. Sul')
    await user.click(
      await menu.findByRole('menuitem', { name: 'Turmas criadas por professores', hidden: true }),
    )
    const box = await screen.findByRole('switch', {
      name: 'Professores desta escola podem criar turmas nela',
    })
    expect(screen.getByText('Já está permitido para todas as escolas abaixo da Rede.')).toBeTruthy()
    await user.click(box)
    await waitFor(() =>
      expect(screen.getByRole('switch', { checked: true }).getAttribute('aria-checked')).toBe('true'),
    )
    expect(network.askedOf(redeApi.saveDocencia)).toMatchObject([
      { params: { rede: '3' }, body: { turmas_por_docentes: true } },
    ])
  })

  it('lets the pupils of a network do without their week, and says that one above already does', async () => {
    let ritmo = true
    const { user, network } = open(true, [
      answers(redeApi.findRitmo, () => ({ ritmo, acima: { id: 1, nome: 'Rede' } })),
      answers(redeApi.saveRitmo, ({ body }) => {
        ritmo = (body as { ritmo: boolean }).ritmo
        return { ritmo, acima: null }
      }),
    ])
    const menu = await menuOf('E. M. Sul')
    await user.click(await menu.findByRole('menuitem', { name: 'Semana e metas dos alunos', hidden: true }))
    const box = await screen.findByRole('switch', {
      name: 'Mostrar a semana e a meta aos alunos desta escola',
      checked: true,
    })
    expect(screen.getByText('Já está desligado para todas as escolas abaixo da Rede.')).toBeTruthy()
    await user.click(box)
    await screen.findByRole('switch', { checked: false })
    expect(network.askedOf(redeApi.saveRitmo)).toMatchObject([
      { params: { rede: '3' }, body: { ritmo: false } },
    ])
  })

  it('is walked and opened with the keyboard, in one stop of the tab key', async () => {
    const { user, network } = open()
    await screen.findByText('Norte')
    const tree = screen.getByRole('tree', { name: /Redes, escolas/ })
    tree.focus()
    expect(active()).toBe('Rede')
    await user.keyboard('{ArrowRight}')
    expect(active()).toBe('Norte')
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(active()).toBe('E. M. Sul')
    await screen.findByText('7º A')
    await user.keyboard('{ArrowRight}')
    expect(active()).toBe('7º A')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect([active(), screen.queryByText('7º A')]).toEqual(['E. M. Sul', null])
    await user.keyboard('{Home}')
    expect(active()).toBe('Rede')
    await user.keyboard('n')
    expect(active()).toBe('Norte')
    await user.keyboard('{End}')
    expect(active()).toBe('E. M. Sul')
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}')
    expect(screen.queryByText('Norte')).toBeNull()
    const rows = screen.getAllByRole('treeitem')
    expect([rows.length, rows[0]?.getAttribute('aria-expanded')]).toEqual([1, 'false'])
    expect(network.problems).toEqual([])
  })

  it('shows what a search finds under its place, ready to be closed', async () => {
    const { user, network } = open()
    await screen.findByText('Norte')
    await user.type(screen.getByRole('searchbox'), '7a')
    await screen.findByText('7º A')
    expect(screen.queryByText('Norte')).toBeNull()
    expect(network.askedOf(redeApi.search).at(-1)?.query).toEqual({ busca: '7a' })
    await user.click(screen.getByRole('button', { name: 'Recolher E. M. Sul' }))
    expect(screen.queryByText('7º A')).toBeNull()
  })

  it('makes a school, and tells at the field what is wrong with it', async () => {
    let times = 0
    const { user, network } = open(true, [
      answers(redeApi.create, () => {
        if (times++ === 0)
          throw refusal({ status: 422, codigo: 'dados_invalidos', campos: { inep: 'Confira o INEP.' } })
        return { rede: 9 }
      }),
    ])
    await screen.findByText('Norte')
    await user.click(screen.getByRole('button', { name: 'Nova sub-rede ou escola' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Nome'), 'E. M. Nova')
    await user.click(dialog.getByRole('button', { name: 'Criar' }))
    await dialog.findByText('Confira o INEP.')
    await user.click(dialog.getByRole('button', { name: 'Criar' }))
    await screen.findByText('E. M. Nova foi criada.')
    expect(network.askedOf(redeApi.create)[0]).toMatchObject({
      params: { rede: '1' },
      body: { nome: 'E. M. Nova' },
    })
  })

  it('deletes, and undoes it', async () => {
    const { user, network } = open(true, [answers(redeApi.remove, {}), answers(redeApi.restore, {})])
    const menu = await menuOf('Norte')
    await user.click(await menu.findByRole('menuitem', { name: 'Excluir', hidden: true }))
    await user.click(await screen.findByRole('button', { name: 'Excluir rede' }))
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await screen.findByText('Norte voltou.')
    expect(network.made.filter((line) => /DELETE|restaurar/.test(line))).toEqual([
      'DELETE /gerenciar/pt-br/redes/2',
      'POST /gerenciar/pt-br/redes/2/restaurar',
    ])
  })

  it('offers nothing to change to who only reads', async () => {
    open(false)
    await screen.findByText('Norte')
    expect(screen.queryByRole('button', { name: 'Nova sub-rede ou escola' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ações de Norte' })).toBeNull()
  })
})

describe('choosing pupils', () => {
  const no = (part: Partial<NoAlunos> & Pick<NoAlunos, 'tipo' | 'id' | 'nome' | 'pai'>): NoAlunos => ({
    ...bare,
    total: 1,
    selecionados: 0,
    travados: 0,
    travados_selecionados: 0,
    pendentes: 0,
    status: null,
    ...part,
  })
  const raiz = no({
    tipo: 'rede',
    id: 1,
    nome: 'Rede',
    pai: '',
    total: 33,
    selecionados: 2,
    travados: 1,
    travados_selecionados: 1,
  })
  const grande = no({ tipo: 'turma', id: 8, nome: '8º B', pai: 'rede:1', turma: aTurma, total: 30 })
  const pequena = no({
    tipo: 'turma',
    id: 7,
    nome: '7º A',
    pai: 'rede:1',
    turma: aTurma,
    total: 3,
    selecionados: 2,
    travados: 1,
    travados_selecionados: 1,
    pendentes: 1,
  })
  const alunos = [
    no({ tipo: 'aluno', id: 31, nome: 'Ana', pai: 'turma:7', status: 'adicionado', selecionados: 1 }),
    no({
      tipo: 'aluno',
      id: 32,
      nome: 'Caio',
      pai: 'turma:7',
      status: 'transferido',
      selecionados: 1,
      travados: 1,
      travados_selecionados: 1,
    }),
    no({ tipo: 'aluno', id: 33, nome: 'Yasmin', pai: 'turma:7', status: 'pendente', pendentes: 1 }),
  ]

  const open = (capacidade = 60) =>
    renderScreen(Escolher, {
      path: '/logado/redes/rede/:rede/gestao/turma/:turma/alunos',
      at: '/logado/redes/rede/1/gestao/turma/9/alunos',
      eu,
      calls: [
        answers(redeApi.selecao, {
          turma: { id: 9, nome: 'Reforço', escola: 'Escola', capacidade, alunos: 1 },
          rede: raiz,
        }),
        answers(redeApi.selecaoChildren, ({ params }) => ({
          nos: params.tipo === 'rede' ? [pequena, grande] : params.no === '7' ? alunos : [],
          total: params.tipo === 'rede' ? 2 : 3,
        })),
        answers(redeApi.selecaoSearch, { nos: [] }),
        answers(redeApi.saveSelecao, { entraram: 31, sairam: 0, alunos: 32 }),
      ],
    })

  const row = (nome: string) => screen.getByText(nome).closest('[role="treeitem"]') as HTMLElement
  const checked = (nome: string) => row(nome).getAttribute('aria-checked')

  it('ticks a class that was never opened, leaves who is locked, and saves it as one choice', async () => {
    const { user, network } = open()
    await screen.findByText('8º B')
    expect([checked('Rede'), checked('8º B'), checked('7º A')]).toEqual(['mixed', 'false', 'mixed'])
    screen.getByRole('tree').focus()
    await user.keyboard('{End} ')
    expect([checked('8º B'), checked('Rede')]).toEqual(['true', 'mixed'])
    screen.getByText('30 mudanças não salvas')
    screen.getByText('32 alunos escolhidos')
    await user.click(screen.getByRole('button', { name: 'Abrir 7º A' }))
    await screen.findByText('Yasmin')
    expect([checked('Ana'), checked('Caio'), checked('Yasmin')]).toEqual(['true', 'true', 'false'])
    expect(row('Caio').getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('y ')
    expect([checked('7º A'), checked('Rede')]).toEqual(['true', 'true'])
    await user.click(row('Caio').querySelector('.cx') as HTMLElement)
    expect(checked('Caio')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Salvar alunos' }))
    await screen.findByText('Salvo: 31 entraram, 0 saíram.')
    expect(network.askedOf(redeApi.saveSelecao)[0]?.body).toEqual({
      escolhas: [
        { tipo: 'turma', id: 8, marcado: true },
        { tipo: 'aluno', id: 33, marcado: true },
      ],
    })
    await waitFor(() => expect(screen.queryByText(/não salva/)).toBeNull())
    expect(network.problems).toEqual([])
  })

  it('has nothing to save after a mark is taken back, and discards', async () => {
    const { user } = open()
    await screen.findByText('8º B')
    const box = () => row('8º B').querySelector('.cx') as HTMLElement
    await user.click(box())
    await user.click(box())
    expect((screen.getByRole('button', { name: 'Salvar alunos' }) as HTMLButtonElement).disabled).toBe(true)
    await user.click(box())
    await user.click(screen.getByRole('button', { name: 'Descartar' }))
    expect(checked('8º B')).toBe('false')
  })

  it('tells before saving that there are not enough places', async () => {
    const { user } = open(20)
    await screen.findByText('8º B')
    await user.click(row('8º B').querySelector('.cx') as HTMLElement)
    screen.getByText('Faltam 11 vagas na turma.')
    expect((screen.getByRole('button', { name: 'Salvar alunos' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it('shows only who is selected, or who waits', async () => {
    const { user } = open()
    await screen.findByText('8º B')
    await user.click(screen.getByRole('button', { name: 'Só selecionados' }))
    expect([screen.queryByText('8º B'), screen.queryByText('7º A')?.textContent]).toEqual([
      null,
      expect.anything(),
    ])
    await user.click(screen.getByRole('button', { name: 'Abrir 7º A' }))
    await screen.findByText('Ana')
    expect(screen.queryByText('Yasmin')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Só pendentes' }))
    expect([screen.queryByText('Ana'), screen.queryByText('Yasmin')?.textContent]).toEqual([null, 'Yasmin'])
  })
})

describe('which network', () => {
  const norte = { id: 1, nome: 'Rede Norte', escola: false }
  const sul = { id: 2, nome: 'Rede Sul', escola: false }
  const open = (redes: (typeof norte)[], tela = 'avisos') =>
    renderScreen(Qual, {
      path: '/logado/redes/:tela',
      at: `/logado/redes/${tela}`,
      eu: anEu({ papeis: ['administrador_tenant'], funcoes: ['administrador_tenant'], turmas: [] }),
      calls: [answers(redeApi.list, { redes })],
    })

  it('is chosen where there are several, and one alone is there at once', async () => {
    open([norte, sul])
    const links = await screen.findAllByRole('link', { name: /^Rede / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/logado/redes/rede/1/gestao/avisos',
      '/logado/redes/rede/2/gestao/avisos',
    ])
    cleanup()
    open([norte], 'escolas')
    await screen.findByText('outra página')
  })

  it('says what to do where there is none, and that an address of nothing is nothing', async () => {
    open([])
    await screen.findByText('Ainda não há redes')
    cleanup()
    open([norte, sul], 'nada')
    await screen.findByText('Não encontramos esta rede')
  })
})
