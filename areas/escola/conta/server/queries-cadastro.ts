/** The SQL of signing up: who waits for their e-mail, and the account that comes of it. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { insertProved, insertUsuario } from '../../../acesso/sessao/server/public-conta.ts'
import type { MODOS_CADASTRO } from '../contract.ts'

export async function findModo(tx: Tx): Promise<(typeof MODOS_CADASTRO)[number]> {
  const { rows } = await sql<{
    modo: (typeof MODOS_CADASTRO)[number]
  }>`select modo_cadastro() as modo`.execute(tx)
  return rows[0]?.modo ?? 'fechado'
}

export interface NewPending {
  nome: string
  email: string
  senha_hash: string
  idioma: Language
  turma_id: number | null
  versao_texto: string
  ip: string
  created_at: Date
}

export async function insertPending(tx: Tx, pending: NewPending): Promise<number> {
  const { id } = await tx
    .insertInto('cadastro_pendente')
    .values(pending)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findPending = (tx: Tx, id: number) =>
  tx
    .selectFrom('cadastro_pendente')
    .select(['id', 'nome', 'email', 'senha_hash', 'idioma', 'turma_id', 'versao_texto'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The newest sign-up of an address that still may be confirmed. */
export const findNewest = (tx: Tx, email: string, since: Date) =>
  tx
    .selectFrom('cadastro_pendente')
    .select('id')
    .where('email', '=', email)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Every sign-up of an address: the account exists now. */
export const clearPending = (tx: Tx, email: string) =>
  tx.deleteFrom('cadastro_pendente').where('email', '=', email).execute()

export interface NewAccount {
  nome: string
  email: string
  senhaHash: string
  idioma: Language
  versaoTexto: string
  ip: string
  now: Date
}

const consent = (
  tx: Tx,
  id: number,
  { versaoTexto, ip, now }: Pick<NewAccount, 'versaoTexto' | 'ip' | 'now'>,
) =>
  tx
    .insertInto('consentimento')
    .values({
      usuario_id: id,
      finalidade: 'cadastro',
      versao_texto: versaoTexto,
      quem_id: id,
      quando: now,
      ip,
    })
    .execute()

/** Makes an account that a provider opens: no password, and no e-mail before its own link is used. */
export async function insertLinked(
  tx: Tx,
  { nome, login, idioma, ...given }: Omit<NewAccount, 'email' | 'senhaHash'> & { login: string },
): Promise<number> {
  const id = await insertUsuario(tx, { nome, login, idioma, email: null, now: given.now })
  await consent(tx, id, given)
  return id
}

/** Makes an account whose e-mail was proved. Undefined when the address is somebody's already. */
export async function insertAccount(
  tx: Tx,
  { nome, email, senhaHash, idioma, versaoTexto, ip, now }: NewAccount,
): Promise<number | undefined> {
  const id = await insertProved(tx, { nome, email, senhaHash, idioma, now })
  if (id !== undefined) await consent(tx, id, { versaoTexto, ip, now })
  return id
}
