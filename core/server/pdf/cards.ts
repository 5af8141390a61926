/** Cards to print and cut: A4, eight a page, cut marks between them; who they are for, what they need, a QR code. */
import type { Language } from '../../texts/texts.ts'
import { renderPdf } from './pdf.ts'
import { qrSvg } from './qr.ts'

export interface PrintedCard {
  nome: string
  /** Below the name: class and school, say. */
  place: string
  /** One below the other, the value in bold; `large`, what is read off the card to be typed, breaks between words only. */
  facts: readonly { label: string; value: string; large?: boolean }[]
  /** What the code says, the words for who can't see it, and what stands below. */
  qr?: { text: string; alt: string; caption?: string } | undefined
  /** What to do with the card. */
  foot: string
}

export interface CardSheet {
  title: string
  language: Language
  /** On each card, above the name. */
  header: string
}

/** What people wrote is data; nothing of it is ever read as markup. Cut marks stand in the background: not read aloud. */
const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#let (wide, high) = (95mm, 67mm)
#let (x0, y0) = ((210mm - 2 * wide) / 2, (297mm - 4 * high) / 2)
#set document(title: data.title)
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
#let typed(said) = par(leading: 0.55em, spacing: 0pt, text(
  size: 14pt,
  weight: "bold",
  said.split(" ").chunks(2).map(pair => box(pair.join(" "))).join(linebreak()),
))
#let named(said) = text(
  size: if said.len() > 60 { 9pt } else if said.len() > 30 { 11.5pt } else { 14pt },
  weight: "bold",
  said,
)
#let card(person) = box(width: wide, height: high, inset: 5mm, clip: true, {
  label(data.header)
  v(0.4mm)
  grid(
    columns: if person.qr == none { (1fr,) } else { (1fr, 32mm) },
    column-gutter: 4mm,
    {
      box(height: 13mm, width: 100%, clip: true, heading(level: 1, named(person.nome)))
      if person.place.len() > 80 { box(height: 6.4mm, clip: true, label(person.place)) } else { label(person.place) }
      for fact in person.facts {
        v(2.6mm, weak: true)
        label(fact.label)
        linebreak()
        if fact.at("large", default: false) {
          v(1.6mm, weak: true)
          typed(fact.value)
        } else {
          value(fact.value)
        }
      }
    },
    if person.qr != none {
      image(bytes(person.qr.svg), format: "svg", width: 32mm, alt: person.qr.alt)
      if person.qr.caption != none {
        v(1.6mm, weak: true)
        pad(x: -4mm, align(center, text(size: 9pt, weight: "bold", person.qr.caption)))
      }
    },
  )
  place(bottom, {
    // An address is not broken at its hyphens.
    show regex("\\S{1,50}/\\S{1,50}"): box
    text(size: 8pt, person.foot)
  })
})
#for page in data.cards.chunks(8) {
  grid(columns: (wide, wide), rows: high, ..page.map(card))
}
`

/** The cards, in this order, as a tagged PDF. At most 500 at a time; the memory it takes grows with them. */
export function printCards(
  { title, language, header }: CardSheet,
  cards: readonly PrintedCard[],
): Promise<Buffer> {
  return renderPdf(TEMPLATE, {
    title,
    lang: language === 'en-us' ? 'en' : 'pt',
    header,
    cards: cards.map(({ qr, ...card }) => ({
      ...card,
      qr: qr ? { svg: qrSvg(qr.text), alt: qr.alt, caption: qr.caption ?? null } : null,
    })),
  })
}
