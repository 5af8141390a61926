/** What a row of the spreadsheet asks: by what it calls itself, or by what it has. */

import { plainHeading } from '../../../core/contract/columns.ts'
import { letterOf } from '../../../core/contract/letters.ts'
import { isRecusa, newAssociacao, newVf, type Recusa, recusa } from './rules-item.ts'
import { FALSO, VERDADEIRO } from './rules-levar-tipos.ts'
import { fromPlain, toFracao, toNumber } from './rules-textos.ts'
import type { Escolha, Lacuna, Lacunas, Numerica, Pede } from './shapes-item.ts'

type Tipo =
  | 'objetiva'
  | 'multipla'
  | 'vf'
  | 'curta'
  | 'numerica'
  | 'dissertativa'
  | 'associacao'
  | 'ordenacao'
  | 'lacunas'
  | 'pares'
  | 'classificacao'

const NAMES = [
  ['objetiva', 'objetiva multiplaescolha escolhasimples escolhaunica unica escolha'],
  ['multipla', 'multiplaresposta multiplasrespostas respostamultipla variascorretas'],
  ['vf', 'verdadeirofalso verdadeirooufalso vf vouf certoouerrado certoerrado'],
  ['curta', 'respostacurta curta'],
  ['numerica', 'numerica numero numerico'],
  ['dissertativa', 'dissertativa discursiva aberta redacao'],
  ['associacao', 'associacao associar relacionar colunas'],
  ['pares', 'pares associacaodepares'],
  ['classificacao', 'classificacao classificar grupos'],
  ['ordenacao', 'ordenacao ordenar ordem sequencia'],
  ['lacunas', 'lacunas lacuna completar preencher'],
] as const satisfies readonly (readonly [Tipo, string])[]
const TIPOS: ReadonlyMap<string, Tipo> = new Map(
  NAMES.flatMap(([tipo, names]) => names.split(' ').map((name) => [name, tipo] as const)),
)

export interface DaLinha {
  tipo: string
  enunciado: string
  /** In their columns: `lugar` from 0. */
  alternativas: readonly { lugar: number; texto: string }[]
  corretas: string
}

const TRUE = new Set([
  'v',
  'verdadeiro',
  'verdadeira',
  'certo',
  'certa',
  'sim',
  's',
  'true',
  '1',
  'correto',
  'correta',
])
const FALSE = new Set([
  'f',
  'falso',
  'falsa',
  'errado',
  'errada',
  'nao',
  'n',
  'false',
  '0',
  'incorreto',
  'incorreta',
])

function verdade(said: string): boolean | null {
  const plain = plainHeading(said)
  if (TRUE.has(plain)) return true
  return FALSE.has(plain) ? false : null
}

/** By what the row has, where it does not say what it is. */
function tipoDe({ tipo, enunciado, alternativas, corretas }: DaLinha): Tipo | null {
  const plain = plainHeading(tipo)
  if (plain !== '') return TIPOS.get(plain) ?? null
  if (alternativas.length > 0) return letrasDe(corretas).length > 1 ? 'multipla' : 'objetiva'
  if (/\{\{[^{}]{1,500}\}\}/.test(enunciado)) return 'lacunas'
  if (corretas === '') return 'dissertativa'
  return /^[vf]$/i.test(corretas) || /^(?:verdadeir|fals)[oa]$/i.test(corretas) ? 'vf' : 'curta'
}

/** `A`, `b`, `A e C`, `A; C`, `(A)`, `AC`: the letters, in their order; what is no list of letters has none. */
function letrasDe(said: string): string[] {
  const plain = said.replaceAll(/[().]/g, ' ').trim()
  if (
    /^[A-Z]{2,10}$/.test(plain) &&
    new Set(plain).size === plain.length &&
    [...plain].toSorted().join('') === plain
  )
    return [...plain]
  const parts = plain.split(/\s{0,5}[;,/|\n]\s{0,5}|\s{1,5}e\s{1,5}|\s{1,5}/i).filter((part) => part !== '')
  return parts.every((part) => /^[a-z]$/i.test(part)) ? parts.map((part) => part.toUpperCase()) : []
}

