/** Suggestions through the door: lists are what `view` grants; written, published, linked, put away, deleted where nothing points. */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { buildTela } from '../../../ensino/aula/factory.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { putMatriz } from '../../../ensino/catalogo/server/factory.ts'
import { changeQuestao, putQuestao } from '../../questao/server/factory.ts'
import { sugestaoApi } from '../contract.ts'
import { putAtividade, putSugestao } from './factory.ts'

let tenant: TestTenant
let professora: Person
let colega: Person
let coordenadora: Person
let deFora: Person
let aluna: Person
let habilidades: number[]

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Otávio', { papel: 'professor', turma: tenant.turma })
  coordenadora = await tenant.person('Inês', { papel: 'coordenador', rede: tenant.escola })
  deFora = await tenant.person('Bento', { papel: 'professor', turma: tenant.outraTurma })
  aluna = await tenant.person('Ada', { papel: 'aluno', turma: tenant.turma })
  habilidades = (await putMatriz(tenant)).habilidades
})

const page = { pagina: 1, linhas: 100 }
const idsFor = async (who: Person, query: object = {}): Promise<number[]> =>
  (await callAs(who, sugestaoApi.list, { query: { ...page, ...query } })).data.sugestoes.map(({ id }) => id)
const open = (who: Person, id: number) => callAs(who, sugestaoApi.find, { params: { id } })

type Edit = Parameters<typeof callAs<typeof sugestaoApi.edit>>[2]['body']
const edit = (who: Person, id: number, body: Edit) => callAs(who, sugestaoApi.edit, { params: { id }, body })

