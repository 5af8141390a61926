/** What the code knows of a value and the compiler does not: held against it when it runs, never only said. */

/** A value that is there, because something before has seen to it. @throws where it is not */
export function sure<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error('What must be there is missing.')
  return value
}

/** The code of an error, as systems and databases give it: `ENOENT`, `23505`. */
export function codeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

/** Whether a value is an object that can be looked into, a list not among them. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
