/** All SQL on providers and on the accounts at them. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { temFator } from '../../sessao/server/public-acima.ts'
import { saveProof } from '../../sessao/server/public-sessao.ts'

const MAX_PROVEDORES = 50
const MAX_IDENTIDADES = 50

export const listActive = (tx: Tx) =>
  tx
    .selectFrom('provedor')
    .select(['id', 'tipo', 'nome'])
    .where('ativo', '=', true)
    .orderBy('id')
    .limit(MAX_PROVEDORES)
    .execute()

export const listAll = (tx: Tx) =>
  tx.selectFrom('provedor').selectAll().orderBy('id').limit(MAX_PROVEDORES).execute()

export type ProvedorRow = Awaited<ReturnType<typeof listAll>>[number]

export const findProvedor = (tx: Tx, id: number) =>
  tx.selectFrom('provedor').selectAll().where('id', '=', id).executeTakeFirst()

export async function countProvedores(tx: Tx): Promise<number> {
  const { n } = await tx
    .selectFrom('provedor')
    .select((q) => q.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

type Written = Omit<ProvedorRow, 'tenant_id' | 'id' | 'created_at' | 'updated_at'>

/** Undefined when the tenant already has this provider. */
export const insertProvedor = (tx: Tx, provedor: Written) =>
  tx
    .insertInto('provedor')
    .values(provedor)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'issuer', 'client_id']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Whether another provider of the tenant is the same client of the same issuer. */
export const findTwin = (
  tx: Tx,
  { id, issuer, client_id }: Pick<ProvedorRow, 'id' | 'issuer' | 'client_id'>,
) =>
  tx
    .selectFrom('provedor')
    .select('id')
    .where('issuer', '=', issuer)
    .where('client_id', '=', client_id)
    .where('id', '<>', id)
    .executeTakeFirst()

export const updateProvedor = (tx: Tx, id: number, change: Written, now: Date) =>
  tx
    .updateTable('provedor')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findIdentidade = (tx: Tx, issuer: string, subject: string) =>
  tx
    .selectFrom('identidade')
    .select(['id', 'usuario_id'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()

export const touchIdentidade = (tx: Tx, id: number, rotulo: string, now: Date) =>
  tx
    .updateTable('identidade')
    .set({ usada_em: now, ...(rotulo && { rotulo }) })
    .where('id', '=', id)
    .execute()

/** Undefined when somebody has it already. */
export const insertIdentidade = (
  tx: Tx,
  identidade: { usuario_id: number; issuer: string; subject: string; rotulo: string },
) =>
  tx
    .insertInto('identidade')
    .values(identidade)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst()

export const listIdentidades = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('identidade')
    .select(['id', 'issuer', 'rotulo', 'created_at', 'usada_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .limit(MAX_IDENTIDADES)
    .execute()

/** Deletes an account of this person's own. Undefined when it is not theirs. */
export const deleteIdentidade = (tx: Tx, usuarioId: number, id: number) =>
  tx
    .deleteFrom('identidade')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .returning(['id', 'issuer'])
    .executeTakeFirst()

/** Locks the person and tells how they may get in, so that of two ways in taken away at once one stays. */
export const waysIn = (tx: Tx, usuarioId: number) =>
  tx.selectFrom('usuario').select(['senha_hash']).where('id', '=', usuarioId).forUpdate().executeTakeFirst()

/** Notes in a session that its person proved anew who they are; false where a second factor is what counts. */
export const noteProof = (tx: Tx, sessaoId: number, usuarioId: number, now: Date): Promise<boolean> =>
  saveProof(
    tx,
    {
      id: sessaoId,
      unless: temFator.ask()(sql`${usuarioId}`),
    },
    { provada_em: now },
  )