describe('suggestions', () => {
  it('are listed exactly as they may be opened, for everybody', async () => {
    const put = (given: Parameters<typeof putSugestao>[2]) => putSugestao(tenant, professora, given)
    const all = [
      await put({}),
      await put({ rede: tenant.escola }),
      await put({ rede: tenant.rede }),
      await put({ rede: tenant.outraEscola }),
      await put({ rede: tenant.escola, estado: 'rascunho' }),
      await putSugestao(tenant, deFora, { rede: tenant.outraEscola, estado: 'rascunho' }),
    ]
    const gestora = await tenant.person('Lia', { papel: 'gestor_rede', rede: tenant.rede, funcao: 'leitura' })
    const admin = await tenant.person('Ana', { papel: 'administrador_tenant' })
    const autora = await tenant.person('Rui', { papel: 'autor' })
    const seen: number[] = []
    for (const who of [professora, colega, coordenadora, deFora, gestora, admin, autora]) {
      const listed = await idsFor(who)
      const opened: number[] = []
      for (const id of all) if ((await open(who, id)).status === 200) opened.push(id)
      expect(listed.filter((id) => all.includes(id)).sort()).toEqual(opened.sort())
      seen.push(opened.length)
    }
    expect(seen).toEqual([5, 2, 3, 3, 5, 6, 0])
    expect((await callAs(aluna, sugestaoApi.list, { query: page })).status).toBe(403)
  })

  it('are searched without accents and filtered by skill, question and state', async () => {
    const questao = await putQuestao(tenant, professora)
    const [habilidade] = habilidades as [number]
    const id = await putSugestao(tenant, professora, {
      titulo: 'Condensação à mão',
      descritores: [habilidade],
      questoes: [questao],
    })
    expect(await idsFor(professora, { busca: 'CONDENSACAO mao' })).toEqual([id])
    expect(await idsFor(professora, { habilidade })).toEqual([id])
    expect(await idsFor(professora, { questao })).toEqual([id])
    expect(await idsFor(professora, { questao, estado: 'rascunho' })).toEqual([])
    expect(await idsFor(professora, { questao, origem: 'rede' })).toEqual([])
  })

  it('are written clean; a second editor is told', async () => {
    const { sugestao } = (
      await callAs(professora, sugestaoApi.create, {
        body: {
          titulo: '  Reveja   frações ',
          html: '<p>Desenhe.</p><script>alert(1)</script>',
          rede_id: tenant.escola,
          descritores: habilidades.slice(0, 1),
        },
      })
    ).data
    expect(sugestao).toMatchObject({
      titulo: 'Reveja frações',
      html: '<p>Desenhe.</p>',
      texto: 'Desenhe.',
      estado: 'rascunho',
      rede: { id: tenant.escola },
      permissoes: { editar: true, estados: ['publicada', 'arquivada'] },
    })
    expect(sugestao.descritores).toHaveLength(1)
    const { id } = sugestao
    expect((await edit(professora, id, { revisao: 1, titulo: 'Frações' })).data.sugestao.revisao).toBe(2)
    const late = await edit(professora, id, { revisao: 1, titulo: 'Outra' })
    expect([late.status, late.body.codigo]).toEqual([409, 'sugestao_conflito'])
    const unknown = await edit(professora, id, { revisao: 2, descritores: [999_999_999] })
    expect([unknown.status, Object.keys(unknown.body.campos ?? {})]).toEqual([400, ['descritores']])
    const closed = await putQuestao(tenant, deFora)
    const foreign = await edit(professora, id, { revisao: 2, questoes: [closed] })
    expect([foreign.status, Object.keys(foreign.body.campos ?? {})]).toEqual([400, ['questoes']])
  })

  it('are published by teachers in their own school, above it by who leads; nothing empty is', async () => {
    const body = { titulo: 'Vazia', rede_id: tenant.escola, estado: 'publicada' as const }
    const empty = await callAs(professora, sugestaoApi.create, { body })
    expect([empty.status, empty.body.codigo]).toEqual([422, 'sugestao_vazia'])
    const whole = await callAs(professora, sugestaoApi.create, { body: { ...body, html: '<p>Leia.</p>' } })
    expect(whole.data.sugestao.estado).toBe('publicada')
    const above = await callAs(professora, sugestaoApi.create, {
      body: { ...body, html: '<p>Leia.</p>', rede_id: tenant.rede },
    })
    expect([above.status, above.body.codigo]).toEqual([409, 'estado_invalido'])
    const { redes } = (await callAs(professora, sugestaoApi.destinos, {})).data
    expect(redes.find(({ id }) => id === tenant.escola)?.publica).toBe(true)
    expect(redes.find(({ id }) => id === tenant.rede)?.publica).toBe(false)
    const id = await putSugestao(tenant, professora, { rede: tenant.escola, estado: 'rascunho' })
    expect((await edit(colega, id, { revisao: 1, estado: 'publicada' })).status).toBe(404)
    const moved = await edit(coordenadora, id, { revisao: 1, estado: 'publicada' })
    expect(moved.data.sugestao.estado).toBe('publicada')
    const elsewhere = await edit(professora, id, { revisao: 2, rede_id: null })
    expect([elsewhere.status, elsewhere.body.codigo]).toEqual([409, 'sugestao_em_banco'])
  })

  it('are put away and brought back; deleted only where no question points to them', async () => {
    const questao = await putQuestao(tenant, professora)
    const id = await putSugestao(tenant, professora, { questoes: [questao] })
    const atividade = await putAtividade(tenant, professora, { sugestao: id })
    await edit(professora, id, { revisao: 1, estado: 'arquivada' })
    expect(await idsFor(professora)).not.toContain(id)
    expect(await idsFor(professora, { estado: 'arquivada' })).toContain(id)
    const shut = await edit(professora, id, { revisao: 2, titulo: 'x' })
    expect([shut.status, shut.body.codigo]).toEqual([409, 'sugestao_arquivada'])
    await edit(professora, id, { revisao: 2, estado: 'publicada' })
    const remove = () => callAs(professora, sugestaoApi.remove, { params: { id } })
    const held = await remove()
    expect([held.status, held.body.codigo]).toEqual([409, 'sugestao_em_uso'])
    expect(held.body.mensagem).toContain('Uma questão aponta')
    await callAs(professora, sugestaoApi.removeQuestoes, { params: { id, questoes: [questao] } })
    expect((await remove()).status).toBe(200)
    expect((await open(professora, id)).status).toBe(404)
    expect(await tenant.sql('select id from atividade where id = $1', [atividade])).toEqual([])
  })

  it('have questions, skills and activities put in and taken out, as often as one likes', async () => {
    const id = await putSugestao(tenant, professora)
    const questao = await putQuestao(tenant, professora)
    const solta = await putAtividade(tenant, professora)
    const [habilidade] = habilidades as [number]
    const alheia = await putAtividade(tenant, colega)
    for (let twice = 0; twice < 2; twice++) {
      await callAs(professora, sugestaoApi.addQuestoes, { body: { id, questoes: [questao] } })
      await callAs(professora, sugestaoApi.addDescritores, { body: { id, descritores: [habilidade] } })
      await callAs(professora, sugestaoApi.addAtividades, { body: { id, atividades: [solta] } })
    }
    const { sugestao } = (await open(professora, id)).data
    expect(sugestao.questoes.map((one) => one.id)).toEqual([questao])
    expect(sugestao.descritores.map((one) => one.id)).toEqual([habilidade])
    expect(sugestao.atividades.map((one) => [one.id, one.sugestao?.id])).toEqual([[solta, id]])
    const theirs = await callAs(professora, sugestaoApi.addAtividades, { body: { id, atividades: [alheia] } })
    expect([theirs.status, Object.keys(theirs.body.campos ?? {})]).toEqual([400, ['atividades']])
    await callAs(professora, sugestaoApi.removeQuestoes, { params: { id, questoes: [questao] } })
    await callAs(professora, sugestaoApi.removeDescritores, {
      params: { id, descritores: [habilidade] },
    })
    const { data } = await callAs(professora, sugestaoApi.removeAtividades, {
      params: { id, atividades: [solta] },
    })
    expect(data.sugestao).toMatchObject({ questoes: [], descritores: [], atividades: [] })
    const loose = await callAs(professora, sugestaoApi.listAtividades, { query: { ...page, soltas: true } })
    expect(loose.data.atividades.map((one) => one.id)).toContain(solta)
  })
})

