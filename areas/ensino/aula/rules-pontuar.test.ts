/** Scoring: tables of cases for every type, and what holds for every answer. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corrigir, fracaoOf, pontuar, respostaCerta } from './rules-pontuar.ts'
import type { ComGabarito, Gabarito } from './rules-pontuar-gabarito.ts'
import { publicar } from './rules-publicar.ts'
import { COM_GABARITO, telaDe } from './rules-publicar-testing.ts'
import type { Resposta } from './shapes-telas.ts'

const said = { feedback_certo: 'Isso!', feedback_errado: 'Quase.' }
const links = (...pairs: string[]) => ({
  ligacoes: pairs.map((pair) => {
    const [de = '', para = ''] = pair.split('-')
    return { de, para }
  }),
})
const perguntas = ['q1', 'q2', 'q3', 'q4'].map((id) => ({ id, certas: ['a1'], feedbacks: { a2: 'Não é.' } }))
const answers = (...pairs: string[]) =>
  links(...pairs).ligacoes.map(({ de, para }) => ({ pergunta: de, alternativa: para }))

type Caso<T extends ComGabarito> = [resposta: Resposta<T>, fracao: number]
type Tabela = { [T in ComGabarito]: { gabarito: Gabarito<T>; casos: Caso<T>[] } }

const TABELA: Tabela = {
  multipla_escolha: {
    gabarito: { ...said, certas: ['a2'], feedbacks: {} },
    casos: [
      [{ escolhas: ['a2'] }, 1],
      [{ escolhas: ['a1'] }, 0],
      [{ escolhas: ['a1', 'a2'] }, 0],
      [{ escolhas: [] }, 0],
    ],
  },
  multipla_resposta: {
    gabarito: { ...said, certas: ['a1', 'a2'], feedbacks: {} },
    casos: [
      [{ escolhas: ['a2', 'a1'] }, 1],
      [{ escolhas: ['a1'] }, 0.5],
      [{ escolhas: ['a1', 'a2', 'a3'] }, 0.5],
      [{ escolhas: ['a1', 'a2', 'a3', 'a4'] }, 0],
      [{ escolhas: ['a3'] }, 0],
    ],
  },
  verdadeiro_falso: {
    gabarito: { ...said, verdadeiras: ['a1', 'a2'], falsas: ['a3', 'a4'], feedbacks: {} },
    casos: [
      [{ verdadeiras: ['a1', 'a2'], falsas: ['a3', 'a4'] }, 1],
      [{ verdadeiras: ['a1', 'a2', 'a3', 'a4'], falsas: [] }, 0.5],
      [{ verdadeiras: ['a1', 'a2'], falsas: [] }, 0.5],
      [{ verdadeiras: ['a1', 'a2', 'a3', 'a4'], falsas: ['a1', 'a2', 'a3', 'a4'] }, 0],
    ],
  },
  numerica: {
    gabarito: { ...said, valor: 0.2, tolerancia: 0.1 },
    casos: [
      [{ valor: 0.3 }, 1],
      [{ valor: 0.1 }, 1],
      [{ valor: 0.301 }, 0],
      [{ valor: -0.2 }, 0],
    ],
  },
  resposta_curta: {
    gabarito: { ...said, aceitas: ['São Paulo', 'SP'], maiusculas: false },
    casos: [
      [{ texto: '  sao   paulo ' }, 1],
      [{ texto: 'sp' }, 1],
      [{ texto: 'São Paul' }, 0],
      [{ texto: '' }, 0],
      [{ texto: '´' }, 0],
    ],
  },
  associar: {
    gabarito: {
      ...said,
      ligacoes: [
        { de: 'e1', para: ['d2', 'd3'] },
        { de: 'e2', para: ['d1'] },
        { de: 'e3', para: ['d2', 'd3'] },
        { de: 'e4', para: ['d4'] },
      ],
    },
    casos: [
      [links('e1-d3', 'e2-d1', 'e3-d2', 'e4-d4'), 1],
      [links('e1-d2', 'e2-d1', 'e3-d2'), 0.5],
      [links('e1-d1', 'e2-d1'), 0.25],
      [links('e1-d1', 'e1-d2', 'e1-d3', 'e1-d4'), 0],
      [links('e9-d9'), 0],
    ],
  },
  ordenar: {
    gabarito: { ...said, ordem: ['i3', 'i1', 'i4', 'i2', 'i5'].map((id, classe) => ({ id, classe })) },
    casos: [
      [{ ordem: ['i3', 'i1', 'i4', 'i2', 'i5'] }, 1],
      [{ ordem: ['i5', 'i3', 'i1', 'i4', 'i2'] }, 0.75],
      [{ ordem: ['i5', 'i2', 'i4', 'i1', 'i3'] }, 0],
      [{ ordem: ['i3'] }, 0],
    ],
  },
  lacunas: {
    gabarito: { ...said, aceitas: [['100', 'cem'], ['água'], ['fogo']] },
    casos: [
      [{ valores: ['Cem', 'AGUA', 'fogo', 'a mais'] }, 1],
      [{ valores: ['', 'água'] }, 1 / 3],
      [{ valores: ['água', 'cem', ''] }, 0],
    ],
  },
  arrastar_imagem: {
    gabarito: {
      ...said,
      ligacoes: [
        { de: 'p1', para: ['t1'] },
        { de: 'p2', para: ['t1'] },
      ],
    },
    casos: [
      [links('p1-t1', 'p2-t1'), 1],
      [links('p1-t1', 'p2-t1', 'p3-t2'), 0.5],
      [links('p1-t2', 'p2-t1'), 0.5],
      [links('p3-t1'), 0],
    ],
  },
  ponto_imagem: {
    gabarito: {
      ...said,
      areas: [
        { x: 0, y: 0, largura: 10, altura: 10 },
        { x: 50, y: 50, largura: 10, altura: 10 },
      ],
    },
    casos: [
      [
        {
          pontos: [
            { x: 10, y: 0 },
            { x: 55, y: 60 },
          ],
        },
        1,
      ],
      [
        {
          pontos: [
            { x: 5, y: 5 },
            { x: 30, y: 30 },
          ],
        },
        0.5,
      ],
      [
        {
          pontos: [
            { x: 5, y: 5 },
            { x: 55, y: 55 },
            { x: 30, y: 30 },
          ],
        },
        0.5,
      ],
      [{ pontos: [{ x: 10.1, y: 5 }] }, 0],
    ],
  },
  classificar: {
    gabarito: {
      ...said,
      ligacoes: [
        { de: 'i1', para: ['g1'] },
        { de: 'i2', para: ['g1'] },
      ],
    },
    casos: [
      [links('i1-g1', 'i2-g1'), 1],
      [links('i1-g1', 'i2-g2'), 0.5],
      [links('i1-g1', 'i1-g2'), 0],
    ],
  },
  memoria: {
    gabarito: { ...said, pares: ['p1', 'p2'] },
    casos: [
      [{ encontrados: ['p2', 'p1'], jogadas: 9 }, 1],
      [{ encontrados: ['p1', 'p9'], jogadas: 2 }, 0.5],
    ],
  },
  caca_palavras: {
    gabarito: {
      ...said,
      grade: ['SOLX', 'XXOX', 'XXLX', 'RIOX'],
      palavras: [
        { id: 'w1', palavra: 'SOL', de: [0, 0], ate: [0, 2] },
        { id: 'w2', palavra: 'RIO', de: [3, 0], ate: [3, 2] },
      ],
    },
    casos: [
      [
        {
          achados: [
            { de: [0, 2], ate: [0, 0] },
            { de: [3, 0], ate: [3, 2] },
          ],
        },
        1,
      ],
      [
        {
          achados: [
            { de: [0, 0], ate: [0, 2] },
            { de: [0, 0], ate: [0, 2] },
          ],
        },
        0.5,
      ],
      [{ achados: [{ de: [0, 0], ate: [0, 3] }] }, 0],
      [
        {
          achados: [
            { de: [0, 0], ate: [3, 2] },
            { de: [30, 30], ate: [0, 0] },
          ],
        },
        0,
      ],
    ],
  },
  cruzadinha: {
    gabarito: {
      ...said,
      palavras: [
        { id: 'w1', palavra: 'MACA' },
        { id: 'w2', palavra: 'UVA' },
      ],
    },
    casos: [
      [
        {
          palavras: [
            { id: 'w1', letras: 'maçã' },
            { id: 'w2', letras: 'UVA' },
          ],
        },
        1,
      ],
      [{ palavras: [{ id: 'w2', letras: 'uva' }] }, 0.5],
      [
        {
          palavras: [
            { id: 'w1', letras: 'MACA' },
            { id: 'w1', letras: 'CAMA' },
          ],
        },
        0,
      ],
      [{ palavras: [{ id: 'w1', letras: '    ' }] }, 0],
    ],
  },
  quiz_relampago: {
    gabarito: { ...said, perguntas },
    casos: [
      [{ respostas: answers('q1-a1', 'q2-a1', 'q3-a1', 'q4-a1') }, 1],
      [{ respostas: answers('q1-a1', 'q2-a2') }, 0.25],
      [{ respostas: answers('q1-a1', 'q1-a2', 'q1-a3') }, 0],
    ],
  },
  video: {
    gabarito: { perguntas },
    casos: [
      [{ visto: false, respostas: answers('q1-a1', 'q2-a1') }, 0.5],
      [{ visto: true, respostas: [] }, 0],
    ],
  },
}

/** The same answer with its parts in another order, where order says nothing. */
const EM_ORDEM: readonly string[] = ['ordenar', 'lacunas']
function turned(resposta: Resposta, tipo: string): Resposta {
  if (EM_ORDEM.includes(tipo)) return resposta
  return Object.fromEntries(
    Object.entries(resposta).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.toReversed() : value,
    ]),
  ) as Resposta
}

