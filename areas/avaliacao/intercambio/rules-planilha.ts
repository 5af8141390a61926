/** Questions of a spreadsheet by the model that the product offers: a question in each row, a field in each column. */
import { unguardCell } from '../../../core/contract/cell.ts'
import { plainHeading } from '../../../core/contract/columns.ts'
import { table } from '../../../core/contract/table.ts'
import { newItem, newLeitura, recusa, refuse, settle } from './rules-item.ts'
import { dobrar } from './rules-levar-dobra.ts'
import { pedeDaLinha } from './rules-planilha-pede.ts'
import { fromPlain } from './rules-textos.ts'
import type { ItemLido, Leitura, Lugar, Pede } from './shapes-item.ts'

/** The columns of the model, in their order. */
export const COLUNAS = [
  'tipo',
  'enunciado',
  'alternativa A',
  'alternativa B',
  'alternativa C',
  'alternativa D',
  'alternativa E',
  'corretas',
  'disciplina',
  'ano',
  'habilidade',
  'dificuldade',
  'bloom',
  'explicação',
  'fonte',
  'autoria',
  'tags',
  'texto-base',
] as const

/** What the example rows of the model say of their source: who leaves them there brings no question in. */
export const EXEMPLO = 'exemplo do modelo'

/** A row that shows how they are filled in. */
export const EXEMPLO_DA_LINHA: Readonly<Partial<Record<(typeof COLUNAS)[number], string>>> = {
  tipo: 'objetiva',
  enunciado: 'Qual mudança de estado acontece quando a água ferve?',
  'alternativa A': 'Fusão',
  'alternativa B': 'Vaporização',
  'alternativa C': 'Sublimação',
  'alternativa D': 'Solidificação',
  corretas: 'B',
  disciplina: 'Ciências',
  ano: '7º ano',
  habilidade: 'EF07CI04',
  dificuldade: 'fácil',
  bloom: 'lembrar',
  explicação: 'Ao ferver, a água passa do estado líquido para o gasoso.',
  fonte: EXEMPLO,
  tags: 'água; estados físicos',
}

type Campo =
  | 'tipo'
  | 'enunciado'
  | 'corretas'
  | 'disciplina'
  | 'ano'
  | 'habilidade'
  | 'dificuldade'
  | 'bloom'
  | 'explicacao'
  | 'fonte'
  | 'autoria'
  | 'tags'
  | 'base'
  | 'titulo'
  | 'codigo'
  | 'pontos'
  | 'comando'
  | 'lacunas'
  | 'tituloBase'

const NAMES = [
  ['tipo', 'tipo tipodequestao'],
  ['enunciado', 'enunciado questao pergunta enunciadodaquestao'],
  [
    'corretas',
    'corretas correta gabarito resposta respostas respostacorreta respostascorretas alternativacorreta certa certas',
  ],
  ['disciplina', 'disciplina componente componentecurricular materia'],
  ['ano', 'ano serie anoserie periodo etapa'],
  ['habilidade', 'habilidade habilidades bncc codigobncc descritor codigodahabilidade'],
  ['dificuldade', 'dificuldade nivel niveldedificuldade'],
  ['bloom', 'bloom taxonomia taxonomiadebloom'],
  ['explicacao', 'explicacao comentario resolucao justificativa'],
  ['fonte', 'fonte origem'],
  ['autoria', 'autoria autor autora'],
  ['tags', 'tags etiquetas tag etiqueta palavraschave'],
  ['base', 'textobase textodeapoio texto'],
  ['titulo', 'titulo nome'],
  ['codigo', 'codigo id identificador'],
  ['pontos', 'pontos peso valor'],
  ['comando', 'comando comandodaquestao'],
  ['lacunas', 'textocomlacunas lacunas'],
  ['tituloBase', 'titulodotextobase titulodotexto'],
] as const satisfies readonly (readonly [Campo, string])[]
const CAMPOS: ReadonlyMap<string, Campo> = new Map(
  NAMES.flatMap(([campo, names]) => names.split(' ').map((name) => [name, campo] as const)),
)
const ALTERNATIVA =
  /^(?:alternativas?|opcao|opcoes|alt|item)?([a-z])$|^(?:alternativa|opcao|alt|item)(\d{1,2})$/

/** Rows that may stand above the headings. */
const ABOVE = 20

export interface LinhaDePlanilha {
  numero: number
  celulas: readonly string[]
  cortada: boolean
}

export interface FolhaDePlanilha {
  nome: string
  linhas: readonly LinhaDePlanilha[]
}

interface Colunas {
  campos: ReadonlyMap<Campo, number>
  /** Place among the alternatives, from 0 → column. */
  alternativas: readonly (readonly [lugar: number, coluna: number])[]
  sobra: readonly string[]
}

function colunasOf(celulas: readonly string[]): Colunas | null {
  const campos = new Map<Campo, number>()
  const alternativas: (readonly [number, number])[] = []
  const sobra: string[] = []
  for (const [at, cell] of celulas.entries()) {
    const plain = plainHeading(cell)
    const campo = CAMPOS.get(plain)
    const [, letter, number] = ALTERNATIVA.exec(plain) ?? []
    if (campo !== undefined && !campos.has(campo)) campos.set(campo, at)
    else if (letter !== undefined) alternativas.push([letter.charCodeAt(0) - 97, at])
    else if (number !== undefined) alternativas.push([Number(number) - 1, at])
    else if (plain !== '') sobra.push(cell.trim())
  }
  return campos.has('enunciado') ? { campos, alternativas, sobra } : null
}

