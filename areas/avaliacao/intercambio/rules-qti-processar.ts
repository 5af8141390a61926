/**
 * The rules of an item of QTI 2 or 3, carried out for a response that is supposed: what its author wrote tells what each
 * answer is worth and what is said to it, however it is written.
 */

import { table } from '../../../core/contract/table.ts'
import { elementsOf, everyOne, numberOf, wordsIn } from './rules-qti-arvore.ts'
import type { Declaracao, Mapa, Modelo, Saida } from './rules-qti-declaracao.ts'
import { childOf, childrenOf, type No } from './rules-xml-no.ts'

interface Valor {
  v: string[]
  ordenado?: boolean
  /** As the declaration says it. */
  base?: string
}
type Talvez = Valor | null

export interface Regras {
  processing: No | null
  modelo: Modelo | null
  respostas: ReadonlyMap<string, Declaracao>
  saidas: ReadonlyMap<string, Saida>
}

/** A rule that nothing here knows: caught in `runRules`. */
class Unknown extends Error {}

interface Estado {
  regras: Regras
  dadas: ReadonlyMap<string, string[]>
  saidas: Map<string, Talvez>
}

const NUMERIC = new Set(['float', 'integer'])
const one = (v: string | number | boolean): Valor => ({ v: [String(v)] })
const truth = (valor: Talvez): boolean => valor?.v[0] === 'true'
const count = (valor: Talvez): number => {
  const value = valor === null ? null : numberOf(valor.v[0])
  if (value === null) throw new Unknown('number')
  return value
}

/** A pair is the same in either order. */
const turned = (text: string): string => text.trim().split(/\s+/, 3).sort().join(' ')

function same(a: string, b: string, base: string | undefined): boolean {
  if (a === b) return true
  if (base === 'pair') return turned(a) === turned(b)
  return NUMERIC.has(base ?? '') && numberOf(a) !== null && numberOf(a) === numberOf(b)
}

