/** Who may edit a client's curriculum: section 6, branch by branch, each denial beside somebody who may. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { forbidden } from '../../../../core/server/failure.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { visiting } from '../../../../test/kit/visit.ts'
import { curriculoApi as api } from '../contract.ts'
import { habilidadeApi } from '../contract-habilidade.ts'
import { REDE_INDISPONIVEL } from '../texts.ts'
import { clienteOf, linkCurriculo, putCliente, putCurriculo } from './factory.ts'
import { curriculoToWrite, pessoaOf } from './find.ts'

let tenant: TestTenant
let cliente: number
let outro: { cliente: number; rede: number }
const people: Record<string, Person> = {}

beforeAll(async () => {
  tenant = await testTenant()
  cliente = await clienteOf(tenant)
  outro = await putCliente(tenant, 'OUTRO')
  const gestor = (nome: string, rede: number, funcao: 'leitura' | 'escrita') =>
    tenant.person(nome, { papel: 'gestor_rede', rede, funcao })
  people.plataforma = await tenant.person('P', { papel: 'administrador-plataforma' })
  people.tenant = await tenant.person('T', { papel: 'administrador_tenant' })
  people.escrita = await gestor('E', tenant.rede, 'escrita')
  people.leitura = await gestor('L', tenant.rede, 'leitura')
  people.escola = await gestor('S', tenant.escola, 'escrita')
  people.coordenador = await tenant.person('C', { papel: 'coordenador', rede: tenant.escola })
  people.professor = await tenant.person('F', { papel: 'professor', turma: tenant.turma })
  people.aluno = await tenant.person('A', { papel: 'aluno', turma: tenant.turma })
  people.deOutro = await gestor('O', outro.rede, 'escrita')
  const home = await testTenant()
  people.visitante = await visiting(await home.person('V', { papel: 'administrador-plataforma' }), tenant)
})

let made = 0
const putOf = (dono: number | null) => {
  made += 1
  return putCurriculo(tenant, { nome: `Currículo ${made}`, cliente: dono })
}
const rename = (who: Person | undefined, id: number, mais: object = {}) =>
  callAs(who as Person, api.editCategoria, { body: { id, nome: `Nome ${id}`, ...mais } })

describe("a client's own curriculum is edited by", () => {
  it.each([
    ['plataforma', 200],
    ['visitante', 200],
    ['tenant', 200],
    ['escrita', 200],
    ['leitura', 403],
    ['escola', 403],
    ['coordenador', 403],
    ['professor', 403],
    ['aluno', 404],
    ['deOutro', 404],
  ])('%s: %i', async (who, status) => {
    const { categorias, curriculo } = await putOf(cliente)
    expect((await rename(people[who], categorias[0])).status).toBe(status)
    const nome = (
      await callAs(people[who] as Person, api.edit, { body: { id: curriculo, nome: `N${curriculo}` } })
    ).status
    expect(nome).toBe(status)
  })

  it('nobody but an administrator of the platform once the client uses it no more', async () => {
    const { categorias, curriculo } = await putOf(cliente)
    expect((await rename(people.escrita, categorias[0])).status).toBe(200)
    await linkCurriculo(tenant, { curriculo, cliente, status: false })
    expect((await rename(people.escrita, categorias[0])).status).toBe(404)
    expect((await rename(people.tenant, categorias[0])).status).toBe(403)
    expect((await rename(people.plataforma, categorias[0])).status).toBe(200)
  })
})

describe('a base is edited by', () => {
  it.each([
    ['plataforma', 200],
    ['visitante', 200],
    ['tenant', 403],
    ['escrita', 403],
    ['deOutro', 403],
    ['professor', 403],
    ['aluno', 404],
  ])('%s: %i', async (who, status) => {
    const { categorias } = await putOf(null)
    expect((await rename(people[who], categorias[0])).status).toBe(status)
  })
})

describe('the version of a client is edited by', () => {
  it.each([
    ['plataforma', 200],
    ['tenant', 200],
    ['escrita', 200],
    ['leitura', 403],
    ['escola', 403],
    ['coordenador', 403],
    ['deOutro', 404],
  ])('%s: %i, and the base stays as it is', async (who, status) => {
    const { categorias, curriculo } = await putOf(null)
    await linkCurriculo(tenant, { curriculo, cliente })
    await linkCurriculo(tenant, { curriculo, cliente: outro.cliente })
    expect((await rename(people[who], categorias[0], { cliente_id: cliente })).status).toBe(status)
    const [base] = await tenant.sql<{ nome: string }>('select nome from categoria where id = $1', [
      categorias[0],
    ])
    expect(base?.nome).toBe('Matéria e energia')
  })

  it('who named no client is that of their own, when it is one', async () => {
    const { categorias, curriculo } = await putOf(null)
    await linkCurriculo(tenant, { curriculo, cliente })
    const { categoria } = (await rename(people.escrita, categorias[0])).data
    expect(categoria).toMatchObject({ cliente, origem: categorias[0] })
    const both = await tenant.person(
      'De dois',
      { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' },
      { papel: 'gestor_rede', rede: outro.rede, funcao: 'escrita' },
    )
    await linkCurriculo(tenant, { curriculo, cliente: outro.cliente })
    const unclear = await rename(both, categorias[1])
    expect([unclear.status, unclear.body.codigo]).toEqual([422, 'cliente_indefinido'])
    expect((await rename(both, categorias[1], { cliente_id: outro.cliente })).status).toBe(200)
  })

  it('a client that does not use the curriculum has none', async () => {
    const { categorias } = await putOf(null)
    const answer = await rename(people.plataforma, categorias[0], { cliente_id: cliente })
    expect([answer.status, answer.body.codigo]).toEqual([409, 'cliente_nao_vinculado'])
  })
})

describe('the function of a person', () => {
  it('is read anew each time: nothing is cached', async () => {
    const { categorias } = await putOf(cliente)
    const pessoa = await tenant.person('Muda', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
    expect((await rename(pessoa, categorias[0])).status).toBe(200)
    await tenant.sql(`update vinculo set funcao = 'leitura' where usuario_id = $1`, [pessoa.id])
    expect((await rename(pessoa, categorias[0])).status).toBe(403)
  })

  it('is that of the network with the code of the client, not of another at the top', async () => {
    const [codigo] = await tenant.sql<{ codigo: string }>('select codigo from cliente where id = $1', [
      cliente,
    ])
    const [outra] = await tenant.sql<{ id: number }>(
      'insert into rede (tenant_id, cliente_id, codigo, nome) values ($1, $2, $3, $4) returning id',
      [tenant.id, cliente, `${codigo?.codigo}-b`, 'Ao lado'],
    )
    const aoLado = await tenant.person('Ao lado', {
      papel: 'gestor_rede',
      rede: Number(outra?.id),
      funcao: 'escrita',
    })
    const { categorias } = await putOf(cliente)
    expect((await rename(aoLado, categorias[0])).status).toBe(403)
    expect((await rename(people.escrita, categorias[0])).status).toBe(200)
  })
})

const actorAs = (given: Partial<Actor>): Actor => ({
  id: 1,
  tenantId: tenant.id,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
  ...given,
})

/** As much of a context as finding needs. */
function contextOf(tx: Tx, actor: Actor) {
  const warn = vi.fn()
  const authorize = ((policy, action, target) => {
    if (!can(policy, actor, action, target)) throw forbidden()
  }) as Context['authorize']
  return { context: { tx, actor, authorize, log: { warn } } as unknown as Context, warn }
}

