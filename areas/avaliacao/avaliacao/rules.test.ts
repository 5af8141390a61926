/** The pure rules of an assessment: its matrix, its keys, its order. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chaveDe } from './rules-chave.ts'
import {
  type Chave,
  contarLetras,
  equilibrar,
  esperadas,
  type Ordenada,
  ordenar,
  sequenciasDe,
  trocadas,
} from './rules-gabarito.ts'
import { contar, lugarDe, quantidadeDe, repartir, vagasDe } from './rules-matriz.ts'
import { matrizes } from './testing.ts'

describe('the matrix', () => {
  it('shares a quantity evenly, the middle first', () =>
    fc.assert(
      fc.property(fc.nat({ max: 48 }), (n) => {
        const parts = repartir(n)
        expect(parts.reduce((a, b) => a + b)).toBe(n)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
        expect(parts[1]).toBe(Math.max(...parts))
      }),
    ))

  it('counts every question once: in a square, or outside', () =>
    fc.assert(
      fc.property(
        matrizes,
        fc.array(
          fc.record({
            linha: fc.option(fc.integer({ min: 1, max: 9 })),
            dificuldade: fc.option(fc.integer({ min: 1, max: 5 })),
          }),
          { maxLength: 48 },
        ),
        (matriz, questoes) => {
          const { casas, colunas, faltam, sobram, fora } = contar(matriz, questoes)
          const tem = casas.flat().reduce((all, one) => all + one.tem, 0)
          expect(tem + fora).toBe(questoes.length)
          expect(colunas.reduce((all, one) => all + one.tem, 0)).toBe(tem)
          expect(tem - quantidadeDe(matriz)).toBe(sobram - faltam)
          expect(
            vagasDe(matriz, contar(matriz, questoes)).reduce((all, { quantas }) => all + quantas, 0),
          ).toBe(faltam)
        },
      ),
    ))

  it('tells empty, missing, full and over', () => {
    const linhas = [{ habilidade: 7, quer: [1, 2, 0] as const }]
    const { casas } = contar({ linhas }, [
      { linha: 7, dificuldade: 1 },
      { linha: 7, dificuldade: 3 },
      { linha: 7, dificuldade: 5 },
    ])
    expect(casas[0]?.map(({ estado }) => estado)).toEqual(['cheia', 'falta', 'sobra'])
    expect(contar({ linhas }, []).casas[0]?.map(({ estado }) => estado)).toEqual(['falta', 'falta', 'nada'])
    expect(lugarDe({ linhas }, { linha: 7, dificuldade: null })).toBeNull()
    expect(lugarDe({ linhas }, { linha: null, dificuldade: 2 })).toBeNull()
    expect(
      lugarDe({ linhas: [{ habilidade: null, quer: [0, 0, 0] }] }, { linha: null, dificuldade: 2 }),
    ).toEqual([0, 0])
  })
})

const chaves = fc
  .array(
    fc.record({
      letra: fc.option(fc.nat({ max: 3 }), { freq: 8 }),
      alternativas: fc.integer({ min: 4, max: 5 }),
      fixa: fc.boolean(),
      dificuldade: fc.option(fc.integer({ min: 1, max: 5 })),
      texto_base: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 1 }),
      linha: fc.nat({ max: 4 }),
    }),
    { maxLength: 48 },
  )
  .map((all) =>
    all.map(
      (one, at): Ordenada => ({
        ...one,
        id: at + 1,
        alternativas: one.letra === null ? 0 : one.alternativas,
      }),
    ),
  )

describe('the keys', () => {
  it('finds rows of one letter, and no others', () => {
    expect(sequenciasDe([0, 2, 2, 2, 1, null, 1, 1])).toEqual([{ letra: 2, de: 2, ate: 4 }])
    expect(sequenciasDe([3, 3, 3, 3])).toEqual([{ letra: 3, de: 1, ate: 4 }])
    expect(sequenciasDe([null, null, null])).toEqual([])
  })

  it('what can move is even, and in no row of three', () =>
    fc.assert(
      fc.property(
        chaves.map((all) => all.map((one) => ({ ...one, fixa: one.letra === null }))),
        (all) => {
          const letras = equilibrar(all)
          expect(sequenciasDe(letras)).toEqual([])
          const now = all.map((one, at): Chave => ({ ...one, letra: letras[at] ?? null }))
          const wanted = esperadas(now)
          for (const [letra, count] of contarLetras(now).entries())
            expect(Math.abs(count - (wanted[letra] ?? 0))).toBeLessThan(2.5)
        },
      ),
    ))

  it('moves nothing that stays, and gives letters that there are', () =>
    fc.assert(
      fc.property(chaves, fc.nat({ max: 9 }), (all, salt) => {
        const letras = equilibrar(all, salt)
        expect(letras.length).toBe(all.length)
        all.forEach(({ letra, fixa, alternativas }, at) => {
          if (letra === null || fixa) expect(letras[at]).toBe(letra)
          else expect(Number(letras[at])).toBeLessThan(alternativas)
        })
        expect(equilibrar(all, salt)).toEqual(letras)
      }),
    ))

  it('changes places, and back', () => {
    expect(trocadas(['a', 'b', 'c'], 0, 2)).toEqual(['c', 'b', 'a'])
    expect(trocadas(['a', 'b'], 0, 4)).toEqual(['a', 'b'])
    expect(trocadas(trocadas(['a', 'b', 'c', 'd'], 1, 3), 3, 1)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps keys whose alternatives stand in order or speak of each other', () => {
    const fixa = (...textos: string[]) =>
      chaveDe(1, 'objetiva', {
        enunciado: '',
        alternativas: textos.map((texto, at) => ({ id: `p${at}`, texto, correta: at === 1, feedback: '' })),
        embaralhar: false,
      } as never).fixa
    expect(fixa('Rio', 'Lago', 'Mar', 'Nuvem')).toBe(false)
    expect(fixa('10 cm', '12,5 cm', '15 cm', '20 cm')).toBe(true)
    expect(fixa('R$ 40,00', 'R$ 30,00', 'R$ 20,00')).toBe(true)
    expect(fixa('12', '7', '30', '5')).toBe(false)
    expect(fixa('Rio', 'Lago', 'Todas as anteriores')).toBe(true)
    expect(fixa('O rio', 'O lago', 'A e B estão certas')).toBe(true)
    expect(chaveDe(1, 'dissertativa', { enunciado: '' } as never)).toEqual({
      id: 1,
      letra: null,
      alternativas: 0,
      fixa: true,
    })
  })
})

describe('the order', () => {
  it('loses nothing, keeps what asks about one text together, and is the same each time', () =>
    fc.assert(
      fc.property(
        chaves,
        fc.constantFrom('dificuldade', 'habilidade', 'acaso'),
        fc.nat({ max: 9 }),
        (all, por, salt) => {
          const now = ordenar(all, por, salt)
          expect(now.map(({ id }) => id).sort((a, b) => a - b)).toEqual(all.map(({ id }) => id))
          for (const texto of new Set(all.map(({ texto_base }) => texto_base))) {
            if (texto === null) continue
            const places = now.flatMap((one, at) => (one.texto_base === texto ? [at] : []))
            expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1)
          }
          expect(ordenar(all, por, salt)).toEqual(now)
        },
      ),
    ))

  it('goes from easy to hard, or along the matrix', () => {
    const of = (id: number, dificuldade: number, linha: number): Ordenada => ({
      ...{ id, dificuldade, linha, letra: 0, alternativas: 4, fixa: false, texto_base: null },
    })
    const all = [of(1, 5, 0), of(2, 1, 1), of(3, 3, 0)]
    expect(ordenar(all, 'dificuldade').map(({ id }) => id)).toEqual([2, 3, 1])
    expect(ordenar(all, 'habilidade').map(({ id }) => id)).toEqual([3, 1, 2])
  })
})
