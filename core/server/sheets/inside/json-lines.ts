/** The lines of a JSON file: a list of objects, each a line, their keys the heading; a tree is made such a list first. */
import { AUSENTE, type Limites, type LinhaLida, type Planilha, RecusaError } from '../lida.ts'
import { flatten } from './json-tree.ts'
import { clean, decode, hasMark, PLAIN } from './sheet.ts'

type Flat = Readonly<Record<string, unknown>>

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object'
const isFlat = (value: unknown): value is Flat =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => isScalar(one) || (Array.isArray(one) && one.every(isScalar)))

/** A value as the text of a cell: lists with bars between, as the Base writes them. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === AUSENTE) return ''
  if (typeof value === 'boolean') return value ? 'S' : 'N'
  return Array.isArray(value) ? value.map(textOf).join(' | ') : String(value)
}

/** The list, and the one name under which it stands where it is not all there is; what is nested is made flat. */
function listOf(parsed: unknown, limites: Limites): { list: Flat[]; raiz?: string } {
  if (Array.isArray(parsed) && parsed.every(isFlat)) return { list: parsed }
  const [only, ...others] = Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {})
  if (only && others.length === 0 && Array.isArray(only[1]) && only[1].every(isFlat))
    return { raiz: only[0], list: only[1] }
  const list = flatten(parsed, limites)
  if (list.length === 0 || !list.every(isFlat)) throw new RecusaError('json_sem_lista')
  return { list }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RecusaError('json_invalido')
  }
}

/**
 * Each object is a line, counted from 1: the heading has no line of its own. Columns are the keys of all objects, in
 * the order in which they first stand.
 * @throws RecusaError `json_invalido`, `json_sem_lista`, `vazia`, `linhas_demais`, `colunas_demais`
 */
export function readJson(bytes: Uint8Array, limites: Limites): Planilha {
  const { text, codificacao } = decode(bytes)
  if (text.trim() === '') throw new RecusaError('vazia')
  const { list, raiz } = listOf(parseJson(text), limites)
  if (list.length > limites.linhas) throw new RecusaError('linhas_demais')
  const keys = new Set<string>()
  for (const one of list) {
    for (const key of Object.keys(one)) keys.add(key)
    if (keys.size > limites.colunas) throw new RecusaError('colunas_demais')
  }
  const cabecalho = [...keys]
  const lines = list.map((one, i): LinhaLida => {
    const crus = cabecalho.map((key) => (Object.hasOwn(one, key) ? cleaned(one[key], limites) : AUSENTE))
    return { numero: i + 1, celulas: crus.map((value) => textOf(value)), crus, cortada: false }
  })
  const forma = {
    ...PLAIN,
    bom: hasMark(bytes),
    quebra: /\r\n/.test(text) ? '\r\n' : '\n',
    fim: /\n$/.test(text),
    recuo: /^[[{]\r?\n( +)/.exec(text)?.[1]?.length ?? 0,
    ...(raiz !== undefined && { raiz }),
  } as const
  const heading = { numero: 0, celulas: cabecalho, cortada: false }
  const full = lines.filter(({ celulas }) => celulas.some((cell) => cell.trim() !== ''))
  if (cabecalho.length === 0 || full.length === 0) throw new RecusaError('vazia')
  return { folhas: [{ nome: '', linhas: [heading, ...full] }], codificacao, separador: '', forma }
}

const cleaned = (value: unknown, limites: Limites): unknown => {
  if (typeof value === 'string') return clean(value, limites)
  return Array.isArray(value) ? value.map((one) => cleaned(one, limites)) : value
}