describe('what fails', () => {
  it('denies, and is logged in the words of the specification', async () => {
    const down = {
      getExecutor: () => {
        throw new Error('down')
      },
    } as unknown as Tx
    const { context, warn } = contextOf(down, actorAs({}))
    await expect(pessoaOf(context)).rejects.toMatchObject({ statusCode: 403 })
    expect(warn).toHaveBeenCalledWith(expect.anything(), REDE_INDISPONIVEL)
    expect(REDE_INDISPONIVEL).toBe('Não foi possível obter os dados da rede.')
  })

  it.each([
    ['a client without a network', false, 1],
    ['a client with one', true, 0],
  ])('%s', async (_, rede, told) => {
    made += 1
    const sem = await putCliente(tenant, `SEM${made}`, { rede })
    const { curriculo } = await putOf(sem.cliente)
    const { database } = await testApp()
    const seen = await database.asTenant(tenant.id, async (tx) => {
      const { context, warn } = contextOf(tx, actorAs({ funcoes: ['administrador_tenant'] }))
      const status = await curriculoToWrite(context, curriculo, {}).then(
        () => 200,
        (error: { statusCode: number }) => error.statusCode,
      )
      return { status, told: warn.mock.calls.filter(([, words]) => words === REDE_INDISPONIVEL).length }
    })
    expect(seen).toEqual({ status: rede ? 200 : 403, told })
  })
})

