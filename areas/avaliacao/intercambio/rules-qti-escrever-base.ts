/** What every item of QTI that we write is made of: text, declarations, points, feedback. */
import { SOLTO } from './rules-qti-corpo.ts'
import { type Elemento, el, isBlocks, type Versao, type Xhtml, xhtmlOf } from './rules-qti-escrever-xml.ts'
import { qtiName } from './rules-qti-nome.ts'
import type { Opcao } from './shapes-item.ts'

export interface Escritor {
  versao: Versao
  gabarito: boolean
  /** Whether the item says how many points it is worth. */
  pontos: number | null
  perde: (campo: string, detalhe?: string) => void
  /** An address as it is written in a file of the package. */
  troca: (endereco: string) => string
}

/** What a kind of question adds to an item. */
export interface Partes {
  respostas: Elemento[]
  saidas: Elemento[]
  corpo: (Elemento | Xhtml)[]
  /** Sets SCORE; null: somebody corrects it. */
  regras: Elemento[] | null
  /** Feedback of single answers: when it is shown, and what it says. */
  retornos: { nome: string; quando: Elemento; html: string }[]
  /** By the standard rules, where nothing else is asked of them. */
  modelo: 'match_correct' | 'map_response' | null
  /** Read by who corrects alone. */
  notas: Elemento[]
}

export const somePartes = (given: Partial<Partes>): Partes => ({
  respostas: [],
  saidas: [],
  corpo: [],
  regras: null,
  retornos: [],
  modelo: null,
  notas: [],
  ...given,
})

export const xhtml = ({ troca }: Escritor, html: string): Xhtml => ({ xml: xhtmlOf(html, troca) })

/** Text of a body, which must stand in blocks. */
export const blocks = (escritor: Escritor, html: string): Xhtml =>
  isBlocks(html) || html === ''
    ? xhtml(escritor, html)
    : { xml: `<div class="${SOLTO}">${xhtml(escritor, html).xml}</div>` }

export const base = (tipo: string, valor: string): Elemento => el('baseValue', { baseType: tipo }, valor)
export const variable = (id: string): Elemento => el('variable', { identifier: id })
export const setValue = (id: string, valor: Elemento): Elemento =>
  el('setOutcomeValue', { identifier: id }, valor)
/** What happens, when; and what otherwise. */
export const when = (condicao: Elemento, ...faz: Elemento[]): Elemento =>
  el('responseCondition', {}, el('responseIf', {}, condicao, ...faz))

/** A share of all points. */
export const share = ({ pontos }: Escritor, fracao: Elemento): Elemento =>
  pontos === null ? fracao : el('product', {}, fracao, variable('MAXSCORE'))

export const whole = (escritor: Escritor): Elemento =>
  escritor.pontos === null ? base('float', '1') : variable('MAXSCORE')

interface Chave {
  id: string
  cardinalidade: 'single' | 'multiple' | 'ordered'
  base: string
  corretas: readonly string[]
  /** Shares by value; null: only the key counts. */
  mapa: readonly { chave: string; fracao: number; maiusculas?: boolean }[] | null
}

const number = (value: number): string => String(Object.is(value, -0) ? 0 : value)

export function declare(
  { gabarito }: Escritor,
  { id, cardinalidade, base: baseType, corretas, mapa }: Chave,
): Elemento {
  const key = gabarito && corretas.length > 0 ? corretas.map((valor) => el('value', {}, valor)) : []
  const entries = (gabarito ? (mapa ?? []) : []).map(({ chave, fracao, maiusculas }) =>
    el('mapEntry', {
      mapKey: chave,
      mappedValue: number(fracao),
      caseSensitive: maiusculas === undefined ? undefined : String(maiusculas),
    }),
  )
  return el(
    'responseDeclaration',
    { identifier: id, cardinality: cardinalidade, baseType },
    key.length > 0 ? el('correctResponse', {}, ...key) : null,
    entries.length > 0
      ? el('mapping', { lowerBound: '0', upperBound: '1', defaultValue: '0' }, ...entries)
      : null,
  )
}

/** All that is right and nothing else gives all. */
export const matchAll = (escritor: Escritor, id: string): Elemento =>
  when(el('match', {}, variable(id), el('correct', { identifier: id })), setValue('SCORE', whole(escritor)))

export const byMapping = (escritor: Escritor, id: string): Elemento =>
  setValue('SCORE', share(escritor, el('mapResponse', { identifier: id })))

export const optionName = (id: string, lacuna = ''): string => `_x_r_${lacuna}${qtiName(id)}`

/** A choice's own attributes. */
export const choiceAttributes = ({
  id,
  fixa,
}: {
  id: string
  fixa?: true
}): Record<string, string | undefined> => ({
  identifier: qtiName(id),
  fixed: fixa ? 'true' : undefined,
})

/** What is said to who chose each. */
export const optionFeedback = (
  opcoes: readonly Opcao[],
  response: string,
  multipla: boolean,
): Partes['retornos'] =>
  opcoes
    .filter(({ retorno }) => retorno !== '')
    .map(({ id, retorno }) => {
      const value = base('identifier', qtiName(id))
      const quando = multipla
        ? el('member', {}, value, variable(response))
        : el('match', {}, variable(response), value)
      return { nome: optionName(id), quando, html: retorno }
    })

export const floatText = number
