/** What answers are worth, as authors type it: shares in percent, and one answer or unit a line with its worth behind `=`. */
import { readNumber, writeNumber } from '../../../../../core/contract/number.ts'
import type { Conteudo } from '../../shapes-telas.ts'

type Language = Parameters<typeof readNumber>[1]

const sete = (n: number): number => Math.round(n * 1e7) / 1e7

/** What is written in thirds, sixths, sevenths and ninths is meant as such: three times 33,3 are all. */
export function fracaoDoPercentual(percentual: number): number {
  const places = String(percentual).split('.')[1]?.length ?? 0
  const near = [3, 6, 7, 9].flatMap((parts) => {
    const share = Math.round((percentual * parts) / 100) / parts
    const same = Math.round(share * 100 * 10 ** places) === Math.round(percentual * 10 ** places)
    return places > 0 && same ? [share] : []
  })
  return sete(near[0] ?? percentual / 100)
}

export const percentualDa = (fracao: number): number => Math.round(fracao * 10_000) / 100

/** What stands before the last `=`, and the number behind it, its sign of percent or its unit aside. */
function partes(line: string, language: Language): { antes: string; numero: number } | null {
  const at = line.lastIndexOf('=')
  const antes = line.slice(0, at).trim()
  const [said = ''] = /^\s*[\d.,e+\s-]*/i.exec(line.slice(at + 1)) ?? []
  const numero = readNumber(said, language)
  return at < 1 || antes === '' || numero === undefined ? null : { antes, numero }
}

const fracaoEm = (numero: number): number | null =>
  numero >= 0 && numero <= 100 ? fracaoDoPercentual(numero) : null

type Numerica = Conteudo<'numerica'>
type Lista<T> = {
  ler: (lines: readonly string[], language: Language) => T[]
  dizer: (one: T, language: Language) => string
}

const each =
  <T>(read: (line: string, language: Language) => T | null): Lista<T>['ler'] =>
  (lines, language) =>
    lines.flatMap((line) => read(line, language) ?? [])

/** `km = 1000`: one of these is so many of the answer's own. */
export const UNIDADES: Lista<NonNullable<Numerica['unidades']>[number]> = {
  ler: each((line, language) => {
    const read = partes(line.replace(/^\s*1\s+/, ''), language)
    return read && read.numero > 0 && read.antes.length <= 30 ? { nome: read.antes, vale: read.numero } : null
  }),
  dizer: ({ nome, vale }, language) => `${nome} = ${writeNumber(vale, language)}`,
}

/** `quase certo = 50%`. */
export const PARCIAIS: Lista<{ texto: string; fracao: number }> = {
  ler: each((line, language) => {
    const read = partes(line, language)
    const fracao = read && fracaoEm(read.numero)
    return fracao === null ? null : { texto: read?.antes ?? '', fracao }
  }),
  dizer: ({ texto, fracao }, language) => `${texto} = ${writeNumber(percentualDa(fracao), language)}%`,
}

/** `2: quase certo = 50%`: of the second gap. */
export const DAS_LACUNAS: Lista<{ lacuna: number; texto: string; fracao: number }> = {
  ler: each((line, language) => {
    const [whole = '', place] = /^\s*(\d{1,2})\s*:/.exec(line) ?? []
    const [read] = place === undefined ? [] : PARCIAIS.ler([line.slice(whole.length)], language)
    const lacuna = Number(place)
    return read && lacuna >= 1 && lacuna <= 50 ? { lacuna, ...read } : null
  }),
  dizer: ({ lacuna, ...one }, language) => `${lacuna}: ${PARCIAIS.dizer(one, language)}`,
}

/** `12,5 ± 0,5 = 50%`. */
export const OUTRAS: Lista<NonNullable<Numerica['outras']>[number]> = {
  ler: each((line, language) => {
    const read = partes(line, language)
    const [value = '', more = '0'] = read?.antes.split('±') ?? []
    const [valor, tolerancia] = [readNumber(value, language), readNumber(more, language)]
    const fracao = read && fracaoEm(read.numero)
    return valor === undefined || tolerancia === undefined || tolerancia < 0 || fracao === null
      ? null
      : { valor, tolerancia, fracao }
  }),
  dizer: ({ valor, tolerancia, fracao }, language) => {
    const range = tolerancia > 0 ? ` ± ${writeNumber(tolerancia, language)}` : ''
    return `${writeNumber(valor, language)}${range} = ${writeNumber(percentualDa(fracao), language)}%`
  },
}