/** An answer that leaves out some parts of the right one. */
const part = (resposta: Resposta, keep: readonly boolean[]): Resposta =>
  Object.fromEntries(
    Object.entries(resposta).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter((_, at) => keep[at] ?? true) : value,
    ]),
  ) as Resposta

describe.each(COM_GABARITO)('scoring %s', (tipo) => {
  const { gabarito, casos } = TABELA[tipo] as { gabarito: Gabarito; casos: Caso<ComGabarito>[] }

  it.each(casos)('gives %j %d', (resposta, fracao) => {
    expect(pontuar(tipo, gabarito, resposta)).toBeCloseTo(fracao, 10)
  })

  it('gives the whole key 1 and nothing 0, in whatever order', () => {
    fc.assert(
      fc.property(telaDe(tipo), fc.string({ minLength: 1 }), (tela, seed) => {
        const key = publicar(tela, seed).gabarito as Gabarito
        const certa = respostaCerta(tipo, key) as Resposta<ComGabarito>
        expect(pontuar(tipo, key, certa)).toBe(1)
        expect(pontuar(tipo, key, turned(certa, tipo) as Resposta<ComGabarito>)).toBe(1)
        const nothing = { ...part(certa, Array(50).fill(false)), texto: '', valor: 1e6 }
        expect(pontuar(tipo, key, nothing as unknown as Resposta<ComGabarito>)).toBe(0)
      }),
    )
  })

  it('stays within 0 and 1, and never falls as right parts are added', () => {
    const keep = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 })
    fc.assert(
      fc.property(telaDe(tipo), fc.string({ minLength: 1 }), keep, keep, (tela, seed, some, more) => {
        const key = publicar(tela, seed).gabarito as Gabarito
        const certa = respostaCerta(tipo, key)
        // A gap that is left out moves the others: it is emptied instead.
        const of = (kept: readonly boolean[]) =>
          (tipo === 'lacunas'
            ? { valores: (certa as Resposta<'lacunas'>).valores.map((v, at) => (kept[at] ? v : '')) }
            : part(certa, kept)) as Resposta<ComGabarito>
        const less = pontuar(tipo, key, of(some.map((kept, at) => kept && more[at] === true)))
        const greater = pontuar(tipo, key, of(some))
        expect(less).toBeGreaterThanOrEqual(0)
        expect(greater).toBeLessThanOrEqual(1)
        expect(greater).toBeGreaterThanOrEqual(less)
      }),
    )
  })
})

