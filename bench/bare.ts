/** A bare Fastify over node-postgres that does the same SQL with a plain `where`: no session, no row security. */
import { hash } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import type { AbertasWorld } from './abertas.ts'
import { serveBanco } from './banco.ts'
import { serveAbertas } from './bare-abertas.ts'
import { past } from './past.ts'
import type { World } from './world.ts'

const world = JSON.parse(process.argv[2] ?? '{}') as World
const pool = new pg.Pool({ ...past(world.connection), max: 10 })
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
      name: 'count',
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
  const { tenant, topico, usuario } = world
  const [head, page, total, seen] = await Promise.all([
    pool.query({
      name: 'topico',
      text: `select t.*, u.nome, c.nome as turma from topico t
        join usuario u on u.tenant_id = t.tenant_id and u.id = t.usuario_id
        join turma c on c.tenant_id = t.tenant_id and c.id = t.turma_id where t.tenant_id = $1 and t.id = $2`,
      values: [tenant, topico],
    }),
    pool.query({
      name: 'page',
      text: `select m.*, u.nome,
          exists (select from curtida c where c.tenant_id = m.tenant_id and c.mensagem_id = m.id and c.usuario_id = $3) as curtido,
          (select valor from voto v where v.tenant_id = m.tenant_id and v.mensagem_id = m.id and v.usuario_id = $3) as voto,
          (select count(*) from mensagem f where f.tenant_id = m.tenant_id and f.raiz_id = m.id and f.visivel) as no_fio,
          (select jsonb_agg(a.*) from mensagem_anexo x join arquivo a on a.tenant_id = x.tenant_id and a.id = x.arquivo_id
            where x.tenant_id = m.tenant_id and x.mensagem_id = m.id) as anexos
        from mensagem m join usuario u on u.tenant_id = m.tenant_id and u.id = m.usuario_id
        where m.tenant_id = $1 and m.topico_id = $2 and m.nivel = 1 and m.visivel
        order by m.id limit 30`,
      values: [tenant, topico, usuario],
    }),
    pool.query({
      name: 'total',
      text: 'select count(*) as n from mensagem where tenant_id = $1 and topico_id = $2 and nivel = 1 and visivel',
      values: [tenant, topico],
    }),
    pool.query({
      name: 'seen',
      text: 'select mensagem_id from topico_visto where tenant_id = $1 and topico_id = $2 and usuario_id = $3',
      values: [tenant, topico, usuario],
    }),
  ])
  return {
    status: 'sucesso',
    topico: head.rows[0],
    respostas: page.rows,
    total: total.rows[0]?.n,
    visto: seen.rows[0],
  }
})

app.get('/hash', async () => {
  await hash(world.senha, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  return { status: 'sucesso' }
})

const abertas = JSON.parse(process.argv[3] ?? '{}') as AbertasWorld
serveAbertas(app, pool, abertas)
serveBanco(app, pool, abertas)

process.send?.(await app.listen({ port: 0, host: 'localhost' }))
