/** Figures within texts as they are kept: a file of the house, what it shows, nothing else. */
import { expect, it } from 'vitest'
import { midiasDe } from '../rules-tela.ts'
import { cleanTela } from './fields-clean.ts'

const clean = (html: string): string => cleanTela('texto', { html }).html

const KEPT = '<figure data-midia="7" data-tipo="audio" data-alt="Um &quot;sino&quot; &lt;toca&gt;"></figure>'

it.each([
  [KEPT, KEPT],
  [
    '<figure class="x" onclick="y()" data-midia="7" data-tipo="imagem" data-alt="" data-decorativa="true" data-z="1"></figure>',
    '<figure data-midia="7" data-tipo="imagem" data-decorativa="true"></figure>',
  ],
  // What is said keeps its lines; a picture says nothing.
  [
    '<figure data-midia="7" data-tipo="audio" data-transcricao=" — Oi, &lt;Ana&gt;.\n— Olá! "></figure>',
    '<figure data-midia="7" data-tipo="audio" data-transcricao="— Oi, &lt;Ana&gt;.\n— Olá!"></figure>',
  ],
  [
    '<figure data-midia="7" data-tipo="imagem" data-alt="a" data-transcricao="x"></figure>',
    '<figure data-midia="7" data-tipo="imagem" data-alt="a"></figure>',
  ],
  // Only a picture decorates.
  [
    '<figure data-midia="7" data-tipo="video" data-alt="a" data-decorativa="true"></figure>',
    '<figure data-midia="7" data-tipo="video" data-alt="a"></figure>',
  ],
  ['<figure><img src="https://x.test/a.png"><figcaption>legenda</figcaption></figure>', 'legenda'],
  ['<figure data-midia="-7" data-tipo="imagem"><p>fica</p></figure>', '<p>fica</p>'],
  ['<figure data-midia="7" data-tipo="pdf"></figure>', ''],
])('%s is kept as %s', (html, kept) => {
  expect(clean(html)).toBe(kept)
  expect(clean(kept)).toBe(kept)
})

it('a figure stands in the cell of a table, a film with its captions', () => {
  const film = '<figure data-midia="7" data-tipo="video" data-alt="a" data-legendas="9"></figure>'
  const cell = (inside: string) => `<table><tbody><tr><td>${inside}</td></tr></tbody></table>`
  expect(clean(cell(film))).toBe(cell(film))
  expect(midiasDe({ html: clean(cell(film)) })).toEqual([7, 9])
  for (const wrong of [film.replace('"9"', '"-9"'), film.replace('"9"', '"x"')])
    expect(midiasDe({ html: clean(wrong) })).toEqual([7])
  expect(clean(film.replace('video', 'imagem'))).not.toContain('legendas')
})

it('the files of a text are told as those of any field; words that look like a figure are none', () => {
  const html = clean(`<p>a</p>${KEPT}<figure data-tipo="imagem" data-midia="9" data-alt=""></figure>`)
  expect(midiasDe({ html, enunciado: html, imagem: { midia: 3 } })).toEqual([7, 9, 3])
  expect(midiasDe({ html: clean('&lt;figure data-midia="5"&gt;'), texto: KEPT })).toEqual([])
})
