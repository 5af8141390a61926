/** Moodle's embedded answers: a text with `{1:MULTICHOICE:=right#why~wrong}` where a gap stands. */
import {
  checkPede,
  isRecusa,
  newCurta,
  newItem,
  newLeitura,
  type Recusa,
  recusa,
  refuse,
  settle,
} from './rules-item.ts'
import { collapse, decodeEntities, fromLooseHtml, toFracao, toNumber, withLines } from './rules-textos.ts'
import type { Escolha, Lacuna, Lacunas, Leitura, Numerica, Opcao } from './shapes-item.ts'

interface Tipo {
  pede: 'escolha' | 'curta' | 'numerica'
  multipla?: true
  embaralhar?: true
  maiusculas?: true
}

const TIPOS = new Map<string, Tipo>([
  ...['SHORTANSWER', 'SA', 'MW'].map((nome) => [nome, { pede: 'curta' }] as const),
  ...['SHORTANSWER_C', 'SAC', 'MWC'].map((nome) => [nome, { pede: 'curta', maiusculas: true }] as const),
  ...['NUMERICAL', 'NM'].map((nome) => [nome, { pede: 'numerica' }] as const),
  ...['MULTICHOICE', 'MC', 'MULTICHOICE_V', 'MCV', 'MULTICHOICE_H', 'MCH'].map(
    (nome) => [nome, { pede: 'escolha' }] as const,
  ),
  ...['MULTICHOICE_S', 'MCS', 'MULTICHOICE_VS', 'MCVS', 'MULTICHOICE_HS', 'MCHS'].map(
    (nome) => [nome, { pede: 'escolha', embaralhar: true }] as const,
  ),
  ...['MULTIRESPONSE', 'MR', 'MULTIRESPONSE_H', 'MRH'].map(
    (nome) => [nome, { pede: 'escolha', multipla: true }] as const,
  ),
  ...['MULTIRESPONSE_S', 'MRS', 'MULTIRESPONSE_HS', 'MRHS'].map(
    (nome) => [nome, { pede: 'escolha', multipla: true, embaralhar: true }] as const,
  ),
])