describe('a list of curricula', () => {
  it('is what `view` lets through, for every kind of person', async () => {
    const [base, meu, dele, parado] = [
      await putOf(null),
      await putOf(cliente),
      await putOf(outro.cliente),
      await putOf(cliente),
    ]
    await tenant.sql(`update curriculo set status = 'inativo' where id = $1`, [parado.curriculo])
    const ids = [base, meu, dele, parado].map(({ curriculo }) => curriculo)
    const verdicts: Record<string, number[]> = {}
    for (const [who, person] of Object.entries(people)) {
      const list = await callAs(person, api.list, { query: { pagina: 1, linhas: 200 } })
      const listed = list.status === 200 ? list.data.curriculos.map(({ id }) => id) : []
      const one = async (id: number) =>
        (await callAs(person, api.find, { params: { id }, query: {} })).status === 200
      const found = await Promise.all(ids.map(one))
      expect([who, ids.map((id) => listed.includes(id))]).toEqual([who, found])
      verdicts[who] = found.map(Number)
    }
    expect(verdicts).toMatchObject({
      plataforma: [1, 1, 1, 1],
      escrita: [1, 1, 0, 1],
      leitura: [1, 1, 0, 0],
      professor: [1, 1, 0, 0],
      deOutro: [1, 0, 1, 0],
      aluno: [0, 0, 0, 0],
    })
  })

  it('tells those of other clients only to administrators', async () => {
    const { curriculo } = await putOf(null)
    await linkCurriculo(tenant, { curriculo, cliente })
    await linkCurriculo(tenant, { curriculo, cliente: outro.cliente })
    const linked = async (who: string) =>
      (await callAs(people[who] as Person, api.find, { params: { id: curriculo }, query: {} })).data.curriculo
        .clientes_vinculados
    expect(await linked('escrita')).toMatchObject([{ id: cliente, status: true }])
    expect(await linked('tenant')).toHaveLength(2)
  })
})

describe('links', () => {
  it('turn on and off, by an administrator, and are told in the log', async () => {
    const { curriculo } = await putOf(null)
    const body = { curriculo_id: curriculo, cliente_id: cliente }
    expect((await callAs(people.escrita as Person, api.vinculo, { body })).status).toBe(403)
    const turn = async () =>
      (await callAs(people.tenant as Person, api.vinculo, { body })).data.vinculo.status
    expect([await turn(), await turn(), await turn()]).toEqual([true, false, true])
    const set = { ...body, status: true }
    await callAs(people.tenant as Person, api.vinculo, { body: set })
    const log = await tenant.sql<{ acao: string }>(
      `select acao from auditoria where tenant_id = $1 and entidade = 'curriculo' and entidade_id = $2 order by numero`,
      [tenant.id, String(curriculo)],
    )
    expect(log.map(({ acao }) => acao)).toEqual(['vincular', 'desvincular', 'vincular'])
    const { clientes, total } = (
      await callAs(people.tenant as Person, api.clientes, {
        params: { id: curriculo },
        query: { pagina: 1, linhas: 30, busca: 'outro' },
      })
    ).data
    expect([total, clientes]).toEqual([1, [expect.objectContaining({ id: outro.cliente, status: false })]])
    const nobody = await callAs(people.tenant as Person, api.vinculo, {
      body: { curriculo_id: curriculo, cliente_id: 999_999_999 },
    })
    expect(nobody.status).toBe(404)
  })
})

describe('things of another tenant', () => {
  it('are not there', async () => {
    const other = await testTenant()
    const theirs = await putCurriculo(other, { nome: 'Deles' })
    const admin = people.plataforma as Person
    expect((await rename(admin, theirs.categorias[0])).status).toBe(404)
    const params = { id: theirs.habilidades[0] as number }
    expect((await callAs(admin, habilidadeApi.removeHabilidade, { params, query: {} })).status).toBe(404)
    const { categorias } = await putOf(null)
    const body = { habilidades: theirs.habilidades, categoria_id: categorias[0] }
    expect((await callAs(admin, habilidadeApi.removeLote, { body })).status).toBe(400)
  })
})
