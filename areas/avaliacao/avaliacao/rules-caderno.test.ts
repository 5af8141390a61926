/** The versions of an assessment, and what each says is right. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sure } from '../../../core/contract/narrow.ts'
import { padroesCertos, primeiroBloco } from './rules.ts'
import { cadernosDe, type NaOrdem } from './rules-caderno.ts'
import { sequenciasDe } from './rules-gabarito.ts'

const questoes = fc
  .array(
    fc.record({
      letra: fc.option(fc.nat({ max: 3 }), { freq: 6 }),
      fixa: fc.boolean(),
      texto_base: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
    }),
    { minLength: 1, maxLength: 32 },
  )
  .map((rows) =>
    rows.map(
      ({ letra, fixa, texto_base }, at): NaOrdem => ({
        ...{ id: 1_000 + at * 7, numero: at + 1, letra, texto_base },
        alternativas: letra === null ? 0 : 4,
        fixa: letra === null || fixa,
      }),
    ),
  )
const embaralha = fc.record({ questoes: fc.boolean(), alternativas: fc.boolean(), blocos: fc.boolean() })

describe('versions', () => {
  it('hold each question once, its alternatives once, what is fixed where it was, and are the same again', () =>
    fc.assert(
      fc.property(questoes, fc.integer({ min: 1, max: 26 }), embaralha, (rows, cadernos, por) => {
        const all = { ...por, bloco: primeiroBloco(rows.length) }
        const mapas = cadernosDe(rows, cadernos, all)
        expect(mapas).toHaveLength(cadernos)
        expect(cadernosDe(rows, cadernos, all)).toEqual(mapas)
        expect(mapas[0]?.map(({ numero }) => numero)).toEqual(rows.map(({ numero }) => numero))
        for (const mapa of mapas) {
          expect(mapa.map(({ numero }) => numero).toSorted((a, b) => a - b)).toEqual(
            rows.map(({ numero }) => numero),
          )
          for (const { numero, ordem } of mapa) {
            const { alternativas, fixa } = sure(rows[numero - 1])
            const sorted = Array.from({ length: alternativas }, (_, at) => at)
            expect(ordem.toSorted((a, b) => a - b)).toEqual(sorted)
            if (fixa || !por.alternativas) expect(ordem).toEqual(sorted)
          }
          if (!por.questoes && !por.blocos)
            expect(mapa.map(({ numero }) => numero)).toEqual(rows.map(({ numero }) => numero))
        }
      }),
    ))

  it('keep blocks apart, and together what asks about one text', () =>
    fc.assert(
      fc.property(questoes, (rows) => {
        const bloco = primeiroBloco(rows.length)
        const mapas = cadernosDe(rows, 4, { questoes: true, alternativas: false, blocos: false, bloco })
        for (const mapa of mapas)
          expect(mapa.slice(0, bloco).every(({ numero }) => numero <= bloco)).toBe(true)
        for (const mapa of mapas)
          mapa.forEach(({ numero }, at) => {
            const [one, before] = [rows[numero - 1], rows[numero - 2]]
            const joined =
              one?.texto_base !== null && one?.texto_base === before?.texto_base && numero !== bloco + 1
            if (joined) expect(mapa[at - 1]?.numero).toBe(numero - 1)
          })
      }),
    ))

  it('differ from each other, and no letter stands three times in a row where keys may move', () => {
    const rows = Array.from(
      { length: 24 },
      (_, at): NaOrdem => ({
        ...{ id: 50 + at * 3, numero: at + 1, letra: 0, alternativas: 4, fixa: false, texto_base: null },
      }),
    )
    const mapas = cadernosDe(rows, 26, { questoes: true, alternativas: true, blocos: false, bloco: 24 })
    expect(new Set(mapas.map((mapa) => JSON.stringify(mapa))).size).toBe(26)
    for (const mapa of mapas.slice(1))
      expect(sequenciasDe(mapa.map(({ ordem }) => ordem.indexOf(0)))).toEqual([])
  })
})

it('standards begin at nothing and go up, each by its own name', () => {
  expect(padroesCertos([{ nome: 'A', desde: 0 }])).toBe(true)
  expect(padroesCertos([{ nome: 'A', desde: 1 }])).toBe(false)
  expect(padroesCertos([])).toBe(false)
  const two = (desde: number, nome = 'B') => [
    { nome: 'A', desde: 0 },
    { nome, desde },
  ]
  expect([two(1), two(0), two(50, ' a')].map(padroesCertos)).toEqual([true, false, false])
})
