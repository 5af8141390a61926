/** Questions into Aiken, which knows one right alternative and plain text alone. */

import { letterOf } from '../../../core/contract/letters.ts'
import { lostFields, oneLine } from './rules-escrever.ts'
import { withoutMarks } from './rules-escrever-gift.ts'
import { plainOf } from './rules-textos.ts'
import type { Escrita, ItemLido, Perda } from './shapes-item.ts'

const isBare = (html: string): boolean => plainOf(html) !== null

/** Text that a line of Aiken would read as something else. */
const MARKED = /^(?:[A-Z]{1,2}[).]|(?:ANSWER|RESPOSTA|GABARITO)\s{0,20}:)/i

function writeItem(item: ItemLido, n: number): { texto: string; perdas: Perda[] } {
  const { pede, enunciado } = item
  const left = (detalhe: string) => ({ texto: '', perdas: [{ item: n, campo: 'pede', detalhe }] })
  if (pede.tipo !== 'escolha' || pede.vf) return left(pede.tipo === 'escolha' ? 'vf' : pede.tipo)
  const right = pede.opcoes.filter(({ fracao }) => fracao === 1)
  const text = oneLine(withoutMarks(enunciado))
  if (pede.multipla || right.length !== 1 || pede.opcoes.length > 26) return left('fracao')
  if (MARKED.test(text)) return left('enunciado')
  const lost: [string, string][] = [
    ...(pede.embaralhar ? [] : [['pede.embaralhar', ''] as [string, string]]),
    ...(isBare(enunciado) ? [] : [['enunciado', enunciado.slice(0, 80)] as [string, string]]),
    ...pede.opcoes.flatMap(({ html, retorno, fracao, fixa }): [string, string][] => [
      ...(isBare(html) ? [] : [['pede.opcoes.html', html.slice(0, 80)] as [string, string]]),
      ...(retorno === '' ? [] : [['pede.opcoes.retorno', retorno.slice(0, 80)] as [string, string]]),
      ...(fracao === 0 || fracao === 1 ? [] : [['pede.opcoes.fracao', String(fracao)] as [string, string]]),
      ...(fixa ? [['pede.fixa', ''] as [string, string]] : []),
    ]),
  ]
  const lines = pede.opcoes.map(({ html }, k) => `${letterOf(k)}) ${oneLine(withoutMarks(html))}`)
  const answer = letterOf(pede.opcoes.findIndex(({ fracao }) => fracao === 1))
  return {
    texto: `${text}\n${lines.join('\n')}\nANSWER: ${answer}\n`,
    perdas: [
      ...lostFields(item, n, new Set()),
      ...lost.map(([campo, detalhe]) => ({ item: n, campo, detalhe })),
    ],
  }
}

export function writeAiken(itens: readonly ItemLido[]): Escrita {
  const written = itens.map(writeItem)
  return {
    texto: written
      .map(({ texto }) => texto)
      .filter(Boolean)
      .join('\n'),
    perdas: written.flatMap(({ perdas }) => perdas),
  }
}
