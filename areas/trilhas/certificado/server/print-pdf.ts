/** A certificate on paper: A4 landscape, tagged, on the school's picture or on the product's own sheet. */
import type { Scale } from '../../../../core/contract/palette.ts'
import { renderPdf } from '../../../../core/server/pdf/pdf.ts'
import { qrSvg } from '../../../../core/server/pdf/qr.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { showCodigo } from '../../../escola/cartao/rules.ts'
import { dateInWords } from '../rules.ts'
import type { Posicao, Tinta } from '../shapes.ts'
import { certificadoTexts } from '../texts.ts'
import { markSvg, sheetSvg } from './print-sheet.ts'

export interface Printed {
  nome: string
  trilha: string
  /** Hours; null: not told. */
  cargaHoraria: number | null
  emitidoEm: Date
  emissor: string
  codigo: string
  /** Where it is checked. */
  url: string
}

/** The school's own picture, a JPEG, and where and how the words stand on it. */
export interface OwnSheet {
  imagem: Uint8Array
  tinta: Tinta
  posicao: Posicao
}

/**
 * What people wrote is data; nothing of it is ever read as markup. The picture is a background: not read aloud. The
 * names of a person and of a path shrink until they fit the room that they have.
 */
const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set text(font: "Atkinson Hyperlegible Next", lang: data.lang, size: 12pt, hyphenate: false, fill: rgb(data.ink))
#set par(leading: 0.55em, spacing: 0.7em)
#show heading: it => it.body
#let own = data.image != none
#let back = if own {
  image(data.image, width: 297mm, height: 210mm, fit: "cover")
} else { image(bytes(data.sheet), format: "svg", width: 297mm, height: 210mm) }
#let sides = (
  centro: (left: 44mm, right: 44mm),
  esquerda: (left: 24mm, right: 104mm),
  direita: (left: 104mm, right: 24mm),
  folha: (left: 92mm, right: 24mm),
).at(data.place)
#let centred = data.place == "centro"
#set page(width: 297mm, height: 210mm, margin: (..sides, top: 24mm, bottom: 20mm), background: pdf.artifact(back))
#let quiet(said) = text(size: 14.5pt, fill: rgb(data.soft), said)
#let small(said) = text(size: 9.5pt, fill: rgb(data.soft), said)
#let fitted(said, sizes, high, colour) = layout(room => {
  let set-in(size) = block(width: room.width, par(leading: 0.5em, text(size: size, weight: "bold", fill: rgb(colour), said)))
  let fits = sizes.filter(size => measure(set-in(size), width: room.width).height <= high)
  set-in(if fits.len() > 0 { fits.first() } else { sizes.last() })
})
#set align(if centred { center } else { left })
#if own { v(1fr) } else {
  grid(columns: (auto, auto), column-gutter: 3mm, align: horizon,
    pdf.artifact(image(bytes(data.mark), format: "svg", height: 9mm)),
    text(size: 13pt, weight: "bold", fill: rgb(data.strong), data.brand))
  v(1fr)
}
#heading(level: 1, text(size: if own { 36pt } else { 42pt }, weight: "bold", fill: rgb(data.strong), data.words.certificado))
#v(8mm)
#quiet(data.words.certificamos)
#v(2.4mm)
#fitted(data.nome, (36pt, 32pt, 28pt, 25pt, 22pt, 19pt, 16pt), 25mm, data.ink)
#v(3.6mm)
#quiet(data.words.concluiu)
#v(2.4mm)
#fitted(data.trilha, (25pt, 22pt, 19pt, 17pt, 15pt, 13pt), 19mm, data.strong)
#if data.carga != none { v(3.6mm); quiet(data.carga) }
#v(1.4fr)
#set par(leading: 0.5em, spacing: 0.8em)
#let fact(label, said) = { small(label); linebreak(); text(size: 12pt, weight: "bold", said) }
#let facts = {
  set align(left)
  fact(data.words.emitidoPor, data.emissor)
  v(4.2mm, weak: true)
  fact(data.words.emitidoEm, data.data)
}
#let proof = {
  set align(left)
  grid(columns: (26mm, auto), column-gutter: 4mm, align: bottom,
    box(fill: white, inset: 1.6mm, radius: 1.4mm, image(bytes(data.qr.svg), format: "svg", width: 22.8mm, alt: data.qr.alt)),
    { small(data.words.codigo); linebreak()
      text(size: 12pt, weight: "bold", data.qr.caption)
      v(3.6mm, weak: true)
      small(data.words.confira); linebreak()
      text(size: 9.5pt, data.address) })
}
#block(width: 100%, grid(columns: (1fr, auto), column-gutter: 8mm, align: bottom, facts, proof))
`

/** What the template calls the picture. */
const FOLHA = '/folha.jpg'

const WHITE = { ink: '#ffffff', strong: '#ffffff', soft: '#ffffff' }
const DARK = { ink: '#17211e', strong: '#17211e', soft: '#46514e' }

function inksOf({ steps }: Scale, tinta: Tinta | undefined) {
  if (tinta === 'clara') return WHITE
  if (tinta === 'escura') return DARK
  return { ...DARK, strong: steps[8] ?? DARK.strong, ...(tinta === 'marca' && { ink: steps[9] ?? DARK.ink }) }
}

interface Place {
  brand: string
  scale: Scale
  language: Language
  sheet: OwnSheet | null
}

/** The certificate as a PDF/UA-1 document of one page. */
export function certificadoPdf(printed: Printed, { brand, scale, language, sheet }: Place): Promise<Buffer> {
  const t = say(certificadoTexts, language)
  const { nome, trilha, cargaHoraria, emissor, codigo, url } = printed
  const data = {
    title: t.tituloDe(nome, trilha),
    lang: language === 'en-us' ? 'en' : 'pt',
    brand,
    nome,
    trilha,
    emissor,
    carga: cargaHoraria === null ? null : t.carga(cargaHoraria),
    data: dateInWords(printed.emitidoEm, language),
    qr: { svg: qrSvg(url), alt: t.qr(url), caption: showCodigo(codigo) },
    address: url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, ''),
    words: {
      certificado: t.certificado,
      certificamos: t.certificamos,
      concluiu: t.concluiu,
      emitidoPor: t.emitidoPor,
      emitidoEm: t.emitidoEm,
      codigo: t.codigo,
      confira: t.confira,
    },
    ...inksOf(scale, sheet?.tinta),
    image: sheet && FOLHA,
    sheet: sheet ? null : sheetSvg(scale),
    mark: markSvg(scale),
    place: sheet?.posicao ?? 'folha',
  }
  return renderPdf(TEMPLATE, data, sheet ? { [FOLHA]: sheet.imagem } : {})
}
