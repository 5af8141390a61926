/** Questions as rows and rows as questions again: equal but for what was told; without the key no trace of it. */
import { describe, expect, it } from 'vitest'
import { TIPOS_QUESTAO } from '../questao/shapes.ts'
import { assentar } from './rules-assentar.ts'
import { folhaDe, linhaDe } from './rules-levar-planilha.ts'
import { readPlanilha } from './rules-planilha.ts'
import { levada } from './testing-papel.ts'

const PEDIDO = { gabarito: true, codigo: 'turmalina-x-1' }

/** The question that a row of this one becomes. */
function volta(questao: ReturnType<typeof levada>) {
  const { titles, rows } = folhaDe([linhaDe(questao, PEDIDO)])
  const linhas = [titles, ...rows].map((celulas, n) => ({ numero: n + 1, celulas, cortada: false }))
  const found = readPlanilha([{ nome: '', linhas }], 'p.xlsx')
  if ('vistas' in found) throw new Error(found.vistas)
  const [item] = found.leitura.itens
  if (!item) throw new Error(JSON.stringify(found.leitura.recusados))
  return { item, ...assentar(item) }
}

describe('every type', () => {
  const enunciado = '<p>Qual é <span data-math="x^2"></span>?</p><p>Pense &lt; bem.</p>'
  const more = {
    titulo: 'Nome',
    comando: '<p>Marque.</p>',
    explicacao: 'Porque sim.',
    dificuldade: 4,
    fonte: 'ENEM',
    autoria: 'Banca',
    tags: ['água', 'gelo'],
    texto_base: { id: 3, titulo: 'Um texto', html: '<p>Era uma vez.</p><p>Fim.</p>' },
  }
  it.each(TIPOS_QUESTAO)('%s goes out and comes back', (tipo) => {
    const questao = levada(tipo, more, { enunciado, peso: 2 })
    const { item, questao: back } = volta(questao)
    expect(linhaDe(questao, PEDIDO).fica).toBeNull()
    expect(item.id).toBe('turmalina-x-1')
    expect(back).toMatchObject({
      tipo,
      titulo: 'Nome',
      comando: '<p>Marque.</p>',
      explicacao: 'Porque sim.',
      dificuldade: 4,
      fonte: 'ENEM',
      autoria: 'Banca',
      tags: ['água', 'gelo'],
      base: { titulo: 'Um texto', html: '<p>Era uma vez.</p><p>Fim.</p>' },
    })
    expect(back?.conteudo.enunciado).toBe(enunciado)
    expect(back?.conteudo.peso).toBe(2)
    const told = linhaDe(questao, PEDIDO).perdas
    const { embaralhar: _, ...own } = { embaralhar: true, ...questao.conteudo }
    const plain = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (name, inner) => (['id', 'grupo'].includes(name) ? undefined : inner))
    expect(plain(back?.conteudo)).toMatchObject(plain(own))
    expect(told).toEqual(tipo === 'objetiva' ? ['pede.embaralhar'] : [])
    expect(back?.conteudo).not.toHaveProperty('pontuacao')
  })

  it.each([
    [
      'associacao',
      {
        pares: [
          { id: 'a', a: { texto: 'gelo' }, b: { texto: 'falso' } },
          { id: 'b', a: { texto: 'sol' }, b: { texto: 'verdadeiro' } },
        ],
      },
    ],
    ['verdadeiro_falso', { afirmacoes: [{ id: 'a', texto: '- 1 = 1', verdadeira: false, feedback: '' }] }],
    ['lacunas', { texto: 'O {{gelo|neve}} vira {{água}}.' }],
  ] as const)('%s is not taken for another', (tipo, conteudo) => {
    const { questao } = volta(levada(tipo, {}, conteudo))
    expect([questao?.tipo, questao?.conteudo]).toEqual([tipo, expect.objectContaining(conteudo)])
  })
})

describe('what a row does not hold', () => {
  it.each([
    ['forma', { enunciado: '<p>Um <strong>x</strong></p>' }, ['planilha.forma', 'pede.embaralhar']],
    [
      'figuras',
      { enunciado: '<p>x</p><figure data-midia="1" data-tipo="imagem"></figure>' },
      ['midia', 'pede.embaralhar'],
    ],
    ['dicas', { dica: 'x', feedback_certo: 'y' }, ['retorno.certo', 'dicas', 'pede.embaralhar']],
    [
      'curingas',
      { embaralhar: true, maiusculas: true, curingas: true },
      ['pede.maiusculas', 'pede.curingas'],
    ],
  ])('%s is told', (_, conteudo, perdas) => {
    expect(linhaDe(levada('objetiva', {}, conteudo), PEDIDO).perdas).toEqual(perdas)
  })

  it.each([
    [
      'figuras',
      'objetiva',
      { alternativas: [{ id: 'a', texto: '', correta: true, feedback: '', imagem: { midia: 1, alt: 'x' } }] },
    ],
    ['sinais', 'associacao', { pares: [{ id: 'a', a: { texto: 'x = 1' }, b: { texto: 'y' } }] }],
    ['longa', 'objetiva', { enunciado: `<p>${'x'.repeat(20_001)}</p>` }],
  ] as const)('%s keeps it out', (fica, tipo, conteudo) => {
    expect(linhaDe(levada(tipo, {}, conteudo), PEDIDO).fica).toBe(fica)
  })
})

it('without the key no cell tells it', () => {
  const rows = TIPOS_QUESTAO.map((tipo) =>
    linhaDe(levada(tipo, { explicacao: 'SEGREDO' }), { ...PEDIDO, gabarito: false }),
  )
  const told = TIPOS_QUESTAO.map((tipo) => linhaDe(levada(tipo, { explicacao: 'SEGREDO' }), PEDIDO))
  const said = (linhas: typeof rows) => JSON.stringify(folhaDe(linhas).rows)
  expect(said(told)).toMatch(/SEGREDO.*/)
  expect(said(told)).toMatch(/\{\{100/)
  expect(said(rows)).not.toMatch(/SEGREDO|\{\{| = /)
  expect(rows.every(({ celulas }) => celulas.get('corretas') === '')).toBe(true)
})
