/** "At most so many": thirty who come at once take the places that are left and no more; every limit is declared here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { AREAS, folderOf } from '../areas/domains.ts'
import { root } from '../core/server/paths.ts'
import { callAs } from './kit/call.ts'
import type { Person } from './kit/tenant.ts'
import { table } from './verdicts/table.ts'
import { makeWorld, type Principal, type World } from './verdicts/world.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

// biome-ignore lint/suspicious/noExplicitAny: inputs of many calls, varied by name
type Input = any

interface Counted {
  most: number
  call: string
  as: Principal
  /** The input of the table of verdicts, made another for the `n`th. */
  vary: (input: Input, n: number) => Input
  /** What stands beside the first one, written past the calls where they would take long. */
  fill?: (input: Input, who: Person, n: number) => Promise<unknown>
  /** How many there are. */
  count: (input: Input, who: Person) => string
}

const tenant = () => world.tenant.id
const withBody =
  (field: string, value: (n: number) => unknown) =>
  (input: Input, n: number): Input => ({ ...input, body: { ...input.body, [field]: value(n) } })
const named = withBody('nome', (n) => `Nome ${n}`)

/** Schools that nobody put off yet. */
let escolas: readonly number[] = []

/** Limits on how many rows there may be: each with the call that adds one. */
const COUNTED: Record<string, Counted> = {
  'provedor/routes-admin.ts MAX_PROVEDORES': {
    most: 20,
    call: 'provedor.create',
    as: 'administrador tenant',
    vary: withBody('client_id', (n) => `cliente-${n}`),
    count: () => 'from provedor where true',
  },
  'trilha/routes-regra.ts MAX_REGRAS': {
    most: 100,
    call: 'trilha.createRegra',
    as: 'professor',
    vary: named,
    fill: (_, { id }, n) =>
      world.tenant.sql(
        'insert into regra_trilha (tenant_id, usuario_id, nome) select $1, $2, g from generate_series(1, $3::int) g',
        [tenant(), id, n],
      ),
    count: (_, { id }) => `from regra_trilha where usuario_id = ${id}`,
  },
  'preferencia/routes.ts MAX_KEYS': {
    most: 60,
    call: 'preferencia.save',
    as: 'sem papel',
    vary: withBody('chave', (n) => `chave-${n}`),
    count: (_, { id }) => `from preferencia where usuario_id = ${id}`,
  },
  'inicio/routes.ts MAX_ADIADAS': {
    most: 500,
    call: 'inicio.adiar',
    as: 'professor',
    vary: withBody('alvo', (n) => n + 1),
    fill: (_, { id }, n) =>
      world.tenant.sql(
        `insert into fila_adiada (tenant_id, usuario_id, tipo, turma_id, alvo_id, adiada_em)
         select $1, $2, 'entrada', $3, x, now() from generate_series(1000, 999 + $4::int) x`,
        [tenant(), id, world.tenant.turma, n],
      ),
    count: (_, { id }) => `from fila_adiada where usuario_id = ${id}`,
  },
  'inicio/routes-escola.ts MAX_ADIADAS': {
    most: 200,
    call: 'inicio.adiarEscola',
    as: 'gestor escrita',
    vary: (_, n) => ({ params: { rede: escolas[n % escolas.length] } }),
    async fill(_, { id }, n) {
      const made = await world.tenant.sql<{ id: number }>(
        `insert into rede (tenant_id, cliente_id, pai_id, codigo, nome)
         select $1, cliente_id, id, 'ADIA' || g, 'Escola ' || g from rede, generate_series(100, 129 + $3::int) g where id = $2
         returning id`,
        [tenant(), world.tenant.rede, n],
      )
      escolas = made.slice(0, 30).map((one) => Number(one.id))
      await world.tenant.sql(
        `insert into escola_adiada (tenant_id, usuario_id, rede_id, adiada_em, ate)
         select $1, $2, r, now(), now() + interval '7 days' from unnest($3::bigint[]) r`,
        [tenant(), id, made.slice(30).map((one) => one.id)],
      )
    },
    count: (_, { id }) => `from escola_adiada where usuario_id = ${id}`,
  },
  'entrega/routes-mesa.ts MAX_FRASES': {
    most: 200,
    call: 'entrega.addFrase',
    as: 'professor',
    vary: withBody('texto', (n) => `Frase ${n}`),
    fill: (_, { id }, n) =>
      world.tenant.sql(
        `insert into entrega_frase (tenant_id, autor_id, texto) select $1, $2, 'Dita ' || g from generate_series(1, $3::int) g`,
        [tenant(), id, n],
      ),
    count: (_, { id }) => `from entrega_frase where autor_id = ${id}`,
  },
  'questao/routes-filtro.ts MAX_FILTROS': {
    most: 20,
    call: 'questao.createFiltro',
    as: 'professor',
    vary: named,
    count: (_, { id }) => `from questao_filtro where usuario_id = ${id}`,
  },
  'midia/routes.ts MAX_UNFINISHED': {
    most: 6,
    call: 'midia.open',
    as: 'professor',
    vary: withBody('impressao', (n) => `impressao-${n}`),
    count: (_, { id }) => `from midia where usuario_id = ${id} and estado = 'enviando'`,
  },
  'certificado/routes-layouts.ts MOST_LAYOUTS': {
    most: 200,
    call: 'certificado.createLayout',
    as: 'administrador tenant',
    vary: named,
    fill: (_, { id }, n) =>
      world.tenant.sql(
        `with folha as (
           insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256, usuario_id)
           select $1, gen_random_uuid()::text, 'folha', '.png', 'image/png', 10, repeat('0', 64), $2
           from generate_series(1, $3::int) returning id)
         insert into certificado_layout (tenant_id, nome, arquivo_id, usuario_id, geral)
         select $1, 'Folha', id, $2, true from folha`,
        [tenant(), id, n],
      ),
    count: () => 'from certificado_layout where true',
  },
  'fator/queries-dispositivo.ts MAX_OPEN_BY_ADDRESS': {
    most: 100,
    call: 'fator.startDispositivo',
    as: 'anonimo',
    vary: (input) => input,
    count: () => 'from pedido_dispositivo where true',
  },
  'aovivo/queries-agenda.ts MOST_AGENDAS': {
    most: 5,
    call: 'aovivo.createAgenda',
    as: 'aluno',
    vary: named,
    count: (_, { id }) => `from agenda where usuario_id = ${id}`,
  },
  'aula/routes-telas.ts MAX_TELAS': {
    most: 60,
    call: 'aula.addTela',
    as: 'professor',
    vary: (input) => input,
    count: ({ params }) => `from tela where aula_id = ${params.id} and removida_em is null`,
  },
  'trilha/routes-estrutura.ts MAX_EIXOS': {
    most: 20,
    call: 'trilha.createEixo',
    as: 'professor',
    vary: named,
    count: ({ body }) => `from rascunho_eixo where trilha_id = ${body.trilha_id}`,
  },
  'trilha/routes-estrutura.ts MAX_HABILIDADES': {
    most: 30,
    call: 'trilha.createHabilidade',
    as: 'professor',
    vary: named,
    count: ({ body }) => `from rascunho_habilidade where eixo_id = ${body.ref_eixo_id}`,
  },
  'trilha/routes-edicao.ts MAX_GRUPOS': {
    most: 500,
    call: 'trilha.schedule',
    as: 'administrador tenant',
    vary: (input, n) => ({ ...input, body: { ...input.body, turmas: [turmas[n]] } }),
    fill: async ({ body }, _, n) => {
      const rows = await world.tenant.sql<{ id: number }>(
        `insert into turma (tenant_id, rede_id, codigo, nome, ano_letivo)
         select $1, $2, 'G' || translate(g::text, '0123456789', 'ABCDEFGHJK'), 'Turma', 2026 from generate_series(100000, 100000 + $3::int + 40) g returning id`,
        [tenant(), world.tenant.escola, n],
      )
      turmas = rows.map(({ id }) => Number(id))
      await world.tenant.sql(
        'insert into trilha_grupo (tenant_id, trilha_id, turma_id) select $1, $2, unnest($3::bigint[])',
        [tenant(), body.trilha_id, turmas.splice(0, n)],
      )
    },
    count: ({ body }) => `from trilha_grupo where trilha_id = ${body.trilha_id}`,
  },
  'curriculo/routes-extra.ts MAX_EXTRAS': {
    most: 30,
    call: 'curriculo.createExtra',
    as: 'administrador tenant',
    vary: named,
    count: ({ body }) => `from extra where categoria_id = ${body.categoria_id} and remocao_id is null`,
  },
}
let turmas: number[] = []

