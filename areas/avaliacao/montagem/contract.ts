/** Calls of assembling an assessment from the bank (section 2, 'montagem-avaliacao'; product.md H-13). They only read. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { ListQuery } from '../../../core/contract/lists.ts'
import { Count, Id, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { HabilidadeCitada } from '../../ensino/catalogo/contract.ts'
import { Midia } from '../../ensino/midia/shapes.ts'
import { Candidata, Escolhidas, FaixaCampo, Impressa, PARA, VagaCampo } from './shapes.ts'

const BASE = '/gerenciar/pt-br/montagem-avaliacao'
const { post } = callsOf('montagem')

/** Subject and grade level that questions are looked for in. */
const ONDE = { disciplina: Nullable(Id), periodo: Nullable(Id) } as const

export const montagemApi = {
  conferir: post(`${BASE}/conferir`, {
    summary:
      'The questions of a basket in their order, as a matrix counts them; what may not be used any more is left out.',
    reads: true,
    body: { ...PARA, ...ONDE },
    returns: {
      questoes: ArrayOf(Candidata),
      /** Those that ask almost the same. */
      pares: ArrayOf(ObjectOf({ a: Id, b: Id })),
      /** The skills of the matrix, in their order. */
      habilidades: ArrayOf(HabilidadeCitada),
      disciplina: Nullable(Ref),
      periodo: Nullable(Ref),
      turma: Nullable(Ref),
    },
  }),
  procurar: post(`${BASE}/procurar`, {
    summary: 'Approved questions that are not in the basket, newest first.',
    reads: true,
    body: {
      ...PARA,
      ...ONDE,
      ...ListQuery,
      /** Of one row of the matrix; null: of no skill that it names. */
      linha: Optional(Nullable(Id)),
      faixa: Optional(FaixaCampo),
      origem: Optional(OneOf(['minhas', 'rede'])),
      /** Only what the class has not met. */
      novas: Optional(Flag()),
    },
    returns: { questoes: ArrayOf(Candidata), total: Count },
  }),
  sugerir: post(`${BASE}/sugerir`, {
    summary:
      'Questions for what a matrix lacks: first what the class has not met, keys as even as they can be.',
    reads: true,
    body: { ...PARA, ...ONDE, vagas: ArrayOf(VagaCampo, { minItems: 1, maxItems: 90 }) },
    returns: {
      questoes: ArrayOf(Candidata),
      /** What no question is there for. */
      vazias: ArrayOf(VagaCampo),
    },
  }),
  papel: post(`${BASE}/papel`, {
    summary: 'The questions of a basket as they are printed, key included, in their order.',
    reads: true,
    body: { questoes: Escolhidas },
    returns: { questoes: ArrayOf(Impressa), midias: ArrayOf(Midia) },
  }),
}
