/** Idempotency-Key: the answer to a write is kept with the write, so that a repeat is answered and not done again. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { failure } from './failure.ts'

export interface RepeatKey {
  usuarioId: number
  chave: string
  pedidoHash: Buffer
}

/**
 * The key of a request: person, header, and a digest of what was asked. Undefined without the header.
 * @throws 400 for a key that can't be kept: whoever sends one counts on it
 */
export function repeatKeyOf(
  header: unknown,
  usuarioId: number,
  request: () => object,
): RepeatKey | undefined {
  if (header === undefined || header === '') return undefined
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(header))
    throw failure(400, 'chave_invalida', {
      pt: 'A chave da operação deve ter de 1 a 100 letras, números ou sinais, sem espaços.',
      en: 'The operation key must have 1 to 100 letters, digits or signs, without spaces.',
    })
  const pedidoHash = createHash('sha256').update(JSON.stringify(request())).digest()
  return { usuarioId, chave: header, pedidoHash }
}

/**
 * Takes the key for this transaction; a parallel repeat waits here for the first to commit.
 * @returns the earlier answer, or undefined when the work is to be done now
 * @throws 422 when the key was used for something else
 */
export async function takeRepeatKey(tx: Tx, key: RepeatKey): Promise<object | undefined> {
  const taken = await tx
    .insertInto('repeticao')
    .values({ usuario_id: key.usuarioId, chave: key.chave, pedido_hash: key.pedidoHash })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'usuario_id', 'chave'])
        .doUpdateSet({ chave: (q) => q.ref('repeticao.chave') }),
    )
    .returning(['pedido_hash', 'resposta', sql<boolean>`xmax = 0`.as('nova')])
    .executeTakeFirstOrThrow()
  if (taken.nova) return undefined
  if (!taken.pedido_hash.equals(key.pedidoHash))
    throw failure(422, 'chave_repetida', {
      pt: 'Esta operação já foi usada para outro pedido.',
      en: 'This operation key was already used for something else.',
    })
  return taken.resposta ?? {}
}

export async function keepAnswer(tx: Tx, key: RepeatKey, answer: object): Promise<void> {
  await tx
    .updateTable('repeticao')
    .set({ resposta: JSON.stringify(answer) })
    .where('usuario_id', '=', key.usuarioId)
    .where('chave', '=', key.chave)
    .execute()
}
