/** A notice to a network: a copy in each class, everybody told once and led to their own class, by role; answered once. */
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../../../escola/turma/contract.ts'
import { forumApi } from '../contract.ts'
import { avisoApi } from '../contract-aviso.ts'
import { avisoRedeApi } from '../contract-aviso-rede.ts'
import { ANNOUNCE_REDE, avisoRedeTasks } from './jobs-aviso-rede.ts'

let tenant: TestTenant
let gestora: Person
let aluna: Person
let outro: Person
let mae: Person
let professora: Person

beforeEach(async () => {
  tenant = await testTenant()
  const { turma, outraTurma, rede } = tenant
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  aluna = await tenant.person('Élida Lima', { papel: 'aluno', turma }, { papel: 'aluno', turma: outraTurma })
  outro = await tenant.person('Otávio', { papel: 'aluno', turma: outraTurma })
  mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  professora = await tenant.person('Professora', { papel: 'professor', turma })
})

type Body = { papeis?: ('aluno' | 'responsavel' | 'professor')[]; [field: string]: unknown }
const publish = (given: Body = {}, who = gestora) =>
  callAs(who, avisoRedeApi.publishAvisoRede, {
    params: { rede: tenant.rede },
    body: {
      titulo: 'Feriado municipal',
      conteudo: '<p>Não haverá aula na sexta.</p>',
      papeis: ['aluno', 'responsavel', 'professor'],
      ...given,
    },
  })

/** The queued work, as the worker would do it. */
async function work(payload: { aviso: number; lembrar?: boolean }): Promise<number[]> {
  const { database } = await testApp()
  const steps: number[] = []
  const run = avisoRedeTasks[ANNOUNCE_REDE] as unknown as (job: object) => Promise<void>
  await run({
    tenantId: tenant.id,
    payload,
    database,
    progress: async (done: number) => void steps.push(done),
  })
  return steps
}

async function published(given: Body = {}): Promise<number> {
  const { id, trabalho } = (await publish(given)).data
  expect(trabalho).not.toBeNull()
  await work({ aviso: id })
  return id
}

const told = async (tipo = 'aviso_novo') =>
  (
    await tenant.sql<{ usuario_id: string; destino: string }>(
      'select usuario_id, destino from notificacao where tenant_id = $1 and tipo = $2 order by usuario_id',
      [tenant.id, tipo],
    )
  ).map(({ usuario_id, destino }) => ({ id: Number(usuario_id), destino }))

const listOf = async (who: Person, turma = tenant.turma) =>
  (await callAs(who, forumApi.listAvisos, { query: { gru_id: turma, pagina: 1, linhas: 30 } })).data.topicos

