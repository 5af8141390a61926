/** SQL of what lessons are about: their discipline, years, skills and tags. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import type { AulasMarcadas } from '../../catalogo/server/public-acima.ts'
import { citado, tagsCitadas } from '../../catalogo/server/public-citar.ts'
import { habilidadesCitadas } from '../../curriculo/server/public-citar.ts'
import { periodosDaAula } from './public-marcas.ts'

interface MarcasRow {
  aula: number
  disciplina: { id: number; nome: string } | null
  periodos: { id: number; codigo: string; nome: string }[]
  habilidades: { id: number; codigo: string; texto: string }[]
  tags: string[]
}

/** One row for each lesson that is there, in no order. */
export async function readMarcas(tx: Tx, aulas: readonly number[]): Promise<MarcasRow[]> {
  const { rows } = await sql<MarcasRow>`
    select aula.id as aula,
      ${citado('disciplina', sql.ref('aula.disciplina_id'))} as disciplina,
      ${periodosDaAula(sql.ref('aula.id'))} as periodos,
      ${habilidadesCitadas(sql`select x.habilidade_id as id, 1 as ordem from aula_habilidade x where x.aula_id = aula.id`)} as habilidades,
      ${tagsCitadas(sql`select x.tag_id from aula_tag x where x.aula_id = aula.id`)} as tags
    from aula where aula.id = any(${bigints(aulas)})`.execute(tx)
  return rows
}

/** What each table of marks names beside the lesson. */
const COLUMNS = { aula_periodo: 'periodo_id', aula_habilidade: 'habilidade_id', aula_tag: 'tag_id' } as const

/** Puts exactly these marks on a lesson. */
export async function setMarks(
  tx: Tx,
  table: keyof typeof COLUMNS,
  aula: number,
  ids: readonly number[],
): Promise<void> {
  const [into, column] = [sql.table(table), sql.ref(COLUMNS[table])]
  await sql`delete from ${into} where aula_id = ${aula} and ${column} <> all(${bigints(ids)})`.execute(tx)
  await sql`insert into ${into} (aula_id, ${column}) select ${aula}, unnest(${bigints(ids)})
    on conflict do nothing`.execute(tx)
}

export const aulasPorMarca: AulasMarcadas = {
  daDisciplinaSql: (disciplina) =>
    sql<number>`(select count(*) from aula a where a.disciplina_id = ${disciplina})`,
  doPeriodoSql: (periodo) =>
    sql<number>`(select count(*) from aula_periodo x where x.periodo_id = ${periodo})`,
}
