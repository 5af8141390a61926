import { expect, test } from 'vitest'
import { ancoraDe, CONTEXTO, lugarDe, MAX_TRECHO } from './rules-ancora.ts'

const TEXTO = 'A água sobe como vapor. No alto, a água esfria. Depois a água cai como chuva.'
const anchor = (trecho: string, texto = TEXTO, from = 0) => {
  const de = texto.indexOf(trecho, from)
  const ancora = ancoraDe(texto, [de, de + trecho.length])
  if (!ancora) throw new Error(trecho)
  return ancora
}
const found = (texto: string, ancora: ReturnType<typeof anchor>) => {
  const lugar = lugarDe(texto, ancora)
  return lugar && [lugar[0], texto.slice(...lugar)]
}

test('a passage is where it was while nothing changed', () => {
  expect(found(TEXTO, anchor('esfria'))).toEqual([TEXTO.indexOf('esfria'), 'esfria'])
})

test('words that come before or go push it along', () => {
  const ancora = anchor('como chuva')
  expect(found(`Leia com atenção. ${TEXTO}`, ancora)).toEqual([
    18 + TEXTO.indexOf('como chuva'),
    'como chuva',
  ])
  expect(found('Depois a água cai como chuva.', ancora)).toEqual([18, 'como chuva'])
  expect(found(`${TEXTO} Fim.`, ancora)).toEqual([TEXTO.indexOf('como chuva'), 'como chuva'])
})

test('of passages that say the same it is the one among the same words', () => {
  const second = anchor('a água', TEXTO, TEXTO.indexOf('No alto'))
  const third = anchor('a água', TEXTO, TEXTO.indexOf('Depois'))
  const now = `Muito depois do inverno, a água volta. ${TEXTO}`
  expect(found(now, second)?.[0]).toBe(now.indexOf('a água esfria'))
  expect(found(now, third)?.[0]).toBe(now.indexOf('a água cai'))
})

test('where all around is the same too, it is the nearest', () => {
  const texto = 'sim '.repeat(40)
  const ancora = anchor('sim', texto, 80)
  expect(ancora.inicio).toBe(80)
  expect(found(texto, ancora)).toEqual([80, 'sim'])
})

test('it is found in another place of the text when its words moved there', () => {
  expect(found('Depois a água cai. Lá em cima ela sobe como vapor', anchor('sobe como vapor'))).toEqual([
    34,
    'sobe como vapor',
  ])
})

test('a passage whose own words changed is nowhere', () => {
  const ancora = anchor('a água esfria')
  expect(lugarDe(TEXTO.replace('a água esfria', 'o vapor esfria'), ancora)).toBeNull()
  expect(lugarDe('', ancora)).toBeNull()
})

test('accents count, however they are typed, and spaces are spaces', () => {
  const ancora = anchor('A água sobe')
  expect(found(TEXTO.normalize('NFD'), ancora)).toEqual([0, 'A água sobe'.normalize('NFD')])
  expect(found('A  água\n sobe.', ancora)).toEqual([0, 'A  água\n sobe'])
  expect(lugarDe('A agua sobe', ancora)).toBeNull()
  expect(found('👩‍🏫 diz: A água sobe', ancora)?.[1]).toBe('A água sobe')
})

test('a formula is its source, also where it has signs of expressions', () => {
  const texto = String.raw`Calcule \frac{1}{2} + x^{2} e depois \frac{1}{2}.`
  const ancora = anchor(String.raw`\frac{1}{2}`, texto, 20)
  expect(found(`Agora: ${texto}`, ancora)?.[0]).toBe(7 + texto.lastIndexOf(String.raw`\frac`))
})

test('what is kept of a passage is bounded; spaces are none', () => {
  const long = 'ab'.repeat(600)
  const ancora = ancoraDe(long, [100, 1_100])
  expect(ancora?.trecho).toHaveLength(MAX_TRECHO)
  expect(ancora?.antes).toHaveLength(CONTEXTO)
  expect(ancora?.depois).toBe(long.slice(100 + MAX_TRECHO, 100 + MAX_TRECHO + CONTEXTO))
  expect(ancoraDe('a  b', [1, 3])).toBeNull()
})
