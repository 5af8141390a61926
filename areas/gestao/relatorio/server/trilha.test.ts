/** Reports of paths: the best grade of each, means that ignore who has none, only of pupils enrolled, only for staff. */

import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { putSemTelas } from '../../../ensino/aula/server/factory.ts'
import { leaveTurma, setRecursos } from '../../../escola/turma/server/factory.ts'
import { putTrilha, type TrilhaFeita } from '../../../trilhas/trilha/server/factory.ts'
import { putNotaNaTrilha } from '../../../trilhas/trilha/server/testing-notas.ts'
import { relatorioTrilhaApi as api } from '../contract-trilha.ts'

let tenant: TestTenant
let professora: Person
let agatha: Person
let breno: Person
let trilha: TrilhaFeita
let outra: TrilhaFeita
let aulas: number[]
let codigo: string

const skill = (n: number): number => trilha.habilidades[n] ?? 0
const aula = (n: number): number => aulas[n] ?? 0
const boletim = (body: { idTrilha?: number } = {}, who = professora) =>
  callAs(who, api.creatorLabBoletim, { body: { turma_codigo: codigo, ...body } })

beforeAll(async () => {
  tenant = await testTenant()
  const { turma } = tenant
  professora = await tenant.person('Professora', { papel: 'professor', turma })
  agatha = await tenant.person('Ágatha', { papel: 'aluno', turma })
  breno = await tenant.person('Breno', { papel: 'aluno', turma })
  await tenant.person('Caio', { papel: 'aluno', turma })
  const saiu = await tenant.person('Saiu', { papel: 'aluno', turma })
  aulas = [
    await putSemTelas(tenant, professora, { titulo: 'Um' }),
    await putSemTelas(tenant, professora, { titulo: 'Dois' }),
  ]
  // Two skills, the first highlighted, each with a lesson of 10 and one of 20 points: 33 + 30 points.
  trilha = await putTrilha(tenant, professora, {
    nome: 'Ímãs',
    habilidades: 2,
    destaque: true,
    aulas,
    turmas: [turma],
    fim: new Date('2099-01-01T12:00:00Z'),
  })
  outra = await putTrilha(tenant, professora, {
    nome: 'Frações',
    aulas: [aula(0)],
    turmas: [turma, tenant.outraTurma],
  })
  await putTrilha(tenant, professora, { nome: 'Apagada', status: 3, turmas: [turma] })
  await putTrilha(tenant, professora, { nome: 'Rascunho', publicada: false, turmas: [turma] })
  const on = (habilidade: number, n: number, nivel: 1 | 2) => ({
    trilha: trilha.id,
    habilidade,
    aula: aula(n),
    nivel,
  })
  // Ágatha: all of the first skill, the best in the second turn; of the second skill one lesson.
  await putNotaNaTrilha(tenant, agatha, { ...on(skill(0), 0, 1), nota: 9.5, status: 'reprovado', tempo: 10 })
  await putNotaNaTrilha(tenant, agatha, { ...on(skill(0), 0, 1), nota: 8, tempo: 100, vez: 2 })
  await putNotaNaTrilha(tenant, agatha, { ...on(skill(0), 1, 2), nota: 10, tempo: 50, vez: 2 })
  await putNotaNaTrilha(tenant, agatha, { ...on(skill(1), 1, 2), nota: 9, tempo: 40 })
  await putNotaNaTrilha(tenant, breno, { ...on(skill(1), 0, 1), nota: 3, tempo: 20 })
  await putNotaNaTrilha(tenant, saiu, { ...on(skill(0), 0, 1), nota: 10 })
  await leaveTurma(tenant, saiu)
  const [row] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [turma])
  codigo = row?.codigo ?? ''
})

/** 8 + 20 with a tenth more, and 18. */
const AGATHA = { pontos: 31 + 18, tempo: 100 + 50 + 40 }

