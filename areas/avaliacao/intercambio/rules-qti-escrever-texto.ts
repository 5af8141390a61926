/** Words, numbers, gaps and open answers as interactions of QTI. */

import { table } from '../../../core/contract/table.ts'
import { TEXTO } from './rules-qti-corpo.ts'
import {
  base,
  blocks,
  byMapping,
  choiceAttributes,
  declare,
  type Escritor,
  floatText,
  matchAll,
  optionName,
  type Partes,
  setValue,
  share,
  somePartes,
  variable,
  when,
  whole,
  xhtml,
} from './rules-qti-escrever-base.ts'
import { type Elemento, el, type Versao, writeElement, xhtmlOf } from './rules-qti-escrever-xml.ts'
import { wordsOf } from './rules-qti-html.ts'
import { qtiName } from './rules-qti-nome.ts'
import { MODELO, RUBRICA } from './rules-qti-rubrica.ts'
import type { Aberta, Curta, Escolha, Lacuna, Lacunas, Numerica } from './shapes-item.ts'

const ID = 'RESPONSE'

type Campo = Curta | Numerica

const numberIs = (id: string, valor: number, tolerancia: number): Elemento => {
  const edge = floatText(tolerancia)
  return el(
    'equal',
    tolerancia === 0
      ? { toleranceMode: 'exact' }
      : { toleranceMode: 'absolute', tolerance: `${edge} ${edge}` },
    variable(id),
    base('float', floatText(valor)),
  )
}

/** In the order of the answers: the first that fits counts. */
function numberRules(
  { respostas }: Numerica,
  id: string,
  saida: string,
  worth: (fracao: number) => Elemento,
): Elemento {
  const branches = respostas.map(({ valor, tolerancia, fracao }, n) =>
    el(
      n === 0 ? 'responseIf' : 'responseElseIf',
      {},
      numberIs(id, valor, tolerancia),
      setValue(saida, worth(fracao)),
    ),
  )
  return el('responseCondition', {}, ...branches)
}

function declareCampo(escritor: Escritor, pede: Campo, id: string): Elemento {
  if (pede.tipo === 'numerica') {
    if (pede.unidades.length > 0) escritor.perde('unidades', pede.unidades.map(({ nome }) => nome).join(', '))
    const best = pede.respostas.find(({ fracao }) => fracao === 1) ?? pede.respostas[0]
    const corretas = best ? [floatText(best.valor)] : []
    return declare(escritor, { id, cardinalidade: 'single', base: 'float', corretas, mapa: null })
  }
  if (pede.curingas) escritor.perde('curingas')
  const best = pede.respostas.find(({ fracao }) => fracao === 1) ?? pede.respostas[0]
  return declare(escritor, {
    id,
    cardinalidade: 'single',
    base: 'string',
    corretas: best ? [best.texto] : [],
    mapa: pede.respostas.map(({ texto, fracao }) => ({ chave: texto, fracao, maiusculas: pede.maiusculas })),
  })
}

function answerFeedback(pede: Campo, id: string, lacuna = ''): Partes['retornos'] {
  return pede.respostas.flatMap((resposta, n) => {
    if (resposta.retorno === '') return []
    const quando =
      'valor' in resposta
        ? numberIs(id, resposta.valor, resposta.tolerancia)
        : el(
            'stringMatch',
            { caseSensitive: String(pede.tipo === 'curta' && pede.maiusculas) },
            variable(id),
            base('string', resposta.texto),
          )
    return [{ nome: `_x_r_${lacuna}${n}`, quando, html: resposta.retorno }]
  })
}

export function writeCampo(escritor: Escritor, pede: Campo): Partes {
  const scale = pede.tipo === 'numerica' ? pede.escala : undefined
  const field = scale
    ? el('sliderInteraction', {
        responseIdentifier: ID,
        lowerBound: floatText(scale.min),
        upperBound: floatText(scale.max),
        step: floatText(scale.passo),
      })
    : el('textEntryInteraction', { responseIdentifier: ID })
  return somePartes({
    respostas: [declareCampo(escritor, pede, ID)],
    corpo: [scale ? field : { xml: `<p>${writeElement(field, escritor.versao)}</p>` }],
    regras: [
      pede.tipo === 'curta'
        ? byMapping(escritor, ID)
        : numberRules(pede, ID, 'SCORE', (fracao) => share(escritor, base('float', floatText(fracao)))),
    ],
    modelo: pede.tipo === 'curta' ? 'map_response' : null,
    retornos: answerFeedback(pede, ID),
  })
}

const gapName = (id: string): string => `_x_${qtiName(id)}`
const scoreName = (id: string): string => `SCORE_${gapName(id)}`

