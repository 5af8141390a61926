/** Support access ("ver como"): who may look through whose eyes, what they see, and how it ends. */

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { notificacaoApi } from '../../../acesso/notificacao/contract.ts'
import { preferenciaApi } from '../../../acesso/preferencia/contract.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { provedAgo, suspend } from '../../../acesso/sessao/server/factory.ts'
import { pessoaApi } from '../../pessoa/contract.ts'
import { turmaApi } from '../../turma/contract.ts'
import { auditoriaApi } from '../contract.ts'

let tenant: TestTenant
let suporte: Person
let aluno: Person
beforeAll(async () => {
  tenant = await testTenant()
})
beforeEach(async () => {
  suporte = await tenant.person('Suporte Silva', { papel: 'suporte' })
  aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
})

const MOTIVO = 'Chamado 4711: não vê a nota.'
const start = (who: Person, id: number, motivo = MOTIVO) =>
  callAs(who, auditoriaApi.startVerComo, { params: { id }, body: { motivo } })

const looking = async (who = suporte, target = aluno): Promise<Person> => ({
  ...target,
  token: (await start(who, target.id)).data.token,
})

const me = (who: Person) => callAs(who, sessaoApi.me, {})
const log = (acao?: string) =>
  tenant.sql<{
    acao: string
    quem_id: number
    suporte_id: number | null
    motivo: string | null
    mudanca: object
  }>(
    `select acao, quem_id::int, suporte_id::int, entidade, entidade_id, motivo, mudanca from auditoria
     where tenant_id = $1 and suporte_id = $2 and acao = coalesce($3, acao) order by numero`,
    [tenant.id, suporte.id, acao ?? null],
  )
const expire = (target: Person) =>
  tenant.sql(
    "update sessao set expira_em = now() - interval '1 second' where tenant_id = $1 and usuario_id = $2 and metodo = 'suporte'",
    [tenant.id, target.id],
  )

