/**
 * What attempts and what was kept of them are read by, one condition at a time: beside what is asked for stand the same
 * things of another pupil, class, lesson and version, in another state, and none of them may be told.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { COMUM } from '../../aula/factory.ts'
import { dropEscritas, publishAula, putPublished, rewriteTelas } from '../../aula/server/factory.ts'
import { buildRegistro, buildUuid } from '../fila/testing.ts'
import { putTentativa } from './factory.ts'
import * as queries from './queries.ts'
import { listMarcadas } from './queries-dificuldade.ts'
import { keySeenSince, sawKey } from './queries-estado.ts'
import * as retidas from './queries-retida.ts'
import { abrir, answer, end, numerica, send, setUp } from './testing.ts'

type Aula = Awaited<ReturnType<typeof putPublished>>

let tenant: TestTenant
let professora: Person
let ana: Person
let bia: Person
let aula: Aula
let outra: Aula

const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, ask)

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  ana = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  bia = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  const telas = [numerica(1), numerica(2), numerica(3)]
  aula = await putPublished(tenant, professora, { telas })
  outra = await putPublished(tenant, professora, { telas })
  // The second version asks for something else in every screen.
  for (const one of [aula, outra]) {
    await rewriteTelas(tenant, one.telas, { valor: 99 })
    expect(await publishAula(tenant, professora, one.id)).toBe(2)
  }
})

interface Case {
  who: Person
  em: Aula
  versao: number
  turma: number
  /** Minutes ago; null: the key was not told. */
  gabarito: number | null
  estado: 'concluida' | 'anulada'
}

const put = async ({ who, em, versao, turma, gabarito, estado }: Case) => {
  const { id } = await putTentativa(tenant, who, em, { versao, turma, estado, nota: 8 })
  await tenant.sql('update tentativa set gabarito_em = now() - make_interval(mins => $2) where id = $1', [
    id,
    gabarito,
  ])
}

/** The same but for one thing each. */
const nearMisses = (one: Case): Case[] => [
  { ...one, who: one.who === ana ? bia : ana },
  { ...one, em: one.em === aula ? outra : aula },
  { ...one, versao: 3 - one.versao },
  { ...one, turma: tenant.outraTurma },
  { ...one, gabarito: null },
  { ...one, estado: 'anulada' },
]

describe('the key', () => {
  it('was seen in this class, of this version, in an attempt that counts', async () => {
    const one: Case = { who: ana, em: aula, versao: 1, turma: tenant.turma, gabarito: 5, estado: 'concluida' }
    const saw = () =>
      read((tx) => sawKey(tx, { usuario: ana.id, aula: aula.id, versao: 1, turma: tenant.turma }))
    const said = []
    for (const near of nearMisses(one)) {
      await put(near)
      said.push(await saw())
    }
    await put(one)
    expect([said, await saw()]).toEqual([said.map(() => false), true])
  })

  describe('of another version is the same', () => {
    it.each<[boolean, string, (telas: readonly number[]) => Promise<unknown>]>([
      [true, 'where only the attempts of the lesson are more', async () => {}],
      [
        true,
        'where one screen still asks for the same, in whatever words',
        async (telas) => {
          await rewriteTelas(tenant, telas.slice(0, 2), { valor: 77 })
          await rewriteTelas(tenant, telas, { enunciado: '<p>Outra!</p>' })
        },
      ],
      [
        true,
        'where nobody kept what was written then',
        async (telas) => {
          await rewriteTelas(tenant, telas, { valor: 77 })
          await dropEscritas(tenant, telas)
        },
      ],
      [
        false,
        'not where every screen asks for something else',
        (telas) => rewriteTelas(tenant, telas, { valor: 77 }),
      ],
    ])('%s: %s', async (same, _, write) => {
      const who = await tenant.person('Duda', { papel: 'aluno', turma: tenant.turma })
      const em = await putPublished(tenant, professora, { telas: [numerica(1), numerica(2), numerica(3)] })
      await write(em.telas)
      expect(await publishAula(tenant, professora, em.id)).toBe(2)
      const { turma } = tenant
      await put({ who, em, versao: 1, turma, gabarito: 5, estado: 'concluida' })
      const of = { usuario: who.id, aula: em.id, turma }
      const begun = { usuario_id: who.id, aula_id: em.id, iniciada_em: new Date(Date.now() - 600_000) }
      expect(await read((tx) => sawKey(tx, { ...of, versao: 2 }))).toBe(same)
      expect((await read((tx) => keySeenSince(tx, { ...begun, versao: 2 }))) !== null).toBe(same)
    })
  })

  it('was told at the earliest since the attempt began, by whichever of the lesson', async () => {
    const one: Case = {
      who: bia,
      em: outra,
      versao: 2,
      turma: tenant.turma,
      gabarito: 30,
      estado: 'concluida',
    }
    const since = (minutes: number) =>
      read(async (tx) => {
        const em = await keySeenSince(tx, {
          usuario_id: bia.id,
          aula_id: outra.id,
          versao: 2,
          iniciada_em: new Date(Date.now() - minutes * 60_000),
        })
        return em && Math.round((Date.now() - em.getTime()) / 60_000)
      })
    for (const near of nearMisses(one).slice(0, 3)) await put({ ...near, gabarito: 50 })
    expect(await since(60)).toBeNull()
    // Whichever class it was in, and though it was annulled.
    for (const given of [one, { ...one, gabarito: 90 }, { ...one, turma: tenant.outraTurma, gabarito: 20 }])
      await put(given)
    await put({ ...one, estado: 'anulada', gabarito: 40 })
    expect([await since(100), await since(60), await since(35), await since(25), await since(10)]).toEqual([
      90,
      40,
      30,
      20,
      null,
    ])
  })
})