describe('the gradebook of paths', () => {
  it('keeps the best grade of each pupil and lesson: approved beats failed, then the higher', async () => {
    const { data } = await boletim({ idTrilha: trilha.id })
    expect(data).toMatchObject({ turma_codigo: codigo, trilha: trilha.id })
    expect(data.alunos.map(({ nome }) => nome)).toEqual(['Ágatha', 'Breno', 'Caio'])
    const notas = data.notas.map(({ id_aluno, id_aula, nota, tempo, status }) => [
      id_aluno,
      id_aula,
      nota,
      tempo,
      status,
    ])
    expect(notas).toEqual([
      [agatha.id, aula(0), 8, 100, 'aprovado'],
      [agatha.id, aula(1), 10, 50, 'aprovado'],
      [breno.id, aula(0), 3, 20, 'reprovado'],
    ])
    expect(data.notas[0]).toMatchObject({
      id_trilha: trilha.id,
      id_nivel: 1,
      id_tentativa: expect.any(Number),
    })
    expect(Date.parse(data.notas[0]?.data ?? '')).toBeLessThan(Date.now())
  })

  it('tells the mean of each column without who has no grade', async () => {
    const { aulas: columns } = (await boletim({ idTrilha: trilha.id })).data
    expect(
      columns.map(({ aula: titulo, media_nota, media_tempo }) => [titulo, media_nota, media_tempo]),
    ).toEqual([
      ['Um', 5.5, 60],
      ['Dois', 10, 50],
    ])
  })

  it('holds all the paths of the class unless one is named, and no other', async () => {
    const { data } = await boletim()
    expect(data.trilha).toBeNull()
    expect(data.trilhas).toEqual([
      { id: outra.id, nome: 'Frações', pontos_possiveis: 10 },
      { id: trilha.id, nome: 'Ímãs', pontos_possiveis: 63 },
    ])
    expect(data.aulas).toHaveLength(3)
    const other = await putTrilha(tenant, professora, { turmas: [tenant.outraTurma] })
    expect((await boletim({ idTrilha: other.id })).status).toBe(404)
  })
})

describe('the report of paths and lessons', () => {
  const report = async () =>
    (
      await callAs(professora, api.relatorioTrilhasAulas, {
        body: { turma_codigo: codigo, idTrilha: trilha.id },
      })
    ).data

  it('tells each turn, and the means of the best ones', async () => {
    const { notas, aulas: columns } = await report()
    const ofOne = notas.filter(({ id_aluno, id_aula }) => id_aluno === agatha.id && id_aula === aula(0))
    expect(ofOne.map(({ nota, status }) => [nota, status])).toEqual([
      [9.5, 'reprovado'],
      [8, 'aprovado'],
    ])
    expect(new Set(ofOne.map(({ id_tentativa }) => id_tentativa)).size).toBe(2)
    expect(columns[0]).toMatchObject({ media_nota: 5.5, media_tempo: 60 })
    expect(notas).toHaveLength(5)
  })

  it('leaves out a turn that was taken away', async () => {
    await tenant.sql(
      `update trilha_tentativa set removida_em = now() where tenant_id = $1 and usuario_id = $2 and habilidade_id = $3 and numero = 1`,
      [tenant.id, agatha.id, skill(0)],
    )
    expect((await report()).notas).toHaveLength(4)
    await tenant.sql(`update trilha_tentativa set removida_em = null where tenant_id = $1`, [tenant.id])
  })
})

