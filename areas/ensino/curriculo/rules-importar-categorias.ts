/** In which category a line belongs: its component or category, its level and its theme, found or to be made. */

import { table } from '../../../core/contract/table.ts'
import { fold } from '../../escola/pessoa/rules.ts'
import type { Acervo, Disciplina } from './rules-importar.ts'
import { MAX_CATEGORIAS } from './shapes.ts'
import { type Campo, DENTRO, type Falta, MAX, type Valores } from './shapes-importar.ts'

/** A category as it stands. */
export interface Existente {
  id: number
  pai_id: number | null
  disciplina_id: number | null
  nome: string
}

export interface CategoriaNova {
  /** Null: to be made. */
  id: number | null
  /** The place of its parent in the list; null: it is a root. */
  pai: number | null
  nome: string
  disciplina_id: number | null
  sigla: string
}

/** The five fields of experience of Educação Infantil by the letters of their codes (BNCC, 2018, pages 40 to 43). */
export const CAMPOS_DE_EXPERIENCIAS: Readonly<Record<string, string>> = table({
  eo: 'O eu, o outro e o nós',
  cg: 'Corpo, gestos e movimentos',
  ts: 'Traços, sons, cores e formas',
  ef: 'Escuta, fala, pensamento e imaginação',
  et: 'Espaços, tempos, quantidades, relações e transformações',
})

/** A key that data sets use for a name: `ef-comp-lp`, `ei-campo-cg`. */
export const isKey = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+){2,}$/.test(text)
const tailOf = (key: string): string => key.replace(/^[a-z]+-[a-z]+-/, '')

/** The discipline that a cell names: by the tables sent along, by its name, its short name, or the end of its key. */
function findDisciplina(
  text: string,
  { disciplinas, referencias }: Pick<Acervo, 'disciplinas' | 'referencias'>,
): Disciplina | undefined {
  // Nested files name components by keys of their own making: `lingua_portuguesa`.
  const spaced = text.replaceAll('_', ' ')
  const called = (word: string) =>
    disciplinas.find(({ nome }) => fold(nome) === word) ??
    disciplinas.find(({ sigla }) => sigla.toLowerCase() === word)
  const named = called(fold(referencias.get(text) ?? spaced))
  return named ?? (isKey(text) ? called(tailOf(text).replaceAll('-', ' ')) : undefined)
}

/** The same, found once for each spelling: a file of thousands names a dozen. */
function disciplinasOf(acervo: Pick<Acervo, 'disciplinas' | 'referencias'>) {
  const found = new Map<string, Disciplina | undefined>()
  return (text: string): Disciplina | undefined => {
    if (!found.has(text)) found.set(text, findDisciplina(text, acervo))
    return found.get(text)
  }
}

/** The names in a cell of categories. A key without a name is none: shown to people, it would say nothing. */
function namesIn(text: string, { referencias }: Pick<Acervo, 'referencias'>, spoken: boolean): string[] {
  const named = referencias.get(text)
  if (named === undefined && isKey(text)) {
    const tail = tailOf(text)
    const known = text.startsWith('ei-campo-') ? CAMPOS_DE_EXPERIENCIAS[tail] : undefined
    if (known) return [known]
    return spoken ? [tail.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())] : []
  }
  return (named ?? text)
    .split(DENTRO.trim())
    .map((name) => name.trim())
    .filter(Boolean)
}

const siblingKey = (pai: number | null, nome: string): string => `${pai ?? ''}\u0000${fold(nome)}`

/** The categories that there are, and those that lines ask for as they are placed one after the other. */
export function plantCategorias(acervo: Acervo) {
  const categorias: CategoriaNova[] = []
  const places = new Map<string, number>()
  const disciplinaOf = disciplinasOf(acervo)
  const add = (categoria: CategoriaNova): number => {
    const at = categorias.push(categoria) - 1
    places.set(siblingKey(categoria.pai, categoria.nome), at)
    return at
  }
  const children = childrenOf(acervo.categorias)
  const walk = (paiId: number | null, pai: number | null): void => {
    for (const { id, nome, disciplina_id } of children.get(paiId) ?? []) {
      if (places.has(siblingKey(pai, nome))) continue
      const at = add({ id, pai, nome, disciplina_id, sigla: '' })
      walk(id, at)
    }
  }
  walk(null, null)

  const child = (pai: number | null, nome: string, disciplina: Disciplina | undefined): number =>
    places.get(siblingKey(pai, nome)) ??
    add({
      id: null,
      pai,
      nome,
      disciplina_id: disciplina?.id ?? null,
      sigla: (pai === null && disciplina?.sigla) || '',
    })

  /** The place of the line's category in `categorias`, or -1 with the reason among `faltas`. */
  function place(valores: Valores, faltas: Falta[]): number {
    const fail = (campo: Campo, codigo: Falta['codigo'], dados?: Falta['dados']): -1 => {
      faltas.push({ campo, codigo, ...(dados && { dados }) })
      return -1
    }
    const component = valores.componente || null
    const disciplina = component ? disciplinaOf(component) : undefined
    if (component && !disciplina)
      return fail('componente', 'componente_desconhecido', { valor: component.slice(0, 80) })
    const named = namesIn(valores.categoria ?? '', acervo, true)
    const roots = named.length > 0 ? named : disciplina ? [disciplina.nome] : []
    const path = [
      ...roots,
      ...namesIn(valores.nivel ?? '', acervo, false),
      ...namesIn(valores.tema ?? '', acervo, false),
    ]
    if (roots.length === 0) return fail('categoria', 'categoria_obrigatoria')
    if (path.some((nome) => nome.length > MAX.categoria))
      return fail('categoria', 'categoria_longa', { maximo: MAX.categoria })
    let at: number | null = null
    for (const nome of path) at = child(at, nome, disciplina)
    if (at !== null && at >= MAX_CATEGORIAS)
      return fail('categoria', 'categorias_demais', { maximo: MAX_CATEGORIAS })
    return at ?? -1
  }
  return { categorias, place }
}

function childrenOf(categorias: readonly Existente[]): Map<number | null, Existente[]> {
  const groups = new Map<number | null, Existente[]>()
  for (const one of categorias) {
    const group = groups.get(one.pai_id)
    if (group) group.push(one)
    else groups.set(one.pai_id, [one])
  }
  return groups
}
