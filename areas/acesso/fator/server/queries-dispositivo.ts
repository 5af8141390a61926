/** All SQL on the programs that ask to sign in through the browser. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { saveProof } from '../../sessao/server/public-sessao.ts'
import { MAX_OPEN, MAX_OPEN_BY_ADDRESS, type Programa } from '../rules.ts'

/** Whether one more request may wait: so many from one address, so many in all. */
export async function hasRoom(tx: Tx, network: string): Promise<boolean> {
  const { rows } = await sql<{ de_la: number; todos: number }>`
    select count(*) filter (where ip <<= ${network}::inet)::int as de_la, count(*)::int as todos
    from (select ip from pedido_dispositivo where expira_em > now() limit ${MAX_OPEN}) aberto`.execute(tx)
  const { de_la = 0, todos = 0 } = rows[0] ?? {}
  return de_la < MAX_OPEN_BY_ADDRESS && todos < MAX_OPEN
}

export interface NewPedido {
  hash: Buffer
  codigo: string
  programa: Programa
  conectado: boolean
  intervalo: number
  ip: string
  agente: string
  now: Date
  expiraEm: Date
}

/** False when the code is taken: draw another. */
export async function insertPedido(tx: Tx, pedido: NewPedido): Promise<boolean> {
  const { hash, codigo, programa, conectado, intervalo, ip, agente, now, expiraEm } = pedido
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pedido_dispositivo')
    .values({
      dispositivo_hash: hash,
      codigo,
      programa,
      conectado,
      intervalo,
      ip,
      agente,
      created_at: now,
      expira_em: expiraEm,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'codigo']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}

export const findByCodigo = (tx: Tx, codigo: string) =>
  tx
    .selectFrom('pedido_dispositivo')
    .select([
      'id',
      'programa',
      'codigo',
      'estado',
      'agente',
      'conectado',
      'created_at',
      'expira_em',
      sql<string | null>`host(ip)`.as('ip'),
    ])
    .where('codigo', '=', codigo)
    .executeTakeFirst()

/** The request of a poll; a poll at the same time waits. */
export const lockByDispositivo = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('pedido_dispositivo')
    .select([
      'id',
      'estado',
      'expira_em',
      'intervalo',
      'consultado_em',
      'usuario_id',
      'fator_em',
      'conectado',
    ])
    .where('dispositivo_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()

export const notePoll = (tx: Tx, id: number, intervalo: number, now: Date) =>
  tx.updateTable('pedido_dispositivo').set({ intervalo, consultado_em: now }).where('id', '=', id).execute()

export const noteDelivery = (tx: Tx, id: number) =>
  tx.updateTable('pedido_dispositivo').set({ estado: 'entregue' }).where('id', '=', id).execute()

interface Decision {
  aprovado: { usuarioId: number; sessaoId: number; conectado: boolean } | null
  now: Date
}

/** Decides an open request; false when it was decided or has expired meanwhile. */
export async function decide(tx: Tx, codigo: string, { aprovado, now }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pedido_dispositivo')
    .set(
      aprovado
        ? {
            estado: 'aprovado',
            usuario_id: aprovado.usuarioId,
            conectado: aprovado.conectado,
            fator_em: (q) =>
              q.selectFrom('sessao').select('sessao.fator_em').where('sessao.id', '=', aprovado.sessaoId),
          }
        : { estado: 'recusado' },
    )
    .where('codigo', '=', codigo)
    .where('estado', '=', 'pendente')
    .where('expira_em', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** A program's session holds no fresh proof, and of the factor what whoever approved had proved. */
export const inheritProof = (tx: Tx, tokenHash: Buffer, fatorEm: Date | null) =>
  saveProof(tx, { hash: tokenHash }, { provada_em: new Date(0), fator_em: fatorEm })

const KEEP_MS = 86_400_000

/** Deletes requests that ended a day ago. */
export async function clearPedidos(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('pedido_dispositivo')
    .where('expira_em', '<', new Date(now.getTime() - KEEP_MS))
    .execute()
}
