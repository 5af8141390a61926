/** What a second person confirmed, browsers, codes and cards: each beside one of another person, purpose, place or moment. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Asker } from '../../../../core/policy/actor.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { left, undone } from '../../../../test/kit/undone.ts'
import { KNOWN_BROWSERS } from '../rules.ts'
import { countCodes } from './queries-codigo.ts'
import { forgetBrowsers, isKnown, markOf, remember } from './queries-navegador.ts'
import * as second from './queries-second.ts'
import { fitsCard, issueAccess, VALID_MS, wasTakenBack, wordsHash } from './secrets-fichas.ts'
import { requireSecond } from './write-second.ts'

const NOW = new Date('2031-03-04T15:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

let tenant: TestTenant
let ana: Person
let bia: Person
let caio: Person
beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana')
  bia = await tenant.person('Bia')
  caio = await tenant.person('Caio')
})

const within = <T>(ask: (tx: Tx) => Promise<T>) => undone(tenant, ask)

describe('what a second person confirmed', () => {
  const columns = [
    'encerrado_em',
    'confirmado_em',
    'confirmado_por',
    'confirmado_visitante',
    'confirmado_tenant',
  ]
  const here = (who: Person): Asker => ({ usuario_id: who.id, visitante_id: null, visitante_tenant: null })
  const visitor: Asker = { usuario_id: null, visitante_id: 4, visitante_tenant: 2 }
  const wanted = () => ({
    usuario: ana.id,
    ato: 'email' as const,
    email: 'a@x.test',
    asker: here(bia),
    now: NOW,
  })
  type Wanted = Parameters<typeof second.findConfirmed>[1]
  const asked = (change: Partial<Wanted> = {}) => ({
    ...wanted(),
    ...change,
    motivo: 'Perdeu.',
    until: later(1),
  })

  it('serves who asked, for that act and address, until its end, once', async () => {
    const serves = (
      change: Partial<Wanted>,
      given: Partial<Wanted> = {},
      spoil?: (tx: Tx, id: number) => Promise<unknown>,
    ) =>
      within(async (tx) => {
        const id = await second.insertConfirmacao(tx, asked(given))
        await second.confirm(tx, id, here(caio), NOW)
        await spoil?.(tx, id)
        return (await second.findConfirmed(tx, { ...wanted(), ...given, ...change })) !== undefined
      })
    expect(await serves({})).toBe(true)
    const twin = await tenant.person('Gêmea')
    for (const change of [
      { usuario: bia.id },
      { ato: 'senha' as const },
      { email: null },
      { email: 'b@x.test' },
      { asker: here(twin) },
      { asker: visitor },
      { asker: { ...here(bia), visitante_id: 4 } },
      { asker: { ...here(bia), visitante_tenant: 2 } },
      { now: later(1) },
    ])
      expect([change, await serves(change)]).toEqual([change, false])
    expect([
      await serves({}, { asker: visitor }),
      await serves({ asker: { ...visitor, visitante_id: 5 } }, { asker: visitor }),
      await serves({ asker: { ...visitor, visitante_tenant: 3 } }, { asker: visitor }),
      await serves({}, { ato: 'senha', email: null }),
      await serves({}, {}, (tx, id) => second.endConfirmacao(tx, id, NOW)),
      await serves({}, {}, (tx, id) =>
        sql`update confirmacao set confirmado_em = null, confirmado_por = null where id = ${id}`.execute(tx),
      ),
    ]).toEqual([true, false, false, true, false, false])
  })

  it('is asked anew in the place of the same, and of nothing else; listed while it is open', async () => {
    const ids: number[] = []
    const told = await left(tenant, { table: 'confirmacao', columns: ['id', ...columns] }, async (tx) => {
      for (const change of [
        {},
        { ato: 'senha', email: null },
        { usuario: bia.id, asker: here(caio) },
        { email: 'b@x.test' },
      ] as const)
        ids.push(await second.insertConfirmacao(tx, asked(change)))
      const [first = 0, senha = 0, other = 0, anew = 0] = ids
      const list = async (who: number, at = NOW) =>
        (await second.listConfirmacoes(tx, who, at)).map(({ id }) => id)
      expect([await list(ana.id), await list(bia.id), await list(ana.id, later(1))]).toEqual([
        [senha, anew],
        [other],
        [],
      ])
      const lock = async (who: number, id: number, at = NOW) =>
        (await second.lockConfirmacao(tx, who, id, at))?.id
      expect([
        await lock(ana.id, senha),
        await lock(bia.id, senha),
        await lock(ana.id, first),
        await lock(ana.id, senha, later(1)),
      ]).toEqual([senha, undefined, undefined, undefined])
      await second.confirm(tx, senha, visitor, NOW)
      await second.endConfirmacao(tx, other, NOW)
      return (await second.listConfirmacoes(tx, ana.id, NOW)).map(({ quem, confirmado_em }) => [
        quem,
        confirmado_em,
      ])
    })
    const open = { ...Object.fromEntries(columns.map((column) => [column, null])) }
    const ended = { ...open, encerrado_em: NOW.toISOString() }
    const made = [...told.added].sort((a, b) => Number(a.id) - Number(b.id)).map(({ id: _, ...row }) => row)
    expect(made).toEqual([
      ended,
      { ...open, confirmado_visitante: 4, confirmado_tenant: 2, confirmado_em: NOW.toISOString() },
      ended,
      open,
    ])
    expect(told.answer).toEqual([
      ['Bia', NOW],
      ['Bia', null],
    ])
  })

  it('is asked for of staff alone, looked at as often as one likes and used up once', async () => {
    const docente = await tenant.person('Docente', { papel: 'professor', turma: tenant.turma })
    const actorIs = (who: Person) =>
      ({
        id: who.id,
        tenantId: tenant.id,
        nome: 'B',
        funcoes: ['administrador_tenant'],
        redes: [],
        turmas: [],
        dependentes: [],
      }) as never
    const told = await within(async (tx) => {
      const ask = (take: boolean, { usuario = docente.id, email = 'a@x.test', as = bia } = {}) =>
        requireSecond(
          { tx, actor: actorIs(as), brand: { ownerId: tenant.id }, now: NOW },
          { usuario, ato: 'email', email },
          { take },
        ).then(
          () => 'ok',
          ({ statusCode, codigo }) => [statusCode, codigo],
        )
      const out = [await ask(true), await ask(true, { usuario: ana.id }), await ask(true, { as: docente })]
      const id = await second.insertConfirmacao(tx, { ...asked(), usuario: docente.id })
      await second.confirm(tx, id, here(caio), NOW)
      out.push(await ask(false), await ask(false), await ask(true, { email: 'b@x.test' }), await ask(true))
      out.push(await ask(true), await ask(false))
      return out
    })
    const needed = [409, 'precisa_de_outra_pessoa']
    expect(told).toEqual([needed, 'ok', 'ok', 'ok', 'ok', needed, 'ok', needed, needed])
  })

  it('is held by who found it, and by who answers', async () => {
    const { database } = await testApp()
    const id = await database.asTenant(tenant.id, async (tx) => {
      const made = await second.insertConfirmacao(tx, { ...asked(), usuario: caio.id })
      await second.confirm(tx, made, here(ana), NOW)
      return made
    })
    const free = (hold: (tx: Tx) => Promise<unknown>) =>
      database.asTenant(tenant.id, async (tx) => {
        await hold(tx)
        return database.asTenant(tenant.id, async (other) => {
          const { rows } = await sql`select from confirmacao where id = ${id} for update skip locked`.execute(
            other,
          )
          return rows.length
        })
      })
    expect([
      await free(async () => {}),
      await free((tx) => second.findConfirmed(tx, { ...wanted(), usuario: caio.id })),
      await free((tx) => second.lockConfirmacao(tx, caio.id, id, NOW)),
    ]).toEqual([1, 0, 0])
  })

  it('is asked of active administrators, by name, each once', async () => {
    const place = await testTenant()
    const admin = { papel: 'administrador_tenant' } as const
    const zeca = await place.person('Zeca', admin, { papel: 'administrador-plataforma' })
    const abel = await place.person('Abel', admin, { papel: 'autor' })
    const twin = await place.person('Abel', admin)
    const out = ['suspensa', 'acabou', 'virá'].map((nome) => place.person(nome, admin))
    const [suspensa, acabou, vira] = await Promise.all(out)
    await place.person('Autora', { papel: 'autor' })
    await place.sql(`update usuario set status = 'suspenso' where id = $1`, [suspensa?.id])
    const listed = await undone(place, async (tx) => {
      await sql`update vinculo set fim = now() where usuario_id = ${acabou?.id}`.execute(tx)
      await sql`update vinculo set inicio = now() + interval '1 second' where usuario_id = ${vira?.id}`.execute(
        tx,
      )
      return second.listAdministradores(tx)
    })
    expect(listed.map(({ id, papeis }) => [id, [...papeis].sort()])).toEqual([
      [abel.id, ['administrador_tenant']],
      [twin.id, ['administrador_tenant']],
      [zeca.id, ['administrador-plataforma', 'administrador_tenant']],
    ])
  })
})

describe('browsers, codes and cards', () => {
  it('are known of one account, the newest few, until they are forgotten', async () => {
    const marks = Array.from({ length: KNOWN_BROWSERS + 1 }, (_, n) => markOf(ana.id, `n${n}`))
    const known = (tx: Tx, who = ana) => Promise.all(marks.map((mark) => isKnown(tx, who.id, mark)))
    const told = await within(async (tx) => {
      for (const [n, mark] of marks.slice(0, -1).entries()) await remember(tx, ana.id, mark, later(n))
      await remember(tx, bia.id, marks[0] as Buffer, later(-9))
      const first = await known(tx)
      // Seen again, it is the newest.
      await remember(tx, ana.id, marks[0] as Buffer, later(90))
      await remember(tx, ana.id, marks.at(-1) as Buffer, later(80))
      const second = [await known(tx), await known(tx, bia)]
      await forgetBrowsers(tx, ana.id)
      return [first, ...second, await known(tx), await known(tx, bia)]
    })
    const [yes, no] = [true, false]
    expect(told).toEqual([
      [yes, yes, yes, yes, no],
      [yes, no, yes, yes, yes],
      [yes, no, no, no, no],
      [no, no, no, no, no],
      [yes, no, no, no, no],
    ])
  })

  it('are counted of one person and purpose since a moment', async () => {
    const counted = await within(async (tx) => {
      const put = (who: Person, finalidade: string, at: Date, n: number) =>
        sql`insert into ficha (token_hash, finalidade, usuario_id, created_at, expira_em)
          values (${Buffer.alloc(32, n)}, ${finalidade}, ${who.id}, ${at}, ${later(9)})`.execute(tx)
      await put(ana, 'liberar_entrada', NOW, 1)
      await put(ana, 'liberar_entrada', later(1), 2)
      await put(ana, 'criar_senha', later(1), 3)
      await put(bia, 'liberar_entrada', later(1), 4)
      return [await countCodes(tx, ana.id, later(-1)), await countCodes(tx, ana.id, NOW)]
    })
    expect(counted).toEqual([2, 1])
  })

  it('of a batch fit who they were made for, the newest of the same words, while they serve', async () => {
    const words = (who: Person, palavras: string, key = 'k') =>
      wordsHash(key, { tenantId: tenant.id, usuarioId: who.id, palavras })
    expect(words(ana, 'a')).toEqual(words(ana, 'a'))
    for (const other of [words(bia, 'a'), words(ana, 'b'), words(ana, 'a', 'l')])
      expect(words(ana, 'a')).not.toEqual(other)
    const codeOf = (act: Promise<boolean>) => act.catch((error: { codigo: string }) => error.codigo)
    const all = await within(async (tx) => {
      const card = (who: Person, n: number) => ({
        usuarioId: who.id,
        hash: Buffer.alloc(32, n),
        palavras: words(ana, 'a'),
      })
      const made = await issueAccess(tx, [card(ana, 11), card(bia, 12)], { dados: { lote: 1 }, now: NOW })
      const told = (who: Person, at: Date, palavras = 'a') =>
        codeOf(fitsCard(tx, who.id, words(ana, palavras), at))
      const end = VALID_MS.criar_senha
      const out: unknown[] = [made.map(({ usuario_id }) => usuario_id).sort()]
      out.push(
        await told(ana, NOW),
        await told(ana, NOW, 'b'),
        await told(ana, later(end - 1)),
        await told(ana, later(end)),
      )
      await sql`update ficha set finalidade = 'cadastro' where usuario_id = ${bia.id}`.execute(tx)
      out.push(await told(bia, NOW))
      await issueAccess(tx, [card(ana, 13)], { dados: {}, now: NOW })
      await sql`update ficha set usada_em = ${NOW} where id = ${made.find((one) => one.usuario_id === ana.id)?.id}`.execute(
        tx,
      )
      out.push(await told(ana, NOW))
      await sql`update ficha set usada_em = ${NOW} where usuario_id = ${ana.id}`.execute(tx)
      out.push(await told(ana, NOW))
      return out
    })
    expect(all).toEqual([
      [ana.id, bia.id].sort(),
      true,
      false,
      true,
      'link_vencido',
      false,
      true,
      'link_usado',
    ])
    const ends = (ms: number) => wasTakenBack('entrar', { created_at: NOW, expira_em: later(ms) })
    expect([ends(VALID_MS.entrar), ends(VALID_MS.entrar - 1)]).toEqual([false, true])
  })
})
