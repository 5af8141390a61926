/**
 * Questions as a package of QTI 2.2 or 3.0: a file for each, and the manifest. What the format can't hold is told, item
 * by item.
 */
import { BASE } from './rules-qti-corpo.ts'
import {
  base,
  blocks,
  type Escritor,
  floatText,
  type Partes,
  setValue,
  somePartes,
  variable,
  when,
  xhtml,
} from './rules-qti-escrever-base.ts'
import {
  writeAssociacao,
  writeClassificacao,
  writeEscolha,
  writeOrdem,
  writePonto,
} from './rules-qti-escrever-escolha.ts'
import { type Recurso, writeManifesto } from './rules-qti-escrever-manifesto.ts'
import { outcome, writeAberta, writeArrastar, writeCampo, writeLacunas } from './rules-qti-escrever-texto.ts'
import { attributeText, type Elemento, el, type Versao, writeElement } from './rules-qti-escrever-xml.ts'
import { isAddress, nodesOf } from './rules-qti-html.ts'
import { FERRAMENTA, qtiName, SEM_NOME } from './rules-qti-nome.ts'
import { DICA } from './rules-qti-retorno.ts'
import type { ItemLido, Pede } from './shapes-item.ts'

/** What of an item does not come along. */
export interface Perda {
  /** Its place in what was handed in, from 0. */
  item: number
  /** `pede`: all of it. */
  campo: string
  detalhe: string
}

export interface Escrita {
  /** By path in the package. */
  arquivos: Map<string, string>
  /** The files of the items that have to be put beside them, by path. */
  midias: string[]
  perdas: Perda[]
}

export interface Opcoes {
  titulo: string
  /** With the right answers, the feedback and what only who corrects may read. */
  gabarito: boolean
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACES: Readonly<Record<Versao, string>> = {
  '2.2': 'http://www.imsglobal.org/xsd/imsqti_v2p2',
  '3.0': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
}
const TEMPLATES: Readonly<Record<Versao, (nome: string) => string>> = {
  '2.2': (nome) => `http://www.imsglobal.org/question/qti_v2p2/rptemplates/${nome}`,
  '3.0': (nome) => `https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/${nome}.xml`,
}
const NEARLY_ALL = '0.9999'
const FEEDBACK = 'FEEDBACK'

/** null: the format has no such question. */
function partesOf(escritor: Escritor, pede: Pede): Partes | null {
  switch (pede.tipo) {
    case 'escolha':
      return writeEscolha(escritor, pede)
    case 'numerica':
    case 'curta':
      return writeCampo(escritor, pede)
    case 'associacao':
      return writeAssociacao(escritor, pede)
    case 'ordem':
      return writeOrdem(escritor, pede)
    case 'classificacao':
      return writeClassificacao(escritor, pede)
    case 'lacunas':
      return pede.modo === 'arrastar' ? writeArrastar(escritor, pede) : writeLacunas(escritor, pede)
    case 'aberta':
      return writeAberta(escritor, pede)
    case 'ponto':
      return writePonto(escritor, pede)
    case 'so_texto':
      return somePartes({})
    case 'formula':
      return null
  }
}

/** The media that are named in the package. */
function mediaIn(item: ItemLido): string[] {
  const found = new Set<string>()
  const take = (address: string): void => {
    if (address.startsWith('arquivo:')) found.add(address.slice('arquivo:'.length))
  }
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('arquivo:')) return
      take(value)
      const walk = (nodes: ReturnType<typeof nodesOf>): void => {
        for (const no of nodes)
          if (typeof no !== 'string') {
            for (const [nome, valor] of Object.entries(no.atributos))
              if (isAddress(no.nome, nome)) take(valor)
            walk(no.filhos)
          }
      }
      walk(nodesOf(value))
    } else if (Array.isArray(value)) value.forEach(look)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(look)
  }
  const { fonte: _, lugar: __, avisos: ___, dados: ____, ...told } = item
  look(told)
  return [...found]
}

const relative = (address: string): string =>
  address.startsWith('arquivo:')
    ? `../${address.slice('arquivo:'.length).split('/').map(encodeURIComponent).join('/')}`
    : address

