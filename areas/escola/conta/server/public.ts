/** Consents of a person, as other areas note them: the first stands with the account. Whether nobody would administer. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
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

/** Keeps that consent was asked for and not given, where nothing was answered yet. */
export const refuseConsent = (
  tx: Tx,
  { now, ...refused }: Parameters<typeof giveConsent>[1] & { now: Date },
) =>
  sql`insert into consentimento (usuario_id, finalidade, versao_texto, quem_id, ip, quando, retirado_por, retirado_em)
    select ${refused.usuario_id}, ${refused.finalidade}, ${refused.versao_texto}, ${refused.quem_id}, ${refused.ip}::inet,
      ${now}::timestamptz, ${refused.quem_id}, ${now}::timestamptz
    where not exists (select from consentimento c
      where c.usuario_id = ${refused.usuario_id} and c.finalidade = ${refused.finalidade})`.execute(tx)

/** The text of a purpose was answered for a person, one way or the other; who withdrew is not asked again. */
export const respondeu = (
  usuario: RawBuilder<unknown>,
  finalidade: RawBuilder<unknown>,
  versao: RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (select from consentimento c where c.usuario_id = ${usuario}
  and c.finalidade = ${finalidade} and (c.retirado_em is not null or c.versao_texto = ${versao}))`

/** Asked to leave, and nobody undid it; over the role `v`. */
const leaving = sql<boolean>`exists (
  select from exclusao_conta x where x.usuario_id = v.usuario_id and x.encerrada_em is null)`

/** Whether a person administers the tenant and nobody else stays to do so. */
export const isLastAdministrador = (tx: Tx, usuarioId: number): Promise<boolean> =>
  isLast(tx, usuarioId, leaving)
