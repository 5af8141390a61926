/**
 * INEP's open table of items (`ITENS_PROVA_AAAA.csv`) laid beside the questions of a booklet. The table holds every
 * booklet of a year, in the order of its own; whose question is which is told by nothing but the keys. So each booklet of
 * an area is tried at each place where an area may begin, and the one whose keys are those of the questions is theirs:
 * forty-five keys of five letters do not agree by chance.
 */
import { groupBy } from '../../../core/contract/group.ts'
import { toNumber } from './rules-textos.ts'

/** A line of the table, by the names of its columns. */
export type LinhaDeItem = Readonly<Record<string, string | undefined>>

export const AREAS = {
  CH: 'Ciências Humanas',
  CN: 'Ciências da Natureza',
  LC: 'Linguagens e Códigos',
  MT: 'Matemática',
} as const
export type SiglaArea = keyof typeof AREAS

const isArea = (said: string): said is SiglaArea => Object.hasOwn(AREAS, said)

export interface ItemOficial {
  area: SiglaArea
  /** A letter; anything else where the item was annulled and has none. */
  gabarito: string
  /** 1 to 30, of the area; null: not told. */
  habilidade: number | null
  /** Why it was annulled; null: it stands. */
  anulado: string | null
  tri: { a: number; b: number; c: number } | null
  caderno: string
}

interface Linha extends ItemOficial {
  posicao: number
  /** null: to everyone, or not told. */
  lingua: Lingua | null
}

export type Lingua = 'ingles' | 'espanhol'

/** What is known of a question before its item is. */
export interface Chave {
  numero: number
  lingua: Lingua | null
  gabarito: string
}

/** Where an area may begin, beside where the table says. */
const LUGARES = [0, 45, 90, 135, -45, -90, -135]
/** Of its keys, so many agree: errors of who wrote the questions down are fewer. */
const CERTEZA = 0.9
/** Fewer keys tell nothing. */
const POUCAS = 10

const numberOf = (said = ''): number | null => toNumber(said)

const LINGUAS: readonly Lingua[] = ['ingles', 'espanhol']

function linhaDe(said: LinhaDeItem): (Linha & { prova: string }) | null {
  const [area = '', posicao] = [said.SG_AREA?.trim(), numberOf(said.CO_POSICAO)]
  if (!isArea(area) || posicao === null) return null
  const [a, b, c] = [numberOf(said.NU_PARAM_A), numberOf(said.NU_PARAM_B), numberOf(said.NU_PARAM_C)]
  const lingua = numberOf(said.TP_LINGUA)
  return {
    area,
    posicao,
    prova: said.CO_PROVA ?? '',
    lingua: lingua === null ? null : (LINGUAS[lingua] ?? null),
    gabarito: said.TX_GABARITO?.trim().toUpperCase() ?? '',
    habilidade: numberOf(said.CO_HABILIDADE),
    anulado: numberOf(said.IN_ITEM_ABAN) === 1 ? (said.TX_MOTIVO_ABAN?.trim() ?? '') : null,
    tri: a === null || b === null || c === null ? null : { a, b, c },
    caderno: said.TX_COR?.trim().toLocaleLowerCase('pt-BR') ?? '',
  }
}

const meets = (linha: Linha, chave: Chave): boolean => linha.lingua === null || linha.lingua === chave.lingua

/** A booklet that counts both languages one after the other: the second takes the places of the first, as on paper. */
function folded(linhas: Linha[]): Linha[] {
  const [first = [], second = []] = LINGUAS.map((lingua) =>
    linhas.filter((linha) => linha.lingua === lingua).map(({ posicao }) => posicao),
  )
  const last = Math.max(...first)
  if (first.length === 0 || second.length === 0 || Math.min(...second) <= last) return linhas
  return linhas.map((linha) =>
    linha.posicao > last ? { ...linha, posicao: linha.posicao - first.length } : linha,
  )
}

interface Prova {
  linhas: Linha[]
  /** What is added to its positions. */
  desloca: number
  certas: number
  de: number
}

/** How well a booklet fits the questions where it stands then. */
function agreement(linhas: Linha[], desloca: number, chaves: ReadonlyMap<number, readonly Chave[]>): Prova {
  let [certas, de] = [0, 0]
  for (const linha of linhas)
    for (const chave of chaves.get(linha.posicao + desloca) ?? []) {
      if (linha.anulado !== null || !meets(linha, chave)) continue
      de += 1
      if (linha.gabarito === chave.gabarito) certas += 1
    }
  return { linhas, desloca, certas, de }
}

const shareOf = ({ certas, de }: Prova): number => (de < POUCAS ? 0 : certas / de)

/** Of two languages at one place, where the table does not say which is which, the key tells; or nothing does. */
function ofChave(linhas: readonly Linha[], chave: Chave): Linha | null {
  const here = linhas.filter((linha) => meets(linha, chave))
  const named = here.filter(({ lingua }) => lingua !== null)
  if (named.length === 1) return named[0] ?? null
  const same = here.filter(({ gabarito }) => gabarito === chave.gabarito)
  return here.length === 1 ? (here[0] ?? null) : same.length === 1 ? (same[0] ?? null) : null
}

export interface Casamento {
  /** By `numero` and `lingua` of a question, as `lugarDe` says it. */
  itens: ReadonlyMap<string, ItemOficial>
  /** Areas of the table of which no booklet is that of the questions. */
  sem: SiglaArea[]
}

export const lugarDe = ({ numero, lingua }: Pick<Chave, 'numero' | 'lingua'>): string =>
  `${numero}${lingua === null ? '' : `-${lingua}`}`

/** The item of the table that each question is. */
export function casar(chaves: readonly Chave[], tabela: readonly LinhaDeItem[]): Casamento {
  const byNumero = groupBy(chaves, ({ numero }) => numero)
  const linhas = tabela.flatMap((said) => linhaDe(said) ?? [])
  const itens = new Map<string, ItemOficial>()
  const sem: SiglaArea[] = []
  for (const [area, ofArea] of groupBy(linhas, (linha) => linha.area)) {
    const provas = [...groupBy(ofArea, ({ prova }) => prova).values()].map(folded)
    const best = provas
      .flatMap((prova) => LUGARES.map((desloca) => agreement(prova, desloca, byNumero)))
      .reduce((one, other) => (shareOf(other) > shareOf(one) ? other : one))
    if (shareOf(best) < CERTEZA) {
      sem.push(area)
      continue
    }
    for (const [posicao, here] of groupBy(best.linhas, ({ posicao: at }) => at))
      for (const chave of byNumero.get(posicao + best.desloca) ?? []) {
        const found = ofChave(here, chave)
        if (found) itens.set(lugarDe(chave), found)
      }
  }
  return { itens, sem }
}
