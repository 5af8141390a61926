/** Questions on paper: A4, tagged, pictures with their words, formulas set; with the key on pages of its own, or without. */
import { renderPdf } from '../../../../core/server/pdf/pdf.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import type { GrupoDoPapel } from '../shapes-papel.ts'
import { papelTexts } from '../texts-papel.ts'
import type { Imagem } from './print-imagens.ts'

/**
 * What people wrote is data; nothing of it is ever read as markup. A question that fits a page is not parted; a text is
 * never the last thing of one. Italics lean: the typeface that everyone reads well has none of its own here.
 */
const TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#let w = data.words
#set document(title: data.title)
#set text(font: "Atkinson Hyperlegible Next", lang: data.lang, size: 11pt, hyphenate: false)
#set par(leading: 0.6em, spacing: 0.85em)
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 18mm, bottom: 18mm),
  footer: context align(center, text(size: 9pt, fill: luma(85),
    w.pagina.replace("{1}", str(counter(page).get().first())).replace("{2}", str(counter(page).final().first())))),
)
#show heading: set text(size: 11pt, weight: "bold")
#show heading: set block(above: 1.2em, below: 0.7em, sticky: true)
#show heading.where(level: 1): set text(size: 16pt)
#show heading.where(level: 2): set text(size: 12pt)
#let joined(all) = all.join() + []
#let relations = "=<>≤≥≠≈≡∼≃≅∝→←⇒⇐↔⇔⟶⇌∈∉⊂⊆⊃⊥∥|"
#let binaries = "+−×⋅·÷±∓∪∩∧∨∗"
#let sign(said) = if said.clusters().len() != 1 { said } else if relations.contains(said) {
  math.class("relation", said)
} else if binaries.contains(said) { math.class("binary", said) } else if said in ("∑", "∏", "∫") {
  math.class("large", said)
} else { math.italic(said) }
#let mat(m) = if m.tipo == "sinal" {
  if m.at("reto", default: false) { math.upright(m.texto) } else { sign(m.texto) }
} else if m.tipo == "fila" {
  // A sign before everything belongs to what follows.
  joined(m.itens.enumerate().map(((at, one)) => if at == 0 and one.tipo == "sinal" and binaries.contains(one.texto) {
    math.class("unary", one.texto)
  } else { mat(one) }))
} else if m.tipo == "fracao" { math.frac(mat(m.cima), mat(m.baixo)) } else if m.tipo == "raiz" { if m.indice == none { math.sqrt(mat(m.de)) } else { math.root(mat(m.indice), mat(m.de)) } } else if m.tipo == "indices" {
    let over = if m.sobre == none { none } else { mat(m.sobre) }
    let under = if m.sob == none { none } else { mat(m.sob) }
    math.attach(mat(m.base), t: over, b: under)
  } else if m.tipo == "entre" { math.lr(joined((
    if m.abre == "" { [] } else { symbol(m.abre) }, mat(m.de), if m.fecha == "" { [] } else { symbol(m.fecha) }))) } else if m.tipo == "acento" { if m.sinal == "¯" { math.overline(mat(m.de)) } else { math.accent(mat(m.de), m.sinal) } } else {
    let delims = (if m.abre == "" { none } else { m.abre }, if m.fecha == "" { none } else { m.fecha })
    math.mat(delim: delims, ..m.linhas.map(one => one.map(mat)))
  }
