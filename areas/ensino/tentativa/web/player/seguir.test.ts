/** After a lesson: what is not right yet comes first, and there is always a way on. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TurmaAula } from '../../../aula/shapes.ts'
import { acoesDe, seguinteOf } from './seguir.ts'

const minha = { tentativas: 0, nota: null, status: null, em_andamento: false, aguardando: false }
const given = (id: number, part: Partial<TurmaAula> = {}) =>
  ({
    id,
    situacao: 'aberta',
    dtFim: null,
    obrigatoria: true,
    aula: { id, tentativas: 3 },
    permissoes: { fazer: true, gerenciar: false },
    minha,
    ...part,
  }) as TurmaAula
const feita = (id: number) =>
  given(id, {
    minha: { tentativas: 1, nota: 8, status: 'aprovado', em_andamento: false, aguardando: false },
  })

describe('the buttons of the end', () => {
  it.each([
    ['something wrong', { refazer: true, seguir: true, deNovo: true, status: 'aprovado' }, 'refazer'],
    [
      'failed, practice still closed',
      { refazer: false, seguir: true, deNovo: true, status: 'reprovado' },
      'deNovo',
    ],
    [
      'failed, no attempt left',
      { refazer: false, seguir: true, deNovo: false, status: 'reprovado' },
      'seguir',
    ],
    ['passed', { refazer: false, seguir: true, deNovo: true, status: 'aprovado' }, 'seguir'],
    [
      'passed, and nothing comes next',
      { refazer: false, seguir: false, deNovo: true, status: 'aprovado' },
      'voltar',
    ],
  ] as const)('%s', (_, fim, first) => {
    expect(acoesDe(fim)[0]).toBe(first)
  })

  it('are each there once, always with a way back, and only what may be done', () => {
    const fim = fc.record({
      status: fc.constantFrom('aprovado', 'reprovado', null),
      refazer: fc.boolean(),
      deNovo: fc.boolean(),
      seguir: fc.boolean(),
    })
    fc.assert(
      fc.property(fim, (one) => {
        const acoes = acoesDe(one)
        expect(new Set(acoes).size).toBe(acoes.length)
        expect(acoes).toContain('voltar')
        expect(acoes.includes('refazer')).toBe(one.refazer)
        expect(acoes.includes('deNovo')).toBe(one.deNovo)
        expect(acoes.includes('seguir')).toBe(one.seguir)
      }),
    )
  })
})

describe('the lesson that follows', () => {
  it('is the next of its playlist that is to be done, in the order of the playlist', () => {
    expect(seguinteOf([given(1), given(2), feita(3), given(4)], 2, [4, 2, 3, 1])?.aula.id).toBe(1)
  })

  it('is what is to be done next in the class where the playlist ends, and never the same again', () => {
    const soon = given(7, { dtFim: '2026-11-25T00:00:00Z' })
    expect(seguinteOf([given(5), soon, given(2)], 2, [1, 2])?.aula.id).toBe(7)
    const begun = { ...given(6), minha: { ...minha, em_andamento: true } }
    expect(seguinteOf([given(5), soon, begun], 2)?.aula.id).toBe(6)
    expect(seguinteOf([given(5, { obrigatoria: false }), given(8)], 2)?.aula.id).toBe(8)
    expect(seguinteOf([given(2), given(5, { situacao: 'agendada' })], 2)).toBeUndefined()
    expect(seguinteOf([given(2), feita(3)], 2, [2, 3])).toBeUndefined()
  })
})
