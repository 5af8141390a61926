/** What is done again comes in another order, ends only when all is right, and asks nothing else. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TelaJogada } from '../../shapes.ts'
import { seguida, volta } from './rodada.ts'

const parte = (id: string) => ({ id, texto: id })
const escolha = (id: number, embaralhar = true): TelaJogada => ({
  ...{ id, ordem: id, tipo: 'multipla_escolha', titulo: `Tela ${id}`, peso: 1, obrigatoria: true },
  conteudo: {
    ...{ enunciado: '<p>?</p>', tentativas: 3, tempo: 30, embaralhar },
    alternativas: ['a', 'b', 'c', 'd'].map(parte),
  },
})
const ids = ({ conteudo }: { conteudo: TelaJogada['conteudo'] }) =>
  (conteudo.alternativas as { id: string }[]).map(({ id }) => id).join('')

describe('a screen that comes again', () => {
  it('has another order each time where its author lets it be shuffled, else the same, and always the same parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 20 }), (semente, n) => {
        const first = volta(escolha(1), semente, n)
        const next = volta(escolha(1), semente, n + 1, first.conteudo)
        expect(ids(next)).not.toBe(ids(first))
        expect([...ids(next)].sort()).toEqual(['a', 'b', 'c', 'd'])
        expect(ids(volta(escolha(1, false), semente, n))).toBe('abcd')
      }),
    )
  })

  it('is answered once and without a clock: tries and time are of the attempt', () => {
    expect(volta(escolha(1), 's', 0).conteudo).toMatchObject({ tentativas: 1, enunciado: '<p>?</p>' })
    expect(volta(escolha(1), 's', 0).conteudo).not.toHaveProperty('tempo')
  })
})

describe('a round', () => {
  it('brings back what was wrong, after all others, until each screen was right once', () => {
    const given = fc.record({
      many: fc.integer({ min: 1, max: 6 }),
      wrong: fc.array(fc.nat({ max: 3 }), { maxLength: 6 }),
    })
    fc.assert(
      fc.property(given, ({ many, wrong }) => {
        const telas = Array.from({ length: many }, (_, at) => escolha(at + 1))
        // How often each is wrong before it is right.
        const left = new Map(telas.map(({ id }, at) => [id, wrong[at] ?? 0]))
        const expected = many + [...left.values()].reduce((sum, n) => sum + n, 0)
        let voltas: ReturnType<typeof seguida> = telas.map((tela) => volta(tela, 's', 0))
        for (let at = 0; at < voltas.length; at += 1) {
          const { id, tela } = voltas[at] as (typeof voltas)[number]
          const again = left.get(tela) ?? 0
          left.set(tela, again - 1)
          const before = voltas
          voltas = seguida(voltas, telas, { respondida: id, certa: again <= 0, semente: 's' })
          expect(voltas.slice(0, before.length)).toEqual(before)
          expect(voltas.length - before.length).toBe(again > 0 ? 1 : 0)
        }
        expect(voltas.length).toBe(expected)
        expect(new Set(voltas.map(({ id }) => id)).size).toBe(expected)
      }),
    )
  })

  it('adds one coming only for an answer that is sent twice', () => {
    const telas = [escolha(1)]
    const voltas = telas.map((tela) => volta(tela, 's', 0))
    const answer = { respondida: voltas[0]?.id ?? 0, certa: false, semente: 's' }
    const once = seguida(voltas, telas, answer)
    expect(seguida(once, telas, answer)).toBe(once)
  })
})
