/** The blocks of a page while they are composed. */
import { describe, expect, it } from 'vitest'
import { conferir } from '../../rules-conferir.ts'
import { TIPOS_BLOCO } from '../../rules-limites.ts'
import { blocosDe, devolvida, duplicada, movido, passo, pecaNova, pecasDe, resumoDe, sem } from './lista.ts'

const three = () => [pecaNova('abertura'), pecaNova('texto'), pecaNova('passos')]
const tipos = (pecas: ReturnType<typeof three>) => pecas.map(({ bloco }) => bloco.tipo)

describe('the list', () => {
  it('moves what lies below the opening, and never over it', () => {
    const pecas = three()
    const [abertura, texto, passos] = pecas.map(({ chave }) => chave) as [string, string, string]
    expect(tipos(passo(pecas, passos, -1))).toEqual(['abertura', 'passos', 'texto'])
    expect(tipos(passo(pecas, texto, -1))).toEqual(['abertura', 'texto', 'passos'])
    expect(tipos(passo(pecas, abertura, 1))).toEqual(['abertura', 'texto', 'passos'])
    expect(tipos(passo(pecas, passos, 1))).toEqual(['abertura', 'texto', 'passos'])
    expect(movido([1, 2, 3], 0, 2)).toEqual([2, 3, 1])
    expect(movido([1, 2, 3], 0, 3)).toEqual([1, 2, 3])
  })

  it('duplicates below, with a key of its own and nothing shared', () => {
    const pecas = three()
    const { pecas: more, copia } = duplicada(pecas, pecas[1]?.chave ?? '')
    expect(tipos(more)).toEqual(['abertura', 'texto', 'texto', 'passos'])
    expect(new Set(more.map(({ chave }) => chave)).size).toBe(4)
    expect(copia).toBe(more[2]?.chave)
    expect(more[2]?.bloco).not.toBe(more[1]?.bloco)
    expect(duplicada(pecas, 'x')).toEqual({ pecas, copia: null })
  })

  it('gives back what was taken out, once', () => {
    const pecas = three()
    const one = pecas[1] as (typeof pecas)[number]
    const less = sem(pecas, one.chave)
    expect(tipos(less)).toEqual(['abertura', 'passos'])
    expect(devolvida(less, one, 1)).toEqual(pecas)
    expect(devolvida(pecas, one, 1)).toEqual(pecas)
  })

  it('of what was read is what was read', () => {
    const blocos = blocosDe(three())
    expect(blocosDe(pecasDe(blocos))).toEqual(blocos)
  })
})

it('an empty block of each kind is incomplete, and says nothing of itself', () => {
  for (const tipo of TIPOS_BLOCO) {
    const { bloco } = pecaNova(tipo)
    expect([tipo, resumoDe(bloco)]).toEqual([tipo, ''])
    const at = tipo === 'abertura' ? 0 : 1
    const faltas = conferir(at === 0 ? [bloco] : [pecaNova('abertura').bloco, bloco])[at]
    expect([tipo, Object.keys(faltas ?? {}).length > 0]).toEqual([tipo, true])
  }
})
