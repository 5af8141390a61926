/** What an import would do with each line, decided against the curriculum as it is. Pure; nothing is written here. */

import { table } from '../../../core/contract/table.ts'
import { fold } from '../../escola/pessoa/rules.ts'
import { type Estagio, readAnos, readCodigo } from './rules-importar-anos.ts'
import { type CategoriaNova, type Existente, plantCategorias } from './rules-importar-categorias.ts'
import { MAX_HABILIDADES } from './shapes.ts'
import { type Campo, type Falta, MAX, type Situacao, type Valores } from './shapes-importar.ts'

export interface Disciplina {
  id: number
  nome: string
  sigla: string
}

/** The fields of a skill that a file may set; null: the file does not say. */
export interface Campos {
  codigo: string
  texto: string
  anos: readonly string[] | null
  vigencia: 'vigente' | 'revogada' | null
  descritor_saeb: string | null
  bncc_codigo: string | null
}

/** A skill as it stands. */
export interface Habilidade {
  id: number
  codigo: string
  texto: string
  anos: readonly string[]
  categoria_id: number
  vigencia: 'vigente' | 'revogada'
  descritor_saeb: string | null
  bncc_codigo: string | null
  /** Of a client's copy: the skill that it is of. */
  origem_id?: number | null
}

/** What lines are held against. */
export interface Acervo {
  disciplinas: readonly Disciplina[]
  /** Names of school years, folded, and their codes. */
  anos: ReadonlyMap<string, string>
  categorias: readonly Existente[]
  habilidades: readonly Habilidade[]
  /** Names by the keys that the file uses for them: from the tables sent along. */
  referencias: ReadonlyMap<string, string>
  /** Of which stage bare years are. */
  estagio: Estagio
  base: 'bncc' | 'saeb' | 'saeb_2001' | 'proprio'
}

export interface Lida {
  numero: number
  valores: Valores
  /** The file ends in the middle of it. */
  cortada: boolean
}

export interface Plano {
  numero: number
  situacao: Situacao
  faltas: Falta[]
  campos: Campos
  /** The skill that it is about; null: a new one. */
  habilidade: number | null
  /** The place of its category in `categorias`. */
  categoria: number
  /** Fields that would change. */
  muda: Campo[]
}

export interface Planejado {
  planos: Plano[]
  /** Every category that a line names, parents before children; those without an id are to be made. */
  categorias: CategoriaNova[]
  /** Skills of the curriculum that the file does not name: they stay. */
  ausentes: number
}

const VIGENCIA: Readonly<Record<string, 'vigente' | 'revogada'>> = table({
  vigente: 'vigente',
  ativa: 'vigente',
  ativo: 'vigente',
  'em vigor': 'vigente',
  s: 'vigente',
  sim: 'vigente',
  revogada: 'revogada',
  revogado: 'revogada',
  inativa: 'revogada',
  inativo: 'revogada',
  n: 'revogada',
  nao: 'revogada',
})

type Fail = (campo: Campo, codigo: Falta['codigo'], dados?: Falta['dados']) => null

/** The cell, or null where the file has no such column or nothing in it. */
const cellOf = (valores: Valores, campo: Campo): string | null => valores[campo] || null

function readVigencia(valores: Valores, fail: Fail): Campos['vigencia'] {
  const text = cellOf(valores, 'vigencia')
  if (text === null) return null
  const key = fold(text)
  const read = Object.hasOwn(VIGENCIA, key) ? VIGENCIA[key] : undefined
  return read ?? fail('vigencia', 'vigencia_invalida', { valor: text.slice(0, 40) })
}

function readYears(valores: Valores, { anos: nomes, estagio }: Acervo, fail: Fail): Campos['anos'] {
  const told = readCodigo(valores.codigo ?? '')
  const known = { estagio: told?.estagio ?? estagio, nomes }
  const text = cellOf(valores, 'anos')
  // A level is the name of a category, and often says the year.
  if (text === null) return told?.anos ?? readAnos(valores.nivel ?? '', known) ?? null
  const read = readAnos(text, known)
  return read ?? fail('anos', 'ano_invalido', { valor: text.slice(0, 60) })
}

function readShort(valores: Valores, campo: 'descritor_saeb' | 'bncc_codigo', fail: Fail): string | null {
  const text = cellOf(valores, campo)
  return text !== null && text.length > MAX[campo] ? fail(campo, 'valor_longo', { maximo: MAX[campo] }) : text
}

