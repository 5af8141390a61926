/** The rules of surveys: states, the filter of section 5, what a valid question and a valid answer are. */
import { wallClock } from '../../../core/contract/time.ts'
import type { Estado, Pergunta, TipoPergunta, Valor } from './shapes.ts'

export interface Agenda {
  inicio: Date
  fim: Date | null
}

/** The end is the first moment at which nobody may answer. */
export function estadoAt({ inicio, fim }: Agenda, now: Date): Estado {
  if (fim !== null && fim <= now) return 'encerrada'
  return inicio <= now ? 'aberta' : 'agendada'
}

const two = (n: number): string => String(n).padStart(2, '0')

/** The instant as the tenant's clock reads it, with its offset: the first ten characters are the day there (section 5). */
export function localInstant(at: Date): string {
  const { year, month, day, hour, minute, second } = wallClock(at)
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second, at.getUTCMilliseconds()))
  const offset = Math.round((wall.getTime() - at.getTime()) / 60_000)
  const size = Math.abs(offset)
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
  return wall.toISOString().replace('Z', zone)
}

interface Started {
  id: number
  agendamento: { inicio: string }
}

/**
 * Section 5: surveys whose start date (first 10 characters) lies within `dataInicio..dataFim` (aaaa-mm-dd) inclusive,
 * unique by id, newest first. An empty bound does not bound.
 */
export function filterEnquetes<E extends Started>(
  enquetes: readonly E[],
  { dataInicio = '', dataFim = '' }: { dataInicio?: string; dataFim?: string },
): E[] {
  const seen = new Set<number>()
  return enquetes
    .filter(({ id, agendamento }) => {
      const day = agendamento.inicio.slice(0, 10)
      const kept =
        !seen.has(id) && (dataInicio === '' || day >= dataInicio) && (dataFim === '' || day <= dataFim)
      if (kept) seen.add(id)
      return kept
    })
    .sort((a, b) => Date.parse(b.agendamento.inicio) - Date.parse(a.agendamento.inicio) || b.id - a.id)
}

export const hasOpcoes = (tipo: TipoPergunta): boolean =>
  tipo === 'unica' || tipo === 'multipla' || tipo === 'ordenacao'

export type PerguntaFault = 'enunciado' | 'poucasOpcoes' | 'opcaoVazia' | 'opcaoRepetida' | 'opcoesDemais'

/** What is wrong with a question; null when nothing is. */
export function perguntaFault({ tipo, enunciado, opcoes }: Pergunta): PerguntaFault | null {
  if (enunciado.trim() === '') return 'enunciado'
  if (!hasOpcoes(tipo)) return opcoes.length > 0 ? 'opcoesDemais' : null
  const words = opcoes.map((opcao) => opcao.trim())
  if (words.some((word) => word === '')) return 'opcaoVazia'
  if (words.length < 2) return 'poucasOpcoes'
  return new Set(words).size < words.length ? 'opcaoRepetida' : null
}

export type ValorFault = 'falta' | 'invalida'

const unique = (list: readonly number[]): boolean => new Set(list).size === list.length

/** Whether an answer fits its question: of the right kind, within its options, nothing beside. */
function fits({ tipo, opcoes }: Pergunta, valor: Valor): boolean {
  const chosen = valor.opcoes ?? []
  const alone = (field: 'opcoes' | 'numero' | 'texto') =>
    (['opcoes', 'numero', 'texto'] as const).every((name) => name === field || valor[name] === undefined)
  const within = unique(chosen) && chosen.every((place) => place < opcoes.length)
  if (tipo === 'texto') return alone('texto')
  if (tipo === 'escala' || tipo === 'nps') {
    const [least, most] = rangeOf(tipo)
    return alone('numero') && valor.numero !== undefined && valor.numero >= least && valor.numero <= most
  }
  if (!alone('opcoes') || !within) return false
  if (tipo === 'unica') return chosen.length === 1
  return tipo === 'multipla' ? chosen.length > 0 : chosen.length === opcoes.length
}

/** The least and the most of a number asked for. */
export const rangeOf = (tipo: 'escala' | 'nps'): readonly [number, number] =>
  tipo === 'escala' ? [1, 5] : [0, 10]

const isBlank = ({ opcoes = [], numero, texto = '' }: Valor): boolean =>
  opcoes.length === 0 && numero === undefined && texto.trim() === ''

export interface CheckedValores {
  /** One for each question answered, in the order of the questions; what is left blank is not there. */
  valores: Valor[]
  /** Question → what is wrong. */
  faults: ReadonlyMap<number, ValorFault>
}

/** An answer against the questions: unknown or repeated questions are invalid, required ones must not be blank. */
export function checkValores(perguntas: readonly Pergunta[], given: readonly Valor[]): CheckedValores {
  const faults = new Map<number, ValorFault>()
  const byPergunta = new Map<number, Valor>()
  for (const valor of given) {
    const known = perguntas.some(({ id }) => id === valor.pergunta)
    if (!known || byPergunta.has(valor.pergunta)) faults.set(valor.pergunta, 'invalida')
    byPergunta.set(valor.pergunta, valor)
  }
  const valores = perguntas.flatMap((pergunta) => {
    const valor = byPergunta.get(pergunta.id)
    if (!valor || isBlank(valor)) {
      if (pergunta.obrigatoria) faults.set(pergunta.id, 'falta')
      return []
    }
    if (!fits(pergunta, valor)) faults.set(pergunta.id, 'invalida')
    return [valor.texto === undefined ? valor : { ...valor, texto: valor.texto.trim() }]
  })
  return { valores, faults }
}

interface Fixed {
  perguntas: readonly Pergunta[]
  turmas: readonly number[]
  publico: string
  anonima: boolean
  resultados: string
  compartilhada: boolean
  inicio: Date
}

/** Whether a change touches what the first answer fixed: all but title, description and end. */
/** Questions as they are compared, whatever the order of their parts in storage. */
export const wordsOf = (perguntas: Fixed['perguntas']) =>
  perguntas.map(({ id, tipo, enunciado, opcoes, obrigatoria }) => [id, tipo, enunciado, opcoes, obrigatoria])

export function touchesFixed(before: Fixed, after: Fixed): boolean {
  const picture = ({ perguntas, turmas, publico, anonima, resultados, compartilhada, inicio }: Fixed) =>
    JSON.stringify([
      wordsOf(perguntas),
      [...turmas].sort((a, b) => a - b),
      publico,
      anonima,
      resultados,
      compartilhada,
      inicio.toISOString(),
    ])
  return picture(before) !== picture(after)
}

/** Whether it is another day for the tenant than that of the last reminder. */
export function mayRemind(last: Date | null, now: Date): boolean {
  return last === null || localInstant(last).slice(0, 10) < localInstant(now).slice(0, 10)
}
