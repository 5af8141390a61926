/** SQL on batches and their lines. */
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Asker } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import type { LinhaLida } from '../../../../core/server/sheets/lida.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { DB } from '../../../../database/types.ts'
import { naoEncerrados } from '../../../acesso/sessao/server/public-vigente.ts'
import {
  type ImportadaRow,
  type Locking,
  linhasLidas,
  selectSent,
  sentBy,
  whereOne,
} from '../../../acesso/trabalho/server/public-importacao.ts'
import { estuda } from '../../turma/server/public-lugar.ts'
import type { Plano } from '../rules-acervo.ts'
import type { Sentidos } from '../rules-origem.ts'
import {
  type Campo,
  type Contagem,
  type Etapa,
  type Existentes,
  type Falta,
  type Modo,
  SITUACOES,
  type Situacao,
  type Valores,
} from '../shapes.ts'

export interface Espelho {
  redes: number[]
  escolas: number
  alunos: number
  ausentes: number
  /** Whom the file does not name either, and who stay: they stand above its sender. Absent in older batches. */
  acima?: number
}

export interface LoteRow extends ImportadaRow<Campo> {
  redes: number[] | null
  codificacao: 'utf-8' | 'windows-1252'
  separador: string
  etapa: Etapa
  modo: Modo
  existentes: Existentes
  sobre_editados: boolean
  sentidos: Sentidos
  /** Of those situations alone in which there are any. */
  contagem: Partial<Contagem>
  espelho: Espelho | null
  sal: Buffer
}

/** A stage told by the work that still has it can't be wrong. */
const lotes = selectSent(
  'etapa',
  sql`i.redes, i.codificacao, i.separador, i.modo, i.existentes, i.sobre_editados, i.sentidos, i.espelho, i.sal`,
  sql`from lote i`,
)

export async function listLotes(tx: Tx, asker: Asker): Promise<LoteRow[]> {
  const { rows } = await sql<LoteRow>`${lotes} where ${sentBy(asker)}
    order by i.id desc limit 50`.execute(tx)
  return rows
}

export async function findLote(tx: Tx, id: number, options?: Locking): Promise<LoteRow | undefined> {
  const { rows } = await sql<LoteRow>`${lotes} ${whereOne(id, options)}`.execute(tx)
  return rows[0]
}

export const insertLote = (tx: Tx, lote: Omit<Insertable<DB['lote']>, 'id' | 'tenant_id'>) =>
  tx.insertInto('lote').values(lote).returning('id').executeTakeFirstOrThrow()

export const updateLote = (tx: Tx, id: number, change: Updateable<DB['lote']>) =>
  tx.updateTable('lote').set(change).where('id', '=', id).execute()

/** The file as it was sent, sealed; null once it was recorded. */
export async function findPlanilha(tx: Tx, id: number): Promise<Buffer | null> {
  const row = await tx.selectFrom('lote').select('planilha').where('id', '=', id).executeTakeFirst()
  return row?.planilha ?? null
}

export const removeLinhas = (tx: Tx, lote: number) =>
  tx.deleteFrom('lote_linha').where('lote_id', '=', lote).execute()

export const removeLote = (tx: Tx, id: number) => tx.deleteFrom('lote').where('id', '=', id).execute()

/** Rows that one statement takes: what it sends stays far from any limit, and progress can be told between two. */
export const CHUNK = 500

export function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += CHUNK) yield list.slice(at, at + CHUNK)
}

export async function insertLinhas(tx: Tx, lote: number, linhas: readonly LinhaLida[]): Promise<void> {
  for (const some of chunks(linhas))
    await sql`insert into lote_linha (lote_id, numero, celulas, cortada) ${linhasLidas(lote, some)}`.execute(
      tx,
    )
}

export interface LinhaRow {
  numero: number
  celulas: string[]
  cortada: boolean
  correcoes: Valores
  descartada: boolean
  aceita: boolean
  situacao: Situacao
  faltas: Falta[]
  chaves: string[]
  usuario_id: number | null
}

const LINHA = [
  'numero',
  'celulas',
  'cortada',
  'correcoes',
  'descartada',
  'aceita',
  'situacao',
  'faltas',
  'chaves',
  'usuario_id',
] as const

