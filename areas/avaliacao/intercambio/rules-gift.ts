/**
 * GIFT whole, in one pass: questions are parted by empty lines, so that what is wrong with one loses no other. What
 * Moodle accepts and the published grammar does not (wrong answers of numbers, `:` alone) is read as Moodle reads it.
 */
import { readRespostas } from './rules-gift-respostas.ts'
import { findRun, findSign, readTexto, unescapeGift } from './rules-gift-texto.ts'
import { devolver } from './rules-guardar.ts'
import { aviso, isRecusa, newItem, newLeitura, recusa, refuse, settle, toCategoria } from './rules-item.ts'
import { collapse } from './rules-textos.ts'
import type { Aviso, Leitura, Lugar } from './shapes-item.ts'

export interface Bloco {
  /** Of its first line that is no comment. */
  linha: number
  /** As it stands in the file. */
  fonte: string
  /** Without its comments. */
  texto: string
  comentarios: string[]
  /** Empty lines stood within its braces. */
  juntado: boolean
}

/** How many blocks are looked through for the end of braces that stay open. */
const AHEAD = 20

/** What stands between empty lines. */
function splitBlocos(texto: string, withComments: boolean): Bloco[] {
  const blocos: Bloco[] = []
  let [linhas, first]: [string[], number] = [[], 0]
  const flush = () => {
    if (linhas.length > 0) blocos.push(toBloco(linhas, first, withComments))
    linhas = []
  }
  for (const [n, linha] of texto.replaceAll(/\r\n?/g, '\n').split('\n').entries()) {
    if (linha.trim() === '') flush()
    else {
      if (linhas.length === 0) first = n + 1
      linhas.push(linha)
    }
  }
  flush()
  return blocos
}

function toBloco(linhas: readonly string[], first: number, withComments: boolean): Bloco {
  const isComment = (linha: string) => withComments && linha.trimStart().startsWith('//')
  const begin = linhas.findIndex((linha) => !isComment(linha))
  return {
    linha: first + Math.max(0, begin),
    fonte: linhas.join('\n'),
    texto: linhas
      .filter((linha) => !isComment(linha))
      .join('\n')
      .trim(),
    comentarios: linhas.filter(isComment).map((linha) => linha.trim()),
    juntado: false,
  }
}

const isOpen = ({ texto }: Bloco): boolean => {
  const begin = findSign(texto, '{')
  return begin !== -1 && findSign(texto, '}', begin) === -1
}

/** Blocks; where braces stay open and one that follows does no more than close them, they are one. */
export function readBlocos(texto: string, withComments = true): Bloco[] {
  const all = splitBlocos(texto, withComments)
  const out: Bloco[] = []
  for (let n = 0; n < all.length; n += 1) {
    const bloco = all[n]
    if (!bloco) continue
    const next = isOpen(bloco) ? all.slice(n + 1, n + 1 + AHEAD) : []
    const brace = next.findIndex((one) => findSign(one.texto, '{}') !== -1)
    const closing = next[brace]
    if (!closing || closing.texto[findSign(closing.texto, '{}')] !== '}') out.push(bloco)
    else {
      const joined = [bloco, ...next.slice(0, brace + 1)]
      out.push({
        ...bloco,
        fonte: joined.map((one) => one.fonte).join('\n\n'),
        texto: joined.map((one) => one.texto).join('\n'),
        comentarios: joined.flatMap((one) => one.comentarios),
        juntado: true,
      })
      n += brace + 1
    }
  }
  return out
}

/** `[id:…]` and `[tag:…]` of the comments; a backslash lets `]` stand in them. */
function readMarks(comentarios: readonly string[], mark: string): string[] {
  const found: string[] = []
  for (const linha of comentarios)
    for (let at = linha.indexOf(`[${mark}:`); at !== -1; at = linha.indexOf(`[${mark}:`, at + 1)) {
      const from = at + mark.length + 2
      let end = linha.indexOf(']', from)
      while (end !== -1 && linha[end - 1] === '\\') end = linha.indexOf(']', end + 1)
      if (end === -1) break
      found.push(linha.slice(from, end).replaceAll('\\]', ']').trim())
      at = end
    }
  return found.filter((one) => one !== '')
}

