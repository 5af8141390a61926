/** SQL of what lessons are about: their discipline, years, skills and tags. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints } from '../../../../core/server/sql.ts'
import { categoriaVisibleTo } from './queries-cliente.ts'

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
      (select jsonb_build_object('id', d.id, 'nome', d.nome) from disciplina d where d.id = aula.disciplina_id) as disciplina,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'codigo', p.codigo, 'nome', p.nome) order by p.ordem)
        from aula_periodo x join periodo p on p.id = x.periodo_id where x.aula_id = aula.id), '[]') as periodos,
      coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'codigo', h.codigo, 'texto', h.texto) order by h.codigo)
        from aula_habilidade x join habilidade h on h.id = x.habilidade_id where x.aula_id = aula.id), '[]') as habilidades,
      coalesce((select jsonb_agg(t.nome order by t.chave)
        from aula_tag x join tag t on t.id = x.tag_id where x.aula_id = aula.id), '[]') as tags
    from aula where aula.id = any(${bigints(aulas)})`.execute(tx)
  return rows
}

/** How many of these skills the person may name: no other client's own, removed ones where they were named already. */
async function countHabilidades(tx: Tx, actor: Actor, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from habilidade join categoria on categoria.id = habilidade.categoria_id
    join curriculo on curriculo.id = habilidade.curriculo_id
    where habilidade.id = any(${bigints(ids)}) and ${categoriaVisibleTo(actor)}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** How many of these ids the tenant has, and the person may name. */
export async function countKnown(
  { tx, actor }: { tx: Tx; actor: Actor },
  tabela: 'disciplina' | 'periodo' | 'habilidade',
  ids: readonly number[],
): Promise<number> {
  if (ids.length === 0) return 0
  if (tabela === 'habilidade') return countHabilidades(tx, actor, ids)
  const { n } = await tx
    .selectFrom(tabela)
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('id', '=', sql<number>`any(${bigints(ids)})`)
    .executeTakeFirstOrThrow()
  return n
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
