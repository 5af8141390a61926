/** All SQL of words that serve again: the own ones, and those that colleagues of a school share. */
import { sql } from 'kysely'
import { sure } from '../../../../core/contract/narrow.ts'
import type { Tx } from '../../../../core/server/database.ts'

export interface FraseRow {
  id: number
  autor_id: number
  autor: string
  rede_id: number | null
  criterio: string
  texto: string
  vezes: number
}

/** What a person finds in a school's bank. */
interface Banco {
  quem: number
  rede: number
}

const finds = ({ quem, rede }: Banco) => sql<boolean>`(f.autor_id = ${quem} or f.rede_id = ${rede})`

/** The own ones first, then the most used: at most 300. */
export async function listFrases(tx: Tx, banco: Banco): Promise<FraseRow[]> {
  const { rows } = await sql<FraseRow>`
    select f.id, f.autor_id, p.nome as autor, f.rede_id, f.criterio, f.texto, f.vezes
    from entrega_frase f join pessoa p on p.id = f.autor_id
    where ${finds(banco)} order by f.autor_id <> ${banco.quem}, f.vezes desc, f.id limit 300`.execute(tx)
  return rows
}

export async function countFrases(tx: Tx, quem: number): Promise<number> {
  const { n } = await tx
    .selectFrom('entrega_frase')
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('autor_id', '=', quem)
    .executeTakeFirstOrThrow()
  return n
}

export const findOwn = (tx: Tx, quem: number, criterio: string, texto: string) =>
  tx
    .selectFrom('entrega_frase')
    .select('id')
    .where('autor_id', '=', quem)
    .where('criterio', '=', criterio)
    .where('texto', '=', texto)
    .executeTakeFirst()

/** Kept once, whoever says it twice; who may read it is what was said last. */
export async function saveFrase(
  tx: Tx,
  { autor, ...row }: Pick<FraseRow, 'autor_id' | 'autor' | 'rede_id' | 'criterio' | 'texto'>,
): Promise<FraseRow> {
  const { rows } = await sql<FraseRow>`
    insert into entrega_frase (autor_id, rede_id, criterio, texto)
    values (${row.autor_id}, ${row.rede_id}, ${row.criterio}, ${row.texto})
    on conflict (tenant_id, autor_id, md5(criterio || ':' || texto)) do update set rede_id = excluded.rede_id
    returning id, autor_id, ${autor}::text as autor, rede_id, criterio, texto, vezes`.execute(tx)
  return sure(rows[0])
}

/** Undefined: there is none that the person finds. */
export async function countUse(tx: Tx, id: number, banco: Banco): Promise<number | undefined> {
  const { rows } = await sql<{ vezes: number }>`
    update entrega_frase f set vezes = f.vezes + 1 where f.id = ${id} and ${finds(banco)}
    returning f.vezes`.execute(tx)
  return rows[0]?.vezes
}

export const findFrase = (tx: Tx, id: number) =>
  tx.selectFrom('entrega_frase').select(['id', 'autor_id']).where('id', '=', id).executeTakeFirst()

export const removeFrase = (tx: Tx, id: number) =>
  tx.deleteFrom('entrega_frase').where('id', '=', id).execute()
