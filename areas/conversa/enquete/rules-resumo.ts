/** Answers added up, and how few are too few to be told (product.md H-20, H-23, H-27; decision 0025). */
import { hasOpcoes, rangeOf } from './rules.ts'
import type { Pergunta, ResumoPergunta, Valor } from './shapes.ts'

/** Fewer answers than this are not told of an anonymous survey. */
export const MINIMO = 5

/** Texts listed of one question. */
export const MAX_TEXTOS = 300

/** How many options or steps a question has to count. */
export const stepsOf = ({ tipo, opcoes }: Pergunta): number =>
  hasOpcoes(tipo) ? opcoes.length : tipo === 'escala' ? 5 : tipo === 'nps' ? 11 : 0

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** Net promoter score, −100 to 100: the share of 9 and 10 less the share of 0 to 6, rounded. Null without answers. */
export function npsOf(notas: readonly number[]): number | null {
  if (notas.length === 0) return null
  const promotores = notas.filter((nota) => nota >= 9).length
  const detratores = notas.filter((nota) => nota <= 6).length
  // Without the sum a half below zero would be rounded up, and −0 would be told.
  return Math.round(((promotores - detratores) * 100) / notas.length) + 0
}

/** A list in an order that `random` (0 to 1) decides: texts must not be told in the order of people or questions. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [out[i] as T, out[j] as T]
    out[i] = b
    out[j] = a
  }
  return out
}

const HIDDEN = { contagens: [], media: null, nps: null, posicoes: [], textos: [], total_textos: 0 }

export const hiddenResumo = (id: number, respostas: number): ResumoPergunta => ({
  id,
  respostas,
  oculta: true,
  ...HIDDEN,
})

/** One question over the answers given to it. */
export function summarise(
  pergunta: Pergunta,
  valores: readonly Valor[],
  random: () => number,
): ResumoPergunta {
  const { id, tipo, opcoes } = pergunta
  const least = tipo === 'escala' || tipo === 'nps' ? rangeOf(tipo)[0] : null
  const numeros = valores.flatMap(({ numero }) => (numero === undefined ? [] : [numero]))
  const textos = valores.flatMap(({ texto }) => (texto ? [texto] : []))
  const places =
    least === null
      ? valores.flatMap(({ opcoes = [] }) => (tipo === 'ordenacao' ? opcoes.slice(0, 1) : opcoes))
      : numeros.map((numero) => numero - least)
  const contagens = Array.from({ length: stepsOf(pergunta) }, () => 0)
  for (const place of places) contagens[place] = (contagens[place] ?? 0) + 1
  const posicoes =
    tipo !== 'ordenacao' || valores.length === 0
      ? []
      : opcoes.map((_, place) => mean(valores.map((valor) => (valor.opcoes ?? []).indexOf(place) + 1)) ?? 0)
  return {
    id,
    respostas: valores.length,
    oculta: false,
    contagens,
    media: least === null ? null : mean(numeros),
    nps: tipo === 'nps' ? npsOf(numeros) : null,
    posicoes,
    textos: shuffled(textos, random).slice(0, MAX_TEXTOS),
    total_textos: textos.length,
  }
}

/**
 * The classes whose answers are not told apart: those with 1 to 4, and, while together they are fewer than five, the
 * smallest of the others, so that the total less what is told is never fewer than five people.
 */
export function hiddenTurmas(respostas: ReadonlyMap<number, number>): ReadonlySet<number> {
  const bySize = [...respostas].filter(([, n]) => n > 0).sort(([a, n], [b, m]) => n - m || a - b)
  const hidden = new Set<number>()
  let sum = 0
  for (const [turma, n] of bySize) {
    if (n >= MINIMO && (sum === 0 || sum >= MINIMO)) break
    hidden.add(turma)
    sum += n
  }
  return hidden
}

export interface Resposta {
  turma: number
  valores: readonly Valor[]
}

export interface Visao {
  /** The class asked for; null: all together. */
  turma: number | null
  /** False: names are told, so nothing is hidden from whoever reads them. */
  suprimir: boolean
  /** What people wrote is told. */
  comTextos: boolean
}

/** Answers of each class to one question. */
const answersTo = (pergunta: Pergunta, respostas: readonly Resposta[]) =>
  respostas.flatMap(({ turma, valores }) => {
    const valor = valores.find((one) => one.pergunta === pergunta.id)
    return valor ? [{ turma, valor }] : []
  })

export function countByTurma(list: readonly { turma: number }[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { turma } of list) counts.set(turma, (counts.get(turma) ?? 0) + 1)
  return counts
}

/** Whether what is asked for has too few answers to be told, by itself or by subtraction. */
const tooFew = (counts: ReadonlyMap<number, number>, turma: number | null): boolean => {
  if (turma !== null) return hiddenTurmas(counts).has(turma)
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
  return total > 0 && total < MINIMO
}

/** Every question over the answers, each judged by who answered it: a skipped question may be told less than its neighbour. */
export function resumir(
  perguntas: readonly Pergunta[],
  respostas: readonly Resposta[],
  { turma, suprimir, comTextos }: Visao,
  random: () => number,
): { espera: 'minimo' | null; perguntas: ResumoPergunta[] } {
  const hides = (list: readonly { turma: number }[]) => suprimir && tooFew(countByTurma(list), turma)
  const here = (list: readonly { turma: number; valor: Valor }[]) =>
    list.filter((one) => turma === null || one.turma === turma).map(({ valor }) => valor)
  const all = hides(respostas)
  return {
    espera: all ? 'minimo' : null,
    perguntas: perguntas.map((pergunta) => {
      const answers = answersTo(pergunta, respostas)
      const mine = here(answers)
      if (all || hides(answers)) return hiddenResumo(pergunta.id, mine.length)
      const resumo = summarise(pergunta, mine, random)
      return comTextos ? resumo : { ...resumo, textos: [] }
    }),
  }
}
