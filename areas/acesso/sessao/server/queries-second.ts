/** The SQL of confirmations by a second person. */
import { type SqlBool, sql } from 'kysely'
import type { Asker } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'

export const ATOS = ['senha', 'email', 'fator'] as const
export type Ato = (typeof ATOS)[number]

interface Wanted {
  usuario: number
  ato: Ato
  email: string | null
  asker: Asker
  now: Date
}

/** What somebody else confirmed for this asker, held until the transaction ends. */
export const findConfirmed = (tx: Tx, { usuario, ato, email, asker, now }: Wanted) =>
  tx
    .selectFrom('confirmacao')
    .select('id')
    .where('usuario_id', '=', usuario)
    .where('ato', '=', ato)
    .where(sql<SqlBool>`email is not distinct from ${email}`)
    .where(sql<SqlBool>`pedido_por is not distinct from ${asker.usuario_id}::bigint
      and pedido_visitante is not distinct from ${asker.visitante_id}::bigint
      and pedido_tenant is not distinct from ${asker.visitante_tenant}::int`)
    .where('confirmado_em', 'is not', null)
    .where('encerrado_em', 'is', null)
    .where('expira_em', '>', now)
    .forUpdate()
    .executeTakeFirst()

export const endConfirmacao = (tx: Tx, id: number, now: Date) =>
  tx.updateTable('confirmacao').set({ encerrado_em: now }).where('id', '=', id).execute()

/** Asks anew: an earlier asking for the same ends. */
export async function insertConfirmacao(
  tx: Tx,
  { usuario, ato, email, asker, now, motivo, until }: Wanted & { motivo: string; until: Date },
): Promise<number> {
  await tx
    .updateTable('confirmacao')
    .set({ encerrado_em: now })
    .where('usuario_id', '=', usuario)
    .where('ato', '=', ato)
    .where('encerrado_em', 'is', null)
    .execute()
  const { id } = await tx
    .insertInto('confirmacao')
    .values({
      usuario_id: usuario,
      ato,
      email,
      motivo,
      pedido_por: asker.usuario_id,
      pedido_visitante: asker.visitante_id,
      pedido_tenant: asker.visitante_tenant,
      expira_em: until,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const abertas = (tx: Tx, now: Date) =>
  tx
    .selectFrom('confirmacao as c')
    .leftJoin('usuario as quem', 'quem.id', 'c.pedido_por')
    .select(['c.id', 'c.ato', 'c.email', 'c.motivo', 'c.created_at', 'c.expira_em', 'c.confirmado_em'])
    .select(['c.pedido_por', 'c.pedido_visitante', 'c.pedido_tenant', 'quem.nome as quem'])
    .where('c.encerrado_em', 'is', null)
    .where('c.expira_em', '>', now)

/** What is asked or confirmed and was not done yet, of one person. */
export const listConfirmacoes = (tx: Tx, usuario: number, now: Date) =>
  abertas(tx, now).where('c.usuario_id', '=', usuario).orderBy('c.id').limit(ATOS.length).execute()

export type ConfirmacaoRow = Awaited<ReturnType<typeof listConfirmacoes>>[number]

/** The same, held so that one of two answers wins. */
export const lockConfirmacao = async (tx: Tx, usuario: number, id: number, now: Date) => {
  await tx.selectFrom('confirmacao').select('id').where('id', '=', id).forUpdate().execute()
  return abertas(tx, now).where('c.usuario_id', '=', usuario).where('c.id', '=', id).executeTakeFirst()
}

export const confirm = (tx: Tx, id: number, by: Asker, now: Date) =>
  tx
    .updateTable('confirmacao')
    .set({
      confirmado_por: by.usuario_id,
      confirmado_visitante: by.visitante_id,
      confirmado_tenant: by.visitante_tenant,
      confirmado_em: now,
    })
    .where('id', '=', id)
    .execute()

/** Active administrators, with the roles they act by: at most 50. */
export async function listAdministradores(tx: Tx): Promise<{ id: number; nome: string; papeis: string[] }[]> {
  const { rows } = await sql<{ id: number; nome: string; papeis: string[] }>`
    select u.id, u.nome, array_agg(distinct v.papel) as papeis
    from vinculo v join usuario u on u.id = v.usuario_id
    where u.status = 'ativo' and v.inicio <= now() and (v.fim is null or v.fim > now())
      and v.papel in ('administrador_tenant', 'administrador-plataforma')
    group by u.id, u.nome order by u.nome, u.id limit 50`.execute(tx)
  return rows
}
