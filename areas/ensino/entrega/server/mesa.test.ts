/** The desk: what waits, a correction while it is made, two hands at once, what goes to pupils and what they hear. */

import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { leaveTurma } from '../../../escola/turma/server/factory.ts'
import { changeTentativa } from '../../tentativa/server/factory.ts'
import { entregaApi } from '../contract.ts'
import { mesaApi } from '../contract-mesa.ts'
import type { Correcao, Marca } from '../shapes.ts'
import { putAulaAberta, putCorrecao, putEntrega, RUBRICA } from './factory.ts'

const LEVELS = [
  { criterio: 'ideia', nivel: 1 },
  { criterio: 'forma', nivel: 0 },
]
const MARCA: Marca = {
  ...{ id: 'm1', tipo: 'elogio', criterio: 'ideia', texto: 'Isso convence.' },
  ...{ arquivo: null, de: 0, ate: 7, traco: [] },
}
const nothing: CallBody = {
  ...{ vez: 1, regua: 1, revisao: 0, nota: null, rubrica: [], comentario: '', marcas: [] },
  ...{ pronta: false, refazer: false },
}

type CallBody = Omit<Correcao, 'autor'> & { vez: number; regua: number }

let tenant: TestTenant
let professora: Person
let outra: Person
let ana: Person
let bia: Person
let mae: Person
let aula: Awaited<ReturnType<typeof putAulaAberta>>

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  outra = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  ana = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  bia = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: ana.id })
  aula = await putAulaAberta(tenant, professora, { rubrica: RUBRICA })
})

const fila = async (who = professora, query = {}) =>
  (await callAs(who, mesaApi.fila, { params: { turma: tenant.turma }, query })).data
const save = (who: Person, id: number, body: Partial<CallBody>) =>
  callAs(who, mesaApi.saveCorrecao, { params: { id }, body: { ...nothing, ...body } })
const mandar = (who: Person, entregas: number[]) =>
  callAs(who, mesaApi.mandar, { params: { turma: tenant.turma }, body: { entregas } })
const find = async (who: Person, id: number) =>
  (await callAs(who, entregaApi.find, { params: { id } })).data.entrega
const told = (who: Person) =>
  tenant.sql<{ tipo: string; destino: string; dados: object }>(
    'select tipo, destino, dados from notificacao where tenant_id = $1 and usuario_id = $2 order by id',
    [tenant.id, who.id],
  )

