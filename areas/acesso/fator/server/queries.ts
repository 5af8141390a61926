/** All SQL on the second factor, its recovery codes and the proof that a session holds. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { forgetFactor, saveProof } from '../../sessao/server/public-sessao.ts'
import { naoEncerrados } from '../../sessao/server/public-vigente.ts'

/** Whether a person has a second factor that was confirmed. */
export const hasFator = (usuario: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from segundo_fator f where f.usuario_id = ${usuario} and f.confirmado_em is not null)`

/** With what a person can prove who they are. */
export const findMeans = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('usuario')
    .select(['senha_hash', hasFator(sql.ref('usuario.id')).as('tem_fator')])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()

export const findConta = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('usuario')
    .select(['login', 'email', 'nome', 'idioma', sql<boolean>`senha_hash is not null`.as('tem_senha')])
    .where('id', '=', usuarioId)
    .executeTakeFirst()

export const findFator = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('segundo_fator')
    .select(['segredo', 'confirmado_em', 'ultimo_passo'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()

/** The same, and nobody else tries a code of this person until the transaction ends. */
export const lockFator = (tx: Tx, usuarioId: number) =>
  tx
    .selectFrom('segundo_fator')
    .select(['segredo', 'confirmado_em', 'ultimo_passo'])
    .where('usuario_id', '=', usuarioId)
    .forUpdate()
    .executeTakeFirst()

export type Locked = Awaited<ReturnType<typeof lockFator>>

export async function isDemanded(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ exige: boolean }>`select exige_segundo_fator() as exige`.execute(tx)
  return rows[0]?.exige ?? true
}

/** Keeps a key that still has to be confirmed. False when a confirmed one is there. */
export async function putKey(tx: Tx, usuarioId: number, segredo: Buffer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('segundo_fator')
    .values({ usuario_id: usuarioId, segredo })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id'])
        .doUpdateSet({ segredo, ultimo_passo: 0 })
        .where('segundo_fator.confirmado_em', 'is', null),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Of any number at once, one confirms. */
export async function confirmKey(tx: Tx, usuarioId: number, passo: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('segundo_fator')
    .set({ confirmado_em: now, ultimo_passo: passo })
    .where('usuario_id', '=', usuarioId)
    .where('confirmado_em', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Takes a step for good: false when it, or a later one, was taken. */
export async function takeStep(tx: Tx, usuarioId: number, passo: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('segundo_fator')
    .set({ ultimo_passo: passo })
    .where('usuario_id', '=', usuarioId)
    .where('confirmado_em', 'is not', null)
    .where('ultimo_passo', '<', passo)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Takes a recovery code for good: false when it is none, or was used. */
export async function takeRecoveryCode(tx: Tx, usuarioId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('codigo_recuperacao')
    .set({ usado_em: now })
    .where('usuario_id', '=', usuarioId)
    .where('codigo_hash', '=', hash)
    .where('usado_em', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Puts new recovery codes in the place of the earlier ones. */
export async function replaceRecoveryCodes(
  tx: Tx,
  usuarioId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('codigo_recuperacao').where('usuario_id', '=', usuarioId).execute()
  await tx
    .insertInto('codigo_recuperacao')
    .values(hashes.map((codigo_hash) => ({ usuario_id: usuarioId, codigo_hash })))
    .execute()
}

export async function countRecoveryCodes(tx: Tx, usuarioId: number): Promise<number> {
  const row = await tx
    .selectFrom('codigo_recuperacao')
    .select((q) => q.fn.countAll<number>().as('n'))
    .where('usuario_id', '=', usuarioId)
    .where('usado_em', 'is', null)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Removes factor and codes; what was proved with them no longer counts. Returns whether a confirmed one was there. */
export async function removeFator(tx: Tx, usuarioId: number): Promise<boolean> {
  const removed = await tx
    .deleteFrom('segundo_fator')
    .where('usuario_id', '=', usuarioId)
    .returning('confirmado_em')
    .executeTakeFirst()
  await tx.deleteFrom('codigo_recuperacao').where('usuario_id', '=', usuarioId).execute()
  await forgetFactor(tx, usuarioId)
  return removed?.confirmado_em != null
}

/** A person with every role that has not ended, as the policy needs them. */
export async function findPessoa(
  tx: Tx,
  usuarioId: number,
): Promise<{ id: number; papeis: string[] } | undefined> {
  const { rows } = await sql<{ id: number; papeis: string[] }>`
    select u.id, coalesce((select array_agg(distinct v.papel) from ${naoEncerrados()}
        where v.usuario_id = u.id), '{}') as papeis
    from pessoa u where u.id = ${usuarioId}`.execute(tx)
  return rows[0]
}

/** Notes in a session that its person was proved: with the factor or without. */
export const noteProof = (tx: Tx, sessaoId: number, now: Date, withFactor: boolean) =>
  saveProof(tx, { id: sessaoId }, { provada_em: now, ...(withFactor && { fator_em: now }) })
