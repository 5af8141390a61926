/** Surveys of a class (product.md H-23): the calls. */
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
import {
  Enquete,
  EnqueteInteira,
  MAX_PERGUNTAS,
  MAX_TURMAS,
  Participante,
  Pergunta,
  PUBLICOS,
  QUANDO_RESULTADOS,
  Resultado,
  Valores,
} from './shapes.ts'

const shared = { area: 'enquete', client: 'auth', access: 'resource' } as const
const Params = ObjectOf({ id: Id })
const ofOne = { ...shared, params: Params } as const
const Returned = ObjectOf({ enquete: EnqueteInteira })

const Fields = {
  titulo: Line(200),
  descricao: Line(2000),
  perguntas: ArrayOf(Pergunta, { maxItems: MAX_PERGUNTAS }),
  turmas: ArrayOf(Id, { minItems: 1, maxItems: MAX_TURMAS, uniqueItems: true }),
  publico: OneOf(PUBLICOS),
  anonima: Flag(),
  resultados: OneOf(QUANDO_RESULTADOS),
  compartilhada: Flag(),
  /** Absent: at once. */
  inicio: Optional(Nullable(Instant)),
  /** Absent: until somebody closes it. */
  fim: Optional(Nullable(Instant)),
}

const BASE = '/gerenciar/pt-br/enquete'

export const enqueteApi = defineApi({
  report: {
    ...shared,
    method: 'GET',
    path: '/projeto/pt-br/relatorio/turma/:code/enquete',
    summary: "The surveys of a class, by the class's code, newest first, at most 500. For its staff.",
    params: ObjectOf({ code: Line(20, 1) }),
    returns: ObjectOf({ enquetes: ArrayOf(Enquete) }),
  },
  list: {
    ...shared,
    method: 'GET',
    path: '/gerenciar/pt-br/turma/:turma/enquete',
    summary: 'The surveys of a class that the person may see, newest first.',
    params: ObjectOf({ turma: Id }),
    query: ObjectOf({ ...PageQuery, arquivadas: Optional(Flag()) }),
    returns: ObjectOf({
      enquetes: ArrayOf(Enquete),
      total: Integer({ minimum: 0 }),
      permissoes: ObjectOf({ criar: Flag() }),
    }),
  },
  find: {
    ...ofOne,
    method: 'GET',
    path: `${BASE}/:id`,
    summary: 'One survey; its questions from the start on.',
    returns: Returned,
  },
  create: {
    ...shared,
    method: 'POST',
    path: BASE,
    summary: 'A new survey for classes that the person answers for, all of them.',
    body: ObjectOf(Fields),
    returns: Returned,
  },
  edit: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id`,
    summary:
      'Changes a survey. After the first answer only title, description and end: 409 enquete_fixada otherwise.',
    body: ObjectOf({ ...Fields, versao: Integer({ minimum: 1 }) }),
    returns: Returned,
  },
  close: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/encerrar`,
    summary: 'Ends an open survey now.',
    returns: Returned,
  },
  archive: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/arquivo`,
    summary: 'Puts an ended survey out of the list, or back.',
    body: ObjectOf({ arquivada: Flag() }),
    returns: Returned,
  },
  remove: {
    ...ofOne,
    method: 'DELETE',
    path: `${BASE}/:id`,
    summary: 'Deletes a survey that nobody answered; 409 otherwise.',
    returns: ObjectOf({}),
  },
  remind: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/lembrete`,
    summary: 'Reminds who has not answered: once a day (São Paulo) at most, 409 otherwise.',
    returns: ObjectOf({ lembrados: Integer({ minimum: 0 }), lembrada_em: Instant }),
  },
  // PUT, so that no key of repetition is kept: it would tie the person to a digest of the answer.
  answer: {
    ...ofOne,
    method: 'PUT',
    path: `${BASE}/:id/resposta`,
    summary: "The person's one answer: 409 the second time, 422 before the start and after the end.",
    body: ObjectOf({ turma: Id, valores: Valores }),
    returns: ObjectOf({}),
  },
  results: {
    ...ofOne,
    method: 'GET',
    path: `${BASE}/:id/resultados`,
    summary: 'What was answered, added up. Fewer than five answers of an anonymous survey are not told.',
    query: ObjectOf({ turma: Optional(Id) }),
    returns: ObjectOf({ resultado: Resultado }),
  },
  participants: {
    ...ofOne,
    method: 'GET',
    path: `${BASE}/:id/participantes`,
    summary: 'Who answered what, of a survey that is not anonymous; for staff.',
    query: ObjectOf({ ...PageQuery, turma: Id }),
    returns: ObjectOf({ participantes: ArrayOf(Participante), total: Integer({ minimum: 0 }) }),
  },
  exportResults: {
    ...ofOne,
    method: 'POST',
    path: `${BASE}/:id/exportar`,
    reads: true,
    sensitive: true,
    summary: 'The results as a file: added up, or person by person where names are told.',
    body: ObjectOf({
      formato: OneOf(['csv', 'xlsx']),
      tabela: OneOf(['resumo', 'pessoas']),
      turma: Optional(Id),
    }),
    returns: ObjectOf({
      arquivo: Text(),
      tipo: Text(),
      /** Base64. */
      conteudo: Text(),
    }),
  },
})
