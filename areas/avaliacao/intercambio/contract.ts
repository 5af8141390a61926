/** Calls of bringing questions in from files of other programs (issue of the bank, 'In and out'; product.md H-12). */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Nullable, OneOf, PageQuery } from '../../../core/contract/schema.ts'
import { desfazimentoOf } from '../../acesso/trabalho/shapes-importar.ts'
import { ConteudoLivre } from '../../ensino/aula/shapes.ts'
import { Midia } from '../../ensino/midia/shapes.ts'
import { TIPOS_QUESTAO } from '../questao/shapes.ts'
import {
  DECISOES,
  EXISTENTES,
  EXTENSOES,
  Importacao,
  Item,
  MAX_BYTES,
  MAX_ITENS,
  PORQUES,
  VISTAS,
} from './shapes.ts'

const BASE = '/gerenciar/pt-br/questoes/importacoes'
const UMA = `${BASE}/:id` as const
const Returned = { importacao: Importacao }

const { get, post, put, remove } = callsOf('intercambio')

export const intercambioApi = {
  listImportacoes: get(BASE, {
    summary: 'The files of questions that the person sent, newest first, at most 30.',
    returns: { importacoes: ArrayOf(Importacao) },
  }),
  createImportacao: post(BASE, {
    summary:
      'Takes a file of questions (Moodle XML, GIFT, Aiken, missing word, Cloze, QTI 1.2 to 3.0, a package of them with its pictures, XLSX or CSV by the model, DOCX; at most 2,500 questions and 20 MB) and rehearses it: nothing is recorded yet. 422 arquivo_… says why a file is not read.',
    files: { maxFiles: 1, maxBytes: MAX_BYTES, extensions: [...EXTENSOES], passing: true },
    outside: true,
    body: {},
    returns: Returned,
  }),
  findImportacao: get(UMA, {
    summary: 'How far a file of questions is, and what it would make.',
    returns: Returned,
  }),
  setImportacao: put(UMA, {
    summary:
      'In whose bank the questions shall stand, and what is done with those that were brought in before and say something else now.',
    body: { rede_id: Optional(Nullable(Id)), existentes: Optional(OneOf(EXISTENTES)) },
    returns: Returned,
  }),
  listItens: get(`${UMA}/itens`, {
    summary: 'Items by what becomes of them, in the order of the file; 30 a page.',
    query: { ...PageQuery, situacao: Optional(OneOf(VISTAS)) },
    returns: rowsOf('itens', Item),
  }),
  decideItens: put(`${UMA}/itens`, {
    summary:
      'What is done with some items, or with all of one situation: comes in, a new version of the question that it is or nearly is, in its place, or stays out. Those of whom it can not be said stay as they are; 422 decisao_impossivel where that is all.',
    body: {
      /** Absent: all of `situacao`. */
      itens: Optional(
        ArrayOf(Integer({ minimum: 1, maximum: MAX_ITENS }), { minItems: 1, maxItems: MAX_ITENS }),
      ),
      situacao: Optional(OneOf(VISTAS)),
      decisao: OneOf(DECISOES),
    },
    returns: { ...Returned, decididos: Count },
  }),
  findItem: get(`${UMA}/itens/:numero/questao`, {
    summary: 'An item as the bank would have it, to be looked at beside another.',
    params: { numero: Integer({ minimum: 1, maximum: MAX_ITENS }) },
    returns: { tipo: OneOf(TIPOS_QUESTAO), titulo: Text(), conteudo: ConteudoLivre, midias: ArrayOf(Midia) },
  }),
  findOriginal: get(`${UMA}/itens/:numero`, {
    summary: 'An item as its file says it.',
    params: { numero: Integer({ minimum: 1, maximum: MAX_ITENS }) },
    returns: { original: Text() },
  }),
  confirmImportacao: post(`${UMA}/gravar`, {
    summary: 'Writes the questions, all of them in one transaction. The work is followed as `trabalho`.',
    body: {
      /** How many the person was told would be written: otherwise 409. */
      questoes: Integer({ minimum: 0, maximum: MAX_ITENS }),
    },
    returns: Returned,
  }),
  previewUndo: get(`${UMA}/desfazer`, {
    summary:
      'How many questions would go, how many would be as they were, and which stay because they changed since, or others commented on them or use them.',
    returns: desfazimentoOf(ObjectOf({ id: Id, nome: Text(), porque: OneOf(PORQUES) })),
  }),
  undoImportacao: post(`${UMA}/desfazer`, {
    summary:
      'Takes away the questions that the file made and gives those that it changed what they held before, within 7 days; 409 ha_mudadas when some changed since, unless those are to stay.',
    body: { manter_mudadas: Flag() },
    returns: Returned,
  }),
  removeImportacao: remove(UMA, { summary: 'Throws away a file of questions that was not recorded.' }),
}
