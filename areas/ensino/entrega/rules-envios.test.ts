/** What was said about earlier sendings: of which it speaks, and using it again. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Passo } from './contract.ts'
import { ditos, reaproveitar } from './rules-envios.ts'
import type { Marca } from './shapes.ts'

const passo = (tipo: Passo['tipo'], texto: string, more: Partial<Passo> = {}): Passo => ({
  ...{ tipo, texto, autor: tipo === 'enviada' ? 'Ana' : 'Cecília', arquivos: [], marcas: [], nota: null },
  ...{ quando: '2026-11-27T12:00:00Z', ...more },
})
const marca = (de: number, ate: number, more: Partial<Marca> = {}): Marca => ({
  ...{ id: `m${de}`, tipo: 'pergunta', criterio: '', texto: 'Por quê?', arquivo: null, de, ate, traco: [] },
  ...more,
})
const antiga = (vez: number, comentario: string) => ({
  ...{ vez, revisao: 3, autor: { id: 2, nome: 'Otávio' }, nota: null, rubrica: [], comentario, marcas: [] },
  ...{ pronta: false, refazer: false },
})

describe('what was said before', () => {
  const passos = [
    passo('enviada', 'Prezado museu', { arquivos: ['foto.png'] }),
    passo('devolvida', 'Falta a data', { marcas: [marca(0, 7)] }),
    passo('enviada', 'Caro museu, 3 de maio'),
  ]

  it('stands by the words of its sending: given ones, those that were never sent, those of this device', () => {
    const minha = {
      vez: 1,
      escrita: { nota: 4, rubrica: [], comentario: 'Meu', marcas: [], pronta: false, refazer: false },
    }
    const found = ditos({ vez: 2, passos, antigas: [antiga(1, 'De Otávio')] }, minha)
    expect(found.map(({ vez, autor, comentario }) => [vez, autor, comentario])).toEqual([
      [1, null, 'Meu'],
      [1, 'Otávio', 'De Otávio'],
      [1, 'Cecília', 'Falta a data'],
    ])
    for (const one of found) expect(one).toMatchObject({ texto: 'Prezado museu', arquivos: ['foto.png'] })
    expect(found.map(({ quando }) => quando !== null)).toEqual([false, false, true])
  })

  it('is nothing of the sending that stands, of what was opened again without words, of the first', () => {
    expect(ditos({ vez: 1, passos: passos.slice(0, 2), antigas: [] })).toEqual([])
    expect(
      ditos({
        vez: 2,
        passos: [passo('enviada', 'a'), passo('reaberta', ''), passo('enviada', 'b')],
        antigas: [],
      }),
    ).toEqual([])
  })

  it('the newest sending first', () => {
    const all = [...passos, passo('devolvida', 'Quase'), passo('enviada', 'Fim')]
    expect(ditos({ vez: 3, passos: all, antigas: [] }).map(({ comentario }) => comentario)).toEqual([
      'Quase',
      'Falta a data',
    ])
  })
})

describe('used again', () => {
  let n = 0
  const newId = () => `n${n++}`
  const vazia = { comentario: '', marcas: [] }

  it('words follow those that are there; comments stand where their words are, once', () => {
    const texto = 'Prezado museu, chove.'
    const dito = {
      texto,
      comentario: 'Falta a data',
      marcas: [marca(8, 13), marca(15, 20), marca(0, 0, { arquivo: 0 })],
    }
    const agora = { texto: 'Caro museu: chove e chove.', escrita: { ...vazia, comentario: 'Melhor' } }
    const used = reaproveitar(dito, agora, newId)
    expect(used).toMatchObject({ comentario: 'Melhor\nFalta a data', semLugar: 2 })
    expect(used.marcas).toMatchObject([{ de: 5, ate: 10, texto: 'Por quê?' }])
    // Twice is once.
    expect(reaproveitar(dito, { ...agora, escrita: used }, newId)).toEqual({ ...used, semLugar: 2 })
  })

  it('always stands within the new work, on the same words', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(20), fc.nat(20), (antes, depois, a, b) => {
        const [de, ate] = [Math.min(a, b, antes.length), Math.min(Math.max(a, b), antes.length)]
        const { marcas } = reaproveitar(
          { texto: antes, comentario: '', marcas: [marca(de, ate)] },
          { texto: depois, escrita: vazia },
          newId,
        )
        for (const one of marcas) {
          expect(one.de < one.ate && one.ate <= depois.length).toBe(true)
          expect(depois.slice(one.de, one.ate)).toBe(antes.slice(de, ate))
        }
      }),
    ))
})
