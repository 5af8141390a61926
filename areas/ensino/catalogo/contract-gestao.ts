/** Calls of school years and disciplines as administrators keep them (section 2: informacoes/pedagogico). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Count, Id, JsonText, Line, OneOf } from '../../../core/contract/schema.ts'
import { AREAS_DO_SABER, Disciplina, Periodo } from './contract.ts'

const BASE = '/projeto/pt-br/informacoes/pedagogico'
const permissoes = ObjectOf({ mudar: Flag() })

/** One that is not `ativa` stays where it is named, and is offered no more. */
export const DisciplinaGerida = ObjectOf({
  ...Disciplina.properties,
  ordem: Integer({ minimum: 1 }),
  ativa: Flag(),
  qtd_aulas: Count,
  qtd_categorias: Count,
})
export type DisciplinaGerida = Static<typeof DisciplinaGerida>

export const AnoGerido = ObjectOf({
  ...Periodo.properties,
  ordem: Integer({ minimum: 1 }),
  ativa: Flag(),
  qtd_aulas: Count,
  qtd_curriculos: Count,
})
export type AnoGerido = Static<typeof AnoGerido>

const EnsinoGerido = ObjectOf({ id: Id, nome: Line(80), anos: ArrayOf(AnoGerido) })
export type EnsinoGerido = Static<typeof EnsinoGerido>

const Nome = Line(80, 1)
/** Exactly those that stand. */
const Ids = JsonText(ArrayOf(Id, { minItems: 1, maxItems: 500, uniqueItems: true }))
const disciplinas = { disciplinas: ArrayOf(DisciplinaGerida), permissoes }
const ensinos = { ensinos: ArrayOf(EnsinoGerido), permissoes }

const { get, post, put } = callsOf('catalogo')

export const gestaoApi = {
  gestaoDisciplinas: get(`${BASE}/disciplinas`, {
    summary: 'Every discipline in order, those out of use too, with how much names each; at most 500.',
    access: 'session',
    returns: disciplinas,
  }),
  createDisciplina: post(`${BASE}/disciplinas`, {
    summary: 'A new discipline, the last. 409 nome_repetido or sigla_repetida.',
    body: { nome: Nome, sigla: Line(10, 1), area: Optional(OneOf(AREAS_DO_SABER)) },
    returns: disciplinas,
  }),
  editDisciplina: put(`${BASE}/disciplinas/:id`, {
    summary: 'Changes what is sent; `ativa` false takes it out of use.',
    body: {
      nome: Optional(Nome),
      sigla: Optional(Line(10, 1)),
      area: Optional(OneOf(AREAS_DO_SABER)),
      ativa: Optional(Flag()),
    },
    returns: disciplinas,
  }),
  orderDisciplinas: put(`${BASE}/ordem/disciplinas`, {
    summary:
      'Orders all disciplines, renumbered from 1. 422 ordem_invalida when the list is not exactly them.',
    body: { disciplinas: Ids },
    returns: disciplinas,
  }),
  gestaoAnos: get(`${BASE}/anos-escolares`, {
    summary: 'The stages of schooling with every year in order, those out of use too; at most 500.',
    access: 'session',
    returns: ensinos,
  }),
  createAno: post(`${BASE}/anos-escolares`, {
    summary: 'A new year of a stage, its last. 409 codigo_repetido. Without a code one is made of the name.',
    body: { ensino_id: Id, nome: Nome, codigo: Optional(Line(20)) },
    returns: ensinos,
  }),
  editAno: put(`${BASE}/anos-escolares/:id`, {
    summary: 'Changes what is sent; `ativa` false takes it out of use. The code stays.',
    body: { nome: Optional(Nome), ativa: Optional(Flag()) },
    returns: ensinos,
  }),
  orderAnos: put(`${BASE}/ordem/anos-escolares`, {
    summary: 'Orders all years of one stage. 422 ordem_invalida when the list is not exactly them.',
    body: { ensino_id: Id, anos: Ids },
    returns: ensinos,
  }),
}
