/**
 * What each change of a class leaves beside the change: what screens are told and what the log keeps, to the letter; and
 * what is refused leaves nothing. Through the real door.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../../core/contract/endpoint.ts'
import { type Answer, callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putDocente, setPapeis } from '../../../acesso/sessao/server/factory.ts'
import { tenantApi } from '../../../acesso/tenant/contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { setTurma } from './factory.ts'
import { ownId } from './write-gestao.ts'

let tenant: TestTenant
let gestora: Person
let coordenadora: Person
let colega: Person
/** Teaches, and administers the tenant. */
let acima: Person

beforeAll(async () => {
  tenant = await testTenant()
  const { rede, escola } = tenant
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: escola })
  colega = await tenant.person('Colega', { papel: 'professor', turma: tenant.turma })
  acima = await tenant.person(
    'Colega acima',
    { papel: 'professor', turma: tenant.turma },
    { papel: 'administrador_tenant' },
  )
})

/** A class with a titular, and an assistant where asked for. */
async function make(assistant = false) {
  const turma = await tenant.newTurma('6º A')
  const titular = await tenant.person('Titular', { papel: 'professor', turma })
  const auxiliar = await tenant.person('Auxiliar')
  if (assistant) {
    await putDocente(tenant, auxiliar, turma)
    await setPapeis(tenant, auxiliar, 'auxiliar = true')
  }
  return { turma, titular, auxiliar, params: { turma } }
}

/** How a call ends, what it tells, and what it logs. */
async function trail(call: () => Promise<Answer<Endpoint>>) {
  const count = async (table: string, id: string) =>
    (
      await tenant.sql<{ n: number }>(
        `select coalesce(max(${id}), 0) as n from ${table} where tenant_id = $1`,
        [tenant.id],
      )
    )[0]?.n
  const [evento, log] = [await count('evento', 'id'), await count('auditoria', 'numero')]
  const { status, body } = await call()
  const eventos = await tenant.sql<{ canal: string; tipo: string }>(
    'select canal, tipo from evento where tenant_id = $1 and id > $2 order by id',
    [tenant.id, evento],
  )
  const logged = await tenant.sql<{ entidade: string; acao: string; mudanca: object | null }>(
    'select entidade, acao, mudanca from auditoria where tenant_id = $1 and numero > $2 order by numero',
    [tenant.id, log],
  )
  return {
    ends: status === 200 ? 'ok' : (body.codigo ?? status),
    tells: eventos.map(({ canal, tipo }) => `${canal} ${tipo}`),
    logs: logged.map(({ entidade, acao, mudanca }) => [`${entidade}.${acao}`, mudanca]),
  }
}
const nothing = (ends = 'ok') => ({ ends, tells: [], logs: [] })

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const draw = (who: Person, turma: number, headers = {}) =>
  callAs(
    who,
    turmaGestaoApi.setImagem,
    { params: { turma }, body: {} },
    { files: [{ nome: 'turma.png', conteudo: PIXEL }], headers },
  )
const undraw = (who: Person, turma: number) => callAs(who, turmaGestaoApi.removeImagem, { params: { turma } })
const add = (who: Person, turma: number, usuario: number, auxiliar = false) =>
  callAs(who, turmaGestaoApi.addDocente, { params: { turma }, body: { usuario, auxiliar } })
const change = (who: Person, turma: number, usuario: number, auxiliar: boolean) =>
  callAs(who, turmaGestaoApi.changeDocente, { params: { turma, usuario }, body: { auxiliar } })
const remove = (who: Person, turma: number, usuario: number) =>
  callAs(who, turmaGestaoApi.removeDocente, { params: { turma, usuario } })
const create = (part: object, who = coordenadora) =>
  callAs(who, turmaGestaoApi.create, {
    body: { rede: tenant.escola, nome: ' Clube ', ano_letivo: 2026, ...part },
  })

