/** A plain page of text as PDF, the same bytes each time: files of the demonstration that open everywhere. */

/** Escapes what PDF reads as marks; the rest is Latin-1, in which Portuguese is written whole. */
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&')

const LEFT = 72
const TOP = 760

/** One A4 page: the title, then lines as they are; an empty one leaves a gap. About 85 letters fit in a line. */
export function makePdf(titulo: string, lines: readonly string[]): Buffer {
  const words = [
    `BT /F2 18 Tf ${LEFT} ${TOP} Td (${escaped(titulo)}) Tj ET`,
    ...lines.map((line, i) => `BT /F1 11 Tf ${LEFT} ${TOP - 34 - i * 17} Td (${escaped(line)}) Tj ET`),
  ].join('\n')
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(pt-BR)>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(words, 'latin1')}>>\nstream\n${words}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, 'latin1')
}
