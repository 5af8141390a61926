/** The register of incidents (L4) and the retention that a network chooses: through the real door. */

import { beforeAll, describe, expect, it } from 'vitest'
import type { Fuso } from '../../../../core/contract/cidades.ts'
import { BRASILIA } from '../../../../core/contract/fuso.ts'
import { readPdf } from '../../../../core/server/pdf/testing.ts'
import { edgesOf } from '../../../../core/testing/beiras.ts'
import { USUAL } from '../../../../core/texts/texts.ts'
import type { Tratamento } from '../../../../core/texts/tratamento.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { tenantApi } from '../../../acesso/tenant/contract.ts'
import { setQuando } from '../../../escola/auditoria/server/factory.ts'
import { matriculaApi } from '../../../escola/matricula/contract.ts'
import { encarregadoApi as api } from '../contract-encarregado.ts'
import { privacyWorld } from './testing.ts'

type World = Awaited<ReturnType<typeof privacyWorld>>
let w: World
let admin: Person

/** An act in the log, as `audit` writes it. */
const act = (entry: {
  quem?: number | null
  suporte?: number
  entidade: string
  id?: number
  acao: string
  mudanca?: object
}) =>
  w.tenant.sql(
    `insert into auditoria (tenant_id, numero, quem_id, suporte_id, entidade, entidade_id, acao, mudanca)
     values ($1, 0, $2, $3, $4, $5, $6, $7)`,
    [
      w.tenant.id,
      entry.quem ?? null,
      entry.suporte ?? null,
      entry.entidade,
      entry.id === undefined ? null : String(entry.id),
      entry.acao,
      JSON.stringify(entry.mudanca ?? {}),
    ],
  )

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

beforeAll(async () => {
  w = await privacyWorld()
  admin = await w.tenant.person('Administradora', { papel: 'administrador_tenant' })
  await act({ quem: admin.id, entidade: 'usuario', id: w.aluna.id, acao: 'ler_laudo' })
  await act({
    quem: admin.id,
    entidade: 'usuario',
    id: w.aluna.id,
    acao: 'mudar',
    mudanca: { depois: { campos: ['cpf', 'nome'] } },
  })
  await act({
    quem: admin.id,
    entidade: 'usuario',
    id: w.mae.id,
    acao: 'mudar_email',
    mudanca: { depois: { email: 'x' } },
  })
  await act({
    quem: admin.id,
    entidade: 'vinculo',
    id: 7,
    acao: 'mudar',
    mudanca: { antes: { usuario: w.colega.id, fim: null } },
  })
  await act({ quem: w.professora.id, suporte: admin.id, entidade: 'turma', id: 1, acao: 'ver_como_ler' })
  await act({
    quem: admin.id,
    entidade: 'usuario',
    acao: 'exportar',
    mudanca: { depois: { total: 120, formato: 'csv' } },
  })
  await act({ quem: w.mae.id, entidade: 'sessao', acao: 'entrar' })
})

