/** How a file says that answers count, as the bank keeps it; what has no place there is told. */

import { creditoDigitado } from '../../ensino/aula/rules-pontuar-credito.ts'
import type { Conteudo } from '../../ensino/aula/shapes-telas.ts'
import type { Mala } from './rules-assentar-nota.ts'
import { toFracao } from './rules-textos.ts'
import type { Curta, Escolha, Numerica } from './shapes-item.ts'

const PERTO = 1e-4
const near = (one: number, other: number): boolean => Math.abs(one - other) < PERTO
export const whole = (share: number): boolean => share > 0.999_999
const within = (share: number, min: number): number => toFracao(Math.min(1, Math.max(min, share)))

export interface CreditoDaEscolha {
  pontuacao?: 'inteira' | 'pesos'
  /** By the place of the alternative; null: the bank counts as the file does by itself. */
  fracoes: number[] | null
  /** Which are right. */
  certas: boolean[]
}

/** Of several the bank lets a wrong one take away as much as a right one gives; of one only the right one counts. */
function isOwn({ opcoes, multipla }: Escolha): boolean {
  const right = opcoes.filter(({ fracao }) => fracao > 0)
  if (!multipla) return right.length === 1 && opcoes.every(({ fracao }) => whole(fracao) || fracao === 0)
  const share = 1 / right.length
  return opcoes.every(({ fracao }) => near(fracao, fracao > 0 ? share : -share))
}

export function creditoDaEscolha(pede: Escolha, mala: Mala): CreditoDaEscolha {
  const { opcoes, multipla, inteira } = pede
  const first = opcoes.findIndex(({ fracao }) => whole(fracao))
  const certas = opcoes.map(({ fracao }, n) => (multipla ? fracao > 0 : n === first))
  if (multipla && inteira) return { pontuacao: 'inteira', fracoes: null, certas }
  if (isOwn(pede)) return { fracoes: null, certas }
  // Of several Moodle too stops at nothing; of one it takes away from other questions.
  if (!multipla && opcoes.some(({ fracao }) => fracao < 0)) mala.muda('desconto')
  return { pontuacao: 'pesos', fracoes: opcoes.map(({ fracao }) => within(fracao, -1)), certas }
}

const MAX_OUTRAS = 20

/** Without what gives nothing and comes last: whatever else is said gives nothing anyway. */
function trimmed<T extends { fracao: number }>(answers: readonly T[]): T[] {
  const last = answers.findLastIndex(({ fracao }) => fracao > 0)
  return answers.slice(0, last + 1)
}

interface Digitadas {
  certas: string[]
  parciais: { texto: string; fracao: number }[]
}

/** What typed answers are taken, and what others are worth, the first that fits counting. */
export function digitadasDe({ respostas, curingas }: Curta, mala: Mala, max: number): Digitadas {
  const said = respostas
    .map(({ texto, fracao }) => ({ texto: texto.trim(), fracao }))
    .filter(({ texto, fracao }) => texto !== '' && !(texto === '*' && fracao <= 0))
  const certas = [...new Set(said.filter(({ fracao }) => whole(fracao)).map(({ texto }) => texto))]
  if (said.some(({ fracao }) => fracao < 0)) mala.muda('desconto')
  const others = said.filter(({ fracao }) => !whole(fracao))
  // What gives nothing says something only where a later one would take it.
  const some = trimmed(others).filter(({ fracao }) => fracao > 0 || curingas)
  const fits = some.filter(({ texto }) => texto.length <= max).slice(0, MAX_OUTRAS)
  if (fits.length < some.length)
    mala.muda(
      'credito_parcial',
      some
        .filter((one) => !fits.includes(one))
        .map(({ texto }) => texto)
        .join('; '),
    )
  const parciais = fits.map(({ texto, fracao }) => ({ texto, fracao: within(fracao, 0) }))
  const taken = (texto: string, by: string) =>
    creditoDigitado(texto, { aceitas: [by], curingas }).fracao === 1
  const overtaken = said.some(
    (one, at) =>
      whole(one.fracao) && said.slice(0, at).some((b) => !whole(b.fracao) && taken(one.texto, b.texto)),
  )
  if (overtaken) mala.muda('convertido', said.map(({ texto }) => texto).join('; '))
  return { certas, parciais }
}

/** Digits that a factor was written with, without the dust of a division. */
export function limpo(factor: number): number {
  const short = Number(factor.toPrecision(9))
  return Math.abs(short - factor) <= 1e-11 * Math.abs(factor) ? short : Number(factor.toPrecision(15))
}

type Medida = Pick<Conteudo<'numerica'>, 'tolerancia' | 'unidade' | 'unidades' | 'outras'> & { valor: number }

/** The number that is right, what others are worth, and the units that it may be told in. Null: none is right. */
export function medidaDe({ respostas, unidades }: Numerica, unidade: string, mala: Mala): Medida | null {
  const best = respostas.find(({ fracao }) => whole(fracao))
  if (!best) return null
  const others = respostas.filter((one) => one !== best)
  if (others.some(({ fracao }) => fracao < 0)) mala.muda('desconto')
  if (others.some(({ retorno }) => retorno !== '')) mala.muda('retorno')
  const before = respostas.slice(0, respostas.indexOf(best))
  const { valor, tolerancia } = best
  if (before.some((one) => Math.abs(one.valor - valor) <= one.tolerancia + tolerancia))
    mala.muda('convertido', before.map((one) => one.valor).join('; '))
  const some = trimmed(others)
  if (some.length > MAX_OUTRAS)
    mala.muda(
      'respostas',
      some
        .slice(MAX_OUTRAS)
        .map((one) => one.valor)
        .join('; '),
    )
  const outras = some
    .slice(0, MAX_OUTRAS)
    .map((one) => ({ valor: one.valor, tolerancia: one.tolerancia, fracao: within(one.fracao, 0) }))
  const own = unidades.find(({ vezes }) => vezes === 1)
  const fit = unidades.filter(
    (one) => one !== own && one.vezes > 0 && one.nome.trim() !== '' && one.nome.length <= 30,
  )
  const left = unidades.filter((one) => one !== own && !fit.slice(0, 10).includes(one))
  if (left.length > 0) mala.muda('unidades', left.map(({ nome }) => nome).join(', '))
  const more = fit.slice(0, 10).map(({ nome, vezes }) => ({ nome: nome.trim(), vale: limpo(1 / vezes) }))
  return {
    ...{ valor, tolerancia },
    unidade: (own?.nome ?? unidade).slice(0, 30),
    ...(more.length > 0 && { unidades: more }),
    ...(outras.length > 0 && { outras }),
  }
}

/** Shares of parts, where they are not all alike. */
export function pesosDe(shares: readonly number[]): number[] | null {
  const [first = 0] = shares
  return shares.every((share) => near(share, first)) ? null : shares.map((share) => within(share, 0))
}

export const inteiraDe = ({ inteira }: { inteira?: true }): { pontuacao?: 'inteira' } =>
  inteira ? { pontuacao: 'inteira' } : {}
