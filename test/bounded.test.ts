/** No reading answers with a list as long as the tenant is: of everything there is more than any answer may hold. */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import type { Endpoint } from '../core/contract/endpoint.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'
import { sampleOf } from './sample.ts'

/** So many of each. */
const MANY = 1_100
/** What an answer may hold of one thing: the longest lists are closed ones, of names to choose from. */
const MOST = 1_000

let tenant: TestTenant
let people: Record<'administradora' | 'gestora' | 'professora' | 'aluna', Person>
let ids: Record<string, unknown>

/**
 * A class holds 500 pupils, and what a person may do is told whole: of these there are fewer.
 * `$1` the tenant, `$2` the class, `$3` its school, `$4` a teacher, `$5` a pupil; n counts from 1.
 */
const FURNISH: readonly string[] = [
  `insert into usuario (tenant_id, nome, login) select $1, 'Maria ' || n, 'maria.' || n from n`,
  `insert into matricula (tenant_id, turma_id, aluno_id) select $1, $2, id from usuario where tenant_id = $1 and nome like 'Maria %' limit 480`,
  `insert into vinculo (tenant_id, usuario_id, papel, turma_id)
   select $1, id, 'professor', $2 from usuario where tenant_id = $1 and nome like 'Maria %'`,
  `insert into rede (tenant_id, cliente_id, pai_id, codigo, nome)
   select $1, r.cliente_id, r.pai_id, 'N' || n, 'Maria ' || n from n join rede r on r.tenant_id = $1 and r.id = $3`,
  `insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo)
   select $1, $3, translate('T' || lpad(n::text, 6, '0'), '01', 'XY'), 'Maria ' || n, 2026 from n`,
  `insert into vinculo (tenant_id, usuario_id, papel, turma_id)
   select $1, $4, 'professor', id from turma where tenant_id = $1 and nome like 'Maria %' limit 100`,
  `insert into topico (tenant_id, turma_id, usuario_id, tipo, titulo)
   select $1, $2, $4, t, 'Maria ' || n from n, unnest(array['forum', 'aviso']) t`,
  `insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, abertura)
   select $1, id, $4, '<p>Maria</p>', true from topico where tenant_id = $1`,
  `insert into mensagem (tenant_id, topico_id, usuario_id, conteudo, nivel)
   select $1, (select min(id) from topico where tenant_id = $1), $4, '<p>Maria</p>', 1 from n`,
  `insert into aula (tenant_id, codigo, usuario_id, titulo, estado, versao, visibilidade, alcance, publicada_em)
   select $1, translate('A' || lpad(n::text, 7, '0'), '01', 'XY'), $4, 'Maria ' || n, 'publicada', 1, 'plataforma',
     'plataforma', now() from n`,
  `insert into aula_versao (tenant_id, aula_id, numero, titulo, navegacao, nota_minima, total_telas, publicada_por)
   select $1, id, 1, titulo, 'livre', 6, 1, $4 from aula where tenant_id = $1`,
  `insert into aula_versao (tenant_id, aula_id, numero, titulo, navegacao, nota_minima, total_telas, publicada_por)
   select $1, (select min(id) from aula where tenant_id = $1), n + 1, 'Maria', 'livre', 6, 1, $4 from n`,
  `insert into turma_aula (tenant_id, turma_id, aula_id, usuario_id) select $1, $2, id, $4 from aula where tenant_id = $1`,
  `insert into turma_aula (tenant_id, turma_id, aula_id, usuario_id)
   select $1, id, (select min(id) from aula where tenant_id = $1), $4 from turma where tenant_id = $1 and id <> $2`,
  `insert into tentativa (tenant_id, aula_id, versao, usuario_id, turma_id, numero, estado)
   select $1, (select min(id) from aula where tenant_id = $1), 1, $5, $2, n, 'concluida' from n`,
  `insert into playlist (tenant_id, usuario_id, nome) select $1, $4, 'Maria ' || n from n`,
  `insert into playlist_aula (tenant_id, playlist_id, aula_id, ordem)
   select $1, id, (select min(id) from aula where tenant_id = $1), 1 from playlist where tenant_id = $1`,
  `insert into playlist_vinculo (tenant_id, playlist_id, turma_id) select $1, id, $2 from playlist where tenant_id = $1`,
  `insert into playlist_vinculo (tenant_id, playlist_id, turma_id)
   select $1, (select min(id) from playlist where tenant_id = $1), id from turma where tenant_id = $1 and id <> $2`,
  `insert into trilha (tenant_id, usuario_id, nome, codigo, rede_id, versao, publicada_em)
   select $1, $4, 'Maria ' || n, translate('T' || lpad(n::text, 8, '0'), '01', 'XY'), $3, 1, now() from n`,
  `insert into trilha_grupo (tenant_id, trilha_id, turma_id) select $1, id, $2 from trilha where tenant_id = $1`,
  `insert into trilha_grupo (tenant_id, trilha_id, turma_id)
   select $1, (select min(id) from trilha where tenant_id = $1), id from turma where tenant_id = $1 and id <> $2`,
  `insert into regra_trilha (tenant_id, usuario_id, nome)
   select $1, dono, 'Maria ' || n from n, unnest(array[null, $4::bigint]) dono`,
  `insert into tag (tenant_id, nome) select $1, 'Maria ' || n from n`,
  `insert into compartilhamento (tenant_id, turma_id, usuario_id, titulo, url)
   select $1, $2, $4, 'Maria ' || n, 'https://exemplo.test/' || n from n`,
  `insert into notificacao (tenant_id, usuario_id, tipo, destino) select $1, $4, 'topico_novo', '/logado' from n`,
  `insert into trabalho (tenant_id, tarefa, usuario_id) select $1, 'exportar', $4 from n`,
  `insert into sessao (tenant_id, usuario_id, token_hash, expira_em)
   select $1, u, sha256(convert_to($1 || ' ' || u || ' ' || n, 'UTF8')), now() + interval '1 day'
   from n, unnest(array[$4::bigint, $5::bigint]) u`,
]

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, escola, rede } = tenant
  people = {
    administradora: await tenant.person('Administradora', { papel: 'administrador_tenant' }),
    gestora: await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' }),
    professora: await tenant.person('Professora', { papel: 'professor', turma }),
    aluna: await tenant.person('Aluna', { papel: 'aluno', turma }),
  }
  const values = [tenant.id, turma, escola, people.professora.id, people.aluna.id]
  // Every parameter is named once, whether the statement asks for it or not.
  const known = `with n as (select n from generate_series(1, ${MANY}) n),
    ids as (select $1::int, $2::bigint, $3::bigint, $4::bigint, $5::bigint)`
  for (const text of FURNISH) await tenant.sql(`${known} ${text}`, values)
  // Plans are made from what is there now.
  await tenant.sql('analyze')
  const one = async (text: string) =>
    (await tenant.sql<{ id: string }>(`select min(id) as id from ${text}`, [tenant.id]))[0]?.id
  const aula = await one('aula where tenant_id = $1')
  ids = {
    ...{ turma, rede, escola, aula, gru_id: turma, usuario: people.professora.id, aluno: people.aluna.id },
    ...{
      playlist: await one('playlist where tenant_id = $1'),
      tpc_id: await one('topico where tenant_id = $1'),
      trilha: await one('trilha where tenant_id = $1'),
    },
  }
})

