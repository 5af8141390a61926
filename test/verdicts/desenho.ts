/** Draws every call of an area in a world that has more than one of everything (retratos.test.ts). */
import { servedCalls } from '../../apps/server/areas.ts'
import type { AreaName } from '../../areas/domains.ts'
import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { NUMBERED } from '../../core/testing/ids.ts'
import { callAs } from '../kit/call.ts'
import type { Person } from '../kit/tenant.ts'
import { sameLuck } from './luck.ts'
import { ALONE, filesOf, letInBy, nameOf } from './requests.ts'
import { drawer } from './retrato.ts'
import { rowsOf } from './rows.ts'
import { table } from './table.ts'
import { makeTwin } from './twin.ts'
import { variationsOf } from './variations.ts'
import { makeWorld, type Principal, type World } from './world.ts'

const reads = ({ endpoint }: ServedCall): boolean => endpoint.method === 'GET' || endpoint.reads === true
/** Lists of lessons that began a moment ago, each at its own: the latest is another each time. */
const MOMENTS_APART = ['aovivo.report', 'aovivo.exportReport']
const known = (call: ServedCall): boolean =>
  table[nameOf(call)] !== undefined && !ALONE.includes(nameOf(call)) && letInBy(call).length > 0

/** The calls of one area alone, where faults of it are tried (tools/faltas.mjs). */
export const drawnCalls: readonly ServedCall[] = servedCalls.filter(
  (call) =>
    (process.env.TEST_AREA ?? call.endpoint.area) === call.endpoint.area &&
    known(call) &&
    !MOMENTS_APART.includes(nameOf(call)),
)

/** Who asks, of those let in: each sees another part. */
const ASKERS: readonly Principal[] = [
  'administrador tenant',
  'coordenador',
  'professor',
  'aluno',
  'responsavel',
  'anonimo',
]
const askersOf = (call: ServedCall): Principal[] => {
  const letIn = letInBy(call)
  const asking = ASKERS.filter((one) => letIn.includes(one))
  return asking.length > 0 ? asking : letIn.slice(0, 1)
}
const changerOf = (call: ServedCall): Principal =>
  (['professor', 'aluno'] as const).find((one) => letInBy(call).includes(one)) ??
  (letInBy(call)[0] as Principal)

const inputOf = async (call: ServedCall, world: World, who: Principal): Promise<CallInput> =>
  (await table[nameOf(call)]?.input?.(world, who)) ?? {}

const ask = async (call: ServedCall, world: World, who: Principal, about: CallInput): Promise<object> => {
  const { status, body } = await callAs(world.people[who], call.endpoint, about as never, filesOf(call))
  if (status !== 200) return { http: status, codigo: body.codigo ?? '' }
  const { tipo, conteudo } = body as { tipo?: string; conteudo?: string }
  if (!tipo || !conteudo) return body
  // Of a file what is written in it, where that can be read.
  return {
    ...body,
    conteudo: tipo.startsWith('text/') ? Buffer.from(conteudo, 'base64').toString().split('\n') : '',
  }
}

/** What a report tells of is of other areas. */
const TOLD_OF: Readonly<Record<string, readonly string[]>> = {
  relatorio: ['forum', 'enquete', 'aovivo', 'entrega', 'tentativa'],
}

/** Whether a call is about what another request names: by the same parameters. */
const sameParams = (
  params: string | undefined,
  { params: shape }: ServedCall['endpoint'],
): params is string =>
  params !== undefined &&
  shape !== undefined &&
  Object.keys(JSON.parse(params)).sort().join() === Object.keys(shape.properties).sort().join()

/** Of each call who asked, or how it was asked otherwise, and the lines of what was answered and left. */
export type Drawings = Map<string, readonly (readonly [title: string, lines: readonly string[]])[]>

export async function draw(area: AreaName): Promise<Drawings> {
  const luck = sameLuck()
  try {
    return await drawWith(area, luck.from)
  } finally {
    luck.end()
  }
}

