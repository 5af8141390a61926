/** The machine of enrolments against the table of product.md H-03, by cases and in random lives. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ACOES,
  type Acao,
  atTheDoor,
  closedTo,
  dominioOf,
  type Estado,
  isInExam,
  next,
  nextNumero,
  readCodigo,
  STATUS_MATRICULA,
  undoneAt,
  undoUntil,
  whyNotUndone,
} from './rules.ts'

const ESTADOS: readonly Estado[] = ['nenhum', ...STATUS_MATRICULA]

/** H-03, line by line, in the words of the table; `sair` is theirs who came by themselves. */
const TABLE: readonly [from: Estado, to: Estado, by: readonly Acao[]][] = [
  ['nenhum', 'adicionado', ['adicionar', 'entrar', 'receber']],
  ['nenhum', 'pendente', ['pedir']],
  ['pendente', 'adicionado', ['aprovar', 'receber']],
  ['pendente', 'removido', ['recusar', 'sair']],
  ['adicionado', 'removido', ['remover', 'sair']],
  ['removido', 'adicionado', ['adicionar', 'receber']],
  ['adicionado', 'transferido', ['transferir']],
  ['transferido', 'adicionado', ['desfazer', 'receber']],
]

describe('the machine of enrolments', () => {
  it('allows the moves of the table and no other', () => {
    const moves = ESTADOS.flatMap((from) =>
      ACOES.flatMap((acao) => {
        const to = next(from, acao)
        return to === null ? [] : [`${from} -${acao}-> ${to}`]
      }),
    )
    const wanted = TABLE.flatMap(([from, to, by]) => by.map((acao) => `${from} -${acao}-> ${to}`))
    expect(moves.sort()).toEqual(wanted.sort())
  })

  /** Random lives by the moves of a machine, each against the table. */
  const live = (move: typeof next) =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACOES), { maxLength: 40 }), (acts) => {
        let estado: Estado = 'nenhum'
        for (const act of acts) {
          const to = move(estado, act)
          const line = TABLE.find(([from, , by]) => from === estado && by.includes(act))
          expect(to).toBe(line ? line[1] : null)
          estado = to ?? estado
        }
      }),
      { numRuns: 1000 },
    )

  it('lives as the table says in 1,000 random lives; a planted defect is seen', () => {
    expect(() =>
      live((from, by) => (from === 'transferido' && by === 'adicionar' ? 'adicionado' : next(from, by))),
    ).toThrow()
    expect(() =>
      live((from, by) => (from === 'removido' && by === 'receber' ? null : next(from, by))),
    ).toThrow()
    live(next)
  })
})

describe('a class', () => {
  it.each([
    [{ status: 'ativa', capacidade: 2, dentro: 1 }, 1, null],
    [{ status: 'ativa', capacidade: 2, dentro: 1 }, 2, 'cheia'],
    [{ status: 'ativa', capacidade: 2, dentro: 3 }, 1, 'cheia'],
    [{ status: 'encerrada', capacidade: 2, dentro: 0 }, 1, 'encerrada'],
    [{ status: 'excluida', capacidade: 2, dentro: 0 }, 1, 'encerrada'],
  ] as const)('%j takes %i more: %s', (room, n, why) => expect(closedTo(room, n)).toBe(why))

  it('keeps who sits an exam until it is over, to the instant', () => {
    const ends = new Date('2026-03-02T13:40:00Z')
    expect([null, ends].map((ate) => isInExam(ate, new Date(ends.getTime() - 1)))).toEqual([false, true])
    expect(isInExam(ends, ends)).toBe(false)
  })

  it('gives roll numbers from 1 to 999, then none', () => {
    expect([null, 0, 7, 998, 999].map(nextNumero)).toEqual([1, 1, 8, 999, null])
  })
})