describe('the grades of a path', () => {
  it('are points, seconds and whether the certificate is earned', async () => {
    const body = { turma_codigo: codigo, idTrilha: trilha.id }
    const { data } = await callAs(professora, api.relatorioTrilhas, { body })
    expect(data.notas).toEqual([
      {
        id_aluno: agatha.id,
        id_trilha: trilha.id,
        nota_trilha: AGATHA.pontos,
        nota_tempo: AGATHA.tempo,
        status_nota: 'aprovado',
      },
      { id_aluno: breno.id, id_trilha: trilha.id, nota_trilha: 0, nota_tempo: 20, status_nota: 'reprovado' },
    ])
    expect(data.trilhas).toEqual([
      { id: trilha.id, nome: 'Ímãs', pontos_possiveis: 63, media_nota: 24.5, media_tempo: 105 },
    ])
  })

  it('are not approved while a highlighted skill is missing', async () => {
    const place = await testTenant()
    const autor = await place.person('Autor', { papel: 'professor', turma: place.turma })
    const aluno = await place.person('Aluno', { papel: 'aluno', turma: place.turma })
    const [um, dois] = [await putSemTelas(place, autor), await putSemTelas(place, autor)]
    const made = await putTrilha(place, autor, {
      habilidades: 2,
      destaque: true,
      aulas: [um, dois],
      turmas: [place.turma],
    })
    const status = async () =>
      (await callAs(autor, api.trilhaGrupo, { params: { turma: place.turma } })).data.trilhas[0]?.notas[0]
        ?.status_nota
    const give = (n: number, which: number, nivel: 1 | 2) =>
      putNotaNaTrilha(place, aluno, {
        trilha: made.id,
        habilidade: made.habilidades[n] ?? 0,
        aula: which,
        nivel,
        nota: 10,
      })
    await place.sql(
      `insert into regra_trilha (tenant_id, nome, minimo_certificado) values ($1, 'Pouco', 40)`,
      [place.id],
    )
    await place.sql(
      `update trilha set regra_id = (select id from regra_trilha where tenant_id = $1) where tenant_id = $1 and id = $2`,
      [place.id, made.id],
    )
    await give(1, um, 1)
    await give(1, dois, 2)
    expect(await status()).toBe('reprovado')
    await give(0, dois, 2)
    expect(await status()).toBe('aprovado')
  })

  it('are told class by class and skill by skill', async () => {
    const grupo = (await callAs(professora, api.trilhaGrupo, { params: { turma: tenant.turma } })).data
      .trilhas
    expect(grupo.find(({ id }) => id === trilha.id)).toMatchObject({
      nome: 'Ímãs',
      agendamento: { inicio: null, fim: '2099-01-01T12:00:00.000Z' },
      alunos: 3,
      iniciaram: 2,
      aprovados: 1,
      media_nota: 24.5,
    })
    expect(grupo.find(({ id }) => id === outra.id)).toMatchObject({
      iniciaram: 0,
      media_nota: null,
      notas: [],
    })
    const body = { dados: { turma: tenant.turma, trilha: trilha.id } }
    const [medida] = (await callAs(professora, api.trilhaEstatisticaGrupo, { body })).data.trilhas
    expect(medida?.eixos.map(({ nome }) => nome)).toEqual(['Eixo 1'])
    expect(medida?.eixos[0]?.habilidades).toMatchObject([
      {
        destaque: true,
        pontos_possiveis: 33,
        iniciaram: 1,
        media_nota: 31,
        dominio: { nao_iniciado: 2, em_desenvolvimento: 1 },
      },
      { destaque: false, pontos_possiveis: 30, iniciaram: 2, media_nota: 9, media_tempo: 30 },
    ])
  })

  it('of many classes come path by path, to who is staff of each', async () => {
    const gestora = await tenant.person('Gestora', {
      papel: 'gestor_rede',
      rede: tenant.rede,
      funcao: 'leitura',
    })
    const ask = (who: Person, turmas: number[]) => callAs(who, api.trilha, { body: { dados: { turmas } } })
    const { trilhas } = (await ask(gestora, [tenant.turma, tenant.outraTurma])).data
    expect(trilhas.map(({ nome, turmas }) => [nome, turmas.length])).toContainEqual(['Frações', 2])
    expect(trilhas.find(({ id }) => id === trilha.id)?.turmas).toMatchObject([
      { codigo, alunos: 3, iniciaram: 2, aprovados: 1, media_nota: 24.5, media_tempo: 105 },
    ])
    expect((await ask(professora, [tenant.turma, tenant.outraTurma])).status).toBe(404)
    expect((await ask(agatha, [tenant.turma])).status).toBe(403)
    expect((await ask(professora, [tenant.turma])).status).toBe(200)
    const asText = await callAs(professora, api.trilha, {
      body: { dados: JSON.stringify({ turmas: [tenant.turma] }) as never },
    })
    expect(asText.data.trilhas.length).toBeGreaterThan(0)
  })
})

it('a class without paths switched on says so; a broken or unknown one is refused with a sentence', async () => {
  const turma = await tenant.newTurma('Sem trilhas')
  const dela = await tenant.person('Dela', { papel: 'professor', turma })
  await setRecursos(tenant, turma, { trilhas: false })
  const off = await callAs(dela, api.trilhaGrupo, { params: { turma } })
  expect([off.status, off.body.codigo]).toEqual([403, 'recurso_desligado'])
  for (const dados of ['{', '[]', '{"turmas": []}', '{"turmas": ["x"]}', 'null'])
    expect((await callAs(professora, api.trilha, { body: { dados: dados as never } })).status).toBe(400)
  const unknown = await callAs(professora, api.relatorioTrilhas, { body: { turma_codigo: 'NADA' } })
  expect([unknown.status, unknown.body.mensagem]).toEqual([404, expect.stringMatching(/Não encontramos/)])
})
