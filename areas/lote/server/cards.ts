/** Access cards of a batch: A4, eight a page, with user name, first-access code and its QR code. */
import QRCode from 'qrcode'
import type { Brand } from '../../../core/server/brand.ts'
import { renderPdf } from '../../../core/server/pdf/pdf.ts'
import { type Language, say } from '../../../core/texts/texts.ts'
import { originOf } from '../../correio/server/public.ts'
import { loteTexts } from '../texts.ts'

export interface Card {
  nome: string
  login: string
  codigo: string
  /** Class and school, or that it is a guardian. */
  lugar: string
}

export interface CardsPlace {
  brand: Pick<Brand, 'nome' | 'principal' | 'dominio'>
  publicUrl: string
  language: Language
}

/** Dark squares, row by row, as one path of an SVG. */
function qrSvg(text: string): string {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const from = x
      while (x < size && data[y * size + x]) x += 1
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
}

/** What people wrote is data; nothing of it is ever read as markup. */
const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#let t = data.texts
#let (wide, high) = (95mm, 67mm)
#let (x0, y0) = ((210mm - 2 * wide) / 2, (297mm - 4 * high) / 2)
#set document(title: t.title)
#set text(font: "Atkinson Hyperlegible Next", lang: data.lang, size: 9pt, hyphenate: false)
#set par(leading: 0.45em, spacing: 0.5em)
#show heading: it => it.body
#let cuts = {
  let mark(x, y) = place(top + left, dx: x, dy: y, {
    place(line(start: (-2mm, 0mm), end: (2mm, 0mm), stroke: 0.5pt + luma(90)))
    place(line(start: (0mm, -2mm), end: (0mm, 2mm), stroke: 0.5pt + luma(90)))
  })
  for row in range(5) { for column in range(3) { mark(x0 + column * wide, y0 + row * high) } }
}
#set page(paper: "a4", margin: (x: x0, y: y0), background: cuts)
#let label(said) = text(size: 7.5pt, fill: luma(85), said)
#let value(said) = text(size: if said.len() > 26 { 8.5pt } else { 11pt }, weight: "bold", said)
#let named(said) = text(
  size: if said.len() > 60 { 9pt } else if said.len() > 30 { 11.5pt } else { 14pt },
  weight: "bold",
  said,
)
#let card(person) = box(width: wide, height: high, inset: 5mm, clip: true, {
  label(data.tenant)
  v(0.4mm)
  grid(
    columns: (1fr, 30mm),
    column-gutter: 4mm,
    {
      box(height: 13mm, width: 100%, clip: true, heading(level: 1, named(person.nome)))
      label(person.lugar)
      v(3mm, weak: true)
      label(t.login)
      linebreak()
      value(person.login)
      v(2.4mm, weak: true)
      label(t.codigo)
      linebreak()
      text(size: 10pt, weight: "bold", person.codigo)
    },
    image(bytes(person.qr), format: "svg", width: 30mm, alt: person.alt),
  )
  place(bottom, text(size: 7.5pt, t.how))
})
#for page in data.people.chunks(8) {
  grid(columns: (wide, wide), rows: high, ..page.map(card))
}
`

/** The cards, in this order, as a tagged PDF. At most 400 at a time. */
export function cardsPdf(
  cards: readonly Card[],
  { brand, publicUrl, language }: CardsPlace,
): Promise<Buffer> {
  const t = say(loteTexts, language)
  const page = `${originOf(brand, publicUrl)}/usuario/gerar-senha`
  return renderPdf(TEMPLATE, {
    lang: language === 'en-us' ? 'en' : 'pt',
    tenant: brand.nome,
    texts: {
      title: t.cartoes,
      login: t.cartaoUsuario,
      codigo: t.cartaoCodigo,
      how: t.cartaoComo(page.replace(/^https?:\/\//, '')),
    },
    people: cards.map(({ nome, login, codigo, lugar }) => ({
      nome,
      login,
      codigo,
      lugar,
      qr: qrSvg(`${page}/${codigo}`),
      alt: t.cartaoQr(nome),
    })),
  })
}
