/** Answers added up, and what is not told: no reader can subtract their way to fewer than five people. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PERGUNTAS } from './factory.ts'
import {
  hiddenTurmas,
  MAX_TEXTOS,
  MINIMO,
  npsOf,
  type Resposta,
  resumir,
  shuffled,
  summarise,
} from './rules-resumo.ts'
import type { Pergunta, TipoPergunta, Valor } from './shapes.ts'

const pergunta = (tipo: TipoPergunta): Pergunta => PERGUNTAS.find((one) => one.tipo === tipo) as Pergunta
const resumo = (tipo: TipoPergunta, valores: Omit<Valor, 'pergunta'>[]) =>
  summarise(
    pergunta(tipo),
    valores.map((valor) => ({ pergunta: pergunta(tipo).id, ...valor })),
    () => 0,
  )

describe('a question added up', () => {
  it('counts options, steps and first places', () => {
    expect(resumo('unica', [{ opcoes: [0] }, { opcoes: [2] }, { opcoes: [2] }]).contagens).toEqual([1, 0, 2])
    expect(resumo('multipla', [{ opcoes: [0, 1] }, { opcoes: [1] }]).contagens).toEqual([1, 2])
    const escala = resumo('escala', [{ numero: 1 }, { numero: 5 }, { numero: 5 }, { numero: 3 }])
    expect([escala.contagens, escala.media]).toEqual([[1, 0, 1, 0, 2], 3.5])
    const ordem = resumo('ordenacao', [{ opcoes: [2, 0, 1] }, { opcoes: [0, 2, 1] }])
    expect([ordem.contagens, ordem.posicoes]).toEqual([
      [1, 0, 1],
      [1.5, 3, 1.5],
    ])
  })

  it.each<[TipoPergunta, Omit<Valor, 'pergunta'>[], object]>([
    [
      'nps',
      [{ numero: 0 }, { numero: 10 }, { numero: 10 }],
      { contagens: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], nps: 33 },
    ],
    ['escala', [{ numero: 5 }], { contagens: [0, 0, 0, 0, 1], media: 5, nps: null }],
    [
      'texto',
      [{ texto: 'Oi' }, { texto: '' }],
      { contagens: [], media: null, textos: ['Oi'], total_textos: 1 },
    ],
    ['ordenacao', [], { contagens: [0, 0, 0], posicoes: [], media: null, textos: [] }],
    ['unica', [{ opcoes: [1] }], { contagens: [0, 1, 0], posicoes: [], media: null, nps: null }],
  ])('tells of %s %j no more than it has', (tipo, valores, wanted) =>
    expect(resumo(tipo, valores)).toMatchObject(wanted),
  )

  it('tells three hundred texts at most, and how many there are', () => {
    const { textos, total_textos } = resumo(
      'texto',
      Array.from({ length: MAX_TEXTOS + 1 }, (_, i) => ({ texto: `Texto ${i}` })),
    )
    expect([textos.length, total_textos]).toEqual([300, 301])
  })

  it('computes the NPS as its definition says', () => {
    expect(npsOf([])).toBeNull()
    expect(npsOf([10, 9, 8, 7, 6, 0])).toBe(0)
    expect(npsOf([10, 10, 10, 8])).toBe(75)
    expect(npsOf([0, 6, 7])).toBe(-67)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (notas) => {
        const nps = npsOf(notas) as number
        expect(nps).toBeGreaterThanOrEqual(-100)
        expect(nps).toBeLessThanOrEqual(100)
        expect(Object.is(nps, -0)).toBe(false)
        expect(npsOf([...notas, 10])).toBeGreaterThanOrEqual(nps)
        expect(npsOf([...notas, 0])).toBeLessThanOrEqual(nps)
      }),
    )
  })

  it('tells every text once, in an order that is drawn', () => {
    const list = Array.from({ length: 20 }, (_, i) => i)
    expect(shuffled(list, () => 0)).not.toEqual(list)
    fc.assert(
      fc.property(
        fc.array(fc.integer()),
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }),
        (given, draws) => {
          let next = 0
          const out = shuffled(given, () => draws[next++ % draws.length] as number)
          expect([...out].sort()).toEqual([...given].sort())
        },
      ),
    )
  })
})

describe('classes with few answers', () => {
  const hidden = (...counts: number[]) => [...hiddenTurmas(new Map(counts.map((n, i) => [i + 1, n])))].sort()
  it.each<[number[], number[]]>([
    [[10, 20], []],
    [
      [10, 3, 20],
      [1, 2],
    ],
    [
      [10, 3, 2],
      [2, 3],
    ],
    [[0, 8], []],
    [
      [0, 3, 8],
      [2, 3],
    ],
    [[4], [1]],
    [[5], []],
    [
      [1, 1, 1, 1, 9],
      [1, 2, 3, 4, 5],
    ],
  ])('%j hides %j', (counts, wanted) => expect(hidden(...counts)).toEqual(wanted))

  it('never leaves fewer than five to subtraction', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 12 }), (counts) => {
        const map = new Map(counts.map((n, i) => [i, n]))
        const out = hiddenTurmas(map)
        const sum = [...out].reduce((total, id) => total + (map.get(id) ?? 0), 0)
        const everything = counts.reduce((a, b) => a + b, 0)
        for (const [id, n] of map) if (n > 0 && n < MINIMO) expect(out.has(id)).toBe(true)
        // The total is only told from five on.
        if (everything >= MINIMO) expect(sum === 0 || sum >= MINIMO).toBe(true)
      }),
    )
  })
})

describe('results', () => {
  const cor = pergunta('unica')
  const porque = pergunta('texto')
  const answers = (turma: number, n: number, skip = 0): Resposta[] =>
    Array.from({ length: n }, (_, i) => ({
      turma,
      valores: [
        { pergunta: cor.id, opcoes: [i % 3] },
        ...(i < skip ? [] : [{ pergunta: porque.id, texto: `Texto ${turma} ${i}` }]),
      ],
    }))
  const see = (respostas: Resposta[], turma: number | null, suprimir = true, comTextos = true) =>
    resumir([cor, porque], respostas, { turma, suprimir, comTextos }, () => 0)

  it('of an anonymous survey wait for five', () => {
    const four = see(answers(1, 4), null)
    expect([four.espera, four.perguntas.map(({ oculta }) => oculta)]).toEqual(['minimo', [true, true]])
    expect(JSON.stringify(four)).not.toContain('Texto')
    expect(four.perguntas[0]?.contagens).toEqual([])
    const five = see(answers(1, 5), null)
    expect([five.espera, five.perguntas[0]?.contagens]).toEqual([null, [2, 2, 1]])
    expect(see(answers(1, 4), null, false).perguntas[0]?.contagens).toEqual([2, 1, 1])
  })

  it.each([0, 1, 2, 3, 4, 5, 6])('of %i are told when nobody answered, or five', (n) => {
    const { espera, perguntas } = see(answers(1, n), null)
    const waits = n > 0 && n < MINIMO
    expect([espera, ...perguntas.map(({ oculta }) => oculta)]).toEqual([
      waits ? 'minimo' : null,
      waits,
      waits,
    ])
    // Of one class the same, where none beside it hides it.
    expect(see(answers(1, n), 1).espera).toBe(waits ? 'minimo' : null)
  })

  it('judge each question by who answered it', () => {
    const skipped = see(answers(1, 8, 4), null)
    expect(skipped.perguntas.map(({ oculta, respostas }) => [oculta, respostas])).toEqual([
      [false, 8],
      [true, 4],
    ])
  })

  it('of a class are hidden when another would follow by subtraction', () => {
    const both = [...answers(1, 9), ...answers(2, 3)]
    expect([see(both, 1).espera, see(both, 2).espera, see(both, null).espera]).toEqual([
      'minimo',
      'minimo',
      null,
    ])
    const safe = [...answers(1, 9), ...answers(2, 5)]
    expect([see(safe, 1).espera, see(safe, 2).perguntas[0]?.respostas]).toEqual([null, 5])
  })

  it('leave the texts out where they are not told', () => {
    const told = see(answers(1, 6), null, true, false).perguntas[1]
    expect([told?.textos, told?.total_textos]).toEqual([[], 6])
  })
})
