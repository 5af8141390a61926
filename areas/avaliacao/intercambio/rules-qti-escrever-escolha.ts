/** Choices, orders, pairs, groups and places of a picture as interactions of QTI. */

import { table } from '../../../core/contract/table.ts'
import {
  base,
  byMapping,
  choiceAttributes,
  declare,
  type Escritor,
  matchAll,
  optionFeedback,
  type Partes,
  setValue,
  share,
  somePartes,
  variable,
  xhtml,
} from './rules-qti-escrever-base.ts'
import { type Elemento, el } from './rules-qti-escrever-xml.ts'
import { qtiName } from './rules-qti-nome.ts'
import { ASSOCIACAO, CLASSIFICACAO } from './rules-qti-pede-pares.ts'
import type { Associacao, Classificacao, Escolha, Ordem, Parte, Ponto } from './shapes-item.ts'

const ID = 'RESPONSE'
const yes = (value: boolean): string => String(value)

export function writeEscolha(escritor: Escritor, pede: Escolha): Partes {
  const { multipla, opcoes, inteira } = pede
  const right = opcoes.filter(({ fracao }) => fracao > 0)
  const key = multipla ? right : right.filter(({ fracao }) => fracao === 1)
  const plain = inteira || (!multipla && opcoes.every(({ fracao }) => fracao === 0 || fracao === 1))
  const choices = opcoes.map((opcao) =>
    el('simpleChoice', choiceAttributes(opcao), xhtml(escritor, opcao.html)),
  )
  const corpo = el(
    'choiceInteraction',
    { responseIdentifier: ID, shuffle: yes(pede.embaralhar), maxChoices: multipla ? '0' : '1' },
    ...choices,
  )
  return somePartes({
    respostas: [
      declare(escritor, {
        id: ID,
        cardinalidade: multipla ? 'multiple' : 'single',
        base: 'identifier',
        corretas: key.map(({ id }) => qtiName(id)),
        mapa: plain
          ? null
          : opcoes
              .filter(({ fracao }) => fracao !== 0)
              .map(({ id, fracao }) => ({ chave: qtiName(id), fracao })),
      }),
    ],
    corpo: [corpo],
    regras: [plain ? matchAll(escritor, ID) : byMapping(escritor, ID)],
    modelo: plain ? 'match_correct' : 'map_response',
    retornos: optionFeedback(opcoes, ID, multipla),
  })
}

/** As they are shown before anybody moves them; shuffled ones tell nothing by where they stand. */
function shownFirst({ itens, inicial, embaralhar }: Ordem): Parte[] {
  const byId = new Map(itens.map((parte) => [parte.id, parte]))
  if (inicial) return inicial.flatMap((id) => byId.get(id) ?? [])
  if (!embaralhar || itens.some(({ fixa }) => fixa)) return itens
  return [...itens].sort((a, b) => (a.html < b.html ? -1 : a.html > b.html ? 1 : 0))
}

export function writeOrdem(escritor: Escritor, pede: Ordem): Partes {
  const { itens, inteira } = pede
  const places = itens.map(({ id }, n): Elemento => {
    const here = el(
      'match',
      {},
      el('index', { n: String(n + 1) }, variable(ID)),
      base('identifier', qtiName(id)),
    )
    const more = share(escritor, base('float', String(1 / itens.length)))
    const adds = setValue('SCORE', el('sum', {}, variable('SCORE'), more))
    return el('responseCondition', {}, el('responseIf', {}, here, adds))
  })
  const choices = shownFirst(pede).map((parte) =>
    el('simpleChoice', choiceAttributes(parte), xhtml(escritor, parte.html)),
  )
  return somePartes({
    respostas: [
      declare(escritor, {
        id: ID,
        cardinalidade: 'ordered',
        base: 'identifier',
        corretas: itens.map(({ id }) => qtiName(id)),
        mapa: null,
      }),
    ],
    corpo: [el('orderInteraction', { responseIdentifier: ID, shuffle: yes(pede.embaralhar) }, ...choices)],
    regras: inteira ? [matchAll(escritor, ID)] : places,
    modelo: inteira ? 'match_correct' : null,
  })
}

interface Pares {
  classe: string
  embaralhar: boolean
  esquerda: readonly Parte[]
  direita: readonly Parte[]
  pares: readonly { de: string; para: string; fracao: number }[]
  inteira?: true
}

