/**
 * In what order lists come where everything but the number is one, though the rows stand in the table the other way round;
 * how many a list holds; and what lies before them takes no room from those who are asked for.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { actorFor } from '../../../../test/kit/actor.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { undone } from '../../../../test/kit/undone.ts'
import { putDocente, putPapel, setConta, setPapeis, suspend } from '../../../acesso/sessao/server/factory.ts'
import { turmaApi } from '../contract.ts'
import { turmaGestaoApi } from '../contract-gestao.ts'
import { setTurma } from './factory.ts'
import { studiesIn } from './public.ts'
import { listGruposDe, listPlaces } from './public-arvore.ts'
import { notifyTurma, TODOS } from './public-avisar.ts'
import * as queries from './queries.ts'
import { listDocentes } from './queries-docente.ts'
import { listEnding, listLixeira, listPlataforma, listRedes, markWarned } from './queries-gestao.ts'

const page = { pagina: 1, linhas: 30 }
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const actor = (part: Partial<Actor>): Actor => ({
  ...{ id: 0, tenantId: 0, nome: 'Alguém', funcoes: [], redes: [], turmas: [], dependentes: [] },
  ...part,
})
const ADMIN = actor({ funcoes: ['administrador_tenant'] })
const viewer = (who: Actor) => ({ actor: who, usuarioId: 0, now: new Date() })

/** Writes rows again, the last one first: read as they stand, they come backwards. */
async function backwards(place: TestTenant, table: 'turma' | 'usuario' | 'rede', some: readonly number[]) {
  for (const id of [...some].reverse())
    if (table !== 'turma') await place.sql(`update ${table} set nome = nome where id = $1`, [id])
    // Away and back, so that the index of its school has them backwards too.
    else
      for (const rede of [place.outraEscola, place.escola])
        await place.sql('update turma set rede_id = $2 where id = $1', [id, rede])
}

/** Many at once: their numbers, in order. */
const many = async (place: TestTenant, text: string, values: readonly unknown[]) =>
  (await place.sql<{ id: number }>(`${text} returning id`, values)).map(({ id }) => id)
const turmas = (place: TestTenant, n: number, set: { rede?: number; tipo?: string; status?: string } = {}) =>
  many(
    place,
    `insert into turma (tenant_id, rede_id, tipo, status, ano_letivo, nome, codigo)
     select $1, $2, $3, $4, 2026, 'Clube', translate(lpad((n + (select count(*) from turma where tenant_id = $1))::text, 7, '0'), '0123456789', 'ABCDEFGHJK')
     from generate_series(1, $5::int) n order by n`,
    [place.id, set.rede ?? place.escola, set.tipo ?? 'plataforma', set.status ?? 'ativa', n],
  )
const pessoas = (place: TestTenant, n: number, nome = 'Ana') =>
  many(
    place,
    `insert into usuario (tenant_id, nome, login) select $1, $2, lower($2) || '-' || n from generate_series(1, $3::int) n order by n`,
    [place.id, nome, n],
  )

