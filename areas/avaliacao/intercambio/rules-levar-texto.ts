/** Texts of the bank as other programs read them: figures as pictures of the package, formulas between signs. */
import { figurasDe } from '../../ensino/aula/rules-tela.ts'
import { EM_LIBRAS, SOM, TRANSCRICAO } from './rules-html.ts'
import { escapeXml } from './rules-xml-no.ts'

/** Where the file of a figure stands in a package; undefined: it does not go along. */
export type Caminhos = ReadonlyMap<number, string>

export interface Papel {
  caminhos: Caminhos
  /** Told of what does not go along. */
  perde(campo: string, detalhe?: string): void
}

const FIGURE = /<figure\b([^<>]*)><\/figure>/g
const FORMULA = /<span\b[^<>]*\bdata-math="([^"<>]*)"[^<>]*><\/span>/g

/** What a figure says of itself, as it is written. */
const saysOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    [...tag.matchAll(/\sdata-([a-z]{1,12})="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** What a figure is in the HTML of others; its words stay where its file does not go along. */
function figure(tag: string, { caminhos, perde }: Papel): string {
  const says = saysOf(tag)
  const [tipo = '', alt = '', legendas = '', transcricao = ''] = [
    'tipo',
    'alt',
    'legendas',
    'transcricao',
  ].map((name) => says.get(name))
  const said = transcricao.replaceAll('\n', '<br>')
  const midia = Number(says.get('midia'))
  const caminho = caminhos.get(midia)
  if (caminho === undefined) {
    perde('midia', tipo)
    return alt === '' && said === '' ? '' : `<p>[${[alt, said].filter(Boolean).join(': ')}]</p>`
  }
  const src = `src="arquivo:${caminho}"`
  if (tipo === 'imagem') return `<p><img ${src} alt="${alt}"></p>`
  const falas = caminhos.get(Number(legendas))
  if (legendas !== '' && falas === undefined) perde('legendas')
  const track = falas === undefined ? '' : `<track kind="captions" srclang="pt-BR" src="arquivo:${falas}">`
  const label = alt === '' ? '' : ` aria-label="${alt}"`
  const words = said === '' ? '' : `<p class="${TRANSCRICAO}">${said}</p>`
  const player = `<${tipo} controls="controls" ${src}${label}>${track}</${tipo}>`
  return `<div class="${says.has('libras') ? EM_LIBRAS : SOM}">${player}${words}</div>`
}

/** Rich text. */
export const ricoParaFora = (html: string, papel: Papel): string =>
  (figurasDe(html).length === 0
    ? html
    : html.replaceAll(FIGURE, (_, tag: string) => figure(tag, papel))
  ).replaceAll(FORMULA, (_, source: string) => `\\(${source}\\)`)

interface Rotulo {
  texto: string
  imagem?: { midia: number; alt: string; decorativa?: boolean } | undefined
}

/** Plain words, with their picture. */
export function rotuloParaFora({ texto, imagem }: Rotulo, { caminhos, perde }: Papel): string {
  const words = escapeXml(texto)
  if (!imagem) return words
  const caminho = caminhos.get(imagem.midia)
  const alt = escapeXml(imagem.alt)
  if (caminho === undefined) {
    perde('midia', 'imagem')
    return [words, alt && `[${alt}]`].filter(Boolean).join(' ')
  }
  const picture = `<img src="arquivo:${caminho}" alt="${imagem.decorativa ? '' : alt}">`
  return words === '' ? picture : `${words} ${picture}`
}