describe('an incident', () => {
  const survey = async (more: { entidade?: string; quem?: number; inicio?: string; fim?: string } = {}) =>
    (
      await callAs(w.encarregada, api.survey, {
        query: { inicio: ago(1), fim: new Date(Date.now() + 60_000).toISOString(), ...more },
      })
    ).data.levantamento

  it('counts who did what, which fields, how many people, and the children among them', async () => {
    const found = await survey({ quem: admin.id })
    expect(found).toMatchObject({ linhas: 6, pessoas: 4, criancas: 2, exportadas: 120 })
    expect(found.campos).toEqual(['cpf', 'email', 'fim', 'laudo', 'nome'])
    expect(found.quem).toEqual([{ id: admin.id, nome: 'Administradora', vezes: 6 }])
    expect(found.atos.find(({ acao }) => acao === 'ler_laudo')?.vezes).toBe(1)
  })

  it('counts from the first instant told, and up to the last but not at it', async () => {
    const edges = edgesOf('2025-03-10', '2025-03-12')
    const line = { quem: w.mae.id, acao: 'entrar' }
    const seen: number[] = []
    for (const { at } of edges) {
      await setQuando(w.tenant, line, at)
      const period = { inicio: edges[1]?.at.toISOString() ?? '', fim: edges[3]?.at.toISOString() ?? '' }
      seen.push((await survey({ quem: w.mae.id, ...period })).linhas)
    }
    await setQuando(w.tenant, line, new Date())
    expect(seen).toEqual(edges.map(({ within }) => (within ? 1 : 0)))
  })

  it('is narrowed by kind, actor and time; nothing of another tenant counts', async () => {
    expect(await survey({ entidade: 'vinculo' })).toMatchObject({ linhas: 1, pessoas: 1, criancas: 1 })
    expect(await survey({ quem: w.mae.id })).toMatchObject({ linhas: 1, pessoas: 0 })
    expect(await survey({ inicio: ago(3), fim: ago(2) })).toMatchObject({ linhas: 0, quem: [], campos: [] })
    const other = await privacyWorld()
    const { data } = await callAs(other.encarregada, api.survey, {
      query: { inicio: ago(1), fim: new Date(Date.now() + 60_000).toISOString() },
    })
    expect(data.levantamento.linhas).toBe(0)
  })

  it('refuses a period that ends before it begins, and a person of another tenant', async () => {
    const ask = (query: { inicio: string; fim: string; quem?: number }) =>
      callAs(w.encarregada, api.survey, { query })
    expect((await ask({ inicio: ago(1), fim: ago(2) })).body.codigo).toBe('periodo_invalido')
    const stranger = await (await testTenant()).person('De fora')
    expect((await ask({ inicio: ago(2), fim: ago(1), quem: stranger.id })).status).toBe(404)
  })

  it('is entered with its figures and deadlines, completed, exported, and told in the log', async () => {
    const body = {
      titulo: 'Aparelho perdido',
      descricao: 'Um aparelho da secretaria sumiu.',
      medidas: '',
      ciencia_em: '2026-11-19T18:00:00Z',
      inicio: ago(1),
      fim: new Date(Date.now() + 60_000).toISOString(),
      quem: admin.id,
    }
    expect((await callAs(w.professora, api.reportIncidente, { body })).status).toBe(404)
    const { incidente } = (await callAs(w.encarregada, api.reportIncidente, { body })).data
    expect(incidente).toMatchObject({ prazo_comunicar: '2026-11-26T02:59:59.000Z', comunicado_em: null })
    expect(incidente.levantamento).toMatchObject({ pessoas: 4, criancas: 2 })
    const params = { id: incidente.id }
    const saved = await callAs(w.encarregada, api.saveIncidente, {
      params,
      body: {
        descricao: body.descricao,
        medidas: 'Sessões encerradas.',
        comunicado_em: '2026-11-24T15:00:00Z',
        completado_em: null,
      },
    })
    expect(saved.data.incidente.prazo_completar.slice(0, 10)).toBe('2026-12-23')
    expect((await callAs(w.encarregada, api.findIncidente, { params })).data).toEqual(saved.data)
    expect((await callAs(w.professora, api.findIncidente, { params })).status).toBe(404)
    const file = async (formato: 'pdf' | 'csv') =>
      Buffer.from(
        (await callAs(w.encarregada, api.exportIncidente, { params, body: { formato } })).data.conteudo,
        'base64',
      )
    const csv = String(await file('csv'))
    expect(csv).toContain('4 pessoas afetadas; 2 crianças ou adolescentes; 120 linhas saíram em arquivos')
    expect(csv).toContain('Sessões encerradas.')
    expect(csv).not.toContain('Aluna Souza')
    const pdf = readPdf(await file('pdf'))
    expect(JSON.stringify(pdf)).toContain('Aparelho perdido')
    expect(await w.acoes('incidente')).toEqual(['registrar', 'mudar', 'exportar', 'exportar'])
  })
})

