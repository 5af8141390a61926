// @vitest-environment happy-dom
/** Where a figure goes in a text: between paragraphs, and within the cell of a table that the place is in. */
import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, it } from 'vitest'
import { contentOf } from '../../../../../core/web/editor/useRichEditor.ts'
import { EXTRAS } from './RicoEditor.tsx'
import { insert } from './useFiguras.tsx'

const FILME = {
  midia: 7,
  tipo: 'video',
  alt: 'Um rio',
  decorativa: false,
  transcricao: 'A "fala"',
  legendas: 9,
  libras: false,
} as const
const FIGURE =
  '<figure data-midia="7" data-tipo="video" data-alt="Um rio" data-transcricao="A &quot;fala&quot;" data-legendas="9"></figure>'

function open(html: string): Editor {
  const editor = new Editor({ extensions: [StarterKit.configure({ heading: false }), ...EXTRAS] })
  editor.commands.setContent(contentOf(editor, html))
  return editor
}

/** Just behind these words. */
function placeOf(editor: Editor, words: string): number {
  let place = -1
  editor.state.doc.descendants((node, at) => {
    if (node.text === words) place = at + node.nodeSize
  })
  return place
}

const cell = (inside: string) =>
  `<table><tbody><tr><td><p>a</p></td><td>${inside}</td></tr></tbody></table><p>fim</p>`

it.each([
  ['a paragraph', '<p>aqui</p><p>b</p>', `<p>aqui</p>${FIGURE}<p>b</p>`],
  [
    'an item of a list',
    '<ul><li><p>aqui</p></li></ul><p>b</p>',
    `<ul><li><p>aqui</p></li></ul>${FIGURE}<p>b</p>`,
  ],
  ['a cell', cell('<p>aqui</p><p>b</p>'), cell(`<p>aqui</p>${FIGURE}<p>b</p>`)],
])('in %s', (_, before, after) => {
  const editor = open(before)
  insert({ editor, at: placeOf(editor, 'aqui') }, FILME)
  expect(editor.getHTML()).toBe(after)
  // What was kept is read as it was written, and so is what is pasted.
  expect(open(after).getHTML()).toBe(after)
})

it('one after the other stands in the order in which they came, in the same cell', () => {
  const editor = open(cell('<p>aqui</p>'))
  const going = { editor, at: placeOf(editor, 'aqui') }
  insert(going, FILME)
  insert(going, { ...FILME, midia: 8, legendas: null })
  const other = FIGURE.replace('"7"', '"8"').replace(' data-legendas="9"', '')
  expect(editor.getHTML()).toBe(cell(`<p>aqui</p>${FIGURE}${other}`))
})
