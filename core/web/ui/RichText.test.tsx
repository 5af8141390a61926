// @vitest-environment happy-dom
/** Rich text shows what the server keeps and nothing that could act. */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RichFigures, RichText, RichWords, richWords } from './RichText.tsx'

afterEach(cleanup)

const shown = (html: string) => render(<RichText html={html} />).container.innerHTML

describe('rich text', () => {
  it('shows formatting, lists, quotes and links to the open web', () => {
    const html = shown(
      '<p><b>Oi</b> <em>turma</em></p><ul><li>um</li></ul><a href="https://exemplo.org">elo</a>',
    )
    expect(html).toContain('<strong>Oi</strong> <em>turma</em>')
    expect(html).toContain('<ul><li>um</li></ul>')
    expect(screen.getByRole('link', { name: 'elo' }).getAttribute('rel')).toContain('noopener')
  })

  it.each([
    ['<img src=x onerror="alert(1)">', /img|onerror/],
    ['<script>alert(1)</script><p>fica</p>', /script|alert/],
    ['<a href="javascript:alert(1)">elo</a>', /javascript|<a/],
    ['<a href="/logout">sair</a>', /<a/],
    [
      '<p style="position:fixed" id="conteudo" onclick="x()" class="brinde">oi</p>',
      /style|id=|onclick|brinde/,
    ],
    ['<iframe srcdoc="<p>x</p>"></iframe><form action="/x"><input name=a></form>', /iframe|form|input/],
    ['<svg><a xlink:href="javascript:x"><text>a</text></a></svg>', /svg|javascript/],
  ])('takes the danger out of %s', (html, danger) => expect(shown(html)).not.toMatch(danger))

  it('shows a figure as whoever has the file does, and its words where nobody has', () => {
    const html = '<p>Veja</p><figure data-midia="7" data-tipo="imagem" data-alt="Um mapa"></figure>'
    expect(shown(html)).toContain('>Um mapa</div>')
    const { container } = render(
      <RichFigures value={({ midia, alt }) => <b>{`${midia} ${alt}`}</b>}>
        <RichText html={html} />
      </RichFigures>,
    )
    expect(container.innerHTML).toContain('<b>7 Um mapa</b>')
  })

  it('shows a figure in a cell, a film with the file of its captions', () => {
    const film = '<figure data-midia="7" data-tipo="video" data-alt="Rio" data-legendas="9"></figure>'
    const { container } = render(
      <RichFigures value={({ midia, legendas }) => <b>{`${midia} ${legendas}`}</b>}>
        <RichText html={`<table><tbody><tr><td>${film}</td></tr></tbody></table>`} />
      </RichFigures>,
    )
    expect(container.querySelector('td b')?.textContent).toBe('7 9')
  })

  it('keeps the words of what it does not know', () => {
    expect(shown('<marquee>corre</marquee>')).toContain('corre')
  })

  it('draws a formula from its source', async () => {
    // KaTeX refuses quirks mode, which is what the test page stands in.
    Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true })
    const { container } = render(<RichText html='<p>Some <span data-math="\frac{1}{2}"></span></p>' />)
    await waitFor(() => expect(container.querySelector('.katex')).toBeTruthy())
    expect(container.querySelector('math')).toBeTruthy()
  })

  it('tells whoever marks passages where each run of words begins, formulas by their source', () => {
    const html = '<p>A <b>água</b> vira <span data-math="x^2"></span></p><ul><li>vapor</li></ul>'
    const runs: [string, number, boolean][] = []
    render(
      <RichWords
        value={(words, at, drawn) => {
          runs.push([words, at, drawn !== undefined])
          return drawn ?? words
        }}
      >
        <RichText html={html} />
      </RichWords>,
    )
    const words = richWords(html)
    expect(words).toBe('A água vira x^2\nvapor\n')
    expect(runs.map(([one, , drawn]) => [one, drawn])).toEqual([
      ['A ', false],
      ['água', false],
      [' vira ', false],
      ['x^2', true],
      ['vapor', false],
    ])
    for (const [one, at] of runs) expect(words.slice(at, at + one.length)).toBe(one)
  })
})