describe('of one name', () => {
  it('classes come by their number, in every list of them, on every page', async () => {
    const place = await testTenant()
    const made = await turmas(place, 5)
    await backwards(place, 'turma', made)
    const told = await undone(place, async (tx) => {
      const list = async (pagina: number, linhas: number) =>
        ids(await queries.listTurmas(tx, viewer(ADMIN), { status: 'ativa', busca: 'clube', pagina, linhas }))
      return {
        pages: [...(await list(1, 2)), ...(await list(2, 2)), ...(await list(3, 2))],
        all: await list(1, 9),
        searched: ids(await queries.searchTurmas(tx, ADMIN, 'clube', 9)),
        platform: ids(await listPlataforma(tx)),
        groups: ids(await listGruposDe(tx, [place.escola])).filter((id) => made.includes(id)),
      }
    })
    expect(told).toEqual({ pages: made, all: made, searched: made, platform: made, groups: made })
    await place.sql(`update turma set status = 'excluida', excluida_em = '2026-01-01' where id = any($1)`, [
      made,
    ])
    await backwards(place, 'turma', [...made].reverse())
    const bin = await undone(place, (tx) => listLixeira(tx, ADMIN, page))
    expect(ids(bin)).toEqual([...made].reverse())
  })

  it('people come by their number: who teaches a class, whom somebody guards', async () => {
    const place = await testTenant()
    const made = await pessoas(place, 4)
    for (const id of [...made].reverse()) await putDocente(place, { id }, place.turma)
    await backwards(place, 'usuario', made)
    const told = await undone(place, async (tx) => [
      ids(await listDocentes(tx, place.turma)),
      ids(await queries.listDependentes(tx, made)),
    ])
    expect(told).toEqual([made, made])
    await setConta(place, { id: made[0] ?? 0 }, "nome = 'Bia'")
    expect(ids(await undone(place, (tx) => queries.listDependentes(tx, made.slice(0, 3))))).toEqual([
      made[1],
      made[2],
      made[0],
    ])
  })

  it('networks come by their number, below those that they lie in', async () => {
    const place = await testTenant()
    const below = (pai: number, nomes: readonly string[], inep = false) =>
      many(
        place,
        `insert into rede (tenant_id, cliente_id, pai_id, nome, inep, codigo)
         select $1, (select max(id) from cliente where tenant_id = $1), $2::bigint, nome,
           case when $4 then lpad((n + $2::bigint % 1000)::text, 8, '0') end, 'N' || n || '-' || $2::bigint
         from unnest($3::text[]) with ordinality x (nome, n) order by n`,
        [place.id, pai, nomes, inep],
      )
    const [zona = 0, agua = 0, aguaDois = 0] = await below(place.rede, ['Zona', 'água', 'Agua'])
    const [um = 0] = await below(zona, ['Abacaxi'], true)
    const [dois = 0] = await below(agua, ['Zebra'], true)
    await backwards(place, 'rede', [agua, aguaDois])
    const all = [place.rede, agua, aguaDois, dois, place.outraEscola, place.escola, zona, um]
    const leitora = actor({ redes: [{ id: zona, papel: 'gestor_rede', funcao: 'leitura' }] })
    const escritora = actor({ redes: [{ id: zona, papel: 'gestor_rede', funcao: 'escrita' }] })
    const told = await undone(place, async (tx) => ({
      places: ids(await listPlaces(tx, place.rede)),
      redes: (await listRedes(tx, ADMIN, 0)).map(({ id, nivel, escola }) => [id, nivel, escola]),
      read: await listRedes(tx, leitora, 0),
      written: (await listRedes(tx, escritora, 0)).map(({ id, gere }) => [id, gere]),
      bin: [(await listLixeira(tx, leitora, page)).length, (await listLixeira(tx, escritora, page)).length],
    }))
    const level = (id: number) => (id === place.rede ? 0 : [um, dois].includes(id) ? 2 : 1)
    expect(told).toEqual({
      places: all,
      redes: all.map((id) => [id, level(id), [um, dois].includes(id)]),
      read: [],
      written: [
        [zona, true],
        [um, true],
      ],
      bin: [0, 0],
    })
  })
})

