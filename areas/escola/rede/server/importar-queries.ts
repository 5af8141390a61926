/** SQL on lists of schools and their lines. */
import { sql } from 'kysely'
import type { Asker } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { LinhaLida } from '../../../../core/server/sheets/lida.ts'
import { pageSql } from '../../../../core/server/sql.ts'
import {
  asWritten,
  type ImportadaRow,
  type Locking,
  linhasLidas,
  selectSent,
  sentBy,
  whereOne,
} from '../../../acesso/trabalho/server/public-importacao.ts'
import type { Passo } from '../../../acesso/trabalho/shapes-importar.ts'
import { listRedes } from '../../turma/server/public-rede.ts'
import type {
  Campo,
  Contagem,
  Decisao,
  Diferenca,
  Existentes,
  Falta,
  Situacao,
  Valores,
} from '../shapes-importar.ts'

/** What a rehearsal counted, also lines that differ from the school that they are, and the networks that are not there. */
export type Conferencia = Contagem & { diferentes: number; superiores: string[] }

export interface ImportacaoRow extends ImportadaRow<Campo> {
  rede_id: number
  rede_nome: string
  passo: Passo
  criar_superiores: boolean
  existentes: Existentes
  superiores: number[]
  contagem: Partial<Conferencia>
  amostra: string[] | null
}

const importacoes = selectSent(
  'passo',
  sql`i.rede_id, r.nome as rede_nome, i.criar_superiores, i.existentes, i.superiores,
    (select l.celulas from rede_importacao_linha l where l.importacao_id = i.id order by l.numero limit 1) as amostra`,
  sql`from rede_importacao i join rede r on r.id = i.rede_id`,
)

/** What somebody sent for a network, newest first; at most 30. */
export async function listImportacoes(tx: Tx, asker: Asker, rede: number): Promise<ImportacaoRow[]> {
  const { rows } = await sql<ImportacaoRow>`${importacoes} where ${sentBy(asker)} and i.rede_id = ${rede}
    order by i.id desc limit 30`.execute(tx)
  return rows
}

export async function findImportacao(
  tx: Tx,
  id: number,
  options?: Locking,
): Promise<ImportacaoRow | undefined> {
  const { rows } = await sql<ImportacaoRow>`${importacoes} ${whereOne(id, options)}`.execute(tx)
  return rows[0]
}

type Table = Pick<ImportacaoRow, 'cabecalho' | 'colunas' | 'leitura' | 'total'>

