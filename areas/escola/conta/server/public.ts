/** Consents of a person, as other areas note them: the first stands with the account. Whether nobody would administer. */
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { isLastAdministrador as isLast } from '../../../acesso/sessao/server/public.ts'

export const giveConsent = (
  tx: Tx,
  consent: { usuario_id: number; finalidade: string; versao_texto: string; quem_id: number; ip: string },
) =>
  tx
    .insertInto('consentimento')
    .values(consent)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'finalidade'])
        .where(sql<SqlBool>`retirado_em is null`)
        .doNothing(),
    )
    .execute()

export const withdrawConsent = (
  tx: Tx,
  { usuarioId, finalidade, por, now }: { usuarioId: number; finalidade: string; por: number; now: Date },
) =>
  tx
    .updateTable('consentimento')
    .set({ retirado_em: now, retirado_por: por })
    .where('usuario_id', '=', usuarioId)
    .where('finalidade', '=', finalidade)
    .where('retirado_em', 'is', null)
    .execute()

/** Asked to leave, and nobody undid it; over the role `v`. */
const leaving = sql<boolean>`exists (
  select from exclusao_conta x where x.usuario_id = v.usuario_id and x.encerrada_em is null)`

/** Whether a person administers the tenant and nobody else stays to do so. */
export const isLastAdministrador = (tx: Tx, usuarioId: number): Promise<boolean> =>
  isLast(tx, usuarioId, leaving)
