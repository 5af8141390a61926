/** Passwords that are refused and those that are not, addresses, names, and the days of a removal. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  normalizeCodigo,
  normalizeEmail,
  normalizeNome,
  readPalavras,
  removalEnd,
  senhaFault,
  strengthOf,
} from './rules.ts'

describe('a new password', () => {
  it.each([
    ['123456789', 'curta'],
    ['abc', 'curta'],
    ['1234567890', 'obvia'],
    ['0987654321', 'obvia'],
    ['qwertyuiop', 'obvia'],
    ['aaaaaaaaaaaaaa', 'obvia'],
    ['abababababab', 'obvia'],
    ['senhasenha', 'obvia'],
    ['turmalina2026', 'obvia'],
    ['Ana de Souza', 'sua'],
    ['anadesouza99', 'sua'],
    ['ana.souza@escola.test', 'sua'],
  ] as const)('%s is %s', (senha, fault) =>
    expect(senhaFault(senha, { nome: 'Ana de Souza', login: 'ana', email: 'ana.souza@escola.test' })).toBe(
      fault,
    ),
  )

  it.each([
    'vento cobre janela 47',
    'minha avó faz pão',
    'Ana gosta de manga',
    '日本語のパスワードです',
    'turmalina verde e azul',
  ])('%s is taken', (senha) => expect(senhaFault(senha, { nome: 'Ana', login: 'ana' })).toBeNull())

  it('no kind of sign is asked for: whatever is long and varied enough is taken', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{5,9}$/), { minLength: 3, maxLength: 5 })
    fc.assert(
      fc.property(words, (list) => {
        fc.pre(new Set(list).size === list.length && new Set(list.join('')).size > 6)
        expect(senhaFault(list.join(' '))).toBeNull()
      }),
    )
  })

  it('protects more the longer it is', () => {
    expect(strengthOf('curta')).toBe(0)
    expect(strengthOf('abelhinhas')).toBe(1)
    expect(strengthOf('vento cobre')).toBe(2)
    expect(strengthOf('vento cobre janela 47')).toBe(3)
  })
})

describe('what is typed', () => {
  it('an address is trimmed and put in lower case, or refused', () => {
    expect(normalizeEmail(' Ana@Escola.TEST ')).toBe('ana@escola.test')
    for (const wrong of [
      '',
      'ana',
      'a@b',
      'a@b.c',
      'a b@c.test',
      'a@b.test, c@d.test',
      'a@b.test\r\nBcc: x@y.test',
      '<a@b.test>',
    ])
      expect(normalizeEmail(wrong), wrong).toBeNull()
    expect(normalizeEmail(`${'a'.repeat(64)}@${'b'.repeat(80)}.test`)).not.toBeNull()
    expect(normalizeEmail(`${'a'.repeat(64)}@${'b'.repeat(90)}.test`)).toBeNull()
  })

  it.each([
    ['  Maria  da Conceição ', 'Maria da Conceição'],
    ['Zé D’Ávila-Nóbrega', 'Zé D’Ávila-Nóbrega'],
    ['João S. Lima', 'João S. Lima'],
    ['Ganhe em golpe.com', null],
    ['www.golpe.com', null],
    ['https://golpe.com', null],
    ['Ana 10', null],
    ['<b>Ana</b>', null],
    ['   ', null],
  ])('the name %j is %j', (text, nome) => expect(normalizeNome(text)).toBe(nome))

  it('a class code is read with spaces, hyphens and small letters', () => {
    expect(normalizeCodigo(' abc-d 23 4')).toBe('ABCD234')
  })
})

it('a removal can be undone for seven days', () => {
  expect(removalEnd(new Date('2026-11-21T12:00:00Z'))).toEqual(new Date('2026-11-28T12:00:00Z'))
})

describe('the words of a card', () => {
  const kept = 'girafa-vento-caneca-07'
  it.each([
    kept,
    'girafa vento caneca 07',
    ' GIRAFA  Vento—caneca.07 ',
    'giráfa vento canecã07'.replace('07', ' 07'),
  ])('are read from %s', (typed) => expect(readPalavras(typed)).toBe(kept))
})
