/**
 * Advice on the writing of a question, beside the field that it speaks of: nothing of it keeps a question out of the bank.
 * After the rules that test makers agree on (Haladyna, Downing & Rodriguez, 2002, "A review of multiple-choice item-writing
 * guidelines for classroom assessment", Applied Measurement in Education 15(3), 309–333).
 */
import { wordsOf } from '../../../core/contract/linear.ts'
import type { Analise, ConteudoQuestao } from './shapes.ts'

export type Conselho =
  /** "Todas as anteriores", "nenhuma delas": whoever knows two knows all. */
  | 'todas_nenhuma'
  /** The right one stands out by its length. */
  | 'certa_mais_longa'
  /** "Não", "exceto", "incorreta" without emphasis: read past. */
  | 'negacao_sem_destaque'
  /** "Sempre", "nunca", "somente" only in wrong ones: told by a word. */
  | 'absoluta'
  /** All begin with the same words, which belong to what is asked. */
  | 'repete_inicio'
  /** A wrong one that says nothing of who chooses it. */
  | 'sem_analise'
  | 'sem_habilidade'

export interface Conselhado {
  codigo: Conselho
  onde: 'enunciado' | 'alternativa' | 'dados'
  /** The part that it speaks of. */
  parte?: string
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const TODAS = [
  'todas as anteriores',
  'todas as alternativas',
  'nenhuma das anteriores',
  'nenhuma das alternativas',
  'nenhuma delas',
  'todas estao corretas',
  'todas as opcoes',
  'nenhuma das opcoes',
]

/** It speaks of the other alternatives: it stands last. */
export const falaDasOutras = (texto: string): boolean => TODAS.some((said) => plain(texto).startsWith(said))

const NEGA = /\b(?:nao|exceto|incorret[ao]s?|errad[ao]s?|fals[ao]s?)\b/
const ABSOLUTA = /\b(?:sempre|nunca|jamais|somente|apenas|todos|nenhum)\b/
const DESTAQUE = /<(?:strong|b|u|em|i)>([^<]*)/g

/** The last sentence that asks: where a negation must not be read past. */
function negaSemDestaque(html: string): boolean {
  const asked =
    plain(wordsOf(html))
      .split(/(?<=[.!?])\s/)
      .at(-1) ?? ''
  if (!NEGA.test(asked)) return false
  return ![...html.matchAll(DESTAQUE)].some(([, inside = '']) => NEGA.test(plain(inside)))
}

/** Words with which all begin. */
function inicioComum(textos: readonly string[]): number {
  const words = textos.map((text) => plain(text).split(' '))
  const [first = []] = words
  const at = first.findIndex((word, i) => !words.every((one) => one[i] === word))
  return at < 0 ? first.length : at
}

export function conselhosDe({
  conteudo,
  comando,
  analises,
  habilidades,
}: {
  conteudo: ConteudoQuestao
  comando: string
  analises: readonly Analise[]
  habilidades: number
}): Conselhado[] {
  const found: Conselhado[] = []
  if (negaSemDestaque(`${conteudo.enunciado} ${comando}`))
    found.push({ codigo: 'negacao_sem_destaque', onde: 'enunciado' })
  if (habilidades === 0) found.push({ codigo: 'sem_habilidade', onde: 'dados' })
  if (!('alternativas' in conteudo)) return found
  const { alternativas } = conteudo
  const certas = alternativas.filter(({ correta }) => correta)
  const erradas = alternativas.filter(({ correta, texto }) => !correta && texto.trim() !== '')
  for (const { id, texto } of alternativas)
    if (falaDasOutras(texto)) found.push({ codigo: 'todas_nenhuma', onde: 'alternativa', parte: id })
  const [certa] = certas
  const longest = Math.max(0, ...erradas.map(({ texto }) => texto.trim().length))
  if (certas.length === 1 && certa && erradas.length > 1 && certa.texto.trim().length > 1.5 * longest + 10)
    found.push({ codigo: 'certa_mais_longa', onde: 'alternativa', parte: certa.id })
  if (!certas.some(({ texto }) => ABSOLUTA.test(plain(texto))))
    for (const { id, texto } of erradas)
      if (ABSOLUTA.test(plain(texto))) found.push({ codigo: 'absoluta', onde: 'alternativa', parte: id })
  const textos = alternativas.map(({ texto }) => texto).filter((texto) => texto.trim() !== '')
  if (textos.length > 2 && inicioComum(textos) >= 3)
    found.push({ codigo: 'repete_inicio', onde: 'enunciado' })
  for (const { id } of erradas)
    if (!analises.some(({ parte, analise }) => parte === id && analise.trim() !== ''))
      found.push({ codigo: 'sem_analise', onde: 'alternativa', parte: id })
  return found
}
