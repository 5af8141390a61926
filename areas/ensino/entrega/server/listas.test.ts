/**
 * Lists of deliveries against what they say of themselves: three lessons, pupils of two classes, every state, sent at many
 * times and some never. Each list is filtered, put in order and paged here as its sentence says, and so it must be told.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putArquivo } from '../../../acesso/arquivo/server/factory.ts'
import { leaveTurma } from '../../../escola/turma/server/factory.ts'
import { putPublished } from '../../aula/server/factory.ts'
import { dissertativa } from '../../tentativa/server/testing.ts'
import { entregaApi as api, type EstadoEntrega } from '../contract.ts'
import { putAulaAberta, putEntrega } from './factory.ts'
import { enviadas, ownEntregas, sentEntregas } from './public.ts'

interface Made {
  id: number
  aluno: Person
  aula: number
  turma: number
  estado: EstadoEntrega
  /** Hours ago; null: not sent. */
  ha: number | null
  atrasada: boolean
}

const ESTADOS = ['enviada', 'devolvida', 'pendente', 'corrigida', 'enviada', 'pendente', 'enviada'] as const
/** In no order, some twice. */
const HA = [5, 30, 2, 9, 5, 70, 1, 44, 9, 16, 3, 28, 7]

let tenant: TestTenant
let professora: Person
let alunos: Person[]
let aulas: number[]
const made: Made[] = []

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma } = tenant
  professora = await tenant.person(
    'Professora',
    { papel: 'professor', turma },
    { papel: 'professor', turma: outraTurma },
  )
  // Two of one name.
  alunos = []
  for (const nome of ['Bia', 'Ana', 'Caio', 'Bia'])
    alunos.push(await tenant.person(nome, { papel: 'aluno', turma }))
  const outra = await tenant.person('Duda', { papel: 'aluno', turma: outraTurma })
  const lessons = []
  for (let n = 0; n < 3; n += 1) lessons.push(await putAulaAberta(tenant, professora))
  aulas = lessons.map(({ id }) => id)
  for (const aula of lessons)
    for (const aluno of [...alunos, outra]) {
      const n = made.length
      const estado = ESTADOS[n % ESTADOS.length] as EstadoEntrega
      const where = aluno === outra ? outraTurma : turma
      const { id } = await putEntrega(tenant, aluno, aula, { estado, turma: where })
      const ha = estado === 'pendente' ? null : (HA[n % HA.length] as number)
      const atrasada = n % 3 === 0 && ha !== null
      await tenant.sql(
        `update entrega set enviada_em = now() - make_interval(hours => $2), atrasada = $3, vez = $4 where id = $1`,
        [id, ha, atrasada, ha === null ? 0 : 1],
      )
      // One moment for those sent in the same hour.
      await tenant.sql(`update entrega set enviada_em = date_trunc('hour', enviada_em) where id = $1`, [id])
      made.push({ id, aluno, aula: aula.id, turma: where, estado, ha, atrasada })
    }
  // Who left is no pupil any more; what they sent is there.
  await leaveTurma(tenant, alunos[2] as Person)
})

type Order = (a: Made, b: Made) => number
const first =
  (estado: EstadoEntrega): Order =>
  (a, b) =>
    Number(b.estado === estado) - Number(a.estado === estado)
const oldest: Order = (a, b) => (b.ha ?? 0) - (a.ha ?? 0)
/** What was never sent comes last. */
const newest: Order = (a, b) => (a.ha ?? 999) - (b.ha ?? 999)
const byId: Order = (a, b) => a.id - b.id
const byName: Order = (a, b) => a.aluno.nome.localeCompare(b.aluno.nome)
const ofWaiting =
  (order: Order): Order =>
  (a, b) =>
    a.estado === 'enviada' && b.estado === 'enviada' ? order(a, b) : 0
const ordered = (list: readonly Made[], ...orders: Order[]) =>
  [...list]
    .sort((a, b) => orders.map((order) => order(a, b)).find((way) => way !== 0) ?? 0)
    .map(({ id }) => id)
const pageOf = (ids: readonly number[], pagina: number, linhas: number) =>
  ids.slice((pagina - 1) * linhas, pagina * linhas)
