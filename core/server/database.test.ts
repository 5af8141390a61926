/** What an error of the database means for the caller. */
import { describe, expect, it } from 'vitest'
import { failureOf } from './database.ts'

const withCode = (code: string) => Object.assign(new Error('segredo: relation "usuario"'), { code })

describe('failureOf', () => {
  it.each<[string, number, string]>([
    ['ECONNREFUSED', 503, 'banco_indisponivel'],
    ['ECONNRESET', 503, 'banco_indisponivel'],
    ['ENOENT', 503, 'banco_indisponivel'],
    ['08006', 503, 'banco_indisponivel'],
    ['57P01', 503, 'banco_indisponivel'],
    ['57P03', 503, 'banco_indisponivel'],
    ['53300', 503, 'banco_indisponivel'],
    ['25P03', 503, 'banco_indisponivel'],
    ['55P03', 503, 'em_uso'],
    ['57014', 503, 'demorou_demais'],
    ['53100', 507, 'sem_espaco'],
    ['22021', 400, 'texto_invalido'],
    ['23505', 409, 'ja_existe'],
    ['23503', 409, 'vinculo_invalido'],
  ])('%s is %i %s', (code, status, codigo) => {
    const found = failureOf(withCode(code))
    expect([found?.statusCode, found?.codigo]).toEqual([status, codigo])
    expect(found?.message).not.toMatch(/segredo|usuario/)
    expect(found?.details.headers?.['retry-after']).toBe(status === 503 ? '5' : undefined)
  })

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('the driver’s own words are known: %s', (message) =>
    expect(failureOf(new Error(message))?.statusCode).toBe(503),
  )

  it.each([
    ['a syntax error', withCode('42601')],
    ['a check', withCode('23514')],
    ['a missing table', withCode('42P01')],
    ['no right to it', withCode('42501')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing', undefined],
    ['a text', 'x'],
    ['an object', {}],
  ])('%s is a mistake of ours', (_, error) => expect(failureOf(error)).toBeUndefined())
})
