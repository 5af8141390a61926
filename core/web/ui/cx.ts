/** Joins class names, leaving out what is absent. */
export const cx = (...names: (string | false | undefined | null)[]): string => names.filter(Boolean).join(' ')
