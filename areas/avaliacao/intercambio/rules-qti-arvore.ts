/** The tree of a QTI file under one set of names: those of version 2; version 3 says the same with hyphens. */
import { childrenOf, isNo, type No, textOf } from './rules-xml-no.ts'

const camel = (nome: string): string => nome.replace(/-([a-z\d])/g, (_, sign: string) => sign.toUpperCase())

/** The names of version 2, whatever the version. What is HTML stays. */
export function plainNames(no: No): No {
  const filhos = no.filhos.map((filho) => (isNo(filho) ? plainNames(filho) : filho))
  if (!no.nome.startsWith('qti-')) return { ...no, filhos }
  const atributos = Object.entries(no.atributos).map(([nome, valor]): [string, string] => [
    /^(?:data|aria)-/.test(nome) ? nome : camel(nome),
    valor,
  ])
  return { ...no, nome: camel(no.nome.slice(4)), atributos: Object.fromEntries(atributos), filhos }
}

/** All elements of these names below, in order; not within one another. */
export function findAll(no: No, nomes: ReadonlySet<string>): No[] {
  const found: No[] = []
  const look = (one: No): void => {
    for (const filho of one.filhos)
      if (isNo(filho))
        if (nomes.has(filho.nome)) found.push(filho)
        else look(filho)
  }
  look(no)
  return found
}

/** All elements of this name below, within one another too. */
export function everyOne(no: No, nome: string): No[] {
  const found: No[] = []
  const look = (one: No): void => {
    for (const filho of one.filhos)
      if (isNo(filho)) {
        if (filho.nome === nome) found.push(filho)
        look(filho)
      }
  }
  look(no)
  return found
}

export const elementsOf = (no: No): No[] => no.filhos.filter(isNo)
export const wordsIn = (no: No | null | undefined): string => (no ? textOf(no).trim() : '')
export const valuesOf = (no: No): string[] => childrenOf(no, 'value').map(wordsIn)

/** `attribute="true"`, however it is spelt. */
export const isTrue = (valor: string | undefined): boolean => /^(?:true|yes|1)$/i.test(valor?.trim() ?? '')

/** A number as files write it; null: it is none. */
export function numberOf(texto: string | undefined | null): number | null {
  const text = (texto ?? '').trim().replace(/^(-?\d{1,30}),(\d{1,30})$/, '$1.$2')
  if (!/^[-+]?(?:\d{1,400}\.?\d{0,400}|\.\d{1,400})(?:e[-+]?\d{1,4})?$/i.test(text)) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

export const wholeOf = (texto: string | undefined): number | null => {
  const value = numberOf(texto)
  return value !== null && Number.isInteger(value) ? value : null
}

/** How many elements there are. */
export const sizeOf = (no: No): number =>
  no.filhos.reduce((sum, filho) => sum + (isNo(filho) ? sizeOf(filho) : 0), 1)
