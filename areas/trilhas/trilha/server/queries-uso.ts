/** SQL of how a path is used, and of emptying it. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'

export interface Uso {
  /** Attempts that the owner began, and everybody else. */
  proprietario: number
  outros: number
}

export const SEM_USO: Uso = { proprietario: 0, outros: 0 }

/** Of several paths, those without any left out. Attempts that were taken away are not counted. */
export async function usosDe(tx: Tx, trilhas: readonly number[]): Promise<ReadonlyMap<number, Uso>> {
  const { rows } = await sql<Uso & { trilha_id: number }>`
    select x.trilha_id, count(*) filter (where x.usuario_id = t.usuario_id) as proprietario,
      count(*) filter (where x.usuario_id <> t.usuario_id) as outros
    from trilha_tentativa x join trilha t on t.id = x.trilha_id
    where x.trilha_id = any(${bigints(trilhas)}) and x.removida_em is null group by x.trilha_id`.execute(tx)
  return new Map(rows.map(({ trilha_id, ...uso }) => [trilha_id, uso]))
}

/** Turns at each skill of a path, likewise. */
export async function vezesPorHabilidade(tx: Tx, trilha: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ habilidade_id: number; n: number }>`
    select habilidade_id, count(*) as n from trilha_tentativa
    where trilha_id = ${trilha} and removida_em is null group by habilidade_id`.execute(tx)
  return new Map(rows.map(({ habilidade_id, n }) => [habilidade_id, n]))
}

/**
 * Takes every attempt at a path away, with the grades, mastery and points that came of them (section 4: empties
 * attempts and sets usage to zero). What was answered in lessons stays with the lessons.
 * @returns how many attempts there were
 */
export async function resetTentativas(
  tx: Tx,
  trilha: number,
  { por, now }: { por: number; now: Date },
): Promise<number> {
  // Whoever counts points of the path just now ends first.
  await sql`select from trilha_ponto where trilha_id = ${trilha} order by usuario_id, eixo for update`.execute(
    tx,
  )
  const { rows } = await sql<{ n: number }>`
    with tirada as (
      update trilha_tentativa set removida_em = ${now}, removida_por = ${por}
      where trilha_id = ${trilha} and removida_em is null returning id)
    select count(*) as n from tirada`.execute(tx)
  await tx.deleteFrom('trilha_nota').where('trilha_id', '=', trilha).execute()
  await tx.deleteFrom('trilha_dominio').where('trilha_id', '=', trilha).execute()
  await tx.deleteFrom('trilha_ponto').where('trilha_id', '=', trilha).execute()
  return rows[0]?.n ?? 0
}
