/** Removing one's own account: who decides, how it is taken back, and what happens when the days have passed. */

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { sessaoApi } from '../../../acesso/sessao/contract.ts'
import { provedAgo } from '../../../acesso/sessao/server/factory.ts'
import { contaApi } from '../contract.ts'
import { CLOSE_ACCOUNTS, contaTasks } from './jobs.ts'

const DAY_MS = 86_400_000

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant()
})

const ask = (who: Person) => callAs(who, contaApi.requestRemoval, {})
const undo = (who: Person) => callAs(who, contaApi.undoRemoval, {})
const conta = async (who: Person) => (await callAs(who, contaApi.findConta, {})).data.conta
const decide = (who: Person, usuario: number, aceita: boolean) =>
  callAs(who, contaApi.decideRemoval, { params: { usuario }, body: { aceita } })
const waiting = async (who: Person) =>
  (await callAs(who, contaApi.listRemovals, {})).data.pedidos.map(({ usuario }) => usuario)

/** The hourly task, as the worker does it. */
async function sweep(): Promise<void> {
  const { app, database } = await testApp()
  const task = contaTasks(app.services)[CLOSE_ACCOUNTS] as (job: object) => Promise<void>
  await task({ tenantId: tenant.id, payload: {}, database, progress: async () => {} })
}
/** The days pass. */
const later = (who: Person) =>
  tenant.sql(`update exclusao_conta set apaga_em = apaga_em - interval '8 days' where usuario_id = $1`, [
    who.id,
  ])
const statusOf = async (who: Person) =>
  (await tenant.sql<{ status: string }>('select status from usuario where id = $1', [who.id]))[0]?.status

describe('the administration', () => {
  it('keeps somebody: of two who leave at once one stays, and the other may follow once a third has the role', async () => {
    const place = await testTenant()
    const role = { papel: 'administrador_tenant' } as const
    const both = [await place.person('Ana', role), await place.person('Bia', role)]
    const answers = await Promise.all(both.map(ask))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stays = both[answers.findIndex(({ status }) => status === 409)] as Person
    expect((await ask(stays)).body.codigo).toBe('unica_administracao')
    await place.person('Caio', role)
    expect((await ask(stays)).status).toBe(200)
  })
})

describe('a grown-up’s account', () => {
  it('asks for a fresh proof', async () => {
    const ana = await tenant.person('Ana')
    await provedAgo(tenant, ana, 60)
    expect(await ask(ana)).toMatchObject({ status: 403, body: { codigo: 'prova_necessaria' } })
    expect((await conta(ana)).exclusao).toBeNull()
  })

  it('goes after seven days, and not before', async () => {
    const ana = await tenant.person('Ana')
    const { apaga_em } = (await ask(ana)).data
    const days = (new Date(apaga_em ?? 0).getTime() - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
    await sweep()
    expect(await statusOf(ana)).toBe('ativo')
    await later(ana)
    await sweep()
    expect(await statusOf(ana)).toBe('suspenso')
    expect((await callAs(ana, sessaoApi.me, {})).status).toBe(401)
    const erasure = await tenant.sql(
      `select estado, via, executa_em <= now() as due from pedido_dados where usuario_id = $1 and tipo = 'exclusao'`,
      [ana.id],
    )
    expect(erasure).toEqual([{ estado: 'aprovada', via: 'pessoa', due: true }])
    await sweep()
  })

  it('can be taken back until then, and asking again does not start over', async () => {
    const ana = await tenant.person('Ana')
    const first = (await ask(ana)).data.apaga_em
    expect((await ask(ana)).data.apaga_em).toBe(first)
    expect((await conta(ana)).exclusao?.apaga_em).toBe(first)
    expect((await undo(ana)).status).toBe(200)
    expect((await conta(ana)).exclusao).toBeNull()
    await sweep()
    expect(await statusOf(ana)).toBe('ativo')
  })

  it('is not removed while nobody else administers the tenant', async () => {
    const own = await testTenant()
    const admin = await own.person('Admin', { papel: 'administrador_tenant' })
    expect(await ask(admin)).toMatchObject({ status: 409, body: { codigo: 'unica_administracao' } })
    await own.person('Outra', { papel: 'administrador_tenant' })
    expect((await ask(admin)).status).toBe(200)
  })
})

describe('a pupil’s account', () => {
  it('waits for guardian or school, whose word starts the seven days', async () => {
    const aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id })
    expect((await ask(aluno)).data.apaga_em).toBeNull()
    await sweep()
    expect(await statusOf(aluno)).toBe('ativo')
    expect(await waiting(mae)).toEqual([aluno.id])
    expect((await decide(mae, aluno.id, true)).status).toBe(200)
    expect(await waiting(mae)).toEqual([])
    expect((await conta(aluno)).exclusao?.apaga_em).not.toBeNull()
    expect((await decide(mae, aluno.id, true)).status).toBe(404)
    await later(aluno)
    await sweep()
    expect(await statusOf(aluno)).toBe('suspenso')
  })

  it('stays when they do not agree', async () => {
    const aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    const escola = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
    await ask(aluno)
    expect((await decide(escola, aluno.id, false)).status).toBe(200)
    expect((await conta(aluno)).exclusao).toBeNull()
  })

  it('is the concern of exactly those whom the list shows it to', async () => {
    const aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    await ask(aluno)
    const { rede, escola, outraEscola, turma } = tenant
    const people = [
      await tenant.person('Mãe', { papel: 'responsavel', aluno: aluno.id }),
      await tenant.person('Coordenadora', { papel: 'coordenador', rede: escola }),
      await tenant.person('De outra', { papel: 'coordenador', rede: outraEscola }),
      await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' }),
      await tenant.person('Leitora', { papel: 'gestor_rede', rede, funcao: 'leitura' }),
      await tenant.person('Admin', { papel: 'administrador_tenant' }),
      await tenant.person('Professora', { papel: 'professor', turma }),
      aluno,
    ]
    const listed: boolean[] = []
    const mayDecide: boolean[] = []
    for (const who of people) {
      listed.push((await waiting(who)).includes(aluno.id))
      const answer = await decide(who, aluno.id, false)
      mayDecide.push(answer.status === 200)
      if (answer.status === 200) await ask(aluno)
    }
    expect(mayDecide).toEqual(listed)
    expect(listed).toEqual([true, true, false, true, false, true, false, false])
  })
})

