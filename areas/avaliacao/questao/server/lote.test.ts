/** Many questions changed at once through the door: all or none, and back to what they were. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { questaoApi } from '../contract.ts'
import { changeQuestao, putQuestao } from './factory.ts'
import { clearLotes } from './queries-lote.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
let coordenadora: Person
let uma: number
let outra: number

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
})
beforeEach(async () => {
  uma = await putQuestao(tenant, professora, { rede: tenant.escola, dificuldade: 1 })
  outra = await putQuestao(tenant, professora, { estado: 'rascunho' })
})

type Mudar = Parameters<typeof callAs<typeof questaoApi.changeMany>>[2]['body']['mudar']
const change = (who: Person, questoes: number[], mudar: Mudar) =>
  callAs(who, questaoApi.changeMany, { body: { questoes, mudar } })
const undo = (who: Person, id: number | null) => callAs(who, questaoApi.undoMany, { params: { id: id ?? 0 } })
const rowsOf = (...ids: number[]) =>
  tenant.sql<{ id: number; estado: string }>(
    `select id, estado, disciplina_id, periodo_id, dificuldade, rede_id, habilidades, alterada_em,
       array(select t.nome from questao_tag y join tag t on t.tenant_id = y.tenant_id and t.id = y.tag_id
         where y.tenant_id = q.tenant_id and y.questao_id = q.id order by 1) as tags,
       array(select y.habilidade_id from questao_habilidade y
         where y.tenant_id = q.tenant_id and y.questao_id = q.id order by y.ordem) as citadas
     from questao q where tenant_id = $1 and id = any($2) order by id`,
    [tenant.id, ids],
  )
const refusal = ({ status, body }: { status: number; body: { codigo?: string; mensagem?: unknown } }) => [
  status,
  body.codigo,
  body.mensagem,
]

it('changes all that is told of each, is logged, and becomes exactly what it was', async () => {
  const { habilidades } = await putMatriz(tenant)
  const [disciplina] = await tenant.sql<{ id: number }>(
    'select id from disciplina where tenant_id = $1 order by id limit 1',
    [tenant.id],
  )
  await change(professora, [uma], { habilidades: [Number(habilidades[1])], tags_mais: ['Antiga', 'Fica'] })
  const before = await rowsOf(uma, outra)
  const mudar = {
    disciplina: Number(disciplina?.id),
    dificuldade: 4,
    habilidades: [Number(habilidades[0]), Number(habilidades[1])],
    tags_mais: ['Olimpíada'],
    tags_menos: ['antiga', 'nunca-houve'],
  }
  const { status, data } = await change(professora, [uma, outra], mudar)
  expect([status, data.mudadas]).toEqual([200, 2])
  const after = await rowsOf(uma, outra)
  for (const row of after)
    expect(row).toMatchObject({
      disciplina_id: mudar.disciplina,
      dificuldade: 4,
      habilidades: mudar.habilidades,
      citadas: mudar.habilidades,
    })
  expect(after.map((row) => Object(row).tags)).toEqual([['Fica', 'Olimpíada'], ['Olimpíada']])
  expect(
    await tenant.sql(`select 1 from tag where tenant_id = $1 and nome = 'nunca-houve'`, [tenant.id]),
  ).toEqual([])
  const logged = await tenant.sql<{ n: number }>(
    `select count(*)::int as n from auditoria where tenant_id = $1 and acao = 'mudar_varias' and entidade_id = $2`,
    [tenant.id, String(outra)],
  )
  expect(logged[0]?.n).toBe(1)
  // Repeated, nothing is left to change.
  expect((await change(professora, [uma, outra], mudar)).data).toMatchObject({ lote: null, mudadas: 0 })
  expect((await undo(colega, data.lote)).data).toMatchObject({ desfeitas: 0, mantidas: 0 })
  expect((await undo(professora, data.lote)).data).toMatchObject({ desfeitas: 2, mantidas: 0 })
  expect(await rowsOf(uma, outra)).toEqual(before)
  expect((await undo(professora, data.lote)).data).toMatchObject({ desfeitas: 0, mantidas: 0 })
})

describe('all or none', () => {
  it('says how many may not be changed, and changes nothing; who leads the school may', async () => {
    const dela = await putQuestao(tenant, colega, { rede: tenant.escola })
    const before = await rowsOf(uma, dela)
    expect(refusal(await change(colega, [uma, dela], { dificuldade: 5 }))).toEqual([
      403,
      'questoes_sem_permissao',
      'Nada mudou. Uma das questões não pode ser alterada por você.',
    ])
    expect(await rowsOf(uma, dela)).toEqual(before)
    expect((await change(coordenadora, [uma, dela], { dificuldade: 5 })).data.mudadas).toBe(2)
  })

  it('tells those of another tenant and those out of sight alike', async () => {
    const other = await testTenant()
    const alheia = await putQuestao(
      other,
      await other.person('Ana', { papel: 'professor', turma: other.turma }),
    )
    expect(refusal(await change(colega, [uma, outra, alheia], { favorita: true }))).toEqual([
      404,
      'nao_encontrado',
      'Nada mudou. 2 das questões não existem mais ou não estão abertas para você.',
    ])
    expect((await change(colega, [uma], { favorita: true })).data.mudadas).toBe(1)
  })

  it('refuses what the catalogue does not have, more than a hundred, and nothing to change', async () => {
    const wrong = await change(professora, [uma], { disciplina: 999_999 })
    expect([wrong.status, Object.keys(wrong.body.campos ?? {})]).toEqual([400, ['disciplina']])
    const many = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await change(professora, many, { dificuldade: 1 })).status).toBe(400)
    expect((await change(professora, [uma], {})).status).toBe(400)
  })
})

describe('putting away', () => {
  it('brings back by undo what its author alone could not approve, and counts what was put away', async () => {
    const counted = async () =>
      (await callAs(professora, questaoApi.list, { query: { pagina: 1, linhas: 30 } })).data.arquivadas
    const before = await counted()
    const { data } = await change(professora, [uma], { arquivada: true })
    expect([(await rowsOf(uma))[0]?.estado, await counted()]).toEqual(['arquivada', before + 1])
    expect(refusal(await change(professora, [uma], { dificuldade: 3 })).slice(0, 2)).toEqual([
      409,
      'questoes_arquivadas',
    ])
    await undo(professora, data.lote)
    expect([(await rowsOf(uma))[0]?.estado, await counted()]).toEqual(['aprovada', before])
    // By itself it comes back as a draft.
    await change(professora, [uma], { arquivada: true })
    await change(professora, [uma], { arquivada: false })
    expect((await rowsOf(uma))[0]?.estado).toBe('rascunho')
  })
})

describe('into the bank of a network', () => {
  it('is looked at there first, unless who sends it approves; what stands in one goes to no other', async () => {
    expect((await change(professora, [outra], { rede_id: tenant.escola })).data.mudadas).toBe(1)
    expect((await rowsOf(outra))[0]).toMatchObject({ estado: 'em_revisao', rede_id: tenant.escola })
    const propria = await putQuestao(tenant, coordenadora)
    await change(coordenadora, [propria], { rede_id: tenant.escola })
    expect((await rowsOf(propria))[0]).toMatchObject({ estado: 'aprovada', rede_id: tenant.escola })
    const nova = await putQuestao(tenant, professora, { estado: 'rascunho' })
    const fora = await change(professora, [nova], { rede_id: tenant.outraEscola })
    expect([fora.status, Object.keys(fora.body.campos ?? {})]).toEqual([400, ['rede_id']])
    const { data } = await callAs(professora, questaoApi.destinos, {})
    const acima = data.redes.find(({ id }) => id !== tenant.escola)
    if (acima)
      expect(refusal(await change(professora, [uma, nova], { rede_id: acima.id })).slice(0, 2)).toEqual([
        409,
        'questoes_em_banco',
      ])
    await tenant.sql(
      `update questao set conteudo = jsonb_set(conteudo, '{alternativas}', '[]') where id = $1`,
      [nova],
    )
    expect(refusal(await change(professora, [nova], { rede_id: tenant.escola })).slice(0, 2)).toEqual([
      422,
      'questoes_incompletas',
    ])
  })
})

describe('taking back', () => {
  it('leaves alone what somebody changed since, and tells it', async () => {
    const { data } = await change(professora, [uma, outra], { dificuldade: 5 })
    const { questao } = (await callAs(coordenadora, questaoApi.find, { params: { id: uma } })).data
    await callAs(coordenadora, questaoApi.edit, {
      params: { id: uma },
      body: { revisao: questao.revisao, dificuldade: 2 },
    })
    expect((await undo(professora, data.lote)).data).toMatchObject({ desfeitas: 1, mantidas: 1 })
    expect((await rowsOf(uma))[0]).toMatchObject({ dificuldade: 2 })
  })

  it('leaves alone what the person may not edit any more', async () => {
    const { data } = await change(coordenadora, [uma], { dificuldade: 5 })
    await changeQuestao(tenant, { id: uma }, { rede_id: null })
    expect((await undo(coordenadora, data.lote)).data).toMatchObject({ desfeitas: 0, mantidas: 1 })
    expect((await rowsOf(uma))[0]).toMatchObject({ dificuldade: 5, rede_id: null })
  })

  it('is over after ten minutes, when what was before is forgotten', async () => {
    const { data } = await change(professora, [uma], { dificuldade: 5 })
    await tenant.sql(`update questao_lote set created_at = now() - interval '11 minutes' where id = $1`, [
      data.lote,
    ])
    expect((await undo(professora, data.lote)).data.desfeitas).toBe(0)
    const { database } = await testApp()
    await database.asTenant(tenant.id, (tx) => clearLotes(tx, new Date()))
    expect(await tenant.sql('select 1 from questao_lote where id = $1', [data.lote])).toEqual([])
  })

  it('gives favourites back, whatever happened to the question', async () => {
    const { data } = await change(colega, [uma], { favorita: true })
    await change(professora, [uma], { dificuldade: 3 })
    const mine = async () =>
      (
        await callAs(colega, questaoApi.list, { query: { pagina: 1, linhas: 30, favoritas: true } })
      ).data.questoes.map(({ id }) => id)
    expect(await mine()).toContain(uma)
    expect((await undo(colega, data.lote)).data.desfeitas).toBe(1)
    expect(await mine()).not.toContain(uma)
  })
})

it('two at once change each question one after the other', async () => {
  const both = await Promise.all([
    change(professora, [uma, outra], { tags_mais: ['um'] }),
    change(professora, [outra, uma], { tags_mais: ['dois'] }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  for (const row of await rowsOf(uma, outra)) expect(row).toMatchObject({ tags: ['dois', 'um'] })
})
