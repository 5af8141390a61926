/**
 * Every way into `aprovada` and `em_revisao`, by whatever writes a question's state: nobody approves who may not, and what
 * goes into review has its step and is told its reviewers once. A place that writes questions and is named by no way fails.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { intercambioApi } from '../areas/avaliacao/intercambio/contract.ts'
import { bancoOf, moodle, quiz, record, send, undo } from '../areas/avaliacao/intercambio/server/testing.ts'
import type { Existentes } from '../areas/avaliacao/intercambio/shapes.ts'
import { questaoApi } from '../areas/avaliacao/questao/contract.ts'
import { revisaoApi } from '../areas/avaliacao/questao/contract-revisao.ts'
import { changeQuestao, putQuestao } from '../areas/avaliacao/questao/server/factory.ts'
import type { EstadoQuestao } from '../areas/avaliacao/questao/shapes.ts'
import { buildTela } from '../areas/ensino/aula/factory.ts'
import { putPublished } from '../areas/ensino/aula/server/factory.ts'
import { root } from '../core/server/paths.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'

let tenant: TestTenant
let professora: Person
let coordenadora: Person
let revisora: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
  revisora = await tenant.person('Rita', { papel: 'revisor' })
})

const put = (who: Person, estado: EstadoQuestao, rede: number | null = tenant.escola) =>
  putQuestao(tenant, who, { rede, estado })
const edit = (id: number, body: object) => async (who: Person) =>
  (await callAs(who, questaoApi.edit, { params: { id }, body: { revisao: 1, ...body } })).status
const many = (id: number, mudar: object) => async (who: Person) =>
  (await callAs(who, questaoApi.changeMany, { body: { questoes: [id], mudar } })).status

let files = 0
const file = (n: number, resposta = 'Sim') =>
  quiz(
    ...[1, 2, 3].map((at) =>
      moodle(`${n} ${at}`, `Pergunta ${n} ${at}?`, [resposta, 'Não'], { id: `f${n}q${at}` }),
    ),
  )
async function bring(who: Person, conteudo: string, existentes: Existentes = 'manter') {
  const { id } = await send(who, conteudo)
  const body = { rede_id: tenant.escola, existentes }
  await callAs(who, intercambioApi.setImportacao, { params: { id }, body })
  await record(tenant, who, { id })
  return id
}
/** Three questions that came from a file and were approved, and the file as it came the second time. */
async function brought(who: Person) {
  const n = ++files
  await bring(who, file(n))
  for (const { id, titulo } of await bancoOf(tenant))
    if (titulo.startsWith(`${n} `)) await changeQuestao(tenant, { id }, { estado: 'aprovada' })
  return file(n, 'Talvez')
}

interface Way {
  /** What writes it: the file and the function that it calls. */
  por: readonly string[]
  /** Puts what is there before; what it returns does it. */
  given: (who: Person) => Promise<(who: Person) => Promise<unknown>>
  /** A teacher's goes into review by it. */
  sends?: true
  /** A coordinator's is approved by it. */
  lets?: true
  /** Only gives back what it was. */
  back?: true
}

