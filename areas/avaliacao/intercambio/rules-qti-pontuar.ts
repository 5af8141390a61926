/** What each answer of an item of QTI 2 or 3 is worth, as a share of all: by its mapping, its key or its written rules. */
import { elementsOf, everyOne, sizeOf } from './rules-qti-arvore.ts'
import type { Contexto } from './rules-qti-contexto.ts'
import { refuse } from './rules-qti-contexto.ts'
import type { EmHtml } from './rules-qti-corpo.ts'
import { type Declaracao, type Mapa, maxScoreOf } from './rules-qti-declaracao.ts'
import {
  branchesOf,
  branchPoints,
  mappedOf,
  type Regras,
  runRules,
  setsScore,
} from './rules-qti-processar.ts'
import type { No } from './rules-xml-no.ts'

export interface Leitor {
  contexto: Contexto
  regras: Regras
  html: EmHtml
  /** All there is to earn, where the rules tell it and nothing else does. */
  ganho: { pontos: number | null }
  /** It is one of several gaps: its own best answer is all that it gives. */
  lacuna?: true
}

type Modo = 'mapa' | 'certa' | 'regras'

/** Rules × suppositions, at most: beyond it the key alone is believed. */
const WORK = 2_000_000

export const clampFracao = (value: number): number => Math.min(1, Math.max(-1, value))

export function declarationFor(leitor: Leitor, id: string | undefined): Declaracao {
  const found = leitor.regras.respostas.get(id ?? '')
  return found ?? refuse('sem_gabarito', `responseDeclaration ${id ?? ''}`.trim())
}

export function modeOf({ processing, modelo }: Regras, { id, mapa }: Declaracao): Modo {
  const maps = (no: { atributos: Record<string, string> }) => no.atributos.identifier === id
  if (modelo === 'match_correct') return 'certa'
  if (modelo === 'map_response') return mapa && mapa.entradas.length > 0 ? 'mapa' : 'certa'
  if (processing && everyOne(processing, 'mapResponse').some(maps)) return mapa ? 'mapa' : 'certa'
  if (setsScore(processing)) return asksKeyAlone(processing, id) ? 'certa' : 'regras'
  return mapa && mapa.entradas.length > 0 ? 'mapa' : 'certa'
}

/** `match` of a response with its key: what the standard rule asks too. */
function isKeyMatch(condition: No | undefined, id: string): boolean {
  const [given, key] = condition?.nome === 'match' ? elementsOf(condition) : []
  return (
    given?.nome === 'variable' &&
    key?.nome === 'correct' &&
    given.atributos.identifier === id &&
    key.atributos.identifier === id
  )
}

/** Whether the rules that are written out give points for the key and for nothing else. */
function asksKeyAlone(processing: No | null, id: string): boolean {
  const conditions = processing ? elementsOf(processing).filter(setsScore) : []
  const branches = conditions
    .flatMap((no) => (no.nome === 'responseCondition' ? branchesOf(no) : []))
    .filter(setsScore)
  const [only] = branches
  return conditions.length === 1 && branches.length === 1 && isKeyMatch(only && elementsOf(only)[0], id)
}

/** All that can be earned by a mapping. */
export function topOf(mapa: Mapa, values: readonly number[], cardinalidade: string): number {
  const positive = values.filter((value) => value > 0)
  const all = cardinalidade === 'single' ? Math.max(0, ...positive) : positive.reduce((a, b) => a + b, 0)
  return mapa.max !== null && mapa.max > 0 && (cardinalidade === 'single' || mapa.max < all || isOurs(mapa))
    ? mapa.max
    : all
}

/** Shares are written between 0 and 1. */
const isOurs = ({ min, max }: Mapa): boolean => min === 0 && max === 1

/** What the rules give for each supposition; null: they can't be carried out. */
export function suppose(
  { regras }: Leitor,
  suppositions: readonly ReadonlyMap<string, string[]>[],
): number[] | null {
  if (regras.processing && sizeOf(regras.processing) * suppositions.length > WORK) return null
  const points: number[] = []
  for (const given of suppositions) {
    const result = runRules(regras, given)
    if (!result) return null
    points.push(result.pontos)
  }
  return points
}

export interface Partes {
  fracoes: number[]
  inteira: boolean
}

const earn = (leitor: Leitor, points: number): void => {
  leitor.ganho.pontos = Math.abs(points - 1) < 1e-9 ? null : points
}

/** What the written rules give for the key. */
function earnKey(leitor: Leitor, { id, corretas }: Declaracao): void {
  const { processing, saidas } = leitor.regras
  if (!setsScore(processing) || maxScoreOf(saidas) !== null) return
  const [top = 0] = suppose(leitor, [only(id, corretas)]) ?? []
  if (top > 0) earn(leitor, top)
}

