/** What writers of question formats have in common: what a format has no place for is told, never left out unsaid. */
import type { ItemLido, Perda } from './shapes-item.ts'

/** Fields that hold something. */
export function filledFields(item: ItemLido): Map<string, string> {
  const { retorno, dados } = item
  const all: [string, string | null | undefined][] = [
    ['id', item.id],
    ['titulo', item.titulo],
    ['base', item.base && (item.base.id ?? item.base.titulo)],
    ['retorno.geral', retorno.geral],
    ['retorno.certo', retorno.certo],
    ['retorno.errado', retorno.errado],
    ['retorno.parcial', retorno.parcial],
    ['dicas', item.dicas.length > 0 ? String(item.dicas.length) : ''],
    ['pontos', item.pontos === null ? '' : String(item.pontos)],
    ['penalidade', item.penalidade === null ? '' : String(item.penalidade)],
    ['tags', item.tags.join(' ')],
    ['categoria', item.categoria.join('/')],
    ...Object.entries(dados).map(([nome, valor]): [string, string] => [`dados.${nome}`, valor]),
  ]
  const filled = all.filter(
    (one): one is [string, string] => one[1] !== '' && one[1] !== null && one[1] !== undefined,
  )
  return new Map(item.base ? [...filled, ['base', item.base.id ?? '']] : filled)
}

/** The fields that hold something and that the format has no place for. */
export function lostFields(item: ItemLido, n: number, holds: ReadonlySet<string>): Perda[] {
  return [...filledFields(item)]
    .filter(([campo]) => !holds.has(campo))
    .map(([campo, detalhe]) => ({ item: n, campo, detalhe: detalhe.slice(0, 80) }))
}

/** Formats of Moodle count every part. */
export const lostWhole = ({ pede }: ItemLido): [campo: string, detalhe: string][] =>
  'inteira' in pede && pede.inteira ? [['pede.inteira', '']] : []

/** A name is one line. */
export const oneLine = (texto: string): string => texto.replaceAll(/\s/g, ' ').trim()
