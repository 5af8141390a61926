/** Lessons through the door: written, checked, reviewed, published, put away; two editors at once lose nothing. */
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { aulaApi } from '../contract.ts'
import { telaApi } from '../contract-tela.ts'
import { buildTela } from '../factory.ts'
import { publishAula, putAula, putTela } from './factory.ts'
import { clearAulas } from './jobs.ts'

let tenant: TestTenant
let professora: Person
let colega: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
})

const page = { pagina: 1, linhas: 30 }
const open = async (id: number, who: Person = professora) =>
  (await callAs(who, aulaApi.find, { params: { id } })).data.aula

describe('a lesson', () => {
  it('is written, published, and published again only when the draft changed', async () => {
    const disciplinas = await tenant.sql<{ id: number }>(
      `select id from disciplina where tenant_id = $1 and sigla = 'CI'`,
      [tenant.id],
    )
    const disciplina = Number(disciplinas[0]?.id)
    const { aula } = (
      await callAs(professora, aulaApi.create, {
        body: { titulo: '  Ciclo da água ', disciplina, tags: ['Água', 'agua'], visibilidade: 'turma' },
      })
    ).data
    expect(aula).toMatchObject({
      titulo: 'Ciclo da água',
      estado: 'rascunho',
      versao: 0,
      revisao: 1,
      telas: [],
    })
    expect(aula.disciplina?.nome).toBe('Ciências')
    expect(aula.tags).toHaveLength(1)
    expect(aula.codigo).toMatch(/^[A-HJKMNP-Z2-9]{8}$/)

    const params = { id: aula.id }
    const empty = await callAs(professora, aulaApi.publish, { params })
    expect([empty.status, empty.body.codigo]).toEqual([422, 'aula_incompleta'])
    const { problemas } = (await callAs(professora, aulaApi.check, { params })).data
    expect(problemas).toEqual([{ codigo: 'sem_telas', bloqueia: true, tela: null, parte: null }])

    const { tela } = (
      await callAs(professora, telaApi.addTela, {
        params,
        body: { ...asBody(buildTela('multipla_escolha')) },
      })
    ).data
    const first = (await callAs(professora, aulaApi.publish, { params })).data.aula
    expect(first).toMatchObject({ estado: 'publicada', versao: 1, alcance: 'turma', mudou: false })
    expect((await callAs(professora, aulaApi.publish, { params })).data.aula.versao).toBe(1)

    await callAs(professora, telaApi.saveTela, {
      params: { ...params, tela: tela.id },
      body: { titulo: 'Outro', conteudo: tela.conteudo, revisao: tela.revisao },
    })
    expect((await open(aula.id)).mudou).toBe(true)
    const second = (await callAs(professora, aulaApi.publish, { params })).data.aula
    expect(second).toMatchObject({ versao: 2, mudou: false })

    const kept = await tenant.sql<{ versao: number; titulo: string; gabarito: object; conteudo: object }>(
      'select versao, titulo, gabarito, conteudo from versao_tela where tenant_id = $1 and aula_id = $2 order by versao',
      [tenant.id, aula.id],
    )
    expect(kept.map(({ versao, titulo }) => [versao, titulo])).toEqual([
      [1, ''],
      [2, 'Outro'],
    ])
    expect(JSON.stringify(kept.map(({ conteudo }) => conteudo))).not.toContain('correta')
    expect(kept.every(({ gabarito }) => gabarito !== null)).toBe(true)
  })

  it('published twenty times at once makes one version', async () => {
    const { id } = await putAula(tenant, professora)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callAs(professora, aulaApi.publish, { params: { id } })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const versoes = await tenant.sql('select 1 from aula_versao where tenant_id = $1 and aula_id = $2', [
      tenant.id,
      id,
    ])
    expect(versoes).toHaveLength(1)
  })

  it('changed by two: the second is told, and finds what the first wrote', async () => {
    const { id } = await putAula(tenant, professora)
    await tenant.sql('insert into aula_autor (tenant_id, aula_id, usuario_id) values ($1, $2, $3)', [
      tenant.id,
      id,
      colega.id,
    ])
    const { revisao } = await open(id)
    const change = (who: Person, titulo: string) =>
      callAs(who, aulaApi.edit, { params: { id }, body: { titulo, revisao } })
    const answers = await Promise.all([change(professora, 'Um'), change(colega, 'Dois')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body.codigo).toBe('aula_conflito')
    const now = await open(id)
    expect(now.revisao).toBe(revisao + 1)
    expect(['Um', 'Dois']).toContain(now.titulo)
  })

  it('keeps fields that are not sent, and refuses what does not fit', async () => {
    const { id } = await putAula(tenant, professora, { descricao: 'Fica' })
    const edit = (body: object) => callAs(professora, aulaApi.edit, { params: { id }, body: body as never })
    expect((await edit({ revisao: 1, tentativas: null })).data.aula).toMatchObject({
      descricao: 'Fica',
      tentativas: null,
      revisao: 2,
    })
    expect((await edit({ revisao: 2, titulo: '   ' })).body.campos).toHaveProperty('titulo')
    expect((await edit({ revisao: 2, visibilidade: 'rede' })).body.campos).toHaveProperty('rede_id')
    expect((await edit({ revisao: 2, rede_id: tenant.outraEscola })).body.campos).toHaveProperty('rede_id')
    expect((await edit({ revisao: 2, disciplina: 999_999 })).status).toBe(400)
    expect((await edit({ revisao: 2, visibilidade: 'rede', rede_id: tenant.escola })).status).toBe(200)
  })

  it('goes to the archive and to the bin, and comes back', async () => {
    const { id } = await putAula(tenant, professora, { titulo: 'Que vai e volta' })
    const params = { id }
    const titles = async (aba: 'ativas' | 'arquivadas' | 'lixeira') =>
      (await callAs(professora, aulaApi.list, { query: { ...page, aba, busca: 'QUE VÁI' } })).data.aulas.map(
        ({ titulo }) => titulo,
      )
    await callAs(professora, aulaApi.archive, { params, body: { arquivada: true } })
    expect([await titles('ativas'), await titles('arquivadas')]).toEqual([[], ['Que vai e volta']])
    const refused = await callAs(professora, aulaApi.edit, { params, body: { titulo: 'X', revisao: 1 } })
    expect([refused.status, refused.body.codigo]).toEqual([409, 'aula_arquivada'])
    await callAs(professora, aulaApi.archive, { params, body: { arquivada: false } })
    await callAs(professora, aulaApi.remove, { params })
    expect([await titles('ativas'), await titles('lixeira')]).toEqual([[], ['Que vai e volta']])
    expect((await callAs(professora, aulaApi.find, { params })).status).toBe(403)
    expect((await callAs(colega, aulaApi.restore, { params })).status).toBe(404)
    await callAs(professora, aulaApi.restore, { params })
    expect(await titles('ativas')).toEqual(['Que vai e volta'])
    expect((await open(id)).estado).toBe('rascunho')
  })

  it('is gone after thirty days in the bin; what was published stays for who did it', async () => {
    const [draft, published, recent] = [
      await putAula(tenant, professora),
      await putAula(tenant, professora),
      await putAula(tenant, professora),
    ]
    await publishAula(tenant, professora, published.id)
    const bin = (id: number, days: number) =>
      tenant.sql('update aula set removida_em = now() - make_interval(days => $2) where id = $1', [id, days])
    await bin(draft.id, 31)
    await bin(published.id, 31)
    await bin(recent.id, 29)
    const restore = async ({ id }: { id: number }) =>
      (await callAs(professora, aulaApi.restore, { params: { id } })).status
    expect(await restore(draft)).toBe(404)
    const { database } = await testApp()
    await database.asTenant(tenant.id, (tx) => clearAulas(tx, new Date()))
    const left = await tenant.sql<{ id: number }>('select id from aula where id = any($1) order by id', [
      [draft.id, published.id, recent.id],
    ])
    expect(left.map(({ id }) => Number(id))).toEqual([published.id, recent.id])
    expect([await restore(published), await restore(recent)]).toEqual([404, 200])
  })

  it('is copied with its screens as a draft of who copies it', async () => {
    const { id } = await putAula(tenant, professora, { visibilidade: 'plataforma' })
    await publishAula(tenant, professora, id)
    const copy = (await callAs(colega, aulaApi.duplicate, { params: { id } })).data.aula
    const aula = await open(copy.id, colega)
    expect(aula).toMatchObject({
      titulo: 'Ciclo da água (cópia)',
      estado: 'rascunho',
      visibilidade: 'privada',
    })
    expect(aula.autores).toEqual([{ id: colega.id, nome: 'Otávio' }])
    expect(aula.telas.map(({ tipo }) => tipo)).toEqual(['texto', 'multipla_escolha'])
  })

  it('is written along by colleagues of the network only', async () => {
    const { id } = await putAula(tenant, professora)
    const other = await tenant.person('De outra escola', { papel: 'professor', turma: tenant.outraTurma })
    const aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    const set = (autores: number[]) =>
      callAs(professora, aulaApi.setAutores, { params: { id }, body: { autores } })
    expect((await set([aluno.id])).status).toBe(400)
    expect((await callAs(colega, aulaApi.find, { params: { id } })).status).toBe(404)
    expect((await set([colega.id, other.id])).data.aula.autores.map(({ nome }) => nome)).toEqual([
      'Cecília',
      'De outra escola',
      'Otávio',
    ])
    expect((await open(id, colega)).permissoes).toMatchObject({ editar: true, gerenciar: true })
    const { colegas } = (
      await callAs(professora, aulaApi.colleagues, { params: { id }, query: { busca: 'otavio' } })
    ).data
    expect(colegas).toEqual([{ id: colega.id, nome: 'Otávio' }])
  })
})

describe('review', () => {
  it('what goes to a network is approved by somebody else, or sent back with words', async () => {
    const revisor = await tenant.person('Revisora', { papel: 'revisor' } as never)
    const { id } = await putAula(tenant, professora, { visibilidade: 'rede', rede: tenant.escola })
    const params = { id }
    expect((await callAs(professora, aulaApi.publish, { params })).status).toBe(403)
    const sent = await callAs(professora, aulaApi.submit, { params, body: { enviada: true } })
    expect(sent.data.aula).toMatchObject({
      estado: 'em_revisao',
      permissoes: { editar: false, enviar: false },
    })
    const frozen = await callAs(professora, aulaApi.edit, { params, body: { titulo: 'X', revisao: 1 } })
    expect([frozen.status, frozen.body.codigo]).toEqual([409, 'aula_em_revisao'])
    const review = (aprova: boolean, texto: string, who: Person = revisor) =>
      callAs(who, aulaApi.review, { params, body: { aprova, texto } })
    expect((await review(true, '', professora)).status).toBe(403)
    expect((await review(false, ' ')).status).toBe(400)
    expect((await review(false, 'Falta a fonte.')).data.aula.estado).toBe('rascunho')
    expect((await open(id)).parecer).toMatchObject({
      aprova: false,
      texto: 'Falta a fonte.',
      por: { nome: 'Revisora' },
    })
    expect((await review(true, '')).status).toBe(409)
    await callAs(professora, aulaApi.submit, { params, body: { enviada: true } })
    expect((await review(true, '')).data.aula).toMatchObject({
      estado: 'publicada',
      versao: 1,
      alcance: 'rede',
    })
  })

  it('a lesson that is for classes reaches no network before it is published for one', async () => {
    const { id } = await putAula(tenant, professora)
    await publishAula(tenant, professora, id)
    const longe = await tenant.person('Longe', { papel: 'professor', turma: tenant.outraTurma })
    const wider = { visibilidade: 'plataforma' as const, revisao: 1 }
    const { aula } = (await callAs(professora, aulaApi.edit, { params: { id }, body: wider })).data
    expect(aula).toMatchObject({ visibilidade: 'plataforma', alcance: 'turma' })
    expect((await callAs(longe, aulaApi.duplicate, { params: { id } })).status).toBe(404)
    const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
    expect((await callAs(admin, aulaApi.publish, { params: { id } })).data.aula.alcance).toBe('plataforma')
    expect((await callAs(longe, aulaApi.duplicate, { params: { id } })).status).toBe(200)
    const narrow = { visibilidade: 'privada' as const, revisao: 2 }
    expect((await callAs(professora, aulaApi.edit, { params: { id }, body: narrow })).data.aula.alcance).toBe(
      'privada',
    )
    expect((await callAs(longe, aulaApi.duplicate, { params: { id } })).status).toBe(404)
  })
})

const asBody = ({ tipo, conteudo }: ReturnType<typeof buildTela>) => ({
  tipo,
  conteudo: conteudo as unknown as Record<string, unknown>,
})

describe('the list', () => {
  it('shows own, shared and the network apart, sorted and searched without accents', async () => {
    const eu = await tenant.person('Lia', { papel: 'professor', turma: tenant.turma })
    const minha = await putAula(tenant, eu, { titulo: 'Órbita' })
    await putAula(tenant, eu, { titulo: 'astros' })
    await putTela(tenant, eu, minha.id, buildTela('texto'))
    const outra = await putAula(tenant, professora, {
      titulo: 'Zebra',
      visibilidade: 'rede',
      rede: tenant.rede,
    })
    await publishAula(tenant, professora, outra.id)
    const list = async (query: object) =>
      (await callAs(eu, aulaApi.list, { query: { ...page, ...query } })).data
    const all = await list({})
    expect(all.aulas.map(({ titulo, total_telas }) => [titulo, total_telas])).toEqual([
      ['astros', 2],
      ['Órbita', 3],
    ])
    expect([all.total, all.permissoes.criar]).toEqual([2, true])
    expect((await list({ ordem: '-titulo', linhas: 1 })).aulas.map(({ titulo }) => titulo)).toEqual([
      'Órbita',
    ])
    expect((await list({ busca: 'orb' })).total).toBe(1)
    expect((await list({ busca: '%' })).total).toBe(0)
    expect(
      (await list({ origem: 'rede', busca: 'zebra' })).aulas.map(({ permissoes }) => permissoes),
    ).toEqual([
      {
        lerRascunho: false,
        editar: false,
        gerenciar: false,
        publicar: false,
        enviar: false,
        revisar: false,
        duplicar: true,
      },
    ])
    expect((await list({ origem: 'minhas', estado: 'publicada' })).total).toBe(0)
    const aluno = await tenant.person('Aluno', { papel: 'aluno', turma: tenant.turma })
    expect((await callAs(aluno, aulaApi.list, { query: page })).status).toBe(403)
  })
})
