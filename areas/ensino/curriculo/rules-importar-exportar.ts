/**
 * A curriculum as the rows of a file: in the form of the file that it came from, where it came from one.
 *
 * The rule: every column of that file is there, in its order, those that say nothing to the curriculum too; a cell stays
 * as it was sent as long as it says what the skill is now, and is written anew where it does not. Skills that the file
 * did not have follow it; what no column of it could hold gets a column of its own at the end.
 */
import { type Acervo, type Habilidade, readCampos, withDefaults } from './rules-importar.ts'
import { plantCategorias } from './rules-importar-categorias.ts'
import { type Colunas, valoresOf } from './rules-importar-colunas.ts'
import { CAMPOS, type Campo, DENTRO, type Valores } from './shapes-importar.ts'

/** A cell as it was sent: text, or what JSON has; `{}` where an object has no such key. */
export type Celula = unknown

export interface Fonte {
  cabecalho: readonly string[]
  colunas: Colunas
  /** The lines of the file that are a skill's, in their order. */
  linhas: readonly { habilidade: number; celulas: readonly Celula[] }[]
}

export interface Tabela {
  cabecalho: string[]
  linhas: Celula[][]
}

/** The columns of a curriculum that came from no file: every field but `nivel`, which `tema` holds. */
const MODELO: readonly Campo[] = CAMPOS.filter((campo) => campo !== 'nivel')
export const SEM_FONTE: Fonte = { cabecalho: MODELO, colunas: [...MODELO], linhas: [] }

/** A cell as text, as the reader of files told it. */
export function textOf(value: Celula): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'S' : 'N'
  if (Array.isArray(value)) return value.map(textOf).join(' | ')
  return typeof value === 'object' ? '' : String(value)
}

interface Place {
  path: readonly string[]
  disciplina: number | null
}

/** Where each category is: the names from the root down, and its discipline. */
function placesOf({ categorias }: Acervo): Map<number, Place> {
  const byId = new Map(categorias.map((one) => [one.id, one]))
  const places = new Map<number, Place>()
  const pathOf = (id: number, depth = 0): readonly string[] => {
    const one = byId.get(id)
    if (!one || depth > byId.size) return []
    return [...(one.pai_id === null ? [] : pathOf(one.pai_id, depth + 1)), one.nome]
  }
  for (const { id, disciplina_id } of categorias)
    places.set(id, { path: pathOf(id), disciplina: disciplina_id })
  return places
}

/** What each field of a skill is written as where a cell has to be written anew. */
function wordsOf(
  now: Habilidade,
  { path, disciplina }: Place,
  { disciplinas }: Acervo,
): Record<Campo, string> {
  const componente = disciplinas.find(({ id }) => id === disciplina)?.nome ?? ''
  const [root = '', ...inner] = path
  return {
    codigo: now.codigo,
    texto: now.texto,
    componente,
    categoria: root === componente ? '' : root,
    nivel: '',
    tema: inner.join(DENTRO),
    anos: now.anos.join(' | '),
    vigencia: now.vigencia,
    descritor_saeb: now.descritor_saeb ?? '',
    bncc_codigo: now.bncc_codigo ?? '',
  }
}

const PLACING: readonly Campo[] = ['componente', 'categoria', 'nivel', 'tema']

/** The fields in which reading these cells into an empty curriculum would come to something else. */
function wrongIn(
  valores: Valores,
  now: Habilidade,
  acervo: Acervo,
  garden: ReturnType<typeof plantCategorias>,
) {
  const wrong = new Set<Campo>()
  const { campos, faltas } = readCampos(valores, acervo)
  const read = withDefaults(campos, acervo)
  for (const campo of ['codigo', 'texto', 'vigencia', 'descritor_saeb', 'bncc_codigo'] as const)
    if (read[campo] !== now[campo]) wrong.add(campo)
  if (read.anos.join() !== now.anos.join()) wrong.add('anos')
  const at = garden.categorias[garden.place(valores, faltas)]
  if (at?.id !== now.categoria_id) for (const campo of PLACING) wrong.add(campo)
  for (const { campo } of faltas) wrong.add(campo)
  return wrong
}

/** The rows of a curriculum. `habilidades`: in the order in which those that no file brought are to follow. */
export function exportTabela(habilidades: readonly Habilidade[], acervo: Acervo, fonte: Fonte): Tabela {
  const garden = plantCategorias(acervo)
  const places = placesOf(acervo)
  // A line of the file is its skill's, also where a client has a copy of that.
  const byId = new Map(habilidades.map((one) => [one.origem_id ?? one.id, one]))
  const { colunas, cabecalho } = fonte
  const sent = fonte.linhas.flatMap(({ habilidade, celulas }) => {
    const now = byId.get(habilidade)
    byId.delete(habilidade)
    return now ? [{ now, celulas: [...celulas] }] : []
  })
  const blank = cabecalho.map(() => '')
  const rows = [...sent, ...[...byId.values()].map((now) => ({ now, celulas: [...blank] }))]
  const added: Campo[] = []
  const more = rows.map(({ now, celulas }) => {
    const place = places.get(now.categoria_id) ?? { path: [], disciplina: null }
    const words = wordsOf(now, place, acervo)
    const valores = valoresOf(celulas.map(textOf), colunas)
    const wrong = wrongIn(valores, now, acervo, garden)
    for (const campo of wrong) {
      const at = colunas.indexOf(campo)
      if (at < 0) continue
      while (celulas.length <= at) celulas.push('')
      celulas[at] = words[campo]
      valores[campo] = words[campo]
    }
    const own: Valores = {}
    if (wrong.size > 0)
      for (const campo of wrongIn(valores, now, acervo, garden)) {
        if (colunas.includes(campo) || words[campo] === '') continue
        own[campo] = words[campo]
        if (!added.includes(campo)) added.push(campo)
      }
    return own
  })
  const extra = CAMPOS.filter((campo) => added.includes(campo))
  return {
    cabecalho: [...cabecalho, ...extra],
    linhas: rows.map(({ celulas }, i) =>
      extra.length === 0
        ? celulas
        : [...cabecalho.map((_, at) => celulas[at] ?? ''), ...extra.map((campo) => more[i]?.[campo] ?? '')],
    ),
  }
}
