/** Personal data is found however it is written, and other numbers of a school day are let through. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holdsPersonalData, isCpf, personalDataIn } from './rules-personal.ts'

function cpfOf(nine: number[]): string {
  const digit = (digits: number[]) => {
    const sum = digits.reduce((total, d, i) => total + d * (digits.length + 1 - i), 0)
    return ((sum * 10) % 11) % 10
  }
  const first = digit(nine)
  return [...nine, first, digit([...nine, first])].join('')
}

const nine = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
  .filter((digits) => new Set(digits).size > 1)
const four = fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0'))
const dotted = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')

describe('a CPF', () => {
  it('is found in any spelling, whatever words stand around', () => {
    fc.assert(
      fc.property(nine, fc.constantFrom('meu cpf é ', '', '<p>', 'cpf:'), (digits, before) => {
        const cpf = cpfOf(digits)
        expect(isCpf(cpf)).toBe(true)
        for (const spelt of [cpf, dotted(cpf), dotted(cpf).replaceAll('.', ' ')])
          expect(personalDataIn(`${before}${spelt}</p> ok`)).toContain('cpf')
      }),
    )
  })

  it('with a wrong check digit is only a number', () => {
    fc.assert(
      fc.property(nine, fc.integer({ min: 1, max: 9 }), (digits, shift) => {
        const cpf = cpfOf(digits)
        const wrong = `${cpf.slice(0, 10)}${(Number(cpf[10]) + shift) % 10}`
        expect(isCpf(wrong)).toBe(false)
        expect(personalDataIn(dotted(wrong))).not.toContain('cpf')
      }),
    )
    expect(isCpf('11111111111')).toBe(false)
  })
})

describe('a phone number', () => {
  it('is found in the spellings that people use', () => {
    fc.assert(
      fc.property(fc.constantFrom('11', '48', '92', '21'), four, four, (ddd, a, b) => {
        // Nine nines are nobody's: a row of one digit, one by one, is a child counting.
        fc.pre(!/^9+$/.test(a + b))
        for (const spelt of [
          `(${ddd}) 9${a}-${b}`,
          `(${ddd})9${a}${b}`,
          `${ddd} 9${a}-${b}`,
          `${ddd}9${a}${b}`,
          `+55 ${ddd} 9${a}-${b}`,
          `+55${ddd}9${a}${b}`,
          `0${ddd} 9 ${a} ${b}`,
          `9${a}-${b}`,
          `9${a}${b}`,
          `9 ${a}${b}`,
          [...`9${a}${b}`].join(' '),
          [...`${ddd}9${a}${b}`].join(' '),
          [...`${ddd}9${a}${b}`].join('-'),
        ])
          expect(personalDataIn(`me chama no zap ${spelt}!`), spelt).not.toEqual([])
      }),
    )
    expect(personalDataIn('ligue (48) 3222-1234')).toEqual(['telefone'])
    expect(personalDataIn('<p><strong>48</strong> 9<em>9123</em>-4567</p>')).toEqual(['telefone'])
    expect(personalDataIn('48&nbsp;99123‑4567'.replace('‑', '-'))).toEqual(['telefone'])
  })
})

describe('another contact', () => {
  it.each(['me segue @ana.silva_12', '<p>@ana</p>', 'ana.lima@casa.test', 'insta:@joao7'])(
    '%s is found',
    (text) => expect(personalDataIn(text)).toEqual(['contato']),
  )
  it.each(['https://video.test/@canal/1', 'arroba @', 'às @ 10 horas', '@12', 'nota@'])('%s passes', (text) =>
    expect(personalDataIn(text)).toEqual([]),
  )
})

describe('what is hidden from who looks for it', () => {
  const WORDS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'meia', 'sete', 'oito', 'nove']
  const wide = (text: string) =>
    text.replace(/[\d@]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
  const bold = (text: string) => text.replace(/\d/g, (d) => String.fromCodePoint(0x1d7ce + Number(d)))
  const ring = (text: string) => text.replace(/[1-9]/g, (d) => String.fromCodePoint(0x2460 + Number(d) - 1))

  it('a number is found in signs that only look otherwise, and said digit by digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('11', '48', '92', '21'),
        four.filter((n) => !n.includes('0')),
        four,
        (ddd, a, b) => {
          const plain = `${ddd} 9${a}-${b}`
          const said = [...plain.replace(/\D/g, '')].map((d) => WORDS[Number(d)])
          for (const spelt of [
            wide(plain),
            bold(plain),
            ring(plain),
            said.join(' '),
            said.join(', ').toUpperCase(),
            said.join(' - ').replace('três', 'tres'),
          ])
            expect(personalDataIn(`<p>me chama: ${spelt}</p>`), spelt).not.toEqual([])
        },
      ),
    )
  })

  const account = fc
    .tuple(fc.stringMatching(/^[a-z]{3,8}$/), fc.constantFrom('_', '.', '7', '.silva', '_sc'))
    .map(([name, end]) => name + (end === '.' ? '.x' : end))

  it('a contact is found in the ways in which it is told', () => {
    fc.assert(
      fc.property(account, (name) => {
        for (const told of [
          `${name}@casa.test`,
          `${name} @ casa . com`,
          `${name} arroba casa ponto com`,
          `${name} (arroba) casa.com.br`,
          `${name}[ARROBA]casa ponto org`,
          wide(`${name}@casa.test`),
          `@${name}`,
          `meu insta é ${name}`,
          `Insta: ${name}`,
          `discord = ${name}`,
          `tik tok ${name}`,
          `https://wa.me/5548991234567`,
          `https://t.me/${name}`,
          `instagram.com/${name}`,
        ])
          expect(personalDataIn(`fala comigo, ${told} blz`), told).toContain('contato')
      }),
    )
  })

  it.each([
    'um dois três quatro cinco seis sete oito nove dez',
    'nove oito sete seis cinco quatro três dois um zero',
    'quatro, cinco, sete, oito: são os divisores',
    'o Instagram é uma rede. Nasceu em 2010',
    'no TikTok 2026 tem muita dança',
    'telegram: meio de comunicação antigo',
    'a arroba pesa 15 kg, ou 14,688 kg',
    'a vaca pesou vinte arrobas e meia',
    'instagram.com/p/B1cD2eF/ mostra a foto',
    'x² + 2x⁹ = 10⁸',
    '½ xícara e ¾ de copo',
  ])('%s passes', (text) => expect(personalDataIn(text)).toEqual([]))
})

describe('other numbers', () => {
  it.each([
    'nasci em 12/03/2013',
    'a aula foi em 2026-11-21 às 10:30',
    'de 1939-1945',
    'página 123, exercício 45',
    'o RA dele é 000123456789-0',
    'a escola é 42012345',
    '3,1415926535',
    '9.876.543.210 habitantes',
    'R$ 11.987,65',
    '12345678901234',
    '2 4 8 16 32 64 128 256',
    'o resultado deu 123456789',
    'CEP 88010-400',
    '<p>48</p><p>991234567</p>'.replace('991234567', '12'),
    'contagem: 9 8 7 6 5 4 3 2 1',
    '1 2 3 4 5 6 7 8 9',
    '9 1 2',
    'placar 10 9 8 7 6 5 4 3 2 1',
    'https://exemplo.test/12/2026',
  ])('%s passes', (text) => {
    expect(holdsPersonalData(text)).toBe(false)
  })

  it('dates never count, in any usual spelling', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString()
          const [year, month, day] = iso.slice(0, 10).split('-')
          for (const text of [
            iso,
            `${day}/${month}/${year}`,
            `${day}-${month}-${year}`,
            `${day}.${month}.${year}`,
          ])
            expect(holdsPersonalData(`em ${text} foi`), text).toBe(false)
        },
      ),
    )
  })

  it('school numbers of six to nine digits never count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 899_999_999 }), (n) => {
        expect(holdsPersonalData(`número ${n}.`)).toBe(false)
      }),
    )
  })
})
