/** Sentences in pairs: one language picked once, numbers and plurals in words. */
import { describe, expect, it } from 'vitest'
import { defineTexts, plural, say } from './texts.ts'

const texts = defineTexts({
  entrar: { pt: 'Entrar', en: 'Sign in' },
  respostas: {
    pt: (n: number) => plural(n, 'uma resposta', '# respostas'),
    en: (n: number) => (n === 1 ? 'one answer' : `${n} answers`),
  },
})

describe('say', () => {
  it('picks one language', () => {
    expect(say(texts, 'pt-br').entrar).toBe('Entrar')
    expect(say(texts, 'en-us').entrar).toBe('Sign in')
    expect(say(texts, 'en-us').respostas(2)).toBe('2 answers')
  })

  it('gives the same object each time, another for each language and table', () => {
    expect(say(texts, 'pt-br')).toBe(say(texts, 'pt-br'))
    expect(say(texts, 'pt-br')).not.toBe(say(texts, 'en-us'))
    expect(say(defineTexts({ a: { pt: 'x', en: 'y' } }), 'pt-br')).toEqual({ a: 'x' })
  })
})

describe('plural', () => {
  it.each([
    [0, '0 respostas'],
    [1, 'uma resposta'],
    [2, '2 respostas'],
    [1_284, '1.284 respostas'],
    [1_000_000, '1.000.000 respostas'],
  ])('%i: %s', (n, wanted) => expect(plural(n, 'uma resposta', '# respostas')).toBe(wanted))
})
