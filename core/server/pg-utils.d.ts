/** The part of the driver's own tools that has no types: how it writes a parameter. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null
}
