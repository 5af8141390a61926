/** The SQL on urgent notices by mail: one job a person, and whom it still reaches when it runs. */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import type { Language } from '../../../core/texts/texts.ts'
import { inForce } from '../../turma/server/public.ts'
import { bigints } from './queries-visible.ts'

export const SEND_AVISO = 'correio.enviarAviso'

/** One job for each of the people who has an e-mail, in one statement; one that waits already is kept to one. */
export const enqueueAvisos = (tx: Tx, topico: number, usuarios: readonly number[]) =>
  sql`
  select enqueue(${SEND_AVISO}, json_build_object('topico', ${topico}::bigint, 'usuario', u.id), null,
    concat_ws(':', ${SEND_AVISO}::text, ${topico}::bigint, u.id))
  from usuario u where u.id = any(${bigints(usuarios)}) and u.email is not null`.execute(tx)

export interface DestinatarioRow {
  nome: string
  email: string
  idioma: Language
}

/** The person, while active, with an e-mail, and teacher, pupil or a pupil's guardian in the class. */
export async function findDestinatario(
  tx: Tx,
  turma: number,
  usuario: number,
): Promise<DestinatarioRow | undefined> {
  const { rows } = await sql<DestinatarioRow>`
    select u.nome, u.email, u.idioma from usuario u
    where u.id = ${usuario} and u.status = 'ativo' and u.email is not null and (
      exists (select from matricula m where m.turma_id = ${turma} and m.status = 'adicionado' and m.aluno_id = u.id)
      or exists (select from vinculo where vinculo.turma_id = ${turma} and vinculo.papel = 'professor'
        and vinculo.usuario_id = u.id and ${inForce})
      or exists (select from vinculo join matricula m on m.aluno_id = vinculo.aluno_id
        where m.turma_id = ${turma} and m.status = 'adicionado' and vinculo.papel = 'responsavel'
        and vinculo.usuario_id = u.id and ${inForce}))`.execute(tx)
  return rows[0]
}
