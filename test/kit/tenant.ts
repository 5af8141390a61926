/** A tenant of a test's own, with a school to put people into. Nothing is cleaned up: tenants never meet. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { makeToken } from '../../areas/acesso/sessao/server/secrets-token.ts'
import type { Fuso } from '../../core/contract/cidades.ts'
import { BRASILIA } from '../../core/contract/fuso.ts'
import { type TestApp, testApp } from './app.ts'

export interface Person {
  id: number
  nome: string
  token: string
  host: string
  /** What they send beside their token. */
  headers?: Record<string, string>
}

export type Papel =
  | { papel: 'aluno' | 'professor'; turma: number }
  | { papel: 'coordenador'; rede: number }
  | { papel: 'gestor_rede'; rede: number; funcao: 'leitura' | 'escrita' }
  | { papel: 'responsavel'; aluno: number }
  | {
      papel:
        | 'administrador_tenant'
        | 'administrador-plataforma'
        | 'autor'
        | 'revisor'
        | 'encarregado'
        | 'suporte'
    }

export interface TestTenant {
  id: number
  slug: string
  host: string
  /** The network, two schools of it, and a class in each. */
  rede: number
  escola: number
  outraEscola: number
  turma: number
  outraTurma: number
  /** A person with a live session and any roles. */
  person(nome: string, ...papeis: readonly Papel[]): Promise<Person>
  /** Another class of the first school. */
  newTurma(nome: string): Promise<number>
  /** SQL as the owner of the tables, for preparing and for looking: what the role of the requests may not do, in this tenant. */
  sql<R extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>
}

const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codigo = (): string => [...randomBytes(7)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
const DAYS_30 = 30 * 86_400_000

const pools = new WeakMap<TestApp, pg.Pool>()

/** The tenant whose rows a connection reaches: it is told only where that changes. */
const reached = new WeakMap<pg.PoolClient, string>()

function ownerPool(one: TestApp): pg.Pool {
  const pool = pools.get(one) ?? new pg.Pool({ ...one.connection, max: 3 })
  pools.set(one, pool)
  return pool
}

const KNOWN_WITHIN_MS = 10_000

/** The register hears of a new tenant by a notice: a moment later, on a busy machine. */
async function known({ app }: TestApp, host: string): Promise<void> {
  const latest = Date.now() + KNOWN_WITHIN_MS
  while (!(await app.services.register.byHost(host))) {
    if (Date.now() > latest) throw new Error(`The register never heard of ${host}.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Makes a tenant with a network of two schools. `donoId`: a brand that shows another tenant's data. */
export async function testTenant({
  donoId,
  segundoFator = 'opcional',
  fuso = BRASILIA,
  on,
}: {
  donoId?: number
  /** By whose hour its people live. */
  fuso?: Fuso
  /** Another application than the one of the test process. */
  on?: TestApp
  /** What the product asks is 'obrigatorio'; most tests are about something else. */
  segundoFator?: 'obrigatorio' | 'opcional'
} = {}): Promise<TestTenant> {
  const home = on ?? (await testApp())
  const owner = ownerPool(home)
  let within = ''
  const sql = async <R extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<R[]> => {
    const client = await owner.connect()
    try {
      if (reached.get(client) !== within) {
        await client.query(`select set_config('app.tenant_id', $1, false)`, [within])
        reached.set(client, within)
      }
      return (await client.query<R>(text, [...values])).rows
    } finally {
      client.release()
    }
  }
  const one = async (text: string, values: readonly unknown[]): Promise<number> =>
    ((await sql<{ id: number }>(`${text} returning id`, values))[0] as { id: number }).id

  const slug = `t-${randomBytes(5).toString('hex')}`
  const host = `${slug}.test`
  const id = await one(
    'insert into tenant (slug, nome, dominio, dono_id, configuracoes, fuso) values ($1, $2, $3, $4, $5, $6)',
    [slug, `Rede ${slug}`, host, donoId ?? null, { segundo_fator: segundoFator }, fuso],
  )
  within = String(id)
  await known(home, host)
  const cliente = await one('insert into cliente (tenant_id, nome, codigo) values ($1, $2, $3)', [
    id,
    'Cliente',
    slug,
  ])
  const newRede = (nome: string, pai: number | null) =>
    one('insert into rede (tenant_id, cliente_id, pai_id, codigo, nome) values ($1, $2, $3, $4, $5)', [
      id,
      cliente,
      pai,
      codigo(),
      nome,
    ])
  const rede = await newRede('Rede', null)
  const escola = await newRede('Escola Um', rede)
  const outraEscola = await newRede('Escola Dois', rede)
  const turmaIn = (redeId: number, nome: string) =>
    one('insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo) values ($1, $2, $3, $4, 2026)', [
      id,
      redeId,
      codigo(),
      nome,
    ])

  async function give(usuario: number, papel: Papel): Promise<void> {
    if (papel.papel === 'aluno') {
      await sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
        id,
        papel.turma,
        usuario,
      ])
      return
    }
    const scope = papel as { rede?: number; turma?: number; aluno?: number; funcao?: string }
    await sql(
      `insert into vinculo (tenant_id, usuario_id, papel, funcao, rede_id, turma_id, aluno_id, inicio)
       values ($1, $2, $3, $4, $5, $6, $7, now() - interval '1 minute')`,
      [
        id,
        usuario,
        papel.papel,
        scope.funcao ?? 'escrita',
        scope.rede ?? null,
        scope.turma ?? null,
        scope.aluno ?? null,
      ],
    )
  }

  return {
    id,
    slug,
    host,
    rede,
    escola,
    outraEscola,
    turma: await turmaIn(escola, '7º A'),
    outraTurma: await turmaIn(outraEscola, '8º A'),
    newTurma: (nome) => turmaIn(escola, nome),
    async person(nome, ...papeis) {
      const login = `p-${randomBytes(6).toString('hex')}`
      const usuario = await one('insert into usuario (tenant_id, nome, login) values ($1, $2, $3)', [
        id,
        nome,
        login,
      ])
      for (const papel of papeis) await give(usuario, papel)
      const { token, hash } = makeToken(id)
      await sql('insert into sessao (tenant_id, usuario_id, token_hash, expira_em) values ($1, $2, $3, $4)', [
        id,
        usuario,
        hash,
        new Date(Date.now() + DAYS_30),
      ])
      return { id: usuario, nome, token, host }
    },
    sql,
  }
}
