/** For who corrects: notes as they stand, and levels of criteria as a table that both people and this reader understand. */
import { numberOf } from './rules-qti-arvore.ts'
import { SOLTO } from './rules-qti-corpo.ts'
import { nodesOf, writeHtml } from './rules-qti-html.ts'
import { childrenOf, isNo, type No, textOf } from './rules-xml-no.ts'
import type { Aberta } from './shapes-item.ts'

export const RUBRICA = 'turmalina-rubrica'
export const MODELO = 'turmalina-modelo'

function rowsOf(table: No): No[] {
  return [...childrenOf(table, 'tbody').flatMap((body) => childrenOf(body, 'tr')), ...childrenOf(table, 'tr')]
}

/** A criterion in its row's head; for each level its points, its name and what it says. */
function criteriaOf(table: No): Aberta['rubrica'] {
  return rowsOf(table).map((row) => ({
    criterio: childrenOf(row, 'th').map(textOf).join(''),
    niveis: childrenOf(row, 'td').map((cell) => {
      const [nome = '', pontos = '', descricao = ''] = childrenOf(cell, 'span').map(textOf)
      return { nome, descricao, pontos: numberOf(pontos) ?? 0 }
    }),
  }))
}

const same = (address: string): string => address

export function readRubrica(blocks: readonly string[], ours: boolean): Partial<Aberta> {
  if (!ours) return { criterios: blocks.join('') }
  const found: Partial<Aberta> = {}
  const criterios: string[] = []
  for (const block of blocks) {
    const nodes = nodesOf(block)
    const [first] = nodes.filter(isNo)
    if (first?.atributos.class === RUBRICA) found.rubrica = criteriaOf(first)
    else if (first?.atributos.class === MODELO) found.modelo = writeHtml(first.filhos, same)
    else if (first?.atributos.class === SOLTO) criterios.push(writeHtml(first.filhos, same))
    else criterios.push(block)
  }
  return { ...found, criterios: criterios.join('') }
}
