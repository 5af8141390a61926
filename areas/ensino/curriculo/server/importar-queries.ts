/** SQL on imports and their lines. */

import { sql } from 'kysely'
import type { Formato, Lida } from '../../../../core/contract/leitura.ts'
import type { Asker } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { Forma, LinhaLida } from '../../../../core/server/sheets/lida.ts'
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
import type { Colunas } from '../rules-importar-colunas.ts'
import type { Campo, Codificacao, Contagem, Falta, Situacao } from '../shapes-importar.ts'

export type BaseDeCurriculo = 'bncc' | 'saeb' | 'saeb_2001' | 'proprio'
export type EtapaDeEnsino = 'infantil' | 'fundamental' | 'medio' | 'eja' | 'livre'

/** What a dry run counted. */
export interface Conferencia extends Contagem {
  categorias: number
  ausentes: number
  por_categoria: { nome: string; linhas: number }[]
}

export interface ImportacaoRow extends ImportadaRow<Campo> {
  curriculo_id: number | null
  /** As it is called now; null until there is one. */
  curriculo_nome: string | null
  /** Whose the curriculum is. */
  curriculo_cliente: number | null
  cliente_id: number | null
  cliente_nome: string | null
  nome: string
  etapa: EtapaDeEnsino
  base: BaseDeCurriculo
  escolhido: boolean
  criou: boolean
  codificacao: Codificacao
  separador: string
  forma: Forma
  referencias: Record<string, string>
  passo: Passo
  contagem: Partial<Conferencia>
  amostra: unknown[] | null
}

const importacoes = selectSent(
  'passo',
  sql`i.curriculo_id, c.nome as curriculo_nome, c.cliente_id as curriculo_cliente, i.cliente_id, k.nome as cliente_nome,
    i.nome, i.etapa, i.base, i.escolhido, i.criou, i.codificacao, i.separador, i.forma, i.referencias,
    (select l.celulas from curriculo_importacao_linha l where l.importacao_id = i.id order by l.numero limit 1) as amostra`,
  sql`from curriculo_importacao i left join curriculo c on c.id = i.curriculo_id left join cliente k on k.id = i.cliente_id`,
)

