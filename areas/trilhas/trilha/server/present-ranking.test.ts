/** Rankings through the real door: positions, names, who is left out, who is compared with whom (product.md H-11). */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import { changeUsuario } from '../../../acesso/sessao/server/public-conta.ts'
import { setRecursos } from '../../../escola/turma/server/factory.ts'
import { leave } from '../../../escola/turma/server/public-matricula.ts'
import { trilhaAprenderApi } from '../contract-aprender.ts'
import { classificar } from '../rules-ranking.ts'
import { fazer, iniciar, setUpTrilha } from './testing.ts'

const inTenant = async ({ id }: TestTenant, work: (tx: Tx) => Promise<unknown>) =>
  (await testApp()).database.asTenant(id, work)

const LIMIT = 120_000
const ofEixo = (who: Person, eixoId: number) =>
  callAs(who, trilhaAprenderApi.ranking, { params: { eixoId }, query: {} })
const completo = (
  who: Person,
  eixoId: number,
  query: { alcance?: 'turma' | 'trilha'; turma?: number; pagina?: number; linhas?: number } = {},
) =>
  callAs(who, trilhaAprenderApi.rankingCompleto, {
    params: { eixoId },
    query: { pagina: 1, linhas: 30, ...query },
  })
const hide = (who: Person, oculto: boolean) =>
  callAs(who, trilhaAprenderApi.saveRanking, { body: { oculto } })

/** Points of a pupil in an axis and the path, past every call. */
const give = (
  tenant: TestTenant,
  who: Person,
  at: { trilha: number; eixo: number; turma: number },
  pontos: number,
  tempo = 60,
) =>
  tenant.sql(
    `insert into trilha_ponto (tenant_id, usuario_id, trilha_id, eixo, turma_id, pontos, tempo, aulas)
     select $1, $2, $3, unnest(array[0, $4::bigint]), $5, $6, $7, 1`,
    [tenant.id, who.id, at.trilha, at.eixo, at.turma, pontos, tempo],
  )

async function classOf(names: readonly [string, number][]) {
  const world = await setUpTrilha({}, 1)
  const { tenant, trilha } = world
  const at = { trilha: trilha.id, eixo: trilha.eixos[0] as number, turma: tenant.turma }
  const people: Person[] = []
  for (const [nome, pontos] of names) {
    const who = await tenant.person(nome, { papel: 'aluno', turma: tenant.turma })
    people.push(who)
    if (pontos >= 0) await give(tenant, who, at, pontos)
  }
  return { ...world, at, people, eixo: at.eixo }
}

/** A pupil with 60 points, in a class of another school that follows the path. */
async function pupilElsewhere(tenant: TestTenant, at: { trilha: number; eixo: number }): Promise<Person> {
  const turma = tenant.outraTurma
  await tenant.sql('insert into trilha_grupo (tenant_id, trilha_id, turma_id) values ($1, $2, $3)', [
    tenant.id,
    at.trilha,
    turma,
  ])
  const longe = await tenant.person('Caio Lopes', { papel: 'aluno', turma })
  await give(tenant, longe, { ...at, turma }, 60)
  return longe
}

/** The tenant lets everybody be compared across schools. */
const compareSchools = (tenant: TestTenant) =>
  tenant.sql(
    `update tenant set configuracoes = configuracoes || '{"ranking_entre_escolas": true}' where id = $1`,
    [tenant.id],
  )

describe('who is gone', () => {
  it.each([
    [
      'left the class',
      'turma',
      (tenant: TestTenant, who: Person) =>
        inTenant(tenant, (tx) =>
          leave(
            tx,
            { turma: tenant.turma, aluno: who.id },
            { status: 'removido', motivo: null, now: new Date() },
          ),
        ),
    ],
    [
      'was suspended',
      'turma',
      (tenant: TestTenant, who: Person) =>
        inTenant(tenant, (tx) => changeUsuario(tx, who.id, { status: 'suspenso' })),
    ],
    [
      'was suspended',
      'trilha',
      (tenant: TestTenant, who: Person) =>
        inTenant(tenant, (tx) => changeUsuario(tx, who.id, { status: 'suspenso' })),
    ],
  ] as const)(
    '%s: is in no ranking of the %s, and holds no place',
    { timeout: LIMIT },
    async (_, alcance, go) => {
      const { tenant, people, eixo, professor } = await classOf([
        ['Heloísa Dias', 410],
        ['Kauã Reis', 396],
        ['Pietra Castro', 300],
      ])
      const [first, second] = people as [Person, Person]
      const told = async (who: Person) => JSON.stringify((await completo(who, eixo, { alcance })).body)
      expect(await told(professor)).toContain('Heloísa')
      await go(tenant, first)
      for (const who of [professor, second]) expect(await told(who)).not.toContain('Heloísa')
      expect(await told(second)).toContain('1°')
      expect(await told(second)).not.toContain('3°')
    },
  )
})