function writePares(
  escritor: Escritor,
  { classe, embaralhar, esquerda, direita, pares, inteira }: Pares,
): Partes {
  const left = new Set(esquerda.map(({ id }) => id))
  // One name is one thing in an item; what stands before the second is not read back.
  const name = (side: 'de' | 'para', id: string): string =>
    side === 'para' && left.has(id) ? `_x_${qtiName(id)}` : qtiName(id)
  const most = (side: 'de' | 'para', id: string): string => {
    const count = pares.filter((par) => par[side] === id).length
    return classe === CLASSIFICACAO && side === 'para' ? '0' : String(Math.max(1, count))
  }
  const choices = (parts: readonly Parte[], side: 'de' | 'para') =>
    parts.map((parte) =>
      el(
        'simpleAssociableChoice',
        { ...choiceAttributes(parte), identifier: name(side, parte.id), matchMax: most(side, parte.id) },
        xhtml(escritor, parte.html),
      ),
    )
  const pair = ({ de, para }: { de: string; para: string }): string =>
    `${name('de', de)} ${name('para', para)}`
  return somePartes({
    respostas: [
      declare(escritor, {
        id: ID,
        cardinalidade: 'multiple',
        base: 'directedPair',
        corretas: pares.filter(({ fracao }) => fracao > 0).map(pair),
        mapa: inteira ? null : pares.map((par) => ({ chave: pair(par), fracao: par.fracao })),
      }),
    ],
    corpo: [
      el(
        'matchInteraction',
        { class: classe, responseIdentifier: ID, shuffle: yes(embaralhar), maxAssociations: '0' },
        el('simpleMatchSet', {}, ...choices(esquerda, 'de')),
        el('simpleMatchSet', {}, ...choices(direita, 'para')),
      ),
    ],
    regras: [inteira ? matchAll(escritor, ID) : byMapping(escritor, ID)],
    modelo: inteira ? 'match_correct' : 'map_response',
  })
}

export function writeAssociacao(escritor: Escritor, pede: Associacao): Partes {
  if (pede.pares.some(({ fracao }) => fracao <= 0)) escritor.perde('pares')
  return writePares(escritor, { ...pede, classe: ASSOCIACAO })
}

export function writeClassificacao(
  escritor: Escritor,
  { embaralhar, grupos, itens, inteira }: Classificacao,
): Partes {
  const placed = itens.flatMap(({ id, grupo }) => (grupo === null ? [] : [{ de: id, para: grupo }]))
  const pares = placed.map((par) => ({ ...par, fracao: 1 / placed.length }))
  return writePares(escritor, {
    classe: CLASSIFICACAO,
    embaralhar,
    esquerda: itens,
    direita: grupos,
    pares,
    inteira,
  })
}

const TYPES: Readonly<Record<string, string>> = table({
  png: 'png',
  gif: 'gif',
  svg: 'svg+xml',
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
})

export function writePonto(escritor: Escritor, { imagem, areas }: Ponto): Partes {
  const several = !areas.some(({ fracao }) => fracao === 1)
  const address = escritor.troca(imagem)
  const ending = /\.([a-z]{3,4})$/i.exec(imagem)?.[1]?.toLowerCase() ?? ''
  const picture = el('object', { type: `image/${TYPES[ending] ?? 'png'}`, data: address })
  const choices = areas.map(({ id, forma, coordenadas }) =>
    el('hotspotChoice', { identifier: qtiName(id), shape: forma, coords: coordenadas.map(String).join(',') }),
  )
  const drawn =
    escritor.versao === '3.0'
      ? { xml: `<img src="${address.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" alt=""/>` }
      : picture
  return somePartes({
    respostas: [
      declare(escritor, {
        id: ID,
        cardinalidade: several ? 'multiple' : 'single',
        base: 'identifier',
        corretas: areas
          .filter(({ fracao }) => (several ? fracao > 0 : fracao === 1))
          .slice(0, several ? undefined : 1)
          .map(({ id }) => qtiName(id)),
        mapa: areas
          .filter(({ fracao }) => fracao !== 0)
          .map(({ id, fracao }) => ({ chave: qtiName(id), fracao })),
      }),
    ],
    corpo: [
      el(
        'hotspotInteraction',
        { responseIdentifier: ID, maxChoices: several ? '0' : '1' },
        drawn,
        ...choices,
      ),
    ],
    regras: [byMapping(escritor, ID)],
    modelo: 'map_response',
  })
}
