/** When a correction may go, and which marks a work can hold. */
import { describe, expect, it } from 'vitest'
import { cabe, type Escrita, falta, isVazia, notaDe } from './rules-mesa.ts'
import type { Marca } from './shapes.ts'

const nivel = (nome: string, pontos: number) => ({ nome, descricao: '', pontos })
const RUBRICA = [{ id: 'a', criterio: 'Ideia', niveis: [nivel('Não', 0), nivel('Sim', 5)] }]
const vazia: Escrita = { nota: null, rubrica: [], comentario: '', marcas: [], refazer: false }
const marca = (part: Partial<Marca>): Marca => ({
  ...{ id: 'm', tipo: 'elogio', criterio: '', texto: 'Bom', arquivo: null, de: 0, ate: 1, traco: [] },
  ...part,
})

describe('a correction', () => {
  it.each([
    [RUBRICA, {}, 'nota'],
    [RUBRICA, { nota: 8 }, 'nota'],
    [RUBRICA, { rubrica: [{ criterio: 'a', nivel: 1 }] }, null],
    [[], {}, 'nota'],
    [[], { nota: 0 }, null],
    [[], { refazer: true, nota: 8 }, 'palavras'],
    [[], { refazer: true, comentario: '  ' }, 'palavras'],
    [[], { refazer: true, marcas: [marca({ texto: ' ' })] }, 'palavras'],
    [[], { refazer: true, marcas: [marca({})] }, null],
    [RUBRICA, { refazer: true, comentario: 'Falta a data' }, null],
  ] as const)('by %j with %j lacks %s', (rubrica, part, wanted) => {
    expect(falta(rubrica as never, { ...vazia, ...(part as Partial<Escrita>) })).toBe(wanted)
  })

  it('takes its mark of the rubric where there is one', () => {
    const written = { nota: 3, rubrica: [{ criterio: 'a', nivel: 1 }] }
    expect(notaDe(RUBRICA, written)).toBe(10)
    expect(notaDe([], written)).toBe(3)
  })

  it('is empty only while nothing at all is written', () => {
    expect(isVazia(vazia)).toBe(true)
    for (const part of [
      { nota: 0 },
      { rubrica: [{ criterio: 'a', nivel: 0 }] },
      { comentario: ' ' },
      { marcas: [marca({})] },
      { refazer: true },
    ])
      expect(isVazia({ ...vazia, ...part })).toBe(false)
  })
})

it.each([
  [{ de: 0, ate: 4 }, true],
  [{ de: 0, ate: 5 }, false],
  [{ de: 2, ate: 2 }, false],
  [{ de: 3, ate: 2 }, false],
  [{ de: 0, ate: 4, traco: [1, 2] }, false],
  [{ arquivo: 0, traco: [1, 2] }, true],
  [{ arquivo: 0, de: 12, ate: 12 }, true],
  [{ arquivo: 0, de: 12, ate: 11 }, false],
  [{ arquivo: 0, traco: [1, 2, 3] }, false],
  [{ arquivo: 1 }, false],
] as const)('a mark at %j stands in four signs and one file: %s', (part, fits) => {
  expect(cabe(marca(part as Partial<Marca>), { texto: 'Bom!', arquivos: 1 })).toBe(fits)
})