/** Lines of a batch by their numbers, in the order of the file. */
export async function readLinhas(tx: Tx, lote: number, numeros: readonly number[]): Promise<LinhaRow[]> {
  const query = tx.selectFrom('lote_linha').select(LINHA).where('lote_id', '=', lote).orderBy('numero')
  const rows = await query
    .where('numero', '=', sql<number>`any(${[...numeros]}::int[])`)
    .limit(20_000)
    .execute()
  return rows as unknown as LinhaRow[]
}

export async function pageLinhas(
  tx: Tx,
  lote: number,
  {
    situacao,
    depois = 0,
    linhas,
  }: { situacao?: Situacao | undefined; depois?: number | undefined; linhas: number },
): Promise<LinhaRow[]> {
  let query = tx
    .selectFrom('lote_linha')
    .select(LINHA)
    .where('lote_id', '=', lote)
    .where('numero', '>', depois)
    .orderBy('numero')
  if (situacao) query = query.where('situacao', '=', situacao)
  return (await query.limit(linhas).execute()) as unknown as LinhaRow[]
}

/** All lines, or those at one fate, a slice at a time in the order of the file. */
export async function* slicesOf(tx: Tx, lote: number, situacao?: Situacao): AsyncGenerator<LinhaRow[]> {
  for (let depois = 0; ; ) {
    const rows = await pageLinhas(tx, lote, { situacao, depois, linhas: CHUNK })
    if (rows.length > 0) yield rows
    if (rows.length < CHUNK) return
    depois = rows.at(-1)?.numero ?? 0
  }
}

export const firstLinha = (tx: Tx, lote: number): Promise<LinhaRow[]> => pageLinhas(tx, lote, { linhas: 1 })

/** Different texts of a column, cells whole, with how many lines have them; the most frequent first. */
export async function listValores(
  tx: Tx,
  lote: number,
  column: number,
  most: number,
): Promise<{ valor: string; linhas: number }[]> {
  const { rows } = await sql<{ valor: string; linhas: number }>`
    select btrim(coalesce(celulas ->> ${column}::int, '')) as valor, count(*)::int as linhas
    from lote_linha where lote_id = ${lote} group by valor order by linhas desc, valor limit ${most}`.execute(
    tx,
  )
  return rows
}

/** Numbers of the lines that share a key with any of `chaves`. */
export async function sharingChaves(tx: Tx, lote: number, chaves: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ numero: number }>`select numero from lote_linha
    where lote_id = ${lote} and chaves && ${[...chaves]}::text[] order by numero limit 20000`.execute(tx)
  return rows.map(({ numero }) => numero)
}

export interface Correcao {
  numero: number
  correcoes: Valores
  descartada: boolean | null
  aceita: boolean | null
}

/** Lays corrections over what was there, field by field; null leaves a mark as it is. */
export async function correctLinhas(tx: Tx, lote: number, linhas: readonly Correcao[]): Promise<void> {
  await sql`update lote_linha l set correcoes = l.correcoes || x.correcoes,
      descartada = coalesce(x.descartada, l.descartada), aceita = coalesce(x.aceita, l.aceita)
    from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
      as x (numero int, correcoes jsonb, descartada boolean, aceita boolean)
    where l.lote_id = ${lote} and l.numero = x.numero`.execute(tx)
}

/** Gives pupils back the address that became their guardian's, by the cells in which it stood; the lines changed. */
export async function giveBackEmails(tx: Tx, lote: number, numeros: readonly number[], column: number) {
  const cell = (line: string) => sql`lower(btrim(${sql.ref(`${line}.celulas`)} ->> ${column}::int))`
  const { rows } = await sql<{ numero: number }>`
    update lote_linha l set correcoes = l.correcoes - '{email,responsavel_email,responsavel_nome}'::text[]
    where l.lote_id = ${lote} and l.correcoes ->> 'email' = '' and l.correcoes ? 'responsavel_email'
      and ${cell('l')} in (select ${cell('dada')} from lote_linha dada
        where dada.lote_id = ${lote} and dada.numero = any(${[...numeros]}::int[]))
    returning l.numero`.execute(tx)
  return rows.map(({ numero }) => numero)
}

