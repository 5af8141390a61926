/** The rules of an item of QTI 1.2, carried out for a response that is supposed. */

import { table } from '../../../core/contract/table.ts'
import { elementsOf, everyOne, findAll, numberOf, sizeOf, wordsIn } from './rules-qti-arvore.ts'
import type { Resultado } from './rules-qti-processar.ts'
import { childrenOf, type No } from './rules-xml-no.ts'

type Dadas = ReadonlyMap<string, readonly string[]>

interface Condicao {
  no: No
  condicao: No | null
  muda: No[]
  mostra: string[]
  /** null: it does not say whether the next are asked too. */
  segue: boolean | null
  correta: boolean
}

export interface Regras12 {
  condicoes: Condicao[]
  /** The variable that keeps the points. */
  variavel: string
  /** As declared; null: it is not. */
  maximo: number | null
  /** Of each response, whether more than one value is given. */
  varios: ReadonlyMap<string, boolean>
  size: number
}

/** In which `displayfeedback` is gathered. */
export const MOSTRADOS = 'displayfeedback'

const nameOf = ({ atributos }: No): string => atributos.varname ?? atributos.variablename ?? 'SCORE'
const amountOf = (no: No, maximo: number | null): number =>
  /\.max$/i.test(wordsIn(no)) ? (maximo ?? 100) : (numberOf(wordsIn(no)) ?? 0)

export function rulesOf(item: No, varios: ReadonlyMap<string, boolean>): Regras12 {
  const processings = childrenOf(item, 'resprocessing')
  const condicoes = processings.flatMap((processing) =>
    findAll(processing, new Set(['respcondition'])).map((no): Condicao => {
      const { continue: segue, correctanswer } = no.atributos
      return {
        no,
        condicao: childrenOf(no, 'conditionvar')[0] ?? null,
        muda: childrenOf(no, 'setvar'),
        mostra: childrenOf(no, 'displayfeedback').map(({ atributos }) => atributos.linkrefid ?? ''),
        segue: segue === undefined ? null : /^yes$/i.test(segue),
        correta: /^yes$/i.test(correctanswer ?? ''),
      }
    }),
  )
  const set = condicoes.flatMap(({ muda }) => muda)
  const kept = set.find((no) => nameOf(no) === 'SCORE') ?? set.find((no) => amountOf(no, 1) > 0) ?? set[0]
  const variavel = kept ? nameOf(kept) : 'SCORE'
  const declared = processings.flatMap((no) => everyOne(no, 'decvar'))
  const own = declared.find((no) => nameOf(no) === variavel) ?? declared[0]
  return {
    condicoes,
    variavel,
    maximo: numberOf(own?.atributos.maxvalue),
    varios,
    size: processings.reduce((sum, no) => sum + sizeOf(no), 0),
  }
}

const sameText = (no: No, value: string): boolean => {
  const text = wordsIn(no)
  const sensitive = /^yes$/i.test(no.atributos.case ?? '')
  if (sensitive ? text === value : text.toLowerCase() === value.toLowerCase()) return true
  const [a, b] = [numberOf(text), numberOf(value)]
  return a !== null && a === b
}

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = table({
  vargt: (a, b) => a > b,
  vargte: (a, b) => a >= b,
  varlt: (a, b) => a < b,
  varlte: (a, b) => a <= b,
})

function holds(no: No, dadas: Dadas, before: boolean, regras: Regras12): boolean {
  const given = dadas.get(no.atributos.respident ?? '') ?? []
  const compare = COMPARED[no.nome]
  if (compare) {
    const bound = numberOf(wordsIn(no))
    return given.some((value) => {
      const number = numberOf(value)
      return number !== null && bound !== null && compare(number, bound)
    })
  }
  switch (no.nome) {
    case 'and':
      return elementsOf(no).every((each) => holds(each, dadas, before, regras))
    case 'or':
      return elementsOf(no).some((each) => holds(each, dadas, before, regras))
    case 'not':
      return !together(no, dadas, before, regras)
    case 'other':
      return !before
    case 'unanswered':
      return given.length === 0
    case 'varequal':
    case 'varsubset':
    case 'varinside':
      return given.some((value) => sameText(no, value))
    case 'varsubstring':
      return given.some((value) => value.toLowerCase().includes(wordsIn(no).toLowerCase()))
    default:
      return false
  }
}

/** What stands side by side: all of it, but of several values for a response that takes one, any. */
function together(no: No, dadas: Dadas, before: boolean, regras: Regras12): boolean {
  const alternatives = new Map<string, boolean>()
  for (const each of elementsOf(no)) {
    const response = each.atributos.respident ?? ''
    const held = holds(each, dadas, before, regras)
    if (each.nome === 'varequal' && regras.varios.get(response) === false)
      alternatives.set(response, (alternatives.get(response) ?? false) || held)
    else if (!held) return false
  }
  return [...alternatives.values()].every(Boolean)
}

function change(value: number, no: No, maximo: number | null): number {
  const amount = amountOf(no, maximo)
  switch (no.atributos.action?.toLowerCase()) {
    case 'add':
      return value + amount
    case 'subtract':
      return value - amount
    case 'multiply':
      return value * amount
    case 'divide':
      return amount === 0 ? value : value / amount
    default:
      return amount
  }
}

export function runRules12(regras: Regras12, dadas: Dadas): Resultado {
  let pontos = 0
  /** Whether a condition that gives points was met: `other` is what is left. */
  let before = false
  const shown: string[] = []
  for (const { condicao, muda, mostra, segue } of regras.condicoes) {
    if (!condicao || !together(condicao, dadas, before, regras)) continue
    for (const no of muda) if (nameOf(no) === regras.variavel) pontos = change(pontos, no, regras.maximo)
    shown.push(...mostra)
    before ||= muda.length > 0
    if (segue === false) break
  }
  return { pontos, saidas: new Map([[MOSTRADOS, shown]]) }
}

/** What a condition asks for, but not what it asks not to be. */
export function wantedIn(no: No, names: ReadonlySet<string>): No[] {
  const found: No[] = []
  const look = (one: No): void => {
    for (const each of elementsOf(one)) {
      if (each.nome === 'not') continue
      if (names.has(each.nome)) found.push(each)
      look(each)
    }
  }
  look(no)
  return found
}

/** The points that a condition gives when it is met. */
export const pointsOf = (regras: Regras12, { muda }: Condicao): number =>
  muda.reduce((sum, no) => (nameOf(no) === regras.variavel ? change(sum, no, regras.maximo) : sum), 0)

/** The conditions that give something, the best first. */
export function rewarded(regras: Regras12): { condicao: No; pontos: number; correta: boolean }[] {
  return regras.condicoes
    .flatMap((one) => {
      const pontos = pointsOf(regras, one)
      return one.condicao && (pontos > 0 || one.correta)
        ? [{ condicao: one.condicao, pontos, correta: one.correta }]
        : []
    })
    .sort((a, b) => b.pontos - a.pontos)
}
