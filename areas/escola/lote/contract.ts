/** People in bulk (product.md H-22): the file, its columns, the dry run, recording, undoing. */
import {
  Array as ArrayOf,
  Boolean as Flag,
  Integer,
  Object as ObjectOf,
  Optional,
  type Static,
  String as Text,
  type TOptional,
  type TString,
} from 'typebox'
import { callsOf } from '../../../core/contract/calls.ts'
import { Entendimento, FORMATOS, Leituras, TABELAS } from '../../../core/contract/leitura.ts'
import { rowsOf } from '../../../core/contract/lists.ts'
import { Count, Id, Line, Nullable, OneOf, Ref } from '../../../core/contract/schema.ts'
import { andamento, tabelaOf } from '../../acesso/trabalho/shapes-importar.ts'
import { PERFIS } from './rules.ts'
import {
  CAMPOS,
  type Campo,
  CODIFICACOES,
  ETAPAS,
  EXISTENTES,
  MAX_BYTES,
  MAX_CELULA,
  MAX_COLUNAS,
  MAX_LINHAS,
  MAX_VALORES,
  MODOS,
  SITUACOES,
} from './shapes.ts'

const Numero = Integer({ minimum: 1, maximum: 10_000_000 })
const Coluna = Nullable(OneOf(CAMPOS))

const cellsOf = <const C extends Campo>(campos: readonly C[]) =>
  ObjectOf(
    Object.fromEntries(campos.map((campo) => [campo, Optional(Line(MAX_CELULA))])) as Record<
      C,
      TOptional<TString>
    >,
  )

/** Cells by field; what the file does not have is absent. */
const Celulas = cellsOf(CAMPOS)

/** Passwords come in and never go out. */
const CelulasTold = cellsOf(CAMPOS.filter((campo) => campo !== 'senha'))

const Contagem = ObjectOf({
  criar: Count,
  atualizar: Count,
  mover: Count,
  desligar: Count,
  ignorar: Count,
  erro: Count,
})

/** How the lines are to be recorded. */
const opcoes = {
  modo: OneOf(MODOS),
  existentes: OneOf(EXISTENTES),
  /** Fields that somebody edited by hand are overwritten too. */
  sobre_editados: Flag(),
  /** Lines with errors are left out; otherwise nothing is recorded while there are any. */
  parcial: Flag(),
}

export const Lote = ObjectOf({
  id: Id,
  arquivo: Text(),
  formato: OneOf(FORMATOS),
  codificacao: OneOf(CODIFICACOES),
  separador: Text(),
  etapa: OneOf(ETAPAS),
  ...opcoes,
  ...tabelaOf(Coluna),
  total: Count,
  contagem: Contagem,
  /** Lines that were corrected on the screen. */
  corrigidas: Count,
  /** In mirror mode: pupils of the schools of the file, and those that it does not name. */
  espelho: Nullable(
    ObjectOf({ escolas: Count, alunos: Count, ausentes: Count, acima: Count, freio: Flag() }),
  ),
  /** Accounts whose first-access code has not served yet: as many cards to print. */
  cartoes: Count,
  ...andamento,
})
export type Lote = Static<typeof Lote>

export const Falta = ObjectOf({
  campo: OneOf(CAMPOS),
  codigo: Text(),
  texto: Text(),
  sugestao: Nullable(Text()),
})
export type FaltaTold = Static<typeof Falta>

export const LinhaDoLote = ObjectOf({
  numero: Numero,
  situacao: OneOf(SITUACOES),
  /** Cells by field, corrections laid over. */
  valores: CelulasTold,
  faltas: ArrayOf(Falta),
  /** About somebody without an account yet, as far as the line tells. */
  nova: Flag(),
  descartada: Flag(),
})
export type LinhaDoLote = Static<typeof LinhaDoLote>

const Ausente = ObjectOf({ id: Id, nome: Text(), turma: Text(), escola: Text() })

/** Somebody whose rows changed after the batch: undoing leaves them as they are. */
const Mudada = Ref

/** What a word of the file means, for all lines: one of our roles, the code of a school (` > ` and of a class), or `-`. */
const Sentido = ObjectOf({ valor: Line(MAX_CELULA), sentido: Line(200, 1) })
const Sentidos = ArrayOf(Sentido, { maxItems: MAX_VALORES })

const Valor = ObjectOf({ valor: Text(), linhas: Count, sentido: Nullable(Text()) })

/** Where a column stands in the file. */
const Lugar = Integer({ minimum: 0, maximum: MAX_COLUNAS - 1 })

const Returned = { lote: Lote }

const { get, post, put, remove } = callsOf('lote')

