/** The blocks of a page while they are composed: each keeps a key of its own through every change of order. Pure. */
import type { TipoBloco } from '../../rules-limites.ts'
import type { Bloco } from '../../shapes-blocos.ts'

export interface Peca {
  chave: string
  bloco: Bloco
}

let next = 1
const nova = (bloco: Bloco): Peca => ({ chave: `b${next++}`, bloco })

export const pecasDe = (blocos: readonly Bloco[]): Peca[] => blocos.map(nova)
export const blocosDe = (pecas: readonly Peca[]): Bloco[] => pecas.map(({ bloco }) => bloco)

const item = { titulo: '', texto: '' }

const VAZIO: { readonly [T in TipoBloco]: Extract<Bloco, { tipo: T }> } = {
  abertura: {
    tipo: 'abertura',
    sobretitulo: '',
    titulo: '',
    texto: '',
    visual: 'cenario',
    cenario: 'serra',
    botoes: [],
  },
  texto: { tipo: 'texto', titulo: '', texto: '' },
  cartoes: { tipo: 'cartoes', titulo: '', itens: [{ icone: 'ideia', ...item }] },
  passos: { tipo: 'passos', titulo: '', itens: [item] },
  imagem: { tipo: 'imagem', legenda: '' },
  trilhas: { tipo: 'trilhas', titulo: '', texto: '', trilhas: [] },
  perguntas: { tipo: 'perguntas', titulo: '', itens: [item] },
  chamada: { tipo: 'chamada', titulo: '', texto: '', botoes: [{ texto: '', destino: '/cadastro' }] },
}

/** An empty block of a kind. */
export const pecaNova = (tipo: TipoBloco): Peca => nova(VAZIO[tipo])

/** The same list with one thing at another place; as it is where there is no such place. */
export function movido<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = [...list]
  if (to < 0 || to >= list.length) return moved
  const [one] = moved.splice(from, 1)
  if (one !== undefined) moved.splice(to, 0, one)
  return moved
}

/** Moves a block among those below the opening, which stays on top. */
export const passo = (pecas: readonly Peca[], chave: string, by: 1 | -1): Peca[] => {
  const at = pecas.findIndex((one) => one.chave === chave)
  return at < 1 || at + by < 1 ? [...pecas] : movido(pecas, at, at + by)
}

/** A copy right below. */
export const duplicada = (pecas: readonly Peca[], chave: string): { pecas: Peca[]; copia: string | null } => {
  const at = pecas.findIndex((one) => one.chave === chave)
  const one = pecas[at]
  if (!one) return { pecas: [...pecas], copia: null }
  const copia = nova(structuredClone(one.bloco))
  return { pecas: [...pecas.slice(0, at + 1), copia, ...pecas.slice(at + 1)], copia: copia.chave }
}

export const sem = (pecas: readonly Peca[], chave: string): Peca[] =>
  pecas.filter((one) => one.chave !== chave)

/** Puts back what was taken out, at its place or at the end of what is left. */
export const devolvida = (pecas: readonly Peca[], peca: Peca, at: number): Peca[] =>
  pecas.some(({ chave }) => chave === peca.chave)
    ? [...pecas]
    : [...pecas.slice(0, at), peca, ...pecas.slice(at)]

/** What a row says of a block: its heading, else the beginning of what it holds. */
export function resumoDe(bloco: Bloco): string {
  if (bloco.tipo === 'imagem') return bloco.legenda || bloco.imagem?.alt || ''
  return bloco.titulo || (bloco.tipo === 'texto' ? bloco.texto.slice(0, 80) : '')
}
