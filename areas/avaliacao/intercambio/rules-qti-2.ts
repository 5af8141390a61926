/** A file of QTI 2 or 3 by itself: its items and its shared texts. */
import { plainNames } from './rules-qti-arvore.ts'
import type { Resolver } from './rules-qti-caminho.ts'
import { emptyLeitura, gather } from './rules-qti-colher.ts'
import { type Estimulos, readItem, readStimulus } from './rules-qti-item.ts'
import type { XmlLido } from './rules-xml.ts'
import type { Leitura } from './shapes-item.ts'

export const PEDACOS_2: ReadonlySet<string> = new Set([
  'assessmentItem',
  'assessmentStimulus',
  'qti-assessment-item',
  'qti-assessment-stimulus',
])

export interface Volta {
  categoria: string[]
  tags: string[]
  dados: Record<string, string>
}

export function readQti2(
  arquivo: string,
  { pedacos }: XmlLido,
  resolver: Resolver,
  estimulos: Estimulos,
  { categoria, tags, dados }: Volta,
): Leitura {
  const leitura = emptyLeitura()
  for (const pedaco of pedacos)
    gather(leitura, pedaco, { arquivo, resolver, categoria, tags }, (no, contexto) => {
      const plain = plainNames(no)
      const so =
        plain.nome === 'assessmentStimulus'
          ? readStimulus(plain, contexto)
          : readItem(plain, contexto, estimulos)
      return { ...so, dados: { ...dados, ...so.dados } }
    })
  return leitura
}
