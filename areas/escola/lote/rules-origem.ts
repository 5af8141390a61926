/** What other systems write (OneRoster): names in parts, their own words for roles and ids of schools; said in ours. */
import { fold, readRa } from '../pessoa/rules.ts'
import type { Escola } from './rules-acervo.ts'
import type { Campo, Falta, Valores } from './shapes.ts'

/** In the place of a role or a school: lines that say so are left out. */
export const FORA = '-'
/** Between the code of a school and that of a class, where another system's id stands for one class. */
const DA_ESCOLA = ' > '

/** What the sender says that words of the file mean, for all lines. */
export interface Sentidos {
  /** One of our roles, or `FORA`. */
  perfil?: Readonly<Record<string, string>>
  /** The code of a school, of a school and a class, or `FORA`. */
  rede_codigo?: Readonly<Record<string, string>>
}

const said = (words: Readonly<Record<string, string>> | undefined, text: string): string | undefined =>
  words && Object.hasOwn(words, text) ? words[text] : undefined

/** Several in one cell, apart by `|` or `,`. */
export const partsOf = (text: string): string[] =>
  text
    .replaceAll('|', ',')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export const placeText = (escola: string, turma: string): string =>
  turma === '' ? escola : `${escola}${DA_ESCOLA}${turma}`

export function placeOfText(text: string): { escola: string; turma: string } {
  const [escola = '', turma = ''] = text.split(DA_ESCOLA)
  return { escola, turma }
}

/** The cell of schools in our codes, and the classes that it names. */
function placesIn(text: string, words: Sentidos['rede_codigo']): { rede_codigo: string; turmas: string[] } {
  const whole = said(words, text)
  const parts = whole === undefined ? partsOf(text) : [text]
  if (whole === undefined && !parts.some((part) => said(words, part) !== undefined))
    return { rede_codigo: text, turmas: [] }
  const places = parts.map((part) => placeOfText(said(words, part) ?? part))
  const kept = places.filter(({ escola }) => escola !== FORA)
  return {
    rede_codigo: kept.length === 0 ? FORA : [...new Set(kept.map(({ escola }) => escola))].join('|'),
    turmas: [...new Set(kept.flatMap(({ turma }) => turma || []))],
  }
}

const PARTES = ['nome', 'nome_do_meio', 'sobrenome'] as const

/** The cells of a line in our words: one name, our roles, codes of schools. What it says in no other way stays as it is. */
export function translated(valores: Valores, sentidos: Sentidos): Valores {
  const { nome_do_meio: _, sobrenome: __, ...rest } = valores
  const clean: Valores = rest
  const nome = PARTES.flatMap((parte) => valores[parte] || []).join(' ')
  if (nome !== '') clean.nome = nome
  const perfil = said(sentidos.perfil, valores.perfil ?? '')
  if (perfil !== undefined) clean.perfil = perfil
  if (valores.rede_codigo !== undefined) {
    const { rede_codigo, turmas } = placesIn(valores.rede_codigo, sentidos.rede_codigo)
    clean.rede_codigo = rede_codigo
    if (turmas.length > 0) clean.turma_codigo = valores.turma_codigo || turmas.join('|')
  }
  const { codigo_origem: origem, login } = valores
  if (origem === undefined) return clean
  // Where there is no register number, the other system's own id is one: by it the next file finds the person again.
  if (!valores.ra && readRa(origem).ok) clean.ra = origem
  if (login?.includes('@')) {
    clean.email = valores.email || login
    clean.login = ''
  }
  return clean
}

/** The fields that lines of these columns are told by. */
export function camposTold(colunas: readonly (Campo | null)[]): (Campo | null)[] {
  const has = (campo: Campo) => colunas.includes(campo)
  const told = colunas.map((campo) => (campo === 'nome_do_meio' || campo === 'sobrenome' ? null : campo))
  return has('codigo_origem') && !has('ra') ? [...told, 'ra'] : told
}

const NAO = new Set(['false', 'f', '0', 'nao', 'n', 'no'])
const APAGAR = new Set(['tobedeleted', 'inactive'])

/** Why a line is left out although nothing is wrong with it: the file says so, or its sender. */
export function leftOut(valores: Valores): Falta | undefined {
  const textOf = (campo: Campo) => fold(valores[campo] ?? '')
  if (APAGAR.has(textOf('situacao_origem'))) return { campo: 'situacao_origem', codigo: 'marcada_apagar' }
  if (NAO.has(textOf('conta_ativa'))) return { campo: 'conta_ativa', codigo: 'conta_desativada' }
  if (textOf('perfil') === FORA) return { campo: 'perfil', codigo: 'papel_de_fora' }
  if (textOf('rede_codigo') === FORA && textOf('perfil') !== 'responsavel')
    return { campo: 'rede_codigo', codigo: 'escola_de_fora' }
  return undefined
}

/** The schools that a cell names, each with its words; a part that is none comes back as text. */
export function escolasIn(text: string, escolas: ReadonlyMap<string, Escola>): (Escola | string)[] {
  const whole = escolas.get(text.toUpperCase())
  if (whole) return [whole]
  return partsOf(text).map((part) => escolas.get(part.toUpperCase()) ?? part)
}

/** Finds the school that a word tells by its name, or by an INEP code in it; where several could be meant, none. */
export function proposer(escolas: readonly Escola[]): (text: string) => Escola | undefined {
  const byName = new Map<string, Escola | null>()
  const byInep = new Map<string, Escola>()
  for (const escola of escolas) {
    const nome = fold(escola.nome)
    byName.set(nome, byName.has(nome) ? null : escola)
    if (escola.inep) byInep.set(escola.inep, escola)
  }
  return (text) => {
    const named = byName.get(fold(text))
    if (named) return named
    const codes = text.split(/\D+/).flatMap((digits) => byInep.get(digits) ?? [])
    return codes.length === 1 ? codes[0] : undefined
  }
}