describe('an activity', () => {
  const create = (
    who: Person,
    body: Parameters<typeof callAs<typeof sugestaoApi.createAtividade>>[2]['body'],
  ) => callAs(who, sugestaoApi.createAtividade, { body })

  it('leads to exactly one thing, which is open to who writes it', async () => {
    const aula = await putPublished(tenant, professora, {
      titulo: 'Água',
      visibilidade: 'rede',
      rede: tenant.escola,
    })
    const own = (await create(professora, { titulo: 'Refaça', tipo: 'aula', alvo: aula.id })).data.atividade
    expect(own).toMatchObject({
      tipo: 'aula',
      alvo: aula.id,
      nome: 'Água',
      url: null,
      midia: null,
      editar: true,
    })
    const closed = await create(deFora, { titulo: 'x', tipo: 'aula', alvo: aula.id })
    expect([closed.status, closed.body.codigo]).toEqual([422, 'alvo_fechado'])
    for (const [body, campo] of [
      [{ tipo: 'link' }, 'url'],
      [{ tipo: 'link', url: 'http://exemplo.org' }, 'url'],
      [{ tipo: 'link', url: 'javascript:alert(1)' }, 'url'],
      [{ tipo: 'texto', html: '<script>x</script>' }, 'html'],
      [{ tipo: 'arquivo' }, 'midia'],
      [{ tipo: 'playlist' }, 'alvo'],
      [{ tipo: 'aula', alvo: aula.id, url: 'https://exemplo.org' }, 'url'],
    ] as const) {
      const answer = await create(professora, { titulo: 'x', ...body })
      expect([answer.status, Object.keys(answer.body.campos ?? {})]).toEqual([400, [campo]])
    }
    const link = await create(professora, { titulo: 'Leia', tipo: 'link', url: 'exemplo.org/agua' })
    expect(link.data.atividade.url).toBe('https://exemplo.org/agua')
  })

  it('is changed by who may change its suggestion; a second editor is told', async () => {
    const id = await putSugestao(tenant, professora, { rede: tenant.escola })
    const atividade = await putAtividade(tenant, professora, { sugestao: id })
    const change = (
      who: Person,
      body: Parameters<typeof callAs<typeof sugestaoApi.editAtividade>>[2]['body'],
    ) => callAs(who, sugestaoApi.editAtividade, { params: { id: atividade }, body })
    expect((await change(colega, { revisao: 1, titulo: 'x' })).status).toBe(403)
    const { data } = await change(coordenadora, { revisao: 1, tipo: 'texto', html: '<p>Leia.</p>' })
    expect(data.atividade).toMatchObject({ tipo: 'texto', html: '<p>Leia.</p>', url: null, revisao: 2 })
    expect((await change(professora, { revisao: 1, titulo: 'x' })).body.codigo).toBe('atividade_conflito')
  })
})

