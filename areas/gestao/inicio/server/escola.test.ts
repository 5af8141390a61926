/** What a manager does with a school that asks: its people are reminded, not too often; its line is put off and comes back. */
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { addressed, endPapeis, putDocente, setPapeis } from '../../../acesso/sessao/server/factory.ts'
import { changeEntrega, putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { redeApi } from '../../../escola/rede/contract.ts'
import { putMatricula } from '../../../escola/turma/server/factory.ts'
import { clearPrivacidade } from '../../privacidade/server/jobs.ts'
import { inicioApi } from '../contract.ts'
import { escolaApi } from '../contract-escola.ts'
import { contarSemanas } from './jobs.ts'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

let tenant: TestTenant
let gestora: Person
let celia: Person
let rosa: Person
beforeEach(async () => {
  tenant = await testTenant()
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'escrita' })
  celia = await tenant.person('Célia', { papel: 'coordenador', rede: tenant.escola })
  rosa = await tenant.person('Rosa', { papel: 'professor', turma: tenant.turma })
})

const linha = async (who = gestora, escola = tenant.escola) =>
  (await callAs(who, inicioApi.hoje, undefined)).data.rede?.escolas.find(({ id }) => id === escola)
const lembrar = (who = gestora, escola = tenant.escola) =>
  callAs(who, escolaApi.lembrarEscola, { params: { rede: escola } })
const told = () =>
  tenant.sql<{ quem: number; tipo: string; dados: object; destino: string }>(
    `select usuario_id::int as quem, tipo, dados, destino from notificacao
     where tenant_id = $1 and tipo in ('escola_lembrada', 'fila_lembrada') order by usuario_id`,
    [tenant.id],
  )

/** A delivery that waits for Rosa since nine days. */
async function espera() {
  const aluno = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
  const { id } = await putEntrega(tenant, aluno, await putAulaAberta(tenant, rosa))
  await changeEntrega(tenant, { id }, { enviada_em: inDays(-9) })
}

