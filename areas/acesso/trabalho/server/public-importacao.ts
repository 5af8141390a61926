/**
 * The row of an import, whatever its area brings and keeps beside: how it is read, changed, found by its sender and told.
 * The area names its table: the row is `i`, its work `t`.
 */
import { type RawBuilder, sql } from 'kysely'
import { certezasOf, type Vocabulario } from '../../../../core/contract/columns.ts'
import type { Formato, Lida } from '../../../../core/contract/leitura.ts'
import { type Asker, hasAsked } from '../../../../core/policy/actor.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure, notFound, type Sentence } from '../../../../core/server/failure.ts'
import { undoUntil as untilOf } from '../../../../core/server/sheets/refusals.ts'
import { jsonRows } from '../../../../core/server/sql.ts'
import { DIAS_DESFAZER, type Passo } from '../shapes-importar.ts'

export interface ImportadaRow<F extends string> extends Asker {
  id: number
  arquivo: string
  formato: Formato
  cabecalho: string[]
  colunas: (F | null)[]
  leitura: Lida
  /** The file is kept. */
  guardada: boolean
  parcial: boolean
  total: number
  mensagem: string | null
  trabalho_id: number | null
  created_at: Date
  gravado_em: Date | null
  desfeito_em: Date | null
}

/**
 * What every import says and what its area adds (`more`), `from` its own table. `passo`: the column of what it is at; work
 * that was cancelled, or failed for good, leaves it where it began.
 */
export function selectSent(
  passo: 'passo' | 'etapa',
  more: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const column = sql.ref(`i.${passo}`)
  return sql`select i.id, i.usuario_id, i.visitante_id, i.visitante_tenant, i.arquivo, i.formato, i.cabecalho, i.colunas,
    i.leitura, i.planilha is not null as guardada, i.parcial, i.total, i.contagem, i.trabalho_id, i.created_at,
    i.gravado_em, i.desfeito_em, coalesce(case when t.estado = 'erro' then t.mensagem end, i.mensagem) as mensagem,
    case when t.estado in ('cancelado', 'erro') then
      case ${column} when 'gravando' then 'conferido' when 'desfazendo' then 'gravado' when 'conferindo' then 'colunas'
      else ${column} end else ${column} end as ${sql.ref(passo)}, ${more}
    ${from} left join trabalho t on t.id = i.trabalho_id`
}

/**
 * Of an import without columns: why it did not end well (`i.mensagem`, or its work's), and what it is at, for a row `i`
 * whose work is `t`.
 */
