/** Cards to print and cut: A4, eight a page, with name, user name, QR code and what to do with it. */
import QRCode from 'qrcode'
import type { Brand } from '../../../core/server/brand.ts'
import { renderPdf } from '../../../core/server/pdf/pdf.ts'
import { type Language, say } from '../../../core/texts/texts.ts'
import { originOf } from '../../correio/server/public.ts'
import { showCodigo } from '../rules.ts'
import { cartaoTexts } from '../texts.ts'

export interface CardPerson {
  nome: string
  login: string
  /** The code of the card, as `issueCartoes` gives it; without one there is no QR code. */
  codigo?: string | undefined
  /** A password made here, which must be changed. */
  senha?: string | undefined
  turma?: string | undefined
}

export interface CardsPlace {
  brand: Pick<Brand, 'nome' | 'principal' | 'dominio'>
  /** `config.publicUrl`. */
  publicUrl: string
  language: Language
  escola?: string | undefined
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

/** What people wrote is data; nothing of it is ever read as markup. Cut marks stand in the background: not read aloud. */
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
#let value(said) = text(size: 11pt, weight: "bold", said)
#let named(said) = text(
  size: if said.len() > 60 { 9pt } else if said.len() > 30 { 11.5pt } else { 14pt },
  weight: "bold",
  said,
)
#let card(person) = box(width: wide, height: high, inset: 5mm, clip: true, {
  label(data.tenant)
  v(0.4mm)
  grid(
    columns: if person.qr == none { (1fr,) } else { (1fr, 33mm) },
    column-gutter: 4mm,
    {
      box(height: 13mm, width: 100%, clip: true, heading(level: 1, named(person.nome)))
      label(person.place)
      v(3.4mm, weak: true)
      label(t.login)
      linebreak()
      value(person.login)
      if person.senha != none {
        v(2.4mm, weak: true)
        label(t.senha)
        linebreak()
        value(person.senha)
      }
    },
    if person.qr != none {
      image(bytes(person.qr), format: "svg", width: 33mm, alt: person.alt)
      v(1.6mm, weak: true)
      align(center, text(size: 9.5pt, weight: "bold", person.codigo))
    },
  )
  place(bottom, text(size: 8pt, if person.qr == none { t.withoutCard } else { t.withCard }))
})
#for page in data.people.chunks(8) {
  grid(columns: (wide, wide), rows: high, ..page.map(card))
}
`

/**
 * The cards of these people, in this order, as a PDF: tagged, 8 a page. At most some hundreds at a time: a batch of
 * thousands prints class by class.
 */
export function cardsPdf(people: readonly CardPerson[], place: CardsPlace): Promise<Buffer> {
  const { brand, publicUrl, language, escola } = place
  const t = say(cartaoTexts, language)
  const origin = originOf(brand, publicUrl)
  const address = `${origin.replace(/^https?:\/\//, '')}/login`
  return renderPdf(TEMPLATE, {
    lang: language === 'en-us' ? 'en' : 'pt',
    tenant: brand.nome,
    texts: {
      title: t.cartoes,
      login: t.nomeDeUsuario,
      senha: t.senhaProvisoria,
      withCard: t.instrucaoCartao(address),
      withoutCard: t.instrucaoSenha(address),
    },
    people: people.map(({ nome, login, codigo, senha, turma }) => ({
      nome,
      login,
      senha: senha ?? null,
      place: [turma, escola].filter(Boolean).join(' · '),
      codigo: codigo === undefined ? null : showCodigo(codigo),
      qr: codigo === undefined ? null : qrSvg(`${origin}/login/cartao#${codigo}`),
      alt: t.qrDe(nome),
    })),
  })
}
