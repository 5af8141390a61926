/** SQL of pupils who can't go on at a skill: their turns are used up, and a lesson of it was failed. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { queValem } from '../../../ensino/tentativa/server/public-feito.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'

export interface ParadoRow {
  aluno_id: number
  aluno: string
  eixo: string
  habilidade_id: number
  habilidade: string
  /** Turns that count. */
  vezes: number
  /** Titles of the lessons that were not passed. */
  aulas: string[]
}

/** Of a class along a path, by name; `limite`: the turns that the path's rule gives. At most 200. */
export async function listParados(
  tx: Tx,
  { turma, trilha, limite }: { turma: number; trilha: number; limite: number },
): Promise<ParadoRow[]> {
  const { rows } = await sql<ParadoRow>`
    select u.id as aluno_id, u.nome as aluno, e.nome as eixo, h.id as habilidade_id, h.nome as habilidade, v.n as vezes,
      f.aulas
    from trilha_grupo g join ${naTurma()} on m.turma_id = g.turma_id
    join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
    join trilha_dominio d on d.usuario_id = u.id and d.trilha_id = g.trilha_id and not d.feita
    join trilha_habilidade h on h.id = d.habilidade_id and h.removida_em is null
    join trilha_eixo e on e.id = h.eixo_id
    join lateral (select count(*)::int as n, (array_agg(w.id order by w.numero desc))[1] as ultima
      from trilha_tentativa w
      where w.usuario_id = u.id and w.habilidade_id = h.id and w.removida_em is null) v on true
    join lateral (select array_agg(a.titulo order by x.nivel, x.ordem) as aulas
      from trilha_nota n join trilha_aula x on x.habilidade_id = n.habilidade_id and x.aula_id = n.aula_id
      join aula_atual a on a.id = x.aula_id
      where n.usuario_id = u.id and n.habilidade_id = h.id and n.status = 'reprovado') f on f.aulas is not null
    where g.turma_id = ${turma} and g.trilha_id = ${trilha} and v.n >= ${limite} + d.vezes_dadas
      and not exists (select from ${queValem()} where x.trilha_tentativa_id = v.ultima
        and x.estado in ('iniciada', 'aguardando_correcao'))
      and exists (select from ${queValem()} where x.trilha_tentativa_id = v.ultima)
    order by u.nome, u.id, e.ordem, h.ordem limit 200`.execute(tx)
  return rows
}

/** Turns beyond the rule that a person was given, by skill of the path. */
export async function listDadas(tx: Tx, usuario: number, trilha: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('trilha_dominio')
    .select(['habilidade_id', 'vezes_dadas'])
    .where('usuario_id', '=', usuario)
    .where('trilha_id', '=', trilha)
    .where('vezes_dadas', '>', 0)
    .execute()
  return new Map(rows.map(({ habilidade_id, vezes_dadas }) => [habilidade_id, vezes_dadas]))
}

/** One more turn at a skill. Who has something of it has this row. */
export const giveVez = (tx: Tx, usuario: number, habilidade: number) =>
  tx
    .updateTable('trilha_dominio')
    .set({ vezes_dadas: sql`vezes_dadas + 1` })
    .where('usuario_id', '=', usuario)
    .where('habilidade_id', '=', habilidade)
    .execute()