describe('a class', () => {
  it('changed tells its screens, and the log keeps what really changed', async () => {
    const { turma, params } = await make()
    const put = (body: object) => () =>
      callAs(gestora, turmaGestaoApi.configure, { params, body: { versao: 1, ...body } })
    const tells = [`turma:${turma} turma_mudou`]
    expect(await trail(put({ nome: '6º A ', turno: 'manha' }))).toEqual(nothing())
    expect(await trail(put({ nome: ' 6º B', turno: 'manha', cor: 'ametista' }))).toEqual({
      ends: 'ok',
      tells,
      logs: [
        ['turma.mudar', { antes: { nome: '6º A', cor: null }, depois: { nome: '6º B', cor: 'ametista' } }],
      ],
    })
    expect(await trail(put({ versao: 2, rede: tenant.outraEscola }))).toEqual({
      ends: 'ok',
      tells,
      logs: [['turma.mudar', { antes: { rede_id: tenant.escola }, depois: { rede_id: tenant.outraEscola } }]],
    })
    const code = () => callAs(gestora, turmaGestaoApi.renewCodigo, { params })
    expect(await trail(code)).toEqual({ ends: 'ok', tells, logs: [['turma.trocar_codigo', {}]] })
    const close = () => callAs(gestora, turmaGestaoApi.setStatus, { params, body: { acao: 'encerrar' } })
    expect(await trail(close)).toEqual({
      ends: 'ok',
      tells,
      logs: [
        [
          'turma.encerrar',
          { antes: { status: 'ativa', fim: null }, depois: { status: 'encerrada', fim: null } },
        ],
      ],
    })
    expect(await trail(close)).toEqual(nothing('ja_encerrada'))
  })

  it('has a picture put on, changed and taken off; without one nothing is taken off', async () => {
    const { turma, titular } = await make()
    const tells = [`turma:${turma} turma_mudou`]
    const files = async () =>
      (await tenant.sql('select from arquivo where tenant_id = $1', [tenant.id])).length
    const before = await files()
    expect(await trail(() => undraw(titular, turma))).toEqual(nothing())
    for (const n of [1, 2]) {
      const { logs, ...rest } = await trail(() => draw(titular, turma))
      expect([rest, logs, n]).toEqual([{ ends: 'ok', tells }, [['turma.mudar_foto', {}]], n])
      expect(await files()).toBe(before + 1)
    }
    expect(await trail(() => undraw(titular, turma))).toEqual({
      ends: 'ok',
      tells,
      logs: [['turma.tirar_foto', {}]],
    })
    expect(await files()).toBe(before)
  })

  it('made tells each of its teachers, and the log whom it was made with', async () => {
    const dois = await tenant.person('Outro', { papel: 'professor', turma: tenant.turma })
    const professores = [
      { usuario: colega.id, auxiliar: false },
      { usuario: dois.id, auxiliar: true },
    ]
    expect(await trail(() => create({ professores }))).toEqual({
      ends: 'ok',
      tells: [`usuario:${colega.id} papeis_mudaram`, `usuario:${dois.id} papeis_mudaram`],
      logs: [['turma.criar', { depois: { rede: tenant.escola, nome: 'Clube', professores } }]],
    })
    const twice = await create({ professores: [professores[0], professores[0]] })
    expect(twice.body.campos?.professores).toBe(
      (await create({ professores: [professores[1], professores[1]] })).body.campos?.professores,
    )
    const fora = await tenant.person('Fora')
    const away = await create({ professores: [{ usuario: fora.id, auxiliar: false }] })
    expect([
      twice.status,
      away.status,
      away.body.campos?.professores === twice.body.campos?.professores,
    ]).toEqual([400, 400, false])
    expect((await create({ professores: [{ usuario: acima.id, auxiliar: true }] })).body.codigo).toBe(
      'conta_acima',
    )
  })
})

