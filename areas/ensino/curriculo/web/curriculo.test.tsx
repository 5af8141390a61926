// @vitest-environment happy-dom
/** Categories put in order and renamed in place, a client's version with its differences, and only reading. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refusal, refuses } from '../../../../core/testing/fakeTransport.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { catalogoApi } from '../../catalogo/contract.ts'
import { curriculoApi } from '../contract.ts'
import type { Categoria, Curriculo } from '../shapes.ts'
import { CurriculosPage } from './CurriculosPage.tsx'
import { EtapasPage } from './EtapasPage.tsx'
import { NovoPage } from './NovoPage.tsx'
import { VinculosPage } from './VinculosPage.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const IPE = { id: 4, nome: 'Rede Ipê', codigo: 'IPE' }

const curriculo = (part: Partial<Curriculo> = {}): Curriculo => ({
  id: 5,
  nome: 'Currículo da cidade',
  etapa: 'fundamental',
  anos: ['ef6'],
  base: 'proprio',
  status: 'ativo',
  cliente: null,
  clientes_vinculados: [{ ...IPE, status: true }],
  loadedById: true,
  qtd_categorias: 3,
  qtd_habilidades: 12,
  alterado_em: '2026-03-10T12:00:00.000Z',
  versao_cliente: null,
  permissoes: { editar: true, editar_versao: true, excluir: true, vincular: true },
  ...part,
})

const LEITURA = { editar: false, editar_versao: false, excluir: false, vincular: false }

const categoria = (id: number, nome: string, part: Partial<Categoria> = {}): Categoria => ({
  id,
  nome,
  sigla: nome.slice(0, 2).toUpperCase(),
  ordem: id,
  cor: '#3f83cb',
  pai: null,
  disciplina: null,
  curriculo: 5,
  qtd_habilidades: id,
  qtd_extras: 0,
  cliente: null,
  origem: null,
  diferencas: 0,
  ...part,
})

const CATEGORIAS = [categoria(1, 'Leitura'), categoria(2, 'Escrita'), categoria(3, 'Números')]

const remocao = {
  id: 77,
  tipo: 'categoria' as const,
  rotulo: 'Escrita',
  quantidade: 1,
  removida_em: '2026-03-10T12:00:00.000Z',
  desfazer_ate: '2026-04-09T12:00:00.000Z',
}

const periodos = answers(catalogoApi.periodos, {
  ensinos: [{ id: 1, nome: 'Fundamental', periodos: [{ id: 6, codigo: 'ef6', nome: '6º ano' }] }],
})
const nothingGone = [
  answers(curriculoApi.remocoes, { remocoes: [], total: 0 }),
  answers(curriculoApi.removidos, { remocoes: [], total: 0 }),
]
const eu = anEu({ papeis: ['administrador_tenant'] })
const open = (Screen: () => React.ReactNode, path: string, at: string, calls: FakedCall[]) =>
  renderScreen(Screen, { path, at, eu, calls: [periodos, ...nothingGone, ...calls] })
const openEtapas = (calls: FakedCall[], at = '/logado/curriculos/5/etapas') =>
  open(EtapasPage, '/logado/curriculos/:curriculo?/etapas', at, [
    answers(curriculoApi.find, { curriculo: curriculo() }),
    answers(curriculoApi.categorias, { categorias: CATEGORIAS }),
    ...calls,
  ])

/** As the browser opens a popover, which the test's document does not. */
async function choose(menu: string, action: string): Promise<void> {
  const button = await screen.findByRole('button', { name: menu })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement
  panel.hidePopover = () => {}
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

const names = () =>
  within(screen.getByRole('list', { name: 'Categorias' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the list', () => {
  it('says what each holds, and offers a new one to who may make one', async () => {
    open(CurriculosPage, '/', '/', [
      answers(curriculoApi.list, {
        curriculos: [curriculo({ qtd_habilidades: 1304 })],
        total: 1,
        permissoes: { criar: true, criar_para: [] },
      }),
    ])
    const row = (await screen.findByRole('link', { name: 'Currículo da cidade' })).closest('tr')
    expect(row?.textContent).toContain('1.304')
    expect(row?.textContent).toContain('Ensino Fundamental · 6º\u00a0ano')
    expect(row?.textContent).toContain('Rede Ipê')
    expect(screen.getByRole('link', { name: 'Novo currículo' })).toBeTruthy()
  })

  it('of who may only read has no way to make or import one', async () => {
    open(CurriculosPage, '/', '/', [
      answers(curriculoApi.list, {
        curriculos: [],
        total: 0,
        permissoes: { criar: false, criar_para: [] },
      }),
    ])
    await screen.findByText('Nenhum currículo ainda')
    expect(screen.queryByRole('link', { name: 'Novo currículo' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Importar' })).toBeNull()
  })
})

describe('a new one', () => {
  const list = answers(curriculoApi.list, {
    curriculos: [],
    total: 0,
    permissoes: { criar: true, criar_para: [IPE] },
  })

  it('needs a name, and may be of one client', async () => {
    const { user, network, address } = open(NovoPage, '/logado/curriculos/novo', '/logado/curriculos/novo', [
      list,
      answers(curriculoApi.create, { curriculo: curriculo({ cliente: IPE }) }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Criar currículo' }))
    expect(screen.getByRole('alert').textContent).toContain('Escreva um nome.')
    await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Da rede')
    await user.selectOptions(screen.getByRole('combobox', { name: 'De quem é' }), 'Rede Ipê')
    await user.click(screen.getByRole('button', { name: '6º ano' }))
    await user.click(screen.getByRole('button', { name: 'Criar currículo' }))
    await waitFor(() => expect(address()).toBe('/logado/curriculos/5/etapas?cliente=4'))
    expect(network.askedOf(curriculoApi.create)[0]?.body).toMatchObject({
      nome: 'Da rede',
      cliente_id: 4,
      anos: ['ef6'],
    })
  })

  it('of a client that the person does not manage is not offered', async () => {
    open(NovoPage, '/logado/curriculos/:cliente/novo', '/logado/curriculos/9/novo', [list])
    await screen.findByRole('heading', { level: 1, name: 'Você não cria currículos' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('categories', () => {
  it('move one place at once, and go back when that is refused', async () => {
    const { user, network } = openEtapas([
      refuses(curriculoApi.orderCategorias, { status: 422, mensagem: 'A lista mudou.' }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Descer “Leitura”' }))
    expect(network.askedOf(curriculoApi.orderCategorias)[0]?.body).toEqual({ categorias: [2, 1, 3] })
    await screen.findByText('A lista mudou.')
    await waitFor(() => expect(names()).toEqual(['Leitura', 'Escrita', 'Números']))
    expect(screen.getByRole('button', { name: 'Descer “Números”' })).toHaveProperty('disabled', true)
  })

  it('are renamed where they stand: Escape leaves the name, Enter keeps it, a refusal stands beside it', async () => {
    let fails = true
    const { user, network } = openEtapas([
      answers(curriculoApi.editCategoria, () => {
        if (!fails) return { categoria: categoria(2, 'Produção') }
        fails = false
        throw refusal({ status: 409, mensagem: 'Já existe.' })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Renomear “Escrita”' }))
    await user.keyboard('Outra{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(network.askedOf(curriculoApi.editCategoria)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Renomear “Escrita”' }))
    await user.keyboard('Produção{Enter}')
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Produção')
    await screen.findByText('Já existe.')
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(network.askedOf(curriculoApi.editCategoria)[1]?.body).toEqual({ id: 2, nome: 'Produção' })
  })

  it('go after a word on what goes with them, and come back', async () => {
    const { user, network } = openEtapas([
      answers(curriculoApi.removeCategoria, { remocao }),
      answers(curriculoApi.undo, {}),
    ])
    await choose('Ações de “Escrita”', 'Excluir categoria')
    const dialog = await screen.findByRole('alertdialog', { name: 'Excluir a categoria “Escrita”?' })
    expect(dialog.textContent).toContain('Vão junto 2 habilidades')
    await user.click(within(dialog).getByRole('button', { name: 'Excluir categoria' }))
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await screen.findByText('Voltou como estava')
    expect(network.askedOf(curriculoApi.undo)[0]?.body).toEqual({ id: 77 })
  })

  it('stand one within the other, each place in its own order', async () => {
    openEtapas([
      answers(curriculoApi.categorias, {
        categorias: [
          ...CATEGORIAS,
          categoria(4, 'Frações', { pai: 3 }),
          categoria(5, 'Inteiros', { pai: 3 }),
        ],
      }),
    ])
    const inside = await screen.findByRole('list', { name: 'Números' })
    expect(
      within(inside)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Frações', 'Inteiros'])
  })

  it('are only read by who may not change them', async () => {
    openEtapas([answers(curriculoApi.find, { curriculo: curriculo({ permissoes: LEITURA }) })])
    await waitFor(() => expect(names()).toEqual(['Leitura', 'Escrita', 'Números']))
    for (const name of [/Mover/, /Renomear/, /Subir/, /Nova categoria/])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByText(/sem poder mudá-lo/)).toBeTruthy()
  })
})

describe("a client's version", () => {
  const seen = curriculo({ versao_cliente: IPE })
  const copy = categoria(12, 'Leitura e escuta', { cliente: 4, origem: 1, diferencas: 2 })
  const version = [
    answers(curriculoApi.find, { curriculo: seen }),
    answers(curriculoApi.categorias, { categorias: [copy, categoria(2, 'Escrita')] }),
  ]
  const at = '/logado/curriculos/5/etapas?cliente=4'

  it('is asked for by its client, says so, and every change is made in it', async () => {
    const { user, network } = openEtapas(
      [...version, answers(curriculoApi.editCategoria, { categoria: copy })],
      at,
    )
    await screen.findByText('Você vê a versão da Rede Ipê.')
    expect(network.askedOf(curriculoApi.categorias)[0]?.query).toEqual({ cliente_id: '4' })
    await user.click(await screen.findByRole('button', { name: 'Renomear “Escrita”' }))
    await user.keyboard('Autoria{Enter}')
    await waitFor(() =>
      expect(network.askedOf(curriculoApi.editCategoria)[0]?.body).toEqual({
        id: 2,
        nome: 'Autoria',
        cliente_id: 4,
      }),
    )
  })

  it('compares with the base and answers thing by thing', async () => {
    const diferencas = [
      {
        tipo: 'alterada' as const,
        alvo: 'habilidade' as const,
        id: 31,
        base: { codigo: 'EF06LP01', texto: 'Comparar notícias.' },
        cliente: { codigo: 'EF06LP01', texto: 'Comparar jornais.' },
      },
      {
        tipo: 'adicionada' as const,
        alvo: 'habilidade' as const,
        id: 32,
        base: { codigo: 'EF06LP02', texto: 'Reler.' },
        cliente: null,
      },
    ]
    const { user, network } = openEtapas(
      [
        ...version,
        answers(curriculoApi.diferencas, { diferencas, total: 2 }),
        answers(curriculoApi.answerDiferencas, ({ body }) => ({ restantes: body.todas ? 0 : 1 })),
      ],
      at,
    )
    await user.click(await screen.findByRole('button', { name: '2 diferenças com a base' }))
    const dialog = await screen.findByRole('dialog', { name: /Diferenças com a base/ })
    expect((await within(dialog).findByText(/Comparar jornais/)).textContent).toContain('EF06LP01')
    await user.click(within(dialog).getByRole('button', { name: 'Aceitar EF06LP02' }))
    await screen.findByText('EF06LP02: aceito da base')
    await user.click(within(dialog).getByRole('button', { name: 'Manter todas' }))
    await waitFor(() => expect(network.askedOf(curriculoApi.answerDiferencas)).toHaveLength(2))
    expect(network.askedOf(curriculoApi.answerDiferencas).map(({ body }) => body)).toEqual([
      { aceitar: [{ alvo: 'habilidade', id: 32 }], cliente_id: 4 },
      { todas: 'manter', cliente_id: 4 },
    ])
  })

  it('is reset after a list of what goes', async () => {
    const { user, network } = openEtapas(
      [
        ...version,
        answers(curriculoApi.perdas, {
          perdas: [{ alvo: 'habilidade', tipo: 'propria', codigo: 'IPE01', texto: 'Cantar a ciranda.' }],
          total: 3,
        }),
        answers(curriculoApi.reset, { categoria: categoria(1, 'Leitura'), remocao }),
      ],
      at,
    )
    await choose('Ações de “Leitura e escuta”', 'Redefinir para a base')
    const dialog = await screen.findByRole('alertdialog')
    expect((await within(dialog).findByText(/Cantar a ciranda/)).textContent).toContain('IPE01')
    expect(dialog.textContent).toContain('e mais 2')
    await user.click(within(dialog).getByRole('button', { name: 'Redefinir para a base' }))
    await waitFor(() =>
      expect(network.askedOf(curriculoApi.reset)[0]?.body).toEqual({ id: 12, cliente_id: 4 }),
    )
  })

  it('begins when the base is personalised for a client', async () => {
    const { user, network, address } = openEtapas([answers(curriculoApi.personalize, { categoria: copy })])
    await choose('Ações de “Leitura”', 'Personalizar para um cliente')
    const dialog = await screen.findByRole('dialog', { name: /Personalizar para um cliente/ })
    await user.click(within(dialog).getByRole('button', { name: 'Personalizar' }))
    await waitFor(() => expect(address()).toBe(at))
    expect(network.askedOf(curriculoApi.personalize)[0]?.body).toEqual({ id: 1, cliente_id: 4 })
  })
})

describe('links', () => {
  it('turn by a switch, with the way back', async () => {
    const { user, network } = open(VinculosPage, '/:curriculo/vinculos', '/5/vinculos', [
      answers(curriculoApi.find, { curriculo: curriculo() }),
      answers(curriculoApi.clientes, { clientes: [{ ...IPE, status: false }], total: 1 }),
      answers(curriculoApi.vinculo, ({ body }) => ({ vinculo: { ...IPE, status: Boolean(body.status) } })),
    ])
    await user.click(await screen.findByRole('switch', { name: /Rede Ipê/ }))
    await screen.findByText('Rede Ipê passa a usar este currículo')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(network.askedOf(curriculoApi.vinculo)).toHaveLength(2))
    expect(network.askedOf(curriculoApi.vinculo).map(({ body }) => body.status)).toEqual([true, false])
  })
})