/** The id that a call names `id`, by its area. */
const BY_AREA: Readonly<Record<string, string>> = {
  aula: 'aula',
  forum: 'tpc_id',
  playlist: 'playlist',
  trilha: 'trilha',
}

const longest = (value: unknown): number =>
  Array.isArray(value)
    ? Math.max(value.length, ...value.map(longest))
    : typeof value === 'object' && value !== null
      ? Math.max(0, ...Object.values(value).map(longest))
      : 0

async function lengthOf(who: Person, endpoint: Endpoint): Promise<number> {
  const { properties = {}, required = [] } = (endpoint.query ?? {}) as {
    properties?: Record<string, { maximum?: number }>
    required?: readonly string[]
  }
  const { params, query } = sampleOf(endpoint, Number(ids[BY_AREA[endpoint.area] ?? 'turma']), ids)
  // What narrows a list would hide how long it can be: only what must be told, and the longest page.
  const asked = Object.entries(query ?? {}).filter(([name]) => required.includes(name))
  const { linhas } = properties
  const input = {
    params,
    query: {
      ...Object.fromEntries(asked),
      ...('busca' in properties && { busca: 'maria' }),
      ...(linhas?.maximum !== undefined && { linhas: linhas.maximum }),
    },
  }
  const { status, body } = await callAs(who, endpoint, input as never)
  return status === 200 ? longest(body) : 0
}

describe('no list is as long as what there is', () => {
  it.each(['administradora', 'gestora', 'professora', 'aluna'] as const)(
    'for the %s',
    async (who) => {
      const lengths = new Map<string, number>()
      for (const { name, endpoint } of servedCalls)
        if (endpoint.method === 'GET')
          lengths.set(`${endpoint.area}.${name}`, await lengthOf(people[who], endpoint))
      expect([...lengths].filter(([, length]) => length > MOST)).toEqual([])
      // The tenant is full: many lists would be longer if they could.
      expect([...lengths.values()].filter((length) => length >= 5).length).toBeGreaterThan(8)
    },
    120_000,
  )
})