/** Limits that hold by something else than the order in which people come. */
const HELD: Record<string, string> = {
  'fase/write.ts MAX_AVALIACOES': 'the row of the phase is locked before its assessments are counted',
  'tentativa/write-reter.ts MOST':
    'the place of the attempt is locked before; a bound of what is kept, not of what is promised',
  'conta/letters.ts RECOVERIES_AN_HOUR': 'letters of one person wait for each other by the same means',
  'privacidade/routes.ts COPIAS_POR_DIA': 'waits by the same means; and one open request a person is unique',
  'curriculo/routes-categoria.ts MAX_CATEGORIAS':
    'the row of the curriculum is written before, as for extras',
  'curriculo/routes-extra.ts MAX_ITENS': 'the row of the curriculum is written before, as for extras',
  'curriculo/routes-habilidade.ts MAX_HABILIDADES':
    'the row of the curriculum is written before, as for extras',
  'fator/queries-dispositivo.ts MAX_OPEN': 'counted with those of one address',
  'playlist/routes.ts MAX_AULAS': 'the row of the playlist is locked before',
  'trilha/routes-estrutura.ts MAX_AULAS': 'the row of the path is locked before, as for axes',
  'trilha/routes-estrutura.ts MAX_AULAS_TRILHA': 'the row of the path is locked before, as for axes',
  'curriculo/routes-categoria.ts MAX_NIVEIS': 'a depth; the row of the curriculum is written before',
  'questao/routes-revisao.ts MAX_COMENTARIOS': 'the row of the question is locked before',
  'sugestao/write.ts MAX_ATIVIDADES': 'the row of the suggestion is locked before',
}

