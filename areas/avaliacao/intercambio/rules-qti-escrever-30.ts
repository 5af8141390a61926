/** Questions as a package of QTI 3.0. */
import { type Escrita, type Opcoes, writeQti } from './rules-qti-escrever.ts'
import type { ItemLido } from './shapes-item.ts'

export const writeQti30 = (itens: readonly ItemLido[], opcoes: Opcoes): Escrita =>
  writeQti(itens, opcoes, '3.0')
