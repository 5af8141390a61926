/** Lessons in classes through the door: given, dated, taken away and back; what pupils are shown of them. */

import { beforeAll, describe, expect, it } from 'vitest'
import { actorFor } from '../../../../test/kit/actor.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { setRecursos } from '../../../escola/turma/server/factory.ts'
import { aulaApi } from '../contract.ts'
import { turmaAulaApi } from '../contract-turma.ts'
import { buildTela } from '../factory.ts'
import { giveAula, publishAula, putAula, putPublished } from './factory.ts'
import { findPublicada, findPublicadaByCodigo, gabaritosOf, telasOf, versaoOf } from './public.ts'

let tenant: TestTenant
let professora: Person
let aluna: Person

beforeAll(async () => {
  tenant = await testTenant()
  professora = await tenant.person('Cecília', { papel: 'professor', turma: tenant.turma })
  aluna = await tenant.person('Bia', { papel: 'aluno', turma: tenant.turma })
})

const page = { pagina: 1, linhas: 30 }
const VINCULO = {
  dtInicio: null,
  dtFim: null,
  obrigatoria: true,
  peso: 1,
  mostrar_gabarito: 'nunca' as const,
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const list = async (who: Person, query: object = {}) =>
  (
    await callAs(who, turmaAulaApi.listTurma, {
      params: { turma: tenant.turma },
      query: { ...page, ...query },
    })
  ).data

describe('giving', () => {
  it('opens a private lesson to the class, once, and tells what was there', async () => {
    const { id } = await putAula(tenant, professora, { visibilidade: 'privada' })
    const give = (body: object = {}) =>
      callAs(professora, turmaAulaApi.give, {
        params: { id },
        body: { turmas: [tenant.turma], ...VINCULO, ...body },
      })
    const early = await give()
    expect([early.status, early.body.codigo]).toEqual([409, 'aula_nao_publicada'])
    await publishAula(tenant, professora, id)
    const open = () => callAs(aluna, turmaAulaApi.selecionar, { body: { projeto_id: id } })
    expect((await open()).status).toBe(404)
    const answers = await Promise.all([give(), give(), give()])
    expect(answers.map(({ data }) => data.vinculos.length).sort()).toEqual([0, 0, 1])
    expect(answers.flatMap(({ data }) => data.ja_tinham)).toEqual([tenant.turma, tenant.turma])
    expect((await open()).data.projeto).toMatchObject({ id, versao: 1, total_telas: 2 })
    const { aula } = (await callAs(professora, aulaApi.find, { params: { id } })).data
    expect([aula.visibilidade, aula.alcance]).toEqual(['turma', 'turma'])
  })

  it('asks for every class before it writes in one', async () => {
    const { id } = await putPublished(tenant, professora, { turma: await tenant.newTurma('Outra') })
    const given = await callAs(professora, turmaAulaApi.give, {
      params: { id },
      body: { turmas: [tenant.turma, tenant.outraTurma], ...VINCULO },
    })
    expect(given.status).toBe(404)
    expect((await list(professora)).aulas.filter(({ aula }) => aula.id === id)).toEqual([])
  })

  it('somebody else’s private lesson is not theirs to give', async () => {
    const { id } = await putAula(tenant, professora, { visibilidade: 'privada' })
    await publishAula(tenant, professora, id)
    const outra = await tenant.person('Outra', { papel: 'professor', turma: tenant.turma })
    const body = { turmas: [tenant.turma], ...VINCULO }
    expect((await callAs(outra, turmaAulaApi.give, { params: { id }, body })).status).toBe(404)
  })

  it('refuses dates that contradict each other', async () => {
    const { id, vinculo } = await putPublished(tenant, professora)
    const change = (body: object) =>
      callAs(professora, turmaAulaApi.changeVinculo, {
        params: { turma: tenant.turma, vinculo },
        body: { ...VINCULO, ...body },
      })
    const dates = { dtInicio: inHours(2).toISOString(), dtFim: inHours(1).toISOString() }
    expect((await change(dates)).body.campos).toHaveProperty('dtFim')
    expect((await change({ dtFim: inHours(-1).toISOString() })).body.campos).toEqual({
      dtFim: 'Escolha um fim que ainda não passou.',
    })
    expect((await change({ mostrar_gabarito: 'apos_fim' })).body.campos).toHaveProperty('dtFim')
    expect((await change({ dtInicio: inHours(1).toISOString() })).data.vinculo).toMatchObject({
      aula: { id },
      situacao: 'agendada',
    })
  })

  it('is undone, and the undoing too', async () => {
    const { id, vinculo } = await putPublished(tenant, professora)
    const params = { turma: tenant.turma, vinculo }
    const titles = async () => (await list(aluna)).aulas.filter(({ aula }) => aula.id === id).length
    expect(await titles()).toBe(1)
    await callAs(professora, turmaAulaApi.removeVinculo, { params })
    expect(await titles()).toBe(0)
    expect((await callAs(aluna, turmaAulaApi.selecionar, { body: { projeto_id: id } })).status).toBe(404)
    expect((await callAs(professora, turmaAulaApi.restoreVinculo, { params })).data.vinculo.id).toBe(vinculo)
    expect(await titles()).toBe(1)
    await callAs(professora, turmaAulaApi.removeVinculo, { params })
    await giveAula(tenant, professora, id)
    const again = await callAs(professora, turmaAulaApi.restoreVinculo, { params })
    expect([again.status, again.body.codigo]).toEqual([409, 'vinculo_repetido'])
  })
})

describe('the list of a class', () => {
  it('newest start first; what is scheduled is shown, locked, with its date; a pupil sees what they did', async () => {
    const place = await testTenant()
    const autora = await place.person('Autora', { papel: 'professor', turma: place.turma })
    const pupil = await place.person('Pupil', { papel: 'aluno', turma: place.turma })
    const titled = (titulo: string, inicio: Date, fim: Date | null = null) =>
      putPublished(place, autora, { titulo, inicio, fim })
    await titled('Ontem', inHours(-24), inHours(-1))
    await titled('Amanhã', inHours(24))
    const hoje = await titled('Álgebra', inHours(-2))
    await place.sql(
      `insert into tentativa (tenant_id, aula_id, versao, usuario_id, turma_id, numero, estado, nota, status)
       values ($1, $2, 1, $3, $4, 1, 'concluida', 9, 'reprovado'), ($1, $2, 1, $3, $4, 2, 'concluida', 6.5, 'aprovado'),
         ($1, $2, 1, $3, $4, 3, 'anulada', 10, 'aprovado')`,
      [place.id, hoje.id, pupil.id, place.turma],
    )
    const ask = async (who: Person, query: object = {}) =>
      (
        await callAs(who, turmaAulaApi.listTurma, {
          params: { turma: place.turma },
          query: { ...page, ...query },
        })
      ).data
    const seen = await ask(pupil)
    expect(
      seen.aulas.map(({ aula, situacao, permissoes }) => [aula.titulo, situacao, permissoes.fazer]),
    ).toEqual([
      ['Amanhã', 'agendada', false],
      ['Álgebra', 'aberta', true],
      ['Ontem', 'encerrada', false],
    ])
    expect(seen.aulas[0]?.dtInicio).not.toBeNull()
    expect(seen.aulas[1]?.minha).toEqual({
      tentativas: 2,
      nota: 6.5,
      status: 'aprovado',
      em_andamento: false,
      aguardando: false,
    })
    expect(seen.permissoes.dar).toBe(false)
    const taught = await ask(autora, { busca: 'algebra' })
    expect([taught.total, taught.permissoes.dar, taught.aulas[0]?.minha]).toEqual([1, true, null])
    expect((await ask(pupil, { situacao: 'encerrada' })).aulas.map(({ aula }) => aula.titulo)).toEqual([
      'Ontem',
    ])
    expect((await ask(pupil, { ordem: 'titulo', linhas: 1 })).aulas[0]?.aula.titulo).toBe('Álgebra')
    const { projetos } = (await callAs(pupil, turmaAulaApi.minhasTurmas, {})).data
    expect(projetos.map(({ titulo }) => titulo)).toEqual(['Amanhã', 'Álgebra', 'Ontem'])
  })

  it('holds what a playlist brings: once, shut until it begins, gone when it ends', async () => {
    const place = await testTenant()
    const autora = await place.person('Autora', { papel: 'professor', turma: place.turma })
    const pupil = await place.person('Pupil', { papel: 'aluno', turma: place.turma })
    const turma = await place.newTurma('Outra')
    const both = await putPublished(place, autora, { titulo: 'Dada também' })
    const only = await putPublished(place, autora, { titulo: 'Só da playlist', turma })
    const [playlist] = await place.sql<{ id: number }>(
      `with p as (insert into playlist (tenant_id, nome, tipo) values ($1, 'Frações', 'PAD') returning id),
         a as (insert into playlist_aula (tenant_id, playlist_id, aula_id, ordem)
           select $1, p.id, x.aula, x.ordem from p, unnest($2::bigint[]) with ordinality x (aula, ordem))
       select id from p`,
      [place.id, [both.id, only.id]],
    )
    const link = (column: 'rede_id' | 'turma_id', alvo: number, inicio: Date | null, fim: Date | null) =>
      place.sql(
        `insert into playlist_vinculo (tenant_id, playlist_id, ${column}, inicio, fim) values ($1, $2, $3, $4, $5)`,
        [place.id, playlist?.id, alvo, inicio, fim],
      )
    const seen = async (query: object = {}) =>
      (
        await callAs(pupil, turmaAulaApi.listTurma, {
          params: { turma: place.turma },
          query: { ...page, ordem: 'titulo' as const, ...query },
        })
      ).data.aulas.map(({ id, aula, playlist: by, situacao, permissoes }) => [
        ...[aula.titulo, id === null, by?.nome ?? null, situacao, permissoes.fazer],
      ])
    const given = ['Dada também', false, null, 'aberta', true]
    expect(await seen()).toEqual([given])
    await link('turma_id', place.turma, inHours(1), null)
    expect(await seen()).toEqual([given, ['Só da playlist', true, 'Frações', 'agendada', false]])
    // Another link of the same playlist holds already.
    await link('rede_id', place.escola, null, inHours(1))
    const open = ['Só da playlist', true, 'Frações', 'aberta', true]
    expect(await seen()).toEqual([given, open])
    expect(await seen({ origem: 'dada' })).toEqual([given])
    expect(await seen({ origem: 'playlist' })).toEqual([open])
    const { projetos } = (await callAs(pupil, turmaAulaApi.minhasTurmas, {})).data
    expect(projetos.map(({ titulo }) => titulo).toSorted()).toEqual(['Dada também', 'Só da playlist'])
    const { vinculos } = (await callAs(autora, turmaAulaApi.listVinculos, { params: { id: only.id } })).data
    expect(vinculos.map(({ turma: { id }, permissoes }) => [id, permissoes.gerenciar])).toEqual([
      [place.turma, false],
    ])
    await place.sql('delete from playlist_vinculo where tenant_id = $1', [place.id])
    await link('turma_id', place.turma, null, inHours(-1))
    expect(await seen()).toEqual([given])
  })

  it('is searched and ordered by the titles that it shows, not by one that is being written', async () => {
    const turma = await tenant.newTurma('Títulos')
    const teacher = await tenant.person('Professor', { papel: 'professor', turma })
    const pupil = await tenant.person('Aluno', { papel: 'aluno', turma })
    const first = await putPublished(tenant, teacher, { titulo: 'Abelhas', turma })
    await putPublished(tenant, teacher, { titulo: 'Borboletas', turma })
    await tenant.sql(`update aula set titulo = 'Zangões' where id = $1`, [first.id])
    const titles = async (query: object) =>
      (
        await callAs(pupil, turmaAulaApi.listTurma, { params: { turma }, query: { ...page, ...query } })
      ).data.aulas.map(({ aula }) => aula.titulo)
    expect(await titles({ ordem: 'titulo' })).toEqual(['Abelhas', 'Borboletas'])
    expect(await titles({ busca: 'abelh' })).toEqual(['Abelhas'])
    expect(await titles({ busca: 'zang' })).toEqual([])
  })

  it('is shut while the class has lessons switched off', async () => {
    const turma = await tenant.newTurma('Sem aulas')
    const teacher = await tenant.person('Professor', { papel: 'professor', turma })
    const pupil = await tenant.person('Aluno', { papel: 'aluno', turma })
    const { id } = await putPublished(tenant, teacher, { turma })
    const ask = (who: Person) => callAs(who, turmaAulaApi.listTurma, { params: { turma }, query: page })
    expect((await ask(pupil)).status).toBe(200)
    await setRecursos(tenant, turma, { aulas: false })
    expect((await ask(teacher)).body.codigo).toBe('recurso_desligado')
    expect((await callAs(pupil, turmaAulaApi.selecionar, { body: { projeto_id: id } })).status).toBe(404)
    expect((await callAs(pupil, turmaAulaApi.minhasTurmas, {})).data.projetos).toEqual([])
  })
})

describe('the short link', () => {
  it('opens a lesson or a class by its code, to who may see them', async () => {
    const { id, codigo } = await putPublished(tenant, professora)
    const [turma] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
      tenant.turma,
    ])
    const follow = (who: Person, ida: string) =>
      callAs(who, turmaAulaApi.followCodigo, { params: { codigo: ida } })
    expect((await follow(aluna, codigo.toLowerCase())).data).toMatchObject({ tipo: 'aula', id })
    expect((await follow(aluna, String(turma?.codigo))).data).toMatchObject({
      tipo: 'turma',
      id: tenant.turma,
    })
    const stranger = await tenant.person('De fora', { papel: 'aluno', turma: tenant.outraTurma })
    for (const ida of [codigo, String(turma?.codigo), 'ZZZZZZZZ', 'contato'])
      expect((await follow(stranger, ida)).status, ida).toBe(404)
  })
})

