/** Writes database/types.ts from a migrated database. `npm run types -- --check` only compares. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../core/server/paths.ts'
import { createDatabase, startTestPostgres } from '../core/testing/postgres.ts'
import { migrate } from '../database/migrate.ts'

const target = path.join(root, 'database', 'types.ts')

const FOOT = `
/** jsonb: parsed when read, written as JSON text. */
export type JsonText = ColumnType<unknown, string, string>;
`

async function generate(): Promise<string> {
  const postgres = await startTestPostgres()
  try {
    const connection = await createDatabase(postgres)
    await migrate(connection, { directory: path.join(root, 'database', 'migrations'), log: () => {} })
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'turmalina-types-')), 'types.ts')
    const { host, port, user, password = '', database } = connection
    const url = `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
    execFileSync(
      path.join(root, 'node_modules', '.bin', 'kysely-codegen'),
      [
        ...[
          '--dialect',
          'postgres',
          '--url',
          url,
          '--out-file',
          file,
          '--exclude-pattern',
          '{migracao,graphile_worker.*}',
        ],
        ...['--type-mapping', '{"int8":"number","jsonb":"JsonText"}'],
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    return readFileSync(file, 'utf8') + FOOT
  } finally {
    await postgres.stop()
  }
}

const generated = await generate()
if (!process.argv.includes('--check')) writeFileSync(target, generated)
else if (generated !== readFileSync(target, 'utf8')) {
  process.stderr.write('database/types.ts não é o do banco migrado: rode npm run types.\n')
  process.exit(1)
}
