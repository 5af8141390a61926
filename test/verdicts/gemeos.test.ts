/**
 * What happens in one class is nothing to another: beside the world of the table of verdicts stands its twin, a class of the
 * same school with people and things of its own. No answer about the one tells of the other, no change of the one touches
 * it. A condition of SQL that is lost fails here, whatever the area (decision 0044).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { callAs } from '../kit/call.ts'
import { ALONE, filesOf, letInBy, nameOf } from './requests.ts'
import { table } from './table.ts'
import { makeWorld, type Principal, type World } from './world.ts'

/** The same tenant, school and management; another class, with its own teacher, pupils and guardians. */
async function makeTwin(world: World): Promise<World> {
  const turma = await world.tenant.newTurma('Gêmea')
  const tenant = { ...world.tenant, turma }
  await tenant.sql('update turma set capacidade = 500 where id = $1', [turma])
  const aluno = await tenant.person('Gêmea', { papel: 'aluno', turma })
  const colega = await tenant.person('Colega gêmea', { papel: 'aluno', turma })
  const professor = await tenant.person('Professora gêmea', { papel: 'professor', turma })
  const people = {
    ...world.people,
    aluno,
    colega,
    professor,
    'colega sem a vez': await tenant.person('Outra gêmea', { papel: 'aluno', turma }),
    responsavel: await tenant.person('Responsável gêmea', { papel: 'responsavel', aluno: aluno.id }),
    'responsavel de colega': await tenant.person('Vizinha gêmea', { papel: 'responsavel', aluno: colega.id }),
  }
  return { tenant, aluno, professor, people }
}

const reads = ({ endpoint }: ServedCall) => endpoint.method === 'GET' || endpoint.reads === true

/** Who is of the class, where they are let in: who manages sees both classes. */
const OF_CLASS: readonly Principal[] = ['professor', 'aluno', 'responsavel']
const ofClass = (call: ServedCall) => OF_CLASS.filter((one) => letInBy(call).includes(one))
const askerOf = (call: ServedCall) => ofClass(call)[0] ?? (letInBy(call)[0] as Principal)

const inputOf = async (call: ServedCall, world: World, who: Principal): Promise<CallInput> =>
  (await table[nameOf(call)]?.input?.(world, who)) ?? {}

interface Asked {
  call: ServedCall
  who: Principal
  about: CallInput
  told: unknown
  /** What is told anew each time: moments, keys of one use. */
  varies: ReadonlySet<string>
}

const ask = async (world: World, { call, who, about }: Pick<Asked, 'call' | 'who' | 'about'>) => {
  const { status, body } = await callAs(world.people[who], call.endpoint, about as never, filesOf(call))
  return { status, body: body as unknown }
}

/** The clock goes on from one question to the next. */
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
const areMoments = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && MOMENT.test(one) && MOMENT.test(other)

/** The places in which two answers differ. */
function differences(one: unknown, other: unknown, at = ''): string[] {
  if (Object.is(one, other) || areMoments(one, other)) return []
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return [at]
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return [`${at}.length`]
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap((name) =>
    differences(
      (one as never)[name],
      (other as never)[name],
      Array.isArray(one) ? `${at}[]` : `${at}.${name}`,
    ),
  )
}

/** What is one for all, and told to whoever is of a class. */
const OF_ALL: Readonly<Record<string, string>> = {
  'tenant.serverTime': 'the clock',
  'turma.findDocentes': 'everybody who could teach',
  'provedor.list': 'how people come in',
  'aovivo.calendarFile': 'a file says when it was made',
  'certificado.sample': 'a file says when it was made',
  'certificado.pdf': 'a file says when it was made',
  'certificado.layouts': 'what all may choose from',
  'trilha.list': 'what teachers give out to all',
  'catalogo.matrizes': 'what all may choose from',
  'catalogo.gestaoAnos': 'what all may choose from',
  'curriculo.list': 'what all may choose from',
  'questao.list': 'what teachers give out to all',
  'questao.listArquivadas': 'tabs count what teachers give out to all',
  'montagem.procurar': 'what teachers give out to all',
  'questao.listTextos': 'what teachers give out to all',
  'questao.parecidas': 'what teachers give out to all',
  'avaliacao.list': 'what teachers give out to all',
  'sugestao.list': 'what teachers give out to all',
  'sugestao.listAtividades': 'what teachers give out to all',
  'descoberta.descobrir': 'what teachers give out to all',
  'busca.buscar': 'what teachers give out to all',
  'vitrine.find': 'the page of the network',
  'pacote.find': 'made while one waits',
}
/** Where each thing that is made brings a pupil into the class. */
const OF_CLASS_LIST = [
  'enquete.find',
  'enquete.results',
  'enquete.participants',
  'enquete.exportResults',
  'trilha.rankingCompleto',
  'tentativa.listTurma',
]

/** What of a world is like no other: the rows of these calls lay out the one lesson that there is. */
const ONLY_ONE = ['tentativa.decidirRetida']

const known = ({ name, endpoint }: ServedCall) => {
  const call = `${endpoint.area}.${name}`
  return (
    table[call] !== undefined && !ALONE.includes(call) && letInBy({ name, endpoint } as ServedCall).length > 0
  )
}
/** Of one area alone, where faults of it are tried (tools/faltas.mjs). */
const calls = servedCalls.filter(({ endpoint }) => (process.env.TEST_AREA ?? endpoint.area) === endpoint.area)
const reading = calls.filter((call) => reads(call) && known(call) && ofClass(call).length > 0)
const writing = calls.filter((call) => !reads(call) && known(call))

