/** Words as they look, and as they stand in the cells of word games. */

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Two parts that look the same give the same text: accents and capitals never tell parts apart (H-05). */
export const comparavel = (text: string): string => bare(text).replace(/\s+/g, ' ').trim().toLowerCase()

/** Only the letters, A to Z and digits, as they stand in the cells of a word game. */
export const letrasDe = (text: string): string =>
  bare(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
