/**
 * What other areas are told of attempts, made again from a list of them: pupils, classes and lessons side by side, with
 * what runs, was annulled, waits, or has no mark.
 */
import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { suspend } from '../../../acesso/sessao/server/factory.ts'
import { leaveTurma } from '../../../escola/turma/server/factory.ts'
import { putPublished } from '../../aula/server/factory.ts'
import { buildRegistro, buildUuid } from '../fila/testing.ts'
import type { EstadoTentativa } from '../shapes.ts'
import { putTentativa } from './factory.ts'
import { entreguesSql, melhores, melhorNota, namesObra, queValem } from './public-feito.ts'
import { andamentoNa } from './public-prazo.ts'
import * as queries from './queries.ts'
import { listConcluiram, minhaSql } from './queries-aula.ts'
import { insertRetidas } from './queries-retida.ts'
import { dissertativa, numerica } from './testing.ts'

type Aula = Awaited<ReturnType<typeof putPublished>>

let tenant: TestTenant
let ana: Person
let bia: Person
let caio: Person
let duda: Person
let aula: Aula
let outra: Aula

interface Made {
  id: number
  who: Person
  em: Aula
  turma: number
  estado: EstadoTentativa
  nota: number | null
  /** Hours ago; null: it runs. */
  ha: number | null
}
const made: Made[] = []

const HOUR = 3_600_000
const agora = Date.now()
const ago = (hours: number) => new Date(agora - hours * HOUR)

const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, ask)
const rowsOf = <T>(statement: RawBuilder<T>) => read(async (tx) => (await statement.execute(tx)).rows)

async function put(
  who: Person,
  estado: EstadoTentativa,
  nota: number | null,
  ha: number | null,
  given: { em?: Aula; turma?: number } = {},
) {
  const { em = aula, turma = tenant.turma } = given
  const concluida_em = ha === null ? null : ago(ha)
  const { id } = await putTentativa(tenant, who, em, {
    turma,
    estado,
    nota,
    tempo: 60,
    iniciada_em: ago((ha ?? 0) + 1),
    concluida_em,
  })
  made.push({ id, who, em, turma, estado, nota, ha })
  return id
}

beforeAll(async () => {
  tenant = await testTenant()
  const { turma, outraTurma } = tenant
  const professora = await tenant.person('Professora', { papel: 'professor', turma })
  const pupil = (nome: string) =>
    tenant.person(nome, { papel: 'aluno', turma }, { papel: 'aluno', turma: outraTurma })
  ;[duda, caio, bia, ana] = [await pupil('Duda'), await pupil('Caio'), await pupil('Bia'), await pupil('Ana')]
  const telas = [numerica(1), dissertativa]
  aula = await putPublished(tenant, professora, { telas })
  outra = await putPublished(tenant, professora, { telas })
  // Ana: three that count, one annulled that was the best, one that runs.
  await put(ana, 'concluida', 6.5, 9)
  await put(ana, 'concluida', 4, 3)
  await put(ana, 'anulada', 10, 8)
  await put(ana, 'expirada', 6.5, 5)
  await put(ana, 'iniciada', null, null)
  await put(bia, 'aguardando_correcao', null, 7)
  await put(bia, 'concluida', 2, 1, { em: outra })
  await put(caio, 'iniciada', null, null)
  await put(caio, 'concluida', 9, 2, { turma: outraTurma })
  await put(duda, 'anulada', 8, 4)
})

const inClass = (em = aula, turma = tenant.turma) =>
  made.filter((one) => one.em === em && one.turma === turma)
const counts = ({ estado }: Made) => estado !== 'anulada'
const over = (one: Made) => counts(one) && one.estado !== 'iniciada'
const people = (list: readonly Made[]) => [...new Set(list.map(({ who }) => who.id))].sort()