describe('reminding', () => {
  it('tells who answers for the school of all that asks, its teachers of what is theirs, and nobody else', async () => {
    await espera()
    // Teaches in the school, and nothing waits for him.
    await tenant.person('Davi', { papel: 'professor', turma: await tenant.newTurma('9º A') })
    await tenant.person('Longe', { papel: 'coordenador', rede: tenant.outraEscola })
    expect(await linha()).toMatchObject({ lembrada_em: null, pode_lembrar: true })
    const { status, data } = await lembrar()
    expect([status, data.lembrados]).toEqual([200, 2])
    expect(await told()).toEqual([
      {
        ...{ quem: celia.id, tipo: 'escola_lembrada', destino: `/logado/turmas?escola=${tenant.escola}` },
        dados: expect.objectContaining({ autor: 'Gestora', escola: 'Escola Um', esperam: 1, pedidos: 0 }),
      },
      {
        ...{ quem: rosa.id, tipo: 'fila_lembrada', destino: '/logado' },
        dados: { autor: 'Gestora', escola: 'Escola Um' },
      },
    ])
    expect(await linha()).toMatchObject({ lembrada_em: data.lembrada_em, pode_lembrar: false })
  })

  it('leaves a line in the log, and goes with the letter of the day', async () => {
    await espera()
    await addressed(tenant, rosa, 'rosa@escola.test')
    await lembrar()
    const log = await tenant.sql(
      `select quem_id::int, entidade_id, mudanca from auditoria where tenant_id = $1 and entidade = 'rede' and acao = 'lembrar'`,
      [tenant.id],
    )
    expect(log).toEqual([
      {
        ...{ quem_id: gestora.id, entidade_id: String(tenant.escola) },
        mudanca: { depois: { pessoas: 2, sem_professor: 0, esperam: 1, pedidos: 0, quieta: true } },
      },
    ])
    const letters = await tenant.sql<{ canal: string; depois: boolean }>(
      `select e.canal, e.devida_em > now() as depois from notificacao_entrega e
       where e.tenant_id = $1 and e.usuario_id = $2`,
      [tenant.id, rosa.id],
    )
    expect(letters).toEqual([{ canal: 'email', depois: true }])
  })

  it('is refused for three days, whoever asks, with a sentence that says until when; then it may be again', async () => {
    await espera()
    await lembrar()
    const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    for (const who of [gestora, admin]) {
      const { status, body } = await lembrar(who)
      expect(status).toBe(409)
      expect(body.mensagem).toMatch(
        /^Escola Um já foi lembrada em \d.* Dá para lembrar de novo a partir de \d.*\.$/,
      )
      expect((await linha(who))?.pode_lembrar).toBe(false)
    }
    expect(await told()).toHaveLength(2)
    const since = (days: number) =>
      tenant.sql('update escola_lembrete set lembrada_em = $2 where tenant_id = $1', [
        tenant.id,
        inDays(-days),
      ])
    await since(2.9)
    expect((await lembrar()).status).toBe(409)
    await since(3.1)
    expect((await linha())?.pode_lembrar).toBe(true)
    expect((await lembrar()).status).toBe(200)
  })

  it('of thirty who ask at once is done once', async () => {
    await espera()
    const answers = await Promise.all(Array.from({ length: 30 }, () => lembrar()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29)
    expect(await told()).toHaveLength(2)
  })

  it('is nothing of a school that does not ask, nor where nobody is left to be told, and neither counts as done', async () => {
    await endPapeis(tenant, { usuario_id: celia.id })
    // Quiet, and nothing waits for its teacher.
    expect((await lembrar()).body.codigo).toBe('ninguem_a_lembrar')
    expect((await linha())?.lembrada_em).toBeNull()
    // A network in which no class runs is no school that asks.
    expect((await lembrar(gestora, tenant.rede)).body.codigo).toBe('nada_a_lembrar')
  })

  it('tells a teacher of a request to enter, not who asks, and who reminds least of all', async () => {
    await putMatricula(tenant, tenant.turma, await tenant.person('Yuri'), { status: 'pendente' })
    expect((await lembrar(celia)).data.lembrados).toBe(1)
    expect((await told()).map(({ quem, tipo }) => [quem, tipo])).toEqual([[rosa.id, 'fila_lembrada']])
  })

  it('tells who answers for the school and teaches in it once', async () => {
    await putMatricula(tenant, tenant.turma, await tenant.person('Yuri'), { status: 'pendente' })
    await putDocente(tenant, celia, tenant.turma)
    await lembrar()
    expect((await told()).map(({ quem, tipo }) => [quem, tipo])).toEqual([
      [celia.id, 'escola_lembrada'],
      [rosa.id, 'fila_lembrada'],
    ])
  })
})

describe('putting off', () => {
  const adiar = (who: Person, escola = tenant.escola) =>
    callAs(who, escolaApi.adiarEscola, { params: { rede: escola } })
  const rede = async (who: Person) => (await callAs(who, inicioApi.hoje, undefined)).data.rede

  it('hides a school from who did it alone, for seven days, and tells what is hidden', async () => {
    const outra = await tenant.person('Outra', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
    expect((await rede(gestora))?.total).toBe(2)
    const { data } = await adiar(gestora)
    const days = (new Date(data.ate).getTime() - Date.now()) / DAY
    expect(Math.round(days * 100) / 100).toBeCloseTo(7, 1)
    expect(await rede(gestora)).toMatchObject({
      total: 1,
      escolas: [{ id: tenant.outraEscola }],
      adiadas: [{ id: tenant.escola, nome: 'Escola Um', ate: data.ate }],
    })
    expect(await rede(outra)).toMatchObject({ total: 2, adiadas: [] })
    // Who only reads puts off too: it is their own page.
    expect((await adiar(outra)).status).toBe(200)
    expect((await rede(outra))?.total).toBe(1)
  })

  it('is over when it is brought back, or runs out, and is forgotten then', async () => {
    await adiar(gestora)
    const { data } = await callAs(gestora, escolaApi.retomarEscola, { params: { rede: tenant.escola } })
    expect(data.retomadas).toBe(1)
    expect(await rede(gestora)).toMatchObject({ total: 2, adiadas: [] })
    await adiar(gestora)
    await tenant.sql(
      `update escola_adiada set adiada_em = adiada_em - interval '7 days', ate = ate - interval '7 days' where tenant_id = $1`,
      [tenant.id],
    )
    expect(await rede(gestora)).toMatchObject({ total: 2, adiadas: [] })
    const { database } = await testApp()
    await database.asTenant(tenant.id, (tx) => clearPrivacidade(tx, new Date()))
    expect(await tenant.sql('select 1 from escola_adiada where tenant_id = $1', [tenant.id])).toEqual([])
  })

  it('is of no school that one answers for no more', async () => {
    await adiar(gestora)
    await adiar(gestora, tenant.outraEscola)
    await setPapeis(tenant, gestora, `rede_id = ${tenant.outraEscola}`)
    expect((await rede(gestora))?.adiadas.map(({ id }) => id)).toEqual([tenant.outraEscola])
  })
})

describe('by another door', () => {
  it('who manages another network, or teaches in the school, finds no such school', async () => {
    const { data } = await callAs(gestora, redeApi.create, {
      params: { rede: tenant.rede },
      body: { nome: 'Outra rede' },
    })
    const longe = await tenant.person(
      'Longe',
      { papel: 'gestor_rede', rede: data.rede, funcao: 'escrita' },
      // Of the school they are a teacher too, which is another matter.
      { papel: 'professor', turma: tenant.turma },
    )
    await espera()
    for (const call of Object.values(escolaApi))
      expect((await callAs(longe, call, { params: { rede: tenant.escola } })).status).toBe(404)
    expect((await callAs(longe, inicioApi.hoje, undefined)).data.rede).toMatchObject({
      ...{ escolas: [], total: 0, adiadas: [] },
    })
    expect(await tenant.sql('select 1 from escola_lembrete where tenant_id = $1', [tenant.id])).toEqual([])
  })

  it('who only reads the network reminds nobody; who coordinates a school reminds no other', async () => {
    await espera()
    const leitora = await tenant.person('Leitora', {
      ...{ papel: 'gestor_rede' as const, rede: tenant.rede, funcao: 'leitura' as const },
    })
    expect((await linha(leitora))?.pode_lembrar).toBe(false)
    expect((await lembrar(leitora)).status).toBe(403)
    expect((await lembrar(celia, tenant.outraEscola)).status).toBe(404)
    expect(await told()).toEqual([])
  })
})

it('a school that was counted, reminded and put off may be removed like any other', async () => {
  const { data } = await callAs(gestora, redeApi.create, {
    params: { rede: tenant.rede },
    body: { nome: 'Nova' },
  })
  const { rede } = data
  const { database } = await testApp()
  await contarSemanas({ tenantId: tenant.id, database })
  await callAs(gestora, escolaApi.adiarEscola, { params: { rede } })
  await tenant.sql('insert into escola_lembrete (tenant_id, rede_id, lembrada_em) values ($1, $2, now())', [
    tenant.id,
    rede,
  ])
  expect((await callAs(gestora, redeApi.remove, { params: { rede } })).status).toBe(200)
  for (const table of ['escola_semana', 'escola_adiada', 'escola_lembrete'])
    expect(
      await tenant.sql(`select 1 from ${table} where tenant_id = $1 and rede_id = $2`, [tenant.id, rede]),
    ).toEqual([])
})
