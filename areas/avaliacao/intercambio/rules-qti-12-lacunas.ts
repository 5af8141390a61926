/** Gaps of QTI 1.2: fields that stand between words, and what Canvas writes in brackets. */

import { aloneOf, type Leitor12, labelsOf, readEscolha12 } from './rules-qti-12-escolha.ts'
import { labelOf, type Resposta } from './rules-qti-12-material.ts'
import { runRules12 } from './rules-qti-12-regras.ts'
import { isNumeric, readCurta12, readLabels12, readNumerica12 } from './rules-qti-12-texto.ts'
import { wordsIn } from './rules-qti-arvore.ts'
import { MAX_PARTES, refuse } from './rules-qti-contexto.ts'
import { MARCAS, withMarks } from './rules-qti-corpo.ts'
import { escapeText, wordsOf } from './rules-qti-html.ts'
import type { Lacuna, Lacunas, Opcao } from './shapes-item.ts'

type PedeLacuna = Lacuna['pede']

/** How New Quizzes says that a blank is answered. */
const answerType = (resposta: Resposta): string => labelsOf(resposta)[0]?.atributos.answer_type ?? ''

/** Ways of comparing that are what the bank does anyway. */
const USUAL = /^(?:TextEquivalence|TextInChoices|Equivalence)$/

/** All gaps are filled from the pieces of all. */
function fromOneSet(pedes: readonly PedeLacuna[]): PedeLacuna[] {
  const pieces = new Map<string, Opcao>()
  for (const pede of pedes)
    if (pede.tipo === 'escolha')
      for (const opcao of pede.opcoes)
        if (!pieces.has(opcao.html)) pieces.set(opcao.html, { ...opcao, fracao: 0 })
  if (pieces.size > MAX_PARTES) refuse('alternativas_demais', String(pieces.size))
  return pedes.map((pede) => {
    if (pede.tipo !== 'escolha') return pede
    const own = new Map(pede.opcoes.map((opcao) => [opcao.html, opcao.fracao]))
    const opcoes = [...pieces.values()].map((piece) => ({ ...piece, fracao: own.get(piece.html) ?? 0 }))
    return { ...pede, opcoes }
  })
}

function pedeOf(leitor: Leitor12, resposta: Resposta): PedeLacuna {
  if (resposta.tipo === 'lid') {
    const type = answerType(resposta)
    const compares = labelsOf(resposta)[0]?.atributos.scoring_algorithm
    if (compares && !USUAL.test(compares)) leitor.contexto.diz('sem_lugar', `scoring_algorithm ${compares}`)
    const written =
      type === 'openEntry' ||
      (type === '' && leitor.campos.get('question_type') === 'fill_in_multiple_blanks_question')
    return written
      ? readLabels12(resposta, (no) => wordsOf(labelOf(no, leitor.contexto)))
      : readEscolha12(leitor, resposta)
  }
  return isNumeric(leitor, resposta) ? readNumerica12(leitor, resposta) : readCurta12(leitor, resposta)
}

/** A response that is right, in its own words. */
export function rightOf(pede: PedeLacuna): string {
  if (pede.tipo === 'escolha') return pede.opcoes.find(({ fracao }) => fracao === 1)?.id ?? ''
  if (pede.tipo === 'numerica') return String(pede.respostas.find(({ fracao }) => fracao === 1)?.valor ?? '')
  const text = pede.respostas.find(({ fracao }) => fracao === 1)?.texto ?? ''
  return pede.curingas ? text.replace(/^\*|\*$/g, '').replace(/\\(.)/g, '$1') : text
}

function weigh(
  leitor: Leitor12,
  respostas: readonly Resposta[],
  pedes: readonly PedeLacuna[],
): {
  pesos: number[]
  inteira: boolean
} {
  const even = pedes.map(() => 1 / pedes.length)
  const points = respostas.map(({ ident }, n) => {
    const pede = pedes[n]
    return pede ? (aloneOf(leitor, ident, [rightOf(pede)])[0] ?? 0) : 0
  })
  const total = points.reduce((a, b) => a + b, 0)
  if (points.every((point) => point > 0))
    return { pesos: points.map((point) => point / total), inteira: false }
  const all = new Map(
    respostas.map(({ ident }, n): [string, string[]] => [ident, [rightOf(pedes[n] as PedeLacuna)]]),
  )
  const together = runRules12(leitor.regras, all).pontos
  return { pesos: even, inteira: total <= 0 && together > 0 }
}

/** The name of a blank as it stands in brackets in the text. */
function bracketOf(html: string, resposta: Resposta): { nome: string; marca: string } | null {
  const label = wordsIn(
    resposta.no.filhos.find((filho) => typeof filho !== 'string' && filho.nome === 'material') as never,
  )
  const short = resposta.ident.replace(/^response_/, '')
  for (const nome of [label, short, resposta.ident])
    for (const marca of [`[${escapeText(nome)}]`, `[${nome}]`])
      if (nome !== '' && nome.length <= 300 && html.includes(marca)) return { nome, marca }
  return null
}

/** Whether a field stands between words of a line. */
export const isInLine = (html: string): boolean =>
  html.split(/<\/?(?:p|div|li|br|td|tr|h[1-6])\b/i).some((line) => {
    const at = line.search(MARCAS)
    return (
      at >= 0 &&
      wordsOf(
        line
          .slice(at)
          .replace(MARCAS, '')
          .replace(/^[^<>]{0,1000}>/, ''),
      ) !== ''
    )
  })

export const hasBrackets = (html: string, respostas: readonly Resposta[]): boolean =>
  respostas.length > 0 && respostas.every((resposta) => bracketOf(html, resposta) !== null)

export function readLacunas12(leitor: Leitor12, html: string, respostas: readonly Resposta[]): Lacunas {
  if (respostas.length > MAX_PARTES) refuse('alternativas_demais', String(respostas.length))
  const pedes = respostas.map((resposta) => pedeOf(leitor, resposta))
  const { pesos, inteira } = weigh(leitor, respostas, pedes)
  let texto = html
  const ids = respostas.map((resposta) => {
    const bracket = bracketOf(texto, resposta)
    if (!bracket) return resposta.ident
    texto = texto.replace(bracket.marca, () => `{{${bracket.nome}}}`)
    return bracket.nome
  })
  const bracketed = new Set(ids.filter((id) => texto.includes(`{{${id}}}`)))
  texto = withMarks(texto, (n) => {
    const id = ids[n] ?? ''
    if (bracketed.has(id)) return ''
    bracketed.add(id)
    return `{{${id}}}`
  }).trim()
  if (new Set(ids).size < ids.length) refuse('lacuna_invalida', ids.join(', ').slice(0, 300))
  const words = respostas.every((resposta) => answerType(resposta) === 'wordbank')
  const lacunas = (words ? fromOneSet(pedes) : pedes).map(
    (pede, n): Lacuna => ({ id: ids[n] ?? '', peso: pesos[n] ?? 0, pede }),
  )
  const made: Lacunas = { tipo: 'lacunas', texto, modo: words ? 'arrastar' : 'escrever', lacunas }
  return inteira ? { ...made, inteira: true } : made
}
