/** Who did a lesson in a class, is at it, or waits for its teacher: what moving the end is about. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { naTurma } from '../../../escola/turma/server/public-lugar.ts'
import type { Andamento } from '../../aula/server/public-acima.ts'
import { queValem } from './public-feito.ts'

/** Pupils who are named; however many there are, all are counted. */
const NOMES = 200

/** `fim`: the end that somebody thinks of; null: none. */
export async function andamentoNa(
  tx: Tx,
  { turma, aula }: { turma: number; aula: number },
  fim: Date | null,
): Promise<Andamento> {
  const feitas = await sql<Andamento['entregaram'][number]>`
    select p.id, p.nome, f.em, r.nota::float8 as nota
    from (select x.usuario_id, max(x.concluida_em) as em from ${queValem()}
      where x.turma_id = ${turma} and x.aula_id = ${aula} and x.trilha_tentativa_id is null
        and x.estado <> 'iniciada' and x.concluida_em is not null
      group by x.usuario_id) f
    join ${naTurma()} on m.turma_id = ${turma} and m.aluno_id = f.usuario_id
    join pessoa p on p.id = f.usuario_id and p.status = 'ativo'
    left join resultado r on r.usuario_id = f.usuario_id and r.turma_id = ${turma} and r.aula_id = ${aula}
      and r.trilha_tentativa_id is null
    order by f.em, p.id limit ${NOMES}`.execute(tx)
  const { rows } = await sql<Pick<Andamento, 'correndo' | 'esperam'>>`
    select (select count(*)::int from ${queValem()} where x.turma_id = ${turma} and x.aula_id = ${aula}
        and x.trilha_tentativa_id is null and x.estado = 'iniciada') as correndo,
      (select count(distinct w.tentativa)::int from retida w where w.turma_id = ${turma} and w.aula_id = ${aula}
        and w.trilha_tentativa_id is null and w.estado = 'espera' and w.limite = 'fora_do_prazo'
        and coalesce(w.feita_em <= ${fim}::timestamptz, true)) as esperam`.execute(tx)
  return { entregaram: feitas.rows, correndo: rows[0]?.correndo ?? 0, esperam: rows[0]?.esperam ?? 0 }
}
