/** Reading the log through the real door: who may, what the search finds, pages, the export. */

import { beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../../core/server/audit.ts'
import { edgesOf } from '../../../../core/testing/beiras.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { provedAgo } from '../../../acesso/sessao/server/factory.ts'
import { auditoriaApi, type Filtros } from '../contract.ts'

let tenant: TestTenant
let admin: Person
let autora: Person

const write = async (acao: string, entidade = 'turma', id = 1) => {
  const { database } = await testApp()
  await database.asTenant(tenant.id, (tx) =>
    audit(
      { tx, actor: { id: autora.id, tenantId: tenant.id } },
      {
        entidade,
        id,
        acao,
        mudanca: { antes: { nome: 'A', cor: 1 }, depois: { nome: 'B' } },
        motivo: 'Pediram.',
      },
    ),
  )
}

const list = (who: Person, query: Filtros & { antes?: number; linhas?: number } = {}) =>
  callAs(who, auditoriaApi.list, { query: { linhas: 30, ...query } })

const acoes = async (query: Parameters<typeof list>[1]) =>
  (await list(admin, query)).data.registros.map(({ acao }) => acao)

const day = (offset: number): string => {
  const at = new Date(Date.now() + offset * 86_400_000)
  return new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(at)
}

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  autora = await tenant.person('Ângela Prado')
  await write('criar')
  await write('mudar')
  await write('criar', 'usuario', autora.id)
})

describe('the log', () => {
  it('is read by administrators and by who answers for personal data, by nobody else', async () => {
    const encarregado = await tenant.person('Encarregada', { papel: 'encarregado' })
    const suporte = await tenant.person('Suporte', { papel: 'suporte' })
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    for (const who of [admin, encarregado]) expect((await list(who)).status).toBe(200)
    for (const who of [suporte, gestora, autora]) {
      expect((await list(who)).status).toBe(403)
      expect((await callAs(who, auditoriaApi.exportLog, { body: {} })).status).toBe(403)
    }
  })

  it('tells who, what, before and after, why; newest first', async () => {
    const { registros } = (await list(admin, { entidade: 'turma' })).data
    expect(registros.map(({ acao }) => acao)).toEqual(['mudar', 'criar'])
    expect(registros[0]).toMatchObject({
      quem: { id: autora.id, nome: 'Ângela Prado' },
      de_fora: false,
      suporte: null,
      entidade_id: '1',
      alvo: null,
      motivo: 'Pediram.',
      mudancas: [
        { campo: 'cor', antes: '1', depois: null },
        { campo: 'nome', antes: 'A', depois: 'B' },
      ],
    })
    expect((await list(admin, { entidade: 'usuario', acao: 'criar' })).data.registros[0]?.alvo).toBe(
      'Ângela Prado',
    )
  })

  it('is found by thing, by person, by action and by day', async () => {
    expect(await acoes({ acao: 'mudar' })).toEqual(['mudar'])
    expect(await acoes({ entidade: 'usuario', registro: String(autora.id) })).toEqual(['criar'])
    expect(await acoes({ entidade: 'usuario', registro: '999999' })).toEqual([])
    expect(await acoes({ quem: 'angela PRADO' })).toEqual(['criar', 'mudar', 'criar'])
    expect(await acoes({ quem: String(autora.id) })).toHaveLength(3)
    expect(await acoes({ quem: 'ninguém' })).toEqual([])
    expect(await acoes({ quem: '%' })).toEqual([])
    expect(await acoes({ de: day(0), ate: day(0), entidade: 'turma' })).toHaveLength(2)
    expect(await acoes({ de: day(1) })).toEqual([])
    expect(await acoes({ ate: day(-1) })).toEqual([])
  })

  describe('of one line, changed as the owner of the tables can', () => {
    const acao = 'beira'
    const change = async (to: string, value: unknown) => {
      await tenant.sql(`update auditoria set ${to} where tenant_id = $1 and acao = $2`, [
        tenant.id,
        acao,
        ...(value === undefined ? [] : [value]),
      ])
    }
    beforeAll(() => write(acao))

    it('is found to the first and the last instant of the days asked for', async () => {
      const edges = edgesOf('2025-03-10', '2025-03-12')
      const seen: number[] = []
      for (const { at } of edges) {
        await change('quando = $3', at)
        seen.push((await acoes({ de: '10/03/2025', ate: '12/03/2025' })).length)
      }
      await change('quando = now()', undefined)
      expect(seen).toEqual(edges.map(({ within }) => (within ? 1 : 0)))
    })

    it('is not of a person here who has the number of a visitor', async () => {
      expect(await acoes({ quem: String(autora.id), acao })).toEqual([acao])
      await change('quem_tenant = $3', tenant.id + 1)
      expect(await acoes({ quem: String(autora.id), acao })).toEqual([])
      expect((await list(admin, { acao })).data.registros[0]?.quem).not.toMatchObject({
        nome: 'Ângela Prado',
      })
    })
  })

  it('refuses a day that does not exist, by the name of the field', async () => {
    const answer = await list(admin, { de: '30/02/2026' })
    expect(answer).toMatchObject({ status: 400, body: { campos: { de: expect.stringContaining('data') } } })
  })

  it('is turned page by page without loss or repetition while it grows', async () => {
    const first = (await list(admin, { linhas: 2 })).data
    await write('mudar')
    const seen = first.registros.map(({ numero }) => numero)
    let { proximo } = first
    while (proximo !== null) {
      const page = (await list(admin, { linhas: 2, antes: proximo })).data
      seen.push(...page.registros.map(({ numero }) => numero))
      proximo = page.proximo
    }
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, n) => seen.length - n))
  })

  it('does not log that it is read, and logs that it leaves', async () => {
    const count = async () =>
      (await tenant.sql('select numero from auditoria where tenant_id = $1', [tenant.id])).length
    const before = await count()
    await list(admin)
    expect(await count()).toBe(before)
    const { registros, mais } = (await callAs(admin, auditoriaApi.exportLog, { body: { acao: 'mudar' } }))
      .data
    expect({ acoes: new Set(registros.map(({ acao }) => acao)), mais }).toEqual({
      acoes: new Set(['mudar']),
      mais: false,
    })
    expect((await list(admin, { acao: 'exportar' })).data.registros[0]).toMatchObject({
      quem: { id: admin.id },
      mudancas: expect.arrayContaining([{ campo: 'linhas', antes: null, depois: String(registros.length) }]),
    })
  })

  it('leaves only with a fresh proof of identity', async () => {
    const stale = await tenant.person('Administrador', { papel: 'administrador_tenant' })
    await provedAgo(tenant, stale, 11)
    const answer = await callAs(stale, auditoriaApi.exportLog, { body: {} })
    expect(answer).toMatchObject({ status: 403, body: { codigo: 'prova_necessaria' } })
    expect((await list(stale)).status).toBe(200)
  })
})