function byMap(leitor: Leitor, declaracao: Declaracao, valores: readonly string[]): Partes {
  const mapa = declaracao.mapa as Mapa
  const points = valores.map((value) => mappedOf(mapa, value, declaracao.base) ?? mapa.padrao)
  const top = topOf(mapa, points, declaracao.cardinalidade)
  if (top <= 0) return { fracoes: points.map(() => 0), inteira: false }
  if (mapa.min === null && points.some((point) => point < 0))
    leitor.contexto.diz('convertido', 'mapping lowerBound')
  earn(leitor, top)
  return { fracoes: points.map((point) => clampFracao(point / top)), inteira: false }
}

function byKey(declaracao: Declaracao, valores: readonly string[], several: boolean): Partes {
  const right = new Set(declaracao.corretas)
  const known = valores.filter((value) => right.has(value)).length
  return {
    fracoes: valores.map((value) => (right.has(value) ? (several ? 1 / known : 1) : 0)),
    inteira: several,
  }
}

const only = (id: string, v: string[]): ReadonlyMap<string, string[]> => new Map([[id, v]])

function byRules(
  leitor: Leitor,
  declaracao: Declaracao,
  valores: readonly string[],
  several: boolean,
): Partes {
  const { id, corretas } = declaracao
  const alone = suppose(
    leitor,
    valores.map((value) => only(id, [value])),
  )
  const fallback = () => {
    leitor.contexto.diz('sem_lugar', 'responseProcessing')
    return byKey(declaracao, valores, several)
  }
  if (!alone) return fallback()
  const max = leitor.lacuna || maxScoreOf(leitor.regras.saidas) === null ? 0 : 1
  if (!several) {
    const top = Math.max(max, ...alone)
    if (top <= 0) return fallback()
    if (max === 0) earn(leitor, top)
    return { fracoes: alone.map((point) => clampFracao(point / top)), inteira: false }
  }
  const right = valores.filter((value) => corretas.includes(value))
  const others = valores.filter((value) => !corretas.includes(value))
  const with_ = suppose(leitor, [only(id, right), ...others.map((value) => only(id, [...right, value]))])
  const [top = 0, ...spoilt] = with_ ?? []
  if (top <= 0) return fallback()
  if (max === 0) earn(leitor, top)
  const sum = valores.reduce((total, value, n) => total + (right.includes(value) ? (alone[n] ?? 0) : 0), 0)
  if (Math.abs(sum - top) > 1e-6) {
    if (sum !== 0) leitor.contexto.diz('convertido', 'responseProcessing')
    return byKey(declaracao, valores, true)
  }
  return {
    fracoes: valores.map((value, n) =>
      right.includes(value)
        ? clampFracao((alone[n] ?? 0) / top)
        : clampFracao(((spoilt[others.indexOf(value)] ?? top) - top) / top),
    ),
    inteira: false,
  }
}

/** The share of each of these values; `several`: more than one may be given. */
export function sharesOf(
  leitor: Leitor,
  declaracao: Declaracao,
  valores: readonly string[],
  several: boolean,
): Partes {
  const mode = modeOf(leitor.regras, declaracao)
  if (mode === 'mapa') return byMap(leitor, declaracao, valores)
  if (mode === 'certa') {
    earnKey(leitor, declaracao)
    return byKey(declaracao, valores, several)
  }
  return byRules(leitor, declaracao, valores, several)
}

/** Whether only the whole key counts: neither a part of it nor anything else that the rules name gives anything. */
export function isWhole(leitor: Leitor, declaracao: Declaracao): boolean {
  const mode = modeOf(leitor.regras, declaracao)
  if (mode === 'certa') earnKey(leitor, declaracao)
  if (mode !== 'regras') return mode === 'certa'
  const { processing, saidas } = leitor.regras
  const parts = declaracao.corretas.map((_, n) => only(declaracao.id, declaracao.corretas.slice(0, n)))
  const got = suppose(leitor, [only(declaracao.id, declaracao.corretas), ...parts.slice(1)])
  const [top = 0, ...less] = got ?? []
  if (top <= 0) return true
  if (maxScoreOf(saidas) === null) earn(leitor, top)
  const conditions = processing ? everyOne(processing, 'responseCondition') : []
  const named = conditions.flatMap((no) =>
    branchesOf(no).map((branch) => branchPoints(leitor.regras, branch) ?? 0),
  )
  return [...less, ...named].every((points) => points <= 0 || points >= top - 1e-9)
}
