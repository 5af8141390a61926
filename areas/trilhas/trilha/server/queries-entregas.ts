/** SQL of deliveries along an axis: which lessons it has, which classes follow it that the asker reads. */
import { sql } from 'kysely'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { lugar } from '../../../escola/turma/server/public-lugar.ts'
import { visibleTo } from './queries.ts'
import { reads } from './queries-ranking.ts'

interface EixoComAulas {
  id: number
  nome: string
  trilha: { id: number; nome: string; nome_eixo: string | null }
  aulas: number[]
}

/**
 * An axis with the lessons that it has or had: of a path that is given to a class of the person, that they may see as its
 * authors do, or on which they began something.
 */
export async function findEixoComAulas(
  tx: Tx,
  actor: Actor,
  eixo: number,
): Promise<EixoComAulas | undefined> {
  const turmas = actor.turmas.filter(({ papel }) => papel !== 'responsavel').map(({ id }) => id)
  const { rows } = await sql<EixoComAulas>`
    with aulas as (
      select distinct ta.aula_id from trilha_habilidade h join trilha_aula ta on ta.habilidade_id = h.id
      where h.eixo_id = ${eixo}
    )
    select e.id, e.nome, jsonb_build_object('id', t.id, 'nome', t.nome, 'nome_eixo', g.nome_eixo) as trilha,
      coalesce((select array_agg(a.aula_id) from aulas a), '{}') as aulas
    from trilha_eixo e join trilha t on t.id = e.trilha_id left join regra_trilha g on g.id = t.regra_id
    where e.id = ${eixo} and t.status <> 3 and (
      ${visibleTo(actor)}
      or exists (select from trilha_grupo g where g.trilha_id = t.id and g.turma_id = any(${turmas}::bigint[]))
      or exists (select from trilha_tentativa v where v.usuario_id = ${actor.id} and v.trilha_id = t.id))`.execute(
    tx,
  )
  return rows[0]
}

/** Classes that follow a path and whose pupils' work the person reads: at most 1,000. */
export async function listTurmasLidas(tx: Tx, actor: Actor, trilha: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from trilha_grupo g join (${lugar('c')}) on c.id = g.turma_id and c.status <> 'excluida'
    where g.trilha_id = ${trilha} and ${reads(actor)} order by c.id limit 1000`.execute(tx)
  return rows.map(({ id }) => id)
}
