/** SQL of who has not opened a lesson that their class was given. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import { daTurma } from '../../aula/server/public-versao.ts'
import { queValem } from './public-feito.ts'

/** Over `ta`, a lesson that a class was given, and `m` of the class: no attempt there that counts. */
export const naoAbriu = sql<boolean>`not exists (select from ${queValem()}
  where x.turma_id = ta.turma_id and x.aula_id = ta.aula_id and x.usuario_id = m.aluno_id)`

/** A class has no more pupils than this. */
const MOST = 1_000

export interface NaoAberta {
  titulo: string
  fim: Date | null
  alunos: number[]
}

/** A lesson that is open to a class now, with the pupils who have not opened it; undefined: it is not open there. */
export async function findNaoAbriram(
  tx: Tx,
  turma: number,
  aula: number,
  now: Date,
): Promise<NaoAberta | undefined> {
  const { rows } = await sql<NaoAberta>`
    select a.titulo, ta.fim, array(
      select m.aluno_id from ${naTurma()} join pessoa u on u.id = m.aluno_id and u.status = 'ativo'
      where m.turma_id = ta.turma_id and ${naoAbriu} order by m.aluno_id limit ${sql.lit(MOST)}) as alunos
    from ${daTurma()} join aula_atual a on a.id = ta.aula_id and a.removida_em is null and a.versao > 0
    where ta.turma_id = ${turma} and ta.aula_id = ${aula}
      and (ta.inicio is null or ta.inicio <= ${now}::timestamptz)
      and (ta.fim is null or ta.fim > ${now}::timestamptz)`.execute(tx)
  return rows[0]
}
