/** Surveys of a class (product.md H-23): the calls. */
import { Array as ArrayOf, Boolean as Flag, Object as ObjectOf, Optional } from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { FileAnswer, Revision, rowsOf, TableFormat } from '../../../core/contract/lists.ts'
import { Count, Id, Instant, Line, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
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

const Returned = { enquete: EnqueteInteira }

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

const { get, post, put, remove } = callsOf('enquete')

export const enqueteApi = {
  report: get('/projeto/pt-br/relatorio/turma/:code/enquete', {
    summary: "The surveys of a class, by the class's code, newest first, at most 500. For its staff.",
    params: { code: Line(20, 1) },
    returns: { enquetes: ArrayOf(Enquete) },
  }),
  list: get('/gerenciar/pt-br/turma/:turma/enquete', {
    summary: 'The surveys of a class that the person may see, newest first.',
    query: { ...PageQuery, arquivadas: Optional(Flag()) },
    returns: {
      ...rowsOf('enquetes', Enquete),
      permissoes: ObjectOf({ criar: Flag() }),
    },
  }),
  find: get(`${BASE}/:id`, { summary: 'One survey; its questions from the start on.', returns: Returned }),
  create: post(BASE, {
    summary: 'A new survey for classes that the person answers for, all of them.',
    body: Fields,
    returns: Returned,
  }),
  edit: put(`${BASE}/:id`, {
    summary:
      'Changes a survey. After the first answer only title, description and end: 409 enquete_fixada otherwise.',
    body: { ...Fields, versao: Revision },
    returns: Returned,
  }),
  close: put(`${BASE}/:id/encerrar`, { summary: 'Ends an open survey now.', returns: Returned }),
  archive: put(`${BASE}/:id/arquivo`, {
    summary: 'Puts an ended survey out of the list, or back.',
    body: { arquivada: Flag() },
    returns: Returned,
  }),
  remove: remove(`${BASE}/:id`, { summary: 'Deletes a survey that nobody answered; 409 otherwise.' }),
  remind: put(`${BASE}/:id/lembrete`, {
    summary: 'Reminds who has not answered: once a day (of the tenant) at most, 409 otherwise.',
    returns: { lembrados: Count, lembrada_em: Instant },
  }),
  // PUT, so that no key of repetition is kept: it would tie the person to a digest of the answer.
  answer: put(`${BASE}/:id/resposta`, {
    summary: "The person's one answer: 409 the second time, 422 before the start and after the end.",
    body: { turma: Id, valores: Valores },
  }),
  results: get(`${BASE}/:id/resultados`, {
    summary: 'What was answered, added up. Fewer than five answers of an anonymous survey are not told.',
    query: { turma: Optional(Id) },
    returns: { resultado: Resultado },
  }),
  participants: get(`${BASE}/:id/participantes`, {
    summary: 'Who answered what, of a survey that is not anonymous; for staff.',
    query: { ...PageQuery, turma: Id },
    returns: rowsOf('participantes', Participante),
  }),
  exportResults: post(`${BASE}/:id/exportar`, {
    summary: 'The results as a file: added up, or person by person where names are told.',
    sensitive: true,
    reads: true,
    body: {
      formato: TableFormat,
      tabela: OneOf(['resumo', 'pessoas']),
      turma: Optional(Id),
    },
    returns: FileAnswer,
  }),
}