function matches(a: Talvez, b: Talvez): boolean {
  if (!a || !b) return false
  if (a.v.length !== b.v.length) return false
  const base = a.base ?? b.base
  if (a.ordenado || b.ordenado) return a.v.every((value, n) => same(value, b.v[n] ?? '', base))
  const left = [...b.v]
  return a.v.every((value) => {
    const at = left.findIndex((other) => same(value, other, base))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const bounded = (value: number, { min, max }: Mapa): number =>
  Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, value))

/** What one value is worth by a mapping; null: it is not in it. */
export function mappedOf(mapa: Mapa, value: string, base: string): number | null {
  const entry = mapa.entradas.find(({ chave, maiusculas }) =>
    maiusculas ? same(chave, value, base) : chave.toLowerCase() === value.toLowerCase(),
  )
  return entry?.valor ?? null
}

function mapped(declaracao: Declaracao | undefined, dadas: readonly string[]): number {
  if (!declaracao) throw new Unknown('mapResponse')
  const { mapa, base } = declaracao
  if (!mapa) return 0
  const sum = [...new Set(dadas)].reduce(
    (total, value) => total + (mappedOf(mapa, value, base) ?? mapa.padrao),
    0,
  )
  return bounded(sum, mapa)
}

function responseOf(estado: Estado, id: string): Talvez {
  const declaracao = estado.regras.respostas.get(id)
  const v = estado.dadas.get(id)
  if (!v || v.length === 0) return null
  return { v, ordenado: declaracao?.cardinalidade === 'ordered', base: declaracao?.base }
}

function variable(no: No, estado: Estado): Talvez {
  const id = no.atributos.identifier ?? ''
  if (estado.regras.respostas.has(id)) return responseOf(estado, id)
  return estado.saidas.get(id) ?? null
}

function correct(no: No, estado: Estado): Talvez {
  const declaracao = estado.regras.respostas.get(no.atributos.identifier ?? '')
  if (!declaracao || declaracao.corretas.length === 0) return null
  return { v: declaracao.corretas, ordenado: declaracao.cardinalidade === 'ordered', base: declaracao.base }
}

const within = (a: number, b: number, mode: string, tolerance: string): boolean => {
  const [low = 0, high = low] = tolerance.split(/[\s,]+/, 2).map((text) => numberOf(text) ?? 0)
  if (mode === 'absolute') return a >= b - low && a <= b + high
  if (mode === 'relative') return a >= b * (1 - low / 100) && a <= b * (1 + high / 100)
  return a === b
}

const ARITHMETIC: Readonly<Record<string, (values: number[]) => number>> = table({
  sum: (values) => values.reduce((a, b) => a + b, 0),
  product: (values) => values.reduce((a, b) => a * b, 1),
  subtract: ([a = 0, b = 0]) => a - b,
  divide: ([a = 0, b = 0]) => a / b,
  power: ([a = 0, b = 0]) => a ** b,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  round: ([a = 0]) => Math.round(a),
  truncate: ([a = 0]) => Math.trunc(a),
  integerDivide: ([a = 0, b = 0]) => Math.floor(a / b),
  integerModulus: ([a = 0, b = 1]) => a - Math.floor(a / b) * b,
  integerToFloat: ([a = 0]) => a,
})

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = table({
  gt: (a, b) => a > b,
  gte: (a, b) => a >= b,
  lt: (a, b) => a < b,
  lte: (a, b) => a <= b,
})

/** Of operators with two operands; null where one of them has no value. */
function binary(no: No, a: Talvez, b: Talvez): Talvez {
  if (!a || !b) return null
  const compare = COMPARED[no.nome]
  if (compare) return one(compare(count(a), count(b)))
  switch (no.nome) {
    case 'match':
      return one(matches(a, b))
    case 'stringMatch': {
      const low = no.atributos.caseSensitive === 'false'
      const [x = '', y = ''] = [a, b].map(({ v }) => (low ? v[0]?.toLowerCase() : v[0]) ?? '')
      return one(no.atributos.substring === 'true' ? x.includes(y) : x === y)
    }
    case 'substring':
      return one((b.v[0] ?? '').includes(a.v[0] ?? ''))
    case 'member':
      return one(b.v.some((value) => same(value, a.v[0] ?? '', b.base ?? a.base)))
    case 'contains':
      return one(b.v.every((value) => a.v.some((other) => same(other, value, a.base))))
    case 'equal':
      return one(
        within(count(a), count(b), no.atributos.toleranceMode ?? 'exact', no.atributos.tolerance ?? '0'),
      )
    case 'equalRounded': {
      const figures = numberOf(no.atributos.figures) ?? 0
      if (figures < 0 || figures > 15) throw new Unknown(no.nome)
      const decimals = no.atributos.roundingMode === 'decimalPlaces'
      const round = (x: number) => (decimals ? x.toFixed(figures) : x.toPrecision(Math.max(1, figures)))
      return one(round(count(a)) === round(count(b)))
    }
    default:
      throw new Unknown(no.nome)
  }
}

const BINARY = new Set(
  'match stringMatch substring member contains equal equalRounded gt gte lt lte'.split(' '),
)

/** `and`: false as soon as one is, unknown where one has no value. */
function every(no: No, estado: Estado): Talvez {
  const values = elementsOf(no).map((each) => evaluate(each, estado))
  if (values.some((value) => value !== null && !truth(value))) return one(false)
  return values.includes(null) ? null : one(true)
}

function evaluate(no: No, estado: Estado): Talvez {
  const inner = elementsOf(no)
  const at = (n: number): Talvez => {
    const each = inner[n]
    if (!each) throw new Unknown(no.nome)
    return evaluate(each, estado)
  }
  if (BINARY.has(no.nome)) return binary(no, at(0), at(1))
  const arithmetic = ARITHMETIC[no.nome]
  if (arithmetic) {
    const values = inner
      .map((each) => evaluate(each, estado))
      .flatMap((value) => value?.v.map((v) => one(v)) ?? [null])
    return values.includes(null) ? null : one(arithmetic(values.map(count)))
  }
  switch (no.nome) {
    case 'variable':
      return variable(no, estado)
    case 'correct':
      return correct(no, estado)
    case 'default': {
      const standard = estado.regras.saidas.get(no.atributos.identifier ?? '')?.padrao ?? []
      return standard.length > 0 ? { v: standard } : null
    }
    case 'baseValue':
      return { v: [wordsIn(no)], base: no.atributos.baseType }
    case 'null':
      return null
    case 'isNull':
      return one(at(0) === null)
    case 'not': {
      const value = at(0)
      return value && one(!truth(value))
    }
    case 'and':
      return every(no, estado)
    case 'or':
      return one(inner.some((each) => truth(evaluate(each, estado))))
    case 'multiple':
    case 'ordered': {
      const values = inner.map((each) => evaluate(each, estado))
      const v = values.flatMap((value) => value?.v ?? [])
      return v.length > 0 ? { v, ordenado: no.nome === 'ordered', base: values.find(Boolean)?.base } : null
    }
    case 'containerSize':
      return one(at(0)?.v.length ?? 0)
    case 'index': {
      const value = at(0)
      const found = value?.v[(numberOf(no.atributos.n) ?? 0) - 1]
      return found === undefined ? null : { v: [found], base: value?.base }
    }
    case 'mapResponse': {
      const id = no.atributos.identifier ?? ''
      return one(mapped(estado.regras.respostas.get(id), estado.dadas.get(id) ?? []))
    }
    default:
      throw new Unknown(no.nome)
  }
}

function branch(no: No, estado: Estado): boolean {
  const [condition, ...rules] = elementsOf(no)
  if (!condition || !truth(evaluate(condition, estado))) return false
  for (const rule of rules) apply(rule, estado)
  return true
}

function apply(rule: No, estado: Estado): void {
  switch (rule.nome) {
    case 'responseCondition': {
      for (const part of elementsOf(rule)) {
        if (part.nome === 'responseElse') for (const each of elementsOf(part)) apply(each, estado)
        else if (branch(part, estado)) return
      }
      return
    }
    case 'setOutcomeValue': {
      const [value] = elementsOf(rule)
      if (!value) throw new Unknown(rule.nome)
      estado.saidas.set(rule.atributos.identifier ?? '', evaluate(value, estado))
      return
    }
    case 'responseProcessingFragment':
      for (const each of elementsOf(rule)) apply(each, estado)
      return
    default:
      throw new Unknown(rule.nome)
  }
}

function begin(regras: Regras, dadas: ReadonlyMap<string, string[]>): Estado {
  const saidas = new Map<string, Talvez>()
  for (const { id, padrao } of regras.saidas.values()) if (padrao.length > 0) saidas.set(id, { v: padrao })
  // Shares are asked for: all of the points is 1.
  if (saidas.has('MAXSCORE')) saidas.set('MAXSCORE', one(1))
  return { regras, dadas, saidas }
}

/** By the standard rules, over all responses. */
function standard(estado: Estado, modelo: Modelo | null): void {
  let sum = 0
  for (const declaracao of estado.regras.respostas.values()) {
    const given = responseOf(estado, declaracao.id)
    const byMap = modelo === 'map_response' || (modelo === null && declaracao.mapa !== null)
    if (byMap) sum += mapped(declaracao, given?.v ?? [])
    else if (matches(given, { v: declaracao.corretas, ordenado: given?.ordenado, base: declaracao.base }))
      sum += 1
  }
  estado.saidas.set('SCORE', one(sum))
}

export interface Resultado {
  pontos: number
  saidas: ReadonlyMap<string, string[]>
}

/** What the rules make of these responses; null: they ask for something that is not known here. */
export function runRules(regras: Regras, dadas: ReadonlyMap<string, string[]>): Resultado | null {
  const estado = begin(regras, dadas)
  const rules = regras.processing ? elementsOf(regras.processing) : []
  try {
    if (regras.modelo === 'map_response_point') return null
    if (!setsScore(regras.processing)) standard(estado, regras.modelo)
    for (const rule of rules) apply(rule, estado)
    const score = estado.saidas.get('SCORE')
    return {
      pontos: score ? count(score) : 0,
      saidas: new Map([...estado.saidas].map(([id, value]) => [id, value?.v ?? []])),
    }
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

/** The outcome in which a branch keeps its points: the item's, or one of its parts. */
function scoreIn(no: No): string | null {
  const named = everyOne(no, 'setOutcomeValue').map(({ atributos }) => atributos.identifier ?? '')
  return named.includes('SCORE') ? 'SCORE' : (named.find((id) => /^SCORE/i.test(id)) ?? null)
}

/** The points that a branch sets when it is taken; null: none, or by rules that are not known here. */
export function branchPoints(regras: Regras, no: No): number | null {
  const kept = scoreIn(no)
  if (kept === null) return null
  const estado = begin(regras, new Map())
  estado.saidas.set(kept, one(0))
  try {
    for (const rule of elementsOf(no).slice(1)) apply(rule, estado)
    const score = estado.saidas.get(kept) ?? null
    return score && count(score)
  } catch (error) {
    if (error instanceof Unknown) return null
    throw error
  }
}

/** Whether rules are written out that set the points. */
export const setsScore = (processing: No | null): boolean => {
  const look = (no: No): boolean =>
    (no.nome === 'setOutcomeValue' && no.atributos.identifier === 'SCORE') || elementsOf(no).some(look)
  return processing !== null && look(processing)
}

export const processingOf = (item: No): No | null => childOf(item, 'responseProcessing')
export const branchesOf = (condition: No): No[] => [
  ...childrenOf(condition, 'responseIf'),
  ...childrenOf(condition, 'responseElseIf'),
]
