/** Questions as pages show them: blocks of clean HTML, formulas, the key of each type, texts that several share. */
import { describe, expect, it } from 'vitest'
import { TIPOS_QUESTAO } from '../questao/shapes.ts'
import { montarPapel, respostaDe } from './rules-papel.ts'
import { lerFormula, linearOf } from './rules-papel-formula.ts'
import { perdasDoPapel } from './rules-papel-perdas.ts'
import { blocosDoHtml } from './rules-papel-texto.ts'
import { levada } from './testing-papel.ts'

describe('a formula', () => {
  it.each([
    [String.raw`\frac{-b \pm \sqrt{b^2-4ac}}{2a} \le \alpha_1`, '(−b ± √(b² − 4ac))/2a ≤ α₁'],
    [String.raw`x^{2n}+\sqrt[3]{8}`, 'x²ⁿ + ³√8'],
    [String.raw`\left(\frac12\right)^{10}`, '(1/2)¹⁰'],
    [String.raw`3{,}14 \cdot 10^{-2}\ \text{m/s}`, '3,14 · 10⁻² m/s'],
    [String.raw`\begin{cases} x+y=1 \\ x-y=2 \end{cases}`, '{x + y = 1; x − y = 2'],
    [String.raw`\overline{AB} \in \mathbb{R}`, 'AB¯ ∈ ℝ'],
    ["f'(x)", 'f′(x)'],
  ])('%s is read', (source, linear) => {
    const mat = lerFormula(source)
    expect(mat && linearOf(mat)).toBe(linear)
  })

  it.each([
    String.raw`\ce{H2O}`,
    String.raw`\frac{1}`,
    '{x',
    'x}',
    'x_1_2',
    String.raw`\left( x`,
    String.raw`\begin{cases} x`,
    `${'{'.repeat(50)}x${'}'.repeat(50)}`,
  ])('%s is not, and breaks nothing', (source) => expect(lerFormula(source)).toBeNull())
})

describe('clean HTML', () => {
  it('is paragraphs, lists, tables and figures, with its emphasis', () => {
    const html =
      '<p>Um <strong>dois <em>três</em></strong> H<sub>2</sub>O &lt;x&gt;<br>fim</p>' +
      '<ol start="3"><li><p>a</p><ul><li><p>b</p></li></ul></li></ol>' +
      '<table><tbody><tr><th><p>x</p></th><td><p>y</p></td></tr></tbody></table>' +
      '<figure data-midia="7" data-tipo="imagem" data-alt="Um &quot;mapa&quot;"></figure><blockquote><p>c</p></blockquote>' +
      '<p>d <span data-math="x^2"></span></p><p></p><p><br></p>'
    const p = (texto: string) => ({ tipo: 'paragrafo', trechos: [{ tipo: 'palavras', texto }] })
    expect(blocosDoHtml(html)).toEqual([
      {
        tipo: 'paragrafo',
        trechos: [
          { tipo: 'palavras', texto: 'Um ' },
          { tipo: 'palavras', texto: 'dois ', negrito: true },
          { tipo: 'palavras', texto: 'três', negrito: true, italico: true },
          { tipo: 'palavras', texto: ' H' },
          { tipo: 'palavras', texto: '2', sob: true },
          { tipo: 'palavras', texto: 'O <x>' },
          { tipo: 'quebra' },
          { tipo: 'palavras', texto: 'fim' },
        ],
      },
      {
        tipo: 'lista',
        ordenada: true,
        inicio: 3,
        itens: [[p('a'), { tipo: 'lista', ordenada: false, inicio: 1, itens: [[p('b')]] }]],
      },
      {
        tipo: 'tabela',
        linhas: [
          [
            { cabeca: true, blocos: [p('x')] },
            { cabeca: false, blocos: [p('y')] },
          ],
        ],
      },
      { tipo: 'figura', forma: 'imagem', midia: 7, alt: 'Um "mapa"', decorativa: false },
      { tipo: 'citacao', blocos: [p('c')] },
      {
        tipo: 'paragrafo',
        trechos: [
          { tipo: 'palavras', texto: 'd ' },
          { tipo: 'formula', fonte: 'x^2', mat: lerFormula('x^2'), linear: 'x²' },
        ],
      },
    ])
  })
})

describe('the key', () => {
  it('of each type stands in one line', () => {
    const said = TIPOS_QUESTAO.map((tipo) => [tipo, respostaDe(levada(tipo))])
    expect(Object.fromEntries(said)).toEqual({
      objetiva: 'A',
      multipla_resposta: 'A, B',
      verdadeiro_falso: 'V, F',
      associacao: '2, 1, 3',
      numerica: '100 ± 0,5 °C',
      dissertativa: '',
      resposta_curta: 'chuva | a chuva',
      lacunas: '100 | cem',
      ordenacao: '3, 2, 1',
      classificacao: 'A, B',
    })
  })

  it('stands nowhere where it is not asked for', () => {
    const secret = { analises: [{ parte: 'b', analise: 'SEGREDO', hipotese_erro: 'SEGREDO' }] }
    const questoes = TIPOS_QUESTAO.map((tipo) =>
      levada(tipo, { ...secret, explicacao: 'SEGREDO' }, { feedback_certo: 'SEGREDO', dica: 'SEGREDO' }),
    )
    const [told, quiet] = [true, false].map((gabarito) => JSON.stringify(montarPapel(questoes, { gabarito })))
    expect(told).toContain('SEGREDO')
    expect(quiet).not.toContain('SEGREDO')
    expect(quiet).not.toMatch(/correta|verdadeira|aceitas/)
    expect(quiet).toMatch(/"gabarito":null/)
  })
})

it('a text stands once before all that ask about it, who stand together', () => {
  const [um, dois] = [1, 2].map((id) => ({
    texto_base: { id, titulo: `Texto ${id}`, html: `<p>${id}</p>` },
  }))
  const questoes = [um, {}, dois, um].map((more, id) => levada('objetiva', { id, ...more }))
  const made = montarPapel(questoes, { gabarito: false })
  expect(
    made.map(({ base, questoes: some }) => [
      base?.titulo,
      base?.de,
      base?.ate,
      some.map(({ numero, questao }) => [numero, questao]),
    ]),
  ).toEqual([
    [
      'Texto 1',
      1,
      2,
      [
        [1, 0],
        [2, 3],
      ],
    ],
    [undefined, undefined, undefined, [[3, 1]]],
    ['Texto 2', 4, 4, [[4, 2]]],
  ])
})

it('what no page shows is told, each once', () => {
  const html =
    '<p>Ouça <span data-math="\\ce{H2O}"></span></p><figure data-midia="1" data-tipo="audio" data-alt=""></figure>' +
    '<figure data-midia="2" data-tipo="imagem" data-alt=""></figure><figure data-midia="3" data-tipo="imagem" data-alt=""></figure>'
  const questoes = [
    levada('objetiva'),
    levada('objetiva', {}, { enunciado: html, dica: 'x', feedback_errado: 'y' }),
  ]
  const told = perdasDoPapel(questoes, { gabarito: false }, new Set([2]))
  expect(told.map(({ questao, campo }) => [questao, campo])).toEqual(
    ['papel.som', 'midia', 'papel.formula', 'papel.retorno', 'dicas'].map((campo) => [1, campo]),
  )
})
