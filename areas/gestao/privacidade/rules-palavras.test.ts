/** Which words are taken out for somebody, and which are left because they are another person's, or nobody's. */
import { expect, it } from 'vitest'
import { padroesOf, tellsOf } from './rules-palavras.ts'

/** The pattern as JavaScript reads it: the classes of PostgreSQL in its own words. */
const cleaned = (
  text: string,
  nomes: string[],
  sinais: string[] = [],
  outros: string[] = [],
  as: 'texto' | 'json' = 'texto',
): string => {
  const padroes = padroesOf({ nomes, sinais, outros })
  if (!padroes) return text
  return text.replace(new RegExp(padroes[as].replaceAll('[[:alnum:]_]', '[\\p{L}\\p{N}_]'), 'giu'), '#')
}

it('a whole name goes wherever it stands; a name of one word only where it is said to be one', () => {
  expect(cleaned('Parabéns, rosa  lima! Rosa Limarães não.', ['Rosa Lima'])).toBe(
    'Parabéns, #! Rosa Limarães não.',
  )
  expect(cleaned('A rosa é vermelha', ['Rosa'])).toBe('A rosa é vermelha')
  expect(cleaned('Rosa', ['Rosa'])).toBe('Rosa')
  expect(cleaned('{"autor": "Rosa", "valor": "Rosa"}', ['Rosa'], [], [], 'json')).toBe(
    '{"autor": "#", "valor": "Rosa"}',
  )
})

it('the names of others stay: the same name, and one that is longer on either side', () => {
  expect(cleaned('João Silva', ['João Silva'], [], ['joão silva'])).toBe('João Silva')
  const outros = ['João Silva Neto', 'Maria João Silva']
  expect(cleaned('João Silva, João Silva Neto, Maria João Silva', ['João Silva'], [], outros)).toBe(
    '#, João Silva Neto, Maria João Silva',
  )
})

it('signs go as they are spelt; one that could be a word, or any number, stays', () => {
  const sinais = ['93541134780', '48988117741', 'rosa.lima', 'rosa', 'RA-7741']
  expect(cleaned('935.411.347-80 e (48) 98811-7741, rosa.lima ou RA-7741', [], sinais)).toBe('# e #, # ou #')
  expect(cleaned('uma rosa', [], sinais)).toBe('uma rosa')
  expect(cleaned('Resposta: 12345', [], ['12345'])).toBe('Resposta: 12345')
  expect(cleaned('1935411347801', [], sinais)).toBe('1935411347801')
})

it('of who is erased already there is nothing left to take', () => {
  expect(padroesOf({ nomes: ['Pessoa removida'], sinais: ['removida-12'], outros: [] })).toBeNull()
})

it('a letter that tells of the person is known', () => {
  const tells = tellsOf({ nomes: ['Rosa Lima'], sinais: ['rosa@escola.test'], outros: [] })
  expect(tells('Olá, ROSA LIMA!')).toBe(true)
  expect(tells('para: rosa@escola.test')).toBe(true)
  expect(tells('A rosa')).toBe(false)
})
