/** The SQL behind the state of a lesson for a person: where it is given, to whom, and what they were told. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { dadasSql } from '../../aula/server/public.ts'
import { mesmaChave } from '../../aula/server/public-versao.ts'
import type { Mostrar } from '../rules-estado.ts'

export interface Dada {
  turma_id: number
  /** By a path: its turns are places of their own. */
  trilha: boolean
  mostrar: Mostrar
  inicio: Date | null
  fim: Date | null
}

const dadas = (aula: number) => sql`${dadasSql(sql`${aula}::bigint`)} d join turma c on c.id = d.turma_id`

const aprende = (usuario: number) => sql<boolean>`exists (select from ${naTurma()}
  where m.turma_id = c.id and m.aluno_id = ${usuario})`

/** The classes in which the person learns that have the lesson. */
export async function listDadas(tx: Tx, usuario: number, aula: number): Promise<Dada[]> {
  const { rows } = await sql<Dada>`
    select d.turma_id, d.trilha, d.mostrar, nullif(d.inicio, '-infinity') as inicio, d.fim from ${dadas(aula)}
    where c.status = 'ativa' and ${aprende(usuario)} limit 500`.execute(tx)
  return rows
}

/** Another class still has it before it. */
export async function isDeOutros(tx: Tx, usuario: number, aula: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (select from ${dadas(aula)}
    where c.status = 'ativa' and (d.fim is null or d.fim > ${now}) and not ${aprende(usuario)}) as held`.execute(
    tx,
  )
  return rows[0]?.held === true
}

/** Some class has it, whenever: a stranger may be one of its pupils. */
export async function isDada(tx: Tx, aula: number): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from ${dadas(aula)} where c.status <> 'excluida') as held`.execute(tx)
  return rows[0]?.held === true
}

/** The person was told the key of this version in this class, or of another that shares it, in an attempt that still counts. */
export async function sawKey(
  tx: Tx,
  { usuario, aula, versao, turma }: { usuario: number; aula: number; versao: number; turma: number },
): Promise<boolean> {
  const seen = await tx
    .selectFrom('tentativa')
    .select('id')
    .where('usuario_id', '=', usuario)
    .where('aula_id', '=', aula)
    .where('turma_id', '=', turma)
    .where('gabarito_em', 'is not', null)
    .where('estado', '<>', 'anulada')
    .where(mesmaChave(aula, sql.ref('tentativa.versao'), versao))
    .limit(1)
    .executeTakeFirst()
  return seen !== undefined
}

/** When the person was told the key, of whichever version shares it, by whichever attempt, after this one began. */
export async function keySeenSince(
  tx: Tx,
  {
    usuario_id,
    aula_id,
    versao,
    iniciada_em,
  }: { usuario_id: number; aula_id: number; versao: number; iniciada_em: Date },
): Promise<Date | null> {
  const row = await tx
    .selectFrom('tentativa')
    .select((q) => q.fn.min('gabarito_em').as('em'))
    .where('usuario_id', '=', usuario_id)
    .where('aula_id', '=', aula_id)
    .where('gabarito_em', '>=', iniciada_em)
    .where(mesmaChave(aula_id, sql.ref('tentativa.versao'), versao))
    .executeTakeFirst()
  return row?.em ?? null
}
