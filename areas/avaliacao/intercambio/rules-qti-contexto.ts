/** What is at hand while one item is read: its file, the package around it, what has to be said of it. */
import type { Resolver } from './rules-qti-caminho.ts'
import type { Troca } from './rules-qti-html.ts'
import type { Aviso, CodigoAviso, MotivoItem } from './shapes-item.ts'

/** Thrown while an item is read that can't come in; caught where items are gathered. */
export class Recusa extends Error {
  readonly motivo: MotivoItem
  readonly detalhe: string
  constructor(motivo: MotivoItem, detalhe: string) {
    super(motivo)
    this.motivo = motivo
    this.detalhe = detalhe
  }
}

export const refuse = (motivo: MotivoItem, detalhe = ''): never => {
  throw new Recusa(motivo, detalhe)
}

/** Of one item so many are told. */
const TOLD = 50

export interface Contexto {
  arquivo: string
  avisos: Aviso[]
  /** An address as the item will bear it. */
  troca: Troca
  diz: (codigo: CodigoAviso, detalhe: string) => void
}

export function makeContexto(arquivo: string, resolver: Resolver): Contexto {
  const avisos: Aviso[] = []
  const diz = (codigo: CodigoAviso, detalhe: string): void => {
    if (avisos.length >= TOLD) return
    if (!avisos.some((aviso) => aviso.codigo === codigo && aviso.detalhe === detalhe))
      avisos.push({ codigo, detalhe })
  }
  const troca = (endereco: string): string => {
    const destino = resolver(arquivo, endereco)
    if (destino.como === 'alheio') return endereco
    if (destino.como === 'fora') return refuse('fora_do_arquivo', endereco)
    if (destino.como === 'ausente') diz('arquivo_ausente', destino.caminho)
    if (destino.como === 'achado') diz('consertado', `${endereco} → ${destino.caminho}`)
    return destino.como === 'ausente' ? endereco : `arquivo:${destino.caminho}`
  }
  return { arquivo, avisos, troca, diz }
}

/** Alternatives, parts and gaps of one item, at most. */
export const MAX_OPCOES = 26
export const MAX_PARTES = 200
