/** Coming into a class by its code or an invitation, and a class as a room: beside who may, who is the same but for one thing. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import type { Failure } from '../../../../core/server/failure.ts'
import { actorFor } from '../../../../test/kit/actor.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { undone as undo } from '../../../../test/kit/undone.ts'
import { endPapeis, setPapeis } from '../../../acesso/sessao/server/factory.ts'
import { findAluno, findByCodigo, findTurmaToJoin, isTitular, joinTurma } from './public-entrar.ts'
import { findSala, findSalaByCodigo, lockSala } from './public-sala.ts'

const NOW = new Date('2026-03-04T15:00:00Z')

let tenant: TestTenant
let turma: number
let outra: number
const people: Record<string, Person> = {}
const id = (nome: string) => people[nome]?.id ?? 0

/** State and roll number; Zeca is in none. */
const STATES = {
  Ana: ['adicionado', 1],
  Bia: ['adicionado', 2],
  Iara: ['adicionado', 4],
  Caio: ['removido', 3],
  Davi: ['transferido', 4],
  Gil: ['pendente', 5],
  Fred: ['removido', 6, 'Não é daqui.'],
} as const

beforeAll(async () => {
  tenant = await testTenant()
  turma = tenant.turma
  outra = tenant.outraTurma
  people.Zeca = await tenant.person('Zeca')
  for (const [nome, [status, numero, recusa = null]] of Object.entries(STATES)) {
    people[nome] = await tenant.person(nome)
    for (const place of [turma, outra])
      await tenant.sql(
        `insert into matricula (tenant_id, turma_id, aluno_id, status, numero_chamada, recusa, data_saida, motivo)
         values ($1, $2, $3, $4, $5, $6, case when $4 = 'removido' then now() end, case when $4 = 'removido' then 'abandono' end)`,
        [tenant.id, place, id(nome), status, numero, recusa],
      )
  }
  people.Lia = await tenant.person('Lia', { papel: 'aluno', turma: outra })
})

const undone = <T>(ask: (tx: Tx) => Promise<T>): Promise<T> => undo(tenant, ask)

describe('by the code of a class', () => {
  const DOOR = { por_codigo: 'adicionado', por_codigo_com_aprovacao: 'pendente', fechada: null } as const
  const join = (
    nome: string,
    { invited = false, entrada = 'por_codigo', capacidade = 60, status = 'ativa' } = {},
    actor: Person | null = null,
  ) =>
    undone(async (tx) => {
      await sql`update turma set entrada = ${entrada}, capacidade = ${capacidade}, status = ${status}
        where id = ${turma}`.execute(tx)
      const who = actor && (await actorFor(actor))
      const answer = await joinTurma(tx, { turma, usuario: id(nome), actor: who, invited, now: NOW })
      const { rows } = await sql`
        select status, numero_chamada as numero, data_matricula, data_saida, motivo, recusa, por_si from matricula
        where turma_id = ${turma} and aluno_id = ${id(nome)}`.execute(tx)
      return { answer, row: rows[0] }
    })
  const came = (status: string, numero: number | null = null) => ({
    answer: status,
    row: { status, numero, data_matricula: NOW, data_saida: null, motivo: null, recusa: null, por_si: true },
  })

  it('comes who is new, as the class says, or waits', async () => {
    for (const [entrada, status] of Object.entries(DOOR)) {
      expect(await join('Zeca', { entrada })).toEqual(
        status ? came(status) : { answer: null, row: undefined },
      )
      expect(await join('Zeca', { entrada, invited: true })).toEqual(came('adicionado'))
    }
    for (const status of ['encerrada', 'excluida']) {
      expect((await join('Zeca', { status })).answer).toBeNull()
      expect((await join('Zeca', { status, invited: true })).answer).toBeNull()
    }
    // Three are in it; who left or waits has no place.
    expect((await join('Zeca', { capacidade: 4 })).answer).toBe('adicionado')
    expect((await join('Zeca', { capacidade: 3 })).answer).toBe('pendente')
    expect((await join('Zeca', { capacidade: 3, invited: true })).answer).toBe('pendente')
  })

  it('comes who was there before by an invitation alone; who is in it stays', async () => {
    for (const [nome, numero] of [
      ['Caio', 3],
      ['Davi', 4],
      ['Fred', 6],
    ] as const) {
      expect(await join(nome)).toEqual(came('pendente', numero))
      expect(await join(nome, { invited: true })).toEqual(came('adicionado', numero))
    }
    expect((await join('Gil')).answer).toBe('pendente')
    const { answer, row } = await join('Ana', { capacidade: 1 })
    expect([answer, row]).toMatchObject(['adicionado', { status: 'adicionado', por_si: false }])
  })

  it('comes nobody of the staff, no guardian', async () => {
    const docente = await tenant.person('Docente', { papel: 'professor', turma: outra })
    const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: id('Ana') })
    const codeOf = (who: Person) =>
      join('Zeca', {}, who).catch(({ statusCode, codigo }: Failure) => [statusCode, codigo])
    expect([await codeOf(docente), await codeOf(mae), await codeOf(people.Zeca as Person)]).toEqual([
      [403, 'entrada_de_equipe'],
      [403, 'entrada_de_responsavel'],
      came('adicionado'),
    ])
  })
})

