/** Calls of lessons in classes (product.md H-04, 'vínculo turma'; section 7), and the short link of section 2. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional, String as Text } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { ListQuery, Nota, Revision, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { CAMPOS_VINCULO, MAX_TURMAS, SITUACOES, TurmaAula } from './shapes.ts'

const BASE = '/gerenciar/pt-br/turma/:turma/aulas'
const Vinculo = { vinculo: TurmaAula }

export const ORDENS_TURMA = ['-dtInicio', 'dtInicio', 'titulo', '-titulo'] as const

const { get, post, put, remove } = callsOf('aula')

export const turmaAulaApi = {
  listTurma: get(BASE, {
    summary:
      'The lessons of a class, by themselves, shared with it or by a playlist; pupils and guardians see published ones, with their dates where they are locked.',
    query: {
      ...ListQuery,
      /** Given by themselves or shared, or brought by playlists alone; both where it is absent. */
      origem: Optional(OneOf(['dada', 'playlist'])),
      situacao: Optional(OneOf(SITUACOES)),
      ordem: Optional(OneOf(ORDENS_TURMA)),
    },
    returns: {
      ...rowsOf('aulas', TurmaAula),
      permissoes: ObjectOf({ dar: Flag() }),
    },
  }),
  listVinculos: get('/gerenciar/pt-br/aulas/:id/turmas', {
    summary: 'The classes that have a lesson, of those that the person sees: at most 200.',
    returns: { vinculos: ArrayOf(TurmaAula) },
  }),
  give: post('/gerenciar/pt-br/aulas/:id/turmas', {
    summary:
      'Gives a lesson to classes that the person answers for, all of them; those that have it keep theirs.',
    body: {
      turmas: ArrayOf(Id, { minItems: 1, maxItems: MAX_TURMAS, uniqueItems: true }),
      ...CAMPOS_VINCULO,
    },
    returns: { vinculos: ArrayOf(TurmaAula), ja_tinham: ArrayOf(Id) },
  }),
  changeVinculo: put(`${BASE}/:vinculo`, {
    summary:
      'Other dates, weight or rules of a lesson in a class. What was handed in stays as it was told then, unless `atrasos` asks for the new end.',
    body: {
      ...CAMPOS_VINCULO,
      /** `novo_fim`: late is what was handed in after the new end, and nothing else. Absent: as it stands. */
      atrasos: Optional(OneOf(['como_estao', 'novo_fim'])),
    },
    returns: Vinculo,
  }),
  olharPrazo: get(`${BASE}/:vinculo/prazo`, {
    summary:
      'What another end of the lesson in the class would mean: who handed in, who is at it, what is late by one end and not by the other. Changes nothing. At most 200 names.',
    query: { dtFim: Optional(Instant) },
    returns: {
      entregaram: ArrayOf(ObjectOf({ aluno: Ref, em: Instant, nota: Nullable(Nota) })),
      correndo: Count,
      esperam: Count,
      mudariam: ArrayOf(ObjectOf({ entrega: Id, aluno: Ref, atrasada: Flag() })),
    },
  }),
  removeVinculo: remove(`${BASE}/:vinculo`, {
    summary: 'Takes a lesson from a class; what pupils did is kept.',
  }),
  restoreVinculo: put(`${BASE}/:vinculo/volta`, {
    summary: 'Undoes the taking away. 409 when the class was given the lesson again meanwhile.',
    returns: Vinculo,
  }),
  minhasTurmas: post('/projeto/pt-br/buscar/projetos/minhas-turmas', {
    summary: "The lessons of the person's own classes, newest start first: at most 500.",
    access: 'session',
    reads: true,
    returns: {
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
    },
  }),
  selecionar: post('/projeto/pt-br/selecionar/projeto', {
    summary: 'A published lesson as who opens it reads of it, and the classes in which the person has it.',
    reads: true,
    body: { projeto_id: Id },
    returns: {
      projeto: ObjectOf({
        id: Id,
        codigo: Text(),
        titulo: Text(),
        descricao: Text(),
        capa_id: Nullable(Id),
        versao: Revision,
        total_telas: Count,
        turmas: ArrayOf(TurmaAula),
        permissoes: ObjectOf({ lerRascunho: Flag(), editar: Flag(), duplicar: Flag() }),
      }),
    },
  }),
  followCodigo: get('/gerenciar/pt-br/atalho/:codigo', {
    summary:
      'Where the short link /{ida} leads: a lesson that the person may see, or a class. 404 otherwise.',
    access: 'session',
    params: { codigo: Line(20, 1) },
    returns: { tipo: OneOf(['aula', 'turma']), id: Id },
  }),
}