/** When each feedback of the item is shown. */
function feedbackRules(escritor: Escritor, { retorno }: ItemLido, partes: Partes): Elemento[] {
  const add = (nome: string): Elemento =>
    setValue(FEEDBACK, el('multiple', {}, variable(FEEDBACK), base('identifier', nome)))
  const rules: Elemento[] = []
  if (retorno.geral !== '') rules.push(add('_x_geral'))
  if (partes.regras && (retorno.certo || retorno.errado || retorno.parcial) !== '') {
    const nearly = base('float', NEARLY_ALL)
    const most = escritor.pontos === null ? nearly : el('product', {}, nearly, variable('MAXSCORE'))
    rules.push(
      el(
        'responseCondition',
        {},
        el('responseIf', {}, el('gte', {}, variable('SCORE'), most), add('_x_certo')),
        el('responseElseIf', {}, el('gt', {}, variable('SCORE'), base('float', '0')), add('_x_parcial')),
        el('responseElse', {}, add('_x_errado')),
      ),
    )
  }
  for (const { nome, quando } of partes.retornos) rules.push(when(quando, add(nome)))
  return rules
}

function modalFeedbacks(escritor: Escritor, { retorno, dicas }: ItemLido, partes: Partes): Elemento[] {
  const modal = (saida: string, id: string, html: string): Elemento => {
    const inside = xhtml(escritor, html)
    const held = escritor.versao === '3.0' ? el('contentBody', {}, inside) : inside
    return el('modalFeedback', { outcomeIdentifier: saida, identifier: id, showHide: 'show' }, held)
  }
  const own = (['geral', 'certo', 'errado', 'parcial'] as const)
    .filter((nome) => retorno[nome] !== '')
    .map((nome) => modal(FEEDBACK, `_x_${nome}`, retorno[nome]))
  const answers = partes.retornos.map(({ nome, html }) => modal(FEEDBACK, nome, html))
  return [...own, ...answers, ...dicas.map((html, n) => modal(DICA, `_x_dica_${n + 1}`, html))]
}

const value = (id: string, valor: number): Elemento =>
  el(
    'outcomeDeclaration',
    { identifier: id, cardinality: 'single', baseType: 'float' },
    el('defaultValue', {}, el('value', {}, floatText(valor))),
  )

const identifiers = (id: string): Elemento =>
  el('outcomeDeclaration', { identifier: id, cardinality: 'multiple', baseType: 'identifier' })

function outcomes(item: ItemLido, partes: Partes, modals: readonly Elemento[]): Elemento[] {
  const { pontos, penalidade } = item
  const score = outcome('SCORE')
  const scored = partes.regras === null && item.pede.tipo === 'aberta' ? { externalScored: 'human' } : {}
  const most = pontos !== null && pontos > 0 ? { normalMaximum: floatText(pontos) } : {}
  const used = (id: string) => modals.some(({ atributos }) => atributos.outcomeIdentifier === id)
  return [
    { ...score, atributos: { ...score.atributos, ...most, ...scored } },
    ...(pontos === null ? [] : [value('MAXSCORE', pontos)]),
    ...(penalidade === null ? [] : [value('PENALTY', penalidade)]),
    ...partes.saidas,
    ...(used(FEEDBACK) ? [identifiers(FEEDBACK)] : []),
    ...(used(DICA) ? [identifiers(DICA)] : []),
  ]
}

function processing(escritor: Escritor, item: ItemLido, partes: Partes): Elemento | null {
  if (!escritor.gabarito) return null
  const said = feedbackRules(escritor, item, partes)
  if (partes.modelo && said.length === 0 && escritor.pontos === null)
    return el('responseProcessing', { template: TEMPLATES[escritor.versao](partes.modelo) })
  const rules = [...(partes.regras ?? []), ...said]
  return rules.length > 0 ? el('responseProcessing', {}, ...rules) : null
}

const identifierOf = ({ id }: ItemLido, n: number): string =>
  id === null ? `${SEM_NOME}${n + 1}` : qtiName(id)

function rootAttributes(item: ItemLido, n: number, versao: Versao): Record<string, string> {
  return {
    xmlns: SPACES[versao],
    identifier: identifierOf(item, n),
    title: item.titulo,
    toolName: FERRAMENTA,
    toolVersion: '1',
  }
}

