/** Which files of others a person sees: those of the lessons whose draft they read. */
import { sql } from 'kysely'
import type { Actor } from '../../../core/policy/actor.ts'
import type { Tx } from '../../../core/server/database.ts'
import { bigints } from '../../../core/server/sql.ts'

/** A lesson shows it that the person writes, reviews, or oversees in its network: who opens the draft (H-04). */
export async function isInDraftOf(tx: Tx, actor: Actor, midia: number): Promise<boolean> {
  const redes = bigints(actor.redes.map(({ id }) => id))
  const reviews = sql<boolean>`${actor.funcoes.includes('revisor')}::boolean`
  const { rows } = await sql`
    select from midia_uso u join aula a on a.id = u.onde_id and u.onde in ('aula', 'versao')
    where u.midia_id = ${midia} and (a.usuario_id = ${actor.id}
      or exists (select from aula_autor x where x.aula_id = a.id and x.usuario_id = ${actor.id})
      or (a.removida_em is null and ((${reviews} and (a.visibilidade <> 'privada' or a.estado = 'em_revisao'))
        or (a.visibilidade = 'rede' and exists (select from rede r where r.id = a.rede_id and r.caminho && ${redes})))))
    limit 1`.execute(tx)
  return rows.length > 0
}
