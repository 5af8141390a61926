/** The tree of a network with 50,000 pupils, and a class of 400: how long the server takes to open them (goal: 200 ms). */
import autocannon from 'autocannon'
import pg from 'pg'
import { makeToken } from '../areas/acesso/sessao/server/secrets-token.ts'
import { largeAccounts, seedLarge } from '../demo/large.ts'
import { past } from './past.ts'

const ALUNOS = 50_000
const HOST = 'arvore.localhost'
/** Besides the pupils that the class has anyhow. */
const INTEGRANTES = 400
const TIMES = 40
const GOAL_MS = 200

export interface ArvoreWorld {
  host: string
  token: string
  rede: number
  escola: number
  turma: number
  /** With 400 members. */
  cheia: number
}

/** Adds a tenant with 50,000 pupils and signs its manager in. */
export async function prepareArvore(connection: pg.ClientConfig): Promise<ArvoreWorld> {
  await seedLarge(connection, {
    alunos: ALUNOS,
    dominio: HOST,
    aulas: false,
    now: new Date(),
    log: () => {},
  })
  const client = new pg.Client(past(connection))
  await client.connect()
  try {
    const one = async (text: string, values: unknown[]): Promise<number> =>
      Number((await client.query<{ id: string }>(text, values)).rows[0]?.id)
    const tenant = await one('select id from tenant where dominio = $1', [HOST])
    await client.query(`update tenant set configuracoes = '{"segundo_fator": "opcional"}' where id = $1`, [
      tenant,
    ])
    const gestora = await one('select id from usuario where tenant_id = $1 and login = $2', [
      tenant,
      largeAccounts('arvore').gestora,
    ])
    const { token, hash } = makeToken(tenant)
    await client.query(
      `insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, now() + interval '1 day')`,
      [tenant, gestora, hash],
    )
    const rede = await one('select id from rede where tenant_id = $1 and pai_id is null', [tenant])
    const escola = await one('select id from rede where tenant_id = $1 and pai_id = $2 order by id limit 1', [
      tenant,
      rede,
    ])
    const turma = await one(
      'select id from turma where tenant_id = $1 and rede_id = $2 order by id limit 1',
      [tenant, escola],
    )
    const cheia = await one(
      'select id from turma where tenant_id = $1 and rede_id = $2 order by id desc limit 1',
      [tenant, escola],
    )
    await client.query(
      `insert into matricula (tenant_id, turma_id, aluno_id)
       select tenant_id, $2, aluno_id from matricula where tenant_id = $1 and turma_id <> $2 order by aluno_id limit $3
       on conflict do nothing`,
      [tenant, cheia, INTEGRANTES],
    )
    await client.query('vacuum analyze matricula')
    return { host: HOST, token, rede, escola, turma, cheia }
  } finally {
    await client.end()
  }
}

/** Opens nodes one at a time, as a person does, and prints the median and the worst against the goal. */
export async function measureArvore(
  origin: string,
  { host, token, rede, escola, turma, cheia }: ArvoreWorld,
): Promise<void> {
  const base = `/gerenciar/pt-br/redes/${rede}`
  const shots: readonly [string, string][] = [
    ['o topo, com os totais', base],
    ['a rede: 139 escolas', `${base}/nos/rede/${rede}`],
    ['uma escola: 12 turmas', `${base}/nos/rede/${escola}`],
    ['uma turma: 30 alunos', `${base}/nos/turma/${turma}`],
    ['busca por nome', `${base}/busca?busca=joao`],
    ['seleção: a rede', `${base}/turmas/${turma}/selecao/nos/rede/${rede}`],
    ['seleção: uma escola', `${base}/turmas/${turma}/selecao/nos/rede/${escola}`],
    ['seleção: uma turma', `${base}/turmas/${turma}/selecao/nos/turma/${turma}`],
    ['integrantes: 100 de mais de 400', `/conta/pt-br/grupos/${cheia}/integrantes?linhas=100`],
  ]
  console.log(`Árvore de ${ALUNOS.toLocaleString('pt-BR')} alunos, um pedido por vez`)
  const headers = { host, authorization: `Bearer ${token}` }
  for (const [name, path] of shots) {
    const request = { url: `${origin}${path}`, connections: 1, headers }
    await autocannon({ ...request, amount: 3 })
    const { latency, non2xx } = await autocannon({ ...request, amount: TIMES })
    if (non2xx > 0) throw new Error(`${path} was refused`)
    const { p50: median, max: worst } = latency
    const share = Math.round((100 * median) / GOAL_MS)
    console.log(
      `${`  ${name}`.padEnd(44)} p50 ${String(median).padStart(4)} ms   pior ${String(worst).padStart(4)} ms   ${share} % dos ${GOAL_MS} ms`,
    )
  }
}
