/** The error catalogue of section 8 that concerns calls, each sentence once. */
import { describe, expect, it } from 'vitest'
import { ApiError, errorOf, errorSentence, extractMessage, isSuccess } from './failure.ts'

describe('success', () => {
  it.each([
    [{ status: 'sucesso' }, true],
    [{ status: 'erro' }, false],
    [{ status: 'Sucesso' }, false],
    [{ status: true }, false],
    [{}, false],
    ['sucesso', false],
    [null, false],
    [[{ status: 'sucesso' }], false],
  ])('%j', (data, success) => expect(isSuccess(data)).toBe(success))
})

describe('extractMessage', () => {
  it.each([
    ['status erro and mensagem a string', { status: 'erro', mensagem: 'Não.' }, 'Não.'],
    [
      'status erro and mensagem a non-empty list',
      { status: 'erro', mensagem: ['Não.', 'Nem.'] },
      ['Não.', 'Nem.'],
    ],
    ['status erro and an empty list', { status: 'erro', mensagem: [] }, null],
    ['status erro and mensagem something else', { status: 'erro', mensagem: { a: 1 } }, null],
    ['another status', { status: 'sucesso', mensagem: 'Não.' }, null],
    ['a plain-string body', 'Fora do ar', 'Fora do ar'],
    ['nothing', null, null],
    ['nothing', undefined, null],
    ['a number', 3, null],
  ])('%s', (_, data, message) => expect(extractMessage(data)).toEqual(message))
})

describe('errorOf', () => {
  it.each([
    ['12', 12],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
    [null, 0],
  ])('reads the seconds to wait of %j', (header, seconds) => {
    expect(errorOf(429, { status: 'erro' }, header).retryAfter).toBe(seconds)
  })

  it('keeps status, code, message, fields and data of the envelope', () => {
    const data = {
      status: 'erro',
      codigo: 'invalido',
      mensagem: 'Confira.',
      campos: { titulo: 'Falta.', nome: ['A.', 'B.'] },
    }
    expect(errorOf(422, data)).toMatchObject({
      name: 'ApiError',
      message: 'Confira.',
      status: 422,
      codigo: 'invalido',
      mensagem: 'Confira.',
      campos: { titulo: 'Falta.', nome: 'A. B.' },
      data,
    })
  })

  it.each([200, 0])('HTTP %i that is no success is unknown: 500', (http) => {
    expect(errorOf(http, { status: 'erro' })).toMatchObject({
      status: 500,
      codigo: 'desconhecido',
      mensagem: null,
    })
  })
})

describe('errorSentence', () => {
  const error = (codigo: string, mensagem: string | string[] | null) =>
    new ApiError({ status: 0, codigo, mensagem })
  it.each([
    [error('invalido', ['Um.', 'Dois.']), 'Um. Dois.', 'Um. Dois.'],
    [error('sem_conexao', null), /^Sem conexão/, /^No connection/],
    [error('tempo_esgotado', null), /demorou/, /too long/],
    [error('desconhecido', null), /do nosso lado/, /our side/],
    [new Error('x is undefined'), /do nosso lado/, /our side/],
  ])('%s', (thrown, pt, en) => {
    expect(errorSentence(thrown, 'pt-br')).toMatch(pt)
    expect(errorSentence(thrown, 'en-us')).toMatch(en)
  })
})