function escolhaDe({ alternativas, corretas }: DaLinha, multipla: boolean): Escolha | Recusa {
  const words = corretas.split(/[|\n]/).map((one) => plainHeading(one))
  const letters = letrasDe(corretas).map((letter) => letter.charCodeAt(0) - 65)
  const right = (one: DaLinha['alternativas'][number]): boolean =>
    letters.length > 0 ? letters.includes(one.lugar) : words.includes(plainHeading(one.texto))
  const missing = letters.find((at) => !alternativas.some(({ lugar }) => lugar === at))
  if (missing !== undefined) return recusa('sem_gabarito', letterOf(missing))
  const certas = alternativas.filter(right)
  if (certas.length === 0) return recusa('sem_gabarito', corretas)
  if (!multipla && certas.length > 1) return recusa('dois_gabaritos', corretas)
  const share = 1 / certas.length
  // A row says nothing of shares: they are the bank's own.
  const wrong = multipla ? -share : 0
  return {
    tipo: 'escolha',
    multipla,
    embaralhar: true,
    opcoes: alternativas.map((one) => ({
      id: String(one.lugar + 1),
      html: fromPlain(one.texto),
      fracao: right(one) ? share : wrong,
      retorno: '',
    })),
  }
}

/** `3,14`, `3,14 ± 0,01`, with its unit behind. */
export function numericaDe(corretas: string): Numerica | Recusa {
  const [value = '', more = ''] = corretas.split(/±|\+\/-|\+-/, 2)
  const [, number = '', unit = ''] =
    /^\s{0,10}(-?[\d.,]{1,30}(?:e-?\d{1,3})?)\s{0,10}([^\d\s].{0,30})?$/i.exec(value.trim()) ?? []
  const [, around = '0', unitBehind = ''] =
    /^\s{0,10}([\d.,]{1,30})\s{0,10}(.{0,30})$/.exec(more.trim()) ?? []
  const [valor, tolerancia] = [toNumber(number), toNumber(around)]
  if (valor === null || tolerancia === null) return recusa('numero_invalido', corretas)
  const nome = (unit || unitBehind).trim()
  return {
    tipo: 'numerica',
    respostas: [{ valor, tolerancia, fracao: 1, retorno: '' }],
    unidades: nome === '' ? [] : [{ nome, vezes: 1 }],
  }
}

export const aceitasDe = (said: string): string[] =>
  said
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

function lacunasDe(enunciado: string): Lacunas | Recusa {
  const lacunas: Lacuna[] = []
  const texto = fromPlain(enunciado).replaceAll(/\{\{([^{}]{1,500})\}\}/g, (_, said: string) => {
    const id = String(lacunas.length + 1)
    const respostas = aceitasDe(said).map((one) => ({ texto: one, fracao: 1, retorno: '' }))
    lacunas.push({ id, peso: 1, pede: { tipo: 'curta', maiusculas: false, curingas: false, respostas } })
    return `{{${id}}}`
  })
  if (lacunas.length === 0) return recusa('lacuna_invalida')
  return {
    tipo: 'lacunas',
    texto,
    modo: 'escrever',
    lacunas: lacunas.map((one) => ({ ...one, peso: 1 / lacunas.length })),
  }
}

function associacaoDe({ alternativas }: DaLinha): Pede | Recusa {
  const pares = alternativas.map(({ texto }) => {
    const [esquerda = '', ...rest] = texto.split('=')
    return { esquerda: fromPlain(esquerda.trim()), direita: fromPlain(rest.join('=').trim()) }
  })
  const lonely = pares.find(({ direita }) => direita === '')
  return lonely ? recusa('sem_gabarito', lonely.esquerda) : newAssociacao(pares, true)
}