describe('a notice to a network', () => {
  it('stands in each class and is told once to each person, who is led to a class of theirs', async () => {
    const reach = await callAs(gestora, avisoRedeApi.reachAvisoRede, { params: { rede: tenant.rede } })
    expect(reach.data).toMatchObject({ turmas: 2, aluno: 2, responsavel: 1, professor: 1 })
    await published()
    const people = await told()
    expect(people.map(({ id }) => id)).toEqual(
      [aluna.id, outro.id, mae.id, professora.id].sort((a, b) => a - b),
    )
    for (const who of [aluna, outro, mae, professora]) {
      const destino = people.find(({ id }) => id === who.id)?.destino ?? ''
      const [, turma, id] = /turma\/(\d+)\/avisos\/(\d+)$/.exec(destino) ?? []
      const { data } = await callAs(who, forumApi.find, { params: { id: Number(id) } })
      expect(data.topico).toMatchObject({ gru_id: Number(turma), titulo: 'Feriado municipal', daRede: true })
    }
  })

  it('is one line on the home of who is in several of its classes, and leads to one not read yet', async () => {
    await published()
    await published({ titulo: 'Merenda nova' })
    const home = async () => (await callAs(aluna, turmaApi.home, {})).data.avisos
    expect((await home()).map(({ titulo }) => titulo)).toEqual(['Merenda nova', 'Feriado municipal'])
    const [first] = await home()
    await callAs(aluna, forumApi.find, { params: { id: first?.id ?? 0 } })
    await tenant.sql(
      `insert into topico_visto (tenant_id, topico_id, usuario_id) values ($1, $2, $3) on conflict do nothing`,
      [tenant.id, first?.id, aluna.id],
    )
    const [other] = await home()
    expect(other).toMatchObject({ titulo: 'Merenda nova', visto: false })
    expect(other?.turma.id).not.toBe(first?.turma.id)
  })

  it('told again by a job that died on its way reaches nobody twice', async () => {
    const id = await published()
    await tenant.sql(`delete from notificacao where tenant_id = $1 and usuario_id = $2`, [
      tenant.id,
      outro.id,
    ])
    await work({ aviso: id })
    expect(await told()).toHaveLength(4)
  })

  it('for some roles only is seen and told to those, and to who teaches', async () => {
    await published({ papeis: ['responsavel'] })
    expect((await told()).map(({ id }) => id)).toEqual([mae.id])
    expect(await listOf(aluna)).toEqual([])
    expect(await listOf(mae)).toHaveLength(1)
    expect(await listOf(professora)).toHaveLength(1)
    const mural = async (who: Person) =>
      (await callAs(who, turmaApi.mural, { params: { turma: tenant.turma } })).data.mural.avisos.length
    expect([await mural(aluna), await mural(mae), await mural(professora)]).toEqual([0, 1, 1])
  })

  it('asks on the mural whom it is for, teachers too, and shows its receipts to who sent it', async () => {
    await published({ papeis: ['professor'], pedeCiente: true })
    await published({ papeis: ['responsavel'], pedeCiente: true })
    const mural = async (who: Person) =>
      (await callAs(who, turmaApi.mural, { params: { turma: tenant.turma } })).data.mural.avisos
        .map(({ pede_ciente, recibo }) => [pede_ciente, recibo])
        .sort()
    expect(await mural(professora)).toEqual([
      [false, null],
      [true, null],
    ])
    expect(await mural(mae)).toEqual([[true, null]])
    expect(await mural(gestora)).toEqual([
      [false, null],
      [false, null],
    ])
  })

  it('for teachers only asks no reading of pupils, and nobody reminds them of it', async () => {
    const receipts = async (papeis: ('professor' | 'aluno')[]) => {
      await published({ titulo: papeis.join(), papeis })
      const copy = (await listOf(professora)).find(({ titulo }) => titulo === papeis.join())
      const params = { id: copy?.id ?? 0 }
      return [
        copy?.permissoes.verLeituras,
        (await callAs(professora, forumApi.listLeituras, { params, query: { pagina: 1, linhas: 30 } }))
          .status,
        (await callAs(professora, avisoApi.remind, { params })).status,
      ]
    }
    expect(await receipts(['professor'])).toEqual([false, 403, 403])
    expect(await receipts(['professor', 'aluno'])).toEqual([true, 200, 200])
  })

  it('is left as it is by who leads a class, and goes from all of them at a word', async () => {
    const id = await published()
    const [copy] = await listOf(professora)
    const params = { id: copy?.id ?? 0 }
    expect((await callAs(professora, forumApi.remove, { params })).status).toBe(403)
    expect((await callAs(professora, forumApi.setState, { params, body: { fixado: true } })).status).toBe(403)
    expect((await callAs(gestora, avisoRedeApi.removeAvisoRede, { params: { id } })).status).toBe(200)
    expect((await callAs(gestora, avisoRedeApi.removeAvisoRede, { params: { id } })).status).toBe(200)
    expect([await listOf(aluna), await listOf(outro, tenant.outraTurma)]).toEqual([[], []])
  })

  it('is acknowledged once for all classes of a person, and counted once', async () => {
    const id = await published({ pedeCiente: true })
    const [copy] = await listOf(aluna)
    await callAs(aluna, forumApi.acknowledge, { params: { id: copy?.id ?? 0 } })
    expect((await listOf(aluna, tenant.outraTurma))[0]?.cienteEm).not.toBeNull()
    const { data } = await callAs(gestora, avisoRedeApi.findAvisoRede, { params: { id } })
    expect(data.papeis.find(({ papel }) => papel === 'aluno')).toEqual({
      papel: 'aluno',
      pessoas: 2,
      lido: 1,
      ciente: 1,
    })
    const missing = await callAs(gestora, avisoRedeApi.listLeiturasRede, {
      params: { id },
      query: { pagina: 1, linhas: 30, situacao: 'sem_ciente', papel: 'aluno' },
    })
    expect(missing.data.leituras.map(({ nome }) => nome)).toEqual(['Otávio'])
    const found = await callAs(gestora, avisoRedeApi.listLeiturasRede, {
      params: { id },
      query: { pagina: 1, linhas: 30, busca: 'elida' },
    })
    expect(found.data.leituras.map(({ nome }) => nome)).toEqual(['Élida Lima'])
  })

  it('reminds whoever is missing, once a day', async () => {
    const id = await published({ pedeCiente: true, papeis: ['aluno'] })
    const [copy] = await listOf(aluna)
    await callAs(aluna, forumApi.acknowledge, { params: { id: copy?.id ?? 0 } })
    const remind = () => callAs(gestora, avisoRedeApi.remindAvisoRede, { params: { id } })
    expect((await remind()).status).toBe(200)
    expect(await work({ aviso: id, lembrar: true })).toEqual([1])
    expect((await told('ciente_lembrete')).map(({ id }) => id)).toEqual([outro.id])
    expect((await remind()).body.codigo).toBe('ja_lembrado')
  })

  it('that waits is seen and told when its hour comes; one for the past is refused in words', async () => {
    const past = await publish({ inicio: new Date(Date.now() - 3_600_000).toISOString() })
    expect(past.body.campos).toEqual({ inicio: 'Este momento já passou. Escolha outro, ou publique agora.' })
    const { id, trabalho } = (await publish({ inicio: new Date(Date.now() + 3_600_000).toISOString() })).data
    expect(trabalho).toBeNull()
    expect(await listOf(aluna)).toEqual([])
    await tenant.sql(`update topico set inicio = now() - interval '1 minute' where tenant_id = $1`, [
      tenant.id,
    ])
    await tenant.sql(`update aviso_rede set inicio = now() - interval '1 minute' where tenant_id = $1`, [
      tenant.id,
    ])
    await work({ aviso: id })
    expect(await told()).toHaveLength(4)
    expect(await listOf(aluna)).toHaveLength(1)
  })

  it('takes files once for all of its classes, and keeps to five of them', async () => {
    const files = ['cardapio.txt', 'mapa.txt'].map((nome) => ({ nome, conteudo: nome }))
    const body = { titulo: 'Cardápio', conteudo: '<p>Veja.</p>', papeis: ['aluno'] as 'aluno'[] }
    const sent = await callAs(
      gestora,
      avisoRedeApi.publishAvisoRede,
      { params: { rede: tenant.rede }, body },
      { files },
    )
    expect(sent.status).toBe(200)
    for (const turma of [tenant.turma, tenant.outraTurma]) {
      const [copy] = await listOf(aluna, turma)
      expect(copy?.anexos.map(({ nome }) => nome)).toEqual(['cardapio.txt', 'mapa.txt'])
    }
    const kept = await tenant.sql('select 1 from arquivo where tenant_id = $1', [tenant.id])
    expect(kept).toHaveLength(2)
    const { anexos, versao } = (
      await callAs(gestora, avisoRedeApi.findAvisoRede, { params: { id: sent.data.id } })
    ).data
    const edit = (more: object, names: string[]) =>
      callAs(
        gestora,
        avisoRedeApi.editAvisoRede,
        { params: { id: sent.data.id }, body: { ...body, versao, ...more } },
        { files: names.map((nome) => ({ nome, conteudo: nome })) },
      )
    expect((await edit({}, ['a.txt', 'b.txt', 'c.txt', 'd.txt'])).status).toBe(422)
    expect((await edit({ removerAnexos: [anexos[0]?.id] }, ['a.txt'])).status).toBe(200)
    const [copy] = await listOf(outro, tenant.outraTurma)
    expect(copy?.anexos.map(({ nome }) => nome)).toEqual(['mapa.txt', 'a.txt'])
  })

  it('is edited in every class; who edits an older one is told, and people are not told twice', async () => {
    const id = await published({ fixado: true })
    const before = await told()
    const edit = (body: object = {}, who = gestora) =>
      callAs(who, avisoRedeApi.editAvisoRede, {
        params: { id },
        body: {
          titulo: 'Feriado mudou',
          conteudo: '<p>Haverá aula na sexta.</p>',
          papeis: ['professor'],
          versao: 1,
          ...body,
        },
      })
    const answers = await Promise.all([edit(), edit({ conteudo: '<p>Talvez.</p>' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.codigo).toBe('editado_por_outra_pessoa')
    const { data } = await callAs(gestora, avisoRedeApi.findAvisoRede, { params: { id } })
    expect(refused?.body.campos).toEqual({ conteudo: data.conteudo, versao: '2' })
    expect([data.versao, data.aviso.papeis.length]).toEqual([2, 3])
    for (const turma of [tenant.turma, tenant.outraTurma]) {
      const [copy] = await listOf(aluna, turma)
      expect([copy?.titulo, copy?.conteudo, copy?.fixado]).toEqual(['Feriado mudou', data.conteudo, false])
    }
    expect((await edit({}, professora)).status).toBe(404)
    await work({ aviso: id })
    expect(await told()).toEqual(before)
  })

  it('that waits may go out earlier, to others; one that ended begins no more', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const { id } = (await publish({ inicio: at(5) })).data
    const edit = (body: object, versao: number) =>
      callAs(gestora, avisoRedeApi.editAvisoRede, {
        params: { id },
        body: { titulo: 'Já', conteudo: '<p>Já.</p>', papeis: ['aluno'], versao, ...body },
      })
    expect((await edit({ inicio: at(-1) }, 1)).body.campos).toHaveProperty('inicio')
    expect((await edit({ inicio: at(2) }, 1)).data.trabalho).toBeNull()
    await work({ aviso: id })
    expect(await told()).toEqual([])
    expect((await edit({}, 2)).data.trabalho).not.toBeNull()
    await work({ aviso: id })
    expect((await told()).map((one) => one.id)).toEqual([aluna.id, outro.id].sort((a, b) => a - b))
    expect((await edit({ fim: at(-3) }, 3)).body.campos).toHaveProperty('fim')
    expect((await publish({ fim: at(-1) })).body.campos).toHaveProperty('fim')
    const later = await edit({ inicio: at(9) }, 3)
    expect([later.status, later.data.trabalho]).toEqual([200, null])
    expect(await listOf(aluna)).toHaveLength(1)
  })

  it('is not for who only reads the network, nor without a class that takes it', async () => {
    const { rede } = tenant
    const leitora = await tenant.person('Leitora', { papel: 'gestor_rede', rede, funcao: 'leitura' })
    expect((await publish({}, leitora)).status).toBe(403)
    await tenant.sql(`update turma set status = 'encerrada' where tenant_id = $1`, [tenant.id])
    expect(await publish()).toMatchObject({ status: 409, body: { codigo: 'rede_sem_turmas' } })
    const left = await tenant.sql('select 1 from aviso_rede where tenant_id = $1', [tenant.id])
    expect(left).toEqual([])
  })
})
