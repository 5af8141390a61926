/** Bodies of JSON as they may be kept: PostgreSQL takes no half of a character, so it becomes U+FFFD as in any text. */
import type { FastifyInstance } from 'fastify'

/** The escape of a half: only such a body is walked through. */
const HALF = /\\u[dD][89a-fA-F]/

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name.toWellFormed(), wellFormed(inner)]),
  )
}

/** The value that was read of a text of JSON, half characters mended. */
export const mended = (text: string, value: unknown): unknown => (HALF.test(text) ? wellFormed(value) : value)

/** Reads JSON as Fastify does, which refuses `__proto__` and what is no JSON with 400, and mends half characters. */
export function readWellFormedJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parse(request, text, (error, value) => done(error, error === null ? mended(text, value) : value))
  })
}
