/** What every import says of itself, whatever the file brings: its steps, and fields of its answers. */
import { Array as ArrayOf, Boolean as Flag, String as Text, type TSchema } from 'typebox'
import { CERTEZAS } from '../../../core/contract/columns.ts'
import { Lida } from '../../../core/contract/leitura.ts'
import { Count, Id, Instant, Nullable, OneOf } from '../../../core/contract/schema.ts'

/** The steps of every import that is rehearsed where it is sent; `gravando` and `desfazendo` are a job's. */
export const PASSOS = ['colunas', 'conferido', 'gravando', 'gravado', 'desfazendo', 'desfeito'] as const
export type Passo = (typeof PASSOS)[number]

/** Which of the five steps of the trail that is. */
export const DEGRAU: Readonly<Record<Passo, number>> = {
  colunas: 1,
  conferido: 2,
  gravando: 3,
  gravado: 4,
  desfazendo: 4,
  desfeito: 4,
}

/** In which what was recorded can be taken back. */
export const DIAS_DESFAZER = 7

/** The table of the file, as it was read. */
export const tabelaOf = <C extends TSchema>(coluna: C) => ({
  cabecalho: ArrayOf(Text()),
  /** Field of each column; null: none of the fields. */
  colunas: ArrayOf(coluna),
  /** How sure the meaning of each column is. */
  certezas: ArrayOf(Nullable(OneOf(CERTEZAS))),
  /** Which sheets were read, and on which rows their headings stand. */
  leitura: Lida,
  /** The file is still here: it can be read in another way. */
  pode_reler: Flag(),
  /** The first line, cell by cell: what the choice of columns shows. */
  amostra: ArrayOf(Text()),
})

/** How far it is. */
export const andamento = {
  /** The work that goes on, or that ended last (`trabalho`). */
  trabalho: Nullable(Id),
  mensagem: Nullable(Text()),
  quando: Instant,
  gravado_em: Nullable(Instant),
  /** Until when it can be undone; null when it can't. */
  desfazer_ate: Nullable(Instant),
  desfeito_em: Nullable(Instant),
}

/** What undoing would take away, give back, and leave as it is: how many, and the first of them. */
export const desfazimentoOf = <M extends TSchema>(mudada: M) => ({
  remover: Count,
  voltar: Count,
  mudadas: ArrayOf(mudada),
  total_mudadas: Count,
})
