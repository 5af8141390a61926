/**
 * The basket stands in its address (product.md H-31): `{inputs}` is the matrix as JSON in base64url, `{questoes}` the
 * questions in their order, as `12,15B,18`: the letter is where the key of that one was moved to. Pure.
 */
import { toBase64url } from '../../../../core/web/device/base64url.ts'
import {
  LIMITES,
  type Linha,
  MAX_LINHAS,
  type Matriz,
  type Quer,
  quantidadeDe,
  repartir,
} from '../../avaliacao/rules-matriz.ts'

const MAX_TITULO = 120
const LETRAS = 'ABCDE'

/** A question in its place. */
export interface Posta {
  id: number
  /** Where its key stands, from 0; absent: where its author put it. */
  letra?: number
}

const fromBase64url = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)),
  )

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

const idIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

function querIn(value: unknown): Quer | null {
  const [a, b, c, ...more]: unknown[] = Array.isArray(value) ? value : []
  const is = (one: unknown) => isCount(one, LIMITES.padrao)
  const isWhole = more.length === 0 && [a, b, c].every(is)
  return isWhole ? [Number(a), Number(b), Number(c)] : null
}

/** One row for each skill, once. */
function linhasIn(value: unknown): Linha[] {
  if (!Array.isArray(value)) return []
  const rows = new Map<number | null, Quer>()
  for (const row of value.slice(0, MAX_LINHAS)) {
    const [id, ...rest] = Array.isArray(row) ? row : []
    const [quer, habilidade] = [querIn(rest), idIn(id)]
    if (quer && (id === null || habilidade !== null)) rows.set(habilidade, quer)
  }
  return [...rows].map(([habilidade, quer]) => ({ habilidade, quer }))
}

/** The matrix of an address; null for what is none, as when a link was cut. */
export function lerMatriz(inputs: string): Matriz | null {
  let given: unknown
  try {
    given = JSON.parse(fromBase64url(inputs))
  } catch {
    return null
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const said = new Map<string, unknown>(Object.entries(given))
  const modelo = said.get('modelo') === 'doisBlocos' ? 'doisBlocos' : 'padrao'
  const quantidade = said.get('quantidade')
  const alone =
    querIn(said.get('dificuldades')) ?? repartir(isCount(quantidade, LIMITES[modelo]) ? quantidade : 0)
  const linhas = linhasIn(said.get('habilidades'))
  const titulo = said.get('titulo')
  return {
    titulo: typeof titulo === 'string' ? titulo.slice(0, MAX_TITULO) : '',
    disciplina: idIn(said.get('disciplina')),
    periodo: idIn(said.get('periodo')),
    modelo,
    turma: idIn(said.get('turma')),
    linhas: linhas.length > 0 ? linhas : [{ habilidade: null, quer: alone }],
  }
}

export function escreverMatriz(matriz: Matriz): string {
  const { titulo, disciplina, periodo, modelo, turma, linhas } = matriz
  const coluna = (at: 0 | 1 | 2) => linhas.reduce((all, { quer }) => all + quer[at], 0)
  const written = JSON.stringify({
    disciplina,
    periodo,
    quantidade: quantidadeDe(matriz),
    dificuldades: [coluna(0), coluna(1), coluna(2)],
    ...(titulo && { titulo }),
    ...(modelo !== 'padrao' && { modelo }),
    ...(turma !== null && { turma }),
    habilidades: linhas.map(({ habilidade, quer }) => [habilidade, ...quer]),
  })
  return toBase64url(new TextEncoder().encode(written))
}

/** The questions of an address, each once, no more than fit. */
export function lerQuestoes(segment: string | undefined, most: number = LIMITES.padrao): Posta[] {
  const found = new Map<number, Posta>()
  for (const [, digits = '', letter = ''] of (segment ?? '').matchAll(/(\d{1,15})([A-E]?)/g)) {
    const id = Number(digits)
    if (id > 0 && found.size < most && !found.has(id))
      found.set(id, letter ? { id, letra: LETRAS.indexOf(letter) } : { id })
  }
  return [...found.values()]
}

export const escreverQuestoes = (postas: readonly Posta[]): string =>
  postas.map(({ id, letra }) => `${id}${letra === undefined ? '' : (LETRAS[letra] ?? '')}`).join(',')
