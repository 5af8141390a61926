/** How far a pupil came with the skills of the lessons of a class: for the passport. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Feito } from '../../../escola/matricula/server/public-passaporte.ts'
import { umaHabilidade } from '../../aula/server/public-marcas.ts'
import { peloCodigo } from '../../curriculo/server/public-citar.ts'

/** In a passport; what is beyond it no pupil works on in one class. */
const HABILIDADES = 300

/**
 * How far the pupil came with each skill in the lessons of the class: the share of the points of the screens that ask
 * for it, in the best attempt at each lesson. A screen asks for the skill that it names; one that names none, for that of
 * its lesson where it has just one.
 */
export async function listFeitos(tx: Tx, turmaId: number, alunoId: number): Promise<Feito[]> {
  const { rows } = await sql<Feito>`
    with melhor as (
      select t.id, t.aula_id, t.versao from resultado r join tentativa t on t.id = r.tentativa_id
      where r.turma_id = ${turmaId} and r.usuario_id = ${alunoId}
    ), da_aula as (${umaHabilidade(sql`select aula_id from melhor`)}), pedida as (
      select coalesce(v.conteudo ->> 'habilidade', d.codigo) as codigo, v.peso, coalesce(r.fracao, 0) as fracao
      from melhor m
      join tela_publicada v on v.aula_id = m.aula_id and v.versao = m.versao and v.peso > 0
      left join resposta r on r.tentativa_id = m.id and r.tela_id = v.tela_id
      left join da_aula d on d.aula_id = m.aula_id
    )
    select p.codigo as habilidade, round(100 * sum(p.peso * p.fracao) / sum(p.peso))::int as pontos, coalesce((
      select h.texto from ${peloCodigo(sql.ref('p.codigo'))} h), '') as texto
    from pedida p where p.codigo is not null group by p.codigo order by p.codigo limit ${HABILIDADES}`.execute(
    tx,
  )
  return rows
}
