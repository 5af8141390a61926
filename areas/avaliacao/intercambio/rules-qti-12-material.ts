/** What QTI 1.2 shows, as HTML, with a mark where a response stands. */

import { table } from '../../../core/contract/table.ts'
import { elementsOf, findAll } from './rules-qti-arvore.ts'
import type { Contexto } from './rules-qti-contexto.ts'
import { MARCAS, marcaDe } from './rules-qti-corpo.ts'
import { escapeText, hasBlocks, withAddresses, writeHtml } from './rules-qti-html.ts'
import { childOf, childrenOf, escapeXml, isNo, type No, textOf } from './rules-xml-no.ts'

export interface Resposta {
  no: No
  ident: string
  tipo: 'lid' | 'str' | 'num' | 'xy' | 'grp' | 'outra'
  cardinalidade: 'single' | 'multiple' | 'ordered'
}

const RESPONSES: Readonly<Record<string, Resposta['tipo']>> = table({
  response_lid: 'lid',
  response_str: 'str',
  response_num: 'num',
  response_xy: 'xy',
  response_grp: 'grp',
  response_extension: 'outra',
})

const ASKED = Object.keys(RESPONSES).filter((nome) => RESPONSES[nome] !== 'outra')

/** A type of content that no sign of another spoils. */
const typeOf = (no: No, nome: string, otherwise: string): string => {
  const type = no.atributos[nome] ?? ''
  return /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(type) ? type : otherwise
}

function addressOf(no: No, contexto: Contexto, type: string): string {
  const embedded = no.atributos.embedded?.toLowerCase() === 'base64' || no.atributos.entityref === undefined
  const inside = textOf(no).trim()
  if (no.atributos.uri) return contexto.troca(no.atributos.uri)
  return embedded && inside !== '' ? `data:${type};base64,${inside.split(/\s/).join('')}` : ''
}

function mattext(no: No, contexto: Contexto): string {
  const inner = no.filhos.some(isNo) ? writeHtml(no.filhos, contexto.troca) : null
  if (inner !== null) return inner
  const text = textOf(no)
  const address = no.atributos.uri
  if (address) return `<a href="${escapeXml(contexto.troca(address))}">${escapeText(address)}</a>`
  return /html/i.test(no.atributos.texttype ?? '') ? withAddresses(text, contexto.troca) : escapeText(text)
}

function picture(no: No, contexto: Contexto): string {
  const address = addressOf(no, contexto, typeOf(no, 'imagtype', 'image/png'))
  const size = ['width', 'height'].map((nome) => {
    const value = no.atributos[nome] ?? ''
    return /^\d{1,5}$/.test(value) ? ` ${nome}="${value}"` : ''
  })
  const alt = no.atributos.label ?? no.atributos.entityref ?? ''
  return address === '' ? '' : `<img src="${escapeXml(address)}" alt="${escapeXml(alt)}"${size.join('')}>`
}

function oneMaterial(no: No, contexto: Contexto): string {
  switch (no.nome) {
    case 'mattext':
      return mattext(no, contexto)
    case 'matemtext':
      return `<em>${mattext(no, contexto)}</em>`
    case 'matbreak':
      return '<br>'
    case 'matimage':
      return picture(no, contexto)
    case 'mataudio':
      return `<audio src="${escapeXml(addressOf(no, contexto, typeOf(no, 'audiotype', 'audio/mpeg')))}" controls=""></audio>`
    case 'matvideo':
      return `<video src="${escapeXml(addressOf(no, contexto, typeOf(no, 'videotype', 'video/mp4')))}" controls=""></video>`
    // Blackboard's own.
    case 'mat_extension':
      return elementsOf(no)
        .map((each) => withAddresses(textOf(each), contexto.troca))
        .join('')
    default:
      contexto.diz('sem_lugar', no.nome)
      return ''
  }
}

/** Of a `material`, or of what holds some. */
export function materialOf(no: No, contexto: Contexto): string {
  return elementsOf(no)
    .map((each) => {
      if (each.nome === 'material') return materialOf(each, contexto)
      if (each.nome === 'flow_mat' || each.nome === 'flow') return paragraph(materialOf(each, contexto))
      return each.nome === 'qticomment' ? '' : oneMaterial(each, contexto)
    })
    .join('')
}

/** Text in lines becomes a paragraph; a lonely mark does not. */
const paragraph = (html: string): string =>
  html.replace(MARCAS, '').trim() === '' || hasBlocks(html) ? html : `<p>${html.trim()}</p>`

/** What is shown of a label or a response, without what renders it. */
export function labelOf(no: No, contexto: Contexto): string {
  const shown = no.filhos.filter(
    (filho): filho is No => isNo(filho) && /^(?:material|flow_mat|matref|material_ref)$/.test(filho.nome),
  )
  return shown
    .map((each) =>
      each.nome === 'material' ? materialOf(each, contexto) : paragraph(materialOf(each, contexto)),
    )
    .join('')
    .trim()
}

function responseOf(no: No, tipo: Resposta['tipo']): Resposta {
  const cardinality = (no.atributos.rcardinality ?? 'single').toLowerCase()
  const cardinalidade = cardinality === 'multiple' || cardinality === 'ordered' ? cardinality : 'single'
  return { no, ident: no.atributos.ident ?? '', tipo, cardinalidade }
}

/** All that a `presentation` shows. A mark stands for each response. */
export function readPresentation(
  presentation: No | null,
  contexto: Contexto,
): { html: string; respostas: Resposta[] } {
  const respostas: Resposta[] = []
  // Beside what is asked in a way that is known, tools add ways of their own.
  const asked = presentation !== null && findAll(presentation, new Set(ASKED)).length > 0
  const show = (no: No): string =>
    elementsOf(no)
      .map((each) => {
        const tipo = RESPONSES[each.nome]
        if (tipo === 'outra' && asked) {
          contexto.diz('sem_lugar', each.nome)
          return ''
        }
        if (tipo) {
          respostas.push(responseOf(each, tipo))
          return marcaDe(respostas.length - 1)
        }
        if (each.nome === 'flow' || each.nome === 'flow_mat') return paragraph(show(each))
        if (each.nome === 'material') return materialOf(each, contexto)
        if (each.nome !== 'qticomment') contexto.diz('sem_lugar', each.nome)
        return ''
      })
      .join('')
  const html = presentation ? show(presentation).trim() : ''
  return { html, respostas }
}

/** What a response is rendered with. */
export const renderOf = ({ no }: Resposta): No | null =>
  elementsOf(no).find(({ nome }) => nome.startsWith('render_')) ?? null

export const fieldsOf = (item: No): Map<string, string> => {
  const found = new Map<string, string>()
  for (const meta of childrenOf(item, 'itemmetadata')) {
    const fields = [meta, ...childrenOf(meta, 'qtimetadata')].flatMap((no) =>
      childrenOf(no, 'qtimetadatafield'),
    )
    for (const field of fields) {
      const label = textOf(childOf(field, 'fieldlabel')).trim()
      if (label !== '' && !found.has(label)) found.set(label, textOf(childOf(field, 'fieldentry')).trim())
    }
    for (const { nome, filhos } of elementsOf(meta))
      if (/^(?:qmd_|bbmd_)/.test(nome) && !found.has(nome) && !filhos.some(isNo))
        found.set(nome, filhos.map(String).join('').trim())
  }
  return found
}
