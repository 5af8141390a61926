/**
 * Tables that say what a skill is in ways of their own, made into one skill a line: codes inside the text, as the ministry
 * writes them, and a tree whose rows name their parents, as Moodle exports a framework of competencies. What is found
 * so gets columns of its own at the end: it is shown like any other column, and its meaning can be changed.
 */
import { plainHeading } from '../../../core/contract/columns.ts'
import { table } from '../../../core/contract/table.ts'
import { readCodigo } from './rules-importar-anos.ts'
import { CAMPOS_DE_EXPERIENCIAS } from './rules-importar-categorias.ts'
import { guessColunas } from './rules-importar-colunas.ts'
import { codeIn } from './rules-importar-texto.ts'
import { DENTRO, MAX } from './shapes-importar.ts'

/** Headings of the columns that are made. */
export const CODIGO_DO_TEXTO = 'código do texto'
export const CAMINHO = 'caminho'
/** The column that says of which sheet a line is. */
const FOLHA = 'folha'

export interface Quadro {
  cabecalho: readonly string[]
  linhas: readonly { numero: number; celulas: unknown[]; cortada: boolean }[]
}

const cell = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The table with one more column at the end. */
function withColumn<Q extends Quadro>(quadro: Q, heading: string, cells: readonly string[]): Q {
  const width = quadro.cabecalho.length
  const linhas = quadro.linhas.map((linha, i) => ({
    ...linha,
    celulas: [...Array.from({ length: width }, (_, k) => linha.celulas[k] ?? ''), cells[i]],
  }))
  return { ...quadro, cabecalho: [...quadro.cabecalho, heading], linhas }
}

/** Codes stand in the texts of most lines, and in no column. */
function withCodes<Q extends Quadro>(quadro: Q): Q {
  const colunas = guessColunas(quadro.cabecalho)
  const at = colunas.indexOf('texto')
  if (at < 0 || colunas.includes('codigo')) return quadro
  const codes = quadro.linhas.map(({ celulas }) => codeIn(cell(celulas[at]))?.codigo ?? '')
  if (codes.filter(Boolean).length * 2 <= codes.length) return quadro
  return withColumn(quadro, CODIGO_DO_TEXTO, codes)
}

/** The columns of a tree: of which row each is the child, by the key of that. */
function treeColumns(cabecalho: readonly string[]) {
  const headings = cabecalho.map(plainHeading)
  const find = (...names: string[]) => headings.findIndex((heading) => names.includes(heading))
  const columns = {
    pai: find('parentidnumber', 'parentid', 'codigopai', 'idpai', 'numerodeidentificacaodopai'),
    id: find('idnumber', 'id', 'codigo', 'numerodeidentificacao'),
    nome: find('shortname', 'nomecurto', 'nomebreve', 'nome'),
  }
  return Object.values(columns).some((at) => at < 0) ? undefined : columns
}

const short = (nome: string): string =>
  nome.length > MAX.categoria ? `${nome.slice(0, MAX.categoria - 1)}…` : nome

/** The rows of a tree that have none below them, each with the names of those above it. */
function withoutTree<Q extends Quadro>(quadro: Q): Q {
  const columns = treeColumns(quadro.cabecalho)
  if (!columns) return quadro
  const rows = quadro.linhas.map((linha) => ({
    linha,
    pai: cell(linha.celulas[columns.pai]),
    id: cell(linha.celulas[columns.id]),
    nome: cell(linha.celulas[columns.nome]).replaceAll(DENTRO.trim(), '-'),
  }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parents = new Set(rows.map(({ pai }) => pai).filter((pai) => byId.has(pai)))
  if (parents.size === 0) return quadro
  // Moodle's first row is the framework itself: everything without a parent stands in it.
  const root = rows.find(({ pai, id }) => pai === '' && !parents.has(id))
  const frame = rows.length > 1 && root === rows[0] ? root : undefined
  const pathOf = (pai: string): string[] => {
    const names: string[] = []
    const seen = new Set<string>()
    for (let at = byId.get(pai); at && !seen.has(at.id); at = byId.get(at.pai)) {
      seen.add(at.id)
      names.unshift(short(at.nome))
    }
    return names
  }
  const linhas = rows
    .filter((row) => row !== frame && !parents.has(row.id))
    .map(({ linha, pai }) => {
      const path = pathOf(pai)
      const whole = path.length > 0 ? path : frame ? [short(frame.nome)] : []
      const celulas = Array.from({ length: quadro.cabecalho.length }, (_, k) => linha.celulas[k] ?? '')
      return { ...linha, celulas: [...celulas, whole.join(DENTRO)] }
    })
  return { ...quadro, cabecalho: [...quadro.cabecalho, CAMINHO], linhas }
}

/** The areas of Ensino Médio by the letters of their codes (BNCC, 2018, page 34). */
const AREAS: Readonly<Record<string, string>> = table({
  LGG: 'Linguagens e suas Tecnologias',
  LP: 'Língua Portuguesa',
  MAT: 'Matemática e suas Tecnologias',
  CNT: 'Ciências da Natureza e suas Tecnologias',
  CHS: 'Ciências Humanas e Sociais Aplicadas',
})

/** Where a code of the Base belongs: its component, its area, its field of experience. */
function placeIn(codigo: string): { coluna: 'componente' | 'categoria'; nome: string } | undefined {
  const told = readCodigo(codigo)
  if (!told) return undefined
  const { estagio, sigla } = told
  if (estagio === 'ef') return { coluna: 'componente', nome: sigla }
  const nome = estagio === 'ei' ? CAMPOS_DE_EXPERIENCIAS[sigla.toLowerCase()] : AREAS[sigla]
  return nome === undefined ? undefined : { coluna: 'categoria', nome }
}

/** Most codes tell where they belong, and no column does but the name of the sheet. */
function withPlaces<Q extends Quadro>(quadro: Q): Q {
  const colunas = guessColunas(quadro.cabecalho)
  const at = colunas.indexOf('codigo')
  const told = quadro.cabecalho.some(
    (heading, i) => (colunas[i] === 'categoria' || colunas[i] === 'componente') && heading !== FOLHA,
  )
  if (at < 0 || told) return quadro
  const places = quadro.linhas.map(({ celulas }) => placeIn(cell(celulas[at])))
  const first = places.find(Boolean)
  if (!first || places.filter(Boolean).length * 2 <= places.length) return quadro
  return withColumn(
    quadro,
    first.coluna,
    places.map((place) => place?.nome ?? ''),
  )
}

export const compreender = <Q extends Quadro>(quadro: Q): Q => withPlaces(withCodes(withoutTree(quadro)))
