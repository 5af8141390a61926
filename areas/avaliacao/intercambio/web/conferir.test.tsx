// @vitest-environment happy-dom
/** What is done with the items of a file, one by one and all at once; and the two sides that are looked at before. */
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Returned } from '../../../../core/contract/endpoint.ts'
import { answers, type FakedCall, refuses } from '../../../../core/testing/fakeTransport.ts'
import { renderScreen } from '../../../../test/kit/renderScreen.tsx'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { questaoApi } from '../../questao/contract.ts'
import type { QuestaoInteira } from '../../questao/shapes.ts'
import { aQuestao } from '../../questao/web/testing.ts'
import { intercambioApi } from '../contract.ts'
import { DECISOES, type Item, type Vista } from '../shapes.ts'
import { Itens } from './Itens.tsx'

afterEach(cleanup)

const ITEM: Item = {
  ...{ numero: 1, situacao: 'nova', titulo: '', arquivo: 'prova.xml', linha: 3, tipo: 'objetiva', texto: '' },
  ...{ imagens: [], notas: [], questao: null, decisao: 'trazer', podem: ['trazer', 'manter'] },
  ...{ parecida: null, gemea: null, mudou: false },
}
const anItem = (numero: number, part: Partial<Item> = {}): Item => ({
  ...{ ...ITEM, numero, titulo: `Item ${numero}` },
  ...part,
})
const aParecida = (id: number) => ({ id, nome: `Q${id}`, semelhanca: 0.968 })

const importacao: Returned<typeof intercambioApi.findImportacao>['importacao'] = {
  ...{ id: 5, arquivo: 'prova.xml', formato: 'moodle_xml', passo: 'conferido', rede: null },
  ...{ existentes: 'manter', total: 9, contagem: { nova: 9, mudada: 0, existe: 0, igual: 0, fora: 0 } },
  ...{ escreve: { criadas: 9, mudadas: 0 }, parecidas: 0, comparando: null, avisos: [], trabalho: null },
  ...{ mensagem: null, quando: '2026-03-02T12:00:00Z', gravado_em: null, desfazer_ate: null },
  desfeito_em: null,
}
const decided = (decididos: number) => answers(intercambioApi.decideItens, { importacao, decididos })

const open = (situacao: Vista, itens: Item[], ...calls: FakedCall[]) =>
  renderScreen(() => <Itens importacao={{ id: 5, passo: 'conferido' }} situacao={situacao} />, {
    ...{ path: '/', at: '/' },
    calls: [
      answers(intercambioApi.listItens, { itens, total: itens.length }),
      decided(itens.length),
      ...calls,
    ],
  })

const choiceOf = (numero: number) =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: `O que fazer com “Item ${numero}”` })
const optionsOf = (select: HTMLSelectElement) => [...select.options].map(({ value, text }) => [value, text])

const NOVAS = [
  ['trazer', 'Trazer'],
  ['manter', 'Deixar de fora'],
]
const DO_BANCO = [
  ['trazer', 'Trazer como nova'],
  ['versao', 'Guardar como nova versão'],
  ['substituir', 'Substituir por outra'],
  ['manter', 'Manter como está aqui'],
]

describe('the choice of one item', () => {
  it('offers what can be done with it, by what that does to the bank, and shows what is chosen', async () => {
    open('nova', [
      anItem(1),
      anItem(2, { decisao: 'manter' }),
      anItem(3, { parecida: aParecida(40), podem: [...DECISOES], decisao: 'substituir' }),
      anItem(4, { situacao: 'existe', questao: 41, podem: [...DECISOES], decisao: 'manter' }),
      anItem(5, { podem: [], decisao: null }),
    ])
    const shown = async (numero: number) => {
      const select = await choiceOf(numero)
      return [select.value, optionsOf(select)]
    }
    expect(await shown(1)).toEqual(['trazer', NOVAS])
    expect(await shown(2)).toEqual(['manter', NOVAS])
    expect(await shown(3)).toEqual(['substituir', DO_BANCO])
    expect(await shown(4)).toEqual(['manter', DO_BANCO])
    expect(screen.queryByRole('combobox', { name: /Item 5/ })).toBeNull()
  })

  it('is kept at once, of that item alone; refused, it says why and stays what it was', async () => {
    const existe = anItem(7, { situacao: 'existe', questao: 41, podem: [...DECISOES], decisao: 'manter' })
    const first = open('existe', [existe, anItem(8)])
    await first.user.selectOptions(await choiceOf(7), 'Guardar como nova versão')
    await first.user.selectOptions(await choiceOf(8), 'Deixar de fora')
    expect(
      first.network.askedOf(intercambioApi.decideItens).map(({ params, body }) => [params.id, body]),
    ).toEqual([
      ['5', { itens: [7], decisao: 'versao' }],
      ['5', { itens: [8], decisao: 'manter' }],
    ])
    expect(first.network.problems).toEqual([])
    cleanup()
    const { user } = open(
      'existe',
      [existe],
      refuses(intercambioApi.decideItens, {
        ...{ status: 422, codigo: 'decisao_impossivel', mensagem: 'Com esta questão não dá.' },
      }),
    )
    await user.selectOptions(await choiceOf(7), 'Substituir por outra')
    await screen.findByText('Com esta questão não dá.')
    expect((await choiceOf(7)).value).toBe('manter')
  })
})

