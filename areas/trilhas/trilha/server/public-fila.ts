/** What of paths is told today: who is stuck at a skill, to who leads their class; the own points, to a pupil. */
import { type RawBuilder, sql } from 'kysely'
import { bigints } from '../../../../core/server/sql.ts'
import { linhaSql } from '../../../escola/turma/server/public-fila.ts'
import { REGRA_PADRAO } from '../rules.ts'
import { paradoSql, pupilsSql } from './queries-parados.ts'

/** By class and skill. */
export const paradosSql = (turmas: readonly number[]): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`g.turma_id`,
    alvo: [sql`h.id`, sql`h.nome`],
    dentro: sql`g.trilha_id`,
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`w.iniciada_em`,
  })}
  from ${pupilsSql(sql`g.turma_id = any(${bigints(turmas)})`)}
  join trilha_tentativa w on w.id = v.ultima
  join trilha t on t.id = g.trilha_id and t.versao > 0 and t.status = 1
  left join regra_trilha r on r.id = t.regra_id
  where ${paradoSql(sql`coalesce(r.tentativas, ${REGRA_PADRAO.tentativas}::int)`)}
    and exists (select from trilha_nota n where n.usuario_id = u.id and n.habilidade_id = h.id and n.status = 'reprovado')
  group by g.turma_id, g.trilha_id, h.id, h.nome`

/** One value: a person's points in all paths together; null: none begun. */
export const pontosSql = (usuario: number): RawBuilder<number | null> =>
  sql<number | null>`(select sum(pontos)::int from trilha_ponto where usuario_id = ${usuario} and eixo = 0)`
