/** Whole curricula from files and into files (section 7; product.md H-10): reading, dry run, recording, undoing. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Entendimento, FORMATOS, Leituras, TABELAS } from '../../../core/contract/leitura.ts'
import { FileAnswer, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, PageQuery, Ref } from '../../../core/contract/schema.ts'
import { andamento, desfazimentoOf, PASSOS, tabelaOf } from '../../acesso/trabalho/shapes-importar.ts'
import { BASES, ETAPAS } from '../catalogo/contract.ts'
import { Versao } from './contract.ts'
import {
  CAMPOS,
  CODIFICACOES,
  FALTAS,
  MAX_ARQUIVOS,
  MAX_BYTES,
  MAX_COLUNAS,
  SAIDAS,
  SITUACOES,
} from './shapes-importar.ts'

const Coluna = Nullable(OneOf(CAMPOS))

export const Importacao = ObjectOf({
  id: Id,
  /** Into which curriculum; null: a new one, until it is recorded. */
  curriculo: Nullable(Ref),
  /** The person named the curriculum; otherwise it is the one that has this name already. */
  escolhido: Flag(),
  /** Whose a new curriculum is to be; null: a base of the tenant. */
  cliente: Nullable(Ref),
  nome: Text(),
  etapa: OneOf(ETAPAS),
  base: OneOf(BASES),
  arquivo: Text(),
  formato: OneOf(FORMATOS),
  codificacao: OneOf(CODIFICACOES),
  passo: OneOf(PASSOS),
  parcial: Flag(),
  ...tabelaOf(Coluna),
  /** Names in the tables sent along. */
  referencias: Count,
  total: Count,
  contagem: ObjectOf({ criar: Count, mudar: Count, igual: Count, erro: Count }),
  /** Lines by root category, in the order of the file; at most 100. */
  por_categoria: ArrayOf(ObjectOf({ nome: Text(), linhas: Count })),
  /** Categories that would be made, or were. */
  categorias_novas: Count,
  /** Skills of the curriculum that the file does not name: they stay. */
  ausentes: Count,
  ...andamento,
})
export type Importacao = Static<typeof Importacao>

export const LinhaImportada = ObjectOf({
  numero: Integer({ minimum: 1 }),
  situacao: OneOf(SITUACOES),
  codigo: Text(),
  texto: Text(),
  /** Names of its categories from the root down. */
  caminho: ArrayOf(Text()),
  faltas: ArrayOf(ObjectOf({ campo: OneOf(CAMPOS), codigo: OneOf(FALTAS), texto: Text() })),
  /** Fields that would change, or did. */
  muda: ArrayOf(OneOf(CAMPOS)),
})
export type LinhaImportada = Static<typeof LinhaImportada>

const Arquivo = FileAnswer

const BASE = '/projeto/pt-br/curriculo/importar/curriculo'
const Returned = { importacao: Importacao }

const { get, post, put, remove } = callsOf('curriculo', { also: ['catalogo'] })

export const importarApi = {
  listImportacoes: get(BASE, {
    summary:
      'The imports that the person sent, newest first, at most 30; of one curriculum when it is named.',
    query: { curriculo_id: Optional(Id) },
    returns: { importacoes: ArrayOf(Importacao) },
  }),
  createImportacao: post(BASE, {
    summary:
      'Takes a file of skills (CSV, XLSX, ODS or a list in JSON; at most 10,000 lines and 20 MB) and up to four tables of names that it refers to. The lines are checked as soon as the columns are known; nothing is recorded yet.',
    files: {
      maxFiles: MAX_ARQUIVOS,
      maxBytes: MAX_BYTES,
      extensions: TABELAS,
      passing: true,
    },
    body: {
      /** Into this curriculum; absent: into a new one. */
      curriculo_id: Optional(Id),
      /** A new curriculum of this client. */
      cliente_id: Optional(Id),
      /** Of a new curriculum; the name of the file unless told. */
      nome: Optional(Line(120)),
    },
    returns: Returned,
  }),
  findImportacao: get(`${BASE}/:id`, {
    summary: 'How far an import is, and what it would do.',
    returns: Returned,
  }),
  setImportacao: put(`${BASE}/:id`, {
    summary:
      'Which field each column holds, what a new curriculum is called and is of; checks the lines again.',
    body: {
      colunas: Optional(ArrayOf(Coluna, { minItems: 1, maxItems: MAX_COLUNAS })),
      nome: Optional(Line(120, 1)),
      etapa: Optional(OneOf(ETAPAS)),
      base: Optional(OneOf(BASES)),
      /** Lines with errors are left out; otherwise nothing is recorded while there are any. */
      parcial: Optional(Flag()),
    },
    returns: Returned,
  }),
  findLeitura: get(`${BASE}/:id/leitura`, {
    summary: 'The sheets of the file with their first rows, and which of them are read.',
    returns: { entendimento: Entendimento },
  }),
  setLeitura: put(`${BASE}/:id/leitura`, {
    summary:
      'Says which sheets hold skills and on which rows their headings stand; reads the file again and checks its lines.',
    body: { leitura: Leituras },
    returns: Returned,
  }),
  listLinhas: get(`${BASE}/:id/linhas`, {
    summary: 'Lines by what would be done with them, in the order of the file; 30 a page.',
    query: { ...PageQuery, situacao: Optional(OneOf(SITUACOES)) },
    returns: rowsOf('linhas', LinhaImportada),
  }),
  problemas: get(`${BASE}/:id/problemas`, {
    summary: 'The lines with errors as CSV: their columns as they were sent, the number of the line and why.',
    returns: Arquivo,
  }),
  confirmImportacao: post(`${BASE}/:id/gravar`, {
    summary: 'Records the import, all of it in one transaction. The work is followed as `trabalho`.',
    body: {
      /** How many lines the person was told would make or change a skill: otherwise 409. */
      linhas: Integer({ minimum: 0, maximum: 1_000_000 }),
    },
    returns: Returned,
  }),
  previewUndo: get(`${BASE}/:id/desfazer`, {
    summary: 'What would go or go back, and what stays because it was changed or used since.',
    returns: desfazimentoOf(ObjectOf({ id: Id, nome: Text(), motivo: OneOf(['mudou', 'usada']) })),
  }),
  undoImportacao: post(`${BASE}/:id/desfazer`, {
    summary:
      'Takes away what the import made and sets back what it changed, within 7 days; 409 ha_mudadas when some of it was changed or used since, unless that is to stay as it is.',
    body: { manter_mudadas: Flag() },
    returns: Returned,
  }),
  removeImportacao: remove(`${BASE}/:id`, { summary: 'Throws away an import that was not recorded.' }),
  exportCurriculo: get('/projeto/pt-br/curriculo/exportar/curriculo/:id', {
    summary:
      'A whole curriculum as a file, in base64, as the base or the version of a client shows it: in the form of the file that it came from (columns, order, separator, encoding), where it came from one.',
    lasting: true,
    query: { formato: Optional(OneOf(SAIDAS)), ...Versao },
    returns: Arquivo,
  }),
}
