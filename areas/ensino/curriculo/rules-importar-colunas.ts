/** Which field each column of a file of skills holds, from its heading; which file of several is the one of skills. */
import {
  entender,
  type Parecidos,
  plainHeading,
  sentidosOf,
  type Vocabulario,
} from '../../../core/contract/columns.ts'
import { codeIn, withoutTags } from './rules-importar-texto.ts'
import type { Campo, Valores } from './shapes-importar.ts'

/**
 * Headings as schools and public data sets write them, folded and without signs, the surer ones first. Those of the
 * Base are the columns of its open data; `disciplina`, `tema` and `nivel` those of the SAEB matrices.
 */
const ALIASES: Readonly<Record<Campo, readonly string[]>> = {
  codigo: [
    'codigo',
    'codigodahabilidade',
    'codigodotexto',
    'idnumber',
    'codigohabilidade',
    'cod',
    'codhabilidade',
    'sigladahabilidade',
  ],
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
    'description',
    'shortname',
    'nome',
    'nomehabilidade',
    'objetivosdeaprendizagem',
    'objetivosdeaprendizagemedesenvolvimento',
  ],
  componente: [
    'componente',
    'componentecurricular',
    'disciplina',
    'materia',
    'nomedocomponente',
    'nomedadisciplina',
    'componentes',
    'componentescurriculares',
    'folha',
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
    'area',
    'areas',
    'areasdoconhecimento',
    'caminho',
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
    'praticasdelinguagem',
    'nomeunidade',
    'unidades',
    'competenciaespecifica',
    'competenciasespecificas',
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
    'anofaixa',
    'nomeano',
    'faixa',
  ],
  vigencia: ['vigencia', 'vigenciastatus', 'situacao', 'status', 'emvigor'],
  descritor_saeb: ['descritorsaeb', 'saeb', 'codigosaeb', 'descritordosaeb'],
  bncc_codigo: ['bncccodigo', 'codigobncc', 'codigodabncc', 'bncc', 'codigodabase'],
}

/** Headings that may hold a field, by words in them. */
const PARECIDOS: Parecidos<Campo> = [
  [[/cod/, /habilid|aprendiz|objetivo/], 'codigo'],
  [[/descr|texto/, /habilid|aprendiz|competen/], 'texto'],
  [[/componente|disciplina/], 'componente'],
  [[/campo/, /exper/], 'categoria'],
  [[/^area/], 'categoria'],
  [[/unidade/, /tema/], 'tema'],
  [[/campo/, /atua/], 'tema'],
  [[/habilidade/], 'texto'],
  [[/objetivo/, /aprendiz/], 'texto'],
  [[/^ano|^serie/], 'anos'],
]

export type Colunas = (Campo | null)[]

/** What must be there before lines can be read. */
export const missingOf = (colunas: readonly (Campo | null)[]): ('codigo' | 'texto' | 'categoria')[] => [
  ...(colunas.includes('codigo') ? [] : (['codigo'] as const)),
  ...(colunas.includes('texto') ? [] : (['texto'] as const)),
  ...(colunas.includes('categoria') || colunas.includes('componente') ? [] : (['categoria'] as const)),
]

/** What a file of skills may say. */
export const vocabulario: Vocabulario<Campo> = {
  sentidoOf: sentidosOf(ALIASES, PARECIDOS),
  // Codes may stand inside the texts, and tell the component.
  missingOf: (colunas) =>
    colunas.includes('texto') && colunas.some((campo) => campo !== null && campo !== 'texto')
      ? []
      : ['texto'],
}

/** Proposes a field for each heading. */
export const guessColunas = (cabecalho: readonly string[]): Colunas =>
  entender(cabecalho, vocabulario).colunas

/** The cells of one line by field, spaces around them away, without tags; a text without the code that it begins with. */
export function valoresOf(celulas: readonly string[], colunas: readonly (Campo | null)[]): Valores {
  const valores: Valores = {}
  colunas.forEach((campo, i) => {
    if (campo) valores[campo] = withoutTags((celulas[i] ?? '').trim())
  })
  const told = valores.texto === undefined ? undefined : codeIn(valores.texto)
  if (told && (valores.codigo ?? '') === told.codigo) valores.texto = told.texto
  return valores
}

/** A table of names that files of skills refer to: which columns hold the key and the name; undefined: it is none. */
export function referenceColumns(cabecalho: readonly string[]): { id: number; nome: number } | undefined {
  if (missingOf(guessColunas(cabecalho)).length === 0) return undefined
  const headings = cabecalho.map(plainHeading)
  const id = headings.findIndex((heading) => ['id', 'chave', 'codigo'].includes(heading))
  const nome = headings.findIndex((heading) => heading === 'nome' || heading === 'descricao')
  return id >= 0 && nome >= 0 ? { id, nome } : undefined
}