describe('the ranking of an axis', () => {
  it('shows three, shared positions, and the own row beyond them, with names cut short', {
    timeout: LIMIT,
  }, async () => {
    const { people, eixo, professor } = await classOf([
      ['Heloísa Dias', 410],
      ['Kauã Reis', 396],
      ['Pietra Castro', 396],
      ['Tiago Nunes', 318],
      ['Sem Nada', -1],
    ])
    const own = (await ofEixo(people[3] as Person, eixo)).data
    expect(own.ranking.map(({ nome, rotulo, pontos }) => [nome, rotulo, pontos])).toEqual([
      ['Heloísa D.', '1°', 410],
      ['Kauã R.', '2°', 396],
      ['Pietra C.', '2°', 396],
    ])
    expect(own.minha).toMatchObject({ nome: 'Tiago Nunes', rotulo: '4°', eu: true })
    const third = (await ofEixo(people[2] as Person, eixo)).data
    expect(third.minha).toBeNull()
    expect(third.ranking.find(({ eu }) => eu)?.nome).toBe('Pietra Castro')
    // Nothing done: no row of one's own.
    expect((await ofEixo(people[4] as Person, eixo)).data).toMatchObject({ minha: null, total: 4 })
    // Who teaches the class sees whole names.
    expect((await ofEixo(professor, eixo)).data.ranking[0]?.nome).toBe('Heloísa Dias')
  })

  it('leaves out who chose so, but for their teacher', { timeout: LIMIT }, async () => {
    const { people, eixo, professor } = await classOf([
      ['Heloísa Dias', 410],
      ['Kauã Reis', 396],
    ])
    const [first, second] = people as [Person, Person]
    expect((await hide(first, true)).data.oculto).toBe(true)
    expect((await ofEixo(second, eixo)).data.ranking.map(({ nome, rotulo }) => [nome, rotulo])).toEqual([
      ['Kauã Reis', '1°'],
    ])
    expect((await ofEixo(first, eixo)).data.oculto).toBe(true)
    expect((await completo(second, eixo)).data.ranking[0]?.alunos.map(({ nome }) => nome)).not.toContain(
      'Heloísa D.',
    )
    expect((await completo(professor, eixo)).data.ranking[0]?.alunos.map(({ nome }) => nome)).toContain(
      'Heloísa Dias',
    )
    await hide(first, false)
    expect((await ofEixo(second, eixo)).data.total).toBe(2)
  })

  it('is none where the class has rankings switched off', { timeout: LIMIT }, async () => {
    const { people, eixo, tenant, professor } = await classOf([['Heloísa Dias', 410]])
    await tenant.sql(`update turma set recursos = recursos || '{"ranking": false}' where tenant_id = $1`, [
      tenant.id,
    ])
    expect((await ofEixo(people[0] as Person, eixo)).data).toMatchObject({ turma: null, ranking: [] })
    expect((await ofEixo(professor, eixo)).data.ranking).toHaveLength(1)
  })

  it('holds what lessons brought just now', { timeout: LIMIT }, async () => {
    const world = await setUpTrilha({}, 1)
    const vez = (await iniciar(world.aluno, world.trilha.habilidades[0] as number)).data.tentativa.id
    await fazer(world.aluno, world.aulas[0] as (typeof world.aulas)[number], vez)
    expect((await ofEixo(world.colega, world.trilha.eixos[0] as number)).data.ranking).toMatchObject([
      { nome: 'Ana S.', pontos: 10, rotulo: '1°' },
    ])
  })
})