#let lean(said) = said.split(" ").map(one => if one == "" { "" } else { box(skew(ax: -12deg, reflow: false, one)) }).join(" ")
#let trecho(t) = if t.tipo == "quebra" { linebreak() } else if t.tipo == "formula" {
  if t.mat == none { t.fonte } else { math.equation(alt: t.linear, block: false, math.display(mat(t.mat))) }
} else {
  let said = if t.at("italico", default: false) { lean(t.texto) } else { t.texto }
  if t.at("codigo", default: false) { said = text(font: "DejaVu Sans Mono", size: 0.9em, said) }
  if t.at("negrito", default: false) { said = strong(said) }
  if t.at("sublinhado", default: false) { said = underline(said) }
  if t.at("riscado", default: false) { said = strike(said) }
  if t.at("sobre", default: false) { said = super(said) }
  if t.at("sob", default: false) { said = sub(said) }
  said
}
#let trechos(all) = joined(all.map(trecho))
#let figura(f, most) = {
  let known = data.imagens.at(str(f.midia), default: none)
  if f.forma != "imagem" or known == none { text(fill: luma(60), "[" + w.at(f.forma) + if f.alt == "" { "" } else { ": " + f.alt } + "]") } else {
    let drawn = image(known.nome, width: calc.min(known.largura, most) * 1mm, alt: if f.alt == "" { w.imagem } else { f.alt })
    if f.decorativa { pdf.artifact(drawn) } else { drawn }
  }
}
#let bloco(b) = if b.tipo == "paragrafo" {
  if b.at("titulo", default: false) { block(strong(trechos(b.trechos))) } else { par(trechos(b.trechos)) }
} else if b.tipo == "figura" { block(width: 100%, align(center, figura(b, 150))) } else if b.tipo == "citacao" { pad(left: 6mm, joined(b.blocos.map(bloco))) } else if b.tipo == "lista" {
    let inside = b.itens.map(one => joined(one.map(bloco)))
    if b.ordenada { enum(start: b.inicio, ..inside) } else { list(..inside) }
  } else {
    let columns = calc.max(1, ..b.linhas.map(one => one.len()))
    let filled(one) = one.map(c => {
      let said = joined(c.blocos.map(bloco))
      if c.cabeca { strong(said) } else { said }
    }) + ([],) * (columns - one.len())
    let head = b.linhas.len() > 0 and b.linhas.first().len() > 0 and b.linhas.first().all(c => c.cabeca)
    set par(spacing: 0.5em)
    block(table(columns: columns, stroke: 0.5pt + luma(90), inset: 5pt,
      ..if head { (table.header(..filled(b.linhas.first())),) } else { () },
      ..b.linhas.slice(if head { 1 } else { 0 }).map(filled).flatten()))
  }
#let blocos(all) = joined(all.map(bloco))
#let item(i) = {
  trechos(i.trechos)
  if i.figura != none { if i.trechos.len() > 0 { linebreak() }; figura(i.figura, 70) }
}
#let itens(all) = block(above: 0.8em, joined(all.map(i => block(breakable: false, above: 0.65em, below: 0.65em,
  grid(columns: (if i.marca.len() > 3 { 11mm } else { 7mm }, 1fr), i.marca, item(i))))))
#let line-of(said) = block(above: 1.1em, { said; h(2mm); box(width: 1fr, line(length: 100%, stroke: 0.5pt + luma(90))) })
#let pede(p) = if p.tipo == "itens" { itens(p.itens) } else if p.tipo == "colunas" {
  block(above: 0.9em, grid(columns: (1fr, 1fr), column-gutter: 8mm, itens(p.esquerda), itens(p.direita)))
} else if p.tipo == "grupos" { par(p.grupos.join("; ")); itens(p.itens) } else if p.tipo == "lacunas" {
    par(trechos(p.trechos))
    if p.palavras.len() > 0 { par(w.palavras + ": " + p.palavras.join(", ")) }
  } else if p.tipo == "campo" {
    block(above: 1.1em, { w.resposta + ":"; h(2mm); box(width: 60mm, line(length: 100%, stroke: 0.5pt + luma(90))); h(2mm); p.unidade })
  } else { pdf.artifact(block(above: 0.6em, for n in range(p.quantas) { block(above: 8mm, line(length: 100%, stroke: 0.5pt + luma(120))) })) }
