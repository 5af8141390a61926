/** The data that both servers of the benchmark read. */
import path from 'node:path'
import pg from 'pg'
import { hashPassword } from '../areas/acesso/sessao/server/secrets-password.ts'
import { makeToken } from '../areas/acesso/sessao/server/secrets-token.ts'
import { startEmbedded } from '../core/server/embedded/launcher.ts'
import { migrateJobs } from '../core/server/jobs.ts'
import { root } from '../core/server/paths.ts'
import { migrate } from '../database/migrate.ts'
import { past } from './past.ts'

export interface World {
  connection: pg.ClientConfig
  dataDir: string
  tenant: number
  host: string
  usuario: number
  topico: number
  token: string
  login: string
  senha: string
}

const HOST = 'bench.localhost'
const SENHA = 'turmalina-demo'

/** Starts a PostgreSQL of its own in `folder` and fills it: 1,000 notifications and a topic of 300 messages. */
export async function prepareWorld(folder: string): Promise<{ world: World; stop: () => Promise<void> }> {
  const embedded = await startEmbedded({ dataDir: folder, log: () => {} })
  const { connection } = embedded
  await migrate(connection, { directory: path.join(root, 'database', 'migrations'), log: () => {} })
  const pool = new pg.Pool({ ...past(connection), max: 1 })
  const queue = new pg.Pool({ ...connection, max: 1 })
  await migrateJobs(queue)
  await queue.end()
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    ((await pool.query<{ id: number }>(`${text} returning id`, values)).rows[0] as { id: number }).id

  const tenant = await one(
    `insert into tenant (slug, nome, dominio, principal) values ('bench', 'Bench', $1, true)`,
    [HOST],
  )
  const usuario = await one(
    'insert into usuario (tenant_id, nome, login, senha_hash) values ($1, $2, $3, $4)',
    [tenant, 'Medida', 'medida', await hashPassword(SENHA)],
  )
  const { token, hash } = makeToken(tenant)
  await pool.query(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '30 days')`,
    [tenant, usuario, hash],
  )
  await pool.query(
    `insert into preferencia (tenant_id, usuario_id, chave, preferencias) values ($1, $2, 'tela', '{"contraste": "alto"}')`,
    [tenant, usuario],
  )
  await pool.query(
    `insert into notificacao (tenant_id, usuario_id, tipo, dados, destino)
     select $1, $2, 'resposta_nova', jsonb_build_object('autor', 'Pessoa ' || n, 'titulo', 'Tópico ' || n, 'turma', '7º A'), '/logado'
     from generate_series(1, 1000) n`,
    [tenant, usuario],
  )
  const cliente = await one(`insert into cliente (tenant_id, nome, codigo) values ($1, 'Cliente', 'c')`, [
    tenant,
  ])
  const rede = await one(
    `insert into rede (tenant_id, cliente_id, codigo, nome) values ($1, $2, 'r', 'Escola')`,
    [tenant, cliente],
  )
  const turma = await one(
    `insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo) values ($1, $2, 'ABCDEFG', '7º A', 2026)`,
    [tenant, rede],
  )
  await pool.query('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
    tenant,
    turma,
    usuario,
  ])
  const topico = await one(
    `insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo) values ($1, $2, $3, 'forum', 'Medida')`,
    [tenant, turma, usuario],
  )
  await pool.query(
    `insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, abertura) values ($1, $2, $3, '<p>Abertura.</p>', true)`,
    [tenant, topico, usuario],
  )
  await pool.query(
    `insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, nivel)
     select $1, $2, $3, '<p>Mensagem número ' || n || ' de um tópico comprido.</p>', 1 from generate_series(1, 300) n`,
    [tenant, topico, usuario],
  )
  await pool.query('analyze')
  await pool.end()
  const world = {
    connection,
    dataDir: folder,
    tenant,
    host: HOST,
    usuario,
    topico,
    token,
    login: 'medida',
    senha: SENHA,
  }
  return { world, stop: embedded.stop }
}
