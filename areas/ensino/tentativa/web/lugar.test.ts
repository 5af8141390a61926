/** Where a pupil stands. */
import { describe, expect, it } from 'vitest'
import type { TurmaAula } from '../../aula/shapes.ts'
import { hasTentativa, lugarOf } from './lugar.ts'

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
