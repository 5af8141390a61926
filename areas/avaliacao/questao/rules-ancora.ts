/** Where a passage that somebody spoke of stands now, after others changed the text. Pure. */

/** Letters of a passage, at most, and of what is kept of the words on each side. */
export const MAX_TRECHO = 500
export const CONTEXTO = 32

export interface Ancora {
  trecho: string
  antes: string
  depois: string
  /** Where it began. */
  inicio: number
}

/** What is kept of a passage of a text; null: nothing that says something. */
export function ancoraDe(texto: string, [de, ate]: readonly [number, number]): Ancora | null {
  const trecho = texto.slice(de, Math.min(ate, de + MAX_TRECHO))
  return trecho.trim() === ''
    ? null
    : {
        trecho,
        antes: texto.slice(Math.max(0, de - CONTEXTO), de),
        depois: texto.slice(de + trecho.length, de + trecho.length + CONTEXTO),
        inicio: de,
      }
}

interface Folded {
  texto: string
  /** Where each sign of it begins in the text as it is, and where the last ends. */
  origem: readonly number[]
}

/** Spaces of any kind and number are one, letters with their marks are one sign: both are typed in more ways than one. */
function fold(texto: string): Folded {
  const signs: string[] = []
  const origem: number[] = []
  for (const { 0: sign, index } of texto.matchAll(/\s+|\S\p{M}*/gu)) {
    const one = sign.trim() === '' ? ' ' : sign.normalize('NFC')
    signs.push(one)
    for (let at = 0; at < one.length; at++) origem.push(index)
  }
  origem.push(texto.length)
  return { texto: signs.join(''), origem }
}

/** How many signs two texts share from their ends, or from their beginnings. */
function shared(a: string, b: string, from: 'end' | 'start'): number {
  const most = Math.min(a.length, b.length, CONTEXTO)
  const at = (text: string, n: number) => (from === 'start' ? text[n] : text[text.length - 1 - n])
  let n = 0
  while (n < most && at(a, n) === at(b, n)) n++
  return n
}

/**
 * Where the passage stands now: of the places that say the same, the one among the same words, then the nearest to where it
 * was. Null: nowhere.
 */
export function lugarDe(texto: string, ancora: Ancora): readonly [number, number] | null {
  const now = fold(texto)
  const trecho = fold(ancora.trecho).texto
  if (trecho.trim() === '') return null
  const [antes, depois] = [fold(ancora.antes).texto, fold(ancora.depois).texto]
  let best: { at: number; same: number; far: number } | null = null
  for (let at = now.texto.indexOf(trecho); at >= 0; at = now.texto.indexOf(trecho, at + 1)) {
    const end = at + trecho.length
    const same =
      shared(now.texto.slice(Math.max(0, at - CONTEXTO), at), antes, 'end') +
      shared(now.texto.slice(end, end + CONTEXTO), depois, 'start')
    const far = Math.abs((now.origem[at] ?? 0) - ancora.inicio)
    if (!best || same > best.same || (same === best.same && far < best.far)) best = { at, same, far }
  }
  if (!best) return null
  return [now.origem[best.at] ?? 0, now.origem[best.at + trecho.length] ?? texto.length]
}