describe('of a lesson in a class', () => {
  const places = () =>
    [
      [aula, tenant.turma],
      [aula, tenant.outraTurma],
      [outra, tenant.turma],
      [outra, tenant.outraTurma],
    ] as const

  it('those did it who handed in or ran out of time, in that class', async () => {
    for (const [em, turma] of places())
      expect((await read((tx) => listConcluiram(tx, turma, em.id))).sort()).toEqual(
        people(inClass(em, turma).filter(over)),
      )
  })

  it('each is told their own: how many, whether one runs or waits, and the best', async () => {
    for (const who of [ana, bia, caio, duda])
      for (const [em, turma] of places()) {
        const mine = inClass(em, turma).filter((one) => one.who === who)
        const graded = mine.filter((one) => counts(one) && one.nota !== null)
        const best = Math.max(...graded.map(({ nota }) => nota ?? 0))
        const [row] = await rowsOf(sql<{ m: object }>`select ${minhaSql(who.id)} as m
          from (select ${em.id}::bigint as aula_id, ${turma}::bigint as turma_id) ta`)
        expect(row?.m).toEqual({
          tentativas: mine.filter(counts).length,
          em_andamento: mine.some(({ estado }) => estado === 'iniciada'),
          aguardando: mine.some(({ estado }) => estado === 'aguardando_correcao'),
          melhor: graded.length === 0 ? null : { nota: best, status: best >= 6 ? 'aprovado' : 'reprovado' },
        })
      }
  })

  it('approved beats failed, whatever the mark', async () => {
    const eva = await tenant.person('Eva', { papel: 'aluno', turma: tenant.turma })
    for (const [nota, status] of [
      [9, 'reprovado'],
      [6, 'aprovado'],
      [7, 'aprovado'],
    ] as const)
      await putTentativa(tenant, eva, outra, { estado: 'concluida', nota, status })
    const [row] = await rowsOf(sql<{ m: { melhor: object } }>`select ${minhaSql(eva.id)} as m
      from (select ${outra.id}::bigint as aula_id, ${tenant.turma}::bigint as turma_id) ta`)
    expect(row?.m.melhor).toEqual({ nota: 7, status: 'aprovado' })
  })

  it('moving its end is about who handed in, the earliest first, who is at it, and what waits for the teacher', async () => {
    const [gone, away] = [
      await tenant.person('Saiu', { papel: 'aluno', turma: tenant.turma }),
      await tenant.person('Suspensa', { papel: 'aluno', turma: tenant.turma }),
    ]
    for (const who of [gone, away]) await put(who, 'concluida', 7, 6)
    await leaveTurma(tenant, gone, tenant.turma)
    await suspend(tenant, away)
    const keep = (
      who: Person,
      ha: number,
      given: { em?: Aula; turma?: number; limite?: 'fora_do_prazo' | 'sem_inicio'; tentativa?: string } = {},
    ) => {
      const { em = aula, turma = tenant.turma, limite = 'fora_do_prazo', tentativa = buildUuid() } = given
      const registro = buildRegistro({ REQUEST_USU_ID: who.id, tentativa, aula: em.id, turma })
      const place = { usuario_id: who.id, aula_id: em.id, turma_id: turma, trilha_tentativa_id: null }
      return read((tx) => insertRetidas(tx, place, [{ registro, limite, feita_em: ago(ha) }]))
    }
    const tentativa = buildUuid()
    await keep(caio, 5, { tentativa })
    await keep(caio, 4, { tentativa })
    await keep(bia, 2)
    await keep(bia, 5, { limite: 'sem_inicio' })
    await keep(bia, 5, { em: outra })
    await keep(bia, 5, { turma: tenant.outraTurma })
    const told = async (fim: Date | null) => {
      const { entregaram, correndo, esperam } = await read((tx) =>
        andamentoNa(tx, { turma: tenant.turma, aula: aula.id }, fim),
      )
      return [entregaram.map(({ id, nome, em, nota }) => [id, nome, em.getTime(), nota]), correndo, esperam]
    }
    // The last one that each handed in, with the best mark.
    const handedIn = [
      [bia.id, 'Bia', ago(7).getTime(), null],
      [ana.id, 'Ana', ago(3).getTime(), 6.5],
    ]
    expect(await told(null)).toEqual([handedIn, 2, 2])
    expect([(await told(ago(3)))[2], (await told(ago(5)))[2], (await told(ago(6)))[2]]).toEqual([1, 1, 0])
  })
})

