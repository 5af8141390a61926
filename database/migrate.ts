/** Brings a database to date: plain SQL files in order, each once, one process at a time. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'

const LOCK = 7_205_759_403
const ROLES = ['turmalina_app', 'turmalina_registro']

interface Options {
  directory: string
  log?: (message: string) => void
}

async function filesOf(directory: string) {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(directory, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function appliedOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ nome: string; checksum: string }>('select nome, checksum from migracao')
  return new Map(rows.map(({ nome, checksum }) => [nome, checksum]))
}

export async function migrate(config: pg.ClientConfig, { directory, log = () => {} }: Options): Promise<string[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    for (const role of ROLES)
      await client.query(`do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`)
    await client.query(
      'create table if not exists migracao (nome text primary key, checksum text not null, created_at timestamptz not null default now())',
    )
    const applied = await appliedOf(client)
    const done: string[] = []
    for (const { name, text, checksum } of await filesOf(directory)) {
      const known = applied.get(name)
      if (known !== undefined && known !== checksum) throw new Error(`A migração ${name} mudou depois de aplicada.`)
      if (known !== undefined) continue
      await client.query(`begin;set local lock_timeout='3s'`)
      try {
        await client.query(text)
        await client.query('insert into migracao (nome, checksum) values ($1, $2)', [name, checksum])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      }
      log(`migração ${name}`)
      done.push(name)
    }
    return done
  } finally {
    await client.end()
  }
}

export async function pending(config: pg.ClientConfig, { directory }: Options): Promise<string[]> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    const applied = await appliedOf(client)
    return (await filesOf(directory)).filter(({ name }) => !applied.has(name)).map(({ name }) => name)
  } finally {
    await client.end()
  }
}
