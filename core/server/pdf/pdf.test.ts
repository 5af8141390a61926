/** Setting documents: pages and text as asked, what people write is text, one bad template harms nobody else. */
import { describe, expect, it } from 'vitest'
import { renderPdf } from './pdf.ts'
import { readPdf } from './testing.ts'

const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set page(width: 10cm, height: 10cm)
#set text(font: "Atkinson Hyperlegible Next", lang: "pt")
#for line in data.lines [#line #pagebreak(weak: true)]
`

describe('a document', () => {
  it('has the pages and the text that it was handed, is tagged and says its language', async () => {
    const pdf = await renderPdf(TEMPLATE, { title: 'Dois', lines: ['Olá, São Paulo', 'segunda página'] })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(readPdf(pdf)).toEqual({ pages: ['Olá, São Paulo', 'segunda página'], tagged: true })
  })

  it('that says the same is the same: nothing in it tells when it was set', async () => {
    const data = { title: 'Um', lines: ['um'] }
    const [one, other] = [await renderPdf(TEMPLATE, data), await renderPdf(TEMPLATE, data)]
    expect(other.equals(one)).toBe(true)
    expect(one.toString('latin1')).not.toMatch(/CreationDate|ModDate|CreateDate|ModifyDate/)
  })

  it('prints what looks like markup as it was written', async () => {
    const lines = [
      '#panic("x")',
      '$x^2$ *a* _b_',
      '@ref <label> [c] \\ "d"',
      '#import "/etc/passwd"',
      '= Título',
    ]
    expect(readPdf(await renderPdf(TEMPLATE, { title: '#x', lines })).pages).toEqual(lines)
  })

  it('that is wrong fails alone', async () => {
    const good = { title: 'Bom', lines: ['bom'] }
    const [first, wrong, second] = await Promise.allSettled([
      renderPdf(TEMPLATE, good),
      renderPdf('#panic("never")', {}),
      renderPdf(TEMPLATE, good),
    ])
    expect([first.status, wrong.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('reads no file of the house', async () => {
    const reading = (path: string) => `
      #set document(title: "x")
      #set text(lang: "pt", size: 1pt)
      #read("${path}").slice(0, 9)`
    expect(readPdf(await renderPdf(reading('/OFL.txt'), {})).pages[0]).toContain('Copyright')
    for (const path of ['../pdf.ts', '/../pdf.ts', '/etc/passwd', '../../../../package.json'])
      await expect(renderPdf(reading(path), {})).rejects.toThrow()
  })
})
