/** Which field each column of a file of skills holds, from its heading; which file of several is the one of skills. */
import { fold } from '../../escola/pessoa/rules.ts'
import { CAMPOS, type Campo, type Valores } from './shapes-importar.ts'

/**
 * Headings as schools and public data sets write them, folded and without signs, the surer ones first. Those of the
 * Base are the columns of its open data; `disciplina`, `tema` and `nivel` those of the SAEB matrices.
 */
const ALIASES: Readonly<Record<Campo, readonly string[]>> = {
  codigo: ['codigo', 'codigodahabilidade', 'codigohabilidade', 'cod', 'codhabilidade', 'sigladahabilidade'],
  texto: [
    'texto',
    'descricao',
    'habilidade',
    'descricaodahabilidade',
    'textodahabilidade',
    'habilidades',
    'objetivo',
    'objetivodeaprendizagem',
    'descritor',
    'enunciado',
    'nome',
  ],
  componente: [
    'componente',
    'componentecurricular',
    'disciplina',
    'materia',
    'nomedocomponente',
    'nomedadisciplina',
  ],
  categoria: [
    'categoria',
    'etapacurricular',
    'campoexperiencias',
    'campodeexperiencias',
    'camposdeexperiencias',
    'campodeexperiencia',
    'areadoconhecimento',
    'areadeconhecimento',
  ],
  tema: [
    'tema',
    'unidadetematica',
    'unidadestematicas',
    'subcategoria',
    'camposatuacao',
    'camposdeatuacao',
    'campodeatuacao',
    'eixo',
    'eixotematico',
    'praticalinguagem',
    'praticadelinguagem',
  ],
  nivel: ['nivel', 'niveis', 'segmento', 'etapaeano', 'etapadeensino', 'etapaensino'],
  anos: [
    'anos',
    'ano',
    'anoescolar',
    'anosescolares',
    'serie',
    'series',
    'grupoetario',
    'faixaetaria',
    'grupoporfaixaetaria',
  ],
  vigencia: ['vigencia', 'vigenciastatus', 'situacao', 'status', 'emvigor'],
  descritor_saeb: ['descritorsaeb', 'saeb', 'codigosaeb', 'descritordosaeb'],
  bncc_codigo: ['bncccodigo', 'codigobncc', 'codigodabncc', 'bncc', 'codigodabase'],
}

interface Sense {
  campo: Campo
  /** Lower is surer. */
  rank: number
}

const SENSES = new Map<string, Sense>(
  CAMPOS.flatMap((campo) => ALIASES[campo].map((alias, rank) => [alias, { campo, rank }] as const)),
)

const plain = (heading: string): string => fold(heading).replace(/[^a-z0-9]/g, '')

export type Colunas = (Campo | null)[]

/** What must be there before lines can be read. */
export const missingOf = (colunas: readonly (Campo | null)[]): ('codigo' | 'texto' | 'categoria')[] => [
  ...(colunas.includes('codigo') ? [] : (['codigo'] as const)),
  ...(colunas.includes('texto') ? [] : (['texto'] as const)),
  ...(colunas.includes('categoria') || colunas.includes('componente') ? [] : (['categoria'] as const)),
]

/** Fields given to more than one column. */
export const repeatedOf = (colunas: readonly (Campo | null)[]): Campo[] => [
  ...new Set(colunas.filter((campo, i): campo is Campo => campo !== null && colunas.indexOf(campo) !== i)),
]

/**
 * Proposes a field for each heading. Of several headings that could hold a field the surest keeps it, wherever it
 * stands: the order of the columns decides only between headings that are spelt alike.
 */
export function guessColunas(cabecalho: readonly string[]): Colunas {
  const colunas: Colunas = cabecalho.map(() => null)
  const best = new Map<Campo, { at: number; rank: number }>()
  cabecalho.forEach((heading, at) => {
    const sense = SENSES.get(plain(heading))
    if (sense && sense.rank < (best.get(sense.campo)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(sense.campo, { at, rank: sense.rank })
  })
  for (const [campo, { at }] of best) colunas[at] = campo
  return colunas
}

/** The cells of one line by field, spaces around them away. */
export function valoresOf(celulas: readonly string[], colunas: readonly (Campo | null)[]): Valores {
  const valores: Valores = {}
  colunas.forEach((campo, i) => {
    if (campo) valores[campo] = (celulas[i] ?? '').trim()
  })
  return valores
}

/** A table of names that files of skills refer to: which columns hold the key and the name; undefined: it is none. */
export function referenceColumns(cabecalho: readonly string[]): { id: number; nome: number } | undefined {
  if (missingOf(guessColunas(cabecalho)).length === 0) return undefined
  const headings = cabecalho.map(plain)
  const id = headings.findIndex((heading) => ['id', 'chave', 'codigo'].includes(heading))
  const nome = headings.findIndex((heading) => heading === 'nome' || heading === 'descricao')
  return id >= 0 && nome >= 0 ? { id, nome } : undefined
}
