/** A PostgreSQL for tests. */
import { chmodSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/embedded/launcher.ts'

export async function startTestPostgres() {
  const url = process.env.TEST_DATABASE_URL
  const folder = mkdtempSync(path.join(os.tmpdir(), 'turmalina-test-pg-'))
  chmodSync(folder, 0o755)
  const embedded = url ? undefined : await startEmbedded({ dataDir: folder, log: () => {} })
  const admin: pg.ClientConfig = url ? { connectionString: url } : { ...embedded?.connection, database: 'postgres' }
  return {
    async createDatabase(): Promise<pg.ClientConfig> {
      const name = `t${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`
      const client = new pg.Client(admin)
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      if (!url) return { ...embedded?.connection, database: name }
      const at = new URL(url)
      at.pathname = `/${name}`
      return { connectionString: at.toString() }
    },
    stop: async () => embedded?.stop(),
  }
}
