/** Rules of paths through the real door: one's own before those of the platform, labels, use. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { trilhaRegraApi as api } from '../contract-regra.ts'
import { putRegra, putTrilha } from './factory.ts'
import { aprenderTasks } from './write-contar.ts'

let tenant: TestTenant
let professor: Person
let outra: Person
let admin: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  outra = await tenant.person('Válter', { papel: 'professor', turma: tenant.outraTurma })
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
})

const create = (who: Person, body: object = {}) =>
  callAs(who, api.createRegra, { body: { nome: 'Módulos', ...body } } as never)
const list = async (who: Person) => (await callAs(who, api.listRegras, undefined)).data
const remove = (who: Person, id: number | null) =>
  callAs(who, api.removeRegra, { params: { id: id as number } })
const find = async (id: number, who = professor) =>
  (await callAs(who, trilhaGerenciarApi.find, { params: { id } })).data.trilha

describe('a rule', () => {
  it('is its maker’s, before those of the platform, which administrators make', async () => {
    const own = (await create(professor, { nomeEixo: '["Módulo","Módulos"]', niveis: ['A', 'B', 'C'] })).data
      .regra
    expect(own).toMatchObject({
      usuario: { id: professor.id },
      nomeEixo: '["Módulo","Módulos"]',
      nomeHabilidade: '["Habilidade","Habilidades"]',
      niveis: ['A', 'B', 'C'],
      minimo_nivel: 60,
      minimo_certificado: 70,
      trilhas: 0,
      permissoes: { editar: true },
    })
    expect((await create(professor, { padrao: true })).status).toBe(403)
    const padrao = (await create(admin, { padrao: true, nome: 'Da rede' })).data.regra
    const lists = await list(professor)
    expect(lists.lista_regras_usuario.map(({ id }) => id)).toEqual([own.id])
    expect(lists.lista_regras_default).toMatchObject([{ id: padrao.id, permissoes: { editar: false } }])
    expect(lists.permissoes).toEqual({ criar: true, criar_padrao: false })
    expect((await list(outra)).lista_regras_usuario).toEqual([])
    const edit = (who: Person, id: number | null) =>
      callAs(who, api.editRegra, { body: { id: id as number, tentativas: 5 } })
    expect([(await edit(outra, own.id)).status, (await edit(outra, padrao.id)).status]).toEqual([404, 403])
    expect((await edit(professor, own.id)).data.regra.tentativas).toBe(5)
  })

  it('names axes and skills by two words each', async () => {
    for (const nomeEixo of ['["Módulo"]', '[" ","x"]', 'Módulo', '["a","b","c"]'])
      expect((await create(professor, { nomeEixo })).status).toBe(400)
  })

  it('whose labels are broken shows the defaults, in the list and in the path', async () => {
    const regra = await putRegra(tenant, outra, { nomeEixo: '["Módulo",', nomeHabilidade: '{}' })
    const { id } = await putTrilha(tenant, outra, { regra })
    const broken = { nomeEixo: '["Eixo","Eixos"]', nomeHabilidade: '["Habilidade","Habilidades"]' }
    expect((await list(outra)).lista_regras_usuario).toMatchObject([{ id: regra, ...broken }])
    expect((await find(id, outra)).regra).toMatchObject({ id: regra, ...broken })
  })

  it('that counts otherwise has its paths counted anew, and only then', async () => {
    const regra = await putRegra(tenant, professor)
    const { id } = await putTrilha(tenant, professor, { regra })
    const jobs = (key: string) =>
      tenant.sql(`select from graphile_worker.jobs where key like '%' || $1::text`, [key])
    const edit = (body: object) => callAs(professor, api.editRegra, { body: { id: regra, ...body } } as never)
    await edit({ nome: 'Outro nome' })
    expect(await jobs(`trilha.recontar_regra:${regra}`)).toHaveLength(0)
    await edit({ minimo_nivel: 80 })
    expect(await jobs(`trilha.recontar_regra:${regra}`)).toHaveLength(1)
    const { database } = await testApp()
    await aprenderTasks['trilha.recontar_regra']?.({
      tenantId: tenant.id,
      payload: { regra },
      database,
    } as never)
    expect(await jobs(`trilha.recontar:${id}`)).toHaveLength(1)
  })

  it('in use, by a draft too, is not deleted', async () => {
    const regra = await putRegra(tenant, professor)
    const { id } = await putTrilha(tenant, professor)
    await callAs(professor, trilhaGerenciarApi.edit, { body: { id, regra_id: regra } })
    const refused = await remove(professor, regra)
    expect([refused.status, refused.body.codigo]).toEqual([409, 'regra_em_uso'])
    expect(refused.body.mensagem).toMatch(/^Uma trilha usa esta regra/)
    await callAs(professor, trilhaGerenciarApi.edit, { body: { id, regra_id: null } })
    expect((await remove(professor, regra)).status).toBe(200)
    expect((await find(id)).regra_id).toBeNull()
  })

  it('of somebody else is not given to a path', async () => {
    const { id } = await putTrilha(tenant, professor)
    const give = (regra_id: number) => callAs(professor, trilhaGerenciarApi.edit, { body: { id, regra_id } })
    const refused = await give(await putRegra(tenant, outra))
    expect([refused.status, Object.keys(refused.body.campos ?? {})]).toEqual([400, ['regra_id']])
    expect((await give(await putRegra(tenant, null))).status).toBe(200)
  })
})