const DIFICULDADES: Readonly<Record<string, string>> = table({
  muitofacil: '1',
  facil: '2',
  media: '3',
  medio: '3',
  moderada: '3',
  dificil: '4',
  muitodificil: '5',
})
const DOS_VERBOS: Readonly<Record<string, string>> = table({
  lembrar: '1',
  entender: '2',
  compreender: '2',
  aplicar: '3',
  analisar: '4',
  avaliar: '5',
  criar: '6',
})

/** A word that stands for a number, else what was said. */
const scaled = (said: string, words: Readonly<Record<string, string>>): string =>
  words[plainHeading(said)] ?? said

const listed = (said: string): string[] =>
  said
    .split(/[;,|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Paragraphs are parted by an empty line. */
const paragrafos = (texto: string): string =>
  texto
    .split(/\n[^\S\n]{0,20}\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => `<p>${fromPlain(one)}</p>`)
    .join('')

/** A statement above a text with gaps stands in that text. */
function comEnunciado(pede: Pede, said: string, comando: string): Pick<ItemLido, 'enunciado' | 'pede'> {
  if (pede.tipo !== 'lacunas') return { enunciado: `${paragrafos(said)}${comando}`, pede }
  return {
    enunciado: '',
    pede: { ...pede, texto: `${dobrar('enunciado', paragrafos(said))}${comando}${pede.texto}` },
  }
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 80)

function readLinha(leitura: Leitura, lugar: Lugar, colunas: Colunas, given: LinhaDePlanilha): void {
  const linha = { ...given, celulas: given.celulas.map(unguardCell) }
  const cell = (campo: Campo): string => {
    const at = colunas.campos.get(campo)
    return at === undefined ? '' : (linha.celulas[at] ?? '').trim()
  }
  const fonte = linha.celulas.join('\t')
  const titulo = cell('titulo')
  const named = titulo || short(cell('enunciado'))
  if (plainHeading(cell('fonte')) === plainHeading(EXEMPLO)) {
    leitura.avisos.push({ codigo: 'sem_lugar', detalhe: `linha ${linha.numero}, ${EXEMPLO}` })
    return
  }
  if (linha.cortada) {
    refuse(leitura, lugar, named, recusa('cortado'), fonte)
    return
  }
  const alternativas = colunas.alternativas.flatMap(([at, coluna]) => {
    const texto = (linha.celulas[coluna] ?? '').trim()
    return texto === '' ? [] : [{ lugar: at, texto }]
  })
  const asked = pedeDaLinha({
    tipo: cell('tipo'),
    enunciado: cell('lacunas') || cell('enunciado'),
    alternativas,
    corretas: cell('corretas'),
  })
  if ('motivo' in asked) {
    refuse(leitura, lugar, named, asked, fonte)
    return
  }
  const { era, pede } = asked
  const dados: ItemLido['dados'] = era === '' ? {} : { tipo: era }
  const say = (name: string, value: string) => {
    if (value !== '') dados[name] = value
  }
  for (const name of ['disciplina', 'ano', 'habilidade', 'fonte', 'autoria'] as const) say(name, cell(name))
  say('dificuldade', scaled(cell('dificuldade'), DIFICULDADES))
  say('bloom', scaled(cell('bloom'), DOS_VERBOS))
  const pontos = Number(cell('pontos').replace(',', '.'))
  const base = cell('base')
  const comando = dobrar('comando', paragrafos(cell('comando')))
  settle(
    leitura,
    newItem(lugar, fonte, {
      id: cell('codigo') || null,
      titulo,
      ...comEnunciado(
        pede,
        cell('lacunas') === '' && pede.tipo === 'lacunas' ? '' : cell('enunciado'),
        comando,
      ),
      base: base === '' ? null : { id: null, titulo: cell('tituloBase'), html: paragrafos(base) },
      retorno: { geral: fromPlain(cell('explicacao')), certo: '', errado: '', parcial: '' },
      pontos: cell('pontos') !== '' && Number.isFinite(pontos) ? pontos : null,
      tags: listed(cell('tags')),
      dados,
    }),
  )
}

/** null: none of its sheets has a column for the statement; `vistas`: the headings that were looked at. */
export function readPlanilha(
  folhas: readonly FolhaDePlanilha[],
  arquivo: string,
): { leitura: Leitura } | { vistas: string } {
  const leitura = newLeitura()
  const found = folhas.flatMap(({ nome, linhas }) => {
    const at = linhas.slice(0, ABOVE).findIndex(({ celulas }) => colunasOf(celulas) !== null)
    const colunas = at < 0 ? null : colunasOf(linhas[at]?.celulas ?? [])
    return colunas ? [{ nome, colunas, linhas: linhas.slice(at + 1) }] : []
  })
  if (found.length === 0)
    return {
      vistas: (folhas[0]?.linhas[0]?.celulas ?? [])
        .filter((cell) => cell.trim() !== '')
        .join(', ')
        .slice(0, 120),
    }
  for (const { nome, colunas, linhas } of found) {
    for (const coluna of colunas.sobra) leitura.avisos.push({ codigo: 'sem_lugar', detalhe: coluna })
    for (const linha of linhas) {
      const [first = ''] = linha.celulas.filter((cell) => cell.trim() !== '')
      // A row that begins so explains, and asks nothing.
      if (first === '' || first.startsWith('#')) continue
      const lugar = {
        arquivo: found.length > 1 ? `${arquivo} (${nome})` : arquivo,
        linha: linha.numero,
        item: null,
      }
      readLinha(leitura, lugar, colunas, linha)
    }
  }
  return { leitura }
}
