/** Where teachers make classes, who may be named to teach, what the bin keeps and whom guardians are: near misses of each. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { placeIn, undone } from '../../../../test/kit/undone.ts'
import { endPapeis, putDocente, setConta, setPapeis, suspend } from '../../../acesso/sessao/server/factory.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { leaveTurma, setTurma } from './factory.ts'
import { guardiansOf } from './public.ts'
import { findAble, searchDocentes } from './queries-docente.ts'
import { findGestao, findLugar, listPurgeable } from './queries-gestao.ts'

let tenant: TestTenant
beforeAll(async () => {
  tenant = await testTenant()
})
const within = <T>(ask: (tx: Tx) => Promise<T>) => undone(tenant, ask)

describe('a place for classes', () => {
  it('is a teacher’s where they teach now and it, or a network above, lets them', async () => {
    const who = await tenant.person('Docente', { papel: 'professor', turma: tenant.turma })
    const pupil = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
    const outra = await tenant.newTurma('Outra')
    const may = (
      spoil: (tx: Tx) => Promise<unknown> = async () => {},
      rede = tenant.escola,
      on = tenant.escola,
      one = who,
    ) =>
      within(async (tx) => {
        await sql`update rede set turmas_por_docentes = id = ${on}`.execute(tx)
        await spoil(tx)
        return (await findLugar(tx, rede, one.id))?.docente
      })
    const set = (text: string) => (tx: Tx) => sql.raw(text).execute(tx)
    const papel = (how: string) => (tx: Tx) => setPapeis(placeIn(tx, tenant), who, how)
    expect([await may(), await may(undefined, undefined, tenant.rede)]).toEqual([true, true])
    expect([
      await may(undefined, undefined, tenant.outraEscola),
      await may(undefined, tenant.outraEscola, tenant.outraEscola),
      await may(undefined, tenant.rede, tenant.rede),
      await may(undefined, undefined, undefined, pupil),
      await may(papel('fim = now()')),
      await may(papel(`inicio = now() + interval '1 second'`)),
      await may(papel(`papel = 'aplicador'`)),
      await may(set(`update turma set status = 'excluida', excluida_em = now() where id = ${tenant.turma}`)),
    ]).toEqual([false, false, false, false, false, false, false, false])
    expect([
      await may(set(`update turma set status = 'encerrada' where id = ${tenant.turma}`)),
      await may(papel(`turma_id = ${outra}, auxiliar = true`)),
      await within((tx) => findLugar(tx, 999, who.id)),
    ]).toEqual([true, true, undefined])
  })

  it('has a titular who teaches the class now, and no other is one', async () => {
    const turma = await tenant.newTurma('Titular')
    const who = await tenant.person('Titular', { papel: 'professor', turma })
    const other = await tenant.person('De outra', { papel: 'professor', turma: tenant.turma })
    await tenant.person('Aluna', { papel: 'aluno', turma })
    await leaveTurma(tenant, await tenant.person('Saiu', { papel: 'aluno', turma }))
    const titular = (spoil: string, one = who) =>
      within(async (tx) => {
        await setPapeis(placeIn(tx, tenant), one, spoil)
        const row = await findGestao(tx, turma, one.id)
        return [row?.titular, row?.alunos]
      })
    expect([
      await titular('auxiliar = false'),
      await titular('auxiliar = true'),
      await titular('fim = now()'),
      await titular(`papel = 'aplicador'`),
      await titular('auxiliar = false', other),
    ]).toEqual([
      [true, 1],
      [false, 1],
      [false, 1],
      [false, 1],
      [false, 1],
    ])
  })
})

describe('who may be named to teach', () => {
  it('is active staff of the place, twenty by name, by account where names are one, not who teaches there', async () => {
    const place = await testTenant()
    const turma = place.turma
    const staff: Person[] = []
    for (let n = 0; n < 23; n += 1)
      staff.push(
        await place.person('Docente', {
          papel: 'professor',
          turma: n === 0 ? place.turma : place.outraTurma,
        }),
      )
    for (const [n, one] of staff.entries())
      await setConta(place, one, `login = 'd${String(n).padStart(2, '0')}'`)
    const [first, second, third, fourth] = staff as [Person, Person, Person, Person]
    // Twice in one school, which is told once.
    await putDocente(place, first, await place.newTurma('Outra'))
    await suspend(place, second)
    await endPapeis(place, { usuario_id: third.id })
    await setPapeis(place, fourth, `inicio = now() + interval '1 day'`)
    const aluno = await place.person('Docente aluno', { papel: 'aluno', turma: place.outraTurma })
    // A login drawn at random holds any two signs by chance.
    await setConta(place, aluno, `login = 'aluno'`)
    const ids = (some: readonly Person[]) => some.map(({ id }) => id)
    const found = async (query: Parameters<typeof searchDocentes>[1]) =>
      (await undone(place, (tx) => searchDocentes(tx, query))).map(({ id }) => id)
    // Whose role is to begin is staff; whose ended, or who is suspended, is none.
    expect(await found({ alcance: [place.rede], busca: 'docente' })).toEqual(
      ids([first, ...staff.slice(3)]).slice(0, 20),
    )
    expect(await found({ alcance: [place.outraEscola], busca: 'docente' })).toEqual(ids(staff.slice(3)))
    expect(await found({ alcance: [place.escola] })).toEqual([first.id])
    expect(await found({ alcance: [place.escola], turma })).toEqual([])
    expect(await found({ alcance: 'todos', turma, busca: 'd02' })).toEqual([third.id])
    const shown = await undone(place, (tx) => searchDocentes(tx, { alcance: 'todos', busca: 'docente d0' }))
    expect(shown.slice(0, 2).map(({ id, lugar }) => [id, lugar])).toEqual([
      [first.id, 'Escola Um'],
      [third.id, ''],
    ])
    const able = async (alcance: Parameters<typeof findAble>[2]) =>
      (await undone(place, (tx) => findAble(tx, ids([first, second, third, fourth]), alcance))).sort()
    expect([await able('todos'), await able([place.rede]), await able([])]).toEqual([
      ids([first, third, fourth]).sort(),
      ids([first, fourth]).sort(),
      [],
    ])
  })
})

describe('what stays', () => {
  it('in the bin is a class that had a topic or a pupil, even one who left; the others go in order', async () => {
    const place = await testTenant()
    const docente = await place.person('Docente')
    const classes: Record<string, number> = {}
    for (const nome of ['vazia', 'tópico', 'saiu', 'em uso', 'outra vazia']) {
      classes[nome] = await place.newTurma(nome)
      if (nome !== 'em uso') await setTurma(place, classes[nome], { status: 'excluida' })
    }
    await place.sql(`update turma set excluida_em = now() - interval '9 days' where status = 'excluida'`)
    await putTopico(place, docente, { turma: classes.tópico ?? 0 })
    await leaveTurma(place, await place.person('Saiu', { papel: 'aluno', turma: classes.saiu ?? 0 }))
    const gone = (most: number) =>
      undone(place, async (tx) => (await listPurgeable(tx, new Date(), most)).map(({ id }) => id))
    expect([await gone(9), await gone(1)]).toEqual([[classes.vazia, classes['outra vazia']], [classes.vazia]])
    // Whatever its dates say, what is in use is not in the bin; nor is it there for long at the very moment.
    const [{ em } = { em: new Date() }] = await place.sql<{ em: Date }>(
      `update turma set excluida_em = '2026-01-01T12:00:00Z' where status = 'excluida' or nome = 'em uso' returning excluida_em as em`,
    )
    const until = (ms: number) =>
      undone(place, async (tx) =>
        (await listPurgeable(tx, new Date(em.getTime() + ms), 9)).map(({ id }) => id),
      )
    expect([await until(0), await until(1)]).toEqual([[], [classes.vazia, classes['outra vazia']]])
  })

  it('of a pupil’s guardians are those who are active and in force', async () => {
    const child = await tenant.person('Filha', { papel: 'aluno', turma: tenant.turma })
    const guard = (nome: string) => tenant.person(nome, { papel: 'responsavel', aluno: child.id })
    const [mae, suspensa, acabou] = [await guard('Mãe'), await guard('Suspensa'), await guard('Acabou')]
    await suspend(tenant, suspensa)
    await endPapeis(tenant, { usuario_id: acabou.id })
    expect(await within((tx) => guardiansOf(tx, [child.id]))).toEqual([{ id: mae.id, aluno: child.id }])
  })
})