/** The fields of a line and what is wrong with them. */
export function readCampos(valores: Valores, acervo: Acervo): { campos: Campos; faltas: Falta[] } {
  const faltas: Falta[] = []
  const fail: Fail = (campo, codigo, dados) => {
    faltas.push({ campo, codigo, ...(dados && { dados }) })
    return null
  }
  const { codigo = '', texto = '' } = valores
  if (codigo === '') fail('codigo', 'codigo_obrigatorio')
  if (codigo.length > MAX.codigo) fail('codigo', 'codigo_longo', { maximo: MAX.codigo })
  if (texto === '') fail('texto', 'texto_obrigatorio')
  if (texto.length > MAX.texto) fail('texto', 'texto_longo', { maximo: MAX.texto })
  const campos = {
    codigo,
    texto,
    anos: readYears(valores, acervo, fail),
    vigencia: readVigencia(valores, fail),
    descritor_saeb: readShort(valores, 'descritor_saeb', fail),
    bncc_codigo: readShort(valores, 'bncc_codigo', fail),
  }
  return { campos, faltas }
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()
/** A code is one skill's in its category; codes of the Base are one skill's in the whole curriculum. */
const keyOf = (codigo: string, place: number | null): string =>
  readCodigo(codigo) ? codigo : `${place}\u0000${codigo}`

/** Finds the skill that a line is about: by code and category, or by the code alone where that leaves no doubt. */
function finder(
  habilidades: readonly Habilidade[],
  planos: readonly Plano[],
  categorias: readonly CategoriaNova[],
) {
  const lines = planos.map(({ campos }) => campos)
  const exact = new Map(habilidades.map((one) => [keyOf(one.codigo, one.categoria_id), one]))
  const count = (codes: readonly { codigo: string }[]) => {
    const times = new Map<string, number>()
    for (const { codigo } of codes) times.set(codigo, (times.get(codigo) ?? 0) + 1)
    return times
  }
  const stand = count(habilidades)
  const named = count(lines)
  const byCode = new Map(habilidades.map((one) => [one.codigo, one]))
  return ({ campos: { codigo }, categoria }: Plano): Habilidade | undefined => {
    const found = exact.get(keyOf(codigo, categorias[categoria]?.id ?? null))
    if (found) return found
    return stand.get(codigo) === 1 && named.get(codigo) === 1 ? byCode.get(codigo) : undefined
  }
}

/** What a new skill is given where the file says nothing: in the Base the code is its own, in SAEB the descriptor. */
export const withDefaults = (campos: Campos, { base }: Pick<Acervo, 'base'>) => ({
  codigo: campos.codigo,
  texto: campos.texto,
  anos: campos.anos ?? [],
  vigencia: campos.vigencia ?? ('vigente' as const),
  descritor_saeb:
    campos.descritor_saeb ??
    (base.startsWith('saeb') && campos.codigo.length <= MAX.descritor_saeb ? campos.codigo : null),
  bncc_codigo: campos.bncc_codigo ?? (base === 'bncc' && readCodigo(campos.codigo) ? campos.codigo : null),
})

/** Fields that the line would change in the skill; what it does not say stays. */
export function changesOf(campos: Campos, now: Habilidade, categoria: CategoriaNova | undefined): Campo[] {
  const muda: Campo[] = []
  if (campos.texto !== now.texto) muda.push('texto')
  if (campos.anos && !same(campos.anos, now.anos)) muda.push('anos')
  if (categoria?.id !== now.categoria_id) muda.push('categoria')
  if (campos.vigencia && campos.vigencia !== now.vigencia) muda.push('vigencia')
  if (campos.descritor_saeb && campos.descritor_saeb !== now.descritor_saeb) muda.push('descritor_saeb')
  if (campos.bncc_codigo && campos.bncc_codigo !== now.bncc_codigo) muda.push('bncc_codigo')
  return muda
}

/** The first line with a code stands; those after it in the same category name it. */
function refuseTwins(planos: readonly Plano[]): void {
  const owners = new Map<string, number>()
  for (const plano of planos) {
    const { codigo } = plano.campos
    if (codigo === '') continue
    const key = keyOf(codigo, plano.categoria)
    const owner = owners.get(key)
    if (owner === undefined) owners.set(key, plano.numero)
    else plano.faltas.push({ campo: 'codigo', codigo: 'codigo_repetido', dados: { linha: owner } })
  }
}

/** A category takes skills in the order of the file until it is full. */
function refuseFull(
  planos: readonly Plano[],
  { habilidades }: Acervo,
  categorias: readonly CategoriaNova[],
): void {
  const room = new Map<number, Set<string>>()
  const placeOf = new Map(categorias.map(({ id }, at) => [id, at]))
  const take = (place: number, codigo: string): boolean => {
    const taken = room.get(place) ?? new Set()
    room.set(place, taken)
    if (taken.size >= MAX_HABILIDADES && !taken.has(codigo)) return false
    taken.add(codigo)
    return true
  }
  for (const { categoria_id, codigo } of habilidades) take(placeOf.get(categoria_id) ?? -1, codigo)
  for (const plano of planos)
    if (plano.categoria >= 0 && !take(plano.categoria, plano.campos.codigo))
      plano.faltas.push({ campo: 'categoria', codigo: 'categoria_cheia', dados: { maximo: MAX_HABILIDADES } })
}

/** Plans every line. The same lines on what they left behind plan nothing: every line is `igual`. */
export function planLinhas(lidas: readonly Lida[], acervo: Acervo): Planejado {
  const garden = plantCategorias(acervo)
  const planos = lidas.map(({ numero, valores, cortada }): Plano => {
    const { campos, faltas } = readCampos(valores, acervo)
    if (cortada) faltas.push({ campo: 'texto', codigo: 'linha_cortada' })
    const categoria = garden.place(valores, faltas)
    return { numero, situacao: 'criar', faltas, campos, habilidade: null, categoria, muda: [] }
  })
  refuseTwins(planos)
  refuseFull(planos, acervo, garden.categorias)
  const find = finder(acervo.habilidades, planos, garden.categorias)
  const met = new Set<number>()
  for (const plano of planos) {
    const now = find(plano)
    if (now) {
      met.add(now.id)
      plano.habilidade = now.id
      plano.muda = changesOf(plano.campos, now, garden.categorias[plano.categoria])
      plano.situacao = plano.muda.length > 0 ? 'mudar' : 'igual'
    }
    if (plano.faltas.length > 0) plano.situacao = 'erro'
  }
  return { planos, categorias: garden.categorias, ausentes: acervo.habilidades.length - met.size }
}
