/** The letter that an alternative is known by, from its place from 0: A, B, C… */
export const letterOf = (at: number): string => String.fromCharCode(65 + at)