describe('at most', () => {
  let place: TestTenant
  let made: number[]
  let docente: Person
  beforeAll(async () => {
    place = await testTenant()
    made = await turmas(place, 501)
    docente = await place.person('Docente', { papel: 'professor', turma: made.at(-1) ?? 0 })
  })

  it('500 classes of the platform, the newest year first, then by name', async () => {
    const some = made.slice(-3)
    await place.sql(`update turma set nome = 'Ábaco' where id = $1`, [some[2]])
    await place.sql('update turma set ano_letivo = 2027 where id = $1', [some[1]])
    const listed = ids(await undone(place, listPlataforma))
    expect([listed.length, listed.slice(0, 4)]).toEqual([500, [some[1], some[2], made[0], made[1]]])
  })

  it('500 of one’s own that run; others take no room from them', async () => {
    const own = (turmas: Actor['turmas']) =>
      undone(place, (tx) => queries.listOwnAtivas(tx, actor({ turmas })))
    const as = (papel: 'professor' | 'responsavel', id = 0) => ({ id, papel })
    expect(await own(made.map((id) => as('professor', id)))).toHaveLength(500)
    const [a, b] = [made.at(-1), made.at(-2)]
    expect(await own([as('professor', a), as('responsavel', a), as('professor', b)])).toEqual([
      as('professor', a),
      as('responsavel', a),
      as('professor', b),
    ])
    await setTurma(place, b ?? 0, { status: 'encerrada' })
    expect(await own([as('professor', b), as('professor', a), as('professor', 7)])).toEqual([
      as('professor', a),
    ])
    await setTurma(place, b ?? 0, { status: 'ativa' })
    expect(await own([])).toEqual([])
  })

  it('100 teachers of a class, 50 children; four teachers in a list, titulars first', async () => {
    const people = await pessoas(place, 101)
    for (const id of people)
      await putPapel(place, { id }, { papel: 'professor', turma: place.turma, auxiliar: id % 2 === 0 })
    const told = await undone(place, async (tx) => [
      (await listDocentes(tx, place.turma)).length,
      ids(await queries.listDependentes(tx, people)),
      (await queries.findGrupo(tx, viewer(ADMIN), place.turma))?.professores.map(({ id }) => id),
    ])
    expect(told).toEqual([100, people.slice(0, 50), people.filter((id) => id % 2 !== 0).slice(0, 4)])
  })

  it('50 schools, by name: those that have a class in use which the reader sees', async () => {
    const zona = await testTenant()
    const [no = 0] = await many(
      zona,
      `insert into rede (tenant_id, cliente_id, pai_id, nome, codigo)
       select $1, (select max(id) from cliente where tenant_id = $1), $2, 'Zona', 'Z'`,
      [zona.id, zona.rede],
    )
    const schools = await many(
      zona,
      `insert into rede (tenant_id, cliente_id, pai_id, nome, codigo)
       select $1, (select max(id) from cliente where tenant_id = $1), $2, lpad(n::text, 3, '0'), 'S' || n
       from generate_series(1, 54) n order by n`,
      [zona.id, no],
    )
    // The first has none, the second a closed one, the next two one that lies elsewhere.
    const [, closed = 0, ...rest] = schools
    await turmas(zona, 1, { rede: closed, status: 'encerrada' })
    for (const rede of rest) await turmas(zona, 1, { rede })
    await zona.sql('update rede set pai_id = $2 where id = any($1)', [rest.slice(0, 2), zona.rede])
    const who = actor({ redes: [{ id: no, papel: 'gestor_rede', funcao: 'leitura' }] })
    const told = await undone(zona, (tx) => queries.listEscolas(tx, who, new Date()))
    expect(ids(told)).toEqual(rest.slice(2))
    expect(told).toHaveLength(50)
    const all = await undone(zona, (tx) => queries.listEscolas(tx, ADMIN, new Date()))
    expect(ids(all)).toEqual(rest.slice(0, 50))
  })

  it('few classes or many, the same people learn in or below a network', async () => {
    const [aqui, la] = [
      await place.person('Aqui', { papel: 'aluno', turma: made[0] ?? 0 }),
      await place.person('Lá', { papel: 'aluno', turma: place.outraTurma }),
    ]
    const fechada = await place.person('Fechada', { papel: 'aluno', turma: made[1] ?? 0 })
    await setTurma(place, made[1] ?? 0, { status: 'encerrada' })
    const learn = (redes: readonly number[] | 'todas') =>
      undone(place, async (tx) => {
        const { rows } = await sql<{ id: number }>`
          select u.id from pessoa u where ${studiesIn(redes, sql`t.status = 'ativa'`)} order by 1`.execute(tx)
        return ids(rows)
      })
    expect([
      await learn('todas'),
      await learn([place.rede]),
      await learn([place.escola]),
      await learn([place.outraEscola]),
      await learn([]),
    ]).toEqual([[aqui.id, la.id], [aqui.id, la.id], [aqui.id], [la.id], []])
    expect(fechada.id).toBeGreaterThan(0)
  })

  it('the classes in which one has a role of one’s own, on one’s home, whatever one oversees', async () => {
    const both = await place.person(
      'Ensina e coordena',
      { papel: 'professor', turma: place.outraTurma },
      { papel: 'coordenador', rede: place.escola },
    )
    const home = async (who: Person) => {
      const { turmas: listed, total_turmas, papel } = (await callAs(who, turmaApi.home, undefined)).data
      return [ids(listed), total_turmas, papel]
    }
    expect([await home(both), await home(docente)]).toEqual([
      [[place.outraTurma], 1, 'professor'],
      [made.slice(-1), 1, 'professor'],
    ])
    const manages = await place.person('Coordena', { papel: 'coordenador', rede: place.outraEscola })
    expect(await home(manages)).toEqual([[place.outraTurma], 1, 'gestor'])
    const empty = await callAs(manages, turmaGestaoApi.listLixeira, { query: page })
    expect(empty.data).toMatchObject({ turmas: [], total: 0 })
    expect((await actorFor(both)).redes).toHaveLength(1)
  })
})

