/**
 * A table that is looked up by a text from outside: it has its rows and no other. A plain object answers to `constructor`,
 * `toString` and `__proto__` too, with a function where a word was expected.
 */
export function table<T>(rows: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  const alone: Record<string, T> = Object.create(null)
  return Object.assign(alone, rows)
}
