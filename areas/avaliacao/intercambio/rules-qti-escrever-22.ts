/** Questions as a package of QTI 2.2. */
import { type Escrita, type Opcoes, writeQti } from './rules-qti-escrever.ts'
import type { ItemLido } from './shapes-item.ts'

export const writeQti22 = (itens: readonly ItemLido[], opcoes: Opcoes): Escrita =>
  writeQti(itens, opcoes, '2.2')
