/** Which field a column of a list of schools holds, from its heading: by alias when sure, by likeness as a proposal. */
import { entender, type Parecidos, sentidosOf, type Vocabulario } from '../../../core/contract/columns.ts'
import type { Campo, Valores } from './shapes-importar.ts'

/** Headings as secretariats, the catalogue of schools and the census write them, plain, the surer ones first. */
const ALIASES: Readonly<Record<Campo, readonly string[]>> = {
  nome: [
    'nomedaescola',
    'nomeescola',
    'escola',
    'noentidade',
    'nomesc',
    'unidadeescolar',
    'nomedaunidadeescolar',
    'unidadedeensino',
    'nomedaunidade',
    'nome',
    'unidade',
    'instituicao',
    'estabelecimento',
  ],
  inep: [
    'inep',
    'codigoinep',
    'codinep',
    'coentidade',
    'inepescola',
    'inepdaescola',
    'codigoinepdaescola',
    'codigoinepescola',
    'codescmec',
    'codigomec',
  ],
  endereco: ['endereco', 'logradouro', 'dsendereco', 'endesc', 'enderecodaescola', 'enderecocompleto', 'rua'],
  numero: ['numero', 'nuendereco', 'numesc', 'numeroendereco', 'numerodoendereco'],
  bairro: ['bairro', 'nobairro', 'baiesc', 'distrito', 'bairrodistrito'],
  municipio: ['municipio', 'nomunicipio', 'nomedomunicipio', 'nomemunicipio', 'cidade', 'mun'],
  uf: ['uf', 'sguf', 'estado', 'siglauf', 'siglaestado'],
  cep: ['cep', 'cocep', 'codigopostal'],
  telefone: ['telefone', 'nutelefone', 'fone', 'telefones', 'telefonedaescola', 'contato'],
  email: ['email', 'emaildaescola', 'emailescola', 'emailinstitucional', 'correioeletronico'],
  superior: [
    'redesuperior',
    'subrede',
    'rede',
    'regional',
    'diretoria',
    'diretoriadeensino',
    'diretoriaregional',
    'coordenadoria',
    'de',
    'regiao',
    'polo',
    'folha',
  ],
  situacao: [
    'situacao',
    'situacaodefuncionamento',
    'situacaofuncionamento',
    'tpsituacaofuncionamento',
    'status',
    'restricaodeatendimento',
    'codsit',
  ],
}

/** Likenesses, of a heading with all of these in it; the narrower ones first. */
const PARECIDOS: Parecidos<Campo> = [
  [[/mail/], 'email'],
  [[/inep|mec$/], 'inep'],
  [[/cod/, /escol|unid/], 'inep'],
  [[/fone|telef/], 'telefone'],
  [[/situa/, /func|escol|unid/], 'situacao'],
  [[/ender|lograd/], 'endereco'],
  [[/munic|cidade/], 'municipio'],
  [[/bairro/], 'bairro'],
  [[/regional|diretoria|coordenad|subrede|superior/], 'superior'],
  [[/nome|denomin/, /escol|unid|estabelec|institu/], 'nome'],
  [[/^escola|^unidade|^estabelec/], 'nome'],
]

export type Colunas = (Campo | null)[]

/** What must be there before lines can be read. */
export const missingOf = (colunas: readonly (Campo | null)[]): 'nome'[] =>
  colunas.includes('nome') ? [] : ['nome']

/** What a list of schools may say. */
export const vocabulario: Vocabulario<Campo> = {
  sentidoOf: sentidosOf(ALIASES, PARECIDOS),
  missingOf,
}

/** Proposes a field for each heading. `segura`: every field was known, and nothing needed is missing. */
export function guessColunas(cabecalho: readonly string[]): { colunas: Colunas; segura: boolean } {
  const { colunas, certezas } = entender(cabecalho, vocabulario)
  const segura = !certezas.includes('provavel') && missingOf(colunas).length === 0
  return { colunas, segura }
}

/** The cells of one line by field, blanks around and between them made single. */
export function valoresOf(celulas: readonly string[], colunas: readonly (Campo | null)[]): Valores {
  const valores: Valores = {}
  colunas.forEach((campo, i) => {
    if (campo) valores[campo] = (celulas[i] ?? '').trim().replace(/\s+/g, ' ')
  })
  return valores
}