async function drawWith(area: AreaName, luckFrom: (words: string) => void): Promise<Drawings> {
  const drawn: Drawings = new Map()
  luckFrom(area)
  const main = await makeWorld()
  const { tenant } = main
  const rows = await rowsOf(tenant)
  const tables = (await tenant.sql<{ name: string; n: number }>(NUMBERED)).map(({ name }) => name)
  const paint = drawer(main, tables)
  const twin = await makeTwin(main)
  const far = await makeTwin(main, tenant.outraTurma)
  const ghost = async (nome: string) => {
    const aluno = await tenant.person(nome, { papel: 'aluno', turma: tenant.turma })
    return { ...main, aluno, people: { ...main.people, aluno } }
  }
  const [gone, suspended] = [await ghost('Fantasma Saiu'), await ghost('Fantasma Suspensa')]
  const colega = main.people.colega as Person
  const mate = { ...main, aluno: colega, people: { ...main.people, aluno: colega } }
  const own = drawnCalls.filter(({ endpoint }) => endpoint.area === area)
  const changing = own.filter((call) => !reads(call))
  const reading = own.filter(reads)
  /** Another request closes the class; what is asked after it wants it open. */
  const open = () =>
    tenant.sql(`update turma set status = 'ativa' where id in ($1, $2) and status <> 'ativa'`, [
      tenant.turma,
      tenant.outraTurma,
    ])

  const furnishing = servedCalls.filter(
    (call) => known(call) && (call.endpoint.area === area || TOLD_OF[area]?.includes(call.endpoint.area)),
  )
  for (const [n, world] of [twin, far, gone, suspended, mate].entries())
    for (const call of furnishing.filter((one) => n < 2 || letInBy(one).includes('aluno'))) {
      luckFrom(`${nameOf(call)} ${n}`)
      // What can be so only once, is.
      await inputOf(call, world, reads(call) ? (askersOf(call)[0] as Principal) : changerOf(call)).catch(
        () => {},
      )
    }

  for (const call of changing) {
    const who = changerOf(call)
    luckFrom(nameOf(call))
    await open()
    const about = await inputOf(call, main, who)
    await rows.changes()
    const answer = await ask(call, main, who, about)
    const changed = await rows.changes()
    const all = [answer, ...changed.map(({ row }) => row)]
    const [told = [], ...left] = paint(
      all,
      all.map(() => about),
    )
    drawn.set(nameOf(call), [
      [who, told],
      // Rows that one statement makes come in any order.
      [
        'deixa',
        left.map((line, n) => `${changed[n]?.sign} ${line.join(' ')}`.replace(/ #\d+/g, ' #')).sort(),
      ],
    ])
  }

  await rows.end()

  const asked: { call: ServedCall; title: string; who: Principal; about: CallInput }[] = []
  for (const call of reading) {
    // All ask about one thing, unless it is made for each of them.
    const alike = (table[nameOf(call)]?.input?.length ?? 0) < 2
    const askers = askersOf(call)
    const [first] = askers as [Principal]
    luckFrom(nameOf(call))
    const shared = await inputOf(call, main, first)
    for (const who of askers)
      asked.push({
        call,
        title: who,
        who,
        about: alike || who === first ? shared : await inputOf(call, main, who),
      })
    for (const [title, about] of variationsOf(call, shared, main))
      asked.push({ call, title, who: first, about })
  }
  // What is asked about, pupils have been at: whatever they may do with such a thing, several of them do.
  for (const act of changing.filter((call) => letInBy(call).includes('aluno')))
    for (const params of [...new Set(asked.map(({ about }) => JSON.stringify(about.params)))])
      if (sameParams(params, act.endpoint))
        for (const [n, world] of [main, mate, gone, suspended].entries()) {
          luckFrom(`${nameOf(act)} ${n}`)
          await ask(act, world, 'aluno', {
            ...(await inputOf(act, main, 'aluno')),
            params: JSON.parse(params),
          })
        }
  await open()
  await tenant.sql(`update matricula set status = 'removido' where aluno_id = $1`, [gone.aluno.id])
  await tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [suspended.aluno.id])
  for (const call of reading) {
    luckFrom(nameOf(call))
    const questions = asked.filter((one) => one.call === call)
    const answers: object[] = []
    for (const { who, about } of questions) answers.push(await ask(call, main, who, about))
    const lines = paint(
      answers,
      questions.map(({ about }) => about),
    )
    drawn.set(
      nameOf(call),
      questions.map(({ title }, n) => [title, lines[n] ?? []]),
    )
  }
  return drawn
}
