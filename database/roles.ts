/** The two roles every migration counts on. Roles belong to the whole server, so databases may race to make them. */
import type pg from 'pg'

export const ROLES = ['turmalina_app', 'turmalina_registro'] as const

/** Another database of the same server did it in the same moment. */
const RACES = new Set(['23505', '42710', 'XX000', '40001'])
const ATTEMPTS = 8

/** The connecting role may not make roles, or not hand these out: the person at the terminal must ask for it. */
export class RolesProblem extends Error {
  override name = 'RolesProblem'
  readonly told = true
}

const INSUFFICIENT_PRIVILEGE = '42501'

async function problemFor(client: pg.ClientBase): Promise<RolesProblem> {
  const { rows } = await client.query<{ me: string }>('select quote_ident(current_user) as me')
  const wanted = await unready(client)
  const commands = wanted
    .flatMap(({ role, exists }) => [
      exists ? '' : `create role ${role} nologin;`,
      `grant ${role} to ${rows[0]?.me};`,
    ])
    .filter(Boolean)
    .join(' ')
  return new RolesProblem(
    `O usuário do banco não pode preparar os papéis da Turmalina. Peça ao administrador do PostgreSQL que execute: ${commands}\n` +
      `The database user cannot prepare the roles of Turmalina. Ask the PostgreSQL administrator to run: ${commands}`,
  )
}

/** The roles that are missing, or that the connecting role may not take. */
async function unready(client: pg.ClientBase): Promise<{ role: string; exists: boolean }[]> {
  const { rows } = await client.query<{ role: string; exists: boolean; member: boolean }>(
    `select wanted as role, oid is not null as exists,
            exists (select from pg_auth_members m
                    where m.roleid = r.oid and m.member = (select oid from pg_roles where rolname = current_user)
                      and coalesce((to_jsonb(m) ->> 'set_option')::boolean, true)) as member
       from unnest($1::text[]) wanted left join pg_roles r on r.rolname = wanted`,
    [ROLES],
  )
  return rows.filter(({ exists, member }) => !(exists && member))
}

/**
 * Makes `turmalina_app` (the role of the requests, without privileges) and `turmalina_registro` (the register of
 * tenants) where missing, and lets the connecting role take them. Needs CREATEROLE only when there is work to do.
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      for (const { role, exists } of await unready(client)) {
        if (!exists) await client.query(`create role ${role} nologin`)
        await client.query(`grant ${role} to current_user`)
      }
      return
    } catch (error) {
      if ((error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE) throw await problemFor(client)
      if (attempt === ATTEMPTS || !RACES.has(String((error as { code?: unknown }).code))) throw error
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt))
    }
  }
}

export const rolesReady = async (client: pg.ClientBase): Promise<boolean> =>
  (await unready(client)).length === 0
