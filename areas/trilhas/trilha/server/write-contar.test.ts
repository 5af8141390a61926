/** Counting points: of everybody at once as of one, after corrections, after authors changed the path, after it was emptied. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { tentativaApi } from '../../../ensino/tentativa/contract.ts'
import { buildRegistro, buildResposta } from '../../../ensino/tentativa/fila/testing.ts'
import { scoreAbertas } from '../../../ensino/tentativa/server/public.ts'
import { dissertativa } from '../../../ensino/tentativa/server/testing.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { trilhaGerenciarApi } from '../contract-gerenciar.ts'
import { podeCertificar, progressoDaTurma } from './public.ts'
import { recontarMuitos } from './queries-contar.ts'
import { abrirNaVez, enviar, fazer, iniciar, setUpTrilha, type TrilhaWorld } from './testing.ts'
import { putNotaNaTrilha } from './testing-notas.ts'
import { contar } from './write-contar.ts'

const LIMIT = 120_000
const inTenant = async <T>({ tenant }: TrilhaWorld, work: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, work)

const snapshot = ({ tenant }: TrilhaWorld) =>
  Promise.all(
    [
      'select usuario_id, habilidade_id, pontos, tempo, aulas, feita, dominio from trilha_dominio where tenant_id = $1 order by 1, 2',
      'select usuario_id, eixo, pontos, tempo, aulas, feitas from trilha_ponto where tenant_id = $1 order by 1, 2',
      'select usuario_id, habilidade_id, aula_id, nivel, pontos from trilha_nota where tenant_id = $1 order by 1, 2, 3',
    ].map((text) => tenant.sql<Record<string, unknown>>(text, [tenant.id])),
  )

const lugares = ({ tenant }: TrilhaWorld) =>
  tenant.sql<{ usuario: number; trilha: number; habilidade: number }>(
    `select distinct usuario_id::int as usuario, trilha_id::int as trilha, habilidade_id::int as habilidade
     from trilha_tentativa where tenant_id = $1`,
    [tenant.id],
  )

async function played(): Promise<TrilhaWorld> {
  const world = await setUpTrilha({ habilidades: 2, destaque: true })
  const [one, two] = world.trilha.habilidades as [number, number]
  const [facil, medio, dificil] = world.aulas as [
    TrilhaWorld['aulas'][number],
    TrilhaWorld['aulas'][number],
    TrilhaWorld['aulas'][number],
  ]
  const vez = async (who: TrilhaWorld['aluno'], id: number) => (await iniciar(who, id)).data.tentativa.id
  const first = await vez(world.aluno, one)
  for (const aula of [facil, medio, dificil])
    await fazer(world.aluno, aula, first, { certas: [true, aula !== medio] })
  await fazer(world.aluno, facil, await vez(world.aluno, two), { certas: [true, false] })
  await fazer(world.colega, facil, await vez(world.colega, one), { certas: [false, true] })
  return world
}

describe('counting', () => {
  it('of everybody at once says what counting each alone says, whatever authors changed', {
    timeout: LIMIT,
  }, async () => {
    const world = await played()
    const { tenant, trilha, aulas } = world
    const changes = [
      'select $1::int',
      `update trilha_aula set nivel = 4 - nivel where tenant_id = $1`,
      `update trilha_habilidade set destaque = not destaque where tenant_id = $1`,
      `delete from trilha_aula where tenant_id = $1 and aula_id = ${aulas[1]?.id}`,
      // It comes back: what was done in it counts again.
      `insert into trilha_aula (tenant_id, trilha_id, habilidade_id, aula_id, nivel, ordem)
       values ($1, ${trilha.id}, ${trilha.habilidades[0]}, ${aulas[1]?.id}, 2, 9)`,
      `delete from trilha_aula where tenant_id = $1 and habilidade_id = ${trilha.habilidades[1]}`,
      `update trilha_aula set nivel = 1 where tenant_id = $1`,
    ]
    for (const change of changes) {
      await tenant.sql(change, [tenant.id])
      const people = [world.aluno.id, world.colega.id]
      await inTenant(world, (tx) => recontarMuitos(tx, trilha.id, people))
      const many = await snapshot(world)
      for (const lugar of await lugares(world)) await inTenant(world, (tx) => contar(tx, lugar))
      expect(await snapshot(world), change).toEqual(many)
    }
    const [row] = (await snapshot(world))[0] ?? []
    expect(Number(row?.pontos)).toBeGreaterThan(0)
  })

  it('of an axis and of the path keeps nothing of skills that were taken out or moved', {
    timeout: LIMIT,
  }, async () => {
    const world = await setUpTrilha({ eixos: 2 }, 1)
    const { aluno, colega, professor, trilha, tenant, aulas } = world
    const [one, two] = trilha.habilidades as [number, number]
    const [first, second] = trilha.eixos as [number, number]
    const [aula] = aulas as [TrilhaWorld['aulas'][number]]
    for (const who of [aluno, colega]) await fazer(who, aula, (await iniciar(who, one)).data.tentativa.id)
    await fazer(colega, aula, (await iniciar(colega, two)).data.tentativa.id)
    const edit = async (work: () => Promise<{ status: number }>) => {
      expect((await work()).status).toBe(200)
      const published = await callAs(professor, trilhaGerenciarApi.publish, {
        body: { trilha_id: trilha.id },
      })
      expect(published.status).toBe(200)
      await inTenant(world, (tx) => recontarMuitos(tx, trilha.id, [aluno.id, colega.id]))
    }
    const pontos = async (who: TrilhaWorld['aluno']) =>
      Object.fromEntries(
        (
          await tenant.sql<{ eixo: number; pontos: number }>(
            'select eixo::int as eixo, pontos from trilha_ponto where trilha_id = $1 and usuario_id = $2',
            [trilha.id, who.id],
          )
        ).map((row) => [row.eixo, row.pontos]),
      )
    expect([await pontos(aluno), await pontos(colega)]).toEqual([
      { 0: 10, [first]: 10 },
      { 0: 20, [first]: 10, [second]: 10 },
    ])
    await edit(() =>
      callAs(professor, trilhaGerenciarApi.editHabilidade, { body: { id: one, ref_eixo_id: second } }),
    )
    expect([await pontos(aluno), await pontos(colega)]).toEqual([
      { 0: 10, [second]: 10 },
      { 0: 20, [second]: 20 },
    ])
    await edit(() => callAs(professor, trilhaGerenciarApi.removeHabilidade, { params: { id: one } }))
    expect([await pontos(aluno), await pontos(colega)]).toEqual([{ 0: 0 }, { 0: 10, [second]: 10 }])
  })

  it('keeps the best of any turns: approved beats failed, then the higher, then the quicker', {
    timeout: LIMIT,
  }, async () => {
    const world = await setUpTrilha({}, 1)
    const { tenant, trilha, aulas } = world
    const [habilidade = 0, aula = 0] = [trilha.habilidades[0], aulas[0]?.id]
    const grade = fc.record({
      nota: fc.constantFrom(3, 5, 7, 7.5, 10),
      status: fc.constantFrom('aprovado' as const, 'reprovado' as const),
      tempo: fc.integer({ min: 1, max: 3 }),
    })
    const kept = (who: { id: number }) =>
      tenant.sql(
        `select nota::float8 as nota, status, tempo, pontos from trilha_nota where tenant_id = $1 and usuario_id = $2`,
        [tenant.id, who.id],
      )
    const turns = fc.array(grade, { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(turns, async (grades) => {
        const who = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
        const lugar = { usuario: who.id, trilha: trilha.id, habilidade }
        for (const [at, one] of grades.entries())
          await putNotaNaTrilha(tenant, who, { trilha: trilha.id, habilidade, aula, vez: at + 1, ...one })
        const rank = ({ nota, status, tempo }: (typeof grades)[number]) =>
          (status === 'aprovado' ? 1e6 : 0) + nota * 1e3 - tempo
        const [best] = grades.toSorted((one, other) => rank(other) - rank(one))
        const wanted = [{ ...best, pontos: best?.status === 'aprovado' ? Math.round(best.nota) : 0 }]
        await tenant.sql('delete from trilha_nota where usuario_id = $1', [who.id])
        await inTenant(world, (tx) => contar(tx, lugar))
        expect(await kept(who)).toEqual(wanted)
        await tenant.sql('delete from trilha_nota where usuario_id = $1', [who.id])
        await inTenant(world, (tx) => recontarMuitos(tx, trilha.id, [who.id]))
        expect(await kept(who)).toEqual(wanted)
      }),
      {
        numRuns: 12,
        examples: [
          [
            [
              { nota: 7, status: 'aprovado', tempo: 3 },
              { nota: 10, status: 'reprovado', tempo: 1 },
              { nota: 7, status: 'aprovado', tempo: 2 },
            ],
          ],
        ],
      },
    )
  })

  it('follows the correction of a delivery', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha({}, 0)
    const { tenant, aluno, professor, trilha } = world
    const aula = await putPublished(tenant, professor, { telas: [dissertativa] })
    await tenant.sql(
      `insert into trilha_aula (tenant_id, trilha_id, habilidade_id, aula_id, nivel, ordem) values ($1, $2, $3, $4, 2, 1)`,
      [tenant.id, trilha.id, trilha.habilidades[0], aula.id],
    )
    const vez = (await iniciar(aluno, trilha.habilidades[0] as number)).data.tentativa.id
    const { tentativa } = (await abrirNaVez(aluno, aula.id, vez)).data
    const tela = aula.telas[0] as number
    const shared = { REQUEST_USU_ID: aluno.id, tentativa: tentativa.uuid, aula: aula.id }
    await enviar(aluno, [
      buildRegistro({ ...shared, respostas: [buildResposta(tela, { texto: 'Porque sim.' })] }),
      buildRegistro({ ...shared, tipo: 'conclusao' }),
    ])
    const seen = async () => {
      const { data } = await callAs(aluno, trilhaAprenderApi.habilidade, {
        params: { id: trilha.habilidades[0] as number },
        query: {},
      })
      const [projeto] = data.niveis[0]?.projetos ?? []
      return [projeto?.estado, projeto?.pontos, data.habilidade.pontos_conquistados]
    }
    expect(await seen()).toEqual(['aguardando_correcao', 0, 0])
    const grade = (fracao: number | null) =>
      inTenant(world, (tx) => scoreAbertas({ tx, actor: null }, tentativa.id, [{ tela, fracao }]))
    await grade(0.8)
    expect(await seen()).toEqual(['feita', 16, 16])
    await grade(0.6)
    expect(await seen()).toEqual(['feita', 12, 12])
    await grade(null)
    expect(await seen()).toEqual(['aguardando_correcao', 0, 0])
  })

  it('follows the annulling of an attempt', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha({}, 1)
    const { aluno, professor, trilha, aulas } = world
    const vez = (await iniciar(aluno, trilha.habilidades[0] as number)).data.tentativa.id
    const [aula] = aulas as [TrilhaWorld['aulas'][number]]
    await fazer(aluno, aula, vez)
    const { tentativas } = (
      await callAs(aluno, tentativaApi.listMinhas, {
        query: { aula: aula.id, turma: world.tenant.turma, trilha_tentativa: vez },
      })
    ).data
    expect(tentativas).toMatchObject([{ nota: 10, trilha_tentativa: vez }])
    const annulled = await callAs(professor, tentativaApi.anular, {
      params: { tentativa: tentativas[0]?.id as number },
      body: { motivo: 'Outra pessoa fez.' },
    })
    expect(annulled.status).toBe(200)
    const after = await callAs(aluno, trilhaAprenderApi.estrutura, { params: { id: trilha.id } })
    expect(after.data.trilha.pontos_conquistados).toBe(0)
  })

  it('begins at zero once the path is emptied, and says how far a class is', { timeout: LIMIT }, async () => {
    const world = await played()
    const { tenant, aluno, professor, trilha } = world
    const far = () => inTenant(world, (tx) => progressoDaTurma(tx, tenant.turma, trilha.id))
    expect((await far()).map(({ nome, aulas }) => [nome, aulas])).toEqual([
      ['Ana Beatriz Souza', 4],
      ['Bia Lima', 1],
    ])
    const earned = () => inTenant(world, (tx) => podeCertificar(tx, aluno.id, trilha.id))
    expect(await earned()).toBe(false)
    const two = (await iniciar(aluno, trilha.habilidades[1] as number)).data.tentativa.id
    for (const aula of world.aulas) await fazer(aluno, aula, two)
    expect(await earned()).toBe(true)
    expect((await callAs(professor, trilhaGerenciarApi.reset, { params: { id: trilha.id } })).status).toBe(
      200,
    )
    expect((await far()).map(({ pontos }) => pontos)).toEqual([0, 0])
    expect(await earned()).toBe(false)
    // An answer that comes late to a turn that was taken away is kept, and counts no more.
    expect(
      (await callAs(aluno, trilhaAprenderApi.listPontos, { query: { pagina: 1, linhas: 30 } })).data.total,
    ).toBe(0)
  })
})
