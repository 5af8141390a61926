/** Requests, decisions, holds, consents, options, the child's week: through the real door. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../core/testing/app.ts'
import { callAs } from '../../../core/testing/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../core/testing/tenant.ts'
import { putMensagem, putTopico } from '../../forum/server/factory.ts'
import { privacidadeApi as api } from '../contract.ts'
import { unzip } from '../testing.ts'
import { clearPrivacidade, ERASE, EXPORT, privacidadeTasks, SURVEY } from './jobs.ts'

let tenant: TestTenant
let aluna: Person
let mae: Person
let outraMae: Person
let professora: Person
let encarregada: Person
let colega: Person

beforeAll(async () => {
  tenant = await testTenant()
  aluna = await tenant.person('Aluna Souza', { papel: 'aluno', turma: tenant.turma })
  colega = await tenant.person('Colega Lima', { papel: 'aluno', turma: tenant.turma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  outraMae = await tenant.person('Outra mãe', { papel: 'responsavel', aluno: colega.id })
  professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  encarregada = await tenant.person('Encarregada', { papel: 'encarregado' })
})

async function run(task: string, pedido: number): Promise<void> {
  const { app, database } = await testApp()
  await privacidadeTasks(app.services)[task]?.({
    tenantId: tenant.id,
    payload: { pedido } as never,
    database,
    progress: async () => {},
  })
}

const hourly = async (now = new Date()) => {
  const { database } = await testApp()
  await database.asTenant(tenant.id, (tx) => clearPrivacidade(tx, now))
}

const estadoOf = async (id: number): Promise<string | undefined> =>
  (
    await tenant.sql<{ estado: string }>('select estado from pedido_dados where tenant_id = $1 and id = $2', [
      tenant.id,
      id,
    ])
  )[0]?.estado

const acoes = async (entidade: string): Promise<string[]> =>
  (
    await tenant.sql<{ acao: string }>(
      'select acao from auditoria where tenant_id = $1 and entidade = $2 order by numero',
      [tenant.id, entidade],
    )
  ).map(({ acao }) => acao)

const askErasure = async (who: Person, usuario?: number): Promise<number> => {
  const { data } = await callAs(who, api.ask, { body: { tipo: 'exclusao', ...(usuario && { usuario }) } })
  return data.pedido.id
}

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
    await tenant.sql(`update sessao set provada_em = now() - interval '11 minutes' where usuario_id = $1`, [
      colega.id,
    ])
    expect((await callAs(colega, api.ask, { body: { tipo: 'exportacao' } })).body.codigo).toBe(
      'prova_necessaria',
    )
    await tenant.sql(`update sessao set provada_em = now() where usuario_id = $1`, [colega.id])
    const foreign = { body: { tipo: 'exportacao' as const, usuario: aluna.id } }
    for (const who of [colega, outraMae, professora])
      expect((await callAs(who, api.ask, foreign)).status).toBe(404)
    expect((await callAs(mae, api.ask, foreign)).data.pedido.via).toBe('responsavel')
  })

  it('five a day are enough', async () => {
    const person = await tenant.person('Curiosa')
    const ask = () => callAs(person, api.ask, { body: { tipo: 'exportacao' } })
    for (let n = 1; n <= 5; n += 1) {
      const { pedido } = (await ask()).data
      await callAs(person, api.cancel, { params: { id: pedido.id } })
    }
    expect((await ask()).body.codigo).toBe('muitas_copias')
    await tenant.sql(
      `update pedido_dados set created_at = now() - interval '25 hours' where usuario_id = $1`,
      [person.id],
    )
    expect((await ask()).status).toBe(200)
  })

  it('the school asks by user name, and gets its own copy only', async () => {
    await tenant.sql(`update usuario set login = 'colega.lima' where id = $1`, [colega.id])
    const byName = (who: Person, conta: string) =>
      callAs(who, api.ask, { body: { tipo: 'exportacao', conta } })
    expect((await byName(professora, 'colega.lima')).status).toBe(403)
    expect((await byName(encarregada, 'ninguem')).body.codigo).toBe('conta_nao_encontrada')
    const { pedido } = (await byName(encarregada, ' Colega.Lima ')).data
    expect(pedido).toMatchObject({ via: 'escola', pessoa: { id: colega.id } })
    await run(EXPORT, pedido.id)
    expect((await callAs(encarregada, api.download, { params: { id: pedido.id } })).status).toBe(200)
    expect((await callAs(colega, api.download, { params: { id: pedido.id } })).status).toBe(200)
    await callAs(colega, api.ask, { body: { tipo: 'exportacao' } }).then(async ({ data }) => {
      await run(EXPORT, data.pedido.id)
      expect((await callAs(encarregada, api.download, { params: { id: data.pedido.id } })).status).toBe(403)
    })
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
    await tenant.sql(`update pedido_dados set executa_em = now() where id = $1`, [id])
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
    await tenant.sql(`update pedido_dados set executa_em = now() where id = $1`, [due])
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
    await tenant.sql(`update pedido_dados set executa_em = now() where id = $1`, [id])
    await run(ERASE, id)
    expect(await estadoOf(id)).toBe('recusada')
    expect((await callAs(colega, api.listMine, { query: {} })).data.pedidos[0]?.decisao).toBe(body.decisao)
  })
})

describe('options and consents', () => {
  it('L1: a fresh pupil shows nothing and has consented to nothing', async () => {
    const fresh = await tenant.person('Nova', { papel: 'aluno', turma: tenant.turma })
    const { opcoes, consentimentos, pode_permitir } = (await callAs(fresh, api.options, { query: {} })).data
    expect(opcoes).toEqual({ perfil_visivel: false, foto_visivel: false })
    expect(consentimentos.map(({ vigente, quem }) => [vigente, quem])).toEqual([
      [false, ''],
      [false, ''],
      [false, ''],
    ])
    expect(pode_permitir).toBe(false)
  })

  it('a pupil of age answers for themselves', async () => {
    const adulto = await tenant.person('Adulto', { papel: 'aluno', turma: tenant.turma })
    const born = (years: number, days: number) =>
      tenant.sql(
        `insert into dado_pessoal (tenant_id, usuario_id, data_nascimento)
         values ($1, $2, (now() at time zone 'America/Sao_Paulo')::date - make_interval(years => $3, days => $4))
         on conflict (tenant_id, usuario_id) do update set data_nascimento = excluded.data_nascimento`,
        [tenant.id, adulto.id, years, days],
      )
    const may = async () => (await callAs(adulto, api.options, { query: {} })).data.pode_permitir
    await born(18, -1)
    expect(await may()).toBe(false)
    await born(18, 0)
    expect(await may()).toBe(true)
  })

  it('a pupil may show less, the guardian more; each change is in the log', async () => {
    const more = { perfil_visivel: true, foto_visivel: true }
    const less = { perfil_visivel: true, foto_visivel: false }
    const save = (who: Person, body: typeof more & { usuario?: number }) =>
      callAs(who, api.saveOptions, { body })
    expect((await save(aluna, more)).status).toBe(403)
    expect((await save(outraMae, { ...more, usuario: aluna.id })).status).toBe(404)
    expect((await save(encarregada, { ...more, usuario: aluna.id })).status).toBe(403)
    expect((await save(mae, { ...more, usuario: aluna.id })).status).toBe(200)
    expect((await save(aluna, less)).data.opcoes).toEqual(less)
    expect((await callAs(mae, api.options, { query: { usuario: aluna.id } })).data.opcoes).toEqual(less)
    expect((await save(professora, more)).status).toBe(200)
    expect(await acoes('opcao_privacidade')).toEqual(['mudar', 'mudar', 'mudar'])
  })

  it('consent is given by the guardian for one text, withdrawn by the pupil too, and kept', async () => {
    const consent = (who: Person, vigente: boolean, versao_texto = '1') =>
      callAs(who, api.consent, {
        body: { usuario: aluna.id, finalidade: 'uso_de_imagem', vigente, versao_texto },
      })
    expect((await consent(aluna, true)).status).toBe(403)
    expect((await consent(mae, true, '0')).body.codigo).toBe('texto_mudou')
    const given = (await consent(mae, true)).data.consentimentos[0]
    expect(given).toMatchObject({ finalidade: 'uso_de_imagem', vigente: true, quem: 'responsavel' })
    expect((await consent(aluna, false)).data.consentimentos[0]).toMatchObject({
      vigente: false,
      quem: 'pessoa',
    })
    await consent(mae, true)
    const rows = await tenant.sql<{ ip: string; retirado: boolean }>(
      `select host(ip) as ip, retirado_em is not null as retirado from consentimento where usuario_id = $1 order by id`,
      [aluna.id],
    )
    expect(rows).toEqual([
      { ip: '127.0.0.1', retirado: true },
      { ip: '127.0.0.1', retirado: false },
    ])
    const { consentimentos } = (await callAs(encarregada, api.overview, {})).data
    expect(consentimentos[0]).toEqual({ finalidade: 'uso_de_imagem', vigentes: 1, retirados: 1 })
  })
})

describe('the child’s week (L3)', () => {
  it('shows classes, notices, marks, adults in contact and time of use, and no words of class mates', async () => {
    const topico = await putTopico(tenant, professora, { avaliativo: true, titulo: 'Redação' })
    await putTopico(tenant, professora, { tipo: 'aviso', pedeCiente: true, titulo: 'Reunião' })
    await putMensagem(tenant, aluna, topico.id)
    await putMensagem(tenant, colega, topico.id)
    await tenant.sql(
      `insert into topico_nota (tenant_id, topico_id, aluno_id, usuario_id, nota_publicada, publicada_em)
       values ($1, $2, $3, $4, 8.5, now())`,
      [tenant.id, topico.id, aluna.id, professora.id],
    )
    await callAs(aluna, api.countUse, {})
    const { data } = await callAs(mae, api.semana, { params: { id: aluna.id } })
    expect(data.crianca).toEqual({ id: aluna.id, nome: 'Aluna Souza' })
    expect(data.turmas).toEqual([{ id: tenant.turma, nome: '7º A', escola: 'Escola Um', mensagens: 1 }])
    expect(data.contatos).toEqual([{ nome: 'Professora', turmas: ['7º A'] }])
    expect(data.avisos.map(({ titulo, ciente_em }) => [titulo, ciente_em])).toEqual([['Reunião', null]])
    expect(data.notas).toMatchObject([{ titulo: 'Redação', nota: '8.50' }])
    expect(data.uso).toHaveLength(7)
    expect(data.uso[6]?.minutos).toBe(5)
    expect(JSON.stringify(data)).not.toContain('Colega')
  })

  it('of another child is told like none, to guardians, teachers and the pupil too', async () => {
    const of = (who: Person, id: number) => callAs(who, api.semana, { params: { id } })
    for (const who of [outraMae, professora, encarregada, colega, aluna])
      expect((await of(who, aluna.id)).status).toBe(404)
    expect((await of(outraMae, aluna.id)).body).toEqual((await of(outraMae, 999_999_999)).body)
    expect((await callAs(mae, api.listDependentes, {})).data.criancas).toEqual([
      { id: aluna.id, nome: 'Aluna Souza', turmas: ['7º A'] },
    ])
    expect((await callAs(professora, api.listDependentes, {})).data.criancas).toEqual([])
  })

  it('counts five minutes a beat, once for beats that come together', async () => {
    const beat = async () => (await callAs(colega, api.countUse, {})).data.hoje
    expect([await beat(), await beat()]).toEqual([5, 5])
    await tenant.sql(`update tempo_uso set contado_em = now() - interval '5 minutes' where usuario_id = $1`, [
      colega.id,
    ])
    expect(await beat()).toBe(10)
  })
})

describe('retention', () => {
  it('deletes what the registry promises to keep no longer, and nothing younger', async () => {
    await tenant.sql(
      `insert into tempo_uso (tenant_id, usuario_id, dia, minutos) select $1, $2, current_date - n, 5
       from unnest(array[179, 182, 400]) n`,
      [tenant.id, professora.id],
    )
    const gone = await tenant.person('Saiu há tempo')
    await tenant.sql(
      `insert into vinculo (tenant_id, usuario_id, papel, turma_id, inicio, fim)
       values ($1, $2, 'professor', $3, now() - interval '90 days', now() - interval '31 days')`,
      [tenant.id, gone.id, tenant.turma],
    )
    for (const { id } of [gone, professora])
      await tenant.sql(
        `insert into preferencia (tenant_id, usuario_id, chave, preferencias) values ($1, $2, 'x', '{}')`,
        [tenant.id, id],
      )
    await hourly()
    const days = await tenant.sql(`select 1 from tempo_uso where tenant_id = $1 and usuario_id = $2`, [
      tenant.id,
      professora.id,
    ])
    expect(days).toHaveLength(1)
    const left = await tenant.sql<{ usuario_id: string }>(
      `select usuario_id from preferencia where tenant_id = $1 and chave = 'x'`,
      [tenant.id],
    )
    expect(left.map(({ usuario_id }) => Number(usuario_id))).toEqual([professora.id])
  })
})