export const loteApi = {
  list: get('/gerenciar/pt-br/usuarios/lotes', {
    summary: 'The batches that the person sent, newest first, at most 50.',
    returns: { lotes: ArrayOf(Lote) },
  }),
  create: post('/gerenciar/pt-br/usuarios/lotes', {
    summary:
      'Takes a file of people: CSV (`;` or `,`; UTF-8 or Windows-1252; named .csv or .txt) XLSX, ODS or a list in JSON, at most 20,000 lines and 20 MB. Nothing is recorded yet.',
    files: { maxFiles: 1, maxBytes: MAX_BYTES, extensions: TABELAS, passing: true },
    body: {
      modo: Optional(OneOf(MODOS)),
      existentes: Optional(OneOf(EXISTENTES)),
    },
    returns: Returned,
  }),
  find: get('/gerenciar/pt-br/usuarios/lotes/:id', {
    summary: 'How far a batch is, and what it would do.',
    returns: Returned,
  }),
  findLeitura: get('/gerenciar/pt-br/usuarios/lotes/:id/leitura', {
    summary: 'The sheets of the file with their first rows, and which of them are read.',
    returns: { entendimento: Entendimento },
  }),
  setLeitura: put('/gerenciar/pt-br/usuarios/lotes/:id/leitura', {
    summary:
      'Says which sheets hold people and on which rows their headings stand, and reads the file again.',
    body: { leitura: Leituras },
    returns: Returned,
  }),
  findValores: get('/gerenciar/pt-br/usuarios/lotes/:id/valores', {
    summary:
      'The different words of the columns that hold roles and schools, with what each is taken for; at most 500 of each. Schools that are known by their code are only counted.',
    query: { perfil: Optional(Lugar), rede_codigo: Optional(Lugar) },
    returns: {
      perfis: ArrayOf(Valor),
      escolas: ArrayOf(Valor),
      /** Schools of the file that are known by their code or INEP code. */
      conhecidas: Count,
      /** Roles that the person may give. */
      papeis: ArrayOf(OneOf(PERFIS)),
      /** What schools can be chosen; at most 2,000. */
      opcoes: ArrayOf(ObjectOf({ codigo: Text(), nome: Text() })),
    },
  }),
  setColunas: put('/gerenciar/pt-br/usuarios/lotes/:id/colunas', {
    summary:
      'Says which field each column of the file holds, and what its words for roles and schools mean; begins the dry run.',
    body: {
      colunas: ArrayOf(Coluna, { minItems: 1, maxItems: MAX_COLUNAS }),
      /** Absent: as it was. */
      sentidos: Optional(ObjectOf({ perfil: Sentidos, rede_codigo: Sentidos })),
    },
    returns: Returned,
  }),
  setOpcoes: put('/gerenciar/pt-br/usuarios/lotes/:id/opcoes', {
    summary: 'Changes how the lines are to be recorded, and begins the dry run again.',
    body: opcoes,
    returns: Returned,
  }),
  listLinhas: get('/gerenciar/pt-br/usuarios/lotes/:id/linhas', {
    summary: 'Lines by what would be done with them, in the order of the file.',
    query: {
      situacao: Optional(OneOf(SITUACOES)),
      /** Lines after this number. */
      depois: Optional(Integer({ minimum: 0, maximum: 10_000_000 })),
      linhas: Integer({ minimum: 1, maximum: 500, default: 200 }),
    },
    returns: rowsOf('linhas', LinhaDoLote),
  }),
  saveLinhas: put('/gerenciar/pt-br/usuarios/lotes/:id/linhas', {
    summary: 'Corrects lines without sending the file again, and checks them and those they touch.',
    body: {
      linhas: ArrayOf(
        ObjectOf({
          numero: Numero,
          valores: Optional(Celulas),
          /** Leaves the line out. */
          descartar: Optional(Flag()),
          /** It is the same person, although the name differs. */
          aceitar: Optional(Flag()),
          /**
           * The e-mail is the family's: all pupils of the batch who have it get it as their guardian's; false gives it
           * back to them.
           */
          familia: Optional(Flag()),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    },
    returns: { lote: Lote, linhas: ArrayOf(LinhaDoLote) },
  }),
  listAusentes: get('/gerenciar/pt-br/usuarios/lotes/:id/ausentes', {
    summary: 'In mirror mode, the pupils whose enrolment would end, by school and class; at most 1,000.',
    returns: rowsOf('ausentes', Ausente),
  }),
  confirm: post('/gerenciar/pt-br/usuarios/lotes/:id/gravar', {
    summary: 'Records the batch, all of it in one transaction. The work is followed as `trabalho`.',
    proof: 'recent',
    body: {
      /** How many people the person was told: otherwise 409. */
      pessoas: Integer({ minimum: 0, maximum: MAX_LINHAS }),
      /** In mirror mode, in words, how many leave: `desligar 96`. */
      confirmacao: Optional(Line(60)),
    },
    returns: Returned,
  }),
  result: post('/gerenciar/pt-br/usuarios/lotes/:id/resultado', {
    summary:
      'What was done with each line, as CSV; or only the lines with errors, to be corrected elsewhere.',
    proof: 'recent',
    body: { somente: Optional(OneOf(['erro'])) },
    returns: { nome: Text(), csv: Text() },
  }),
  cards: post('/gerenciar/pt-br/usuarios/lotes/:id/cartoes', {
    summary:
      'Sets the access cards as PDF, or as a zip with a PDF for each class. The work is followed as `trabalho`.',
    proof: 'recent',
    body: {},
    returns: { trabalho: Id },
  }),
  previewUndo: get('/gerenciar/pt-br/usuarios/lotes/:id/desfazer', {
    summary: 'Who would go back to what was before, and who stays because of changes made since.',
    returns: { pessoas: Count, mudadas: ArrayOf(Mudada), total_mudadas: Count },
  }),
  undo: post('/gerenciar/pt-br/usuarios/lotes/:id/desfazer', {
    summary:
      'Brings every row that the batch touched back to what it was, within 7 days; 409 when people changed since, unless they are to stay as they are.',
    proof: 'recent',
    body: { manter_mudadas: Flag() },
    returns: Returned,
  }),
  remove: remove('/gerenciar/pt-br/usuarios/lotes/:id', {
    summary: 'Throws away a batch that was not recorded.',
  }),
}