const BEGIN = /\{(\d{0,4}):([A-Za-z_]{1,20}):/y

const withoutSlashes = (texto: string): string => texto.replaceAll(/\\([}#~/"'\\])/g, '$1')

/** From here, the next of these signs with no backslash before it. */
function findSign(texto: string, signs: string, from: number, to = texto.length): number {
  for (let at = from; at < to; at += 1) {
    const sign = texto[at] ?? ''
    if (sign === '\\') at += 1
    else if (signs.includes(sign)) return at
  }
  return -1
}

type Around = (texto: string) => string

interface Alternativa {
  texto: string
  fracao: number
  retorno: string
}

const PERCENT = /^%([^%]{1,20})%/

function readAlternativa(bruta: string, spaced: Around): Alternativa | Recusa {
  const trimmed = bruta.trim()
  const [whole = '', said] = PERCENT.exec(trimmed) ?? []
  const value = said === undefined ? null : toNumber(said)
  if (said !== undefined && value === null) return recusa('numero_invalido', whole)
  const right = trimmed.startsWith('=')
  const rest = trimmed.slice(right ? 1 : whole.length)
  const hash = findSign(rest, '#', 0)
  return {
    texto: spaced(withoutSlashes(hash === -1 ? rest : rest.slice(0, hash))).trim(),
    fracao: right ? 1 : value === null ? 0 : toFracao(value / 100),
    retorno: hash === -1 ? '' : fromLooseHtml(spaced(withoutSlashes(rest.slice(hash + 1))).trim()),
  }
}

function readNumerica(alternativas: readonly Alternativa[]): Numerica | Recusa {
  const respostas: Numerica['respostas'] = []
  for (const { texto, fracao, retorno } of alternativas) {
    if (texto === '*') continue
    const [valor = null, tolerancia = null] = [...texto.split(':'), '0'].slice(0, 2).map(toNumber)
    if (valor === null || tolerancia === null || texto.split(':').length > 2)
      return recusa('numero_invalido', texto.slice(0, 80))
    respostas.push({ valor, tolerancia: Math.abs(tolerancia), fracao, retorno })
  }
  return { tipo: 'numerica', respostas, unidades: [] }
}

function readPede(tipo: Tipo, alternativas: readonly Alternativa[]): Lacuna['pede'] | Recusa {
  if (tipo.pede === 'numerica') return readNumerica(alternativas)
  if (tipo.pede === 'curta')
    return newCurta(
      alternativas.map((uma) => ({ ...uma, texto: decodeEntities(uma.texto) })),
      tipo.maiusculas === true,
    )
  const opcoes: Opcao[] = alternativas.map(({ texto, fracao, retorno }, n) => ({
    id: String(n + 1),
    html: fromLooseHtml(texto),
    fracao,
    retorno,
  }))
  const multipla = tipo.multipla === true
  return { tipo: 'escolha', multipla, embaralhar: tipo.embaralhar === true, opcoes } satisfies Escolha
}

interface Achada {
  fim: number
  lacuna: Lacuna
}

/** The gap that begins here; null: it is only a brace. */
function readLacuna(texto: string, at: number, id: string, spaced: Around): Achada | Recusa | null {
  BEGIN.lastIndex = at
  const [whole, peso = '', nome = ''] = BEGIN.exec(texto) ?? []
  if (whole === undefined) return null
  const tipo = TIPOS.get(nome.toUpperCase())
  if (!tipo) return recusa('lacuna_invalida', whole)
  const end = findSign(texto, '}', at + whole.length)
  if (end === -1) return recusa('lacuna_invalida', texto.slice(at, at + 80))
  const alternativas: Alternativa[] = []
  for (let from = at + whole.length; from <= end; ) {
    const next = findSign(texto, '~', from, end)
    const stop = next === -1 ? end : next
    const bruta = texto.slice(from, stop)
    if (bruta.trim() !== '') {
      const one = readAlternativa(bruta, spaced)
      if (isRecusa(one)) return one
      alternativas.push(one)
    }
    from = stop + 1
  }
  const pede = readPede(tipo, alternativas)
  if (isRecusa(pede)) return pede
  return { fim: end + 1, lacuna: { id, peso: peso === '' ? 1 : Number(peso), pede } }
}

/** What is to be told apart from the marks of gaps. */
export const guardMarks = (html: string): string => html.replaceAll('{{', '{&#123;')

/** Shares of the points, of what each gap counts. */
export function shareOut(lacunas: readonly Lacuna[]): Lacuna[] {
  const sum = lacunas.reduce((all, { peso }) => all + peso, 0)
  return lacunas.map((uma) => ({ ...uma, peso: toFracao(sum === 0 ? 1 / lacunas.length : uma.peso / sum) }))
}

/** The gaps of a text, and all their points: `around` makes HTML of what stands around them, `spaced` minds the spaces within. */
export function readLacunas(
  texto: string,
  around: Around,
  spaced: Around,
): { pede: Lacunas; pontos: number } | Recusa {
  const [out, lacunas]: [string[], Lacuna[]] = [[], []]
  let kept = 0
  for (let at = texto.indexOf('{'); at !== -1; ) {
    const found = readLacuna(texto, at, String(lacunas.length + 1), spaced)
    if (found && isRecusa(found)) return found
    if (found) {
      out.push(guardMarks(around(texto.slice(kept, at))), `{{${found.lacuna.id}}}`)
      lacunas.push(found.lacuna)
      kept = found.fim
    }
    at = texto.indexOf('{', found ? found.fim : at + 1)
  }
  out.push(guardMarks(around(texto.slice(kept))))
  const pede: Lacunas = { tipo: 'lacunas', texto: out.join(''), modo: 'escrever', lacunas: shareOut(lacunas) }
  const wrong = checkPede(pede)
  return wrong ?? { pede, pontos: lacunas.reduce((all, { peso }) => all + peso, 0) }
}

/** A file of embedded answers is one question, as it is for Moodle. */
export function readCloze(texto: string, arquivo: string): Leitura {
  const leitura = newLeitura()
  const lugar = { arquivo, linha: 1, item: null }
  const read = readLacunas(texto.trim(), (part) => withLines(fromLooseHtml(part)), collapse)
  if (isRecusa(read)) refuse(leitura, lugar, '', read, texto)
  else settle(leitura, newItem(lugar, texto, read))
  return leitura
}
