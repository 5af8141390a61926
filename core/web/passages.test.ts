// @vitest-environment happy-dom
/** Passages of a text: pieces, sentences, and what is selected of it. */
import { afterEach, expect, it } from 'vitest'
import { piecesOf, selectedIn, sentences } from './passages.ts'

afterEach(() => {
  document.body.innerHTML = ''
  document.getSelection()?.removeAllRanges()
})

it('sentences without the spaces around them', () => {
  const texto = 'Prezado editor,\n\nLi a reportagem. Concordo!  '
  expect(sentences(texto).map(([de, ate]) => texto.slice(de, ate))).toEqual([
    'Prezado editor,',
    'Li a reportagem.',
    'Concordo!',
  ])
})

it('a run of a longer text is cut where the marks of the whole are', () => {
  const marcas = [
    { id: 'a', de: 2, ate: 7 },
    { id: 'b', de: 9, ate: 12 },
  ]
  const pieces = piecesOf('vira vapor', marcas, { from: 5 })
  expect(pieces.map(({ texto, marcas: over, fim }) => [texto, over.map(({ id }) => id), fim.length])).toEqual(
    [
      ['vi', ['a'], 1],
      ['ra', [], 0],
      [' va', ['b'], 1],
      ['por', [], 0],
    ],
  )
})

const TEXTO = 'A água vira x^2 vapor\n'
const shown = () => {
  document.body.innerHTML =
    '<p id="fora">Fora</p><div id="campo"><p><span data-de="0">A água vira </span><span data-de="12" data-ate="15"><i>x²</i></span><mark data-de="15"> vapor</mark></p></div><p id="depois">Depois</p>'
  return document.querySelector<HTMLElement>('#campo') as HTMLElement
}
const select = (from: Node, at: number, to: Node, end: number) => {
  const range = document.createRange()
  range.setStart(from, at)
  range.setEnd(to, end)
  document.getSelection()?.removeAllRanges()
  document.getSelection()?.addRange(range)
}
const text = (selector: string): Node => document.querySelector(selector)?.firstChild as Node
const said = (root: HTMLElement) => {
  const found = selectedIn(root, TEXTO)
  return found && TEXTO.slice(...found)
}

it('what is selected of a text, without the spaces around it', () => {
  const root = shown()
  expect(said(root)).toBeNull()
  select(text('[data-de="0"]'), 1, text('[data-de="0"]'), 7)
  expect(said(root)).toBe('água')
  select(text('[data-de="0"]'), 7, text('mark'), 4)
  expect(said(root)).toBe('vira x^2 vap')
})

it('what is drawn is taken whole, and what lies outside is left', () => {
  const root = shown()
  select(text('i'), 0, text('i'), 1)
  expect(said(root)).toBe('x^2')
  select(text('#fora'), 1, text('[data-de="0"]'), 6)
  expect(said(root)).toBe('A água')
  select(text('mark'), 1, text('#depois'), 2)
  expect(said(root)).toBe('vapor')
  select(text('#fora'), 0, text('#fora'), 2)
  expect(said(root)).toBeNull()
})
