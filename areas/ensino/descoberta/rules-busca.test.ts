/** The words of a search: numbers however they are written, codes of skills, and what is asked of the database. */
import { describe, expect, it } from 'vitest'
import { readBusca } from './rules-busca.ts'
import { soletrado, valorDe } from './rules-numero.ts'

describe('numbers in letters', () => {
  it.each([
    ['7', 7],
    ['7o', 7],
    ['sete', 7],
    ['setimo', 7],
    ['setima', 7],
    ['catorze', 14],
    ['vinte e um', 21],
    ['cem', 100],
    ['cento e cinco', 105],
    ['duzentas e trinta e quatro', 234],
    ['mil', 1000],
    ['mil e quinhentos', 1500],
    ['mil novecentos e oitenta e oito', 1988],
    ['dois mil e vinte e seis', 2026],
  ])('%s is %i', (text, value) => {
    expect(valorDe(text.split(' '))).toBe(value)
  })

  it.each([
    'agua',
    'e',
    'vinte um',
    'dois e tres',
    'cem e mil e mil',
    'dez e um',
    'vinte e zero',
    'zero mil',
    '',
  ])('%j is none', (text) => {
    expect(valorDe(text.split(' '))).toBeNull()
  })

  it('is read as it was written', () => {
    for (let value = 0; value < 10_000; value += 1)
      expect(valorDe((soletrado(value).cardinais[0] ?? '').split(' '))).toBe(value)
  })
})

describe('the words of a search', () => {
  it.each([
    ['  Água  NUVENS ', 'agua:* & nuvens:*'],
    ["rio' & | ! (x):*", 'rio:* & x:*'],
    ['EF07MA01', 'ef07ma01:*'],
    ['7º ano', '(7 | 7o | 7a | sete | setimo | setima) & ano:*'],
    ['sétimo ano', '(7 | 7o | 7a | sete | setimo | setima | setimo:*) & ano:*'],
    ['um pouco', 'um:* & pouco:*'],
    ['vinte e dois', '(22 | 22o | 22a)'],
    ['%', ''],
    ['', ''],
  ])('%j is asked as %j', (busca, query) => {
    expect(readBusca(busca).query).toBe(query)
  })

  it('stands in a title in digits or in letters', () => {
    expect(readBusca('Os 30 dias').textos).toEqual(['Os 30 dias', 'os 30 dias', 'os trinta dias'])
    expect(readBusca('trinta dias').textos).toEqual(['trinta dias', '30 dias'])
    expect(readBusca('sétimo').textos).toEqual(['sétimo'])
    expect(readBusca('21').textos).toEqual(['21', 'vinte e um'])
    expect(readBusca('%').textos).toEqual(['%'])
  })

  it.each([
    ['EF06MA01', ['EF06MA01'], ''],
    ['(ef06ma01)', ['EF06MA01'], ''],
    ['ef6ma1', ['EF06MA01'], ''],
    ['EF06 MA 01', ['EF06MA01'], ''],
    ['EF-06-MA-01', ['EF06MA01'], ''],
    ['em13mat101', ['EM13MAT101'], ''],
    ['ef06ma frações', ['EF06MA'], 'fracoes:*'],
    ['D12', ['D12'], ''],
    ['frações', [], 'fracoes:*'],
  ])('%j names the codes %j, and the words %j', (busca, codigos, resto) => {
    expect(readBusca(busca)).toMatchObject({ codigos, resto })
  })

  it('forgives slips of longer words only', () => {
    expect(readBusca('o rio memroia')).toMatchObject({ parecidas: ['memroia'], curtas: ['o', 'rio'] })
  })
})