describe('retention', () => {
  const dias = async (tabela: string) =>
    (await callAs(w.encarregada, api.listRetencoes, {})).data.retencoes.find((one) => one.tabela === tabela)
  const save = (who: Person, tabela: string, days: number) =>
    callAs(who, api.saveRetencao, { params: { tabela }, body: { dias: days } })

  it('is chosen within its bounds, shows what would go, and the clearing honours it', async () => {
    await w.tenant.sql(
      `insert into tempo_uso (tenant_id, usuario_id, dia, minutos)
       select $1, $2, (now() at time zone 'America/Sao_Paulo')::date - n, 5 from unnest(array[10, 60, 100, 170]) n`,
      [w.tenant.id, w.aluna.id],
    )
    expect(await dias('tempo_uso')).toMatchObject({ dias: 180, padrao: 180, minimo: 30, mudada_em: null })
    const preview = await callAs(w.encarregada, api.previewRetencao, {
      params: { tabela: 'tempo_uso' },
      query: { dias: 50 },
    })
    expect(preview.data.linhas).toBe(3)
    const left = async () =>
      (await w.tenant.sql('select from tempo_uso where tenant_id = $1', [w.tenant.id])).length
    await w.hourly()
    expect(await left()).toBe(4)
    expect((await save(w.encarregada, 'tempo_uso', 29)).body.codigo).toBe('fora_dos_limites')
    expect((await save(w.professora, 'tempo_uso', 50)).status).toBe(404)
    expect((await save(w.encarregada, 'tempo_uso', 50)).data.retencao.dias).toBe(50)
    await w.hourly()
    expect(await left()).toBe(1)
    expect(await dias('tempo_uso')).toMatchObject({ escolhida: true, mudada_por: w.encarregada.nome })
    expect(await w.acoes('retencao_dado')).toEqual(['mudar'])
  })

  it('lets go of a device that nobody used for longer than a year of school', async () => {
    await w.tenant.sql(
      `insert into relogio (tenant_id, usuario_id, dispositivo_id, desde, desvio, medido_em)
       select $1, $2, gen_random_uuid(), now() - interval '500 days', 0, now() - n * interval '1 day'
       from unnest(array[10, 399, 401]) n`,
      [w.tenant.id, w.aluna.id],
    )
    expect(await dias('relogio')).toMatchObject({ dias: 400, minimo: 30 })
    await w.hourly()
    expect(
      await w.tenant.sql('select from relogio where tenant_id = $1 and usuario_id = $2', [
        w.tenant.id,
        w.aluna.id,
      ]),
    ).toHaveLength(2)
  })

  it('falls back to the registry when the choice is taken back, and the clearing with it', async () => {
    const row = [w.tenant.id, w.aluna.id]
    await w.tenant.sql('delete from tempo_uso where tenant_id = $1', row.slice(0, 1))
    await save(w.encarregada, 'tempo_uso', 50)
    const undo = (who: Person) => callAs(who, api.undoRetencao, { params: { tabela: 'tempo_uso' } })
    expect((await undo(w.professora)).status).toBe(404)
    expect((await undo(w.encarregada)).data.retencao).toMatchObject({ dias: 180, escolhida: false })
    await w.tenant.sql(
      `insert into tempo_uso (tenant_id, usuario_id, dia, minutos) values ($1, $2, (now() at time zone 'America/Sao_Paulo')::date - 100, 5)`,
      row,
    )
    await w.hourly()
    expect(await w.tenant.sql('select from tempo_uso where tenant_id = $1', row.slice(0, 1))).toHaveLength(1)
  })

  it('is no choice where the law or the school record decides, and holds for one network only', async () => {
    for (const tabela of ['mensagem', 'auditoria', 'usuario', 'nada'])
      expect((await save(w.encarregada, tabela, 400)).status).toBe(404)
    expect((await save(w.encarregada, 'incidente', 5 * 365 - 1)).status).toBe(422)
    const other = await privacyWorld()
    const { retencoes } = (await callAs(other.encarregada, api.listRetencoes, {})).data
    expect(retencoes.find(({ tabela }) => tabela === 'tempo_uso')?.dias).toBe(180)
  })
})

