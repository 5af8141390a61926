/** A notice for families alone: guardians read it and are told, no pupil finds it by any way. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../contract.ts'
import { avisoApi } from '../contract-aviso.ts'

let tenant: TestTenant
let professora: Person
let aluna: Person
let mae: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { turma } = tenant
  professora = await tenant.person('Rosângela', { papel: 'professor', turma })
  aluna = await tenant.person('Heloísa', { papel: 'aluno', turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
})

const publish = (given: object = {}, tipo: 'aviso' | 'forum' = 'aviso') =>
  callAs(professora, forumApi.create, {
    body: { gru_id: tenant.turma, tipo, titulo: 'Reunião', conteudo: '<p>Às 18h.</p>', ...given },
  })

const titlesOf = async (who: Person) =>
  (await callAs(who, forumApi.listAvisos, { query: { gru_id: tenant.turma } })).data.topicos.map(
    ({ id }) => id,
  )

const toldOf = async (id: number) =>
  (
    await tenant.sql<{ usuario_id: string }>(
      'select usuario_id from notificacao where tenant_id = $1 and destino like $2',
      [tenant.id, `%/avisos/${id}%`],
    )
  ).map(({ usuario_id }) => Number(usuario_id))

describe('a notice for families alone', () => {
  it('is found and heard of by guardians and teachers, by no pupil', async () => {
    const { topico } = (await publish({ soFamilias: true, pedeCiente: true })).data
    const params = { id: topico.id }
    expect(topico.soFamilias).toBe(true)
    for (const who of [professora, mae]) {
      expect(await titlesOf(who)).toContain(topico.id)
      expect((await callAs(who, forumApi.find, { params })).status).toBe(200)
    }
    expect(await titlesOf(aluna)).not.toContain(topico.id)
    expect((await callAs(aluna, forumApi.find, { params })).status).toBe(404)
    expect((await callAs(aluna, forumApi.acknowledge, { params })).status).toBe(404)
    expect((await callAs(aluna, forumApi.favorite, { params, body: { favorita: true } })).status).toBe(404)
    expect(await toldOf(topico.id)).toEqual([mae.id])
  })

  it('asks only guardians to acknowledge it, and counts nobody else', async () => {
    const { id } = (await publish({ soFamilias: true, pedeCiente: true })).data.topico
    const params = { id }
    const leituras = await callAs(professora, forumApi.listLeituras, {
      params,
      query: { pagina: 1, linhas: 30 },
    })
    expect(leituras.data.leituras.map(({ usuario }) => usuario.id)).toEqual([mae.id])
    expect((await callAs(professora, avisoApi.remind, { params })).data.lembrados).toBe(1)
    expect((await callAs(mae, forumApi.acknowledge, { params })).status).toBe(200)
  })

  it('becomes one for everybody by an edit, and the other way round; a topic is none', async () => {
    const { id, versao } = (await publish()).data.topico
    expect(await titlesOf(aluna)).toContain(id)
    const body = { titulo: 'Reunião', conteudo: '<p>Às 19h.</p>', soFamilias: true, versao }
    await callAs(professora, forumApi.edit, { params: { id }, body })
    expect(await titlesOf(aluna)).not.toContain(id)
    expect((await publish({ soFamilias: true }, 'forum')).status).toBe(400)
    expect((await publish({ soFamilias: false }, 'forum')).status).toBe(200)
  })
})
