/** The SQL of joining a class by code or invitation; classes themselves are another area's. */
import { sql } from 'kysely'
import type { Tx } from '../../../core/server/database.ts'
import { publish } from '../../../core/server/events.ts'

const turmas = (tx: Tx) =>
  tx
    .selectFrom('turma as t')
    .innerJoin('rede as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.id', '=', 't.rede_id'),
    )
    .select(['t.id', 't.nome', 't.status', 't.entrada', 't.capacidade', 'r.nome as escola', 'r.caminho'])

export const findTurma = (tx: Tx, id: number) => turmas(tx).where('t.id', '=', id).executeTakeFirst()

export interface ConviteRow {
  id: number
  email: string
  created_at: Date
  usada_em: Date | null
  expira_em: Date
}

/** Invitations whose links are still kept, newest first; at most 500. */
export const listConvites = (tx: Tx, turma: number): Promise<ConviteRow[]> =>
  tx
    .selectFrom('ficha')
    .select(['id', sql<string>`dados ->> 'email'`.as('email'), 'created_at', 'usada_em', 'expira_em'])
    .where('finalidade', '=', 'campanha')
    .where(sql<boolean>`dados @> jsonb_build_object('turma', ${turma}::bigint)`)
    .orderBy('id', 'desc')
    .limit(500)
    .execute()

/** The report of invitations is out of date: one went out, or was accepted. */
export const tellConvites = (tx: Tx, turma: number) => publish(tx, `turma:${turma}`, 'convite_mudou')

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
  if (invited) await tellConvites(tx, turma)
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