describe('undoing a transfer', () => {
  const feitaEm = new Date('2026-03-02T12:00:00Z')
  const made = {
    feitaEm,
    desfeita: false,
    origem: 'transferido',
    destino: 'adicionado',
    superada: false,
  } as const
  const day = (n: number) => new Date(feitaEm.getTime() + n * 86_400_000)

  it.each([
    ['at once', made, day(0), null],
    ['on the last instant of the 15th day', made, undoUntil(feitaEm), null],
    ['a millisecond later', made, new Date(undoUntil(feitaEm).getTime() + 1), 'prazo'],
    ['twice', { ...made, desfeita: true, origem: 'adicionado' }, day(1), 'desfeita'],
    ['when the pupil went on from there', { ...made, destino: 'transferido' }, day(1), 'seguiu'],
    ['when the destination let the pupil go', { ...made, destino: 'removido' }, day(1), null],
    ['out of the network', { ...made, destino: null }, day(1), null],
    ['when the pupil came back by another transfer', { ...made, origem: 'adicionado' }, day(1), 'mudou'],
    ['when a later transfer left the same class', { ...made, superada: true }, day(1), 'mudou'],
  ] as const)('%s', (_, transfer, now, why) => expect(whyNotUndone(transfer, now)).toBe(why))

  it('leaves at the destination what was there: whoever had left by transfer has left so again', () => {
    expect([null, 'pendente', 'removido', 'transferido'].map((was) => undoneAt(was as never))).toEqual([
      'removido',
      'removido',
      'removido',
      'transferido',
    ])
  })
})

describe('the door', () => {
  const open = { status: 'ativa', entrada: 'por_codigo', capacidade: 2, dentro: 0 }
  const stranger = { estado: 'nenhum', quem: 'sem papel', ensina: false, recusado: false } as const
  it.each([
    ['opens by code', open, stranger, 'entrar'],
    ['asks where approval is wanted', { ...open, entrada: 'por_codigo_com_aprovacao' }, stranger, 'pedir'],
    ['is shut where nobody enters by code', { ...open, entrada: 'fechada' }, stranger, 'fechada'],
    ['is shut at a full class', { ...open, dentro: 2 }, stranger, 'cheia'],
    [
      'takes no request at a full class',
      { ...open, entrada: 'por_codigo_com_aprovacao', dentro: 2 },
      stranger,
      'cheia',
    ],
    ['is shut at a closed class', { ...open, status: 'encerrada' }, stranger, 'encerrada'],
    ['knows who is in', { ...open, status: 'encerrada' }, { ...stranger, estado: 'adicionado' }, 'dentro'],
    ['knows who teaches', open, { ...stranger, ensina: true }, 'dentro'],
    ['knows who asked', open, { ...stranger, estado: 'pendente' }, 'pediu'],
    ['knows who was refused', open, { ...stranger, estado: 'removido', recusado: true }, 'recusado'],
    ['keeps staff in their role', open, { ...stranger, quem: 'equipe' }, 'equipe'],
    ['keeps guardians in theirs', open, { ...stranger, quem: 'responsavel' }, 'responsavel'],
    ['knows who was removed', open, { ...stranger, estado: 'removido' }, 'saiu'],
    ['knows who was transferred', open, { ...stranger, estado: 'transferido' }, 'saiu'],
  ] as const)('%s', (_, room, who, situacao) => expect(atTheDoor(room, who)).toBe(situacao))

  it('never lets in or takes a request where the machine would refuse it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ESTADOS),
        fc.constantFrom('fechada', 'por_codigo', 'por_codigo_com_aprovacao'),
        fc.constantFrom('ativa', 'encerrada'),
        fc.nat(3),
        fc.boolean(),
        fc.constantFrom('aluno', 'sem papel', 'equipe', 'responsavel'),
        (estado, entrada, status, dentro, ensina, quem) => {
          const room = { entrada, status, capacidade: 2, dentro }
          const situacao = atTheDoor(room, { estado, quem, ensina, recusado: false })
          if (situacao === 'entrar') expect(next(estado, 'entrar')).toBe('adicionado')
          if (situacao === 'pedir') expect(next(estado, 'pedir')).toBe('pendente')
          if (situacao === 'entrar' || situacao === 'pedir') expect(['aluno', 'sem papel']).toContain(quem)
          if (situacao === 'entrar' || situacao === 'pedir') expect(closedTo(room, 1)).toBe(null)
        },
      ),
    )
  })

  it('tells mastery of a skill from sixty per cent on', () => {
    expect([0, 59, 60, 100].map(dominioOf)).toEqual([
      'em_desenvolvimento',
      'em_desenvolvimento',
      'adequado',
      'adequado',
    ])
  })

  it('reads a code as people write it', () => {
    expect([' k7m-4x pq ', 'K7M4XPQ', 'K7M4XP', 'K7M4XP0', 'K7M4XPQQ', ''].map(readCodigo)).toEqual([
      'K7M4XPQ',
      'K7M4XPQ',
      null,
      null,
      null,
      null,
    ])
  })
})