/** Makes what every call is about, once more. */
async function furnish(world: World, calls: readonly ServedCall[]): Promise<void> {
  for (const call of calls) if (!ONLY_ONE.includes(nameOf(call))) await inputOf(call, world, askerOf(call))
}

describe('the comparison', () => {
  const answer = (...alunos: object[]) => ({ status: 200, body: { alunos, total: alunos.length } })

  it('sees a planted stranger in a list, and another number', () => {
    const [ana, rui] = [{ nome: 'Ana' }, { nome: 'Rui' }]
    expect(differences(answer(ana), answer(ana))).toEqual([])
    expect(differences(answer(ana), answer(ana, rui))).toEqual(['.body.alunos.length', '.body.total'])
    expect(differences(answer(ana), answer(rui))).toEqual(['.body.alunos[].nome'])
  })
})

describe('answers', () => {
  const asked = new Map<string, Asked[]>()
  const changed = new Map<string, string[]>()

  async function compare(world: World, what: string, only: (one: Asked) => boolean | Promise<boolean>) {
    for (const [name, list] of asked)
      for (const one of list) {
        if (!(await only(one))) continue
        const differs = differences(one.told, await ask(world, one)).filter((place) => !one.varies.has(place))
        const told = `${what}, ${one.who}: ${differs.slice(0, 5).join(', ')}`
        if (differs.length > 0) changed.set(name, [...(changed.get(name) ?? []), told])
      }
  }

  beforeAll(async () => {
    const world = await makeWorld()
    const twin = await makeTwin(world)
    const all: Pick<Asked, 'call' | 'who' | 'about'>[] = []
    for (const call of reading)
      for (const who of ofClass(call)) all.push({ call, who, about: await inputOf(call, world, who) })
    for (const one of all) {
      const first = await ask(world, one)
      const told = await ask(world, one)
      const name = nameOf(one.call)
      asked.set(name, [
        ...(asked.get(name) ?? []),
        { ...one, told, varies: new Set(differences(first, told)) },
      ])
    }
    await furnish(twin, calls.filter(known))
    await compare(world, 'the twin', () => true)
    // Of the same class another thing of the same kind: where the call names one, it tells of no other.
    await compare(world, 'another', async ({ call, who, about }) => {
      if (OF_CLASS_LIST.includes(nameOf(call))) return false
      const { params } = await inputOf(call, world, who)
      return JSON.stringify(params) !== JSON.stringify(about.params)
    })
  })

  it.each(reading.map((call) => ({ name: nameOf(call) })))('$name', ({ name }) => {
    expect(asked.get(name)?.some(({ told }) => (told as { status: number }).status === 200)).toBe(true)
    if (!(name in OF_ALL)) expect(changed.get(name) ?? []).toEqual([])
  })
})

/** What stands beside everything: the tip of the log. */
const BESIDE = ['auditoria_ponta']

/** What is one for both, by area: the way in, who manages the school and their devices, its classes, its page. */
const OF_BOTH: Readonly<Record<string, readonly string[]>> = {
  provedor: ['identidade', 'provedor'],
  fator: ['sessao', 'usuario'],
  privacidade: ['pedido_dados'],
  matricula: ['turma'],
  aovivo: ['agenda'],
  vitrine: ['pagina_publica'],
}

describe('changes', () => {
  let world: World
  let tables: string[]
  let theirs: Map<string, string>

  /** Every row of the tenant, as a table and what stands in it. */
  async function everything(): Promise<Map<string, string>> {
    const text = tables
      .map((name) => `select '${name}' as t, x::text as h from "${name}" x where tenant_id = $1`)
      .join(' union all ')
    const rows = await world.tenant.sql<{ t: string; h: string }>(text, [world.tenant.id])
    return new Map(rows.map(({ t, h }) => [`${t} ${h}`, t]))
  }

  beforeAll(async () => {
    world = await makeWorld()
    const rows = await world.tenant.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
    )
    tables = rows.map(({ name }) => name).filter((name) => !BESIDE.includes(name))
    const twin = await makeTwin(world)
    const before = await everything()
    await furnish(twin, writing)
    theirs = new Map([...(await everything())].filter(([row]) => !before.has(row)))
  })

  const areas = [...new Set(writing.map(({ endpoint }) => endpoint.area))]
  it.each(areas.map((area) => ({ area })))('$area changes nothing of the twin', async ({ area }) => {
    const statuses: Record<string, number> = {}
    for (const call of writing.filter(({ endpoint }) => endpoint.area === area)) {
      const who = askerOf(call)
      const about = await inputOf(call, world, who)
      statuses[nameOf(call)] = (await ask(world, { call, who, about })).status
    }
    const after = await everything()
    const touched = [...theirs].filter(([row]) => !after.has(row))
    for (const [row] of touched) theirs.delete(row)
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([])
    const wrong = new Set(touched.map(([, name]) => name))
    expect([area, ...[...wrong].sort()]).toEqual([area, ...(OF_BOTH[area] ?? [])])
  })
})
