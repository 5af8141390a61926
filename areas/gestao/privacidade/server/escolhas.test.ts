/** Options, consents, the child’s week, what is kept no longer: through the real door. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { putMensagem, putTopico } from '../../../conversa/forum/server/factory.ts'
import { privacidadeApi as api } from '../contract.ts'
import { privacyWorld } from './testing.ts'

type World = Awaited<ReturnType<typeof privacyWorld>>
let tenant: World['tenant']
let aluna: Person
let colega: Person
let mae: Person
let outraMae: Person
let professora: Person
let encarregada: Person
let hourly: World['hourly']
let acoes: World['acoes']

beforeAll(async () => {
  ;({ tenant, aluna, colega, mae, outraMae, professora, encarregada, hourly, acoes } = await privacyWorld())
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
      `insert into tempo_uso (tenant_id, usuario_id, dia, minutos) select $1, $2, (now() at time zone 'America/Sao_Paulo')::date - n, 5
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
