/** Points, levels and mastery: product.md H-11, once each, and what holds for any path. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beats } from '../../ensino/tentativa/rules.ts'
import {
  type AulaContada,
  alcanca,
  comBonus,
  contarHabilidade,
  dominioApos,
  dominioDe,
  eixosAbertos,
  faltamPara,
  mereceCertificado,
  type NotaDaAula,
  niveisDe,
  nivelAtual,
  percentualOf,
  pontosDe,
  valorDe,
} from './rules-pontos.ts'
import { DOMINIOS } from './shapes-aprender.ts'

const regra = { livre: false, minimo_nivel: 60 }
const passed = (nota: number): NotaDaAula => ({ nota, status: 'aprovado' })
const failed = (nota: number): NotaDaAula => ({ nota, status: 'reprovado' })
const nivel = fc.constantFrom(1 as const, 2 as const, 3 as const)
const nota = fc.record({
  nota: fc.integer({ min: 0, max: 1_000 }).map((cents) => cents / 100),
  status: fc.constantFrom('aprovado' as const, 'reprovado' as const),
})
const aula = fc.record({ nivel, nota: fc.option(nota) })
const aulas = fc.array(aula, { maxLength: 12 })
const anyRegra = fc.record({ livre: fc.boolean(), minimo_nivel: fc.integer({ min: 0, max: 100 }) })

describe('points', () => {
  it('are worth × nota / 10, rounded, when approved, and else none', () => {
    expect([1, 2, 3].map((level) => valorDe(level as 1))).toEqual([10, 20, 30])
    expect([pontosDe(1, passed(7.5)), pontosDe(2, passed(7)), pontosDe(3, passed(8.5))]).toEqual([8, 14, 26])
    expect([pontosDe(3, failed(9.9)), pontosDe(1, passed(10)), pontosDe(1, passed(0))]).toEqual([0, 10, 0])
  })

  it('are whole, never more than the lesson is worth, and rise with the grade', () => {
    fc.assert(
      fc.property(nivel, nota, nota, (level, one, other) => {
        const points = pontosDe(level, one)
        expect(Number.isInteger(points) && points >= 0 && points <= valorDe(level)).toBe(true)
        // What beats another grade never brings less.
        if (beats(one, other)) expect(points).toBeGreaterThanOrEqual(pontosDe(level, other))
      }),
    )
  })

  it('of a highlighted skill are a tenth more', () => {
    expect([comBonus(24, true), comBonus(24, false), comBonus(60, true), comBonus(5, true)]).toEqual([
      26, 24, 66, 6,
    ])
  })

  it('are told in whole percent, and compared without rounding', () => {
    expect([percentualOf(0, 0), percentualOf(59, 60), percentualOf(70, 60)]).toEqual([0, 98, 100])
    expect([alcanca(6, 10, 60), alcanca(5, 10, 60), alcanca(0, 0, 60)]).toEqual([true, false, true])
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 0, max: 100 }), (pontos, possiveis, minimo) => {
        expect(alcanca(pontos + faltamPara(pontos, possiveis, minimo), possiveis, minimo)).toBe(true)
        expect(faltamPara(pontos, possiveis, minimo) === 0).toBe(alcanca(pontos, possiveis, minimo))
      }),
    )
  })
})

describe('levels', () => {
  it('open when the one before has 60 % of its points', () => {
    const two: AulaContada[] = [
      { nivel: 1, nota: passed(6) },
      { nivel: 2, nota: null },
      { nivel: 3, nota: null },
    ]
    expect(niveisDe(two, regra).map(({ aberto, faltam }) => [aberto, faltam])).toEqual([
      [true, 0],
      [true, 0],
      [false, 12],
    ])
    expect(niveisDe(two, { livre: true, minimo_nivel: 60 }).every(({ aberto }) => aberto)).toBe(true)
    expect(nivelAtual(niveisDe(two, regra))).toBe(2)
    expect(nivelAtual(niveisDe([], regra))).toBeNull()
  })

  it('without lessons hold nothing up', () => {
    expect(niveisDe([{ nivel: 3, nota: null }], regra).map(({ aberto }) => aberto)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('open in order, and never close by a better grade', () => {
    fc.assert(
      fc.property(aulas, anyRegra, fc.nat(11), nota, (list, rule, at, other) => {
        const open = (from: readonly AulaContada[]) => niveisDe(from, rule).map(({ aberto }) => aberto)
        const before = open(list)
        expect(before[0]).toBe(true)
        expect(before[2] && !before[1]).toBe(false)
        const better = list.map((one, index) =>
          index === at && (one.nota === null || beats(other, one.nota)) ? { ...one, nota: other } : one,
        )
        open(better).forEach((aberto, index) => {
          if (before[index]) expect(aberto).toBe(true)
        })
      }),
    )
  })
})

describe('mastery', () => {
  const of = (...list: [1 | 2 | 3, number | null][]): AulaContada[] =>
    list.map(([level, grade]) => ({ nivel: level, nota: grade === null ? null : passed(grade) }))

  it('has its labels at 60 and 85 %, advanced only with a lesson of level 3', () => {
    expect(dominioDe(of([1, null]))).toBe('nao_iniciado')
    expect(dominioDe(of([1, 5]))).toBe('em_desenvolvimento')
    expect(dominioDe(of([1, 6]))).toBe('adequado')
    expect(dominioDe(of([1, 10], [2, 10]))).toBe('adequado')
    expect(dominioDe(of([1, 10], [3, 8]))).toBe('avancado')
    expect(dominioDe(of([1, 10], [3, 7.5]))).toBe('adequado')
    expect(dominioDe([{ nivel: 1, nota: failed(5) }])).toBe('em_desenvolvimento')
  })

  it('falls only where the rule lets it', () => {
    expect(dominioApos('avancado', 'adequado', false)).toBe('avancado')
    expect(dominioApos('avancado', 'adequado', true)).toBe('adequado')
    fc.assert(
      fc.property(fc.constantFrom(...DOMINIOS), fc.constantFrom(...DOMINIOS), (antes, agora) => {
        const kept = dominioApos(antes, agora, false)
        expect(DOMINIOS.indexOf(kept)).toBe(Math.max(DOMINIOS.indexOf(antes), DOMINIOS.indexOf(agora)))
      }),
    )
  })
})

describe('a skill', () => {
  it('is the sum of its lessons, never more than it may bring, whatever their order', () => {
    fc.assert(
      fc.property(aulas, fc.boolean(), anyRegra, (list, destaque, rule) => {
        const conta = contarHabilidade(list, { destaque, regra: rule })
        expect(conta.pontos).toBeLessThanOrEqual(conta.possiveis)
        expect(contarHabilidade(list.toReversed(), { destaque, regra: rule })).toEqual(conta)
        expect(conta.aulas).toBe(list.filter(({ nota: grade }) => grade !== null).length)
        if (list.length === 0) expect(conta.feita).toBe(false)
      }),
    )
  })
})

describe('axes', () => {
  const eixo = (pontos: number, possiveis: number, comecado = pontos > 0) => ({ pontos, possiveis, comecado })

  it('open one after the other, and stay open once begun', () => {
    expect(eixosAbertos([eixo(5, 10), eixo(0, 10), eixo(0, 10)], regra)).toEqual([
      { aberto: true, faltam: 0 },
      { aberto: false, faltam: 1 },
      { aberto: false, faltam: 7 },
    ])
    expect(eixosAbertos([eixo(6, 10), eixo(0, 0), eixo(0, 10)], regra).map(({ aberto }) => aberto)).toEqual([
      true,
      true,
      true,
    ])
    expect(eixosAbertos([eixo(0, 10), eixo(1, 10)], regra)[1]?.aberto).toBe(true)
    expect(eixosAbertos([eixo(0, 10), eixo(0, 10)], { ...regra, livre: true })[1]?.aberto).toBe(true)
  })
})

describe('the certificate', () => {
  const corte = { minimo_certificado: 70, minimo_nivel: 60 }
  it('asks for the share of points and every highlighted skill', () => {
    const path = { pontos: 70, possiveis: 100, destaques: [{ pontos: 6, possiveis: 10 }] }
    expect(mereceCertificado(path, corte)).toBe(true)
    expect(mereceCertificado({ ...path, pontos: 69 }, corte)).toBe(false)
    expect(mereceCertificado({ ...path, destaques: [{ pontos: 5, possiveis: 10 }] }, corte)).toBe(false)
    expect(mereceCertificado({ pontos: 0, possiveis: 0, destaques: [] }, corte)).toBe(false)
  })
})
