/** The notification calls through the real door, and the way other areas notify. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { type NovaNotificacao, notificacaoApi } from '../contract.ts'
import { notifyUsers } from './public.ts'

const RESPOSTA: NovaNotificacao = {
  tipo: 'resposta_nova',
  dados: { autor: 'Bia', titulo: 'Conto', turma: '7º A' },
  destino: '/logado/turmas/turma/1/forum/2?d=3',
}

let tenant: TestTenant
let aluno: Person
let colega: Person

const notify = async (ids: readonly number[], what: NovaNotificacao = RESPOSTA) => {
  const { database } = await testApp()
  await database.asTenant(tenant.id, (tx) => notifyUsers(tx, ids, what))
}

const list = async (who: Person, query: object = {}) =>
  (await callAs(who, notificacaoApi.list, { query: { pagina: 1, linhas: 30, ...query } })).data

beforeAll(async () => {
  tenant = await testTenant()
})

describe('notifications', () => {
  it('reach each person once, with one event for each', async () => {
    aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    colega = await tenant.person('Colega', { papel: 'aluno', turma: tenant.turma })
    await notify([aluno.id, colega.id, aluno.id])

    for (const who of [aluno, colega]) {
      const { notificacoes, total, novas } = await list(who)
      expect({ total, novas }).toEqual({ total: 1, novas: 1 })
      expect(notificacoes[0]).toMatchObject({
        tipo: 'resposta_nova',
        texto: 'Bia respondeu em “Conto”',
        detalhe: '7º A',
        destino: RESPOSTA.destino,
        lida: false,
      })
    }
    const events = await tenant.sql(
      "select canal, dados from evento where tenant_id = $1 and tipo = 'notificacao_nova' order by canal",
      [tenant.id],
    )
    expect(events.map(({ canal }) => canal).sort()).toEqual(
      [`usuario:${aluno.id}`, `usuario:${colega.id}`].sort(),
    )
  })

  it('speak the language of the call', async () => {
    const answer = await callAs(
      aluno,
      notificacaoApi.list,
      { query: { pagina: 1, linhas: 30 } },
      { language: 'en-us' },
    )
    expect(answer.data.notificacoes[0]?.texto).toBe('Bia answered in “Conto”')
  })

  it('come newest first, by page', async () => {
    const who = await tenant.person('Muitas')
    for (const nota of [1, 2, 3])
      await notify([who.id], {
        tipo: 'nota_publicada',
        dados: { titulo: 'Carta', turma: '7º A', nota },
        destino: '/logado/turmas/turma/1/forum/2',
      })
    const first = await list(who, { linhas: 2 })
    expect(first.notificacoes.map(({ texto }) => texto)).toEqual([
      'Você recebeu 3 em “Carta”',
      'Você recebeu 2 em “Carta”',
    ])
    expect(first.total).toBe(3)
    const second = await list(who, { linhas: 2, pagina: 2 })
    expect(second.notificacoes.map(({ texto }) => texto)).toEqual(['Você recebeu 1 em “Carta”'])
  })

  it('are marked as read one by one by their owner only', async () => {
    const owner = await tenant.person('Dona')
    const stranger = await tenant.person('Outra')
    await notify([owner.id, owner.id])
    const { notificacoes } = await list(owner)
    const id = notificacoes[0]?.id as number

    const denied = await callAs(stranger, notificacaoApi.markOne, { params: { id } })
    expect(denied.status).toBe(404)
    expect((await list(owner)).novas).toBe(1)

    const allowed = await callAs(owner, notificacaoApi.markOne, { params: { id } })
    expect(allowed.data.novas).toBe(0)
    expect((await list(owner, { novas: true })).notificacoes).toEqual([])
    expect((await list(owner)).notificacoes[0]?.lida).toBe(true)
  })

  it('are marked as read all at once, up to the one that was seen', async () => {
    const who = await tenant.person('Todas')
    await notify([who.id])
    await notify([who.id])
    const { notificacoes } = await list(who)
    const oldest = notificacoes.at(-1)?.id as number
    expect((await callAs(who, notificacaoApi.markAll, { body: { ate: oldest } })).data.novas).toBe(1)
    expect((await callAs(who, notificacaoApi.countNew, undefined)).data.novas).toBe(1)
    expect((await callAs(who, notificacaoApi.markAll, { body: {} })).data.novas).toBe(0)
    expect((await list(colega)).novas).toBe(1)
  })

  it('of a kind that this version does not know still lead somewhere', async () => {
    const who = await tenant.person('Futuro')
    await tenant.sql(
      "insert into notificacao (tenant_id, usuario_id, tipo, destino) values ($1, $2, 'tipo_futuro', '/logado')",
      [tenant.id, who.id],
    )
    expect((await list(who)).notificacoes[0]).toMatchObject({
      texto: 'Há uma novidade para você',
      destino: '/logado',
    })
  })

  it('refuse a list without end', async () => {
    await expect(notify(Array.from({ length: 50_001 }, (_, i) => i + 1))).rejects.toThrow('50000')
  })
})

it('offers choices about pupils to who teaches, and to nobody else', async () => {
  const professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  const categoriasOf = async (who: Person) =>
    (await callAs(who, notificacaoApi.findEscolhas, {})).data.escolhas.map(({ categoria }) => categoria)
  expect(await categoriasOf(professora)).toContain('alunos')
  const pupils = await categoriasOf(aluno)
  expect(pupils).not.toContain('alunos')
  expect(pupils).toContain('agenda')
})
