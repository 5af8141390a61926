/**
 * `npm run seed`: the demonstration; `-- --alunos 100000` adds a large tenant, `--dominio` names its host. With
 * `--escolas` and a folder of lists the tenant has those schools, and without a number as many pupils as fill them.
 * `--questoes 100000` puts so many into its bank of questions.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { prepareDatabase } from '../apps/server/start.ts'
import { type Config, readConfig } from '../core/server/config.ts'
import { startEmbedded } from '../core/server/embedded/launcher.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { readEscolas } from '../demo/escolas.ts'
import { alunosOf, largeAccounts, seedLarge } from '../demo/large.ts'

/** Pupils beside a bank of questions, where nothing says how many. */
const POUCOS = 3_000

const say = (message: string): void => void process.stdout.write(`${message}\n`)

const { values } = parseArgs({
  options: {
    alunos: { type: 'string' },
    dominio: { type: 'string', default: 'grande.localhost' },
    escolas: { type: 'string' },
    questoes: { type: 'string' },
  },
})

async function seed(config: Config, connection: pg.ClientConfig): Promise<void> {
  await prepareDatabase({ config: { ...config, demo: true }, connection, log: say })
  const escolas = values.escolas === undefined ? undefined : readEscolas(values.escolas)
  if (values.alunos === undefined && values.questoes === undefined && !escolas)
    return say('A rede de demonstração está pronta.')
  const { dominio } = values
  const started = performance.now()
  const sizes = await seedLarge(connection, {
    alunos: Number(values.alunos ?? (escolas ? alunosOf(escolas.length) : POUCOS)),
    questoes: Number(values.questoes ?? 0),
    dominio,
    ...(escolas && { escolas }),
    now: new Date(),
    log: say,
  })
  say(`\n${JSON.stringify(sizes)}`)
  say(`Pronto em ${((performance.now() - started) / 1000).toFixed(0)} s: http://${dominio}:${config.port}`)
  for (const email of Object.values(largeAccounts(dominio.split('.')[0] ?? dominio))) say(`  ${email}`)
  say(`  senha ${DEMO_PASSWORD}`)
}

async function main(): Promise<void> {
  const config = readConfig()
  if (config.databaseUrl) return seed(config, { connectionString: config.databaseUrl })
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: say })
  try {
    await seed(config, embedded.connection)
  } finally {
    await embedded.stop()
  }
}

main().catch((error: unknown) => {
  const { code, message, stack } = error as { code?: string; message: string; stack?: string }
  const taken = code === '23505' && 'Já existe uma plataforma com este domínio: escolha outro com --dominio.'
  process.stderr.write(`${taken || (error instanceof RangeError ? message : (stack ?? message))}\n`)
  process.exitCode = 1
})