describe('what the network answers for all of its pupils', () => {
  const find = (who: Person) => callAs(who, api.findOpcoes, undefined)
  const save = (who: Person, ranking_entre_escolas: boolean) =>
    callAs(who, api.saveOpcoes, { body: { ranking_entre_escolas } })

  it('rankings do not compare schools until an administrator says so; each change is in the log, once', async () => {
    const tenant = await testTenant()
    const other = await testTenant()
    const boss = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const stranger = await other.person('De fora', { papel: 'administrador_tenant' })
    expect((await find(boss)).data).toMatchObject({
      opcoes: { ranking_entre_escolas: false },
      permissoes: { mudar: true },
    })
    expect((await save(boss, false)).status).toBe(200)
    for (const _ of [1, 2])
      expect((await save(boss, true)).data.opcoes).toMatchObject({ ranking_entre_escolas: true })
    expect((await find(boss)).data.opcoes).toMatchObject({ ranking_entre_escolas: true })
    // Nothing else of the tenant's settings is touched, and nothing of another's.
    const [row] = await tenant.sql('select configuracoes from tenant where id = $1', [tenant.id])
    expect(row?.configuracoes).toMatchObject({ ranking_entre_escolas: true })
    expect((await find(stranger)).data.opcoes).toMatchObject({ ranking_entre_escolas: false })
    await save(boss, false)
    expect(
      await tenant.sql(
        `select quem_id, entidade_id, mudanca from auditoria
         where tenant_id = $1 and entidade = 'tenant' and acao = 'mudar' order by numero`,
        [tenant.id],
      ),
    ).toEqual(
      [true, false].map((after) => ({
        quem_id: boss.id,
        entidade_id: String(tenant.id),
        mudanca: { antes: { ranking_entre_escolas: !after }, depois: { ranking_entre_escolas: after } },
      })),
    )
  })

  it('an administrator says by whose hour its people live: of this tenant alone, in the log once, and known at once', async () => {
    const tenant = await testTenant()
    const other = await testTenant()
    const boss = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const encarregado = await tenant.person('Encarregado', { papel: 'encarregado' })
    const change = (who: Person, fuso: string) =>
      callAs(who, api.saveOpcoes, { body: { fuso: fuso as Fuso } })
    expect([
      (await change(encarregado, 'America/Manaus')).status,
      (await change(boss, 'Europe/Lisbon')).status,
    ]).toEqual([403, 400])
    for (const _ of [1, 2])
      expect((await change(boss, 'America/Manaus')).data.opcoes).toEqual({
        ranking_entre_escolas: false,
        fuso: 'America/Manaus',
        tratamento: USUAL,
      })
    expect(
      await tenant.sql('select fuso from tenant where id = any($1) order by id', [[tenant.id, other.id]]),
    ).toEqual([{ fuso: 'America/Manaus' }, { fuso: BRASILIA }])
    expect(
      await tenant.sql(
        `select mudanca from auditoria where tenant_id = $1 and entidade = 'tenant' and acao = 'mudar'`,
        [tenant.id],
      ),
    ).toEqual([{ mudanca: { antes: { fuso: BRASILIA }, depois: { fuso: 'America/Manaus' } } }])
    const { register } = (await testApp()).app.services
    await expect.poll(async () => (await register.byHost(tenant.host))?.fuso).toBe('America/Manaus')
  })

  it('the words of a network for its people are its own; pages and refusals speak in them', async () => {
    const tenant = await testTenant()
    const boss = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    const encarregado = await tenant.person('Encarregado', { papel: 'encarregado' })
    const words: Tratamento = { aluno: 'estudante', professor: 'educadora' }
    const change = (who: Person, tratamento: Tratamento) =>
      callAs(who, api.saveOpcoes, { body: { tratamento } })
    expect([
      (await change(encarregado, words)).status,
      (await change(boss, { ...words, aluno: 'criança' as never })).status,
    ]).toEqual([403, 400])
    for (const _ of [1, 2]) expect((await change(boss, words)).data.opcoes.tratamento).toEqual(words)
    expect(
      await tenant.sql(
        `select mudanca from auditoria where tenant_id = $1 and entidade = 'tenant' and acao = 'mudar'`,
        [tenant.id],
      ),
    ).toEqual([
      {
        mudanca: {
          antes: { trata_aluno: 'aluno', trata_professor: 'professora_professor' },
          depois: { trata_aluno: 'estudante', trata_professor: 'educadora' },
        },
      },
    ])
    const { register } = (await testApp()).app.services
    await expect.poll(async () => (await register.byHost(tenant.host))?.tratamento).toEqual(words)
    const known = await callAs(tenant, tenantApi.findBySlug, { params: { slug: tenant.slug } })
    expect(known.data.tenant.tratamento).toEqual(words)
    const student = await tenant.person('Ana', { papel: 'aluno', turma: tenant.turma })
    const manager = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    const refused = await callAs(manager, matriculaApi.transfer, {
      params: { turma: tenant.turma, aluno: student.id },
      body: { destino: tenant.turma },
    })
    expect(refused.body.mensagem).toBe('A turma de destino é a mesma de onde o estudante sai. Escolha outra.')
  })

  it('the officer sees it and does not change it; others see nothing', async () => {
    const tenant = await testTenant()
    const encarregado = await tenant.person('Encarregado', { papel: 'encarregado' })
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'escrita',
    })
    expect((await find(encarregado)).data.permissoes).toEqual({ mudar: false })
    expect([(await save(encarregado, true)).status, (await find(encarregado)).data.opcoes]).toEqual([
      403,
      { ranking_entre_escolas: false, fuso: BRASILIA, tratamento: USUAL },
    ])
    expect([(await find(gestora)).status, (await save(gestora, true)).status]).toEqual([404, 403])
  })
})
