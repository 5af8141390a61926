/** The SQL of what a pupil got lately in the skills of an attempt. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { umaHabilidade } from '../../aula/server/public-marcas.ts'
import { type Marcada, METADE } from '../rules-dificuldade.ts'

/** Looked at: the pupil's latest attempts, the one that is over among them. */
const ATTEMPTS = 50

/**
 * The marked answers to the skills that the attempt got wrong, in the pupil's latest 50 attempts. A screen asks for the
 * skill that it names; one that names none, for that of its lesson where it has just one.
 */
export async function listMarcadas(
  tx: Tx,
  { id, usuario_id }: { id: number; usuario_id: number },
): Promise<Marcada[]> {
  const { rows } = await sql<{ codigo: string; fracao: string; respondida_em: Date }>`
    with feita as materialized (
      select t.id, t.aula_id, t.versao from tentativa t
      where t.usuario_id = ${usuario_id} and t.estado <> 'anulada'
      order by t.ultima_em desc, t.id desc limit ${ATTEMPTS}
    ), da_aula as (${umaHabilidade(sql`select aula_id from feita`)}), marcada as materialized (
      select f.id, coalesce(v.conteudo ->> 'habilidade', d.codigo) as codigo, r.fracao, r.respondida_em
      from feita f
      join resposta r on r.tentativa_id = f.id and r.fracao is not null
      join tela_publicada v on v.aula_id = r.aula_id and v.versao = r.versao and v.tela_id = r.tela_id and v.peso > 0
      left join da_aula d on d.aula_id = f.aula_id
    )
    select codigo, fracao, respondida_em from marcada
    where codigo in (select codigo from marcada where id = ${id} and fracao < ${METADE})`.execute(tx)
  return rows.map((row) => ({ ...row, fracao: Number(row.fracao) }))
}
