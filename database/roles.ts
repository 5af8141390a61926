/** The roles every migration counts on. Roles belong to the whole server, so databases may race to make them. */

import type pg from 'pg'
import { codeOf } from '../core/contract/narrow.ts'
import { COPY, handOver, OURS, TAKEN } from '../core/server/owner.ts'

/** Another database of the same server did it in the same moment. */
const RACES = new Set(['23505', '42710', 'XX000', '40001'])
const ATTEMPTS = 8

/** The connecting role lacks a right: the person at the terminal must ask for it. */
export class RolesProblem extends Error {
  override name = 'RolesProblem'
  readonly told = true

  constructor(pt: string, en: string, commands: readonly string[]) {
    const sql = commands.join(' ')
    super(
      `${pt} Peça ao administrador do PostgreSQL que execute: ${sql}\n` +
        `${en} Ask the PostgreSQL administrator to run: ${sql}`,
    )
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'

async function problemFor(client: pg.ClientBase): Promise<RolesProblem> {
  const { rows } = await client.query<{ me: string }>('select quote_ident(current_user) as me')
  const commands = (await unready(client)).flatMap(({ role, exists, taken }) => [
    ...(exists ? [] : [`create role ${role} nologin;`]),
    ...(taken ? [`grant ${role} to ${rows[0]?.me};`] : []),
  ])
  return new RolesProblem(
    'O usuário do banco não pode preparar os papéis da Turmalina.',
    'The database user cannot prepare the roles of Turmalina.',
    commands,
  )
}

/** The roles that are missing, or that the connecting role should take and may not. */
async function unready(client: pg.ClientBase): Promise<{ role: string; exists: boolean; taken: boolean }[]> {
  // From 16 on a membership may come without the right to take the role: who made it has it so at first.
  const { rows } = await client.query<{ role: string; exists: boolean; taken: boolean; may: boolean }>(
    `select wanted as role, oid is not null as exists, wanted = any ($2) as taken,
            coalesce(pg_has_role(current_user, oid,
              case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end), false) as may
       from unnest($1::text[]) wanted left join pg_roles r on r.rolname = wanted`,
    [[...TAKEN, COPY], TAKEN],
  )
  return rows.filter(({ exists, taken, may }) => !exists || (taken && !may))
}

/**
 * Makes `turmalina_app` (the role of the requests, without privileges), `turmalina_registro` (the register of
 * tenants) and `turmalina_copia` (backups) where missing, and lets the connecting role take the first two. Needs
 * CREATEROLE only when there is work to do.
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (const { role, exists, taken } of await unready(client)) {
        if (!exists) await client.query(`create role ${role} nologin`)
        if (taken) await client.query(`grant ${role} to current_user`)
      }
      return
    } catch (error) {
      if (codeOf(error) === INSUFFICIENT_PRIVILEGE) throw await problemFor(client)
      if (attempt === ATTEMPTS || !RACES.has(codeOf(error) ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt))
    }
  }
}

export const rolesReady = async (client: pg.ClientBase): Promise<boolean> =>
  (await unready(client)).length === 0

/** What the migrations do with the database and its schema, and with all that is there. */
const RIGHTS = `
select quote_ident(current_user) as me, quote_ident(current_database()) as base,
  has_database_privilege(current_database(), 'CREATE') as makes, has_schema_privilege('public', 'CREATE') as fills,
  not exists (select from (${OURS}) ours where not pg_has_role(owner, 'USAGE')) as owns`

interface Rights {
  me: string
  base: string
  makes: boolean
  fills: boolean
  owns: boolean
}

/** Throws when the connecting role could not change the database. */
export async function checkRights(client: pg.ClientBase): Promise<void> {
  const { me, base, makes, fills, owns } = (await client.query<Rights>(RIGHTS)).rows[0] as Rights
  const commands = [
    ...(makes ? [] : [`grant create on database ${base} to ${me};`]),
    ...(fills ? [] : [`grant usage, create on schema public to ${me};`]),
    ...(owns ? [] : [handOver(me)]),
  ]
  if (commands.length === 0) return
  throw new RolesProblem(
    `O usuário ${me} não é o dono do banco ${base}, ou do que já está nele; nada foi alterado.`,
    `The user ${me} does not own the database ${base}, or what is in it; nothing was changed.`,
    commands,
  )
}