/** Measures of one request, one file or one process: nothing is counted that others add to. */
const MEASURES = [
  'aovivo/routes-presenca.ts MOST_ROWS',
  'auditoria/present.ts MAX_TEXT',
  'auditoria/routes.ts MAX_EXPORTED',
  'certificado/routes.ts MOST_LINES',
  'conta/routes-links.ts MOST_GUARDIANS',
  'curriculo/importar-receber.ts MAX_REFERENCIAS',
  'forum/routes-aviso-rede.ts MOST_TURMAS',
  'intercambio/find-levar.ts MAX_LEVADAS',
  'intercambio/find-levar.ts MAX_MIDIA',
  'intercambio/find-levar.ts MAX_MIDIAS',
  'notificacao/announce.ts MOST_TRIES',
  'notificacao/public.ts MOST',
  'pessoa/print.ts MOST',
  'provedor/remote-client.ts MAX_KNOWN',
  'questao/find-lista.ts MAX_CONTADAS',
  'rede/importar-jobs.ts MAX_SUPERIORES',
  'relatorio/routes-trilha.ts MOST_NOTAS',
  'relatorio/routes.ts MOST_ENTREGAS',
  'sessao/find-actor.ts MAX_REMEMBERED',
  'sessao/door.ts MOST_A_MINUTE',
  'tenant/find-register.ts MAX_AGE_MS',
  'trilha/routes-regra.ts MAX_ROTULOS',
  'vitrine/fields.ts MAX_BYTES',
]

const COMPARED = /[<>]=?\s*(?:\$\{)?(?:queries\.|rules\.)?((?:MAX|MOST|RECOVERIES|COPIAS)(?:_[A-Z_]+)?)\b/g

/** Where a source compares something with a limit. */
const comparedIn = (name: string, source: string): string[] =>
  [...source.matchAll(COMPARED)].map(([, limit]) => `${name} ${limit}`)

/** Every file of the server sides of the areas, as `area/file.ts`. */
const sources = (): [string, string][] =>
  AREAS.map((area) => [area, path.join(root, folderOf(area), 'server')] as const)
    .filter(([, folder]) => existsSync(folder))
    .flatMap(([area, folder]) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
        .map((file): [string, string] => [`${area}/${file}`, readFileSync(path.join(folder, file), 'utf8')]),
    )

it('every limit is declared: counted here, held otherwise, or a measure; a planted one is seen', () => {
  const declared = [...Object.keys(COUNTED), ...Object.keys(HELD), ...MEASURES].sort()
  const found = new Set(sources().flatMap(([name, source]) => comparedIn(name, source)))
  expect([...found].sort()).toEqual(declared)
  expect(comparedIn('x/y.ts', 'if ((await queries.countAll(tx)) >= MAX_COISAS) throw full()')).toEqual([
    'x/y.ts MAX_COISAS',
  ])
})

describe('of thirty who come at once', () => {
  it.each(Object.entries(COUNTED))('%s takes only those for whom there is room', async (_, limit) => {
    const { most, call, as, vary, fill, count } = limit
    const { endpoint } =
      servedCalls.find((one) => `${one.endpoint.area}.${one.name}` === call) ?? Object.assign({})
    const who = world.people[as] as Person
    const input = await table[call]?.input?.(world, as)
    const add = (n: number) =>
      callAs(who, endpoint, vary(input, n) as never, { files: table[call]?.files ?? [] })
    const standing = async () => {
      const [row] = await world.tenant.sql<{ n: number }>(
        `select count(*)::int as n ${count(input, who)} and tenant_id = $1`,
        [tenant()],
      )
      return row?.n ?? 0
    }
    const places = 2
    await fill?.(input, who, most - places - (await standing()))
    for (let n = 1_000; (await standing()) < most - places; n += 1)
      expect((await add(n)).status, 'before it is full').toBe(200)

    const answers = await Promise.all(Array.from({ length: 30 }, (__, n) => add(n)))
    expect(await standing()).toBe(most)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})
