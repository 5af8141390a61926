/** The SQL on whom a notice still reaches when its letter leaves. */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import { inForce } from '../../turma/server/public.ts'

/** Whether the person is teacher, pupil or a pupil's guardian in the class. */
export async function isFor(tx: Tx, turma: number, usuario: number): Promise<boolean> {
  const { rows } = await sql<{ belongs: boolean }>`
    select (
      exists (select from matricula m where m.turma_id = ${turma} and m.status = 'adicionado' and m.aluno_id = ${usuario})
      or exists (select from vinculo where vinculo.turma_id = ${turma} and vinculo.papel = 'professor'
        and vinculo.usuario_id = ${usuario} and ${inForce})
      or exists (select from vinculo join matricula m on m.aluno_id = vinculo.aluno_id
        where m.turma_id = ${turma} and m.status = 'adicionado' and vinculo.papel = 'responsavel'
        and vinculo.usuario_id = ${usuario} and ${inForce})) as belongs`.execute(tx)
  return rows[0]?.belongs ?? false
}
