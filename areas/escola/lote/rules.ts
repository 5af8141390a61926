/** Reading one line of a file of people: each cell as it is kept, or what is wrong with it (product.md H-22). */

import { table } from '../../../core/contract/table.ts'
import {
  type Fault,
  fold,
  type Read,
  readCpf,
  readEmail,
  readInepAluno,
  readLogin,
  readNascimento,
  readNome,
  readRa,
  readTelefone,
} from '../pessoa/rules.ts'
import { TURNOS } from '../turma/contract.ts'
import { leftOut, partsOf } from './rules-origem.ts'
import { type Campo, CHAVES, type Falta, type Valores } from './shapes.ts'

export const PERFIS = ['aluno', 'professor', 'coordenador', 'gestor_rede', 'responsavel'] as const
export type Perfil = (typeof PERFIS)[number]
export type Acao = 'criar' | 'atualizar' | 'desligar'
export type Turno = (typeof TURNOS)[number]

/** A line that was read; fields that the file leaves empty are null. */
export interface Linha {
  acao: Acao | null
  perfil: Perfil
  nome: string | null
  nome_social: string | null
  email: string | null
  login: string | null
  /** Chosen in the file; null: a first-access code is made, an account that exists keeps its own. */
  senha: string | null
  cpf: string | null
  telefone: string | null
  data_nascimento: string | null
  ra: string | null
  inep: string | null
  rede_codigo: string | null
  /** More than one only for whoever teaches. */
  turmas: readonly string[]
  numero_chamada: number | null
  turno: Turno | null
  data_matricula: string | null
  responsavel: { nome: string | null; email: string | null; telefone: string | null } | null
  laudo: boolean | null
  deficiencia: string | null
  idioma: 'pt-br' | 'en-us' | null
  /** The other system's id of the line, and those of the lines that it is tied to: a guardian's and their pupils'. */
  origem: string | null
  ligados: readonly string[]
}

export interface ReadOptions {
  now: Date
  /** From a spreadsheet: numbers lost their leading zeros. */
  planilha?: boolean
}

const PERFIL_WORDS: Readonly<Record<string, Perfil>> = table({
  '': 'aluno',
  aluno: 'aluno',
  aluna: 'aluno',
  estudante: 'aluno',
  professor: 'professor',
  professora: 'professor',
  docente: 'professor',
  coordenador: 'coordenador',
  coordenadora: 'coordenador',
  gestor: 'gestor_rede',
  gestora: 'gestor_rede',
  gestor_rede: 'gestor_rede',
  responsavel: 'responsavel',
  student: 'aluno',
  teacher: 'professor',
  guardian: 'responsavel',
  parent: 'responsavel',
  relative: 'responsavel',
})

/** The role that a word of a file means; undefined where a person has to say it. */
export const perfilOf = (text: string): Perfil | undefined => own(PERFIL_WORDS, fold(text))

const ACAO_WORDS: Readonly<Record<string, Acao | null>> = table({
  '': null,
  criar: 'criar',
  incluir: 'criar',
  atualizar: 'atualizar',
  alterar: 'atualizar',
  desligar: 'desligar',
  remover: 'desligar',
})

const TURNO_WORDS: Readonly<Record<string, Turno>> = table({
  ...Object.fromEntries(TURNOS.map((turno) => [turno, turno])),
  matutino: 'manha',
  noturno: 'noite',
})

const IDIOMA_WORDS: Readonly<Record<string, 'pt-br' | 'en-us'>> = table({
  'pt-br': 'pt-br',
  pt: 'pt-br',
  portugues: 'pt-br',
  'en-us': 'en-us',
  en: 'en-us',
  ingles: 'en-us',
})

const SIM = new Set(['s', 'sim', 'x', '1', 'yes'])
const NAO = new Set(['n', 'nao', '0', 'no'])

