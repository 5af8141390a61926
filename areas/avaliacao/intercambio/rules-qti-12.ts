/** A file of QTI 1.2: assessments, sections and banks with their items, in the order of the file. */

import { categoryIn, readItem12 } from './rules-qti-12-item.ts'
import { fieldsOf } from './rules-qti-12-material.ts'
import { elementsOf, wordsIn } from './rules-qti-arvore.ts'
import type { Resolver } from './rules-qti-caminho.ts'
import { emptyLeitura, gather } from './rules-qti-colher.ts'
import type { XmlLido } from './rules-xml.ts'
import { childOf, childrenOf, type No } from './rules-xml-no.ts'
import type { Leitura } from './shapes-item.ts'

export const PEDACOS_12: ReadonlySet<string> = new Set(['item'])

/** Names that tools give to what has none. */
const NAMELESS = /^(?:root_section|section|main|unfiled)$/i

function bankTitle(bank: No): string {
  const labels = childrenOf(bank, 'qtimetadata').flatMap((no) => childrenOf(no, 'qtimetadatafield'))
  const title = labels.find((no) => wordsIn(childOf(no, 'fieldlabel')) === 'bank_title')
  return wordsIn(childOf(title ?? bank, 'fieldentry')) || bank.atributos.title || bank.atributos.ident || ''
}

interface Encontrado {
  /** Of each piece the categories above it. */
  caminhos: Map<number, string[]>
  leitura: Leitura
}

function walk(no: No, caminho: string[], found: Encontrado): void {
  for (const each of elementsOf(no)) {
    if (each.nome === 'pedaco') found.caminhos.set(Number(each.atributos.n), caminho)
    else if (each.nome === 'bankentry_item' || each.nome === 'itemref') {
      const ref = each.atributos.item_ref ?? each.atributos.linkrefid ?? ''
      found.leitura.avisos.push({ codigo: 'arquivo_ausente', detalhe: `${each.nome} ${ref}`.trim() })
    } else if (each.nome === 'selection_ordering') {
      if (elementsOf(each).length > 0) found.leitura.avisos.push({ codigo: 'sem_lugar', detalhe: each.nome })
      for (const ref of elementsOf(each).flatMap((one) => childrenOf(one, 'sourcebank_ref')))
        found.leitura.avisos.push({ codigo: 'arquivo_ausente', detalhe: `sourcebank_ref ${wordsIn(ref)}` })
    } else if (each.nome === 'assessment' || each.nome === 'section' || each.nome === 'objectbank') {
      const title = each.nome === 'objectbank' ? bankTitle(each) : (each.atributos.title ?? '').trim()
      const below =
        title === '' || NAMELESS.test(title) || title === caminho.at(-1) ? caminho : [...caminho, title]
      walk(each, below, found)
    } else if (/^(?:presentation_material|rubric|assessfeedback|sectionfeedback)$/.test(each.nome))
      found.leitura.avisos.push({ codigo: 'sem_lugar', detalhe: each.nome })
  }
}

export function readQti12(arquivo: string, { raiz, pedacos }: XmlLido, resolver: Resolver): Leitura {
  const leitura = emptyLeitura()
  const found: Encontrado = { caminhos: new Map(), leitura }
  if (raiz) walk(raiz.nome === 'pedaco' ? { ...raiz, filhos: [raiz] } : raiz, [], found)
  const titulos = new Map(
    pedacos.flatMap(({ no }): [string, string][] =>
      no && fieldsOf(no).get('question_type') === 'text_only_question'
        ? [[no.atributos.ident ?? '', no.atributos.title ?? '']]
        : [],
    ),
  )
  for (const [n, pedaco] of pedacos.entries()) {
    const own = pedaco.no ? categoryIn(pedaco.no) : ''
    const caminho = found.caminhos.get(n) ?? []
    const categoria = own === '' ? caminho : [...caminho, own]
    gather(leitura, pedaco, { arquivo, resolver, categoria }, (no, contexto) =>
      readItem12(no, contexto, titulos),
    )
  }
  return leitura
}