describe('a class as a room', () => {
  it('is told with who is in it now, found by its number or its code while it is not in the bin', async () => {
    const [{ codigo } = { codigo: '' }] = await tenant.sql<{ codigo: string }>(
      'select codigo from turma where id = $1',
      [turma],
    )
    const room = {
      id: turma,
      codigo,
      nome: '7º A',
      escola: 'Escola Um',
      caminho: [tenant.rede, tenant.escola],
    }
    for (const status of ['ativa', 'encerrada', 'excluida'])
      for (const entrada of ['por_codigo', 'por_codigo_com_aprovacao', 'fechada']) {
        const answer = await undone(async (tx) => {
          await sql`update turma set status = ${status}, entrada = ${entrada} where id = ${turma}`.execute(tx)
          return [
            await findSala(tx, turma),
            await findSalaByCodigo(tx, codigo),
            await findByCodigo(tx, codigo),
            await findTurmaToJoin(tx, turma),
            await findSala(tx, 999),
            await findSalaByCodigo(tx, 'NADA'),
            await findByCodigo(tx, 'NADA'),
            await findTurmaToJoin(tx, 999),
          ]
        })
        const sala = { ...room, status, entrada, dentro: 3 }
        const { codigo: _, ...door } = { ...room, status, entrada, capacidade: 60 }
        expect(answer).toMatchObject([
          sala,
          ...(status === 'excluida' ? [undefined] : [sala]),
          ...(status === 'ativa' && entrada !== 'fechada' ? [door] : [undefined]),
          door,
          undefined,
          undefined,
          undefined,
          undefined,
        ])
      }
  })

  it('is held with its people counted and the highest number that anybody ever had', async () => {
    const answer = await undone(async (tx) => [
      await lockSala(tx, turma),
      await lockSala(tx, await tenant.newTurma('Vazia')),
      await lockSala(tx, 999),
    ])
    expect(answer).toEqual([
      { status: 'ativa', capacidade: 60, alunos: 3, ultimo: 6 },
      { status: 'ativa', capacidade: 60, alunos: 0, ultimo: null },
      undefined,
    ])
  })

  it('has titulars in force, and pupils who are in it now', async () => {
    const titular = await tenant.person('Titular', { papel: 'professor', turma })
    const auxiliar = await tenant.person('Auxiliar', { papel: 'professor', turma })
    const fora = await tenant.person('De outra', { papel: 'professor', turma: outra })
    const foi = await tenant.person('Foi', { papel: 'professor', turma })
    await setPapeis(tenant, auxiliar, 'auxiliar = true')
    await endPapeis(tenant, { usuario_id: foi.id })
    const answer = await undone(async (tx) => {
      const teach = []
      for (const who of [titular, auxiliar, fora, foi]) teach.push(await isTitular(tx, turma, who.id))
      const names = []
      for (const nome of ['Ana', 'Caio', 'Davi', 'Eva', 'Zeca', 'Lia'])
        names.push(await findAluno(tx, turma, id(nome)))
      return { teach, names }
    })
    expect(answer).toEqual({
      teach: [true, false, false, false],
      names: ['Ana', undefined, undefined, undefined, undefined, undefined],
    })
  })
})
