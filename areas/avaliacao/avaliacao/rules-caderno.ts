/**
 * The versions of an assessment: in which order each has its questions and alternatives (product.md H-13, 'map kept per
 * caderno'). The first is the assessment as it was put together. Pure: the same assessment has the same versions.
 */
import { acaso, type Chave, equilibrar } from './rules-gabarito.ts'

export interface NaOrdem extends Chave {
  numero: number
  /** Questions about one text stay together. */
  texto_base: number | null
}

/** A place of a version. */
export interface Lugar {
  numero: number
  /** Its alternatives in their order here, by where they stand in the first version; empty: it has none that move. */
  ordem: readonly number[]
}

export interface Embaralha {
  questoes: boolean
  alternativas: boolean
  blocos: boolean
  /** Questions of the first block; all of them where there is one block. */
  bloco: number
}

/** Another chance than of this question's other tries. */
const sorteados = <T>(things: readonly T[], seedOf: (thing: T, at: number) => number, salt: number): T[] =>
  things
    .map((thing, at) => ({ thing, chance: acaso(seedOf(thing, at), salt) }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ thing }) => thing)

function pecasDe(questoes: readonly NaOrdem[]): NaOrdem[][] {
  const pieces: NaOrdem[][] = []
  for (const questao of questoes) {
    const last = pieces.at(-1)
    if (last && questao.texto_base !== null && last[0]?.texto_base === questao.texto_base) last.push(questao)
    else pieces.push([questao])
  }
  return pieces
}

/** Questions about one text go together, in the order that they have. */
const comOutraOrdem = (questoes: readonly NaOrdem[], salt: number): NaOrdem[] =>
  sorteados(pecasDe(questoes), ([first]) => first?.id ?? 0, salt).flat()

const emOrdem = (n: number): number[] => Array.from({ length: n }, (_, at) => at)

/** The key at its letter, the others by chance. */
function alternativasCom({ id, letra, alternativas, fixa }: NaOrdem, para: number | null, salt: number) {
  if (letra === null || para === null || fixa) return emOrdem(alternativas)
  const others = emOrdem(alternativas).filter((at) => at !== letra)
  const mixed = sorteados(others, (at) => id * 32 + at, salt)
  return [...mixed.slice(0, para), letra, ...mixed.slice(para)]
}

function umCaderno(questoes: readonly NaOrdem[], por: Embaralha, salt: number, troca: boolean): Lugar[] {
  const blocks = [questoes.slice(0, por.bloco), questoes.slice(por.bloco)]
  const within = por.questoes ? blocks.map((block) => comOutraOrdem(block, salt)) : blocks
  const order = (troca ? within.toReversed() : within).flat()
  const letras = por.alternativas ? equilibrar(order, salt) : order.map(({ letra }) => letra)
  return order.map((questao, at) => ({
    numero: questao.numero,
    ordem: por.alternativas
      ? alternativasCom(questao, letras[at] ?? null, salt)
      : emOrdem(questao.alternativas),
  }))
}

/** Tries to find an order that no version before has. */
const TENTATIVAS = 12

/** Each version, the first one as it stands. Few questions have few orders: then two may be alike. */
export function cadernosDe(questoes: readonly NaOrdem[], cadernos: number, por: Embaralha): Lugar[][] {
  const first = questoes.map(({ numero, alternativas }) => ({ numero, ordem: emOrdem(alternativas) }))
  const made: Lugar[][] = [first]
  const seen = new Set([JSON.stringify(first)])
  while (made.length < cadernos) {
    const troca = por.blocos && made.length % 2 === 1
    const tries = Array.from({ length: TENTATIVAS }, (_, t) => made.length + t * 31)
    let found: Lugar[] = []
    for (const salt of tries) {
      found = umCaderno(questoes, por, salt, troca)
      if (!seen.has(JSON.stringify(found))) break
    }
    seen.add(JSON.stringify(found))
    made.push(found)
  }
  return made
}
