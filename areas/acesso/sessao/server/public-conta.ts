/** Accounts, as the areas that make and change them do: one at a time, or a batch in one statement. */
import { sql } from 'kysely'
import type { Tx } from '../../../../core/server/database.ts'
import { bigints, jsonRows } from '../../../../core/server/sql.ts'
import type { Language } from '../../../../core/texts/texts.ts'

export interface NewUsuario {
  nome: string
  login: string
  idioma: Language
  email: string | null
  now: Date
}

/** An account without a password. @throws 23505 when the user name or the address is somebody's */
export async function insertUsuario(tx: Tx, { now, ...usuario }: NewUsuario): Promise<number> {
  const { id } = await tx
    .insertInto('usuario')
    .values({ ...usuario, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An account whose e-mail was proved, which is its user name too. Undefined when the address is somebody's already. */
export async function insertProved(
  tx: Tx,
  {
    senhaHash,
    email,
    now,
    ...usuario
  }: Omit<NewUsuario, 'login' | 'email'> & { email: string; senhaHash: string },
): Promise<number | undefined> {
  const made = await tx
    .insertInto('usuario')
    .values({
      ...usuario,
      login: email,
      email,
      senha_hash: senhaHash,
      senha_em: now,
      email_validado_em: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export interface ContaChange {
  nome?: string
  login?: string
  idioma?: Language
  foto_id?: number | null
  status?: 'ativo' | 'suspenso'
}

export const changeUsuario = (tx: Tx, id: number, change: ContaChange) =>
  tx.updateTable('usuario').set(change).where('id', '=', id).execute()

/** Another address has yet to be proved. */
export const changeEmail = (tx: Tx, id: number, email: string | null) =>
  tx.updateTable('usuario').set({ email, email_validado_em: null }).where('id', '=', id).execute()

/** A new address that was proved; a user name that was the old one follows it. */
export const saveEmail = (tx: Tx, id: number, antigo: string | null, email: string, now: Date) =>
  tx
    .updateTable('usuario')
    .set(({ eb, ref }) => ({
      email,
      email_validado_em: now,
      login: eb
        .case()
        .when('login', '=', antigo ?? '')
        .then(email)
        .else(ref('login'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()

export const markEmailValid = (tx: Tx, id: number, email: string, now: Date) =>
  tx
    .updateTable('usuario')
    .set({ email_validado_em: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_validado_em', 'is', null)
    .execute()

/** A password of their own, or `temporary`: made by somebody else, to be changed first. Null: none any more. */
export const savePassword = (
  tx: Tx,
  id: number,
  senhaHash: string | null,
  { temporary, now }: { temporary: boolean; now: Date },
) =>
  tx
    .updateTable('usuario')
    .set({
      senha_hash: senhaHash,
      trocar_senha: temporary && senhaHash !== null,
      senha_em: senhaHash === null ? null : now,
    })
    .where('id', '=', id)
    .execute()

export interface BatchUsuario {
  nome: string
  login: string
  email: string | null
  idioma: Language
  senha_hash: string | null
}

/** Accounts of a batch, their passwords to be changed: ids by user name. */
export async function insertUsuarios(
  tx: Tx,
  usuarios: readonly BatchUsuario[],
): Promise<{ id: number; login: string }[]> {
  const { rows } = await sql<{ id: number; login: string }>`
    insert into usuario (nome, login, email, idioma, senha_hash, senha_em, trocar_senha)
    select nome, login, email, idioma, senha_hash, case when senha_hash is null then null else now() end,
      senha_hash is not null
    from jsonb_to_recordset(${jsonRows(usuarios)})
      as x (nome text, login text, email text, idioma text, senha_hash text)
    returning id, login`.execute(tx)
  return rows
}

/** Sets the fields that each names; another address has yet to be proved. */
export const changeUsuarios = (tx: Tx, usuarios: readonly { usuario_id: number }[]) =>
  sql`update usuario u set nome = coalesce(x.nome, u.nome), email = coalesce(x.email, u.email),
      idioma = coalesce(x.idioma, u.idioma),
      email_validado_em = case when x.email is null then u.email_validado_em end
    from jsonb_to_recordset(${jsonRows(usuarios)}) as x (usuario_id bigint, nome text, email text, idioma text)
    where u.id = x.usuario_id`.execute(tx)

export const deleteUsuarios = (tx: Tx, ids: readonly number[]) =>
  sql`delete from usuario where id = any(${bigints(ids)})`.execute(tx)
