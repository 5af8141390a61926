/** What is gathered while an item finds its place: its pictures, what is changed, why it stays out. */
import { type ImagemCitada, type Texto, toPlano, toRico } from './rules-html.ts'
import type { CodigoMotivo, CodigoMudanca } from './shapes.ts'

export interface Nota<C extends string> {
  codigo: C
  /** In the words of the file, where that helps. */
  detalhe: string
}
export type Mudanca = Nota<CodigoMudanca>
export type Motivo = Nota<CodigoMotivo>

/** Letters of what a note quotes. */
const QUOTED = 120

/** Thrown where an item can't come in. */
export class Fora extends Error {
  readonly motivo: Motivo
  constructor(codigo: CodigoMotivo, detalhe = '') {
    super(codigo)
    this.motivo = { codigo, detalhe: detalhe.slice(0, QUOTED) }
  }
}

export interface Mala {
  mudancas: Mudanca[]
  imagens: ImagemCitada[]
  muda(codigo: CodigoMudanca, detalhe?: string): void
  /** Rich text of at most so many letters. @throws Fora */
  rico(html: string, max: number): string
  /** Plain words, with the number of their picture where they have one. @throws Fora */
  plano(html: string, max: number): { texto: string; imagem?: number }
  /** Plain words that may be cut: what is said beside the question. */
  dito(html: string, max: number): string
}

export function newMala(): Mala {
  const mudancas: Mudanca[] = []
  const imagens: ImagemCitada[] = []
  const muda = (codigo: CodigoMudanca, detalhe = '') => {
    const short = detalhe.slice(0, QUOTED)
    if (!mudancas.some((one) => one.codigo === codigo && one.detalhe === short))
      mudancas.push({ codigo, detalhe: short })
  }
  const take = (read: Texto): Texto => {
    if (read.barrado !== null) throw new Fora('midia', `<${read.barrado}>`)
    if (read.perdeForma) muda('formatacao')
    imagens.push(...read.imagens)
    return read
  }
  return {
    mudancas,
    imagens,
    muda,
    rico(html, max) {
      const { texto } = take(toRico(html, imagens.length))
      if (texto.length > max) throw new Fora('longa', String(texto.length))
      return texto
    },
    plano(html, max) {
      const first = imagens.length
      const read = take(toPlano(html, first))
      if (read.texto.length > max) throw new Fora('longa', read.texto)
      const [, second] = read.imagens.filter(({ tipo }) => tipo !== 'legenda')
      if (second) throw new Fora('imagem', second.caminho)
      return read.imagens.length > 0 ? { texto: read.texto, imagem: first } : { texto: read.texto }
    },
    dito(html, max) {
      const read = toPlano(html, imagens.length)
      if (read.barrado !== null || read.imagens.length > 0) muda('retorno', read.imagens[0]?.caminho ?? '')
      if (read.perdeForma) muda('formatacao')
      if (read.texto.length > max) muda('texto_cortado', read.texto)
      return read.texto.slice(0, max)
    },
  }
}