/** What somebody sent, newest first, at most 30; `curriculo`: into that one alone. */
export async function listImportacoes(
  tx: Tx,
  asker: Asker,
  curriculo: number | undefined,
): Promise<ImportacaoRow[]> {
  const into = curriculo === undefined ? sql`` : sql`and i.curriculo_id = ${curriculo}`
  const { rows } = await sql<ImportacaoRow>`${importacoes} where ${sentBy(asker)} ${into}
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

type Change = Partial<
  Pick<
    ImportacaoRow,
    | 'curriculo_id'
    | 'criou'
    | 'nome'
    | 'etapa'
    | 'base'
    | 'passo'
    | 'parcial'
    | 'mensagem'
    | 'trabalho_id'
    | 'gravado_em'
    | 'desfeito_em'
    | 'colunas'
    | 'contagem'
    | 'cabecalho'
    | 'leitura'
    | 'total'
  >
> & { planilha?: null }

export const updateImportacao = (tx: Tx, id: number, change: Change) =>
  tx.updateTable('curriculo_importacao').set(asWritten(change)).where('id', '=', id).execute()

/** The file as it was sent, sealed; null once it was recorded. */
export async function findPlanilha(tx: Tx, id: number): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('curriculo_importacao')
    .select('planilha')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.planilha ?? null
}

export const removeLinhas = (tx: Tx, importacao: number) =>
  tx.deleteFrom('curriculo_importacao_linha').where('importacao_id', '=', importacao).execute()

export const removeImportacao = (tx: Tx, id: number) =>
  tx.deleteFrom('curriculo_importacao').where('id', '=', id).execute()

export interface NovaImportacao extends Asker {
  curriculo_id: number | null
  cliente_id: number | null
  nome: string
  etapa: EtapaDeEnsino
  base: BaseDeCurriculo
  escolhido: boolean
  arquivo: string
  formato: Formato
  codificacao: Codificacao
  separador: string
  forma: Forma
  cabecalho: readonly string[]
  colunas: Colunas
  leitura: Lida
  planilha: Buffer
  referencias: Readonly<Record<string, string>>
  total: number
}

export const insertImportacao = async (tx: Tx, row: NovaImportacao): Promise<number> => {
  const { forma, cabecalho, colunas, leitura, referencias, ...rest } = row
  const { id } = await tx
    .insertInto('curriculo_importacao')
    .values({
      ...rest,
      forma: JSON.stringify(forma),
      cabecalho: JSON.stringify(cabecalho),
      colunas: JSON.stringify(colunas),
      leitura: JSON.stringify(leitura),
      referencias: JSON.stringify(referencias),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const insertLinhas = (tx: Tx, importacao: number, linhas: readonly LinhaGuardada[]) =>
  sql`insert into curriculo_importacao_linha (importacao_id, numero, celulas, cortada)
    ${linhasLidas(importacao, linhas)}`.execute(tx)

export type LinhaGuardada = Pick<LinhaLida, 'numero' | 'cortada'> & { celulas: unknown[] }

/** Every line of an import as it was sent: at most 10,000. */
export async function readLinhas(tx: Tx, importacao: number): Promise<LinhaGuardada[]> {
  const { rows } = await sql<LinhaGuardada>`select numero, celulas, cortada from curriculo_importacao_linha
    where importacao_id = ${importacao} order by numero`.execute(tx)
  return rows
}

export interface LinhaRow extends LinhaGuardada {
  situacao: Situacao
  faltas: Falta[]
  muda: Campo[]
  caminho: string[]
}

export async function pageLinhas(
  tx: Tx,
  importacao: number,
  { situacao, pagina, linhas }: { situacao?: Situacao | undefined; pagina: number; linhas: number },
): Promise<LinhaRow[]> {
  const kind = situacao === undefined ? sql`` : sql`and situacao = ${situacao}`
  const { rows } = await sql<LinhaRow>`select numero, celulas, cortada, situacao, faltas, muda, caminho
    from curriculo_importacao_linha where importacao_id = ${importacao} ${kind}
    order by numero ${pageSql({ pagina, linhas })}`.execute(tx)
  return rows
}

export interface LinhaConferida {
  numero: number
  situacao: Situacao
  faltas: readonly Falta[]
  muda: readonly Campo[]
  caminho: readonly string[]
  habilidade: number | null
}

/** Writes what came of the dry run beside every line. */
export const saveLinhas = (tx: Tx, importacao: number, linhas: readonly LinhaConferida[]) =>
  sql`update curriculo_importacao_linha l
    set situacao = x.situacao, faltas = x.faltas, habilidade_id = x.habilidade,
      muda = array(select jsonb_array_elements_text(x.muda)),
      caminho = array(select jsonb_array_elements_text(x.caminho))
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
      as x (numero int, situacao text, faltas jsonb, muda jsonb, caminho jsonb, habilidade bigint)
    where l.importacao_id = ${importacao} and l.numero = x.numero`.execute(tx)

/** The import whose form a curriculum is exported in: the last that was recorded and stands. */
export async function findFonte(
  tx: Tx,
  curriculo: number,
): Promise<
  | Pick<
      ImportacaoRow,
      | 'id'
      | 'formato'
      | 'codificacao'
      | 'separador'
      | 'forma'
      | 'cabecalho'
      | 'colunas'
      | 'referencias'
      | 'arquivo'
    >
  | undefined
> {
  const row = await tx
    .selectFrom('curriculo_importacao')
    .select([
      'id',
      'formato',
      'codificacao',
      'separador',
      'forma',
      'cabecalho',
      'colunas',
      'referencias',
      'arquivo',
    ])
    .where('curriculo_id', '=', curriculo)
    .where('gravado_em', 'is not', null)
    .where('desfeito_em', 'is', null)
    .orderBy('gravado_em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row as unknown as ImportacaoRow | undefined
}

/** Lines of an import that are a skill's, in the order of the file. */
export async function fonteLinhas(
  tx: Tx,
  importacao: number,
): Promise<{ habilidade: number; celulas: unknown[] }[]> {
  const { rows } = await sql<{ habilidade: number; celulas: unknown[] }>`
    select habilidade_id as habilidade, celulas from curriculo_importacao_linha
    where importacao_id = ${importacao} and habilidade_id is not null order by numero`.execute(tx)
  return rows
}

/** What was sent and came to nothing goes after 30 days; images with the days in which undoing is possible. */
export async function clearImportacoes(tx: Tx, now: Date): Promise<void> {
  const DAY_MS = 86_400_000
  const month = new Date(now.getTime() - 30 * DAY_MS)
  const week = new Date(now.getTime() - 8 * DAY_MS)
  await sql`delete from curriculo_importacao i
    where (i.passo in ('colunas', 'conferido') and i.created_at < ${month}) or i.desfeito_em < ${month}`.execute(
    tx,
  )
  await sql`delete from curriculo_importacao_imagem m using curriculo_importacao i
    where i.id = m.importacao_id and i.gravado_em < ${week}`.execute(tx)
}
