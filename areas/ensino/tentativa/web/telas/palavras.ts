/** Words in a text. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length
