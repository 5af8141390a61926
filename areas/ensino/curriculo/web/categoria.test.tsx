// @vitest-environment happy-dom
/** Skills found, ticked and removed with the way back; lists of items changed in place; years and disciplines kept. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { dismiss, toastStore } from '../../../../core/web/ui/notify.ts'
import { anEu, renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { catalogoApi } from '../../catalogo/contract.ts'
import { gestaoApi } from '../../catalogo/contract-gestao.ts'
import { curriculoApi } from '../contract.ts'
import { extraApi, habilidadeApi } from '../contract-habilidade.ts'
import type { Habilidade, Remocao } from '../shapes.ts'
import { AnosPage } from './AnosPage.tsx'
import { CategoriaPage } from './CategoriaPage.tsx'
import { DisciplinasPage } from './DisciplinasPage.tsx'
import { ExtrasPage } from './ExtrasPage.tsx'

afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
})

const categoria = {
  id: 2,
  nome: 'Escrita',
  sigla: 'ES',
  ordem: 1,
  cor: null,
  pai: null,
  disciplina: null,
  curriculo: 5,
  qtd_habilidades: 2,
  qtd_extras: 1,
  cliente: null,
  origem: null,
  diferencas: 0,
}
const curriculo = (editar: boolean) => ({
  id: 5,
  nome: 'Currículo da cidade',
  etapa: 'fundamental' as const,
  anos: [],
  base: 'proprio' as const,
  status: 'ativo' as const,
  cliente: null,
  clientes_vinculados: [],
  loadedById: true,
  qtd_categorias: 1,
  qtd_habilidades: 2,
  alterado_em: '2026-03-10T12:00:00.000Z',
  versao_cliente: null,
  permissoes: { editar, editar_versao: editar, excluir: editar, vincular: editar },
})
const habilidade = (id: number, codigo: string, part: Partial<Habilidade> = {}): Habilidade => ({
  id,
  codigo,
  texto: `Texto de ${codigo}`,
  categoria: 2,
  anos: ['ef6'],
  descritor_saeb: null,
  bncc_codigo: null,
  vigencia: 'vigente',
  origem: null,
  propria: false,
  ...part,
})
const remocao = (part: Partial<Remocao>): Remocao => ({
  id: 77,
  tipo: 'habilidade',
  rotulo: 'A1',
  quantidade: 1,
  removida_em: '2026-03-10T12:00:00.000Z',
  desfazer_ate: '2026-04-09T12:00:00.000Z',
  ...part,
})

const anos = answers(catalogoApi.periodos, {
  ensinos: [
    {
      id: 1,
      nome: 'Fundamental',
      periodos: [
        { id: 6, codigo: 'ef6', nome: '6º ano' },
        { id: 7, codigo: 'ef7', nome: '7º ano' },
      ],
    },
  ],
})
const inCategoria = (editar: boolean) => [
  anos,
  answers(curriculoApi.categoria, { categoria }),
  answers(curriculoApi.find, { curriculo: curriculo(editar) }),
]
const eu = anEu({ papeis: ['administrador_tenant'] })
const PATH = '/logado/curriculos/:curriculo?/etapas/:categoria'
const AT = '/logado/curriculos/5/etapas/2'

describe('skills', () => {
  const list = answers(habilidadeApi.listHabilidades, ({ query }) => {
    const all = [habilidade(11, 'A1'), habilidade(12, 'A2', { vigencia: 'revogada' })]
    const habilidades = all.filter(({ codigo }) => codigo.includes(query.busca ?? ''))
    return { categoria, habilidades, total: habilidades.length }
  })
  const open = (calls: FakedCall[], editar = true, at = AT) =>
    renderScreen(CategoriaPage, { path: PATH, at, eu, calls: [...inCategoria(editar), list, ...calls] })

  it('are removed many at once, and come back', async () => {
    const { user, network } = open([
      answers(habilidadeApi.removeLote, { remocao: remocao({ quantidade: 2 }) }),
      answers(curriculoApi.undo, {}),
    ])
    await user.click(await screen.findByRole('checkbox', { name: 'Marcar A1' }))
    expect(screen.getByRole('checkbox', { name: 'Marcar todas desta página' })).toHaveProperty(
      'indeterminate',
      true,
    )
    await user.click(screen.getByRole('checkbox', { name: 'Marcar A2' }))
    await user.click(screen.getByRole('button', { name: 'Excluir marcadas' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Excluir 2 habilidades?' })
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
    await screen.findByText('2 habilidades excluídas')
    expect(network.askedOf(habilidadeApi.removeLote)[0]?.body).toEqual({
      habilidades: [11, 12],
      categoria_id: 2,
    })
    expect(screen.queryByRole('button', { name: 'Excluir marcadas' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await screen.findByText('Voltou como estava')
  })

  it('are removed all together by a call of its own', async () => {
    const { user, network } = open([
      answers(habilidadeApi.removeTodas, { remocao: remocao({ quantidade: 2 }) }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Excluir todas as habilidades' }))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(network.askedOf(habilidadeApi.removeTodas)[0]?.params).toEqual({ id: '2' }))
  })

  it('are written and changed in a drawer; what is refused stands beside its field', async () => {
    const { user, network } = open([
      refuses(habilidadeApi.createHabilidade, {
        status: 409,
        codigo: 'codigo_repetido',
        mensagem: 'Confira.',
        campos: { codigo: 'Já existe uma com este código.' },
      }),
      answers(habilidadeApi.editHabilidade, { habilidade: habilidade(11, 'A1') }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Nova habilidade' }))
    let drawer = await screen.findByRole('dialog', { name: 'Nova habilidade' })
    await user.click(within(drawer).getByRole('button', { name: 'Criar habilidade' }))
    expect(within(drawer).getByRole('alert').textContent).toContain('Escreva o código.')
    await user.type(within(drawer).getByLabelText('Código'), 'A1')
    await user.type(within(drawer).getByLabelText('O que o aluno deve saber fazer'), 'Reler.')
    await user.click(await within(drawer).findByRole('button', { name: '7º ano' }))
    await user.click(within(drawer).getByRole('button', { name: 'Criar habilidade' }))
    await waitFor(() =>
      expect(within(drawer).getByLabelText('Código').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(network.askedOf(habilidadeApi.createHabilidade)[0]?.body).toMatchObject({
      categoria_id: 2,
      codigo: 'A1',
      anos: ['ef7'],
      descritor_saeb: null,
    })
    await user.click(within(drawer).getByRole('button', { name: 'Cancelar' }))
    await user.click(screen.getByRole('button', { name: 'Editar A1' }))
    drawer = await screen.findByRole('dialog', { name: 'Editar habilidade' })
    await user.click(within(drawer).getByRole('checkbox', { name: /Revogada/ }))
    await user.click(within(drawer).getByRole('button', { name: 'Salvar' }))
    await screen.findByText('A1 salva')
    expect(network.askedOf(habilidadeApi.editHabilidade)[0]?.body).toMatchObject({
      id: 11,
      vigencia: 'revogada',
      anos: ['ef6'],
    })
  })

  it('that are not found leave the way back to all; who reads has nothing to tick', async () => {
    const { user } = open([], false, `${AT}?busca=zzz`)
    await screen.findByText('Nenhuma habilidade com estes filtros')
    await user.click(screen.getAllByRole('button', { name: 'Limpar filtros' }).at(-1) as HTMLElement)
    await screen.findByText('A1')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Editar|Excluir|Nova/ })).toBeNull()
  })
})

describe('lists of items', () => {
  const extra = {
    id: 8,
    nome: 'Temas',
    cor: '#7750a9',
    ordem: 1,
    categoria: 2,
    origem: null,
    itens: [
      { id: 1, nome: 'Saúde', ordem: 1 },
      { id: 2, nome: 'Trabalho', ordem: 2 },
    ],
  }
  const open = (calls: FakedCall[], editar = true) =>
    renderScreen(ExtrasPage, {
      path: `${PATH}/extras`,
      at: `${AT}/extras`,
      eu,
      calls: [...inCategoria(editar), answers(extraApi.listExtras, { categoria, extras: [extra] }), ...calls],
    })

  it('take many lines at once, and say what became of each', async () => {
    const { user, network } = open([
      answers(extraApi.addItens, ({ body }) => ({
        itens: (body.itens as { id?: number; nome?: string; acao: 'novo' | 'editar' | 'excluir' }[]).map(
          ({ id, nome, acao }, at) => ({
            id: id ?? at + 1,
            nome: nome ?? '',
            status: 'sucesso' as const,
            acao,
          }),
        ),
        remocao: null,
      })),
    ])
    await user.click(await screen.findByRole('button', { name: 'Ver itens de “Temas”' }))
    const field = screen.getByLabelText('Novos itens')
    fireEvent.change(field, { target: { value: '- Cultura\n\n- Ciência' } })
    await user.click(screen.getByRole('button', { name: 'Adicionar' }))
    await screen.findAllByText('adicionado')
    await user.click(screen.getByRole('button', { name: 'Renomear “Saúde”' }))
    await user.keyboard('Vida{Enter}')
    await screen.findByText('alterado')
    await user.click(screen.getByRole('button', { name: 'Descer “Saúde”' }))
    await waitFor(() => expect(network.askedOf(extraApi.addItens)).toHaveLength(3))
    expect(network.askedOf(extraApi.addItens).map(({ body }) => body)).toEqual([
      {
        extra_id: 8,
        itens: [
          { nome: 'Cultura', acao: 'novo' },
          { nome: 'Ciência', acao: 'novo' },
        ],
      },
      { extra_id: 8, itens: [{ id: 1, nome: 'Vida', acao: 'editar' }] },
      { extra_id: 8, itens: [], ordem: [2, 1] },
    ])
  })

  it('give an item back after it was taken out', async () => {
    const { user, network } = open([
      answers(extraApi.addItens, {
        itens: [{ id: 2, nome: 'Trabalho', status: 'sucesso', acao: 'excluir' }],
        remocao: remocao({ tipo: 'item' }),
      }),
      answers(curriculoApi.undo, {}),
    ])
    await user.click(await screen.findByRole('button', { name: 'Ver itens de “Temas”' }))
    await user.click(screen.getByRole('button', { name: 'Remover “Trabalho”' }))
    await screen.findByText('“Trabalho” removido da lista')
    await user.click(screen.getByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(network.askedOf(curriculoApi.undo)).toHaveLength(1))
  })

  it('are only read by who may not change them', async () => {
    const { user } = open([], false)
    await user.click(await screen.findByRole('button', { name: 'Ver itens de “Temas”' }))
    await screen.findByText('Saúde')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Remover|Renomear|Nova|Ações/ })).toBeNull()
  })
})

describe('years and disciplines', () => {
  const row = (id: number, nome: string, ativa = true) => ({
    id,
    nome,
    sigla: nome.slice(0, 2),
    area: 'outras' as const,
    ordem: id,
    ativa,
    qtd_aulas: 2,
    qtd_categorias: 0,
  })
  const disciplinas = [row(1, 'Arte'), row(2, 'Dança'), row(3, 'Latim', false)]

  it('are put in order with those out of use last, taken out of use and brought back', async () => {
    const answer = { disciplinas, permissoes: { mudar: true } }
    const { user, network } = renderScreen(DisciplinasPage, {
      path: '/',
      at: '/',
      eu,
      calls: [
        answers(gestaoApi.gestaoDisciplinas, answer),
        answers(gestaoApi.orderDisciplinas, answer),
        answers(gestaoApi.editDisciplina, answer),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Subir “Dança”' }))
    await waitFor(() =>
      expect(network.askedOf(gestaoApi.orderDisciplinas)[0]?.body).toEqual({ disciplinas: [2, 1, 3] }),
    )
    await user.click(screen.getByRole('button', { name: 'Deixar “Arte” fora de uso' }))
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(network.askedOf(gestaoApi.editDisciplina)).toHaveLength(2))
    expect(network.askedOf(gestaoApi.editDisciplina).map(({ body }) => body)).toEqual([
      { ativa: false },
      { ativa: true },
    ])
  })

  it('stand stage by stage, and are only read by who may not change them', async () => {
    const ano = {
      id: 6,
      codigo: 'ef6',
      nome: '6º ano',
      ordem: 1,
      ativa: true,
      qtd_aulas: 1,
      qtd_curriculos: 3,
    }
    renderScreen(AnosPage, {
      path: '/',
      at: '/',
      eu,
      calls: [
        answers(gestaoApi.gestaoAnos, {
          ensinos: [{ id: 1, nome: 'Fundamental', anos: [ano] }],
          permissoes: { mudar: false },
        }),
      ],
    })
    const list = await screen.findByRole('list', { name: 'Fundamental' })
    expect(list.textContent).toContain('em 1 aula · em 3 currículos')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