const idsOf = (entregas: readonly { id: number }[]) => entregas.map(({ id }) => id)

const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, ask)

describe('the list of a class', () => {
  const inTurma = (more: (one: Made) => boolean = () => true) =>
    made.filter((one) => one.turma === tenant.turma && one.estado !== 'pendente' && more(one))
  const wanted = (list: readonly Made[]) => ordered(list, first('enviada'), ofWaiting(oldest), byName, byId)
  const list = async (query: object, who = professora) =>
    (
      await callAs(who, api.list, {
        params: { turma: tenant.turma },
        query: { pagina: 1, linhas: 100, ...query },
      })
    ).data

  it('has what waits first, the oldest before, then by name, page by page', async () => {
    const all = wanted(inTurma())
    expect(idsOf((await list({})).entregas)).toEqual(all)
    for (const pagina of [1, 2, 3]) {
      const page = await list({ pagina, linhas: 2 })
      expect([idsOf(page.entregas), page.total]).toEqual([pageOf(all, pagina, 2), all.length])
    }
  })

  it.each<[string, () => object, (one: Made) => boolean]>([
    ['a lesson', () => ({ aula: aulas[1] }), (one) => one.aula === aulas[1]],
    ['a state', () => ({ estado: 'corrigida' }), (one) => one.estado === 'corrigida'],
    ['what is late', () => ({ atrasadas: true }), (one) => one.atrasada],
    ['a name, and what is at its beginning', () => ({ busca: ' bI' }), (one) => one.aluno.nome === 'Bia'],
    [
      'all of them together',
      () => ({ aula: aulas[0], estado: 'enviada', busca: 'bia' }),
      (one) => one.aula === aulas[0] && one.estado === 'enviada' && one.aluno.nome === 'Bia',
    ],
  ])('narrows to %s', async (_, query, keeps) => {
    expect(idsOf((await list(query())).entregas)).toEqual(wanted(inTurma(keeps)))
  })

  it('tells a pupil of their own, what is not sent too, and names the lesson asked for', async () => {
    const [bia] = alunos as [Person]
    const { entregas, aula } = await list({ aula: aulas[0] }, bia)
    expect(idsOf(entregas)).toEqual(idsOf(made.filter((one) => one.aluno === bia && one.aula === aulas[0])))
    expect([aula?.id, (await list({}, bia)).aula]).toEqual([aulas[0], null])
    const own = made.filter((one) => one.aluno === bia)
    expect(idsOf((await list({}, bia)).entregas).sort()).toEqual(idsOf(own).sort())
  })

  it('counts each lesson, of the class for who teaches it and of oneself for a pupil', async () => {
    const count = async (who: Person) =>
      (await callAs(who, api.listAulas, { params: { turma: tenant.turma } })).data.aulas
    const told = (list: readonly Made[], pendentes: (sent: readonly Made[]) => number, alunosDela: number) =>
      aulas.map((aula) => {
        const here = list.filter((one) => one.aula === aula)
        const of = (estado: EstadoEntrega) => here.filter((one) => one.estado === estado).length
        return {
          aula: { id: aula, titulo: 'Carta ao museu' },
          alunos: alunosDela,
          pendentes: pendentes(here.filter(({ ha }) => ha !== null)),
          enviadas: of('enviada'),
          atrasadas: here.filter(({ atrasada }) => atrasada).length,
          devolvidas: of('devolvida'),
          corrigidas: of('corrigida'),
          fim: null,
        }
      })
    const waitsFirst = (aulas: ReturnType<typeof told>) =>
      aulas.sort((a, b) => Number(b.enviadas > 0) - Number(a.enviadas > 0) || a.aula.id - b.aula.id)
    const turma = told(inTurma(), (sent) => Math.max(0, 3 - new Set(sent.map(({ aluno }) => aluno)).size), 3)
    expect(await count(professora)).toEqual(waitsFirst(turma))
    for (const aluno of [alunos[0], alunos[3]] as Person[]) {
      const own = told(
        made.filter((one) => one.aluno === aluno),
        (sent) => 1 - sent.length,
        1,
      )
      expect(await count(aluno)).toEqual(waitsFirst(own))
    }
  })

  it('of lessons has for a pupil what has begun, and of nothing is empty', async () => {
    const begins = new Date(Date.now() + 3_600_000)
    const next = await putPublished(tenant, professora, { telas: [dissertativa], inicio: begins })
    const told = async (who: Person) => {
      const { aulas: there } = (await callAs(who, api.listAulas, { params: { turma: tenant.turma } })).data
      return there.some(({ aula }) => aula.id === next.id)
    }
    expect([await told(professora), await told(alunos[0] as Person)]).toEqual([true, false])
    expect(await list({ aula: next.id })).toMatchObject({ entregas: [], total: 0, aula: null })
  })

  it('leads from one that waits to the next, of the class alone', async () => {
    const waiting = ordered(
      inTurma(({ estado }) => estado === 'enviada'),
      oldest,
      byId,
    )
    for (const { id, estado, ha } of inTurma()) {
      const { entrega } = (await callAs(professora, api.find, { params: { id } })).data
      const at = (one: number) => made.find((other) => other.id === one) as Made
      const isBefore = (one: number) =>
        (at(one).ha as number) > (ha as number) || (at(one).ha === ha && one < id)
      const others = waiting.filter((one) => one !== id)
      expect([estado, entrega.anterior, entrega.proxima]).toEqual([
        estado,
        others.filter(isBefore).at(-1) ?? null,
        others.find((one) => !isBefore(one)) ?? null,
      ])
    }
  })
})

