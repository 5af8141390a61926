/** What an act makes of each of many questions, and what stands in its way. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Colunas, depoisDe, isImpedimento, isSame, type Pedido } from './rules-lote.ts'
import { ESTADOS_QUESTAO, MAX_TAGS } from './shapes.ts'

const antes: Colunas = {
  ...{ estado: 'aprovada', disciplina_id: 1, periodo_id: null, dificuldade: 2, rede_id: 7 },
  ...{ habilidades: [4, 5], tags: [1, 2] },
}
const TUDO = { edita: true, aprova: true, aprovaLa: true, inteira: true }

describe('what stands in the way', () => {
  it.each([
    ['no right', antes, { dificuldade: 1 }, { ...TUDO, edita: false }, 'permissao'],
    ['put away', { ...antes, estado: 'arquivada' }, { dificuldade: 1 }, TUDO, 'guardada'],
    ['put away, sent', { ...antes, estado: 'arquivada' }, { rede_id: 8 }, TUDO, 'guardada'],
    ['in the bank of another', antes, { rede_id: 8 }, TUDO, 'banco'],
    [
      'a draft that lacks something, sent',
      { ...antes, estado: 'rascunho' },
      { rede_id: 8 },
      { ...TUDO, inteira: false },
      'incompleta',
    ],
    [
      'a draft that lacks something, put away',
      { ...antes, estado: 'rascunho' },
      { arquivada: true },
      { ...TUDO, inteira: false },
      'incompleta',
    ],
    ['too many tags', antes, { tags_mais: [3, 4, 5, 6, 7, 8, 9, 10, 11] }, TUDO, 'muitas_tags'],
  ] as const)('%s', (_, was, pedido, pode, why) => {
    expect(depoisDe(was, pedido, pode)).toBe(why)
  })
})

it('goes into a bank reviewed or not, and comes back from the archive as the person may', () => {
  const minha = { ...antes, rede_id: null }
  expect(depoisDe(minha, { rede_id: 8 }, TUDO)).toMatchObject({ estado: 'aprovada', rede_id: 8 })
  expect(depoisDe(minha, { rede_id: 8 }, { ...TUDO, aprovaLa: false })).toMatchObject({
    estado: 'em_revisao',
  })
  const guardada = { ...antes, estado: 'arquivada' as const }
  expect(depoisDe(guardada, { arquivada: false }, TUDO)).toMatchObject({ estado: 'aprovada' })
  expect(depoisDe(guardada, { arquivada: false }, { ...TUDO, aprova: false })).toMatchObject({
    estado: 'rascunho',
  })
})

const id = fc.integer({ min: 1, max: 12 })
const ids = (maxLength: number) => fc.uniqueArray(id, { maxLength })
const colunas: fc.Arbitrary<Colunas> = fc.record({
  estado: fc.constantFrom(...ESTADOS_QUESTAO),
  disciplina_id: fc.option(id),
  periodo_id: fc.option(id),
  dificuldade: fc.option(fc.integer({ min: 1, max: 5 })),
  rede_id: fc.option(id),
  habilidades: ids(5),
  tags: ids(MAX_TAGS),
})
const pedido: fc.Arbitrary<Pedido> = fc.record(
  {
    arquivada: fc.boolean(),
    disciplina: fc.option(id),
    dificuldade: fc.option(fc.integer({ min: 1, max: 5 })),
    habilidades: ids(5),
    tags_mais: ids(MAX_TAGS),
    tags_menos: ids(MAX_TAGS),
    rede_id: id,
  },
  { requiredKeys: [] },
)
const pode = fc.record({
  edita: fc.boolean(),
  aprova: fc.boolean(),
  aprovaLa: fc.boolean(),
  inteira: fc.boolean(),
})

it('approves for nobody who may not, holds its bounds, and repeating what was possible changes no more', () => {
  fc.assert(
    fc.property(colunas, pedido, pode, (was, asked, may) => {
      const after = depoisDe(was, asked, may)
      if (isImpedimento(after)) return
      expect(may.edita).toBe(true)
      expect(after.tags.length).toBeLessThanOrEqual(Math.max(MAX_TAGS, was.tags.length))
      if (after.estado === 'aprovada' && was.estado !== 'aprovada')
        expect(may.aprova || may.aprovaLa).toBe(true)
      const { arquivada: _, ...rest } = asked
      const again = depoisDe(after, after.estado === 'arquivada' ? { arquivada: true } : rest, may)
      expect(isImpedimento(again) ? again : isSame(again, after)).toBe(true)
    }),
  )
})
