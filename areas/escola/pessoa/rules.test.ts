/** Rules of a person's data: tables of cases and properties. */
import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fold,
  formatCpf,
  formatNascimento,
  freeLogin,
  loginBase,
  maskCpf,
  type Read,
  readCpf,
  readEmail,
  readInepAluno,
  readLogin,
  readNascimento,
  readNome,
  readRa,
  readSearch,
  readTelefone,
} from './rules.ts'

const now = new Date('2026-06-15T12:00:00Z')
const value = <T>(read: Read<T>) => (read.ok ? read.value : read.fault)
const nine = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }).map((d) => d.join(''))

describe('CPF', () => {
  it('takes what holds, dotted or not', () => {
    for (const good of ['11144477735', '111.444.777-35', ' 763.818.422-02 ', '11111111200'])
      expect(value(readCpf(good))).toBe(good.replace(/\D/g, ''))
  })

  it('refuses wrong digits, equal digits, letters and wrong lengths', () => {
    for (const bad of [
      '00000000000',
      '11144477705',
      '1376866366',
      '123456789012',
      'a064.875.987-10',
      '',
      '٣'.repeat(11),
    ])
      expect(value(readCpf(bad))).toBe('cpf_invalido')
  })

  it('of the hundred endings of nine digits takes at most one', () => {
    fc.assert(
      fc.property(nine, (digits) => {
        const endings = Array.from({ length: 100 }, (_, n) => digits + String(n).padStart(2, '0'))
        const good = endings.filter((cpf) => readCpf(cpf).ok)
        expect(good).toHaveLength(/^(\d)\1{8}$/.test(digits) && good.length === 0 ? 0 : 1)
        for (const cpf of good) {
          expect(value(readCpf(formatCpf(cpf)))).toBe(cpf)
          expect(maskCpf(cpf)).not.toContain(cpf.slice(0, 3) + cpf.slice(3, 6))
        }
      }),
      { numRuns: 100 },
    )
  })

  const vectors = new URL('../../../shared/data/pessoas/cpf.json', import.meta.url)
  it.skipIf(!existsSync(vectors))('agrees with the vectors of other people', () => {
    const { valid, invalid } = JSON.parse(readFileSync(vectors, 'utf8')) as {
      valid: string[]
      invalid: string[]
    }
    expect(valid.filter((cpf) => !readCpf(cpf).ok)).toEqual([])
    expect(invalid.filter((cpf) => readCpf(cpf).ok)).toEqual([])
  })

  it('shows its middle only', () => {
    expect(maskCpf('11144477735')).toBe('***.444.777-**')
  })
})

describe('date of birth', () => {
  it.each([
    ['09/03/2012', '2012-03-09'],
    ['9/3/2012', '2012-03-09'],
    ['29/02/2024', '2024-02-29'],
    ['15/06/2026', '2026-06-15'],
    ['2012-03-09', '2012-03-09'],
    ['30/02/2012', 'data_invalida'],
    ['29/02/2023', 'data_invalida'],
    ['00/01/2012', 'data_invalida'],
    ['12/13/2012', 'data_invalida'],
    ['09/03/12', 'data_invalida'],
    ['ontem', 'data_invalida'],
    ['16/06/2026', 'data_futura'],
    ['31/12/1899', 'data_antiga'],
  ])('%s is %s', (text, expected) => {
    expect(value(readNascimento(text, now))).toBe(expected)
  })

  it('today is the day in São Paulo, three hours behind', () => {
    expect(value(readNascimento('16/06/2026', new Date('2026-06-16T02:59:59Z')))).toBe('data_futura')
    expect(value(readNascimento('16/06/2026', new Date('2026-06-16T03:00:00Z')))).toBe('2026-06-16')
  })

  it('comes back as it was typed', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: now, noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(value(readNascimento(formatNascimento(iso), now))).toBe(iso)
      }),
    )
  })
})

describe('other fields', () => {
  it('names lose what nobody sees', () => {
    expect(value(readNome('  Ana\u0000\t\u202eLima  '))).toBe('Ana Lima')
    expect(value(readNome('Jo\u0061\u0303o'))).toBe('João')
    expect(value(readNome(' . '))).toBe('nome_vazio')
    expect(value(readNome('a'.repeat(151)))).toBe('nome_longo')
  })

  it('INEP has twelve digits', () => {
    expect(value(readInepAluno('123 456 789 012'))).toBe('123456789012')
    for (const bad of ['12345678901', '000000000000', '12345678901a', ''])
      expect(readInepAluno(bad).ok).toBe(false)
  })

  it('RA is upper case without spaces', () => {
    expect(value(readRa(' 00112 233-x '))).toBe('00112233-X')
    for (const bad of ['', '-1', '=1+1', '1'.repeat(21)]) expect(readRa(bad).ok).toBe(false)
  })

  it('e-mail', () => {
    expect(value(readEmail(' Ana.Lima@Escola.COM.br '))).toBe('ana.lima@escola.com.br')
    const bad = [
      '',
      'ana',
      'ana@',
      '@x.br',
      'a b@x.br',
      'a@x',
      'a@x..br',
      'a..b@x.br',
      '.a@x.br',
      'a@-x.br',
      'a<b>@x.br',
    ]
    for (const text of [...bad, `${'a'.repeat(250)}@x.br`]) expect(readEmail(text).ok).toBe(false)
  })

  it('telephone', () => {
    expect(value(readTelefone('(48) 99123-4567'))).toBe('48991234567')
    expect(value(readTelefone('+55 48 3123-4567'))).toBe('554831234567')
    for (const bad of ['', '123', 'liga lá', '1'.repeat(14)]) expect(readTelefone(bad).ok).toBe(false)
  })
})

describe('user name', () => {
  it.each([
    ['João da Silva Conceição', 'joao.conceicao'],
    ['Ana', 'ana'],
    ['Zoë Müller-Straße', 'zoe.mullerstrasse'],
    ["Maria d'Ávila", 'maria.davila'],
    ['李', 'pessoa'],
    ['Íl', 'il.pessoa'],
  ])('%s → %s', (nome, login) => {
    expect(loginBase(nome)).toBe(login)
  })

  it('is always one that may be kept, free, and the smallest number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), fc.nat(8), (nome, n) => {
        const base = loginBase(nome)
        const taken = new Set(
          n === 0 ? [] : [base, ...Array.from({ length: n - 1 }, (_, i) => `${base}${i + 2}`)],
        )
        const login = freeLogin(base, taken)
        expect(value(readLogin(login))).toBe(login)
        expect(taken.has(login)).toBe(false)
        expect(login).toBe(n === 0 ? base : `${base}${n + 1}`)
      }),
    )
  })
})

describe('search', () => {
  it('tells what is asked for', () => {
    expect(readSearch('111.444.777-35')).toEqual({ kind: 'cpf', cpf: '11144477735' })
    expect(readSearch('Ana@escola.br')).toEqual({ kind: 'email', email: 'ana@escola.br' })
    expect(readSearch('00112233')).toEqual({ kind: 'number', number: '00112233' })
    expect(readSearch('  João  CONCEIÇÃO ')).toEqual({ kind: 'words', words: ['joao', 'conceicao'] })
    expect(readSearch('ana.lima')).toEqual({ kind: 'words', words: ['ana.lima'] })
    for (const nothing of ['', ' ', 'a', '%', '!!']) expect(readSearch(nothing).kind).toBe('nothing')
  })

  it('folding twice changes nothing', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)))
  })
})