export async function insertImportacao(
  tx: Tx,
  row: Asker & Table & Pick<ImportacaoRow, 'rede_id' | 'arquivo' | 'formato'> & { planilha: Buffer },
): Promise<number> {
  const { cabecalho, colunas, leitura, ...rest } = row
  const { id } = await tx
    .insertInto('rede_importacao')
    .values({
      ...rest,
      cabecalho: JSON.stringify(cabecalho),
      colunas: JSON.stringify(colunas),
      leitura: JSON.stringify(leitura),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = Partial<
  Table &
    Pick<
      ImportacaoRow,
      | 'passo'
      | 'parcial'
      | 'criar_superiores'
      | 'existentes'
      | 'superiores'
      | 'mensagem'
      | 'trabalho_id'
      | 'gravado_em'
      | 'desfeito_em'
    > & { contagem: Conferencia; planilha: null }
>

export const updateImportacao = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('rede_importacao').set(asWritten(change)).where('id', '=', id).execute()

/** The file as it was sent, sealed; null once it was recorded. */
export async function findPlanilha(tx: Tx, id: number): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('rede_importacao')
    .select('planilha')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.planilha ?? null
}

export const removeImportacao = (tx: Tx, id: number) =>
  tx.deleteFrom('rede_importacao').where('id', '=', id).execute()

/** Puts lines in the place of those that are there. */
export async function putLinhas(tx: Tx, importacao: number, linhas: readonly LinhaLida[]): Promise<void> {
  await tx.deleteFrom('rede_importacao_linha').where('importacao_id', '=', importacao).execute()
  const rows = linhas.map(({ numero, celulas, cortada }) => ({ numero, celulas, cortada }))
  await sql`insert into rede_importacao_linha (importacao_id, numero, celulas, cortada)
    ${linhasLidas(importacao, rows)}`.execute(tx)
}

export interface LinhaRow {
  numero: number
  celulas: string[]
  cortada: boolean
  correcoes: Valores
  descartada: boolean
  decisao: Decisao | null
  situacao: Situacao
  faltas: Falta[]
  diferencas: Diferenca[]
  rede_id: number | null
}

/** Lines of one kind, or all, in the order of the file; of all at most 6,000. */
export async function pageLinhas(
  tx: Tx,
  importacao: number,
  { situacao, ...page }: { situacao?: Situacao | undefined; pagina: number; linhas: number },
): Promise<LinhaRow[]> {
  const kind = situacao === undefined ? sql`` : sql`and situacao = ${situacao}`
  const { rows } = await sql<LinhaRow>`
    select numero, celulas, cortada, correcoes, descartada, decisao, situacao, faltas, diferencas, rede_id
    from rede_importacao_linha where importacao_id = ${importacao} ${kind}
    order by numero ${pageSql(page)}`.execute(tx)
  return rows
}

export interface Correcao {
  numero: number
  correcoes: Valores
  descartada: boolean | null
  /** `''`: the answer is taken back; null: it stays. */
  decisao: Decisao | '' | null
}

/** Lays corrections over what was there, field by field; null leaves a mark as it is. */
export const correctLinhas = (tx: Tx, importacao: number, linhas: readonly Correcao[]) =>
  sql`update rede_importacao_linha l set correcoes = l.correcoes || x.correcoes,
      descartada = coalesce(x.descartada, l.descartada), decisao = nullif(coalesce(x.decisao, l.decisao), '')
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
      as x (numero int, correcoes jsonb, descartada boolean, decisao text)
    where l.importacao_id = ${importacao} and l.numero = x.numero`.execute(tx)

/** One answer to all doubts that are open. */
export const decideAll = (tx: Tx, importacao: number, decisao: Decisao) =>
  tx
    .updateTable('rede_importacao_linha')
    .set({ decisao })
    .where('importacao_id', '=', importacao)
    .where('situacao', '=', 'duvida')
    .execute()

/** Writes beside every line what came of the rehearsal. */
export const savePlanos = (
  tx: Tx,
  importacao: number,
  planos: readonly {
    numero: number
    situacao: Situacao
    faltas: readonly Falta[]
    diferencas: readonly Diferenca[]
    rede: number | null
  }[],
) =>
  sql`update rede_importacao_linha l set situacao = x.situacao, faltas = x.faltas, diferencas = x.diferencas,
      rede_id = x.rede
    from jsonb_to_recordset(${JSON.stringify(planos)}::jsonb)
      as x (numero int, situacao text, faltas jsonb, diferencas jsonb, rede bigint)
    where l.importacao_id = ${importacao} and l.numero = x.numero`.execute(tx)

/** Networks that the list made and that are there still. */
export async function listMade(tx: Tx, { id, superiores }: Pick<ImportacaoRow, 'id' | 'superiores'>) {
  const { rows } = await sql<{ rede_id: number }>`
    select rede_id from rede_importacao_linha
    where importacao_id = ${id} and situacao = 'criar' and rede_id is not null`.execute(tx)
  return listRedes(tx, [...superiores, ...rows.map(({ rede_id }) => rede_id)])
}

/** The schools that the list changed, with what they held before. */
export async function listChanged(tx: Tx, { id }: Pick<ImportacaoRow, 'id'>) {
  const { rows } = await sql<{ rede_id: number; diferencas: Diferenca[] }>`
    select rede_id, diferencas from rede_importacao_linha
    where importacao_id = ${id} and situacao = 'atualizar' and rede_id is not null order by rede_id`.execute(
    tx,
  )
  return rows
}

const DAY_MS = 86_400_000

/** Lines go once undoing is over, lists that came to nothing after 30 days. */
export async function clearImportacoes(tx: Tx, now: Date): Promise<void> {
  const month = new Date(now.getTime() - 30 * DAY_MS)
  const week = new Date(now.getTime() - 8 * DAY_MS)
  await sql`delete from rede_importacao_linha l using rede_importacao i
    where i.id = l.importacao_id and i.gravado_em < ${week}`.execute(tx)
  await sql`delete from rede_importacao where created_at < ${month}`.execute(tx)
}