/** The text with each gap exchanged; a gap that does not stand in it is told. */
function textWithGaps(
  escritor: Escritor,
  { texto, lacunas }: Lacunas,
  write: (lacuna: Lacuna) => string,
): string {
  let marked = texto
  lacunas.forEach(({ id }, n) => {
    if (!marked.includes(`{{${id}}}`)) escritor.perde('lacunas', id)
    marked = marked.replace(`{{${id}}}`, `<lacuna n="${n}"></lacuna>`)
  })
  return xhtmlOf(marked, escritor.troca, (no) => {
    const lacuna = no.nome === 'lacuna' ? lacunas[Number(no.atributos.n)] : undefined
    return lacuna ? write(lacuna) : null
  })
}

function inlineChoice(escritor: Escritor, pede: Escolha, id: string): Elemento {
  if (pede.multipla) escritor.perde('multipla')
  const choices = pede.opcoes.map((opcao) => {
    const words = wordsOf(opcao.html)
    if (opcao.html.includes('<')) escritor.perde('opcoes', words)
    return el(
      'inlineChoice',
      choiceAttributes(opcao),
      opcao.html.includes('<') ? words : xhtml(escritor, opcao.html),
    )
  })
  return el(
    'inlineChoiceInteraction',
    { responseIdentifier: id, shuffle: String(pede.embaralhar) },
    ...choices,
  )
}

const inline = (escritor: Escritor, { id, pede }: Lacuna): string => {
  const field =
    pede.tipo === 'escolha'
      ? inlineChoice(escritor, pede, gapName(id))
      : el('textEntryInteraction', { responseIdentifier: gapName(id) })
  return writeElement(field, escritor.versao)
}

function declareLacuna(escritor: Escritor, { id, pede }: Lacuna): Elemento {
  if (pede.tipo !== 'escolha') return declareCampo(escritor, pede, gapName(id))
  return declare(escritor, {
    id: gapName(id),
    cardinalidade: 'single',
    base: 'identifier',
    corretas: pede.opcoes
      .filter(({ fracao }) => fracao === 1)
      .slice(0, 1)
      .map((opcao) => qtiName(opcao.id)),
    mapa: pede.opcoes
      .filter(({ fracao }) => fracao !== 0)
      .map((opcao) => ({ chave: qtiName(opcao.id), fracao: opcao.fracao })),
  })
}

function gapFeedback({ id, pede }: Lacuna): Partes['retornos'] {
  const response = gapName(id)
  if (pede.tipo !== 'escolha') return answerFeedback(pede, response, `${response}.`)
  return pede.opcoes
    .filter(({ retorno }) => retorno !== '')
    .map((opcao) => ({
      nome: optionName(opcao.id, `${response}.`),
      quando: el('match', {}, variable(response), base('identifier', qtiName(opcao.id))),
      html: opcao.retorno,
    }))
}

/** Each gap keeps its own points; together they make the item's. */
export function writeLacunas(escritor: Escritor, pede: Lacunas): Partes {
  const { lacunas, inteira } = pede
  const own = lacunas.map((lacuna): Elemento => {
    const [id, score] = [gapName(lacuna.id), scoreName(lacuna.id)]
    return lacuna.pede.tipo === 'numerica'
      ? numberRules(lacuna.pede, id, score, (fracao) => base('float', floatText(fracao)))
      : setValue(score, el('mapResponse', { identifier: id }))
  })
  const full = lacunas.map(({ id }) => el('gte', {}, variable(scoreName(id)), base('float', '1')))
  const shares = lacunas.map(({ id, peso }) =>
    el('product', {}, base('float', floatText(peso)), variable(scoreName(id))),
  )
  const together = inteira
    ? when(el('and', {}, ...full), setValue('SCORE', whole(escritor)))
    : setValue('SCORE', share(escritor, el('sum', {}, ...shares)))
  return somePartes({
    respostas: lacunas.map((lacuna) => declareLacuna(escritor, lacuna)),
    saidas: lacunas.map(({ id }) => outcome(scoreName(id))),
    corpo: [
      {
        xml: `<div class="${TEXTO}">${textWithGaps(escritor, pede, (lacuna) => inline(escritor, lacuna))}</div>`,
      },
    ],
    regras: [...own, together],
    retornos: lacunas.flatMap(gapFeedback),
  })
}

export const outcome = (id: string): Elemento =>
  el(
    'outcomeDeclaration',
    { identifier: id, cardinality: 'single', baseType: 'float' },
    el('defaultValue', {}, el('value', {}, '0')),
  )

const sameOptions = (a: Escolha, b: Escolha): boolean =>
  a.embaralhar === b.embaralhar &&
  a.opcoes.length === b.opcoes.length &&
  a.opcoes.every(({ id, html, fixa }, n) => {
    const other = b.opcoes[n]
    return id === other?.id && html === other.html && fixa === other.fixa
  })