describe('a correction while it is made', () => {
  it('is kept, half written too, seen by who corrects and by nobody else', async () => {
    const { id } = await putEntrega(tenant, ana, aula)
    const half = await save(professora, id, {
      rubrica: LEVELS.slice(0, 1),
      comentario: 'Falta',
      marcas: [MARCA],
    })
    expect(half.data.correcao).toMatchObject({ revisao: 1, nota: null, autor: { id: professora.id } })
    expect(await find(professora, id)).toMatchObject({
      estado: 'enviada',
      marcas: [],
      correcao: { revisao: 1, comentario: 'Falta', marcas: [MARCA] },
    })
    for (const who of [ana, mae])
      expect(await find(who, id)).toMatchObject({ correcao: null, comentario: '', marcas: [], nota: null })
    const whole = await save(professora, id, { revisao: 1, rubrica: LEVELS, pronta: true })
    // 4 + 2 of 10 points.
    expect(whole.data.correcao).toMatchObject({ revisao: 2, nota: 6, pronta: true })
    const mine = (await fila()).fila.find((one) => one.id === id)
    expect(mine?.correcao).toEqual({
      nota: 6,
      pronta: true,
      refazer: false,
      autor: { id: professora.id, nome: 'Cecília' },
    })
  })

  it('is not ready without its mark, nor given back without words', async () => {
    const { id } = await putEntrega(tenant, ana, aula)
    expect((await save(professora, id, { pronta: true, rubrica: LEVELS.slice(1) })).status).toBe(400)
    expect((await save(professora, id, { pronta: true, refazer: true })).status).toBe(400)
    expect((await save(professora, id, { pronta: true, refazer: true, marcas: [MARCA] })).status).toBe(200)
  })

  it('takes no mark that stands outside of the work', async () => {
    const { id } = await putEntrega(tenant, ana, aula, { texto: 'Prezado' })
    const tries = [
      { ...MARCA, ate: 8 },
      { ...MARCA, de: 7 },
      { ...MARCA, arquivo: 0 },
      { ...MARCA, traco: [1, 2] },
    ]
    for (const marca of tries) expect((await save(professora, id, { marcas: [marca] })).status).toBe(400)
    expect((await save(professora, id, { marcas: [MARCA] })).status).toBe(200)
  })

  it('of two hands at once the second is told whose the first was, and loses nothing in silence', async () => {
    const { id } = await putEntrega(tenant, ana, aula)
    const both = await Promise.all([
      save(professora, id, { comentario: 'de Cecília' }),
      save(outra, id, { comentario: 'de Otávio' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    const first = both[0].status === 200 ? 'Cecília' : 'Otávio'
    expect(late?.body).toMatchObject({ codigo: 'correcao_mudou', mensagem: expect.stringContaining(first) })
    expect((await find(professora, id)).correcao?.comentario).toBe(`de ${first}`)
    // Knowingly, over what is there now.
    expect((await save(outra, id, { revisao: 1, comentario: 'juntos' })).data.correcao.revisao).toBe(2)
  })

  it('sent again after a lost answer is written once; by somebody else, or otherwise, it is refused', async () => {
    const { id } = await putEntrega(tenant, ana, aula)
    // With marks: the database gives their fields back in another order.
    const once = { comentario: 'uma vez', rubrica: LEVELS, marcas: [MARCA] }
    await save(professora, id, once)
    expect((await save(professora, id, once)).data.correcao.revisao).toBe(1)
    expect((await save(professora, id, { comentario: 'outra' })).status).toBe(409)
    expect((await save(outra, id, once)).status).toBe(409)
  })

  it('speaks of one sending: what was sent again begins anew', async () => {
    const { id } = await putEntrega(tenant, ana, aula)
    await save(professora, id, { comentario: 'velha', marcas: [MARCA] })
    await tenant.sql('update entrega set vez = 2 where tenant_id = $1 and id = $2', [tenant.id, id])
    expect((await find(professora, id)).correcao).toBeNull()
    expect((await save(professora, id, { comentario: 'velha', revisao: 1 })).status).toBe(409)
    expect((await save(professora, id, { vez: 2, comentario: 'nova' })).data.correcao).toMatchObject({
      revisao: 1,
      comentario: 'nova',
      marcas: [],
    })
  })

  it('of an earlier sending is found beside the new one, given or not, and by who corrects alone', async () => {
    const { id } = await putEntrega(tenant, ana, aula, { texto: 'Prezado museu' })
    await save(outra, id, { comentario: 'de Otávio', rubrica: LEVELS.slice(1), marcas: [MARCA] })
    const back = await callAs(professora, entregaApi.giveBack, {
      params: { id },
      body: { revisao: 1, comentario: 'Falta a data' },
    })
    // What was marked goes with what is given back; the words of the other corrector stay.
    expect(back.data.entrega).toMatchObject({
      ...{ correcao: null, marcas: [MARCA], comentario: 'Falta a data' },
      antigas: [{ vez: 1, autor: { id: outra.id }, comentario: 'de Otávio', marcas: [] }],
    })
    const again = await callAs(ana, entregaApi.resend, {
      params: { id },
      body: { revisao: back.data.entrega.revisao, texto: 'Caro museu' },
    })
    const given = { tipo: 'devolvida', texto: 'Falta a data', marcas: [MARCA] }
    expect(again.data.entrega).toMatchObject({ vez: 2, marcas: [], antigas: [] })
    expect(again.data.entrega.passos.slice(0, 1)).toMatchObject([given])
    expect((await find(mae, id)).passos).toMatchObject([given, { tipo: 'enviada', texto: 'Caro museu' }])
    expect((await find(mae, id)).antigas).toEqual([])
    await save(professora, id, { vez: 2, comentario: 'Agora sim', nota: 8, rubrica: LEVELS, pronta: true })
    expect(await find(outra, id)).toMatchObject({
      correcao: { comentario: 'Agora sim' },
      antigas: [{ vez: 1, comentario: 'de Otávio' }],
    })
    // What goes is of this sending; what was begun about the other one is not sent, and not lost.
    expect((await mandar(professora, [id])).data.mandadas).toEqual([id])
    expect(await find(professora, id)).toMatchObject({
      ...{ estado: 'corrigida', comentario: 'Agora sim' },
      antigas: [{ vez: 1, comentario: 'de Otávio' }],
    })
  })

  it('that was overtaken by another is there again where the work is opened again', async () => {
    const { id } = await putEntrega(tenant, ana, aula)
    await save(outra, id, { comentario: 'de Otávio' })
    const { data } = await callAs(professora, entregaApi.correct, {
      params: { id },
      body: { revisao: 1, rubrica: LEVELS, comentario: 'de Cecília' },
    })
    expect(data.entrega.antigas).toMatchObject([{ vez: 1, comentario: 'de Otávio' }])
    const reopened = await callAs(professora, entregaApi.reopen, {
      params: { id },
      body: { revisao: data.entrega.revisao },
    })
    expect(reopened.data.entrega).toMatchObject({
      correcao: { comentario: 'de Cecília\n\nde Otávio', rubrica: LEVELS },
      antigas: [],
    })
  })

  it('is nobody’s of the own work', async () => {
    const aluna = await tenant.person(
      'Monitora',
      { papel: 'professor', turma: tenant.turma },
      { papel: 'aluno', turma: tenant.turma },
    )
    const { id } = await putEntrega(tenant, aluna, aula)
    expect((await save(aluna, id, { comentario: 'nota dez' })).status).toBe(403)
    await putCorrecao(tenant, outra, id, { nota: 10, pronta: true })
    expect((await mandar(aluna, [id])).data).toMatchObject({ mandadas: [], ficaram: [id] })
    expect((await mandar(outra, [id])).data).toMatchObject({ mandadas: [id], ficaram: [] })
  })
})

describe('what goes to pupils', () => {
  it('goes with its marks, changes the state, and is told once a lesson to the pupil and who answers for them', async () => {
    const lesson = await putAulaAberta(tenant, professora)
    const one = await putEntrega(tenant, ana, lesson)
    const two = await putEntrega(tenant, ana, lesson)
    const back = await putEntrega(tenant, bia, lesson)
    const undone = await putEntrega(tenant, bia, lesson)
    await putCorrecao(tenant, professora, one.id, {
      nota: 7.5,
      comentario: 'Bom',
      marcas: [MARCA],
      pronta: true,
    })
    await putCorrecao(tenant, outra, two.id, { nota: 9, pronta: true })
    await putCorrecao(tenant, professora, back.id, {
      nota: null,
      comentario: 'Refaça',
      pronta: true,
      refazer: true,
    })
    await putCorrecao(tenant, professora, undone.id, { nota: 5 })
    const before = [(await told(ana)).length, (await told(mae)).length]
    const ids = [one, two, back, undone].map(({ id }) => id)
    const { data } = await mandar(professora, ids)
    expect({ ...data, mandadas: data.mandadas.sort() }).toMatchObject({
      mandadas: [one.id, two.id, back.id].sort(),
      ficaram: [undone.id],
    })
    expect(await find(ana, one.id)).toMatchObject({
      ...{ estado: 'corrigida', nota: 7.5, comentario: 'Bom', marcas: [MARCA], corrigida_por: 'Cecília' },
      passos: [{ tipo: 'corrigida', autor: 'Cecília', nota: 7.5 }],
    })
    expect(await find(ana, two.id)).toMatchObject({ nota: 9, corrigida_por: 'Otávio' })
    expect(await find(bia, back.id)).toMatchObject({ estado: 'devolvida', nota: null, comentario: 'Refaça' })
    expect(await find(bia, undone.id)).toMatchObject({ estado: 'enviada', nota: null })
    const [resposta] = await tenant.sql<{ fracao: string }>(
      'select fracao from resposta where tenant_id = $1 and tentativa_id = $2 and tela_id = $3',
      [tenant.id, one.tentativa, one.tela],
    )
    expect(Number(resposta?.fracao)).toBe(0.75)
    const place = `/logado/turmas/turma/${tenant.turma}/atividades-entrega/${lesson.id}/${one.id}`
    expect((await told(ana)).slice(before[0])).toEqual([
      { tipo: 'nota_publicada', destino: place, dados: { titulo: 'Carta ao museu', turma: '7º A' } },
    ])
    expect((await told(mae)).slice(before[1])).toEqual([
      {
        tipo: 'nota_publicada',
        destino: place,
        dados: { titulo: 'Carta ao museu', turma: '7º A', dependente: true },
      },
    ])
    expect((await told(bia)).map(({ tipo }) => tipo)).toEqual(['entrega_devolvida'])
    // Once more: harmless.
    expect((await mandar(professora, ids)).data.mandadas).toEqual([])
    expect((await told(ana)).length).toBe((before[0] ?? 0) + 1)
  })

  it('not of another class, of an attempt that was annulled, of who left', async () => {
    const lesson = await putAulaAberta(tenant, professora)
    const left = await tenant.person('Saiu', { papel: 'aluno', turma: tenant.turma })
    const elsewhere = await putEntrega(tenant, ana, lesson, { turma: tenant.outraTurma })
    const annulled = await putEntrega(tenant, ana, lesson)
    const gone = await putEntrega(tenant, left, lesson)
    const good = await putEntrega(tenant, bia, lesson)
    const all = [elsewhere, annulled, gone, good]
    for (const { id } of all) await putCorrecao(tenant, professora, id, { pronta: true })
    await changeTentativa(tenant, { id: annulled.tentativa }, { estado: 'anulada' })
    await leaveTurma(tenant, left)
    const { data } = await mandar(
      professora,
      all.map(({ id }) => id),
    )
    expect(data).toMatchObject({ mandadas: [good.id], ficaram: [elsewhere.id, annulled.id, gone.id] })
    expect((await fila()).fila.map(({ id }) => id)).not.toContain(gone.id)
  })

  it('reopened it waits again, with what was written; corrected elsewhere it takes its marks along', async () => {
    const { id } = await putEntrega(tenant, ana, aula)
    await save(professora, id, { rubrica: LEVELS, comentario: 'Bom', marcas: [MARCA], pronta: true })
    await mandar(professora, [id])
    const { revisao } = await find(professora, id)
    const { data } = await callAs(professora, entregaApi.reopen, { params: { id }, body: { revisao } })
    expect(data.entrega).toMatchObject({
      estado: 'enviada',
      marcas: [],
      correcao: { nota: 6, rubrica: LEVELS, comentario: 'Bom', marcas: [MARCA], pronta: false },
    })
    const corrected = await callAs(professora, entregaApi.correct, {
      params: { id },
      body: { revisao: revisao + 1, rubrica: LEVELS, comentario: 'Melhor' },
    })
    expect(corrected.data.entrega).toMatchObject({ comentario: 'Melhor', marcas: [MARCA], correcao: null })
  })
})

describe('words that serve again', () => {
  const params = () => ({ turma: tenant.turma })
  const list = async (who: Person) =>
    (await callAs(who, mesaApi.listFrases, { params: params() })).data.frases.map(({ texto, de }) => [
      texto,
      de,
    ])
  const add = (who: Person, texto: string, compartilhada = false) =>
    callAs(who, mesaApi.addFrase, { params: params(), body: { criterio: 'Forma', texto, compartilhada } })

  it('are the own ones, and those that colleagues of the school share; the most used first', async () => {
    await add(professora, 'Só minha')
    const { data } = await add(professora, 'Para todos', true)
    await add(professora, 'Para todos', true)
    expect(await list(professora)).toEqual([
      ['Só minha', null],
      ['Para todos', null],
    ])
    expect(await list(outra)).toEqual([['Para todos', 'Cecília']])
    const use = (who: Person) =>
      callAs(who, mesaApi.countFrase, { params: { ...params(), id: data.frase.id } })
    expect((await use(outra)).data.vezes).toBe(1)
    expect(await list(professora)).toEqual([
      ['Para todos', null],
      ['Só minha', null],
    ])
    const remove = (who: Person) => callAs(who, mesaApi.removeFrase, { params: { id: data.frase.id } })
    expect((await remove(outra)).status).toBe(404)
    expect((await remove(professora)).status).toBe(200)
    expect(await list(outra)).toEqual([])
    expect((await use(outra)).status).toBe(404)
  })
})