describe('of a person', () => {
  it('the best stands with the attempt that it came of, and the best mark of all places by itself', async () => {
    const rows = await rowsOf(
      sql<{ usuario_id: number; aula_id: number; turma_id: number; nota: number; tentativa_id: number }>`
        select r.usuario_id, r.aula_id, r.turma_id, r.nota::float8 as nota, r.tentativa_id from ${melhores()}
        where r.usuario_id = any(${[ana.id, bia.id, caio.id]}::bigint[]) order by r.usuario_id, r.aula_id`,
    )
    const one = (who: Person, em: Aula, turma: number, nota: number) => ({
      ...{ usuario_id: who.id, aula_id: em.id, turma_id: turma, nota },
      tentativa_id: made.find((m) => m.who === who && m.em === em && m.turma === turma && m.nota === nota)
        ?.id,
    })
    expect(rows).toEqual([
      one(caio, aula, tenant.outraTurma, 9),
      one(bia, outra, tenant.turma, 2),
      one(ana, aula, tenant.turma, 6.5),
    ])
    const best = async (em: Aula, who: Person) =>
      (
        await rowsOf(
          sql<{ n: number | null }>`select ${melhorNota(sql`${em.id}::bigint`, who.id)}::float8 as n`,
        )
      )[0]?.n
    expect([
      await best(aula, ana),
      await best(outra, ana),
      await best(aula, caio),
      await best(outra, bia),
    ]).toEqual([6.5, null, 9, 2])
    const valid = await rowsOf(
      sql<{ id: number }>`select x.id from ${queValem()} where x.usuario_id = ${ana.id} order by x.id`,
    )
    expect(valid.map(({ id }) => id)).toEqual(
      made.filter((m) => m.who === ana && counts(m)).map(({ id }) => id),
    )
  })

  it('a lesson is counted anew from the attempts of its place that nobody annulled', async () => {
    const place = { usuario_id: ana.id, aula_id: aula.id, turma_id: tenant.turma, trilha_tentativa_id: null }
    const kept = (where: object) =>
      tenant.sql<Record<string, unknown>>(
        `select usuario_id, turma_id, aula_id, tentativas, concluidas, tempo, nota::float8 as nota, status, tentativa_id
         from resultado where tenant_id = $1 and usuario_id = any($2) order by id`,
        [tenant.id, Object.values(where)],
      )
    const before = await kept({ ana: ana.id, caio: caio.id, bia: bia.id })
    await tenant.sql(
      'update resultado set tentativas = 77, nota = null, status = null, tentativa_id = null, concluida_em = null where usuario_id = $1',
      [ana.id],
    )
    await read((tx) => queries.recount(tx, place))
    expect(await kept({ ana: ana.id, caio: caio.id, bia: bia.id })).toEqual(before)
    const mine = before.find((row) => Number(row.usuario_id) === ana.id)
    expect(mine).toMatchObject({ tentativas: 4, concluidas: 3, tempo: 240, nota: 6.5, status: 'aprovado' })
  })
})

describe('what was handed in on open screens', () => {
  it('is told of one attempt that counts and is over, with its words; what a device made is found by its name', async () => {
    const quem = await tenant.person('Autora', { papel: 'professor', turma: tenant.turma })
    const ended = await putPublished(tenant, quem, { telas: [numerica(1), dissertativa], fim: ago(3) })
    const [fechada, aberta] = ended.telas as [number, number]
    const hand = async (estado: EstadoTentativa, ha: number | null, texto: object) => {
      const { id } = await putTentativa(tenant, duda, ended, {
        estado,
        concluida_em: ha === null ? null : ago(ha),
        respostas: [
          { tela: fechada, resposta: { valor: 1 } },
          { tela: aberta, resposta: texto },
        ],
      })
      return id
    }
    const obra = buildUuid()
    const late = await hand('aguardando_correcao', 1, { texto: 'Tarde', obra })
    const early = await hand('aguardando_correcao', 5, {})
    const onTime = await hand('aguardando_correcao', 3, { texto: 'Na hora' })
    const annulled = await hand('anulada', 5, { texto: 'Nada', obra })
    const running = await hand('iniciada', null, { texto: 'Ainda', obra })
    const told = async (id: number) =>
      (
        await rowsOf(
          entreguesSql(id) as RawBuilder<{
            tentativa_id: number
            tela_id: number
            texto: string
            atrasada: boolean
          }>,
        )
      ).map(({ tentativa_id, tela_id, texto, atrasada }) => [tentativa_id, tela_id, texto, atrasada])
    expect(await told(onTime)).toEqual([[onTime, aberta, 'Na hora', false]])
    expect([await told(late), await told(early), await told(annulled), await told(running)]).toEqual([
      [[late, aberta, 'Tarde', true]],
      [[early, aberta, '', false]],
      [],
      [],
    ])
    const names = (id: number, tela: number, name: string) => read((tx) => namesObra(tx, id, tela, name))
    expect([
      await names(late, aberta, obra),
      await names(running, aberta, obra),
      await names(late, fechada, obra),
      await names(late, aberta, buildUuid()),
      await names(early, aberta, obra),
      await names(annulled, aberta, obra),
    ]).toEqual([true, true, false, false, false, false])
  })
})