/** What a spreadsheet would run: a sign at the start, after spaces or quotes too, full-width twins included. */
export const isFormula = (text: string): boolean => /^[\s'"\u00a0]*[=+\-@\t\r＝＋－＠]/.test(text)

const SENHA = { min: 10, max: 200 } as const
const MAX_DEFICIENCIA = 300

const own = <T>(words: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined

/** Reads a line: as much of it as can be, and each fault by field. Documents are checked by their digits. */
export function readLinha(
  valores: Valores,
  { now, planilha }: ReadOptions,
): { linha: Linha; faltas: Falta[]; fora?: Falta } {
  const faltas: Falta[] = []
  const fora = leftOut(valores)
  const fail = (campo: Campo, codigo: string, dados?: Falta['dados']): null => {
    faltas.push({ campo, codigo, ...(dados && { dados }) })
    return null
  }
  const textOf = (campo: Campo): string => valores[campo] ?? ''
  const cell = <T>(campo: Campo, read: (text: string) => Read<T>): T | null => {
    const text = textOf(campo)
    if (text === '') return null
    const result = read(text)
    return result.ok ? result.value : fail(campo, result.fault satisfies Fault)
  }
  const word = <T>(campo: Campo, words: Readonly<Record<string, T>>, codigo: string): T | null => {
    const found = own(words, fold(textOf(campo)))
    return found === undefined ? fail(campo, codigo, { valor: textOf(campo) }) : found
  }
  const person = (campo: Campo): string | null =>
    isFormula(textOf(campo)) ? fail(campo, 'formula') : cell(campo, readNome)
  const padded = (text: string): string =>
    planilha && /^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text

  const acao = word('acao', ACAO_WORDS, 'acao_invalida')
  const perfil = word('perfil', PERFIL_WORDS, 'perfil_invalido') ?? 'aluno'
  // A sheet without roles holds pupils; another system's users are all kinds of people.
  if (valores.codigo_origem !== undefined && textOf('perfil') === '') fail('perfil', 'perfil_ausente')
  const nome = person('nome')
  if (nome === null && textOf('nome') === '' && acao !== 'desligar') fail('nome', 'nome_obrigatorio')
  const keys = {
    ra: cell('ra', readRa),
    inep_aluno: cell('inep_aluno', readInepAluno),
    cpf: cell('cpf', (text) => readCpf(padded(text))),
    email: cell('email', readEmail),
  }
  if (CHAVES.every((chave) => textOf(chave) === '')) fail('ra', 'sem_chave')

  const linha: Linha = {
    acao,
    perfil,
    nome,
    nome_social: person('nome_social'),
    ...keys,
    inep: keys.inep_aluno,
    login: cell('login', readLogin),
    senha: readSenha(textOf('senha'), fail),
    telefone: cell('telefone', readTelefone),
    data_nascimento: cell('data_nascimento', (text) => readNascimento(text, now)),
    // Guardians are of no school: their pupils are.
    rede_codigo:
      textOf('rede_codigo') || (perfil === 'responsavel' ? null : fail('rede_codigo', 'rede_obrigatoria')),
    turmas: readTurmas(textOf('turma_codigo'), perfil),
    numero_chamada: readChamada(textOf('numero_chamada'), fail),
    turno: textOf('turno') === '' ? null : word('turno', TURNO_WORDS, 'turno_invalido'),
    data_matricula: cell('data_matricula', (text) => readNascimento(text, now)),
    responsavel: readResponsavel(),
    laudo: readSimNao(textOf('laudo'), fail),
    deficiencia: readDeficiencia(textOf('deficiencia'), fail),
    idioma: textOf('idioma') === '' ? null : word('idioma', IDIOMA_WORDS, 'idioma_invalido'),
    origem: textOf('codigo_origem') || null,
    ligados: partsOf(textOf('ligados')),
  }
  return { linha, faltas: fora ? [] : faltas, ...(fora && { fora }) }

  function readResponsavel(): Linha['responsavel'] {
    const responsavel = {
      nome: person('responsavel_nome'),
      email: cell('responsavel_email', readEmail),
      telefone: cell('responsavel_telefone', readTelefone),
    }
    if (!responsavel.nome && !responsavel.email && !responsavel.telefone) return null
    if (!responsavel.nome && textOf('responsavel_nome') === '')
      fail('responsavel_nome', 'responsavel_sem_nome')
    if (
      !responsavel.email &&
      !responsavel.telefone &&
      faltas.every(({ campo }) => !campo.startsWith('responsavel'))
    )
      fail('responsavel_email', 'responsavel_sem_contato')
    if (responsavel.email && responsavel.email === keys.email)
      fail('responsavel_email', 'responsavel_mesmo_email')
    return responsavel
  }
}

type Fail = (campo: Campo, codigo: string, dados?: Falta['dados']) => null

function readSenha(text: string, fail: Fail): string | null {
  if (text === '' || text === '*') return null
  if (text.length < SENHA.min) return fail('senha', 'senha_curta')
  return text.length > SENHA.max ? fail('senha', 'senha_longa') : text
}

/** A code, or a name such as `7º A`; whoever teaches may name several, apart by `|` or `,`. */
const readTurmas = (text: string, perfil: Perfil): string[] =>
  perfil === 'professor' ? partsOf(text) : text.trim() ? [text.trim()] : []

function readChamada(text: string, fail: Fail): number | null {
  if (text === '') return null
  const n = Number(text)
  return Number.isInteger(n) && n >= 1 && n <= 999 ? n : fail('numero_chamada', 'chamada_invalida')
}

function readSimNao(text: string, fail: Fail): boolean | null {
  const said = fold(text)
  if (said === '') return null
  if (SIM.has(said)) return true
  return NAO.has(said) ? false : fail('laudo', 'laudo_invalido')
}

function readDeficiencia(text: string, fail: Fail): string | null {
  if (text === '') return null
  if (isFormula(text)) return fail('deficiencia', 'formula')
  const clean = text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()
  return clean.length > MAX_DEFICIENCIA ? fail('deficiencia', 'deficiencia_longa') : clean
}

/** By these a person is found who is there already. */
export const chavesOf = ({ ra, inep, cpf, email }: Linha): string[] => [
  ...(ra ? [`ra ${ra}`] : []),
  ...(inep ? [`inep ${inep}`] : []),
  ...(cpf ? [`cpf ${cpf}`] : []),
  ...(email ? [`email ${email}`] : []),
]

/** What names a person in the file: two lines with one of these in common are about one person. */
export const proprias = (linha: Linha): string[] => [
  ...chavesOf(linha),
  ...(linha.origem ? [`origem ${linha.origem}`] : []),
]

/** The first words agree: `Otávio` and `Otávia` do not, `José` and `Jose` do. */
export const sameFirstName = (a: string, b: string): boolean =>
  fold(a).split(' ')[0] === fold(b).split(' ')[0]

/** Letters to change, add or take away to get from `a` to `b`; `most` + 1 when there are more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? most + 1
}

/** The one of `candidates` that is at most two letters away and nearer than any other; undefined without one. */
export function nearest(wanted: string, candidates: readonly string[]): string | undefined {
  const [first, second] = candidates
    .map((candidate) => ({ candidate, away: distance(fold(wanted), fold(candidate), 2) }))
    .filter(({ away }) => away <= 2)
    .sort((a, b) => a.away - b.away)
  return first && (!second || first.away < second.away) ? first.candidate : undefined
}

/** The line that the model sheet brings, left where it was. */
export const isExemplo = ({ nome }: Pick<Linha, 'nome'>): boolean => nome?.startsWith('Exemplo:') === true