describe('the screens of a version', () => {
  it('are all, or those asked for, in their order', async () => {
    const [a, b, c] = aula.telas as [number, number, number]
    const listed = async (ids?: number[]) =>
      (await read((tx) => queries.listTelas(tx, aula.id, 1, ids))).map(({ tela_id }) => tela_id)
    expect([
      await listed(),
      await listed([c, a]),
      await listed([]),
      await listed([outra.telas[0] ?? 0]),
    ]).toEqual([[a, b, c], [a, c], [], []])
  })
})

describe('the attempts of a class', () => {
  it('are the last twenty of each pupil, oldest first, of this lesson and class', async () => {
    const here = await putPublished(tenant, professora, { telas: [numerica(1)] })
    const made: Record<string, number[]> = { ana: [], bia: [] }
    const done = { estado: 'concluida', nota: 7 } as const
    for (let n = 0; n < 22; n += 1) made.ana?.push((await putTentativa(tenant, ana, here, done)).id)
    for (let n = 0; n < 2; n += 1) made.bia?.push((await putTentativa(tenant, bia, here, done)).id)
    await putTentativa(tenant, bia, here, { ...done, turma: tenant.outraTurma })
    await putTentativa(tenant, bia, outra, done)
    const rows = await read((tx) => queries.listOfTurma(tx, tenant.turma, here.id))
    const idsOf = (who: Person) => rows.filter(({ usuario_id }) => usuario_id === who.id).map(({ id }) => id)
    expect([idsOf(ana), idsOf(bia), rows.length]).toEqual([made.ana?.slice(2), made.bia, 22])
    const numeros = rows.map(({ numero }) => numero)
    expect(numeros).toEqual(numeros.toSorted((a, b) => a - b))
    const results = await read((tx) => queries.listResultados(tx, tenant.turma, here.id))
    expect(results.map(({ usuario_id }) => usuario_id).sort()).toEqual([ana.id, bia.id].sort())
  })

  it('of one person are all of a lesson, newest first, and in one place those of it', async () => {
    const here = await putPublished(tenant, professora, { telas: [numerica(1)] })
    const done = { estado: 'concluida', nota: 7 } as const
    const ids: number[] = []
    for (const turma of [tenant.turma, tenant.turma, tenant.outraTurma])
      ids.push((await putTentativa(tenant, ana, here, { ...done, turma })).id)
    await putTentativa(tenant, bia, here, done)
    await putTentativa(tenant, ana, outra, done)
    const [one, two, three] = ids
    const all = await read((tx) => queries.listDaPessoa(tx, ana.id, here.id))
    expect(all.map(({ id }) => id).sort()).toEqual(ids.sort())
    const place = { usuario_id: ana.id, aula_id: here.id, trilha_tentativa_id: null }
    const inPlace = async (turma_id: number) =>
      (await read((tx) => queries.listTentativas(tx, { ...place, turma_id }))).map(({ id }) => id)
    expect([await inPlace(tenant.turma), await inPlace(tenant.outraTurma)]).toEqual([[two, one], [three]])
  })

  it('are looked at for a difficulty: the latest fifty, marked, in the skills that went wrong', async () => {
    const telas = ['EF1', 'EF2'].map((habilidade) => ({
      tipo: 'resposta_curta' as const,
      conteudo: { ...COMUM, aceitas: ['chuva'], maiusculas: false, habilidade },
    }))
    const here = await putPublished(tenant, professora, { telas })
    const caio = await tenant.person('Caio', { papel: 'aluno', turma: tenant.turma })
    const done = (fracoes: readonly (number | null)[], minutes: number, given = {}) =>
      putTentativa(tenant, caio, here, {
        estado: 'concluida',
        nota: 5,
        concluida_em: new Date(Date.now() - minutes * 60_000),
        respostas: fracoes.map((fracao, n) => ({
          tela: here.telas[n] ?? 0,
          resposta: { texto: 'x' },
          fracao,
        })),
        ...given,
      })
    await done([0.9], 999)
    for (let n = 0; n < 47; n += 1) await done([1], 60 + n)
    await done([0.3, 0.4], 50)
    await done([null, 0.6], 40)
    await done([0.1], 30, { estado: 'anulada' })
    const { id } = await done([0.2, 0.5], 1)
    const rows = await read((tx) => listMarcadas(tx, { id, usuario_id: caio.id }))
    // Of the skill that went wrong alone; not what is older than fifty attempts, annulled or unmarked.
    expect(new Set(rows.map(({ codigo }) => codigo))).toEqual(new Set(['EF1']))
    const shares = rows.map(({ fracao }) => fracao).sort()
    expect(shares).toEqual([0.2, 0.3, ...Array.from({ length: 47 }, () => 1)])
  })
})

