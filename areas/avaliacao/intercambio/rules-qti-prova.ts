/** A test of QTI 2 or 3: which items it asks, in which sections. */
import { elementsOf, findAll, plainNames } from './rules-qti-arvore.ts'
import type { No } from './rules-xml-no.ts'

interface Referencia {
  href: string
  caminho: string[]
  secao: boolean
}

const below = (caminho: string[], no: No): string[] => {
  const title = (no.atributos.title ?? '').trim()
  return title === '' || no.atributos.visible === 'false' || title === caminho.at(-1)
    ? caminho
    : [...caminho, title]
}

/** In the order of the test. `acima`: the path under which it stands. */
export function refsOf(raiz: No, acima: string[]): Referencia[] {
  const found: Referencia[] = []
  const walk = (no: No, caminho: string[]): void => {
    for (const each of elementsOf(no))
      if (each.nome === 'assessmentItemRef')
        found.push({ href: each.atributos.href ?? '', caminho, secao: false })
      else if (each.nome === 'assessmentSectionRef')
        found.push({ href: each.atributos.href ?? '', caminho, secao: true })
      else walk(each, each.nome === 'assessmentSection' ? below(caminho, each) : caminho)
  }
  const plain = plainNames(raiz)
  walk(plain, below(acima, plain))
  return found
}

/** What of a test has no place with its items. */
export const leftOutOf = (raiz: No): string[] => {
  const names = new Set([
    'selection',
    'ordering',
    'preCondition',
    'branchRule',
    'outcomeProcessing',
    'testFeedback',
    'timeLimits',
  ])
  return [...new Set(findAll(plainNames(raiz), names).map(({ nome }) => nome))]
}