describe('the account', () => {
  it('shows itself to its owner; a pupil keeps the name that the school gave', async () => {
    const ana = await tenant.person('Ana Lima')
    const aluno = await tenant.person('Aluno Um', { papel: 'aluno', turma: tenant.turma })
    const rename = (who: Person, nome: string) => callAs(who, contaApi.changePerfil, { body: { nome } })
    expect((await rename(ana, '  Ana   Lima Reis ')).status).toBe(200)
    expect(await conta(ana)).toMatchObject({ nome: 'Ana Lima Reis', pode_mudar_nome: true, tem_senha: false })
    expect((await rename(ana, 'veja www.golpe.com')).status).toBe(400)
    expect((await rename(aluno, 'Diretor')).status).toBe(400)
    expect((await rename(aluno, 'Aluno Um')).status).toBe(200)
    expect((await callAs(ana, contaApi.changePerfil, { body: { idioma: 'en-us' } })).status).toBe(200)
    expect((await callAs(ana, sessaoApi.me, {})).data.usuario).toMatchObject({
      nome: 'Ana Lima Reis',
      idioma: 'en-us',
    })
  })

  it('shows a photo to its owner, one at a time, and lets it go', async () => {
    const ana = await tenant.person('Ana')
    const conteudo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a7d6c' } })
      .png()
      .toBuffer()
    const set = () => callAs(ana, contaApi.setFoto, { body: {} }, { files: [{ nome: 'eu.png', conteudo }] })
    const photos = async () =>
      (
        await tenant.sql('select id from arquivo where tenant_id = $1 and usuario_id = $2', [
          tenant.id,
          ana.id,
        ])
      ).length
    expect((await set()).status).toBe(200)
    const { foto } = (await callAs(ana, sessaoApi.me, {})).data.usuario
    const { app } = await testApp()
    const shown = await app.inject({ url: foto ?? '', headers: { host: tenant.host } })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await set()).status).toBe(200)
    expect(await photos()).toBe(1)
    const text = await callAs(
      ana,
      contaApi.setFoto,
      { body: {} },
      { files: [{ nome: 'eu.png', conteudo: 'não sou imagem' }] },
    )
    expect(text.status).toBeGreaterThanOrEqual(400)
    expect((await callAs(ana, contaApi.removeFoto, {})).status).toBe(200)
    expect((await conta(ana)).foto).toBeNull()
    expect(await photos()).toBe(0)
  })
})
