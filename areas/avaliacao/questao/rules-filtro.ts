/** Filters of the bank that are kept: read from an address, compared, written into one. Pure. */
import { escolhasDe } from './rules-busca.ts'

/** What an address narrows the bank by; the page and what is not known to it are not kept. */
export const NOMES_FILTRO = [
  'busca',
  'disciplina',
  'periodo',
  'habilidade',
  'dificuldade',
  'bloom',
  'tipo',
  'procedencia',
  'licenca',
  'origem',
  'estado',
  'favoritas',
] as const
type Nome = (typeof NOMES_FILTRO)[number]

type Lido = Readonly<Partial<Record<Nome, string | undefined>>>

/** What a list asks for, as it is kept: words trimmed, choices as text. */
export const guardadoDe = (filtro: Readonly<Record<string, unknown>>): Partial<Record<Nome, string>> =>
  Object.fromEntries(
    NOMES_FILTRO.flatMap((nome) => {
      const value = filtro[nome]
      if (value === undefined || value === false || value === '') return []
      return [[nome, value === true ? 'sim' : String(value).trim()]]
    }),
  )

/** The same whatever the order of its choices. */
const asKey = (filtro: Lido): string =>
  JSON.stringify(
    NOMES_FILTRO.map((nome) => {
      const value = filtro[nome] ?? ''
      return nome === 'busca' ? value.trim().toLowerCase() : escolhasDe(value).toSorted().join(',')
    }),
  )

export const isMesmoFiltro = (a: Lido, b: Lido): boolean => asKey(a) === asKey(b)

/** An address that shows it. */
export const buscaDe = (filtro: Lido): string =>
  NOMES_FILTRO.flatMap((nome) => {
    const value = filtro[nome]
    return value === undefined || value === '' ? [] : [`${nome}=${encodeURIComponent(value)}`]
  }).join('&')