/** All gaps are filled from the pieces of the first; null: they do not ask so. */
export function writeArrastar(escritor: Escritor, pede: Lacunas): Partes | null {
  const gaps = pede.lacunas.flatMap((lacuna) =>
    lacuna.pede.tipo === 'escolha' ? [{ ...lacuna, pede: lacuna.pede }] : [],
  )
  const [first] = gaps
  if (!first || gaps.length < pede.lacunas.length || !gaps.every((gap) => sameOptions(gap.pede, first.pede)))
    return null
  const max = pede.reusa ? '0' : '1'
  const pieces = first.pede.opcoes.map((opcao) =>
    el('gapText', { ...choiceAttributes(opcao), matchMax: max }, xhtml(escritor, opcao.html)),
  )
  const pairs = gaps.flatMap(({ id, peso, pede: own }) =>
    own.opcoes
      .filter(({ fracao }) => fracao !== 0)
      .map((opcao) => ({
        chave: `${qtiName(opcao.id)} ${gapName(id)}`,
        fracao: peso * opcao.fracao,
        certa: opcao.fracao === 1,
      })),
  )
  const text = textWithGaps(escritor, pede, ({ id }) =>
    writeElement(el('gap', { identifier: gapName(id) }), escritor.versao),
  )
  return somePartes({
    respostas: [
      declare(escritor, {
        id: ID,
        cardinalidade: 'multiple',
        base: 'directedPair',
        corretas: pairs.filter(({ certa }) => certa).map(({ chave }) => chave),
        mapa: pede.inteira ? null : pairs,
      }),
    ],
    corpo: [
      el(
        'gapMatchInteraction',
        { responseIdentifier: ID, shuffle: String(first.pede.embaralhar) },
        ...pieces,
        { xml: `<div class="turmalina-solto">${text}</div>` },
      ),
    ],
    regras: [pede.inteira ? matchAll(escritor, ID) : byMapping(escritor, ID)],
    modelo: pede.inteira ? 'match_correct' : 'map_response',
    retornos: gaps.flatMap(({ id, pede: own }) =>
      own.opcoes
        .filter(({ retorno }) => retorno !== '')
        .map((opcao) => ({
          nome: optionName(opcao.id, `${gapName(id)}.`),
          quando: el('member', {}, base('directedPair', `${qtiName(opcao.id)} ${gapName(id)}`), variable(ID)),
          html: opcao.retorno,
        })),
    ),
  })
}

const scorer = (versao: Versao, ...inside: Elemento['filhos']): Elemento => {
  const held = versao === '3.0' ? [el('contentBody', {}, ...inside)] : inside
  return el('rubricBlock', { view: 'scorer', use: versao === '3.0' ? 'scoring' : undefined }, ...held)
}

const cell = (text: string): string =>
  `<span>${xhtmlOf(
    text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    (address) => address,
  )}</span>`

function rubricTable(rubrica: Aberta['rubrica']): string {
  const rows = rubrica.map(({ criterio, niveis }) => {
    const levels = niveis.map(
      ({ nome, descricao, pontos }) => `<td>${cell(nome)}${cell(floatText(pontos))}${cell(descricao)}</td>`,
    )
    return `<tr><th>${cell(criterio)}</th>${levels.join('')}</tr>`
  })
  return `<table class="${RUBRICA}"><tbody>${rows.join('')}</tbody></table>`
}

const UPLOADS: Readonly<Record<string, Record<string, string>>> = table<Record<string, string>>({
  arquivo: {},
  audio: { type: 'audio/*' },
  desenho: { type: 'image/*', class: 'turmalina-desenho' },
})

export function writeAberta(escritor: Escritor, pede: Aberta): Partes {
  const { forma, maximo, palavras, modelo, criterios, rubrica } = pede
  const upload = UPLOADS[forma]
  if (upload && (maximo !== null || palavras !== undefined)) escritor.perde('maximo')
  const limits = {
    patternMask: maximo === null ? undefined : `^[\\s\\S]{0,${maximo}}$`,
    maxStrings: palavras === undefined ? undefined : String(palavras),
  }
  const notas = [
    modelo === '' ? null : { xml: `<div class="${MODELO}">${xhtml(escritor, modelo).xml}</div>` },
    criterios === '' ? null : blocks(escritor, criterios),
    rubrica.length === 0 ? null : { xml: rubricTable(rubrica) },
  ].flatMap((nota) => (nota && escritor.gabarito ? [scorer(escritor.versao, nota)] : []))
  return somePartes({
    respostas: [
      declare(escritor, {
        id: ID,
        cardinalidade: 'single',
        base: upload ? 'file' : 'string',
        corretas: [],
        mapa: null,
      }),
    ],
    corpo: [
      upload
        ? el('uploadInteraction', { responseIdentifier: ID, ...upload })
        : el('extendedTextInteraction', { responseIdentifier: ID, ...limits }),
    ],
    notas,
  })
}
