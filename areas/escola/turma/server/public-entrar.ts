/** Coming into a class by its code or an invitation. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'

const turmas = (tx: Tx) =>
  tx
    .selectFrom('turma as t')
    .innerJoin('rede as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.id', '=', 't.rede_id'),
    )
    .select(['t.id', 't.nome', 't.status', 't.entrada', 't.capacidade', 'r.nome as escola', 'r.caminho'])

export const findTurmaToJoin = (tx: Tx, id: number) => turmas(tx).where('t.id', '=', id).executeTakeFirst()

/** A class that may be joined by its code. */
export const findByCodigo = (tx: Tx, codigo: string) =>
  turmas(tx)
    .where('t.codigo', '=', codigo)
    .where('t.status', '=', 'ativa')
    .where('t.entrada', '<>', 'fechada')
    .executeTakeFirst()

/**
 * Enrols a person, or puts them on the list of those who wait: where the class asks for approval, is full, or let them
 * go before. Null when the class takes nobody any more.
 */
export async function joinTurma(
  tx: Tx,
  { turma, usuario, invited, now }: { turma: number; usuario: number; invited: boolean; now: Date },
): Promise<'adicionado' | 'pendente' | null> {
  const found = await tx
    .selectFrom('turma')
    .select(['id', 'entrada', 'capacidade'])
    .where('id', '=', turma)
    .where('status', '=', 'ativa')
    // Two who come at once do not both take the last place.
    .forUpdate()
    .executeTakeFirst()
  if (!found || (!invited && found.entrada === 'fechada')) return null
  const { rows } = await sql<{ dentro: number; antes: string | null }>`
    select count(*) filter (where status = 'adicionado')::int as dentro,
      max(status) filter (where aluno_id = ${usuario}) as antes
    from matricula where turma_id = ${turma}`.execute(tx)
  const { dentro = 0, antes = null } = rows[0] ?? {}
  if (antes === 'adicionado') return 'adicionado'
  const open = invited || (found.entrada === 'por_codigo' && antes === null)
  const status = open && dentro < found.capacidade ? 'adicionado' : 'pendente'
  await tx
    .insertInto('matricula')
    .values({ turma_id: turma, aluno_id: usuario, status, data_matricula: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'turma_id', 'aluno_id'])
        .doUpdateSet({ status, data_matricula: now, data_saida: null, motivo: null }),
    )
    .execute()
  return status
}