const WAYS: Readonly<Record<string, Way>> = {
  'sent to be looked at': {
    por: ['questao/server/routes-revisao.ts update'],
    async given(who) {
      const id = await put(who, 'rascunho')
      return (by) => callAs(by, revisaoApi.sendRevisao, { params: { id }, body: { revisao: 1, palavra: '' } })
    },
    sends: true,
  },
  'the decision': {
    por: ['questao/server/routes-revisao.ts update'],
    async given(who) {
      const id = await put(who, 'em_revisao')
      const body = { revisao: 1, decisao: 'aprovar', palavra: '' } as const
      return (by) => callAs(by, revisaoApi.decideRevisao, { params: { id }, body })
    },
    lets: true,
  },
  'a change that names review': {
    por: ['questao/server/write.ts update'],
    given: async (who) => edit(await put(who, 'rascunho'), { estado: 'em_revisao' }),
    sends: true,
  },
  'a change that names the approval': {
    por: ['questao/server/write.ts update'],
    given: async (who) => edit(await put(who, 'em_revisao'), { estado: 'aprovada' }),
    lets: true,
  },
  'a change of what was approved': {
    por: ['questao/server/write.ts update'],
    given: async (who) => edit(await put(who, 'aprovada'), { explicacao: 'Por isso.' }),
    sends: true,
  },
  'brought back by itself': {
    por: ['questao/server/write.ts update'],
    given: async (who) => edit(await put(who, 'arquivada'), { estado: 'aprovada' }),
    lets: true,
  },
  'brought back together with others': {
    por: ['questao/server/write-lote.ts setColunas'],
    given: async (who) => many(await put(who, 'arquivada'), { arquivada: false }),
    lets: true,
  },
  'moved into the bank together with others': {
    por: ['questao/server/write-lote.ts setColunas'],
    given: async (who) => many(await put(who, 'rascunho', null), { rede_id: tenant.escola }),
    sends: true,
    lets: true,
  },
  'begun anew, and as a copy': {
    por: ['questao/server/write.ts insert', 'questao/server/write.ts insertCopy'],
    async given(who) {
      const id = await put(who, 'aprovada')
      return (by) => callAs(by, questaoApi.copy, { params: { id } })
    },
  },
  'taken from a lesson': {
    por: ['questao/server/write-extrair.ts insertTiradas'],
    async given(who) {
      const telas = [buildTela('multipla_escolha'), buildTela('numerica')]
      const aula = await putPublished(tenant, who, { telas })
      const nothing = { disciplina: null, periodo: null, habilidades: [], dificuldade: null }
      const body = { versao: 1, telas: aula.telas, ...nothing, rede_id: tenant.escola }
      return (by) => callAs(by, questaoApi.extract, { params: { id: aula.id }, body })
    },
    sends: true,
    lets: true,
  },
  'from a file': {
    por: ['intercambio/server/write-gravar.ts insertEscritas'],
    given: async () => (by) => bring(by, file(++files)),
    sends: true,
    lets: true,
  },
  'from a file, as another version': {
    por: ['intercambio/server/write-gravar.ts changeEscritas'],
    async given(who) {
      const again = await brought(who)
      return (by) => bring(by, again, 'versao')
    },
    sends: true,
  },
  'from a file, in the place of another': {
    por: ['intercambio/server/write-gravar.ts archiveEscritas'],
    async given(who) {
      const again = await brought(who)
      return (by) => bring(by, again, 'substituir')
    },
    sends: true,
    lets: true,
  },
  'a file taken back that had changed them': {
    por: [
      'intercambio/server/write-gravar.ts restoreEscritas',
      'intercambio/server/write-gravar.ts reviveEscritas',
    ],
    async given(who) {
      const id = await bring(who, await brought(who), 'versao')
      return (by) => undo(tenant, by, id)
    },
    back: true,
  },
}

const statesOf = async () =>
  new Map(
    (
      await tenant.sql<{ id: number; estado: EstadoQuestao }>(
        `select id, case when rede_id is null then 'rascunho' else estado end as estado from questao where tenant_id = $1`,
        [tenant.id],
      )
    ).map(({ id, estado }) => [id, estado]),
  )
const toldOf = async () =>
  (
    await tenant.sql<{ vezes: number }>(
      `select (dados ->> 'vezes')::int as vezes from notificacao
       where tenant_id = $1 and usuario_id = $2 and tipo = 'questao_enviada' order by id`,
      [tenant.id, revisora.id],
    )
  ).map(({ vezes }) => vezes)

/** Does it, and tells which questions came into which state by it. */
async function go({ given }: Way, who: Person) {
  const act = await given(who)
  const [before, told] = [await statesOf(), await toldOf()]
  await act(who)
  const after = [...(await statesOf())].filter(([id, estado]) => before.get(id) !== estado)
  const into = (one: EstadoQuestao) => after.flatMap(([id, estado]) => (estado === one ? [id] : []))
  return {
    aprovadas: into('aprovada'),
    enviadas: into('em_revisao'),
    told: (await toldOf()).slice(told.length),
  }
}