describe('the complete ranking', () => {
  it('has each class with its notes; those without points last, without a position', {
    timeout: LIMIT,
  }, async () => {
    const { people, eixo, trilha, tenant, professor } = await classOf([
      ['Heloísa Dias', 5],
      ['Sem Nada', -1],
    ])
    const { data } = await completo(people[1] as Person, eixo)
    expect(data.trilha.id).toBe(trilha.id)
    const [group] = data.ranking
    expect(group).toMatchObject({ id: tenant.turma, nome: '7º A', isProfessor: false })
    expect(group?.notas[0]).toMatchObject({
      id_trilha: trilha.id,
      nota_trilha: 5,
      nota_tempo: 60,
      // Whether a classmate passed is not for a pupil to know.
      status_nota: null,
      rotulo: '1°',
    })
    expect((await completo(people[0] as Person, eixo)).data.ranking[0]?.notas[0]?.status_nota).toBe(
      'reprovado',
    )
    expect(group?.notas.at(-1)).toMatchObject({ nota_trilha: null, status_nota: null, posicao: null })
    expect(group?.alunos.every(({ cpf_valido }) => cpf_valido === null)).toBe(true)
    const taught = (await completo(professor, eixo)).data.ranking[0]
    expect(taught).toMatchObject({ isProfessor: true })
    expect(taught?.notas[0]?.status_nota).toBe('reprovado')
    expect(taught?.alunos[0]?.cpf_valido).toBe(false)
  })

  it('shows a pupil three places and their own, or all where the class does; who teaches sees everybody', {
    timeout: LIMIT,
  }, async () => {
    const { people, eixo, tenant, professor } = await classOf([
      ['Heloísa Dias', 50],
      ['Bento Alves', 40],
      ['Caio Lopes', 30],
      ['Davi Melo', 20],
      ['Eva Nunes', 10],
      ['Sem Nada', -1],
    ])
    const [, , , davi, eva, semNada] = people as [Person, Person, Person, Person, Person, Person]
    const seen = async (who: Person, alcance: 'turma' | 'trilha' = 'turma') => {
      const { ranking } = (await completo(who, eixo, { alcance, linhas: 100 })).data
      const { alunos = [], notas = [] } = ranking[0] ?? {}
      return alunos.map(({ nome }, n) => [nome, notas[n]?.rotulo, notas[n]?.status_nota])
    }
    const three = [
      ['Heloísa D.', '1°', null],
      ['Bento A.', '2°', null],
      ['Caio L.', '3°', null],
    ]
    expect(await seen(eva)).toEqual([...three, ['Eva Nunes', '5°', 'aprovado']])
    expect(await seen(semNada)).toEqual([...three, ['Sem Nada', '', null]])
    expect((await completo(eva, eixo, { alcance: 'trilha', pagina: 2, linhas: 30 })).data).toMatchObject({
      minha: { nome: 'Eva Nunes', rotulo: '5°' },
    })
    expect(await seen(eva, 'trilha')).toEqual(three)
    expect((await seen(professor)).map(([nome]) => nome)).toHaveLength(
      (
        await tenant.sql(`select from matricula where turma_id = $1 and status = 'adicionado'`, [
          tenant.turma,
        ])
      ).length,
    )

    await setRecursos(tenant, tenant.turma, { ranking_completo: true })
    await tenant.sql(
      'insert into opcao_privacidade (tenant_id, usuario_id, perfil_visivel, mudada_por) values ($1, $2, true, $2)',
      [tenant.id, davi.id],
    )
    expect(await seen(eva)).toEqual([...three, ['Davi M.', '4°', null], ['Eva Nunes', '5°', 'aprovado']])
    await hide(davi, true)
    expect(await seen(eva)).toEqual([...three, ['Eva Nunes', '4°', 'aprovado']])
  })

  it('of the whole path ranks as the pure rule does: ties share, the quicker stands before, page by page', {
    timeout: LIMIT,
  }, async () => {
    const { people, at, eixo, tenant, professor } = await classOf(
      Array.from({ length: 7 }, (_, n): [string, number] => [`Pessoa ${'ABCDEFG'[n]}`, -1]),
    )
    const points = fc.tuple(fc.option(fc.nat(3)), fc.nat(2))
    await fc.assert(
      fc.asyncProperty(fc.array(points, { minLength: 7, maxLength: 7 }), async (list) => {
        await tenant.sql('delete from trilha_ponto where tenant_id = $1', [tenant.id])
        for (const [n, [pontos, tempo]] of list.entries())
          if (pontos !== null) await give(tenant, people[n] as Person, at, pontos, tempo)
        const wanted = classificar(
          people.map(({ id, nome }, n) => ({
            id,
            nome,
            pontos: list[n]?.[0] ?? null,
            tempo: list[n]?.[1] ?? null,
          })),
        ).filter(({ pontos }) => pontos !== null)
        const pages = await Promise.all(
          [1, 2, 3].map(
            async (pagina) =>
              (await completo(professor, eixo, { alcance: 'trilha', pagina, linhas: 3 })).data,
          ),
        )
        const rows = pages.flatMap(({ ranking }) => ranking[0]?.notas ?? [])
        expect(
          rows.map(({ posicao, rotulo, nota_trilha, nota_tempo }) => [
            posicao,
            rotulo,
            nota_trilha,
            nota_tempo,
          ]),
        ).toEqual(wanted.map(({ posicao, rotulo, pontos, tempo }) => [posicao, rotulo, pontos, tempo]))
      }),
      { numRuns: 15 },
    )
  })

  it('never crosses schools under 12, unless the tenant lets it', { timeout: LIMIT }, async () => {
    const { people, at, eixo, tenant } = await classOf([
      ['Heloísa Dias', 50],
      ['Bento Alves', 40],
    ])
    const longe = await pupilElsewhere(tenant, at)
    const seen = async (who: Person) =>
      (await completo(who, eixo, { alcance: 'trilha' })).data.ranking[0]?.alunos.map(({ nome }) => nome)
    const born = (who: Person, day: string) =>
      tenant.sql(
        `insert into dado_pessoal (tenant_id, usuario_id, data_nascimento) values ($1, $2, $3)
         on conflict (tenant_id, usuario_id) do update set data_nascimento = excluded.data_nascimento`,
        [tenant.id, who.id, day],
      )
    const [helo] = people as [Person]
    // Nobody told a birthday: nobody is compared.
    expect(await seen(helo)).toEqual(['Heloísa Dias', 'Bento A.'])
    await born(helo, '2005-01-01')
    await born(longe, '2024-01-01')
    expect(await seen(helo)).toEqual(['Heloísa Dias', 'Bento A.'])
    await born(longe, '2005-01-01')
    await born(helo, '2024-01-01')
    // Whoever asks is too young, whoever is asked for is not.
    expect(await seen(helo)).toEqual(['Heloísa Dias', 'Bento A.'])
    await born(helo, '2005-01-01')
    expect(await seen(helo)).toEqual(['Caio L.', 'Heloísa Dias', 'Bento A.'])
    expect(await seen(longe)).toEqual(['Caio Lopes', 'Heloísa D.'])
    await born(longe, '2024-01-01')
    await compareSchools(tenant)
    expect(await seen(longe)).toEqual(['Caio Lopes', 'Heloísa D.', 'Bento A.'])
  })

  it('shows nobody of a class that has rankings switched off, and nothing to its pupils', {
    timeout: LIMIT,
  }, async () => {
    const { people, at, eixo, tenant, trilha, professor } = await classOf([['Heloísa Dias', 50]])
    const longe = await pupilElsewhere(tenant, at)
    // Who made the path tried it, for no class.
    await tenant.sql(
      `insert into trilha_ponto (tenant_id, usuario_id, trilha_id, eixo, pontos, tempo, aulas)
       values ($1, $2, $3, 0, 70, 60, 1)`,
      [tenant.id, professor.id, trilha.id],
    )
    await compareSchools(tenant)
    const seen = async (who: Person) => {
      const { ranking, minha, total } = (await completo(who, eixo, { alcance: 'trilha' })).data
      return [ranking[0]?.alunos.map(({ nome }) => nome), minha?.nome, total]
    }
    const [helo] = people as [Person]
    expect(await seen(helo)).toEqual([['Caio L.', 'Heloísa Dias'], undefined, 2])
    await setRecursos(tenant, tenant.outraTurma, { ranking: false })
    expect(await seen(helo)).toEqual([['Heloísa Dias'], undefined, 1])
    expect(await seen(longe)).toEqual([[], undefined, 0])
    const admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
    expect((await seen(admin))[2]).toBe(3)
  })

  it('shows the whole name and the photo only to the class to which they are shown', {
    timeout: LIMIT,
  }, async () => {
    const { people, at, eixo, tenant } = await classOf([
      ['Heloísa Dias', 50],
      ['Bento Alves', 40],
    ])
    const longe = await pupilElsewhere(tenant, at)
    await compareSchools(tenant)
    const [helo, bento] = people as [Person, Person]
    await tenant.sql(
      `insert into opcao_privacidade (tenant_id, usuario_id, perfil_visivel, foto_visivel, mudada_por)
       values ($1, $2, true, true, $2)
       on conflict (tenant_id, usuario_id) do update set perfil_visivel = true, foto_visivel = true`,
      [tenant.id, helo.id],
    )
    const seen = async (who: Person) =>
      (await completo(who, eixo, { alcance: 'trilha' })).data.ranking[0]?.alunos.map(({ nome }) => nome)
    expect(await seen(bento)).toEqual(['Caio L.', 'Heloísa Dias', 'Bento Alves'])
    expect(await seen(longe)).toEqual(['Caio Lopes', 'Heloísa D.', 'Bento A.'])
  })
})