describe('what is suggested for a class', () => {
  it('is published for its networks, for these skills, at most five, to who teaches there', async () => {
    const lugar = await testTenant()
    const docente = await lugar.person('Rita', { papel: 'professor', turma: lugar.turma })
    const outra = await lugar.person('Nara', { papel: 'professor', turma: lugar.outraTurma })
    const estudante = await lugar.person('Léo', { papel: 'aluno', turma: lugar.turma })
    const [um, dois, tres] = (await putMatriz(lugar)).habilidades as [number, number, number]
    const put = (given: Parameters<typeof putSugestao>[2]) => putSugestao(lugar, docente, given)
    const both = await put({ rede: lugar.escola, descritores: [um, dois] })
    const one = await put({ rede: lugar.rede, descritores: [um] })
    await put({ rede: lugar.outraEscola, descritores: [um] })
    await put({ rede: lugar.escola, descritores: [um], estado: 'rascunho' })
    await put({ descritores: [um] })
    await put({ rede: lugar.escola, descritores: [tres] })
    const ask = (who: Person) =>
      callAs(who, sugestaoApi.daTurma, {
        params: { turma: lugar.turma },
        query: { habilidades: [um, dois] },
      })
    expect((await ask(docente)).data.sugestoes.map(({ id }) => id)).toEqual([both, one])
    expect((await ask(outra)).status).toBe(404)
    expect((await ask(estudante)).status).toBe(403)
    for (let more = 0; more < 6; more++) await put({ rede: lugar.escola, descritores: [dois] })
    expect((await ask(docente)).data.sugestoes).toHaveLength(5)
  })
})

describe('alternatives', () => {
  const point = (who: Person, questao: number, parte: string, sugestao: number | null) =>
    callAs(who, sugestaoApi.setAlternativa, { params: { questao }, body: { parte, sugestao } })

  it('point to a suggestion that the person sees, where they are wrong; to another, and to none again', async () => {
    const questao = await putQuestao(tenant, professora)
    const [uma, outra] = [await putSugestao(tenant, professora), await putSugestao(tenant, professora)]
    const alheia = await putSugestao(tenant, deFora, { estado: 'rascunho' })
    const guardada = await putSugestao(tenant, professora, { estado: 'arquivada' })
    expect((await point(professora, questao, 'a', uma)).body.codigo).toBe('dados_invalidos')
    expect((await point(professora, questao, 'z', uma)).body.codigo).toBe('dados_invalidos')
    expect((await point(professora, questao, 'b', alheia)).status).toBe(404)
    expect((await point(professora, questao, 'b', guardada)).body.codigo).toBe('sugestao_arquivada')
    expect((await point(professora, questao, 'b', uma)).status).toBe(200)
    const { data } = await point(professora, questao, 'b', outra)
    expect(data.alternativas.map(({ parte, sugestao }) => [parte, sugestao?.id])).toEqual([
      ['b', outra],
      ['c', undefined],
    ])
    expect((await point(professora, questao, 'b', null)).data.alternativas[0]?.sugestao).toBeNull()
  })

  it('keep what they point to from being deleted, while they are there', async () => {
    const questao = await putQuestao(tenant, professora)
    const id = await putSugestao(tenant, professora)
    await point(professora, questao, 'c', id)
    const remove = () => callAs(professora, sugestaoApi.remove, { params: { id } })
    expect((await remove()).body.codigo).toBe('sugestao_em_uso')
    const { conteudo } = buildTela('multipla_escolha')
    const alternativas = 'alternativas' in conteudo ? conteudo.alternativas : []
    await changeQuestao(
      tenant,
      { id: questao },
      {
        conteudo: JSON.stringify({ ...conteudo, alternativas: alternativas.filter((one) => one.id !== 'c') }),
      },
    )
    expect((await remove()).status).toBe(200)
  })

  it('of a question that others only read show what they see of it', async () => {
    const questao = await putQuestao(tenant, professora, { rede: tenant.escola })
    const publicada = await putSugestao(tenant, professora, { rede: tenant.escola, questoes: [questao] })
    const minha = await putSugestao(tenant, professora)
    await point(professora, questao, 'b', minha)
    const seen = (who: Person) => callAs(who, sugestaoApi.daQuestao, { params: { questao } })
    const own = (await seen(professora)).data
    expect([own.sugestoes.map(({ id }) => id), own.alternativas[0]?.sugestao?.id]).toEqual([
      [publicada],
      minha,
    ])
    expect(own.permissoes).toEqual({ editar: true })
    const theirs = (await seen(colega)).data
    expect([theirs.sugestoes.map(({ id }) => id), theirs.alternativas[0]?.sugestao]).toEqual([
      [publicada],
      null,
    ])
    expect(theirs.permissoes).toEqual({ editar: false })
    expect((await point(colega, questao, 'b', null)).status).toBe(403)
    expect((await seen(deFora)).status).toBe(404)
  })
})
