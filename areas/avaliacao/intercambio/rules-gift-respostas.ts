/** What stands between the braces of GIFT. */
import {
  type FormatoGift,
  findSign,
  readPlain,
  readTexto,
  splitComments,
  splitWeight,
} from './rules-gift-texto.ts'
import { isRecusa, newAssociacao, newCurta, newVf, type Recusa, recusa } from './rules-item.ts'
import { toFracao, toNumber } from './rules-textos.ts'
import { escapeXml } from './rules-xml-no.ts'
import type { Aviso, Pede, RespostaNumerica } from './shapes-item.ts'

export interface Respostas {
  pede: Pede
  /** To whoever is wrong. */
  errado: string
  avisos: Aviso[]
}

interface Resposta {
  sinal: '=' | '~' | ''
  texto: string
}

/** Each answer with the sign before it; what stands before the first sign is one of its own. */
function splitRespostas(texto: string, signs: string): Resposta[] {
  const all: Resposta[] = []
  let [from, sinal]: [number, Resposta['sinal']] = [0, '']
  for (;;) {
    const at = findSign(texto, signs, from)
    const part = texto.slice(from, at === -1 ? texto.length : at)
    if (sinal !== '' || part.trim() !== '') all.push({ sinal, texto: part })
    if (at === -1) return all
    sinal = texto[at] === '=' ? '=' : '~'
    from = at + 1
  }
}

const of = (pede: Pede, errado = '', avisos: Aviso[] = []): Respostas => ({ pede, errado, avisos })

/** The weight that an answer says, or that its sign stands for. */
function weigh({ sinal, texto }: Resposta, unsigned: number): { fracao: number; resto: string } | Recusa {
  const { peso, resto } = splitWeight(texto)
  if (Number.isNaN(peso)) return recusa('numero_invalido', texto.trim().slice(0, 80))
  return { fracao: peso ?? (sinal === '~' ? 0 : unsigned), resto }
}

function readEscolha(texto: string, formato: FormatoGift): Respostas | Recusa {
  const respostas = splitRespostas(texto, '=~')
  const opcoes = []
  for (const [n, resposta] of respostas.entries()) {
    const weighed = weigh(resposta, resposta.sinal === '=' ? 1 : 0)
    if (isRecusa(weighed)) return weighed
    const [html = '', retorno = ''] = splitComments(weighed.resto, 1)
    opcoes.push({
      id: String(n + 1),
      html: readTexto(html, formato).html,
      fracao: weighed.fracao,
      retorno: readTexto(retorno, formato).html,
    })
  }
  const multipla = !respostas.some(({ sinal }) => sinal === '=')
  return of({ tipo: 'escolha', multipla, embaralhar: true, opcoes })
}

function readPares(texto: string, formato: FormatoGift): Respostas | Recusa {
  const pares = []
  for (const { texto: par } of splitRespostas(texto, '=')) {
    const arrow = par.indexOf('->')
    if (arrow === -1) return recusa('mal_formado', par.trim().slice(0, 80))
    pares.push({
      esquerda: readTexto(par.slice(0, arrow), formato).html,
      direita: escapeXml(readPlain(par.slice(arrow + 2))),
    })
  }
  return of(newAssociacao(pares, true))
}

function readCurtas(texto: string, formato: FormatoGift): Respostas | Recusa {
  const respostas = []
  for (const resposta of splitRespostas(texto, '=')) {
    const weighed = weigh(resposta, 1)
    if (isRecusa(weighed)) return weighed
    const [said = '', retorno = ''] = splitComments(weighed.resto, 1)
    const one = { texto: readPlain(said), fracao: weighed.fracao, retorno: readTexto(retorno, formato).html }
    if (one.texto !== '') respostas.push(one)
  }
  return of(newCurta(respostas, false))
}

/** `3`, `3:0.1`, `1..5`. */
export function readIntervalo(texto: string): { valor: number; tolerancia: number } | null {
  const dots = texto.indexOf('..')
  const colon = texto.indexOf(':')
  if (dots > 0) {
    const [min, max] = [toNumber(texto.slice(0, dots)), toNumber(texto.slice(dots + 2))]
    if (min === null || max === null || max < min) return null
    return { valor: near((max + min) / 2), tolerancia: near((max - min) / 2) }
  }
  const valor = toNumber(colon > 0 ? texto.slice(0, colon) : texto)
  const tolerancia = colon > 0 ? toNumber(texto.slice(colon + 1)) : 0
  return valor === null || tolerancia === null || tolerancia < 0 ? null : { valor, tolerancia }
}

/** Halves of decimal numbers without the dust of binary ones. */
const near = (valor: number): number => Number(valor.toPrecision(15))

/** One numeric answer; a number: the share of whatever else is said (`*`). */
function readNumerica(resposta: Resposta, formato: FormatoGift): RespostaNumerica | Recusa | 'outra' {
  const weighed = weigh(resposta, 1)
  if (isRecusa(weighed)) return weighed
  const [said = '', retorno = ''] = splitComments(weighed.resto, 1)
  const numero = said.replaceAll('\\:', ':').trim()
  if (numero === '*' || numero === '') return 'outra'
  const intervalo = readIntervalo(numero)
  if (!intervalo) return recusa('numero_invalido', numero.slice(0, 80))
  return { ...intervalo, fracao: weighed.fracao, retorno: readTexto(retorno, formato).html }
}

function readNumericas(texto: string, formato: FormatoGift): Respostas | Recusa {
  const respostas: RespostaNumerica[] = []
  const avisos: Aviso[] = []
  let errado = ''
  for (const resposta of splitRespostas(texto, '=~')) {
    const one = readNumerica(resposta, formato)
    if (one === 'outra') {
      const { peso, resto } = splitWeight(resposta.texto)
      errado = readTexto(splitComments(resto, 1)[1] ?? '', formato).html
      const share = peso ?? (resposta.sinal === '=' ? 1 : 0)
      if (share !== 0) avisos.push({ codigo: 'sem_lugar', detalhe: `%${toFracao(share * 100)}%*` })
    } else if (isRecusa(one)) return one
    else respostas.push(one)
  }
  return of({ tipo: 'numerica', respostas, unidades: [] }, errado, avisos)
}

const VF = new Map([
  ...['T', 'TRUE', 'True', 'true'].map((said) => [said, true] as const),
  ...['F', 'FALSE', 'False', 'false'].map((said) => [said, false] as const),
])

function readVf(texto: string, formato: FormatoGift): Respostas | null {
  const [said = '', wrong = '', right = ''] = splitComments(texto, 2)
  const certa = VF.get(said.trim())
  if (certa === undefined) return null
  const [toRight, toWrong] = [right, wrong].map((one) => readTexto(one, formato).html)
  const retornos = certa
    ? { true: toRight ?? '', false: toWrong ?? '' }
    : { true: toWrong ?? '', false: toRight ?? '' }
  return of(newVf(certa, retornos))
}

const ABERTA: Pede = { tipo: 'aberta', forma: 'texto', maximo: null, modelo: '', criterios: '', rubrica: [] }

/** What is asked, by what the answers look like. */
export function readRespostas(texto: string, formato: FormatoGift): Respostas | Recusa {
  const trimmed = texto.trim()
  if (trimmed === '') return of(ABERTA)
  if (trimmed.startsWith('#')) return readNumericas(trimmed.slice(1), formato)
  if (findSign(trimmed, '~') !== -1) return readEscolha(trimmed, formato)
  if (findSign(trimmed, '=') !== -1 && trimmed.includes('->')) return readPares(trimmed, formato)
  return readVf(trimmed, formato) ?? readCurtas(trimmed, formato)
}
