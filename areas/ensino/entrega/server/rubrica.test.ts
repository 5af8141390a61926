/** A rubric that changed after works were corrected by it: rehearsed, confirmed as it was read, told, never by itself. */
import { beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { changeTentativa } from '../../tentativa/server/factory.ts'
import { entregaApi } from '../contract.ts'
import { mesaApi } from '../contract-mesa.ts'
import { rubricaApi } from '../contract-rubrica.ts'
import { changeRubrica, putAulaAberta, putEntrega, RUBRICA } from './factory.ts'

const LEVELS = [
  { criterio: 'ideia', nivel: 1 },
  { criterio: 'forma', nivel: 0 },
]
const BEST = LEVELS.map(({ criterio }) => ({ criterio, nivel: 1 }))
const [ideia, forma] = RUBRICA
const pontos = (criterio: (typeof RUBRICA)[number] | undefined, ...all: number[]) => ({
  ...{ id: '', criterio: '', ...criterio },
  niveis: (criterio?.niveis ?? []).map((nivel, i) => ({ ...nivel, pontos: all[i] ?? 0 })),
})
/** 4 + 2 of 10 were chosen; now 4 + 6 of 12 of the same levels. */
const NOVA = [pontos(ideia, 1, 4), pontos(forma, 6, 8)]

let tenant: TestTenant
let professora: Person
let ana: Person
let bia: Person
let mae: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  ana = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  bia = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: ana.id })
})

type Aula = Awaited<ReturnType<typeof putAulaAberta>>
const lesson = () => putAulaAberta(tenant, professora, { rubrica: RUBRICA })
const find = async (who: Person, id: number) =>
  (await callAs(who, entregaApi.find, { params: { id } })).data.entrega
async function corrected(who: Person, aula: Aula, rubrica = LEVELS) {
  const one = await putEntrega(tenant, who, aula)
  const { status } = await callAs(professora, entregaApi.correct, {
    params: { id: one.id },
    body: { revisao: 1, rubrica, comentario: 'Bom' },
  })
  expect(status).toBe(200)
  return one
}
const params = () => ({ turma: tenant.turma })
const ensaiar = async ({ id: aula }: Aula, who = professora) =>
  (await callAs(who, rubricaApi.ensaiarRubrica, { params: params(), query: { aula } })).data
const aplicar = (aula: Aula, { versao, conferencia }: { versao: number | null; conferencia: string }) =>
  callAs(professora, rubricaApi.aplicarRubrica, {
    params: params(),
    body: { aula: aula.id, versao: versao ?? 1, conferencia },
  })
const told = async (who: Person) =>
  (
    await tenant.sql<{ tipo: string }>(
      'select tipo from notificacao where tenant_id = $1 and usuario_id = $2 order by id',
      [tenant.id, who.id],
    )
  ).map(({ tipo }) => tipo)
const fracao = async ({ tentativa, tela }: { tentativa: number; tela: number }) =>
  Number(
    (
      await tenant.sql<{ fracao: string }>(
        'select fracao from resposta where tenant_id = $1 and tentativa_id = $2 and tela_id = $3',
        [tenant.id, tentativa, tela],
      )
    )[0]?.fracao,
  )

