/** Nobody acts on the data of who stands above, and an erasure needs a second person: every way in, and the table itself. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { visiting } from '../../../../test/kit/visit.ts'
import { contaTasks } from '../../../escola/conta/server/jobs.ts'
import { privacidadeApi as api } from '../contract.ts'
import { ERASE, EXPORT, SURVEY } from './jobs.ts'
import { privacyWorld } from './testing.ts'

let w: Awaited<ReturnType<typeof privacyWorld>>
let admin: Person
let outraAdmin: Person
let plataforma: Person
beforeAll(async () => {
  w = await privacyWorld()
  admin = await w.tenant.person('Administradora', { papel: 'administrador_tenant' })
  outraAdmin = await w.tenant.person('Outra administradora', { papel: 'administrador_tenant' })
  plataforma = await w.tenant.person('Plataforma', { papel: 'administrador-plataforma' })
})

const approve = (who: Person, id: number, aprovar = true) =>
  callAs(who, api.decide, { params: { id }, body: { aprovar, decisao: 'Conferi o pedido.' } })
const told = async (who: Person, id: number) =>
  (await callAs(who, api.listPedidos, { query: { pagina: 1, linhas: 100 } })).data.pedidos.find(
    (pedido) => pedido.id === id,
  )
const surveyed = async (who: Person, usuario?: number): Promise<number> => {
  const id = await w.askErasure(who, usuario)
  await w.run(SURVEY, id)
  return id
}
const due = (id: number) =>
  w.tenant.sql(`update pedido_dados set executa_em = now() - interval '1 minute' where id = $1`, [id])

describe('the account of who stands above', () => {
  it('a tenant administrator neither asks for nor decides about the platform’s, and reads no copy of it', async () => {
    const [{ login } = { login: '' }] = await w.tenant.sql<{ login: string }>(
      'select login from usuario where tenant_id = $1 and id = $2',
      [w.tenant.id, plataforma.id],
    )
    for (const tipo of ['exclusao', 'exportacao'] as const) {
      expect((await callAs(admin, api.ask, { body: { tipo, usuario: plataforma.id } })).status).toBe(403)
      expect((await callAs(admin, api.ask, { body: { tipo, conta: login } })).status).toBe(403)
    }
    const copy = (await callAs(plataforma, api.ask, { body: { tipo: 'exportacao' } })).data.pedido.id
    await w.run(EXPORT, copy)
    expect((await callAs(admin, api.download, { params: { id: copy } })).status).toBe(403)
    expect((await callAs(plataforma, api.download, { params: { id: copy } })).status).toBe(200)

    const id = await surveyed(plataforma)
    for (const who of [admin, w.encarregada]) {
      expect((await approve(who, id)).body.codigo).toBe('decisao_acima')
      expect((await callAs(who, api.cancel, { params: { id } })).status).toBe(403)
      expect(await told(who, id)).toMatchObject({
        impedimento: 'acima',
        decisores: [],
        pode: { decidir: false },
      })
      const hold = { body: { usuario: plataforma.id, guardar: true, motivo: 'Porque sim.' } }
      expect((await callAs(who, api.hold, hold)).status).toBe(403)
    }
    expect(await w.estadoOf(id)).toBe('aguardando_aprovacao')
    expect((await callAs(plataforma, api.cancel, { params: { id } })).status).toBe(200)
  })

  it('the copy that the school asked for is read by the person, not by who asked', async () => {
    const body = { tipo: 'exportacao' as const, usuario: w.professora.id }
    const { id } = (await callAs(admin, api.ask, { body })).data.pedido
    await w.run(EXPORT, id)
    expect((await told(admin, id))?.pode.baixar).toBe(false)
    expect((await callAs(admin, api.download, { params: { id } })).status).toBe(403)
    expect((await callAs(w.professora, api.download, { params: { id } })).status).toBe(200)
  })
})

describe('the second person', () => {
  it('is neither who asked nor whom it is about, and the refusal names who may', async () => {
    const id = await surveyed(admin, w.professora.id)
    const refused = await approve(admin, id)
    expect(refused.body).toMatchObject({ codigo: 'decisao_pediu', status: 'erro' })
    for (const { nome } of [outraAdmin, w.encarregada]) expect(refused.body.mensagem).toContain(nome)
    expect(refused.body.mensagem).not.toContain('Administradora,')
    expect((await approve(admin, id, false)).body.codigo).toBe('decisao_pediu')
    expect(await told(admin, id)).toMatchObject({
      impedimento: 'pediu',
      pode: { decidir: false, cancelar: true },
    })
    expect(await told(w.encarregada, id)).toMatchObject({ impedimento: null, pode: { decidir: true } })
    expect((await approve(w.encarregada, id)).data.pedido.estado).toBe('aprovada')

    const own = await surveyed(outraAdmin)
    expect((await approve(outraAdmin, own)).body.codigo).toBe('decisao_proprio')
    expect((await approve(w.encarregada, own)).body.codigo).toBe('decisao_acima')
    expect((await approve(admin, own)).data.pedido.estado).toBe('aprovada')
    expect((await callAs(outraAdmin, api.cancel, { params: { id: own } })).status).toBe(200)
  })

  it('is the administration of the platform where the tenant has nobody else, and only there', async () => {
    const home = await testTenant()
    const boss = await home.person('Chefe', { papel: 'administrador-plataforma' })
    const visitor = await visiting(boss, w.tenant)
    const id = await surveyed(admin, w.colega.id)
    expect((await approve(visitor, id)).body.codigo).toBe('decisao_casa')
    await approve(w.encarregada, id, false)

    const small = await testTenant()
    const only = await small.person('Única', { papel: 'administrador_tenant' })
    const pupil = await small.person('Aluno', { papel: 'aluno', turma: small.turma })
    const { pedido } = (await callAs(only, api.ask, { body: { tipo: 'exclusao', usuario: pupil.id } })).data
    await small.sql(`update pedido_dados set estado = 'aguardando_aprovacao' where id = $1`, [pedido.id])
    const alone = await approve(only, pedido.id)
    expect(alone.body.mensagem).toContain('administração da plataforma')
    const guest = await visiting(boss, small)
    expect((await approve(guest, pedido.id)).data.pedido.estado).toBe('aprovada')
    const [row] = await small.sql<{ decidido_por: number | null; visitante_id: string }>(
      'select decidido_por, visitante_id from pedido_dados where id = $1',
      [pedido.id],
    )
    expect([row?.decidido_por, Number(row?.visitante_id)]).toEqual([null, boss.id])
  })

  it('the table takes no other approval, and the work carries none out', async () => {
    const id = await surveyed(admin, w.colega.id)
    const put = (por: number) =>
      w.tenant.sql(`update pedido_dados set estado = 'aprovada', decidido_por = $2 where id = $1`, [id, por])
    await expect(put(admin.id)).rejects.toThrow(/pedido_dados_segunda_pessoa/)
    await expect(put(w.colega.id)).rejects.toThrow(/pedido_dados_segunda_pessoa/)
    // As a version before this one left it: the constraint is off for whom it was asked.
    await w.tenant.sql(
      `update pedido_dados set via = 'pessoa', pedido_por = usuario_id, estado = 'aprovada' where id = $1`,
      [id],
    )
    await w.tenant.sql(`insert into vinculo (tenant_id, usuario_id, papel) values ($1, $2, 'autor')`, [
      w.tenant.id,
      w.colega.id,
    ])
    await due(id)
    await w.run(ERASE, id)
    expect(await w.estadoOf(id)).toBe('aguardando_aprovacao')
    await w.tenant.sql('delete from vinculo where tenant_id = $1 and usuario_id = $2', [
      w.tenant.id,
      w.colega.id,
    ])
    await approve(w.encarregada, id, false)
  })

  it('who rose above the one who approved is not erased; nor is whoever administers alone', async () => {
    const person = await w.tenant.person('Em ascensão', { papel: 'autor' })
    const id = await surveyed(person)
    await approve(w.encarregada, id)
    const [role] = await w.tenant.sql<{ id: number }>(
      `insert into vinculo (tenant_id, usuario_id, papel, inicio) values ($1, $2, 'administrador_tenant', now() + interval '1 day') returning id`,
      [w.tenant.id, person.id],
    )
    await due(id)
    await w.run(ERASE, id)
    expect(await w.estadoOf(id)).toBe('aguardando_aprovacao')
    await w.tenant.sql('delete from vinculo where tenant_id = $1 and id = $2', [w.tenant.id, role?.id])
    await approve(w.encarregada, id)
    await due(id)
    await w.run(ERASE, id)
    expect(await w.estadoOf(id)).toBe('concluida')

    const small = await testTenant()
    const last = await small.person('Última', { papel: 'administrador_tenant' })
    const guest = await visiting(
      await (await testTenant()).person('Chefe', { papel: 'administrador-plataforma' }),
      small,
    )
    const { pedido } = (await callAs(last, api.ask, { body: { tipo: 'exclusao' } })).data
    await small.sql(`update pedido_dados set estado = 'aguardando_aprovacao' where id = $1`, [pedido.id])
    expect((await approve(guest, pedido.id)).body.codigo).toBe('ultima_administracao')
    await small.person('Segunda', { papel: 'administrador_tenant' })
    const heir = await small.person('Terceira', { papel: 'administrador_tenant' })
    expect((await approve(heir, pedido.id)).status).toBe(200)
  })

  it('whoever works here and closes their account is erased by a second word; a grown-up of no role by their own', async () => {
    const { app, database } = await testApp()
    const staff = await w.tenant.person('Professor que sai', { papel: 'professor', turma: w.tenant.turma })
    const parent = await w.tenant.person('Sem papel que sai')
    for (const { id } of [staff, parent])
      await w.tenant.sql(
        `insert into exclusao_conta (tenant_id, usuario_id, pedida_em, apaga_em)
         values ($1, $2, now() - interval '8 days', now() - interval '1 day')`,
        [w.tenant.id, id],
      )
    await contaTasks(app.services)['conta.encerrar']?.({
      tenantId: w.tenant.id,
      payload: {} as never,
      database,
      progress: async () => {},
    })
    const requests = await w.tenant.sql<{ usuario_id: string; estado: string; id: string }>(
      `select usuario_id, estado, id from pedido_dados where tenant_id = $1 and usuario_id = any($2) order by usuario_id`,
      [w.tenant.id, [staff.id, parent.id]],
    )
    expect(requests.map(({ estado }) => estado)).toEqual(['pendente', 'aprovada'])
    await w.hourly()
    const [waiting] = await w.tenant.sql<{ n: number }>(
      `select count(*)::int as n from graphile_worker._private_jobs where key = $1`,
      [`${w.tenant.id}:${SURVEY}:${requests[0]?.id}`],
    )
    expect(waiting?.n).toBe(1)
    await w.run(ERASE, Number(requests[1]?.id))
    expect(await w.estadoOf(Number(requests[1]?.id))).toBe('concluida')
  })
})
