/** School years and disciplines as administrators keep them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { catalogoApi } from '../contract.ts'
import { gestaoApi as api } from '../contract-gestao.ts'

let tenant: TestTenant
let admin: Person
let gestora: Person

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
})

const disciplinas = async (who = admin) => (await callAs(who, api.gestaoDisciplinas, {})).data
const anos = async () => (await callAs(admin, api.gestaoAnos, {})).data

describe('disciplines', () => {
  it('are made, renamed, put in order and taken out of use', async () => {
    const body = { nome: ' Educação   Financeira ', sigla: 'FIN' }
    const made = (await callAs(admin, api.createDisciplina, { body })).data.disciplinas
    const nova = made.at(-1)
    expect(nova).toMatchObject({ nome: 'Educação Financeira', sigla: 'FIN', area: 'outras', ativa: true })
    const params = { id: nova?.id ?? 0 }
    await callAs(admin, api.editDisciplina, { params, body: { nome: 'Finanças' } })
    const ids = made.map(({ id }) => id).reverse()
    const ordered = (await callAs(admin, api.orderDisciplinas, { body: { disciplinas: ids } })).data
    expect(ordered.disciplinas.map(({ id }) => id)).toEqual(ids)
    expect(ordered.disciplinas.map(({ ordem }) => ordem)).toEqual(ids.map((_, i) => i + 1))
    const offered = async () =>
      (await callAs(admin, catalogoApi.disciplinas, {})).data.disciplinas.map(({ nome }) => nome)
    expect((await offered())[0]).toBe('Finanças')
    await callAs(admin, api.editDisciplina, { params, body: { ativa: false } })
    expect(await offered()).not.toContain('Finanças')
    expect((await disciplinas()).disciplinas[0]).toMatchObject({ nome: 'Finanças', ativa: false })
  })

  it.each([
    [{ nome: 'Matemática', sigla: 'MAT' }, 409, 'nome_repetido'],
    [{ nome: 'Outra', sigla: 'MA' }, 409, 'sigla_repetida'],
    [{ nome: '  ', sigla: 'X' }, 400, 'dados_invalidos'],
    [{ nome: 'Nulo\u0000', sigla: 'X' }, 400, 'dados_invalidos'],
  ])('%j are refused', async (body, status, codigo) => {
    const answer = await callAs(admin, api.createDisciplina, { body })
    expect([answer.status, answer.body.codigo]).toEqual([status, codigo])
  })

  it('are read by everybody, and kept by administrators', async () => {
    expect((await disciplinas(gestora)).permissoes).toEqual({ mudar: false })
    expect((await disciplinas()).permissoes).toEqual({ mudar: true })
    const body = { nome: 'Dança', sigla: 'DAN' }
    expect((await callAs(gestora, api.createDisciplina, { body })).status).toBe(403)
    expect((await callAs(admin, api.createDisciplina, { body })).status).toBe(200)
    expect((await callAs(admin, api.orderDisciplinas, { body: { disciplinas: [1] } })).status).toBe(422)
    const params = { id: 999_999_999 }
    expect((await callAs(admin, api.editDisciplina, { params, body: { nome: 'x' } })).status).toBe(404)
  })
})

describe('school years', () => {
  it('are made, renamed, put in order within their stage and taken out of use', async () => {
    const medio = (await anos()).ensinos.find(({ nome }) => nome === 'Ensino Médio')
    const body = { ensino_id: medio?.id ?? 0, nome: '4ª série' }
    const after = (await callAs(admin, api.createAno, { body })).data.ensinos
    const stage = after.find(({ id }) => id === medio?.id)
    expect(stage?.anos.at(-1)).toMatchObject({ nome: '4ª série', codigo: '4a-serie', ordem: 4 })
    expect((await callAs(admin, api.createAno, { body })).body.codigo).toBe('codigo_repetido')
    const ids = (stage?.anos ?? []).map(({ id }) => id).reverse()
    const ordered = (await callAs(admin, api.orderAnos, { body: { ensino_id: body.ensino_id, anos: ids } }))
      .data.ensinos
    expect(ordered.find(({ id }) => id === medio?.id)?.anos.map(({ id }) => id)).toEqual(ids)
    const beside = (list: typeof after) => list.filter(({ id }) => id !== medio?.id)
    expect(beside(ordered)).toEqual(beside(after))
    const params = { id: ids[0] ?? 0 }
    await callAs(admin, api.editAno, { params, body: { nome: 'Quarta série', ativa: false } })
    const { ensinos } = (await callAs(admin, catalogoApi.periodos, {})).data
    expect(ensinos.flatMap(({ periodos }) => periodos.map(({ nome }) => nome))).not.toContain('Quarta série')
    const few = await callAs(admin, api.orderAnos, {
      body: { ensino_id: body.ensino_id, anos: [ids[0] ?? 0] },
    })
    expect(few.status).toBe(422)
  })
})