it('changes nothing by itself; it is read whose grade, from what to what; then it is applied, told and in the log', async () => {
  const aula = await lesson()
  const one = await corrected(ana, aula)
  const best = await corrected(bia, aula, BEST)
  const waits = await putEntrega(tenant, bia, aula)
  const save = (revisao: number, regua: number) =>
    callAs(professora, mesaApi.saveCorrecao, {
      params: { id: waits.id },
      body: {
        ...{ vez: 1, regua, revisao, nota: null, rubrica: LEVELS, comentario: '' },
        ...{ marcas: [], pronta: true, refazer: false },
      },
    })
  expect((await save(0, 1)).data.correcao).toMatchObject({ nota: 6, pronta: true })
  expect(await ensaiar(aula)).toMatchObject({ versao: null, mudam: [], esperam: 0 })
  const versao = await changeRubrica(tenant, professora, aula, NOVA)

  const ensaio = await ensaiar(aula)
  expect(ensaio).toMatchObject({
    ...{ versao, escolher: [], iguais: 1, esperam: 1 },
    mudam: [{ id: one.id, aluno: { nome: 'Ana' }, de: 6, para: 8.33 }],
  })
  expect(await find(ana, one.id)).toMatchObject({ nota: 6, regua: 1, conteudo: { rubrica: RUBRICA } })
  const before = [await told(ana), await told(bia), await told(mae)]

  expect((await aplicar(aula, ensaio)).data).toMatchObject({ mudaram: 1 })
  expect(await find(ana, one.id)).toMatchObject({
    ...{ nota: 8.33, rubrica: LEVELS, regua: versao, comentario: 'Bom', corrigida_por: 'Cecília' },
    conteudo: { rubrica: NOVA },
    passos: [{ tipo: 'corrigida' }, { tipo: 'recalculada', autor: 'Cecília', nota: 8.33 }],
  })
  expect(await fracao(one)).toBe(0.833)
  expect(await find(bia, best.id)).toMatchObject({ nota: 10, regua: versao, passos: [{ tipo: 'corrigida' }] })
  const after = [await told(ana), await told(bia), await told(mae)]
  expect(after.map((all, i) => all.slice(before[i]?.length))).toEqual([
    ['nota_publicada'],
    [],
    ['nota_publicada'],
  ])
  // The correction under way is of the new rubric, and of a later writing; one that read the old is refused.
  expect((await find(professora, waits.id)).correcao).toMatchObject({ nota: 8.33, pronta: true, revisao: 2 })
  expect((await save(2, 1)).status).toBe(409)
  expect((await save(2, versao)).data.correcao).toMatchObject({ nota: 8.33, revisao: 3 })
  const logged = await tenant.sql<{ mudanca: object; quem: string }>(
    `select mudanca, quem_id as quem from auditoria where tenant_id = $1 and entidade = 'entrega' and acao = 'recalcular'`,
    [tenant.id],
  )
  expect(logged).toMatchObject([{ mudanca: { antes: { nota: 6 }, depois: { nota: 8.33 } } }])
  expect(Number(logged[0]?.quem)).toBe(professora.id)

  // Once more, harmless: there is nothing left to change.
  expect((await aplicar(aula, ensaio)).status).toBe(409)
  expect(await ensaiar(aula)).toMatchObject({ versao: null, mudam: [], iguais: 0, esperam: 0 })
  // Taken back by another change, which is read and confirmed as well.
  await changeRubrica(tenant, professora, aula, RUBRICA)
  const volta = await ensaiar(aula)
  expect(volta.mudam).toMatchObject([{ id: one.id, de: 8.33, para: 6 }])
  await aplicar(aula, volta)
  expect((await find(ana, one.id)).nota).toBe(6)
})

it('is refused where it was not read, or a grade or the lesson changed since', async () => {
  const aula = await lesson()
  const one = await corrected(ana, aula)
  const versao = await changeRubrica(tenant, professora, aula, NOVA)
  expect((await aplicar(aula, { versao, conferencia: '' })).status).toBe(409)
  const first = await ensaiar(aula)
  // Another hand corrects it meanwhile.
  const { revisao } = await find(professora, one.id)
  await callAs(professora, entregaApi.correct, {
    params: { id: one.id },
    body: { revisao, rubrica: LEVELS, comentario: 'Melhor' },
  })
  expect((await aplicar(aula, first)).status).toBe(409)
  const second = await ensaiar(aula)
  // The other author publishes meanwhile.
  await changeRubrica(tenant, professora, aula, [pontos(ideia, 0, 9), pontos(forma, 1, 2)])
  expect((await aplicar(aula, second)).status).toBe(409)
  expect((await find(ana, one.id)).nota).toBe(6)
  const both = await ensaiar(aula).then((read) => Promise.all([aplicar(aula, read), aplicar(aula, read)]))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await find(ana, one.id)).passos.filter(({ tipo }) => tipo === 'recalculada')).toHaveLength(1)
})

it('leaves alone what can’t be found again, what was graded without levels, who was annulled', async () => {
  const aula = await lesson()
  const [one, hand, gone] = [
    await corrected(ana, aula),
    await putEntrega(tenant, ana, aula),
    await corrected(bia, aula),
  ]
  await callAs(professora, entregaApi.correct, {
    params: { id: hand.id },
    body: { revisao: 1, nota: 7, comentario: '' },
  })
  await changeTentativa(tenant, { id: gone.tentativa }, { estado: 'anulada' })
  await changeRubrica(tenant, professora, aula, [
    ...RUBRICA,
    { ...pontos(forma, 0, 5), id: 'fontes', criterio: 'Fontes' },
  ])
  const ensaio = await ensaiar(aula)
  expect(ensaio).toMatchObject({
    ...{ mudam: [], iguais: 0, esperam: 0 },
    escolher: [{ id: one.id, de: 6, para: null }],
  })
  expect((await aplicar(aula, ensaio)).data).toMatchObject({ mudaram: 0 })
  expect(await find(ana, one.id)).toMatchObject({ nota: 6, regua: 1 })
  expect(await find(ana, hand.id)).toMatchObject({ nota: 7, regua: 1 })
})

it('is rehearsed by who leads the class alone; in a class that is closed nothing is applied', async () => {
  const aula = await lesson()
  await corrected(ana, aula)
  await changeRubrica(tenant, professora, aula, NOVA)
  for (const who of [ana, mae])
    expect(
      (await callAs(who, rubricaApi.ensaiarRubrica, { params: params(), query: { aula: aula.id } })).status,
    ).toBe(403)
})