/** Puts cells in the place of those read: passwords, sealed. */
export async function replaceCelulas(
  tx: Tx,
  lote: number,
  linhas: readonly { numero: number; celulas: string[] }[],
): Promise<void> {
  for (const some of chunks(linhas))
    await sql`update lote_linha l set celulas = x.celulas
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as x (numero int, celulas jsonb)
      where l.lote_id = ${lote} and l.numero = x.numero`.execute(tx)
}

/** What came of the check, line by line. */
export async function savePlanos(tx: Tx, lote: number, planos: readonly Plano[]): Promise<void> {
  const told = planos.map(({ numero, situacao, faltas, chaves, usuarioId }) => ({
    numero,
    situacao,
    faltas,
    chaves,
    usuario_id: usuarioId,
  }))
  await sql`update lote_linha l set situacao = x.situacao, faltas = x.faltas, usuario_id = x.usuario_id,
      chaves = array(select jsonb_array_elements_text(x.chaves))
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as x (numero int, situacao text, faltas jsonb, chaves jsonb, usuario_id bigint)
    where l.lote_id = ${lote} and l.numero = x.numero`.execute(tx)
}

export async function countLinhas(tx: Tx, lote: number): Promise<Contagem & { corrigidas: number }> {
  const { rows } = await sql<{ situacao: Situacao; n: number; corrigidas: number }>`
    select situacao, count(*)::int as n, count(*) filter (where correcoes <> '{}' or descartada or aceita)::int as corrigidas
    from lote_linha where lote_id = ${lote} group by situacao`.execute(tx)
  const contagem = Object.fromEntries(SITUACOES.map((one) => [one, 0])) as Contagem
  for (const { situacao, n } of rows) contagem[situacao] = n
  return { ...contagem, corrigidas: rows.reduce((sum, row) => sum + row.corrigidas, 0) }
}

/** The pupils of these schools, in their regular classes: what the mirror covers. */
const covered = (redes: readonly number[]) => sql`
  from ${estuda()} where t.rede_id = any(${[...redes]}::bigint[]) and t.tipo = 'regular'`

const unnamed = (lote: number) => sql`not exists (select from lote_linha l
  where l.lote_id = ${lote} and l.usuario_id = m.aluno_id and not l.descartada)`

const leaves = (ficam: readonly number[]) => sql`m.aluno_id <> all(${bigints(ficam)})`

/** Pupils whom the file does not name and who hold a role too, or will: by those somebody stands above somebody. */
export async function listAusentesComPapel(
  tx: Tx,
  lote: number,
  redes: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct m.aluno_id as id ${covered(redes)} and ${unnamed(lote)} and exists (select from ${naoEncerrados()}
      where v.usuario_id = m.aluno_id)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** How many the mirror covers and how many leave; `ficam`: ids of those who stay though they are not named. */
export async function countEspelho(
  tx: Tx,
  lote: number,
  redes: readonly number[],
  ficam: readonly number[],
): Promise<Espelho> {
  const { rows } = await sql<{ alunos: number; ausentes: number }>`
    select count(distinct m.aluno_id)::int as alunos,
      count(distinct m.aluno_id) filter (where ${unnamed(lote)} and ${leaves(ficam)})::int as ausentes
    ${covered(redes)}`.execute(tx)
  const { alunos, ausentes } = rows[0] ?? { alunos: 0, ausentes: 0 }
  return { redes: [...redes], escolas: redes.length, alunos, ausentes, acima: ficam.length }
}

export interface Ausente {
  id: number
  nome: string
  turma: string
  escola: string
  turma_id: number
}

export async function listAusentes(
  tx: Tx,
  lote: number,
  redes: readonly number[],
  ficam: readonly number[],
  limit: number,
): Promise<Ausente[]> {
  const { rows } = await sql<Ausente>`
    select u.id, u.nome, a.turma, r.nome as escola, a.turma_id
    from (select m.aluno_id, t.nome as turma, t.id as turma_id, t.rede_id ${covered(redes)} and ${unnamed(lote)} and ${leaves(ficam)}) a
    join pessoa u on u.id = a.aluno_id join rede r on r.id = a.rede_id
    order by r.nome, a.turma, u.nome, u.id limit ${limit}`.execute(tx)
  return rows
}