// Levels follow each other (PDF/UA-1): below its text where it has one, else below the title.
#let questao(q, level) = {
  let body = {
    heading(level: level, text(size: 11pt, w.questao + " " + str(q.numero) + if q.fonte == "" { "" } else { " (" + q.fonte + ")" }))
    blocos(q.enunciado)
    blocos(q.comando)
    pede(q.pede)
  }
  v(1.8em, weak: true)
  // One that fills most of a page may be parted.
  context block(width: 100%, breakable: measure(block(width: 170mm, body)).height > 190mm, body)
}
#let blank(said, width) = box(width: width, { said + ":"; h(2mm); box(width: 1fr, line(length: 100%, stroke: 0.5pt + luma(90))) })
#if data.instituicao != "" { text(weight: "bold", data.instituicao); linebreak() }
#heading(level: 1, data.title)
#grid(columns: (1fr, 38mm, 42mm), column-gutter: 5mm, blank(w.nome, 100%), blank(w.turma, 100%), blank(w.data, 100%))
#v(3mm)
#for grupo in data.grupos {
  if grupo.base != none {
    heading(level: 2, grupo.base.rotulo)
    blocos(grupo.base.blocos)
  }
  for q in grupo.questoes { questao(q, if grupo.base == none { 2 } else { 3 }) }
}
#if data.gabarito {
  pagebreak(weak: true)
  heading(level: 1, w.gabarito)
  for grupo in data.grupos { for q in grupo.questoes {
    let g = q.gabarito
    block(breakable: false, par({ strong(str(q.numero) + ". "); if g.resposta == "" { w.aberta } else { g.resposta } }))
    pad(left: 7mm, {
      if g.explicacao.len() > 0 { par({ strong(w.explicacao + ": "); trechos(g.explicacao) }) }
      for one in g.rubrica { par({ strong(w.criterio + ": "); one }) }
      for one in g.analises { par({ strong(w.analise.replace("{1}", one.letra) + ": "); one.texto }) }
    })
  } }
}
`

export interface DoPapel {
  grupos: readonly GrupoDoPapel[]
  gabarito: boolean
  instituicao: string
  language: Language
  imagens: ReadonlyMap<number, Imagem>
}

/** Of what the text before these questions is called. */
export const rotuloDaBase = (
  { titulo, de, ate }: NonNullable<GrupoDoPapel['base']>,
  language: Language,
): string => `${say(papelTexts, language).textoPara(de, ate)}${titulo === '' ? '' : `: ${titulo}`}`

/** Millimetres of a picture: as on a screen, and never more than half a page high. */
const widthOf = ({ largura, altura }: Imagem): number =>
  Math.min((largura * 25.4) / 110, (100 * largura) / Math.max(1, altura))

export function papelPdf({ grupos, gabarito, instituicao, language, imagens }: DoPapel): Promise<Buffer> {
  const t = say(papelTexts, language)
  const nomeOf = (midia: number) => `/m${midia}.jpg`
  const data = {
    title: gabarito ? t.tituloComGabarito : t.titulo,
    lang: language === 'en-us' ? 'en' : 'pt',
    instituicao,
    gabarito,
    grupos: grupos.map(({ base, questoes }) => ({
      base: base && { rotulo: rotuloDaBase(base, language), blocos: base.blocos },
      questoes,
    })),
    imagens: Object.fromEntries(
      [...imagens].map(([midia, one]) => [String(midia), { nome: nomeOf(midia), largura: widthOf(one) }]),
    ),
    words: {
      ...{ nome: t.nome, turma: t.turma, data: t.data, questao: t.questao, resposta: t.resposta },
      ...{ palavras: t.palavras, gabarito: t.gabarito, aberta: t.aberta, explicacao: t.explicacao },
      ...{ criterio: t.criterio, analise: t.analise('{1}'), pagina: t.pagina('{1}', '{2}') },
      ...{ imagem: t.imagem, audio: t.audio, video: t.video },
    },
  }
  return renderPdf(
    TEMPLATE,
    data,
    Object.fromEntries([...imagens].map(([midia, { bytes }]) => [nomeOf(midia), bytes])),
  )
}