/** `::name::` at the beginning, and the rest. */
function splitTitulo(texto: string): { titulo: string; resto: string } {
  if (!texto.startsWith('::')) return { titulo: '', resto: texto }
  const end = findRun(texto, '::', 2)
  if (end === -1) return { titulo: '', resto: texto }
  return {
    titulo: collapse(unescapeGift(texto.slice(2, end))).trim(),
    resto: texto.slice(end + 2).trim(),
  }
}

/** The answers between the braces, and the text around them with a gap where they stood within it. */
export function splitBraces(
  texto: string,
  find: (sign: string, from: number) => number,
  always: boolean,
): { enunciado: string; respostas: string } | null {
  const begin = find('{', 0)
  const end = find('}', 0)
  if (begin === -1 || end < begin) return null
  const after = texto.slice(end + 1)
  const gap = always || after.trim() !== '' ? '_____' : ''
  return {
    enunciado: texto.slice(0, begin) + gap + after,
    respostas: texto.slice(begin + 1, end),
  }
}

/** General feedback begins with the last `####`. */
function splitGeral(respostas: string): { respostas: string; geral: string } {
  let [at, last] = [findRun(respostas, '####'), -1]
  while (at !== -1) {
    last = at
    at = findRun(respostas, '####', at + 1)
  }
  return last === -1
    ? { respostas, geral: '' }
    : { respostas: respostas.slice(0, last), geral: respostas.slice(last + 4) }
}

function decoded(texto: string): string {
  try {
    return decodeURIComponent(texto)
  } catch {
    return ''
  }
}

const CATEGORY = '$CATEGORY:'

function readBloco(leitura: Leitura, arquivo: string, bloco: Bloco, categoria: string[]): void {
  const [id = null] = readMarks(bloco.comentarios, 'id')
  const { titulo, resto } = splitTitulo(bloco.texto)
  const lugar: Lugar = { arquivo, linha: bloco.linha, item: titulo || id }
  const common = { id, titulo, categoria, tags: readMarks(bloco.comentarios, 'tag') }
  const avisos: Aviso[] = bloco.juntado ? [aviso('consertado', '{\n\n}')] : []
  const noBraces = findSign(resto, '{}') === -1
  const parts = splitBraces(resto, (sign, from) => findSign(resto, sign, from), false)
  if (!noBraces && !parts) {
    refuse(leitura, lugar, titulo, recusa('mal_formado', '{}'), bloco.fonte)
    return
  }
  const { formato, html } = readTexto(parts?.enunciado ?? resto, 'moodle')
  if (formato === 'markdown') avisos.push(aviso('convertido', '[markdown]'))
  const { respostas, geral } = splitGeral(parts?.respostas ?? '')
  const read = parts
    ? readRespostas(respostas, formato)
    : { pede: { tipo: 'so_texto' as const }, errado: '', avisos: [] }
  if (isRecusa(read)) {
    refuse(leitura, lugar, titulo, read, bloco.fonte)
    return
  }
  const retorno = { geral: readTexto(geral, formato).html, certo: '', errado: read.errado, parcial: '' }
  const item = newItem(lugar, bloco.fonte, {
    ...common,
    enunciado: html,
    pede: read.pede,
    retorno,
    avisos: [...avisos, ...read.avisos],
  })
  const [guarda = ''] = readMarks(bloco.comentarios, 'turmalina')
  settle(leitura, devolver(item, decoded(guarda)))
}

/** What a GIFT file says. */
export function readGift(texto: string, arquivo: string): Leitura {
  const leitura = newLeitura()
  let categoria: string[] = []
  for (const bloco of readBlocos(texto)) {
    if (bloco.texto === '') continue
    if (!bloco.texto.startsWith(CATEGORY)) {
      readBloco(leitura, arquivo, bloco, categoria)
      continue
    }
    const end = bloco.texto.indexOf('\n')
    const caminho = bloco.texto.slice(CATEGORY.length, end === -1 ? undefined : end)
    categoria = toCategoria(caminho)
    leitura.categorias.push({ caminho: categoria, descricao: '' })
    const rest = end === -1 ? '' : bloco.texto.slice(end + 1).trim()
    if (rest !== '') readBloco(leitura, arquivo, { ...bloco, texto: rest, linha: bloco.linha + 1 }, categoria)
  }
  return leitura
}
