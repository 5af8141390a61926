/** Written answers as they are compared: accents never count, and case only where the author says so (H-05). */

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Two writings that are the same answer give the same text. */
export function comparavel(text: string, maiusculas = false): string {
  const clean = bare(text).replace(/\s+/g, ' ').trim()
  return maiusculas ? clean : clean.toLowerCase()
}

/** Only the letters, A to Z and digits, as they stand in the cells of a word game. */
export const letrasDe = (text: string): string =>
  bare(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
