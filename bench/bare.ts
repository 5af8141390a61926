/** A bare Fastify over node-postgres that does the same SQL with a plain `where`: no session, no row security. */
import { hash } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import type { World } from './world.ts'

const world = JSON.parse(process.argv[2] ?? '{}') as World
const pool = new pg.Pool({ ...world.connection, max: 10 })
const app = Fastify()

app.get('/one', async () => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select preferencias from preferencia where tenant_id = $1 and usuario_id = $2 and chave = $3',
    values: [world.tenant, world.usuario, 'tela'],
  })
  return { status: 'sucesso', preferencias: rows[0]?.preferencias }
})

app.get('/list', async () => {
  const values = [world.tenant, world.usuario]
  const [list, total, novas] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select id, usuario_id, tipo, dados, destino, lida_em, created_at from notificacao
        where tenant_id = $1 and usuario_id = $2 order by id desc limit 50`,
      values,
    }),
    pool.query({
      name: 'total',
      text: 'select count(*) as n from notificacao where tenant_id = $1 and usuario_id = $2',
      values,
    }),
    pool.query({
      name: 'novas',
      text: 'select count(*) as n from notificacao where tenant_id = $1 and usuario_id = $2 and lida_em is null',
      values,
    }),
  ])
  return { status: 'sucesso', notificacoes: list.rows, total: total.rows[0]?.n, novas: novas.rows[0]?.n }
})

app.get('/forum', async () => {
  const { rows } = await pool.query({
    name: 'forum',
    text: `select m.id, m.conteudo, m.created_at, m.total_curtidas, u.id as usuario_id, u.nome,
        exists (select from curtida c where c.tenant_id = m.tenant_id and c.mensagem_id = m.id and c.usuario_id = $3) as curtido
      from mensagem m join usuario u on u.tenant_id = m.tenant_id and u.id = m.usuario_id
      where m.tenant_id = $1 and m.topico_id = $2 and m.removida_em is null and m.resposta_id is null
      order by m.id limit 30`,
    values: [world.tenant, world.topico, world.usuario],
  })
  return { status: 'sucesso', mensagens: rows }
})

app.get('/hash', async () => {
  await hash(world.senha, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  return { status: 'sucesso' }
})

process.send?.(await app.listen({ port: 0, host: 'localhost' }))
