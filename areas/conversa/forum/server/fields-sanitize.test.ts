/** What people format stays; what could run, clobber or disguise goes; a second cleaning changes nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank, sanitize } from './fields-sanitize.ts'

describe('what is written', () => {
  it.each([
    '<p>Olá, <strong>turma</strong> &amp; <em>família</em></p>',
    '<ul><li>um</li><li>dois</li></ul><ol><li>x</li></ol>',
    '<blockquote><p>“Ela sonhava.”</p></blockquote>',
    '<h3>Título</h3><pre><code>a &lt; b</code></pre>',
    '<p>H<sub>2</sub>O e x<sup>2</sup>: <span data-math="\\frac{a}{b}"></span></p>',
    '<p><u>a</u> <s>b</s></p>',
    'um 😀 só',
  ])('%s stays as it is', (html) => {
    expect(sanitize(html)).toBe(html)
  })

  it('keeps links to the open web, and marks them', () => {
    const kept = '<a href="https://exemplo.test/a?b=1&amp;c=2" rel="nofollow noopener">x</a>'
    expect(sanitize('<a href="https://exemplo.test/a?b=1&c=2" target="_blank" onclick="x()">x</a>')).toBe(
      kept,
    )
    expect(sanitize('<a href="mailto:a@b.test">x</a>')).toContain('mailto:a@b.test')
  })

  it('brings kindred tags to the ones in use', () => {
    expect(sanitize('<div><b>a</b><i>b</i></div><h1>c</h1>')).toBe(
      '<p><strong>a</strong><em>b</em></p><h3>c</h3>',
    )
  })
})

const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//mal.test">x</a>',
  '<a href="vbscript:x">x</a>',
  '<form id=attributes><input name=innerHTML></form>',
  '<p id="root" name="root" class="x" style="position:fixed">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<style>@import "//mal.test"</style>',
  '<base href="//mal.test"><meta http-equiv=refresh content="0;url=//mal.test">',
  '<span data-math="x" onmouseover="alert(1)">y</span>',
  '<<script>alert(1)//<</script>',
  '<p><!-- --><script>alert(1)</script --></p>',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><img src onerror=alert(1)>"></xmp>',
  '<select><option><img src onerror=alert(1)></option></select>',
  '<video><source onerror="alert(1)"></video>',
  '"><img src=x onerror=alert(1)>',
]

const TAG = /<\/?([a-z0-9-]+)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/g
const ALLOWED = new Set('p br strong em u s ul ol li blockquote a code pre h3 h4 sub sup span'.split(' '))

/** Every `<` opens an allowed tag with allowed attributes. */
function expectClean(html: string) {
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    expect(ALLOWED).toContain(tag)
    const names = [...attributes.matchAll(/([a-z-]+)="/g)].map(([, name]) => name)
    const fine: Record<string, string[]> = { a: ['href', 'rel'], span: ['data-math'] }
    for (const name of names) expect(fine[tag] ?? []).toContain(name)
  }
  expect(html.replace(TAG, '')).not.toContain('<')
  expect(html).not.toMatch(/href="(?!https?:\/\/|mailto:)/i)
}

describe('what attacks', () => {
  it.each(ATTACKS)('%s loses its power', (html) => {
    const clean = sanitize(`<p>antes</p>${html}`)
    expectClean(clean)
    expect(clean).toContain('antes')
    expect(sanitize(clean)).toBe(clean)
  })

  it('any mixture of markup comes out clean, and cleaning again changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(...ATTACKS),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="https://a.test">',
        '</a>',
        '<span data-math="a&b">',
        '</span>',
        '<li>',
      ),
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        '&lt;',
        '&amp;lt;',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '&#60;',
        '\u0000',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const clean = sanitize(pieces.join(''))
        expectClean(clean)
        expect(sanitize(clean)).toBe(clean)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('blank', () => {
  it.each(['', ' ', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>', '<p>\u200b\u00a0</p>', '<script>x</script>'])(
    '%j is refused as empty',
    (html) => {
      expect(isBlank(sanitize(html))).toBe(true)
    },
  )
  it.each(['a', '😀', '<p>0</p>', '<span data-math="x"></span>', '<p>.</p>'])('%j is not', (html) => {
    expect(isBlank(sanitize(html))).toBe(false)
  })
})
