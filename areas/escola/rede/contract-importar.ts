/** Many schools from a file: reading, rehearsal, corrections, recording, undoing: the calls. */
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
import { Entendimento, Leituras, TABELAS } from '../../../core/contract/leitura.ts'
import { FileAnswer, rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, PageQuery, Ref } from '../../../core/contract/schema.ts'
import { andamento, desfazimentoOf, PASSOS, tabelaOf } from '../../acesso/trabalho/shapes-importar.ts'
import {
  CAMPOS,
  CAMPOS_DA_REDE,
  DECISOES,
  EXISTENTES,
  FALTAS,
  MAX_BYTES,
  MAX_CELULA,
  MAX_COLUNAS,
  MAX_CORRIGIDAS,
  MAX_LINHAS,
  MOTIVOS,
  SITUACOES,
} from './shapes-importar.ts'

const Coluna = Nullable(OneOf(CAMPOS))

/** Cells by field; what the file does not have is absent. */
const Celulas = ObjectOf({
  nome: Optional(Line(MAX_CELULA)),
  inep: Optional(Line(MAX_CELULA)),
  endereco: Optional(Line(MAX_CELULA)),
  numero: Optional(Line(MAX_CELULA)),
  bairro: Optional(Line(MAX_CELULA)),
  municipio: Optional(Line(MAX_CELULA)),
  uf: Optional(Line(MAX_CELULA)),
  cep: Optional(Line(MAX_CELULA)),
  telefone: Optional(Line(MAX_CELULA)),
  email: Optional(Line(MAX_CELULA)),
  superior: Optional(Line(MAX_CELULA)),
  situacao: Optional(Line(MAX_CELULA)),
})

export const ImportacaoDeEscolas = ObjectOf({
  id: Id,
  /** Below which network. */
  rede: Ref,
  arquivo: Text(),
  passo: OneOf(PASSOS),
  /** Lines with errors or doubts are left out; otherwise nothing is recorded while there are any. */
  parcial: Flag(),
  /** Networks that lines name and that are not there are made; otherwise their schools go below `rede`. */
  criar_superiores: Flag(),
  /** What of a line goes to a school that is there already. */
  existentes: OneOf(EXISTENTES),
  ...tabelaOf(Coluna),
  total: Count,
  contagem: ObjectOf({
    criar: Count,
    atualizar: Count,
    igual: Count,
    duvida: Count,
    ignorar: Count,
    erro: Count,
  }),
  /** Lines that say something else than the school that they are. */
  diferentes: Count,
  /** Networks that lines name and that are not there: the first 200. */
  superiores: ArrayOf(Text()),
  ...andamento,
})
export type ImportacaoDeEscolas = Static<typeof ImportacaoDeEscolas>

export const LinhaDeEscola = ObjectOf({
  numero: Integer({ minimum: 1 }),
  situacao: OneOf(SITUACOES),
  /** Cells by field, corrections laid over. */
  valores: Celulas,
  faltas: ArrayOf(ObjectOf({ campo: OneOf(CAMPOS), codigo: OneOf(FALTAS), texto: Text() })),
  /** In what it differs from the school that it is; `muda`: what is taken of it. */
  diferencas: ArrayOf(
    ObjectOf({ campo: OneOf(CAMPOS_DA_REDE), antes: Nullable(Text()), depois: Text(), muda: Flag() }),
  ),
  descartada: Flag(),
  /** A person may say whether it is the school that it seems to be. */
  pode_decidir: Flag(),
})
export type LinhaDeEscola = Static<typeof LinhaDeEscola>

const BASE = '/gerenciar/pt-br/redes/:rede/importacoes'
const UMA = '/gerenciar/pt-br/escolas/importacoes/:id'
const Returned = { importacao: ImportacaoDeEscolas }

const { get, post, put, remove } = callsOf('rede')

