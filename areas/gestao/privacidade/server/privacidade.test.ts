/** Requests for a copy or an erasure, decisions, holds: through the real door. */

import { beforeAll, describe, expect, it } from 'vitest'
import { unzip } from '../../../../core/testing/unzip.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { provedAgo } from '../../../acesso/sessao/server/factory.ts'
import { privacidadeApi as api } from '../contract.ts'
import { ERASE, EXPORT, SURVEY } from './jobs.ts'
import { privacyWorld } from './testing.ts'

type World = Awaited<ReturnType<typeof privacyWorld>>
let tenant: World['tenant']
let aluna: Person
let colega: Person
let mae: Person
let outraMae: Person
let professora: Person
let encarregada: Person
let run: World['run']
let hourly: World['hourly']
let estadoOf: World['estadoOf']
let acoes: World['acoes']
let askErasure: World['askErasure']

beforeAll(async () => {
  ;({
    tenant,
    aluna,
    colega,
    mae,
    outraMae,
    professora,
    encarregada,
    run,
    hourly,
    estadoOf,
    acoes,
    askErasure,
  } = await privacyWorld())
})

describe('a copy of the data', () => {
  it('is made at once, downloaded with a fresh proof, audited, and gone after 7 days', async () => {
    const asked = await callAs(aluna, api.ask, { body: { tipo: 'exportacao', motivo: 'Quero ver.' } })
    const { pedido } = asked.data
    expect(pedido).toMatchObject({ estado: 'pendente', dias: 15, via: 'pessoa', arquivo: null })
    expect((await callAs(aluna, api.ask, { body: { tipo: 'exportacao' } })).body.codigo).toBe('ja_pedido')
    const early = await callAs(aluna, api.download, { params: { id: pedido.id } })
    expect(early.body.codigo).toBe('arquivo_vencido')

    await run(EXPORT, pedido.id)
    const [mine] = (await callAs(aluna, api.listMine, { query: {} })).data.pedidos
    expect(mine).toMatchObject({
      id: pedido.id,
      estado: 'concluida',
      pode: { baixar: true, cancelar: false },
    })

    const { data } = await callAs(aluna, api.download, { params: { id: pedido.id } })
    const { app } = await testApp()
    const file = await app.inject({ method: 'GET', url: data.url, headers: { host: tenant.host } })
    expect(file.headers['content-type']).toBe('application/zip')
    const zip = unzip(file.rawPayload)
    expect([...zip.keys()]).toEqual(['index.html', 'dados.json'])
    expect(String(zip.get('index.html'))).toContain('Aluna Souza')
    expect(String(zip.get('index.html'))).not.toMatch(/<script|src=|https?:/)
    expect(JSON.parse(String(zip.get('dados.json')))).toMatchObject({ pessoa: 'Aluna Souza' })
    expect(await acoes('pedido_dados')).toEqual(['pedir', 'exportar', 'baixar'])

    await hourly(new Date(Date.now() + 6.9 * 86_400_000))
    expect((await callAs(aluna, api.download, { params: { id: pedido.id } })).status).toBe(200)
    await hourly(new Date(Date.now() + 7.1 * 86_400_000))
    expect((await callAs(aluna, api.download, { params: { id: pedido.id } })).body.codigo).toBe(
      'arquivo_vencido',
    )
    const gone = await app.inject({ method: 'GET', url: data.url, headers: { host: tenant.host } })
    expect(gone.statusCode).toBe(404)
  })

  it('is not made with a stale proof, for a stranger, or for a class mate', async () => {
    await provedAgo(tenant, colega, 11)
    expect((await callAs(colega, api.ask, { body: { tipo: 'exportacao' } })).body.codigo).toBe(
      'prova_necessaria',
    )
    await provedAgo(tenant, colega, 0)
    const foreign = { body: { tipo: 'exportacao' as const, usuario: aluna.id } }
    for (const who of [colega, outraMae, professora])
      expect((await callAs(who, api.ask, foreign)).status).toBe(404)
    expect((await callAs(mae, api.ask, foreign)).data.pedido.via).toBe('responsavel')
  })

  it('is late past its time, while nobody is carrying it out', async () => {
    const encarregada = await tenant.person('Encarregada', { papel: 'encarregado' })
    const late = async () =>
      (await callAs(encarregada, api.listPedidos, { query: { pagina: 1, linhas: 30 } })).data.atrasados
    const person = await tenant.person('Apressada')
    const { pedido } = (await callAs(person, api.ask, { body: { tipo: 'exportacao' } })).data
    const before = await late()
    const set = (change: string) => tenant.sql(`update pedido_dados set ${change} where id = $1`, [pedido.id])
    await set(`prazo = now() - interval '1 day', estado = 'pendente'`)
    expect(await late()).toBe(before + 1)
    await set('executa_em = now()')
    expect(await late()).toBe(before)
    await set(`executa_em = null, estado = 'cancelada'`)
    expect(await late()).toBe(before)
  })

  it('five a day are enough', async () => {
    const person = await tenant.person('Curiosa')
    const ask = () => callAs(person, api.ask, { body: { tipo: 'exportacao' } })
    for (let n = 1; n <= 5; n += 1) {
      const { pedido } = (await ask()).data
      await callAs(person, api.cancel, { params: { id: pedido.id } })
    }
    expect((await ask()).body.codigo).toBe('muitas_copias')
    // What was asked for otherwise is no copy.
    await tenant.sql(
      `update pedido_dados set tipo = 'exclusao' where id = (select min(id) from pedido_dados where usuario_id = $1)`,
      [person.id],
    )
    const another = await ask()
    expect(another.status).toBe(200)
    await callAs(person, api.cancel, { params: { id: another.data.pedido.id } })
    expect((await ask()).body.codigo).toBe('muitas_copias')
    await tenant.sql(
      `update pedido_dados set created_at = now() - interval '25 hours' where usuario_id = $1`,
      [person.id],
    )
    expect((await ask()).status).toBe(200)
  })

  it('the school asks by user name, and the copy goes to the person alone', async () => {
    await tenant.sql(`update usuario set login = 'colega.lima' where id = $1`, [colega.id])
    const byName = (who: Person, conta: string) =>
      callAs(who, api.ask, { body: { tipo: 'exportacao', conta } })
    expect((await byName(professora, 'colega.lima')).status).toBe(403)
    expect((await byName(encarregada, 'ninguem')).body.codigo).toBe('conta_nao_encontrada')
    const { pedido } = (await byName(encarregada, ' Colega.Lima ')).data
    expect(pedido).toMatchObject({ via: 'escola', pessoa: { id: colega.id } })
    await run(EXPORT, pedido.id)
    expect((await callAs(encarregada, api.download, { params: { id: pedido.id } })).status).toBe(403)
    expect((await callAs(colega, api.download, { params: { id: pedido.id } })).status).toBe(200)
    expect((await callAs(outraMae, api.download, { params: { id: pedido.id } })).status).toBe(200)
  })
})

