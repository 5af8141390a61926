/** Orders that attempts draw: never solved, the same for the same attempt, of the same parts. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTEUDOS_DE_TESTE } from './factory.ts'
import { publicar } from './rules-publicar.ts'
import { COM_GABARITO, telaDe } from './rules-publicar-testing.ts'
import { ordensErradas, sortear } from './rules-sortear.ts'
import type { ConteudoAluno } from './shapes-telas-aluno.ts'

const classes = fc.array(fc.nat(5), { minLength: 0, maxLength: 10 })
const seed = fc.string({ minLength: 1 })
const ordered = (given: readonly number[]) => [...given].sort((a, b) => a - b)

describe('orders that are not solved', () => {
  it('are never the right one, and there is one wherever there can be', () => {
    fc.assert(
      fc.property(classes, seed, (given, with_) => {
        const orders = ordensErradas(given, with_)
        expect(orders.length > 0).toBe(new Set(given).size > 1)
        for (const order of orders) {
          expect(ordered(order)).toEqual(given.map((_, place) => place))
          expect(order.map((place) => given[place])).not.toEqual(ordered(given))
        }
      }),
    )
  })
})

describe('an attempt', () => {
  const itens = ['ovo', 'lagarta', 'casulo', 'borboleta'].map((texto, n) => ({ id: `n${n}`, texto }))
  const tela = {
    tipo: 'ordenar' as const,
    conteudo: { ...CONTEUDOS_DE_TESTE.ordenar, itens },
  }
  const shown = ({ itens }: ConteudoAluno<'ordenar'>) => itens.map(({ texto }) => texto)

  it('begins to put in order with what is not in order', () => {
    fc.assert(
      fc.property(seed, seed, (published, attempt) => {
        const { conteudo } = publicar(tela, published)
        const drawn = shown(sortear('ordenar', conteudo, attempt))
        expect(drawn.toSorted()).toEqual(itens.map(({ texto }) => texto).toSorted())
        expect(drawn).not.toEqual(itens.map(({ texto }) => texto))
        expect(shown(sortear('ordenar', conteudo, attempt))).toEqual(drawn)
      }),
    )
  })

  it('draws alternatives of its own where the author mixes them, and keeps the order elsewhere', () => {
    const alternativas = Array.from({ length: 5 }, (_, n) => ({ id: `a${n + 1}`, texto: `${n}` }))
    const base = { enunciado: '', dica: '', tentativas: 1, obrigatoria: true } as const
    const of = (embaralhar: boolean, with_: string) =>
      sortear('multipla_escolha', { ...base, alternativas, embaralhar }, with_).alternativas.map(
        ({ id }) => id,
      )
    const drawn = new Set(Array.from({ length: 20 }, (_, n) => of(true, `attempt ${n}`).join()))
    expect(drawn.size).toBeGreaterThan(10)
    expect(of(false, 'one')).toEqual(alternativas.map(({ id }) => id))
  })

  it('keeps the parts of every type', () => {
    const kept = (value: unknown): string =>
      JSON.stringify(value, (_, one) =>
        Array.isArray(one) ? one.map((x) => JSON.stringify(x)).toSorted() : one,
      )
    for (const tipo of COM_GABARITO)
      fc.assert(
        fc.property(telaDe(tipo), seed, (one, attempt) => {
          const { conteudo } = publicar(one, 'a seed')
          expect(kept(sortear(tipo, conteudo, attempt))).toBe(kept(conteudo))
        }),
        { numRuns: 20 },
      )
  })
})