describe('looking through a person’s eyes', () => {
  it('is told what the person is told, but never the key of their devices', async () => {
    const eyes = await looking()
    expect((await me(aluno)).data.chave).toMatch(/^[\w-]{43}$/)
    expect((await me(eyes)).data).toEqual({
      status: 'sucesso',
      usuario: expect.objectContaining({ id: aluno.id }) as object,
    })
  })

  it('is for support and the administration of the platform, with a reason', async () => {
    const admin = await tenant.person('Admin', { papel: 'administrador-plataforma' })
    for (const who of [suporte, admin]) expect((await start(who, aluno.id)).status).toBe(200)
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    const local = await tenant.person('Local', { papel: 'administrador_tenant' })
    for (const who of [gestora, local, aluno]) {
      expect((await start(who, aluno.id)).status).toBe(403)
      expect((await callAs(who, auditoriaApi.findPessoas, { query: { busca: 'al' } })).status).toBe(403)
    }
    expect((await start(suporte, aluno.id, 'ok')).status).toBe(400)
  })

  it('finds people by name, user name or e-mail, and says who may be looked at', async () => {
    const admin = await tenant.person('Zuleica Chefe', { papel: 'administrador_tenant' })
    const found = async (busca: string) =>
      (await callAs(suporte, auditoriaApi.findPessoas, { query: { busca } })).data.pessoas
    expect(await found('zuleica')).toMatchObject([
      { id: admin.id, papeis: ['administrador_tenant'], permissaoVer: false },
    ])
    expect(await found(`${aluno.id}`.padStart(2, ' '))).toContainEqual(
      expect.objectContaining({ id: aluno.id, papeis: ['aluno'], permissaoVer: true }),
    )
  })

  it('is never possible for administrators, for who watches over them, for oneself or for nobody', async () => {
    for (const papel of [
      'administrador_tenant',
      'administrador-plataforma',
      'encarregado',
      'suporte',
    ] as const) {
      const target = await tenant.person('Protegida', { papel })
      expect(await start(suporte, target.id)).toMatchObject({
        status: 403,
        body: { codigo: 'conta_protegida' },
      })
    }
    const admin = await tenant.person('Admin', { papel: 'administrador-plataforma' })
    expect((await start(admin, admin.id)).status).toBe(403)
    expect((await start(suporte, 999_999_999)).status).toBe(404)
    await suspend(tenant, aluno)
    expect((await start(suporte, aluno.id)).status).toBe(409)
  })

  it('asks for a fresh proof of identity', async () => {
    await provedAgo(tenant, suporte, 11)
    expect(await start(suporte, aluno.id)).toMatchObject({
      status: 403,
      body: { codigo: 'prova_necessaria' },
    })
  })

  it('reads as the person, changes nothing, exports nothing, and opens no other eyes', async () => {
    const eyes = await looking()
    expect((await me(eyes)).body).toMatchObject({ usuario: { nome: 'Aluno', suporte: 'Suporte Silva' } })
    expect((await callAs(eyes, preferenciaApi.find, { params: { chave: 'x' } })).status).toBe(200)
    const refused = { status: 403, body: { codigo: 'somente_leitura' } }
    const save = { body: { chave: 'acessibilidade', preferencias: {} } }
    expect(await callAs(eyes, preferenciaApi.save, save)).toMatchObject(refused)
    expect(await callAs(eyes, notificacaoApi.markAll, { body: {} })).toMatchObject(refused)
    expect(await start(eyes, aluno.id)).toMatchObject(refused)
    expect(await callAs(eyes, auditoriaApi.exportLog, { body: {} })).toMatchObject(refused)
    expect((await callAs(aluno, preferenciaApi.save, save)).status).toBe(200)
  })

  it('reads nothing that is kept apart, whoever’s eyes they are', async () => {
    const coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
    const read = (who: Person) =>
      callAs(who, pessoaApi.readDado, { params: { usuario: aluno.id }, body: { dado: 'nascimento' } })
    const eyes = await looking(suporte, coordenadora)
    expect(await read(eyes)).toMatchObject({ status: 403, body: { codigo: 'somente_leitura' } })
    expect((await read(coordenadora)).body.codigo).not.toBe('somente_leitura')
  })

  it('tells until when: at most 30 minutes, however much it is used', async () => {
    const { token, ate } = (await start(suporte, aluno.id)).data
    const left = new Date(ate).getTime() - Date.now()
    expect(left).toBeGreaterThan(29 * 60_000)
    expect(left).toBeLessThanOrEqual(30 * 60_000)
    const eyes = { ...aluno, token }
    expect((await callAs(eyes, auditoriaApi.verComo, {})).data).toMatchObject({
      ver_como: { suporte: 'Suporte Silva', ate },
    })
    expect((await callAs(aluno, auditoriaApi.verComo, {})).data).toMatchObject({ ver_como: null })
    // Long in use: the hourly mark of use must not prolong it.
    await tenant.sql(
      "update sessao set vista_em = now() - interval '2 hours' where tenant_id = $1 and usuario_id = $2 and metodo = 'suporte'",
      [tenant.id, aluno.id],
    )
    expect((await me(eyes)).status).toBe(200)
    expect((await callAs(eyes, auditoriaApi.verComo, {})).data.ver_como?.ate).toBe(ate)
    await expire(aluno)
    expect((await me(eyes)).status).toBe(401)
    expect((await me(aluno)).status).toBe(200)
  })

  it('is told to the person, who may end it', async () => {
    const eyes = await looking()
    const { notificacoes } = (await callAs(aluno, notificacaoApi.list, { query: { pagina: 1, linhas: 30 } }))
      .data
    expect(notificacoes[0]?.texto).toMatch(/^Suporte Silva, do suporte, abriu a sua conta para ver/)
    const { sessoes } = (await callAs(aluno, sessaoApi.listSessoes, {})).data
    expect(sessoes.map(({ suporte }) => suporte)).toEqual(['Suporte Silva', null])
    await callAs(aluno, sessaoApi.revokeSessao, { params: { id: sessoes[0]?.id ?? 0 } })
    expect((await me(eyes)).status).toBe(401)
  })

  it('leaves both people in the log: the start with its reason, each page read, the end', async () => {
    const eyes = await looking()
    await callAs(eyes, notificacaoApi.countNew, undefined)
    const page = await callAs(eyes, turmaApi.find, { params: { turma: tenant.turma } })
    expect(page.status).toBe(200)
    await callAs(eyes, sessaoApi.signOut, {})
    expect((await me(eyes)).status).toBe(401)
    expect((await me(suporte)).status).toBe(200)
    const rows = await log()
    expect(rows.map(({ acao }) => acao)).toEqual(['ver_como_iniciar', 'ver_como_ler', 'ver_como_encerrar'])
    expect(rows[0]).toMatchObject({ quem_id: suporte.id, entidade_id: String(aluno.id), motivo: MOTIVO })
    expect(rows[1]).toMatchObject({
      quem_id: aluno.id,
      entidade: 'turma',
      entidade_id: String(tenant.turma),
      mudanca: { depois: { chamada: 'turma.find' } },
    })
    expect(rows[2]).toMatchObject({ quem_id: aluno.id, entidade_id: String(aluno.id) })
  })

  it('ends at the next request with the role, the account or the session of who looks, and with a new look', async () => {
    const ends: Record<string, () => Promise<unknown>> = {
      'the role': () =>
        tenant.sql('update vinculo set fim = now() where tenant_id = $1 and usuario_id = $2', [
          tenant.id,
          suporte.id,
        ]),
      'the account': () => suspend(tenant, suporte),
      'the session': () => callAs(suporte, sessaoApi.signOut, {}),
      'another look': async () => start(suporte, (await tenant.person('Outro')).id),
      'an administrator’s role': () =>
        tenant.sql(
          "insert into vinculo (tenant_id, usuario_id, papel, inicio) values ($1, $2, 'administrador_tenant', now() - interval '1 minute')",
          [tenant.id, aluno.id],
        ),
    }
    for (const [name, end] of Object.entries(ends)) {
      suporte = await tenant.person('Suporte', { papel: 'suporte' })
      aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
      const eyes = await looking()
      expect((await me(eyes)).status).toBe(200)
      await end()
      expect((await me(eyes)).status, name).toBe(401)
      expect((await callAs(eyes, notificacaoApi.countNew, undefined)).status, name).toBe(401)
    }
  })

  it('of another tenant is not there', async () => {
    const other = await testTenant()
    const stranger = await other.person('De fora', { papel: 'aluno', turma: other.turma })
    expect((await start(suporte, stranger.id)).status).toBe(404)
    const visiting = { ...suporte, host: other.host }
    expect((await start(visiting, stranger.id)).status).toBe(403)
  })
})