describe('what other areas read', () => {
  it('of a person: what came back first, then the newest, in the lessons asked for', async () => {
    for (const aluno of alunos)
      for (const asked of [aulas, aulas.slice(0, 2), [0]]) {
        const own = made.filter((one) => one.aluno === aluno && asked.includes(one.aula))
        const all = ordered(own, first('devolvida'), newest, (a, b) => -byId(a, b))
        for (const [pagina, linhas] of [
          [1, 9],
          [2, 1],
        ] as const) {
          const page = await read((tx) =>
            ownEntregas(tx, { usuario: aluno.id, aulas: asked, pagina, linhas }),
          )
          const ids = pageOf(all, pagina, linhas)
          expect([idsOf(page.entregas), page.total]).toEqual([ids, ids.length > 0 ? all.length : 0])
        }
      }
  })

  it('of classes: what was sent, what waits first, the oldest before; then the newest', async () => {
    for (const turmas of [[tenant.turma], [tenant.outraTurma], [tenant.turma, tenant.outraTurma]])
      for (const asked of [aulas, aulas.slice(1)]) {
        const sent = made.filter(
          (one) => turmas.includes(one.turma) && asked.includes(one.aula) && one.estado !== 'pendente',
        )
        const all = ordered(sent, first('enviada'), ofWaiting(oldest), newest, byId)
        for (const [pagina, linhas] of [
          [1, 99],
          [2, 2],
        ] as const) {
          const page = await read((tx) => sentEntregas(tx, { turmas, aulas: asked, pagina, linhas }))
          const ids = pageOf(all, pagina, linhas)
          expect([idsOf(page.entregas), page.total]).toEqual([ids, ids.length > 0 ? all.length : 0])
        }
      }
  })

  it('of a class: all that was sent, each with its own files', async () => {
    const [one, other] = made.filter(({ turma, ha }) => turma === tenant.turma && ha !== null) as [Made, Made]
    const arquivo = await putArquivo(tenant, 'carta.png')
    await tenant.sql('insert into entrega_arquivo (tenant_id, entrega_id, arquivo_id) values ($1, $2, $3)', [
      tenant.id,
      one.id,
      arquivo,
    ])
    const { rows } = await read((tx) => enviadas(tenant.turma).execute(tx as never))
    const told = new Map(
      (rows as { id: number; arquivos: number[] }[]).map(({ id, arquivos }) => [id, arquivos]),
    )
    const sent = made.filter(({ turma, estado }) => turma === tenant.turma && estado !== 'pendente')
    expect([...told.keys()].sort()).toEqual(idsOf(sent).sort())
    expect([told.get(one.id), told.get(other.id)]).toEqual([[arquivo], []])
  })
})