/** Statements that are each true or false. */
export function julgadasDe({
  alternativas,
  corretas,
}: Pick<DaLinha, 'alternativas' | 'corretas'>): Pede | Recusa {
  const said = corretas.split(/[;,|\s]{1,5}/).filter((one) => one !== '')
  const verdades = said.map(verdade)
  if (said.length !== alternativas.length || verdades.includes(null)) return recusa('sem_gabarito', corretas)
  return {
    tipo: 'associacao',
    embaralhar: false,
    esquerda: alternativas.map(({ lugar, texto }) => ({ id: String(lugar + 1), html: fromPlain(texto) })),
    direita: [VERDADEIRO, FALSO].map((html) => ({ id: html, html })),
    pares: alternativas.map(({ lugar }, at) => ({
      de: String(lugar + 1),
      para: verdades[at] ? VERDADEIRO : FALSO,
      fracao: toFracao(1 / alternativas.length),
    })),
  }
}

/** `item = grupo`; the groups in the order of the key's column, where it tells them. */
function gruposDe({ alternativas, corretas }: DaLinha): Pede | Recusa {
  const itens = alternativas.map(({ lugar, texto }) => {
    const [item = '', ...rest] = texto.split('=')
    return { id: String(lugar + 1), texto: item.trim(), grupo: rest.join('=').trim() }
  })
  const lonely = itens.find(({ grupo }) => grupo === '')
  if (lonely) return recusa('sem_gabarito', lonely.texto)
  const nomes = [...new Set([...aceitasDe(corretas), ...itens.map(({ grupo }) => grupo)])]
  return {
    tipo: 'classificacao',
    embaralhar: true,
    grupos: nomes.map((nome) => ({ id: nome, html: fromPlain(nome) })),
    itens: itens.map(({ id, texto, grupo }) => ({ id, html: fromPlain(texto), grupo })),
  }
}

/** What a row asks; `era`: what it has to be in the bank, where that can't be seen in what it asks. */
export function pedeDaLinha(linha: DaLinha): { pede: Pede; era: string } | Recusa {
  const tipo = tipoDe(linha)
  const pede = pedeDe(linha, tipo)
  if (isRecusa(pede)) return pede
  return { pede, era: tipo === 'pares' ? 'associacao' : '' }
}

function pedeDe(linha: DaLinha, tipo: Tipo | null): Pede | Recusa {
  const { alternativas, corretas, enunciado } = linha
  switch (tipo) {
    case 'objetiva':
      return alternativas.length === 0 ? recusa('sem_alternativas') : escolhaDe(linha, false)
    case 'multipla':
      return alternativas.length === 0 ? recusa('sem_alternativas') : escolhaDe(linha, true)
    case 'vf': {
      if (alternativas.length > 0) return julgadasDe(linha)
      const certa = verdade(corretas)
      return certa === null ? recusa('sem_gabarito', corretas) : newVf(certa, { true: '', false: '' })
    }
    case 'curta': {
      const respostas = aceitasDe(corretas).map((texto) => ({ texto, fracao: 1, retorno: '' }))
      return respostas.length === 0
        ? recusa('sem_gabarito')
        : { tipo: 'curta', respostas, maiusculas: false, curingas: false }
    }
    case 'numerica':
      return numericaDe(corretas)
    case 'dissertativa':
      return {
        tipo: 'aberta',
        forma: 'texto',
        maximo: null,
        modelo: '',
        criterios: fromPlain(corretas),
        rubrica: [],
      }
    case 'associacao':
    case 'pares':
      return associacaoDe(linha)
    case 'classificacao':
      return gruposDe(linha)
    case 'ordenacao':
      return {
        tipo: 'ordem',
        embaralhar: true,
        itens: alternativas.map(({ lugar, texto }) => ({ id: String(lugar + 1), html: fromPlain(texto) })),
      }
    case 'lacunas':
      return lacunasDe(enunciado)
    default:
      return recusa('interacao_desconhecida', linha.tipo)
  }
}
