/**
 * Whose a token is, beside what is the same but for one thing: sessions and people that are over, a session that is looked
 * through, roles about to begin or end; and what is made of its row.
 */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { placeIn, undone } from '../../../../test/kit/undone.ts'
import { putMatricula } from '../../../escola/turma/server/factory.ts'
import { actorOf, factsOf } from './find-actor.ts'
import * as queries from './queries.ts'
import { hashToken } from './secrets-token.ts'

const NOW = new Date('2031-03-04T15:00:00Z')

let tenant: TestTenant
let ana: Person
let bia: Person
beforeAll(async () => {
  tenant = await testTenant()
  ana = await tenant.person('Ana')
  bia = await tenant.person('Bia')
})

const within = <T>(ask: (tx: Tx) => Promise<T>) => undone(tenant, ask)
const role = (tx: Tx, who: Person, papel: string, from: string, until: string | null = null) =>
  sql`insert into vinculo (usuario_id, papel, inicio, fim)
    values (${who.id}, ${papel}, now() + ${from}::interval, now() + ${until}::interval)`.execute(tx)

describe('a token', () => {
  const found = (change: (tx: Tx) => Promise<unknown>, who = ana) =>
    within(async (tx) => {
      await change(tx)
      return (await queries.findByToken(tx, hashToken(who.token)))?.usuario_id
    })
  const set =
    (column: string, value: string, who = ana) =>
    (tx: Tx) =>
      sql`update sessao set ${sql.ref(column)} = ${sql.raw(value)} where usuario_id = ${who.id}`.execute(tx)

  it('is of its person while the session lives and the person is active', async () => {
    expect(await found(async () => {})).toBe(ana.id)
    for (const change of [
      set('revogada_em', 'now()'),
      set('expira_em', 'now()'),
      (tx: Tx) => sql`update usuario set status = 'suspenso' where id = ${ana.id}`.execute(tx),
    ])
      expect(await found(change)).toBeUndefined()
    for (const change of [
      set('expira_em', `now() + interval '1 millisecond'`),
      set('revogada_em', 'now()', bia),
      (tx: Tx) => sql`update usuario set status = 'suspenso' where id = ${bia.id}`.execute(tx),
    ])
      expect(await found(change)).toBe(ana.id)
  })

  it('that looks through another’s eyes lives while whoever looks is signed in and may', async () => {
    const looker = await tenant.person('Suporte')
    const looking = async (
      change: (tx: Tx) => Promise<unknown> = async () => {},
      papel: string | null = 'suporte',
    ) =>
      (await found(async (tx) => {
        await sql`update sessao set metodo = 'suporte', suporte_id = ${looker.id},
          suporte_sessao_id = (select id from sessao where usuario_id = ${looker.id}) where usuario_id = ${ana.id}`.execute(
          tx,
        )
        if (papel) await role(tx, looker, papel, '-1 hour')
        await change(tx)
      })) === ana.id
    expect(await looking()).toBe(true)
    for (const papel of ['administrador-plataforma']) expect(await looking(undefined, papel)).toBe(true)
    for (const papel of [null, 'administrador_tenant', 'autor'])
      expect(await looking(undefined, papel)).toBe(false)
    const mayNot = [
      set('revogada_em', 'now()', looker),
      set('expira_em', 'now()', looker),
      (tx: Tx) => sql`update usuario set status = 'suspenso' where id = ${looker.id}`.execute(tx),
      (tx: Tx) => sql`update vinculo set fim = now() where usuario_id = ${looker.id}`.execute(tx),
      (tx: Tx) =>
        sql`update vinculo set inicio = now() + interval '1 second' where usuario_id = ${looker.id}`.execute(
          tx,
        ),
      // On the session of somebody else.
      (tx: Tx) =>
        sql`update sessao set suporte_sessao_id = (select id from sessao where usuario_id = ${bia.id})
        where usuario_id = ${ana.id}`.execute(tx),
    ]
    for (const change of mayNot) expect(await looking(change)).toBe(false)
    for (const papel of ['suporte', 'encarregado', 'administrador_tenant', 'administrador-plataforma']) {
      expect([papel, await looking((tx) => role(tx, ana, papel, '-1 hour', '1 hour'))]).toEqual([
        papel,
        false,
      ])
      expect(await looking((tx) => role(tx, ana, papel, '-1 hour'))).toBe(false)
    }
    for (const change of [
      (tx: Tx) => role(tx, ana, 'autor', '-1 hour'),
      (tx: Tx) => role(tx, ana, 'suporte', '-2 hours', '0'),
      (tx: Tx) => role(tx, ana, 'suporte', '1 second'),
      (tx: Tx) => role(tx, bia, 'suporte', '-1 hour'),
      (tx: Tx) =>
        sql`update vinculo set fim = now() + interval '1 second' where usuario_id = ${looker.id}`.execute(tx),
      (tx: Tx) => sql`update vinculo set inicio = now() where usuario_id = ${looker.id}`.execute(tx),
    ])
      expect(await looking(change)).toBe(true)
  })

  it('tells the roles in force, the classes of the person and of their children, and when that changes', async () => {
    const child = await tenant.person('Filha', { papel: 'aluno', turma: tenant.turma })
    const old = await tenant.person('Filho', { papel: 'aluno', turma: tenant.outraTurma })
    const guard = (tx: Tx, aluno: number, from: string, until: string | null) =>
      sql`insert into vinculo (usuario_id, papel, aluno_id, inicio, fim)
        values (${ana.id}, 'responsavel', ${aluno}, now() + ${from}::interval, now() + ${until}::interval)`.execute(
        tx,
      )
    const row = await within(async (tx) => {
      const place = placeIn(tx, tenant)
      await putMatricula(place, tenant.turma, ana, { status: 'removido' })
      await putMatricula(place, tenant.outraTurma, ana)
      await guard(tx, child.id, '-1 hour', '3 hours')
      await guard(tx, old.id, '-2 hours', '0')
      await role(tx, ana, 'autor', '0')
      await role(tx, ana, 'revisor', '2 hours')
      await role(tx, ana, 'aplicador', '-2 hours', '4 hours')
      await role(tx, bia, 'suporte', '1 hour')
      await sql`update sessao set vista_em = now() - interval '1 hour' where usuario_id = ${ana.id}`.execute(
        tx,
      )
      const { rows } = await sql<{ at: Date }>`select now() + interval '2 hours' as at`.execute(tx)
      return { row: await queries.findByToken(tx, hashToken(ana.token)), at: rows[0]?.at }
    })
    expect(row.row?.vinculos?.map(({ papel }) => papel)).toEqual(['responsavel', 'autor', 'aplicador'])
    expect([row.row?.matriculas, row.row?.turmas_dependentes]).toEqual([[tenant.outraTurma], [tenant.turma]])
    expect([row.row?.muda_em?.getTime(), row.row?.antiga]).toEqual([row.at?.getTime(), false])
    const holds = (acesso: number, change: (tx: Tx) => Promise<unknown> = async () => {}) =>
      within(async (tx) => {
        await change(tx)
        return queries.stillHolds(tx, hashToken(ana.token), String(acesso))
      })
    const { acesso } = (await within((tx) =>
      queries.findByToken(tx, hashToken(ana.token)),
    )) as queries.ActorRow
    expect([
      await holds(acesso),
      await holds(acesso + 1),
      await holds(acesso, set('revogada_em', 'now()')),
      await holds(acesso, set('expira_em', 'now()')),
      await holds(acesso, set('vista_em', `now() - interval '1 hour'`)),
      await holds(acesso, set('vista_em', `now() - interval '59 minutes'`)),
    ]).toEqual([true, false, false, false, false, true])
  })

  it('makes an actor of its row, and of what is owed', () => {
    const none = { rede: null, turma: null, aluno: null, funcao: 'leitura' }
    const base = {
      ...{
        sessao_id: 7,
        usuario_id: 5,
        nome: 'Ana',
        metodo: 'senha',
        expira_em: NOW,
        suporte_id: null,
        fator_em: null,
      },
      ...{ tem_fator: false, trocar_senha: false, exige_fator: false, vinculos: null, matriculas: null },
      turmas_dependentes: null,
    } as unknown as queries.ActorRow
    const nobody = { id: 5, tenantId: 3, nome: 'Ana', funcoes: [], redes: [], turmas: [], dependentes: [] }
    expect(actorOf(base, 3)).toEqual(nobody)
    const vinculos = [
      ...['administrador_tenant', 'administrador_tenant', 'autor', 'aplicador'].map((papel) => ({
        ...none,
        papel,
      })),
      { ...none, papel: 'gestor_rede', rede: 1, funcao: 'escrita' },
      { ...none, papel: 'coordenador', rede: 2 },
      { ...none, papel: 'aplicador', rede: 9 },
      { ...none, papel: 'professor', turma: 4 },
      { ...none, papel: 'aplicador', turma: 9 },
      { ...none, papel: 'responsavel', aluno: 6 },
      { ...none, papel: 'autor', aluno: 9 },
    ]
    expect(actorOf({ ...base, vinculos, matriculas: [8], turmas_dependentes: [10] }, 3)).toEqual({
      ...{ ...nobody, funcoes: ['administrador_tenant', 'autor'], dependentes: [6] },
      redes: [
        { id: 1, papel: 'gestor_rede', funcao: 'escrita' },
        { id: 2, papel: 'coordenador', funcao: 'leitura' },
      ],
      turmas: [
        { id: 4, papel: 'professor' },
        { id: 8, papel: 'aluno' },
        { id: 10, papel: 'responsavel' },
      ],
    })
    const owed = (part: Partial<queries.ActorRow>) => factsOf({ ...base, ...part }).pendencia
    const boss = [{ ...none, papel: 'encarregado' }]
    expect([
      owed({}),
      owed({ trocar_senha: true }),
      owed({ trocar_senha: true, metodo: 'cartao' }),
      owed({ tem_fator: true }),
      owed({ tem_fator: true, fator_em: NOW }),
      owed({ tem_fator: true, fator_em: NOW, trocar_senha: true }),
      owed({ exige_fator: true, vinculos: boss }),
      owed({ exige_fator: true }),
      owed({ vinculos: boss }),
      owed({ trocar_senha: true, tem_fator: true, suporte_id: 1 }),
    ]).toEqual([
      ...[null, 'trocar_senha', null, 'segundo_fator', null, 'trocar_senha', 'cadastrar_fator', null, null],
      null,
    ])
    const looked = factsOf({ ...base, suporte_id: 9 })
    expect([factsOf(base), looked].map(({ id, suporteId, visitaAte }) => [id, suporteId, visitaAte])).toEqual(
      [
        [7, null, null],
        [7, 9, NOW],
      ],
    )
  })
})