export const importarApi = {
  listImportacoes: get(BASE, {
    summary: 'The lists of schools that the person sent for a network, newest first, at most 30.',
    returns: { importacoes: ArrayOf(ImportacaoDeEscolas) },
  }),
  createImportacao: post(BASE, {
    summary:
      'Takes a list of schools for a network (CSV, XLSX, ODS or a list in JSON; at most 6,000 lines and 20 MB). Its lines are rehearsed as soon as the columns are known; nothing is recorded yet.',
    files: { maxFiles: 1, maxBytes: MAX_BYTES, extensions: TABELAS, passing: true },
    body: {},
    returns: Returned,
  }),
  findImportacao: get(UMA, {
    summary: 'How far a list of schools is, and what it would make.',
    returns: Returned,
  }),
  findLeitura: get(`${UMA}/leitura`, {
    summary: 'The sheets of the file with their first rows, and which of them are read.',
    returns: { entendimento: Entendimento },
  }),
  setLeitura: put(`${UMA}/leitura`, {
    summary:
      'Says which sheets hold schools and on which rows their headings stand; reads the file again and rehearses its lines.',
    body: { leitura: Leituras },
    returns: Returned,
  }),
  setImportacao: put(UMA, {
    summary: 'Which field each column holds, and how lines are recorded; rehearses the lines again.',
    body: {
      colunas: Optional(ArrayOf(Coluna, { minItems: 1, maxItems: MAX_COLUNAS })),
      parcial: Optional(Flag()),
      criar_superiores: Optional(Flag()),
      existentes: Optional(OneOf(EXISTENTES)),
    },
    returns: Returned,
  }),
  listLinhas: get(`${UMA}/linhas`, {
    summary: 'Lines by what would be done with them, in the order of the file; 30 a page.',
    query: { ...PageQuery, situacao: Optional(OneOf(SITUACOES)) },
    returns: rowsOf('linhas', LinhaDeEscola),
  }),
  saveLinhas: put(`${UMA}/linhas`, {
    summary: 'Corrects lines, answers doubts or leaves lines out, and rehearses all lines again.',
    body: {
      linhas: ArrayOf(
        ObjectOf({
          numero: Integer({ minimum: 1, maximum: 10_000_000 }),
          valores: Optional(Celulas),
          /** Whether it is the school that it seems to be; null takes the answer back. */
          decisao: Optional(Nullable(OneOf(DECISOES))),
          /** Leaves the line out. */
          descartar: Optional(Flag()),
        }),
        { maxItems: MAX_CORRIGIDAS },
      ),
      /** The answer to every doubt that is open. */
      duvidas: Optional(OneOf(DECISOES)),
    },
    returns: Returned,
  }),
  result: get(`${UMA}/resultado`, {
    summary: 'What would be, or was, done with each line, as CSV.',
    returns: FileAnswer,
  }),
  confirmImportacao: post(`${UMA}/gravar`, {
    summary:
      'Makes and changes the schools, all of them in one transaction. The work is followed as `trabalho`.',
    body: {
      /** How many schools the person was told would be made or changed: otherwise 409. */
      escolas: Integer({ minimum: 0, maximum: MAX_LINHAS }),
    },
    returns: Returned,
  }),
  previewUndo: get(`${UMA}/desfazer`, {
    summary:
      'How many networks would go, how many would be as they were, and which stay, with the reason: something is in them, or they changed since.',
    returns: desfazimentoOf(ObjectOf({ id: Id, nome: Text(), motivo: OneOf(MOTIVOS) })),
  }),
  undoImportacao: post(`${UMA}/desfazer`, {
    summary:
      'Takes away the schools that the list made and that are still empty, and gives those that it changed what they held before, within 7 days; 409 ha_mudadas when some are not, unless those are to stay.',
    body: { manter_mudadas: Flag() },
    returns: Returned,
  }),
  removeImportacao: remove(UMA, { summary: 'Throws away a list of schools that was not recorded.' }),
}
