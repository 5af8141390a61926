/** The SQL of a person's choices, and of the browsers that take push. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Canal, Frequencia } from '../shapes.ts'

export interface EscolhaRow {
  categoria: string
  no_app: boolean | null
  email: Frequencia | null
  push: Frequencia | null
}

export const findEscolhas = async (tx: Tx, usuarioId: number): Promise<EscolhaRow[]> =>
  await tx
    .selectFrom('notificacao_escolha')
    .select(['categoria', 'no_app', 'email', 'push'])
    .where('usuario_id', '=', usuarioId)
    .limit(40)
    .execute()

type Change = Partial<Pick<EscolhaRow, 'no_app' | 'email' | 'push'>>

/** Writes choices down for some categories; what already waits for a channel that is now closed does not leave. */
export async function saveEscolhas(
  tx: Tx,
  usuarioId: number,
  categorias: readonly string[],
  change: Change,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('notificacao_escolha')
    .values(categorias.map((categoria) => ({ usuario_id: usuarioId, categoria, created_at: now, ...change })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'usuario_id', 'categoria']).doUpdateSet({ ...change, created_at: now }),
    )
    .execute()
  const closed = (['email', 'push'] satisfies Canal[]).filter((canal) => change[canal] === 'nunca')
  if (closed.length === 0) return
  await tx
    .deleteFrom('notificacao_entrega')
    .where('usuario_id', '=', usuarioId)
    .where('enviada_em', 'is', null)
    .where('categoria', 'in', [...categorias])
    .where('canal', 'in', closed)
    .execute()
}

export interface Inscricao {
  id: number
  endpoint: string
  p256dh: string
  auth: string
}

/** A browser belongs to the session that asked last: whoever signs in on it next takes it over. */
export const saveInscricao = (
  tx: Tx,
  inscricao: Omit<Inscricao, 'id'> & { usuario_id: number; sessao_id: number },
) =>
  tx
    .insertInto('push_inscricao')
    .values(inscricao)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'endpoint']).doUpdateSet(inscricao))
    .execute()

export const removeInscricao = (tx: Tx, usuarioId: number, endpoint: string) =>
  tx
    .deleteFrom('push_inscricao')
    .where('usuario_id', '=', usuarioId)
    .where('endpoint', '=', endpoint)
    .execute()

export const forgetInscricoes = (tx: Tx, ids: readonly number[]) =>
  tx
    .deleteFrom('push_inscricao')
    .where('id', 'in', [...ids])
    .execute()

/** The person's browsers whose session still lives, the newest first. */
export async function liveInscricoes(tx: Tx, usuarioId: number, now: Date): Promise<Inscricao[]> {
  const { rows } = await sql<Inscricao>`
    select i.id, i.endpoint, i.p256dh, i.auth from push_inscricao i
    join sessao s on s.id = i.sessao_id and s.revogada_em is null and s.expira_em > ${now}
    where i.usuario_id = ${usuarioId} order by i.id desc limit ${MOST_BROWSERS}`.execute(tx)
  return rows
}

const MOST_BROWSERS = 10

export async function isShared(tx: Tx, sessaoId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sessao')
    .select('compartilhada')
    .where('id', '=', sessaoId)
    .executeTakeFirst()
  return row?.compartilhada ?? true
}

export async function hasEmail(tx: Tx, usuarioId: number): Promise<boolean> {
  const row = await tx.selectFrom('pessoa').select('email').where('id', '=', usuarioId).executeTakeFirst()
  return (row?.email ?? null) !== null
}
