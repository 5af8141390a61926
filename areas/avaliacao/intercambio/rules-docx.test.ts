/** Documents of questions as mammoth hands them over: numbers, letters, keys, what stands between, what is not understood. */
import { describe, expect, it } from 'vitest'
import { readDocx } from './rules-docx.ts'
import { blocosDe } from './rules-docx-blocos.ts'
import { comNumeros } from './rules-docx-numeros.ts'

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const read = (html: string) => readDocx(blocosDe(html) ?? [], 'prova.docx')
const told = (html: string) => {
  const { itens, recusados } = read(html)
  return [
    ...itens.map(({ titulo, enunciado, pede }) => [
      titulo,
      enunciado,
      'opcoes' in pede
        ? pede.opcoes.map(({ html: face, fracao }) => (fracao > 0 ? `*${face}` : face))
        : pede.tipo,
    ]),
    ...recusados.map(({ titulo, motivo, detalhe }) => [titulo, motivo, detalhe]),
  ]
}
const AB = ['a) Um', 'b) Dois']

describe('the key', () => {
  it.each([
    ['at the end', p('1. Qual?', ...AB, '2. E?', ...AB, 'Gabarito', '1-B', '2 - A'), ['B', 'A']],
    ['in one line', p('1) Qual?', ...AB, '2) E?', ...AB, 'GABARITO: 1-B 2-A'), ['B', 'A']],
    ['beside each', p('1. Qual?', ...AB, 'Gabarito: B', '2. E?', ...AB, 'Resposta: (a)'), ['B', 'A']],
    ['by a star', p('1. Qual?', 'a) Um', '*b) Dois', '2. E?', 'a) Um*', 'b) Dois'), ['B', 'A']],
    [
      'in bold, underlined',
      p('1. Qual?', 'a) Um', '<strong>b) Dois</strong>', '2. E?', '<u>a) Um</u>', 'b) Dois'),
      ['B', 'A'],
    ],
    [
      'in a table',
      `${p('1. Qual?', ...AB, '2. E?', ...AB, 'Gabarito')}<table><tr><td>1</td><td>2</td></tr><tr><td>B</td><td>A</td></tr></table>`,
      ['B', 'A'],
    ],
  ])('stands %s', (_, html, keys) => {
    const right = read(html).itens.map(({ pede }) =>
      'opcoes' in pede ? pede.opcoes.find(({ fracao }) => fracao > 0)?.id : null,
    )
    expect(right).toEqual(keys)
  })

  it('that all alternatives share marks none', () => {
    expect(told(p('1. Qual?', '<strong>a) Um</strong>', '<strong>b) Dois</strong>'))).toEqual([
      ['Questão 1', 'sem_gabarito', ''],
    ])
  })

  it('of a letter that is not there is told', () => {
    expect(told(p('1. Qual?', ...AB, 'Gabarito: 1-E'))).toEqual([['Questão 1', 'sem_gabarito', 'E']])
  })
})

describe('questions', () => {
  it('are numbered and lettered in many ways; what has no alternatives is open', () => {
    expect(
      told(
        p('QUESTÃO 01', 'Leia e responda.', '(A) Um', '(B) <strong>Dois</strong>', 'Questão 2 – Por quê?') +
          p('3º) Qual? <br />A. Um<br />B. Dois', 'Gabarito', '1. B', '3. A'),
      ),
    ).toEqual([
      ['Questão 1', '<p>Leia e responda.</p>', ['Um', '*Dois']],
      ['Questão 2', '<p>Por quê?</p>', 'aberta'],
      ['Questão 3', '<p>Qual? </p>', ['*Um', 'Dois']],
    ])
  })

  it('keep their lists, pictures and tables; a text before a question is its own', () => {
    const html =
      `${p('Prova de Ciências', '1. Veja:')}<p><img src="arquivo:imagem 1" alt="Um mapa" /></p><table><tr><td>x</td></tr></table>` +
      p(
        '1. um passo',
        '2 passos',
        'a) Um',
        'b) Dois',
        'Texto para a questão 2',
        '2. E?',
        'a) Um',
        'b) Dois',
        'Gabarito: 1-A 2-B',
      )
    expect(told(html)).toEqual([
      [
        'Questão 1',
        '<p>Prova de Ciências</p><p>Veja:</p><p><img src="arquivo:imagem 1" alt="Um mapa"></p><table><tr><td>x</td></tr></table><p>1. um passo</p><p>2 passos</p>',
        ['*Um', 'Dois'],
      ],
      ['Questão 2', '<p>Texto para a questão 2</p><p>E?</p>', ['Um', '*Dois']],
    ])
  })

  it('with one alternative stay out by their number, and by their paragraph', () => {
    const { recusados } = read(p('1. Qual?', 'a) Um', 'c) Três', 'Gabarito: 1-A'))
    expect(recusados.map(({ titulo, motivo, lugar }) => [titulo, motivo, lugar.linha])).toEqual([
      ['Questão 1', 'poucas_alternativas', 1],
    ])
  })
})

describe('numbers that Word draws', () => {
  const NUMBERING = `<w:numbering xmlns:w="x"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%2)"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="6"><w:abstractNumId w:val="1"/></w:num></w:numbering>`
  const at = (numId: number, ilvl: number, text: string) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
  const words = (xml: string) => xml.split('</w:p>').map((one) => one.replaceAll(/<[^<>]*>/g, ''))

  it('are written out, level by level; bullets stay', () => {
    const xml = at(5, 0, 'Q') + at(5, 1, 'x') + at(5, 1, 'y') + at(5, 0, 'R') + at(5, 1, 'z') + at(6, 0, 'p')
    expect(words(comNumeros(xml, NUMBERING, ''))).toEqual(['1. Q', 'a) x', 'b) y', '2. R', 'a) z', 'p', ''])
    expect(comNumeros(at(6, 0, 'p'), NUMBERING, '')).toContain('<w:numPr>')
  })

  it('of a style are written out too', () => {
    const styles = `<w:styles xmlns:w="x"><w:style w:styleId="Q"><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style></w:styles>`
    const xml = `<w:p><w:pPr><w:pStyle w:val="Q"/></w:pPr><w:r><w:t>A</w:t></w:r></w:p>`
    expect(words(comNumeros(xml + xml, NUMBERING, styles))).toEqual(['1. A', '2. A', ''])
  })
})