export const selectAndamento = (
  from: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select i.id, i.usuario_id, i.arquivo, i.total, i.contagem, i.trabalho_id, i.created_at, i.gravado_em, i.desfeito_em,
    coalesce(case when t.estado = 'erro' then t.mensagem end, i.mensagem) as mensagem,
    case when t.estado in ('cancelado', 'erro') then
      case i.passo when 'gravando' then 'conferido' when 'desfazendo' then 'gravado' else i.passo end
      else i.passo end as passo, ${more}
  ${from} left join trabalho t on t.id = i.trabalho_id`

/** The number of a piece of work while it goes on; null once it has ended. */
export const enquantoAnda = (trabalho: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql`(select a.id from trabalho a where a.id = ${trabalho} and a.estado in ('aguardando', 'processando'))`

/** Those of whoever sent them. */
export const sentBy = ({ usuario_id, visitante_id, visitante_tenant }: Asker): RawBuilder<boolean> =>
  usuario_id === null
    ? sql`i.visitante_id = ${visitante_id} and i.visitante_tenant = ${visitante_tenant}`
    : sql`i.usuario_id = ${usuario_id}`

export interface Locking {
  /** Until the transaction ends, nobody else moves it to another step. */
  lock?: boolean
}

/** The one of this id. */
export const whereOne = (id: number, { lock = false }: Locking = {}): RawBuilder<unknown> =>
  sql`where i.id = ${id} ${lock ? sql`for no key update of i` : sql``}`

/** Lines as they were read, for an `insert` of those four columns: without what shielded them, or as JSON had them. */
export const linhasLidas = (
  importacao: number,
  linhas: readonly { numero: number; celulas: readonly unknown[]; cortada: boolean }[],
): RawBuilder<unknown> =>
  sql`select ${importacao}::bigint, numero, celulas, cortada
    from jsonb_to_recordset(${jsonRows(linhas)}) as x (numero int, celulas jsonb, cortada boolean)`

interface Tabela {
  cabecalho?: readonly string[]
  colunas?: readonly (string | null)[]
  leitura?: Lida
  contagem?: object
}

/** A change as it is written: what is JSON in the row, as text. */
export const asWritten = <C extends Tabela>({ cabecalho, colunas, leitura, contagem, ...rest }: C) => ({
  ...rest,
  ...(cabecalho && { cabecalho: JSON.stringify(cabecalho) }),
  ...(colunas && { colunas: JSON.stringify(colunas) }),
  ...(leitura && { leitura: JSON.stringify(leitura) }),
  ...(contagem && { contagem: JSON.stringify(contagem) }),
})

/** Until when what was recorded can be undone. */
export const undoUntil = ({ gravado_em }: { gravado_em: Date | null }): Date | null =>
  untilOf(gravado_em, DIAS_DESFAZER)

/** What is told of every import. */
export function presentImportada<F extends string>(
  row: ImportadaRow<F>,
  passo: string,
  vocabulario: Pick<Vocabulario<F>, 'sentidoOf'>,
  now: Date,
) {
  const { id, arquivo, parcial, cabecalho, colunas, leitura, total, mensagem, gravado_em, desfeito_em } = row
  const until = passo === 'gravado' ? undoUntil(row) : null
  return {
    id,
    arquivo,
    parcial,
    cabecalho,
    colunas,
    certezas: certezasOf(cabecalho, colunas, vocabulario),
    leitura,
    pode_reler: row.guardada && (passo === 'colunas' || passo === 'conferido'),
    total,
    trabalho: row.trabalho_id,
    mensagem,
    quando: row.created_at,
    gravado_em,
    desfazer_ate: until && until > now ? until : null,
    desfeito_em,
  }
}

interface Finds<Row, Told> {
  find: (tx: Tx, id: number, options?: Locking) => Promise<Row | undefined>
  /** Whether its sender still may. @throws 403, 404 */
  admit: (context: Context, row: Row) => Promise<void>
  present: (row: Row, now: Date) => Told
  words: Readonly<Record<'outroPasso' | 'jaGravada', Sentence>>
}

/** The only ways in which a handler gets an import: as its sender, who still may do what it does. */
export function findsOf<Row extends Asker & { passo: Passo }, Told>(area: Finds<Row, Told>) {
  const { find, admit, present, words } = area

  /** @throws 404 for anybody else's; what `admit` throws */
  async function findOne(context: Context, id: number, options?: Locking): Promise<Row> {
    const row = await find(context.tx, id, options)
    if (!row || !hasAsked(context.actor, row, context.brand.ownerId)) throw notFound()
    await admit(context, row)
    return row
  }

  /** An import at one of these steps, held until the transaction ends. @throws 409 at any other */
  async function findAt(context: Context, id: number, ...passos: readonly Passo[]): Promise<Row> {
    const row = await findOne(context, id, { lock: true })
    if (!passos.includes(row.passo)) throw failure(409, 'outro_passo', words.outroPasso)
    return row
  }

  /** One that came to nothing yet. @throws 409 once it is recorded, or about to be */
  async function findUnrecorded(context: Context, id: number): Promise<Row> {
    const row = await findOne(context, id, { lock: true })
    if (row.passo !== 'colunas' && row.passo !== 'conferido')
      throw failure(409, 'importacao_gravada', words.jaGravada)
    return row
  }

  /** As it is told, read again after a change. */
  async function shown({ tx, now }: Pick<Context, 'tx' | 'now'>, id: number): Promise<{ importacao: Told }> {
    const row = await find(tx, id)
    if (!row) throw notFound()
    return { importacao: present(row, now) }
  }

  return { findOne, findAt, findUnrecorded, shown }
}
