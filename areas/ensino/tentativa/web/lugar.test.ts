/** Where a pupil stands, and what comes next. */
import { describe, expect, it } from 'vitest'
import type { TurmaAula } from '../../aula/shapes.ts'
import { hasTentativa, lugarOf, proximaOf } from './lugar.ts'

const nada = { tentativas: 0, nota: null, status: null, em_andamento: false, aguardando: false }
type Minha = NonNullable<TurmaAula['minha']>
const given = (id: number, minha: Partial<Minha> = {}, part: Partial<TurmaAula> = {}) =>
  ({
    id,
    situacao: 'aberta',
    dtFim: null,
    obrigatoria: true,
    aula: { tentativas: 3 },
    permissoes: { fazer: true, gerenciar: false },
    minha: { ...nada, ...minha },
    ...part,
  }) as TurmaAula

describe('where a pupil stands', () => {
  it.each<[string, Partial<Minha>, Partial<TurmaAula>]>([
    ['agendada', {}, { situacao: 'agendada' }],
    ['em_andamento', { em_andamento: true, nota: 3 }, {}],
    ['encerrada', { em_andamento: true }, { situacao: 'encerrada' }],
    ['aguardando', { aguardando: true }, { situacao: 'encerrada' }],
    ['feita', { nota: 8, status: 'aprovado' }, {}],
    ['nova', {}, {}],
    ['encerrada', {}, { situacao: 'encerrada' }],
  ])('is %s for %j %j', (lugar, minha, part) => {
    expect(lugarOf(given(1, minha, part))).toBe(lugar)
  })

  it('has attempts left', () => {
    expect(hasTentativa(given(1, { tentativas: 2 }))).toBe(true)
    expect(hasTentativa(given(1, { tentativas: 3 }))).toBe(false)
    const free = { aula: { tentativas: null } as TurmaAula['aula'] }
    expect(hasTentativa(given(1, { tentativas: 30 }, free))).toBe(true)
  })
})

describe('what comes next', () => {
  it('is what is under way, then what must be done and ends first', () => {
    const late = given(1, {}, { dtFim: '2026-12-01T00:00:00Z' })
    const soon = given(2, {}, { dtFim: '2026-11-25T00:00:00Z' })
    const optional = given(3, {}, { obrigatoria: false, dtFim: '2026-11-22T00:00:00Z' })
    const begun = given(4, { em_andamento: true })
    expect(proximaOf([late, optional, soon, begun])?.id).toBe(4)
    expect(proximaOf([late, optional, soon])?.id).toBe(2)
    expect(proximaOf([optional])?.id).toBe(3)
    expect(proximaOf([given(5, { nota: 10 }), given(6, {}, { situacao: 'agendada' })])).toBeUndefined()
    expect(proximaOf([{ ...soon, permissoes: { fazer: false, gerenciar: false } }])).toBeUndefined()
  })
})