describe('what a learner sees of an answer', () => {
  const gabarito: Gabarito<'multipla_escolha'> = { ...said, certas: ['a2'], feedbacks: { a1: 'É o outro.' } }

  it('tells right from wrong, and not the right answer', () => {
    const correcao = corrigir('multipla_escolha', gabarito, { escolhas: ['a1'] }, { tell: false })
    expect(correcao).toEqual({
      fracao: 0,
      certa: false,
      partes: [{ id: 'a1', certa: false, feedback: 'É o outro.' }],
      feedback: 'Quase.',
    })
  })

  it('tells the right answer where it may be told', () => {
    const correcao = corrigir('multipla_escolha', gabarito, { escolhas: ['a2'] }, { tell: true })
    expect(correcao).toMatchObject({
      certa: true,
      feedback: 'Isso!',
      resposta_certa: { escolhas: ['a2'] },
    })
  })

  it('marks of an order what need not be moved: the marks add up to the share', () => {
    const ordem = ['a', 'b', 'c', 'd'].map((id, classe) => ({ id, classe }))
    const { partes } = corrigir(
      'ordenar',
      { ...said, ordem },
      { ordem: ['d', 'a', 'b', 'c'] },
      { tell: false },
    )
    expect(partes.map(({ id, certa }) => [id, certa])).toEqual([
      ['d', false],
      ['a', true],
      ['b', true],
      ['c', true],
    ])
  })

  it('says to each question of a quiz what its author says', () => {
    const { partes } = corrigir(
      'quiz_relampago',
      { ...said, perguntas },
      { respostas: answers('q1-a2') },
      { tell: false },
    )
    expect(partes).toEqual([{ id: 'q1', certa: false, feedback: 'Não é.' }])
  })

  it('counts capitals only where the author asks for it', () => {
    const key = { ...said, aceitas: ['Rio'], maiusculas: true }
    expect(pontuar('resposta_curta', key, { texto: 'rio' })).toBe(0)
    expect(pontuar('resposta_curta', key, { texto: 'Rio' })).toBe(1)
  })
})

describe('what is not scored by a key', () => {
  it('takes what a package tells, and 0 of one that tells nothing', () => {
    expect(fracaoOf({ tipo: 'h5p', gabarito: null, resposta: { visto: true, pontos: 0.4 } })).toBe(0.4)
    expect(fracaoOf({ tipo: 'scorm', gabarito: null, resposta: { visto: true } })).toBe(0)
  })

  it('leaves open answers to a teacher', () => {
    expect(fracaoOf({ tipo: 'dissertativa', gabarito: null, resposta: { texto: 'Sim' } })).toBeNull()
  })
})
