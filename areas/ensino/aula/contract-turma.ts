/** Calls of lessons in classes (product.md H-04, 'vínculo turma'; section 7), and the short link of section 2. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { defineApi } from '../../../core/contract/endpoint.ts'
import { Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { CAMPOS_VINCULO, MAX_TURMAS, SITUACOES, TurmaAula } from './shapes.ts'

const shared = { area: 'aula', client: 'auth', access: 'resource' } as const
const ofOne = { ...shared, params: ObjectOf({ turma: Id, vinculo: Id }) } as const
const BASE = '/gerenciar/pt-br/turma/:turma/aulas'
const Vinculo = ObjectOf({ vinculo: TurmaAula })

export const ORDENS_TURMA = ['-dtInicio', 'dtInicio', 'titulo', '-titulo'] as const

export const turmaAulaApi = defineApi({
  listTurma: {
    ...shared,
    method: 'GET',
    path: BASE,
    summary:
      'The lessons of a class, by themselves, shared with it or by a playlist; pupils and guardians see published ones, with their dates where they are locked.',
    params: ObjectOf({ turma: Id }),
    query: ObjectOf({
      ...PageQuery,
      busca: Optional(Line(120)),
      /** Given by themselves or shared, or brought by playlists alone; both where it is absent. */
      origem: Optional(OneOf(['dada', 'playlist'])),
      situacao: Optional(OneOf(SITUACOES)),
      ordem: Optional(OneOf(ORDENS_TURMA)),
    }),
    returns: ObjectOf({
      aulas: ArrayOf(TurmaAula),
      total: Integer({ minimum: 0 }),
      permissoes: ObjectOf({ dar: Flag() }),
    }),
  },
  listVinculos: {
    ...shared,
    method: 'GET',
    path: '/gerenciar/pt-br/aulas/:id/turmas',
    summary: 'The classes that have a lesson, of those that the person sees: at most 200.',
    params: ObjectOf({ id: Id }),
    returns: ObjectOf({ vinculos: ArrayOf(TurmaAula) }),
  },
  give: {
    ...shared,
    method: 'POST',
    path: '/gerenciar/pt-br/aulas/:id/turmas',
    summary:
      'Gives a lesson to classes that the person answers for, all of them; those that have it keep theirs.',
    params: ObjectOf({ id: Id }),
    body: ObjectOf({
      turmas: ArrayOf(Id, { minItems: 1, maxItems: MAX_TURMAS, uniqueItems: true }),
      ...CAMPOS_VINCULO,
    }),
    returns: ObjectOf({ vinculos: ArrayOf(TurmaAula), ja_tinham: ArrayOf(Id) }),
  },
  changeVinculo: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:vinculo`,
    summary: 'Other dates, weight or rules of a lesson in a class.',
    body: ObjectOf(CAMPOS_VINCULO),
    returns: Vinculo,
  },
  removeVinculo: {
    ...ofOne,
    method: 'DELETE',
    path: `${BASE}/:vinculo`,
    summary: 'Takes a lesson from a class; what pupils did is kept.',
    returns: ObjectOf({}),
  },
  restoreVinculo: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:vinculo/volta`,
    summary: 'Undoes the taking away. 409 when the class was given the lesson again meanwhile.',
    returns: Vinculo,
  },
  minhasTurmas: {
    ...shared,
    access: 'session',
    method: 'POST',
    path: '/projeto/pt-br/buscar/projetos/minhas-turmas',
    reads: true,
    summary: "The lessons of the person's own classes, newest start first: at most 500.",
    returns: ObjectOf({
      projetos: ArrayOf(
        ObjectOf({
          id: Id,
          titulo: Text(),
          codigo: Text(),
          turma: ObjectOf({ id: Id, codigo: Text(), nome: Text() }),
          dtInicio: Nullable(Instant),
          dtFim: Nullable(Instant),
          situacao: OneOf(SITUACOES),
          obrigatoria: Flag(),
        }),
      ),
    }),
  },
  selecionar: {
    ...shared,
    method: 'POST',
    path: '/projeto/pt-br/selecionar/projeto',
    reads: true,
    summary: 'A published lesson as who opens it reads of it, and the classes in which the person has it.',
    body: ObjectOf({ projeto_id: Id }),
    returns: ObjectOf({
      projeto: ObjectOf({
        id: Id,
        codigo: Text(),
        titulo: Text(),
        descricao: Text(),
        capa_id: Nullable(Id),
        versao: Integer({ minimum: 1 }),
        total_telas: Integer({ minimum: 0 }),
        turmas: ArrayOf(TurmaAula),
        permissoes: ObjectOf({ lerRascunho: Flag(), editar: Flag(), duplicar: Flag() }),
      }),
    }),
  },
  followCodigo: {
    ...shared,
    access: 'session',
    method: 'GET',
    path: '/gerenciar/pt-br/atalho/:codigo',
    summary:
      'Where the short link /{ida} leads: a lesson that the person may see, or a class. 404 otherwise.',
    params: ObjectOf({ codigo: Line(20, 1) }),
    returns: ObjectOf({ tipo: OneOf(['aula', 'turma']), id: Id }),
  },
})
