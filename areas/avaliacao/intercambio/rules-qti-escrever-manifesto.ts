/** The manifest of a package that we write: its files, and what is known of each question beside its text. */
import { attributeText, plainText, type Versao } from './rules-qti-escrever-xml.ts'
import { CATEGORIA } from './rules-qti-manifesto.ts'
import type { ItemLido } from './shapes-item.ts'

export interface Recurso {
  item: ItemLido
  caminho: string
  midias: readonly string[]
  /** The file of the text that it refers to. */
  depende: string | null
}

const TYPES: Readonly<Record<Versao, { item: string; texto: string; esquema: string; espaco: string }>> = {
  '2.2': {
    item: 'imsqti_item_xmlv2p2',
    texto: 'imsqti_stimulus_xmlv2p2',
    esquema: 'QTIv2.2 Package',
    espaco: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  },
  '3.0': {
    item: 'imsqti_item_xmlv3p0',
    texto: 'imsqti_stimulus_xmlv3p0',
    esquema: 'QTI Package',
    espaco: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
  },
}
const LOM = 'http://ltsc.ieee.org/xsd/LOM'

const string = (text: string): string => `<string>${plainText(text)}</string>`

const classification = (purpose: string, path: readonly string[]): string => {
  const taxa = path.map((entry) => `<taxon><entry>${string(entry)}</entry></taxon>`).join('')
  const told = taxa === '' ? '' : `<taxonPath><source>${string('Turmalina')}</source>${taxa}</taxonPath>`
  return `<classification><purpose><source>Turmalina</source><value>${plainText(purpose)}</value></purpose>${told}</classification>`
}

function lomOf({ titulo, tags, categoria, dados }: ItemLido): string {
  const keywords = tags.map((tag) => `<keyword>${string(tag)}</keyword>`).join('')
  const said = Object.entries(dados).map(([nome, valor]) => classification(nome, [valor]))
  return `<lom xmlns="${LOM}"><general><title>${string(titulo)}</title>${keywords}</general>${said.join('')}${classification(CATEGORIA, categoria)}</lom>`
}

/** Trimmed when it is read, or no longer there: it would not come back. */
const isLost = (text: string): boolean =>
  text.trim() !== text || text === '' || plainText(text).includes('&#13;')

const encoded = (path: string): string => attributeText(path.split('/').map(encodeURIComponent).join('/'))

export function writeManifesto(
  titulo: string,
  recursos: readonly Recurso[],
  versao: Versao,
  perde: (item: ItemLido, campo: string) => void,
): string {
  const { item: type, texto, esquema, espaco } = TYPES[versao]
  const idOf = new Map(recursos.map(({ caminho }, n) => [caminho, `r${n + 1}`]))
  const resources = recursos.map(({ item, caminho, midias, depende }) => {
    if (item.tags.some(isLost)) perde(item, 'tags')
    if (item.categoria.some(isLost)) perde(item, 'categoria')
    if (
      Object.entries(item.dados).some(([nome, valor]) => isLost(nome) || isLost(valor) || nome === CATEGORIA)
    )
      perde(item, 'dados')
    const files = [caminho, ...midias].map((path) => `<file href="${encoded(path)}"/>`).join('')
    const needs = depende === null ? '' : `<dependency identifierref="${idOf.get(depende) ?? ''}"/>`
    const kind = item.pede.tipo === 'so_texto' ? texto : type
    return `<resource identifier="${idOf.get(caminho)}" type="${kind}" href="${encoded(caminho)}"><metadata>${lomOf(item)}</metadata>${files}${needs}</resource>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<manifest xmlns="${espaco}" identifier="turmalina">`,
    `<metadata><schema>${esquema}</schema><schemaversion>${versao === '3.0' ? '3.0.0' : '1.0.0'}</schemaversion>`,
    `<lom xmlns="${LOM}"><general><title>${string(titulo)}</title></general></lom></metadata>`,
    `<organizations/><resources>${resources.join('\n')}</resources></manifest>`,
  ].join('')
}