describe('what was kept', () => {
  const keep = async (given: {
    who?: Person
    em?: Aula
    turma?: number
    tentativa?: string
    estado?: 'espera' | 'aceita' | 'recusada'
    /** Minutes ago. */
    ha: number
    limite?: 'sem_inicio' | 'aparelho_novo'
  }) => {
    const { who = ana, em = aula, turma = tenant.turma, tentativa = buildUuid(), estado = 'espera' } = given
    const registro = buildRegistro({ REQUEST_USU_ID: who.id, tentativa, aula: em.id, turma })
    const place = { usuario_id: who.id, aula_id: em.id, turma_id: turma, trilha_tentativa_id: null }
    const feita_em = new Date(Date.now() - given.ha * 60_000)
    const { limite = 'sem_inicio' } = given
    await read((tx) => retidas.insertRetidas(tx, place, [{ registro, limite, feita_em }]))
    if (estado !== 'espera')
      await read((tx) =>
        retidas.decide(
          tx,
          [registro.uuid],
          { estado, decidida_por: professora.id, motivo: 'Não' },
          new Date(),
        ),
      )
    await tenant.sql('update retida set recebida_em = $2 where uuid = $1', [registro.uuid, feita_em])
    return { uuid: registro.uuid, tentativa }
  }

  it('is counted, listed and found of the person, class, lesson and ticket, and of what was not taken', async () => {
    const waits = await keep({ ha: 30 })
    const late = await keep({ ha: 20, tentativa: waits.tentativa, limite: 'aparelho_novo' })
    const refused = await keep({ ha: 10, estado: 'recusada' })
    const taken = await keep({ ha: 5, estado: 'aceita' })
    const hers = await keep({ ha: 4, who: bia })
    const there = await keep({ ha: 3, turma: tenant.outraTurma })
    const lesson = await keep({ ha: 2, em: outra })

    const counts = [
      await read((tx) => retidas.countEspera(tx, ana.id, tenant.turma)),
      await read((tx) => retidas.countEspera(tx, ana.id, tenant.outraTurma)),
      await read((tx) => retidas.countEspera(tx, bia.id, tenant.turma)),
    ]
    expect(counts).toEqual([3, 1, 1])

    const uuids = [waits, refused, taken, hers].map(({ uuid }) => uuid)
    const kept = await read((tx) => retidas.listGuardadas(tx, ana.id, uuids))
    expect([...kept.keys()].sort()).toEqual([waits.uuid, refused.uuid].sort())

    const why = (who: Person, { tentativa }: { tentativa: string }) =>
      read((tx) => retidas.findLimiteDoBilhete(tx, who.id, tentativa))
    expect([
      await why(ana, waits),
      await why(ana, taken),
      await why(bia, waits),
      await why(bia, hers),
    ]).toEqual(['sem_inicio', undefined, undefined, 'sem_inicio'])

    const tickets = (rows: readonly { tentativa: string }[]) => rows.map(({ tentativa }) => tentativa)
    const ofTurma = async (given: Parameters<typeof retidas.listDaTurma>[2], turma = tenant.turma) =>
      tickets(await read((tx) => retidas.listDaTurma(tx, turma, given)))
    const [a, r, t, h, o, l] = [waits, refused, taken, hers, there, lesson].map(({ tentativa }) => tentativa)
    // What waits first, then the newest.
    expect(await ofTurma({})).toEqual([l, h, a, t, r])
    expect([await ofTurma({ aula: outra.id }), await ofTurma({ bilhete: r as string })]).toEqual([[l], [r]])
    expect(await ofTurma({}, tenant.outraTurma)).toEqual([o])
    const place = { usuario_id: ana.id, aula_id: aula.id, turma_id: tenant.turma }
    expect(tickets(await read((tx) => retidas.listDaPessoa(tx, place)))).toEqual([t, r, a])

    const locked = await read((tx) => retidas.lockRetidas(tx, tenant.turma, waits.tentativa))
    expect(locked.map(({ uuid }) => uuid)).toEqual([waits.uuid, late.uuid])
  })
})

it('a record that comes again is told the grade that the first brought', async () => {
  const world = await setUp()
  const { tentativa } = (await abrir(world, world.aluno)).data
  const first = answer(world, world.aluno, tentativa.uuid, 0, 1)
  const last = end(world, world.aluno, tentativa.uuid)
  const told = async () => {
    const { recebimentos } = (await send(world.aluno, first, last)).data
    return recebimentos.map(({ resultado, nota }) => [resultado, nota])
  }
  const running = (await send(world.aluno, first)).data.recebimentos.map(({ nota }) => nota)
  const again = (await send(world.aluno, first)).data.recebimentos.map(({ nota }) => nota)
  expect(again).toEqual(running)
  const [, once] = await told()
  const twice = await told()
  expect(once?.[1]).toEqual(expect.any(Number))
  expect(twice[1]?.[1]).toEqual(once?.[1])
})