describe('a last day', () => {
  const NOW = new Date('2026-06-15T15:00:00Z')
  it('that passed is told of once, and of one class; a week later it closes it', async () => {
    const place = await testTenant()
    const ends = async (fim: string | null, set = '') => {
      const turma = await place.newTurma('Acaba')
      await place.sql(`update turma set fim = $2 ${set} where id = $1`, [turma, fim])
      return turma
    }
    const [amanha, hoje, ontem, dito, outro] = [
      await ends('2026-06-16'),
      await ends('2026-06-15'),
      await ends('2026-06-14'),
      await ends('2026-06-13', `, fim_avisado = '2026-06-13'`),
      await ends('2026-06-13', `, fim_avisado = '2026-06-12'`),
    ]
    const [semana, quase] = [
      await ends('2026-06-08', `, fim_avisado = '2026-06-08'`),
      await ends('2026-06-09', `, fim_avisado = '2026-06-09'`),
    ]
    await ends(null)
    await ends('2026-06-01', `, status = 'encerrada'`)
    const due = (tx: Tx, most = 9) => listEnding(tx, NOW, most)
    expect(
      await undone(place, async (tx) => [
        await due(tx),
        await due(tx, 2),
        await markWarned(tx, outro),
        await due(tx),
        await markWarned(tx, outro),
        await markWarned(tx, dito),
      ]),
    ).toEqual([[semana, outro, ontem], [semana, outro], true, [semana, ontem], false, false])
    expect([amanha, hoje, quase].every((id) => id > 0)).toBe(true)
  })
})

describe('the people of a class', () => {
  it('are told each once, but for who did it', async () => {
    const place = await testTenant()
    const docente = await place.person('Docente', { papel: 'professor', turma: place.turma })
    const aluna = await place.person('Aluna', { papel: 'aluno', turma: place.turma })
    const mae = await place.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
    const suspensa = await place.person('Suspensa', { papel: 'aluno', turma: place.turma })
    await suspend(place, suspensa)
    await place.person('De outra', { papel: 'aluno', turma: place.outraTurma })
    await setPapeis(place, mae, 'auxiliar = false')
    const told = (papeis = TODOS, menos?: number) =>
      undone(place, async (tx) => {
        await notifyTurma(
          tx,
          { turma: place.turma, papeis, menos },
          { tipo: 'turma_encerrada', dados: { turma: '7º A' }, destino: '/logado' },
        )
        const { rows } = await sql<{
          id: number
        }>`select usuario_id as id from notificacao order by 1`.execute(tx)
        return ids(rows)
      })
    expect([
      await told(),
      await told(TODOS, docente.id),
      await told(['aluno']),
      await told(['aluno'], aluna.id),
    ]).toEqual([[docente.id, aluna.id, mae.id], [aluna.id, mae.id], [aluna.id], []])
  })
})