describe('the choice for all that are shown', () => {
  const all = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Para todas as/ })
  const three = [anItem(1), anItem(2), anItem(3)]

  it('offers by what is shown, and says it of all of that kind', async () => {
    const kinds: [Vista, string[][]][] = [
      ['nova', NOVAS],
      ['mudada', NOVAS],
      ['existe', DO_BANCO],
      ['parecida', DO_BANCO],
    ]
    for (const [situacao, offered] of kinds) {
      const { user, network } = open(situacao, three)
      const select = await all()
      expect([situacao, optionsOf(select).slice(1)]).toEqual([situacao, offered])
      await user.selectOptions(select, 'manter')
      expect(network.askedOf(intercambioApi.decideItens).map(({ body }) => body)).toEqual([
        { situacao, decisao: 'manter' },
      ])
      expect(screen.queryByText(/com as outras não dá/)).toBeNull()
      cleanup()
    }
  })

  it('tells of how many it could be said, and is not there where nothing is chosen', async () => {
    const { user } = open('parecida', three, decided(2))
    await user.selectOptions(await all(), 'versao')
    await screen.findByText('Mudou o que fazer com 2: com as outras não dá.')
    // One alone has its own choice; what stays out, or is here already, has none.
    const none: [Vista, Item[]][] = [
      ['nova', [anItem(1)]],
      ['igual', three],
      ['fora', three],
    ]
    for (const [situacao, itens] of none) {
      cleanup()
      open(situacao, itens)
      await screen.findByText('Item 1')
      expect([situacao, screen.queryByRole('combobox', { name: /^Para/ })]).toEqual([situacao, null])
    }
  })
})

describe('side by side', () => {
  const conteudo = (enunciado: string): Record<string, unknown> => ({
    ...buildTela('multipla_escolha').conteudo,
    enunciado: `<p>${enunciado}</p>`,
  })
  const inteira = (id: number): QuestaoInteira => ({
    ...aQuestao(id),
    ...{ conteudo: conteudo(`No banco, a ${id}.`), comando: '', texto_base: null, analises: [], bloom: null },
    ...{ fonte: '', autoria: '', licenca: null, idioma: 'pt', tri: null, explicacao: '', copia_de: null },
    ...{ origem: null, revisao: 1, midias: [] },
    permissoes: { editar: true, copiar: true, estados: [] },
  })
  const calls = [
    answers(intercambioApi.findItem, ({ params }) => ({
      ...{ tipo: 'objetiva' as const, titulo: '', midias: [] },
      conteudo: conteudo(`No arquivo, o ${params.numero}.`),
    })),
    answers(questaoApi.find, ({ params }) => ({ questao: inteira(Number(params.id)) })),
  ]
  /** What stands under each title, in the order of the window. */
  const sides = async (dialog: HTMLElement) => {
    await within(dialog).findAllByText(/^No (?:arquivo, o|banco, a) \d+\.$/)
    return within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((title) => [
        title.textContent,
        title.closest('section')?.textContent.match(/No (?:arquivo, o|banco, a) \d+/)?.[0],
      ])
  }
  const look = async (which: number, itens: Item[]) => {
    const { user, network } = open('nova', itens, ...calls)
    const button = (await screen.findAllByRole('button', { name: 'Ver lado a lado' }))[which]
    if (!button) throw new Error('There is no such way.')
    await user.click(button)
    return { network, user, dialog: await screen.findByRole('dialog', { name: 'Lado a lado' }) }
  }
  const semelhantes = [
    anItem(4, { parecida: aParecida(40), gemea: { numero: 2, nome: 'Item 2', semelhanca: 0.9 } }),
    anItem(6, { situacao: 'existe', questao: 41 }),
  ]

  it.each([
    [0, 'what it nearly is in the bank', 4, { questao: 40 }],
    [1, 'what it nearly is in the file', 4, { numero: 2 }],
    [2, 'what it was', 6, { questao: 41 }],
  ] as const)('%s: an item beside %s', async (which, _, numero, com) => {
    const { dialog, network, user } = await look(which, semelhantes)
    const other =
      'questao' in com
        ? ['No banco', `No banco, a ${com.questao}`]
        : [`Questão ${com.numero} do arquivo`, `No arquivo, o ${com.numero}`]
    expect(await sides(dialog)).toEqual([[`Questão ${numero} do arquivo`, `No arquivo, o ${numero}`], other])
    const way = within(dialog).queryByRole('link', { name: 'Abrir a do banco' })
    expect(way?.getAttribute('href')).toBe(
      'questao' in com ? `/logado/gerenciar/questoes/${com.questao}` : undefined,
    )
    expect(network.problems).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: /Fechar/ }))
    expect(screen.queryByRole('dialog', { name: 'Lado a lado' })).toBeNull()
  })

  it('a side that can not be read says so, and the other stands', async () => {
    const { user } = open(
      'nova',
      semelhantes,
      ...calls,
      refuses(questaoApi.find, { status: 404, codigo: 'nao_encontrado', mensagem: 'Esta questão saiu.' }),
    )
    const [button] = await screen.findAllByRole('button', { name: 'Ver lado a lado' })
    if (!button) throw new Error('There is no way.')
    await user.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Lado a lado' })
    await within(dialog).findByText('No arquivo, o 4.')
    await within(dialog).findByText('Esta questão saiu.')
  })
})