describe.each(Object.keys(WAYS))('%s', (name) => {
  const way = WAYS[name] as Way

  it('approves nothing of who may not; what it sends is told once, with its step', async () => {
    const { aprovadas, enviadas, told } = await go(way, professora)
    if (!way.back) expect(aprovadas).toEqual([])
    expect(enviadas.length > 0).toBe(way.sends === true)
    expect(told).toEqual(enviadas.length > 0 ? [enviadas.length] : [])
    const steps = await tenant.sql<{ questao_id: number }>(
      `select distinct on (questao_id) questao_id from questao_passo
       where tenant_id = $1 and questao_id = any($2) and depois = 'em_revisao' order by questao_id`,
      [tenant.id, enviadas],
    )
    expect(steps.map(({ questao_id }) => questao_id)).toEqual(enviadas.toSorted((a, b) => a - b))
  })

  it.runIf(way.lets)('approves of who may', async () => {
    expect((await go(way, coordenadora)).aprovadas).not.toEqual([])
  })
})

it('who reviews approves nothing of their own', async () => {
  const id = await put(revisora, 'em_revisao')
  const decide = (who: Person) =>
    callAs(who, revisaoApi.decideRevisao, {
      params: { id },
      body: { revisao: 1, decisao: 'aprovar', palavra: '' },
    })
  expect((await decide(revisora)).status).toBe(403)
  expect((await decide(coordenadora)).status).toBe(200)
})

/** SQL that writes questions. */
const WRITES = /(?:insertInto|updateTable)\('questao'\)|\binsert into questao (?!_)|\bupdate questao (?!_)/g
const FUNCTION = /^(?:export )?(?:async )?(?:function|const) (\w+)/gm
const TESTS = /(?:\.test|\/factory[\w-]*|\/testing[\w-]*|\/verdicts)\.ts$/

interface File {
  name: string
  text: string
}

/** Where in these files a function is called that writes questions, of another file: `file function`. */
function doorsOf(files: readonly File[]): string[] {
  const pieces = files.flatMap(({ name, text }) => {
    const starts = [...text.matchAll(FUNCTION)]
    return starts.map((start, at) => ({
      name,
      fn: start[1] as string,
      body: text.slice(start.index + start[0].length, starts[at + 1]?.index),
      exported: start[0].startsWith('export'),
    }))
  })
  const writers = new Set(pieces.filter(({ body }) => body.search(WRITES) >= 0))
  // What a file keeps to itself is told by what it hands out.
  for (const inner of writers)
    for (const piece of pieces)
      if (!inner.exported && piece.name === inner.name && piece.body.includes(`${inner.fn}(`))
        writers.add(piece)
  const known = [...writers].filter(({ exported }) => exported)
  return files
    .flatMap(({ name, text }) =>
      [...text.matchAll(/import (?:type )?([^;'"]*) from '(\.[^']*)'/g)].flatMap(
        ([, names = '', from = '']) => {
          const source = path.posix.join(path.posix.dirname(name), from)
          const as = /\* as (\w+)/.exec(names)?.[1]
          return known
            .filter((writer) => writer.name === source)
            .filter(({ fn }) =>
              as ? text.includes(`${as}.${fn}(`) : names.split(/\W+/).includes(fn) && text.includes(`${fn}(`),
            )
            .map(({ fn }) => `${name.split('/').slice(-3).join('/')} ${fn}`)
        },
      ),
    )
    .toSorted()
}

const readFiles = (): File[] =>
  readdirSync(`${root}/areas`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/server/') && name.endsWith('.ts') && !TESTS.test(name))
    .map((name) => ({ name, text: readFileSync(`${root}/areas/${name}`, 'utf8') }))

describe('the ways are all', () => {
  it('whatever writes questions is named by one of them', () => {
    const doors = doorsOf(readFiles())
    expect(doors.length).toBeGreaterThan(8)
    expect(doors).toEqual([...new Set(Object.values(WAYS).flatMap(({ por }) => por))].toSorted())
  })

  it('a planted one is found', () => {
    const planted = {
      name: 'avaliacao/montagem/server/write-nova.ts',
      text: `import { insertEscritas } from '../../questao/server/public-importar.ts'\nexport const nova = (tx: Tx) => insertEscritas(tx, [], { usuario: 1, rede: 2 })\n`,
    }
    expect(doorsOf([...readFiles(), planted])).toContain('montagem/server/write-nova.ts insertEscritas')
  })
})