describe('what sessions tell the log', () => {
  const told = async (who: Person) =>
    (
      await tenant.sql<{ acao: string }>(
        "select acao from auditoria where tenant_id = $1 and (quem_id = $2 or (entidade = 'usuario' and entidade_id = $2::text)) order by numero",
        [tenant.id, who.id],
      )
    ).map(({ acao }) => acao)

  it('signing out, and ending one of one’s sessions', async () => {
    const pessoa = await tenant.person('Pessoa')
    const [other] = await tenant.sql<{ id: number }>(
      `insert into sessao (tenant_id, usuario_id, token_hash, expira_em)
       values ($1, $2, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day') returning id`,
      [tenant.id, pessoa.id],
    )
    await callAs(pessoa, sessaoApi.revokeSessao, { params: { id: other?.id ?? 0 } })
    await callAs(pessoa, sessaoApi.signOut, {})
    expect(await told(pessoa)).toEqual(['encerrar', 'sair'])
  })

  it('the fifth wrong password in a row, for a person who exists', async () => {
    const pessoa = await tenant.person('Alvo')
    await tenant.sql("update usuario set email = 'alvo@log.test' where tenant_id = $1 and id = $2", [
      tenant.id,
      pessoa.id,
    ])
    const attempt = (usuario: string) =>
      callAs({ host: tenant.host }, sessaoApi.signIn, { body: { usuario, senha: 'errada-errada' } })
    for (let n = 0; n < 4; n += 1) await attempt('alvo@log.test')
    expect(await told(pessoa)).toEqual([])
    await attempt('alvo@log.test')
    await expect.poll(() => told(pessoa)).toEqual(['recusar_entrada'])
  })
})