describe('an erasure', () => {
  it('is surveyed, confirmed by the guardian, decided with a reason, waits 15 days, and can be undone', async () => {
    const id = await askErasure(aluna)
    await run(SURVEY, id)
    const listed = (
      await callAs(encarregada, api.listPedidos, { query: { pagina: 1, linhas: 30, abertos: true } })
    ).data.pedidos.find((pedido) => pedido.id === id)
    expect(listed).toMatchObject({ id, estado: 'aguardando_aprovacao', aluno: true, confirmado: false })
    expect(listed?.levantamento).toMatchObject({ usuario: 1, matricula: 1 })

    expect((await callAs(aluna, api.confirm, { params: { id } })).status).toBe(403)
    expect((await callAs(outraMae, api.confirm, { params: { id } })).status).toBe(404)
    expect((await callAs(mae, api.confirm, { params: { id } })).data.pedido.confirmado).toBe(true)

    const decision = { params: { id }, body: { aprovar: true, decisao: 'Saiu da rede.' } }
    expect((await callAs(mae, api.decide, decision)).status).toBe(404)
    const { pedido } = (await callAs(encarregada, api.decide, decision)).data
    expect(pedido).toMatchObject({ estado: 'aprovada', decisao: 'Saiu da rede.' })
    expect(Date.parse(pedido.executa_em ?? '') - Date.now()).toBeGreaterThan(14.9 * 86_400_000)
    expect((await callAs(encarregada, api.decide, decision)).body.codigo).toBe('estado_mudou')

    await run(ERASE, id)
    expect(await estadoOf(id)).toBe('aprovada')
    expect((await callAs(aluna, api.cancel, { params: { id } })).data.pedido.estado).toBe('cancelada')
    await tenant.sql(`update pedido_dados set executa_em = now() - interval '1 day' where id = $1`, [id])
    await run(ERASE, id)
    expect(await estadoOf(id)).toBe('cancelada')
    expect((await callAs(aluna, api.listMine, { query: {} })).status).toBe(200)
  })

  it('is refused under a legal hold, at the request, at the decision and at the end', async () => {
    const person = await tenant.person('Em processo', { papel: 'professor', turma: tenant.turma })
    const hold = (guardar: boolean) =>
      callAs(encarregada, api.hold, { body: { usuario: person.id, guardar, motivo: 'Processo 1/2026' } })
    await hold(true)
    expect((await callAs(person, api.ask, { body: { tipo: 'exclusao' } })).body.codigo).toBe('guarda_legal')
    expect((await callAs(person, api.ask, { body: { tipo: 'exportacao' } })).status).toBe(200)
    await hold(false)
    const id = await askErasure(person)
    await run(SURVEY, id)
    await hold(true)
    const decision = { params: { id }, body: { aprovar: true, decisao: 'Pode apagar.' } }
    expect((await callAs(encarregada, api.decide, decision)).body.codigo).toBe('guarda_legal')
    await hold(false)
    await callAs(encarregada, api.decide, decision)
    await hold(true)
    await tenant.sql(`update pedido_dados set executa_em = now() - interval '1 day' where id = $1`, [id])
    await run(ERASE, id)
    expect(await estadoOf(id)).toBe('aprovada')
    await hold(false)
    await run(ERASE, id)
    expect(await estadoOf(id)).toBe('concluida')
    expect((await callAs(person, api.listMine, { query: {} })).status).toBe(401)
  })

  it('takes the messages that the demonstration kept for the person, and nobody else’s', async () => {
    const { app } = await testApp()
    const person = await tenant.person('Com correio')
    const [email, other] = [`com-${person.id}@escola.test`, `sem-${person.id}@escola.test`]
    await tenant.sql('update usuario set email = $2 where id = $1', [person.id, email])
    const letter = { subject: 'Oi', text: 'Oi', html: '<p>Oi</p>', language: 'pt-br' as const }
    const kept = await app.services.mailer.send({ ...letter, to: other })
    const gone = await app.services.mailer.send({ ...letter, to: email })
    const id = await askErasure(person)
    await run(SURVEY, id)
    await callAs(encarregada, api.decide, {
      params: { id },
      body: { aprovar: true, decisao: 'Pode apagar.' },
    })
    await tenant.sql(`update pedido_dados set executa_em = now() - interval '1 second' where id = $1`, [id])
    await run(ERASE, id)
    expect(await app.services.mailer.readOutbox(gone.id)).toBeNull()
    expect(await app.services.mailer.readOutbox(kept.id)).not.toBeNull()
    expect(await acoes('usuario')).toContain('apagar')
  })

  it('decided or asked by many at once, one wins', async () => {
    const person = await tenant.person('Disputada')
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => callAs(person, api.ask, { body: { tipo: 'exclusao' } })),
    )
    expect(asked.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const id = asked.find(({ status }) => status === 200)?.data.pedido.id ?? 0
    await run(SURVEY, id)
    const decided = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        callAs(encarregada, api.decide, {
          params: { id },
          body: { aprovar: i % 2 === 0, decisao: 'Decidi.' },
        }),
      ),
    )
    expect(decided.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(['aprovada', 'recusada']).toContain(await estadoOf(id))
  })

  it('whose time has come is put to work by the hour, and no other', async () => {
    const waiting = async (id: number): Promise<number> =>
      (
        await tenant.sql(`select 1 from graphile_worker._private_jobs where key = $1 and run_at <= now()`, [
          `${tenant.id}:${ERASE}:${id}`,
        ])
      ).length
    const approved = async (nome: string): Promise<number> => {
      const id = await askErasure(await tenant.person(nome))
      await run(SURVEY, id)
      await callAs(encarregada, api.decide, {
        params: { id },
        body: { aprovar: true, decisao: 'Pode apagar.' },
      })
      return id
    }
    const [due, later] = [await approved('Hoje'), await approved('Depois')]
    await tenant.sql(`update pedido_dados set executa_em = now() - interval '1 second' where id = $1`, [due])
    expect([await waiting(due), await waiting(later)]).toEqual([0, 0])
    await hourly()
    expect([await waiting(due), await waiting(later)]).toEqual([1, 0])
  })

  it('refused with a reason, it ends there', async () => {
    const id = await askErasure(colega)
    await run(SURVEY, id)
    const body = { aprovar: false, decisao: 'A escola precisa do histórico.' }
    expect((await callAs(encarregada, api.decide, { params: { id }, body })).data.pedido.estado).toBe(
      'recusada',
    )
    await tenant.sql(`update pedido_dados set executa_em = now() - interval '1 second' where id = $1`, [id])
    await run(ERASE, id)
    expect(await estadoOf(id)).toBe('recusada')
    expect((await callAs(colega, api.listMine, { query: {} })).data.pedidos[0]?.decisao).toBe(body.decisao)
  })
})
