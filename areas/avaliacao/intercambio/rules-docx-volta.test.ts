/** What documents of ours say beside their questions, and formulas of Word's own editor. */
import { describe, expect, it } from 'vitest'
import { readDocx } from './rules-docx.ts'
import { blocosDe } from './rules-docx-blocos.ts'
import { comFormulasDoWord } from './rules-docx-formulas.ts'

const p = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join('')
const read = (...lines: string[]) => readDocx(blocosDe(p(...lines)) ?? [], 'x.docx').itens

describe('a document', () => {
  it('says texts once before the questions that ask about them', () => {
    const itens = read(
      ...['Questão 1', 'E?', 'Texto para as questões 2 e 3: O rio', 'Era uma vez.', 'Fim.'],
      ...['Questão 2 (ENEM 2020)', 'Qual?', 'Questão 3', 'E este?', 'Questão 4', 'Outra?'],
    )
    const base = { id: null, titulo: 'O rio', html: '<p>Era uma vez.</p><p>Fim.</p>' }
    expect(itens.map((one) => [one.enunciado, one.base, one.dados])).toEqual([
      ['<p>E?</p>', null, {}],
      ['<p>Qual?</p>', base, { fonte: 'ENEM 2020' }],
      ['<p>E este?</p>', base, {}],
      ['<p>Outra?</p>', null, {}],
    ])
  })

  it.each([
    [
      ['(   ) Um', '(   ) Dois', 'Gabarito: V, F'],
      { tipo: 'associacao', pares: [{ para: 'Verdadeiro' }, { para: 'Falso' }] },
    ],
    [
      ['(   ) Um', '(   ) Dois', 'Gabarito: 2, 1'],
      { tipo: 'ordem', itens: [{ html: 'Dois' }, { html: 'Um' }] },
    ],
    [
      ['Resposta (número): __________ m', 'Gabarito: 2,5 ± 0,1 m'],
      { tipo: 'numerica', respostas: [{ valor: 2.5, tolerancia: 0.1 }] },
    ],
    [
      ['Resposta: __________', 'Gabarito: gelo | neve'],
      { tipo: 'curta', respostas: [{ texto: 'gelo' }, { texto: 'neve' }] },
    ],
    [
      ['a) Um', 'b) Dois', 'c) Três', 'Gabarito: A, C'],
      { multipla: true, opcoes: [{ fracao: 0.5 }, { fracao: -0.5 }, { fracao: 0.5 }] },
    ],
  ])('%j is asked and answered so', (lines, pede) => {
    const [item] = read('Questão 1', 'Diga.', ...lines)
    expect(item).toMatchObject({ enunciado: '<p>Diga.</p>', pede })
  })

  it('keeps marked lines in the statement where the key does not speak of them', () => {
    const [item] = read('Questão 1', 'Julgue.', '(  ) Um', '(  ) Dois', 'a) V, F', 'b) F, V', 'Gabarito: A')
    expect(item?.enunciado).toBe('<p>Julgue.</p><p>(  ) Um</p><p>(  ) Dois</p>')
    expect(item?.pede).toMatchObject({ opcoes: [{ fracao: 1 }, { fracao: 0 }] })
  })

  it('says why, of each alternative too; what is for who corrects is told and stands in no statement', () => {
    const [um, dois] = read(
      ...['Questão 1', 'Qual?', 'a) Um', 'b) Dois', 'Gabarito: A', 'Explicação: Porque sim.'],
      ...['Análise da alternativa B: Troca os dois (hipótese de erro: troca)', 'Questão 2', 'Ligue.'],
      'Resposta esperada: 2, 1',
    )
    expect([um?.retorno.geral, um?.dados.analises]).toEqual(['Porque sim.', '[[2,"Troca os dois","troca"]]'])
    expect([dois?.enunciado, dois?.avisos]).toEqual([
      '<p>Ligue.</p>',
      [{ codigo: 'sem_lugar', detalhe: 'Resposta esperada: 2, 1' }],
    ])
  })
})

it("formulas of Word's editor are words between signs", () => {
  const run = (said: string) => `<m:r><m:t>${said}</m:t></m:r>`
  const math = `<m:oMath><m:f><m:num>${run('−b')}</m:num><m:den>${run('2')}</m:den></m:f><m:rad><m:radPr/><m:deg/><m:e><m:sSup><m:e>${run('x')}</m:e><m:sup>${run('2')}</m:sup></m:sSup></m:e></m:rad><m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${run('a &lt; 1')}</m:e></m:d></m:oMath>`
  expect(comFormulasDoWord(`<w:p>${math}<w:r/></w:p>`)).toBe(
    '<w:p><w:r><w:t xml:space="preserve">\\(\\frac{-b}{2}\\sqrt{{x}^{2}}\\left[a &lt; 1\\right]\\)</w:t></w:r><w:r/></w:p>',
  )
})