describe('what other areas are told', () => {
  it('a version without its keys, the keys apart, and nothing of what a person may not see', async () => {
    const made = await putPublished(tenant, professora, {
      telas: [buildTela('texto'), buildTela('multipla_escolha'), buildTela('ordenar')],
      fim: inHours(1),
    })
    const stranger = await tenant.person('Longe', { papel: 'aluno', turma: tenant.outraTurma })
    const { database } = await testApp()
    const [inside, outside] = [await actorFor(aluna), await actorFor(stranger)]
    await database.asTenant(tenant.id, async (tx) => {
      expect(await findPublicada(tx, inside, made.id)).toMatchObject({
        versao: 1,
        abre: false,
        paraTodos: false,
      })
      expect((await findPublicadaByCodigo(tx, inside, made.codigo))?.id).toBe(made.id)
      expect(await findPublicada(tx, outside, made.id)).toBeUndefined()
      expect(await findPublicada(tx, null, made.id)).toBeUndefined()
      expect(await versaoOf(tx, made.id, 1)).toMatchObject({ nota_minima: 6, tentativas: 3, total_telas: 3 })
      const telas = await telasOf(tx, made.id, 1)
      expect(telas.map(({ id, peso }) => [id, peso])).toEqual(
        made.telas.map((id, at) => [id, at === 0 ? 0 : 1]),
      )
      expect(JSON.stringify(telas)).not.toMatch(/correta|gabarito/)
      const keys = await gabaritosOf(tx, made.id, 1, made.telas.slice(1))
      expect([...keys.keys()].sort()).toEqual(made.telas.slice(1))
      expect([...keys.values()].every((key) => key !== null)).toBe(true)
    })
    await tenant.sql(`update aula set visibilidade = 'plataforma', alcance = 'plataforma' where id = $1`, [
      made.id,
    ])
    await database.asTenant(tenant.id, async (tx) => {
      expect((await findPublicada(tx, null, made.id))?.paraTodos).toBe(true)
      expect((await findPublicada(tx, outside, made.id))?.id).toBe(made.id)
    })
  })
})
