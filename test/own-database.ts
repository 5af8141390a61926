/** A database of its own for a program that a test starts, on the server of the tests. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface OwnDatabase {
  /** The owner's connection to it. */
  connection: pg.ClientConfig
  url: string
  /** Whoever is still in it is thrown out. */
  drop(): Promise<void>
}

/** Asks as the owner, in the database that all tests share. */
async function ask(sql: string): Promise<void> {
  const client = new pg.Client(inject('connection'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

export async function ownDatabase(): Promise<OwnDatabase> {
  const { host = '', port, user, password } = inject('connection')
  const database = `programa_${randomBytes(6).toString('hex')}`
  await ask(`create database ${database}`)
  const who = password ? `${user}:${encodeURIComponent(String(password))}` : user
  return {
    connection: { ...inject('connection'), database },
    url: host.startsWith('/')
      ? `postgres://${who}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
      : `postgres://${who}@${host}:${port}/${database}`,
    drop: () => ask(`drop database if exists ${database} with (force)`),
  }
}
