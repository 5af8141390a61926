/** Deliveries that wait for a correction, by class and lesson: part of the queue of who leads these classes. */
import { type RawBuilder, sql } from 'kysely'
import { bigints } from '../../../../core/server/sql.ts'
import { linhaSql } from '../../../escola/turma/server/public-fila.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'

export const paraCorrigirSql = (turmas: readonly number[]): RawBuilder<unknown> => sql`
  select ${linhaSql({
    turma: sql`e.turma_id`,
    alvo: [sql`a.id`, sql`a.titulo`],
    pessoa: [sql`u.id`, sql`u.nome`],
    quando: sql`e.enviada_em`,
  })}
  from entrega e join ${naTurma()} on m.turma_id = e.turma_id and m.aluno_id = e.usuario_id
  join pessoa u on u.id = m.aluno_id and u.status = 'ativo' join aula_atual a on a.id = e.aula_id
  where e.turma_id = any(${bigints(turmas)}) and e.estado = 'enviada'
  group by e.turma_id, a.id, a.titulo`
