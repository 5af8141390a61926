/** Questions into Moodle XML, with the files that they name, and what Moodle can't say of them. */

import { lostFields, lostWhole } from './rules-escrever.ts'
import { writeCloze, writePecas } from './rules-escrever-cloze.ts'
import { lostOfPairs, pairsOf, withoutMarks } from './rules-escrever-gift.ts'
import { guardar } from './rules-guardar.ts'
import { asAssociacao, fromCategoria, textoOfCurta } from './rules-item.ts'
import { AJUSTES, GUARDA } from './rules-moodle-nomes.ts'
import { PLUGINFILE } from './rules-moodle-textos.ts'
import { toPercent } from './rules-textos.ts'
import { escapeXml } from './rules-xml-no.ts'
import type { ArquivoDentro, Escolha, Escrita, ItemLido, Numerica, Pede, Perda } from './shapes-item.ts'

type Arquivos = ReadonlyMap<string, string>
type Lost = [campo: string, detalhe: string][]

/** Text that may hold marks; `]]>` within it is parted. */
const cdata = (texto: string): string => `<![CDATA[${texto.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

const simple = (nome: string, valor: string | number | boolean): string =>
  `    <${nome}>${escapeXml(String(valor))}</${nome}>\n`

/** Where a file of the package is named, in a text. */
const NAMED = 'arquivo:'

interface Papel {
  arquivos: Arquivos
  lost: Lost
}

/** A text as HTML, with the files that it names. */
function text({ arquivos, lost }: Papel, html: string): string {
  const files = new Map<string, string>()
  const [first = '', ...rest] = html.split(NAMED)
  const said = rest.map((part) => {
    const end = /[^\p{L}\p{N}_./-]/u.exec(part)?.index ?? part.length
    const caminho = part.slice(0, end)
    const base64 = arquivos.get(caminho)
    if (base64 === undefined) {
      lost.push(['arquivo', caminho])
      return `${NAMED}${part}`
    }
    const nome = caminho.replace(/^\d{1,9}\//, '')
    const slash = nome.lastIndexOf('/') + 1
    files.set(
      nome,
      `<file name="${escapeXml(nome.slice(slash))}" path="/${escapeXml(nome.slice(0, slash))}" encoding="base64">${base64}</file>`,
    )
    return `${PLUGINFILE}${nome.split('/').map(encodeURIComponent).join('/')}${part.slice(end)}`
  })
  return `<text>${cdata([first, ...said].join(''))}</text>${[...files.values()].join('')}`
}

const rich = (papel: Papel, nome: string, html: string): string =>
  `    <${nome} format="html">${text(papel, html)}</${nome}>\n`

const answer = (fracao: string, inner: string, formato = 'html'): string =>
  `    <answer fraction="${fracao}" format="${formato}">${inner}</answer>\n`

const feedback = (papel: Papel, retorno: string): string =>
  `<feedback format="html">${text(papel, retorno)}</feedback>`

interface Corpo {
  tipo: string
  xml: string
  /** Where the text itself is written in another way. */
  enunciado?: string
  holds: readonly string[]
}

const COMBINED = ['retorno.certo', 'retorno.errado', 'retorno.parcial', 'dicas']

function writeEscolha(papel: Papel, pede: Escolha): Corpo {
  if (pede.opcoes.some(({ fixa }) => fixa)) papel.lost.push(['pede.fixa', ''])
  const options = pede.opcoes.map(({ html, fracao, retorno }) =>
    answer(toPercent(fracao), text(papel, html) + feedback(papel, retorno)),
  )
  if (pede.vf) return { tipo: 'truefalse', xml: options.join(''), holds: [] }
  const head = simple('single', !pede.multipla) + simple('shuffleanswers', pede.embaralhar)
  return { tipo: 'multichoice', xml: head + options.join(''), holds: COMBINED }
}

function writeNumerica(papel: Papel, pede: Numerica, errado: string): Corpo {
  const answers = pede.respostas.map(({ valor, tolerancia, fracao, retorno }) => {
    const inner = `<text>${valor}</text>${feedback(papel, retorno)}<tolerance>${tolerancia}</tolerance>`
    return answer(toPercent(fracao), inner, 'moodle_auto_format')
  })
  if (errado !== '')
    answers.push(answer('0', `<text>*</text>${feedback(papel, errado)}`, 'moodle_auto_format'))
  const units = pede.unidades.map(
    ({ nome, vezes }) =>
      `<unit><multiplier>${vezes}</multiplier><unit_name>${escapeXml(nome)}</unit_name></unit>`,
  )
  const xml = answers.join('') + (units.length > 0 ? `    <units>${units.join('')}</units>\n` : '')
  return { tipo: 'numerical', xml, holds: ['retorno.errado', 'dicas'] }
}

/** A string: Moodle has no such question. */
function writePede(papel: Papel, item: ItemLido, pede: Pede): Corpo | string {
  switch (pede.tipo) {
    case 'escolha':
      return writeEscolha(papel, pede)
    case 'numerica':
      return writeNumerica(papel, pede, item.retorno.errado)
    case 'curta': {
      const answers = pede.respostas.map(({ texto, fracao, retorno }) => {
        const said = `<text>${escapeXml(textoOfCurta(pede, texto))}</text>`
        return answer(toPercent(fracao), said + feedback(papel, retorno), 'moodle_auto_format')
      })
      return {
        tipo: 'shortanswer',
        xml: simple('usecase', pede.maiusculas ? 1 : 0) + answers.join(''),
        holds: ['dicas'],
      }
    }
    case 'associacao': {
      const pairs = pairsOf(pede)
      if (!pairs) return 'pares'
      papel.lost.push(...lostOfPairs(pede))
      const sub = (left: string, right: string) =>
        `    <subquestion format="html">${text(papel, left)}<answer><text>${escapeXml(withoutMarks(right))}</text></answer></subquestion>\n`
      const all = [...pairs.pares, ...pairs.sobras.map((right): [string, string] => ['', right])]
      return {
        tipo: 'matching',
        xml: simple('shuffleanswers', pede.embaralhar) + all.map((par) => sub(...par)).join(''),
        holds: COMBINED,
      }
    }
    case 'classificacao':
      return writePede(papel, item, asAssociacao(pede))
    case 'ordem':
      if (!pede.embaralhar) papel.lost.push(['pede.embaralhar', ''])
      return {
        tipo: 'ordering',
        xml: pede.itens.map(({ html }, n) => answer(String(n + 1), text(papel, html))).join(''),
        holds: COMBINED,
      }
    case 'lacunas':
      return writeLacunas(papel, pede)
    case 'aberta': {
      if (pede.forma === 'audio' || pede.forma === 'desenho') return pede.forma
      if (pede.maximo !== null) papel.lost.push(['pede.maximo', String(pede.maximo)])
      if (pede.rubrica.length > 0) papel.lost.push(['pede.rubrica', String(pede.rubrica.length)])
      const forma = item.dados.responseformat === undefined
      const format = pede.forma === 'arquivo' ? 'noinline' : 'editor'
      return {
        tipo: 'essay',
        xml: `${forma ? simple('responseformat', format) : ''}${rich(papel, 'graderinfo', pede.criterios)}${rich(papel, 'responsetemplate', pede.modelo)}`,
        holds: [],
      }
    }
    case 'so_texto':
      return { tipo: 'description', xml: '', holds: [] }
    default:
      return pede.tipo
  }
}

function writeLacunas(papel: Papel, pede: Extract<Pede, { tipo: 'lacunas' }>): Corpo | string {
  if (pede.modo === 'escrever') {
    const enunciado = writeCloze(pede)
    if (enunciado === null) return 'lacunas'
    for (const { id, pede: gap } of pede.lacunas)
      if (gap.tipo === 'numerica' && gap.unidades.length > 0) papel.lost.push(['pede.unidades', id])
    return { tipo: 'cloze', xml: '', enunciado, holds: ['dicas'] }
  }
  const written = writePecas(pede)
  if (!written) return 'lacunas'
  if (new Set(pede.lacunas.map(({ peso }) => peso)).size > 1) papel.lost.push(['pede.lacunas.peso', ''])
  const boxes = written.pecas.map(
    ({ html, grupo }) => `    <dragbox><text>${cdata(html)}</text><group>${grupo}</group></dragbox>\n`,
  )
  return {
    tipo: 'ddwtos',
    xml: simple('shuffleanswers', written.embaralhar ? 1 : 0) + boxes.join(''),
    enunciado: written.texto,
    holds: COMBINED,
  }
}

const HOLDS = ['id', 'titulo', 'tags', 'categoria', 'retorno.geral', 'pontos', 'penalidade']

function writeItem(item: ItemLido, n: number, arquivos: Arquivos): { texto: string; perdas: Perda[] } {
  const papel: Papel = { arquivos, lost: [] }
  const corpo = writePede(papel, item, item.pede)
  if (typeof corpo === 'string') return { texto: '', perdas: [{ item: n, campo: 'pede', detalhe: corpo }] }
  const holds = new Set([...HOLDS, ...corpo.holds, ...AJUSTES.map((nome) => `dados.${nome}`)])
  const { retorno } = item
  papel.lost.push(...lostWhole(item))
  if (corpo.enunciado !== undefined && item.enunciado !== '')
    papel.lost.push(['enunciado', item.enunciado.slice(0, 80)])
  const kept = (campo: string, xml: string) => (holds.has(campo) ? xml : '')
  const parts = [
    `  <question type="${corpo.tipo}">\n`,
    `    <name><text>${escapeXml(item.titulo)}</text></name>\n`,
    rich(papel, 'questiontext', corpo.enunciado ?? item.enunciado),
    rich(papel, 'generalfeedback', retorno.geral),
    item.pontos === null ? '' : simple('defaultgrade', item.pontos),
    item.penalidade === null ? '' : simple('penalty', item.penalidade),
    simple('hidden', 0),
    item.id === null ? '' : simple('idnumber', item.id),
    ...AJUSTES.map((nome) => (item.dados[nome] === undefined ? '' : simple(nome, item.dados[nome]))),
    kept('retorno.certo', rich(papel, 'correctfeedback', retorno.certo)),
    kept('retorno.parcial', rich(papel, 'partiallycorrectfeedback', retorno.parcial)),
    corpo.tipo === 'numerical'
      ? ''
      : kept('retorno.errado', rich(papel, 'incorrectfeedback', retorno.errado)),
    corpo.xml,
    kept('dicas', item.dicas.map((dica) => rich(papel, 'hint', dica)).join('')),
    item.tags.length === 0 ? '' : `    <tags>${item.tags.map(tagOf).join('')}</tags>\n`,
  ]
  const lost = papel.lost.map(([campo, detalhe]) => ({ item: n, campo, detalhe }))
  const { guarda, perdas } = guardar(item, [...lostFields(item, n, holds), ...lost])
  if (guarda) parts.push(`    <${GUARDA}>${cdata(JSON.stringify(guarda))}</${GUARDA}>\n`)
  return { texto: `${parts.join('')}  </question>\n`, perdas }
}

const tagOf = (tag: string): string => `<tag><text>${escapeXml(tag)}</text></tag>`

const writeCategoria = (caminho: readonly string[]): string =>
  `  <question type="category">\n    <category><text>${escapeXml(fromCategoria(caminho))}</text></category>\n  </question>\n`

export function writeMoodleXml(itens: readonly ItemLido[], dentro: readonly ArquivoDentro[] = []): Escrita {
  const arquivos: Arquivos = new Map(dentro.map(({ caminho, base64 }) => [caminho, base64]))
  const out: string[] = []
  const perdas: Perda[] = []
  let categoria = ''
  for (const [n, item] of itens.entries()) {
    const written = writeItem(item, n, arquivos)
    perdas.push(...written.perdas)
    if (written.texto === '') continue
    const own = item.categoria.join('\0')
    if (own !== categoria) out.push(writeCategoria(item.categoria))
    categoria = own
    out.push(written.texto)
  }
  return { texto: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${out.join('')}</quiz>\n`, perdas }
}