describe('a teacher of a class', () => {
  it('added, changed and taken off is told, and the log keeps what they were', async () => {
    const { turma, titular } = await make()
    const usuario = colega.id
    const tells = [`usuario:${usuario} papeis_mudaram`]
    const one = (acao: string, mudanca: object) => ({
      ends: 'ok',
      tells,
      logs: [[`vinculo.${acao}`, mudanca]],
    })
    expect(await trail(() => add(coordenadora, turma, usuario, true))).toEqual(
      one('criar', { depois: { papel: 'professor', turma, usuario, auxiliar: true } }),
    )
    for (const auxiliar of [false, true])
      expect(await trail(() => change(coordenadora, turma, usuario, auxiliar))).toEqual(
        one('mudar', {
          antes: { turma, usuario, auxiliar: !auxiliar },
          depois: { turma, usuario, auxiliar },
        }),
      )
    expect(await trail(() => change(coordenadora, turma, usuario, true))).toEqual(nothing())
    // The only titular stays one.
    expect(await trail(() => change(coordenadora, turma, titular.id, false))).toEqual(nothing())
    expect(await trail(() => remove(titular, turma, usuario))).toEqual(
      one('encerrar', { antes: { papel: 'professor', turma, usuario } }),
    )
  })

  it('who only helps goes from a class that has no titular', async () => {
    const { turma, titular, auxiliar } = await make(true)
    await setPapeis(tenant, titular, 'fim = now()')
    expect((await trail(() => remove(coordenadora, turma, auxiliar.id))).ends).toBe('ok')
  })

  it('is offered from the school of a titular, below a manager, from everywhere to an administrator', async () => {
    const { titular, auxiliar, turma } = await make(true)
    const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    const fora = await tenant.person('Jurema de fora', { papel: 'professor', turma: tenant.outraTurma })
    const rede = await tenant.person('Jurema da rede', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    const dora = await tenant.person('Jurema', { papel: 'professor', turma: tenant.turma })
    const livre = await tenant.person('Jurema livre')
    const found = async (who: Person, query: object) => {
      const { status, body } = await callAs(who, turmaGestaoApi.findDocentes, {
        query: { busca: 'jurema', ...query },
      })
      return status === 200
        ? (body as unknown as { docentes: { id: number }[] }).docentes.map(({ id }) => id).sort()
        : body.codigo
    }
    const ids = (...some: Person[]) => some.map(({ id }) => id).sort()
    expect([
      await found(titular, { turma }),
      await found(coordenadora, { turma }),
      await found(gestora, { turma }),
      await found(admin, { turma }),
      await found(gestora, { rede: tenant.outraEscola }),
      await found(coordenadora, { rede: tenant.outraEscola }),
      await found(auxiliar, { turma }),
      await found(titular, { rede: tenant.escola }),
      await found(coordenadora, { turma, busca: 'acima' }),
      await found(admin, { turma, busca: 'acima' }),
    ]).toEqual([
      ids(dora),
      ids(dora),
      ids(dora, rede, fora),
      ids(dora, rede, fora, livre),
      ids(dora, rede, fora),
      'sem_permissao',
      'sem_permissao',
      'sem_permissao',
      [],
      ids(acima),
    ])
  })
})

describe('what is refused leaves nothing', () => {
  it.each([
    ['turma_encerrada', 'encerrada'],
    ['turma_na_lixeira', 'excluida'],
  ] as const)('%s', async (codigo, status) => {
    const { turma, params, titular, auxiliar } = await make(true)
    expect((await draw(titular, turma)).status).toBe(200)
    await setTurma(tenant, turma, { status })
    for (const call of [
      () => add(gestora, turma, colega.id),
      () => change(gestora, turma, auxiliar.id, false),
      () => remove(gestora, turma, auxiliar.id),
      () => draw(gestora, turma),
      () => undraw(gestora, turma),
      () => callAs(gestora, turmaGestaoApi.renewCodigo, { params }),
    ])
      expect(await trail(call)).toEqual(nothing(codigo))
  })

  it('conta_acima, nao_ensina', async () => {
    const { turma } = await make()
    expect(await trail(() => add(coordenadora, turma, acima.id))).toEqual(nothing('conta_acima'))
    expect(await trail(() => change(coordenadora, turma, colega.id, true))).toEqual(nothing('nao_ensina'))
    expect(await trail(() => remove(coordenadora, turma, colega.id))).toEqual(nothing('nao_ensina'))
    await putDocente(tenant, acima, turma)
    expect(await trail(() => change(coordenadora, turma, acima.id, true))).toEqual(nothing('conta_acima'))
    expect(await trail(() => remove(coordenadora, turma, acima.id))).toEqual(nothing('conta_acima'))
  })

  it('visitante: who visits has no number here, and no picture of theirs', async () => {
    expect(
      ownId({ actor: { id: 5, tenantId: 1 }, brand: { ownerId: 2 } } as Parameters<typeof ownId>[0]),
    ).toBe(0)
    expect(
      ownId({ actor: { id: 5, tenantId: 2 }, brand: { ownerId: 2 } } as Parameters<typeof ownId>[0]),
    ).toBe(5)
    const { turma } = await make()
    const home = await testTenant()
    const boss = await home.person('Plataforma', { papel: 'administrador-plataforma' })
    const { data } = await callAs(boss, tenantApi.findBySlug, { params: { slug: tenant.slug } })
    const visitor = { id: 0, nome: '', token: data.tenant.token_autenticado as string, host: home.host }
    const answer = await draw(visitor, turma, { tenant: tenant.slug, useraction: boss.token })
    expect([answer.status, answer.body.codigo]).toEqual([403, 'visitante'])
  })
})