function baseOf(
  escritor: Escritor,
  { base: above }: ItemLido,
  files: ReadonlyMap<string, string>,
): { ref: Elemento | null; text: string } {
  if (!above) return { ref: null, text: '' }
  if (above.id === null) {
    const text = `<div class="${BASE}" title="${attributeText(above.titulo)}">${xhtml(escritor, above.html).xml}</div>`
    return { ref: null, text }
  }
  if (above.html !== '') escritor.perde('base')
  const href = files.get(above.id)
  if (href === undefined) escritor.perde('base', above.id)
  const ref = el('assessmentStimulusRef', {
    identifier: qtiName(above.id),
    href: href?.slice(href.lastIndexOf('/') + 1) ?? '',
    title: above.titulo,
  })
  return { ref: href === undefined ? null : ref, text: '' }
}

function writeItem(
  escritor: Escritor,
  item: ItemLido,
  n: number,
  files: ReadonlyMap<string, string>,
): string | null {
  const partes = partesOf(escritor, item.pede)
  if (!partes) return null
  const modals = escritor.gabarito ? modalFeedbacks(escritor, item, partes) : []
  const above = baseOf(escritor, item, files)
  const root = el(
    'assessmentItem',
    { ...rootAttributes(item, n, escritor.versao), adaptive: 'false', timeDependent: 'false' },
    ...partes.respostas,
    ...outcomes(item, partes, modals),
    above.ref,
    el(
      'itemBody',
      {},
      { xml: above.text },
      blocks(escritor, item.enunciado),
      ...partes.corpo,
      ...partes.notas,
    ),
    processing(escritor, item, partes),
    ...modals,
  )
  return DECLARATION + writeElement(root, escritor.versao)
}

function writeStimulus(escritor: Escritor, item: ItemLido, n: number): string {
  const { geral, certo, errado, parcial } = item.retorno
  if (geral + certo + errado + parcial !== '') escritor.perde('retorno')
  if (item.dicas.length > 0) escritor.perde('dicas')
  if (item.pontos !== null) escritor.perde('pontos', String(item.pontos))
  if (item.penalidade !== null) escritor.perde('penalidade', String(item.penalidade))
  if (item.base) escritor.perde('base')
  const root = el(
    'assessmentStimulus',
    rootAttributes(item, n, escritor.versao),
    el('stimulusBody', {}, blocks(escritor, item.enunciado)),
  )
  return DECLARATION + writeElement(root, escritor.versao)
}

const pathOf = (n: number): string => `questoes/q${String(n + 1).padStart(4, '0')}.xml`

export function writeQti(itens: readonly ItemLido[], { titulo, gabarito }: Opcoes, versao: Versao): Escrita {
  const arquivos = new Map<string, string>()
  const midias = new Set<string>()
  const perdas: Perda[] = []
  const recursos: Recurso[] = []
  const texts = new Map(
    itens.flatMap(({ id, pede }, n): [string, string][] =>
      pede.tipo === 'so_texto' && id !== null ? [[id, pathOf(n)]] : [],
    ),
  )
  itens.forEach((item, n) => {
    const perde = (campo: string, detalhe = ''): void => {
      perdas.push({ item: n, campo, detalhe })
    }
    const escritor: Escritor = { versao, gabarito, pontos: item.pontos, perde, troca: relative }
    const text =
      item.pede.tipo === 'so_texto' ? writeStimulus(escritor, item, n) : writeItem(escritor, item, n, texts)
    if (text === null) {
      perde('pede', item.pede.tipo)
      return
    }
    const own = mediaIn(item)
    for (const path of own) midias.add(path)
    arquivos.set(pathOf(n), text)
    const base = item.base?.id ? texts.get(item.base.id) : undefined
    recursos.push({ item, caminho: pathOf(n), midias: own, depende: base === undefined ? null : base })
  })
  arquivos.set(
    'imsmanifest.xml',
    writeManifesto(titulo, recursos, versao, (n, campo) =>
      perdas.push({ item: itens.indexOf(n), campo, detalhe: '' }),
    ),
  )
  return { arquivos, midias: [...midias], perdas }
}
