/**
 * Choosing pupils in the tree (section 4, "Student in a group"): boxes of three states, and a choice over nodes that
 * were never loaded, told as "all of this node, but not that one".
 */

export type StatusMatricula = 'adicionado' | 'removido' | 'transferido' | 'pendente'

/** A pupil counts as selected when added or transferred (section 4). */
export const isSelecionado = (status: StatusMatricula | null): boolean =>
  status === 'adicionado' || status === 'transferido'

/** Who is not toggled in bulk: the exam status is AT, or the exam was taken (section 4). */
export const isTravado = (prova: { status_prova: string | null; fez_prova: boolean }): boolean =>
  prova.status_prova === 'AT' || prova.fez_prova

/** How many pupils a node holds as saved; of one pupil each figure is 0 or 1. */
export interface Fatos {
  total: number
  selecionados: number
  /** Not to be changed, in either state. */
  travados: number
  travados_selecionados: number
}

export interface NoSelecao {
  /** Unique in the tree. */
  chave: string
  /** The keys of what the node lies in, from the root down. */
  caminho: readonly string[]
  fatos: Fatos
}

export interface Escolha {
  no: NoSelecao
  marcado: boolean
}

/**
 * What was toggled since the last save. No choice ever lies under a later one, so that of those that hold for a pupil
 * the deepest is also the last.
 */
export type Selecao = readonly Escolha[]

export interface Mudancas {
  entram: number
  saem: number
}

const isIn = (no: NoSelecao, chave: string): boolean => no.chave === chave || no.caminho.includes(chave)

/** What choosing a whole node changes against what is saved. */
function changed(
  { total, selecionados, travados, travados_selecionados }: Fatos,
  marcado: boolean,
): Mudancas {
  return marcado
    ? { entram: total - selecionados - (travados - travados_selecionados), saem: 0 }
    : { entram: 0, saem: selecionados - travados_selecionados }
}

const NOTHING: Mudancas = { entram: 0, saem: 0 }

/** The choice that holds for a node as a whole, its own or of the nearest node above; undefined for none. */
function coverOf(selecao: Selecao, no: NoSelecao): Escolha | undefined {
  return selecao.reduce<Escolha | undefined>(
    (nearest, escolha) =>
      isIn(no, escolha.no.chave) && (!nearest || escolha.no.caminho.length >= nearest.no.caminho.length)
        ? escolha
        : nearest,
    undefined,
  )
}

/** How many pupils of a node come in and go out by the choices; exact for nodes that were never opened. */
export function changesIn(selecao: Selecao, no: NoSelecao): Mudancas {
  const cover = coverOf(selecao, no)
  const below = selecao.filter((escolha) => escolha.no.caminho.includes(no.chave))
  const keys = new Set(below.map((escolha) => escolha.no.chave))
  const topmost = below.filter((escolha) => !escolha.no.caminho.some((chave) => keys.has(chave)))
  return topmost.reduce(
    (sum, { no: inner }) => {
      const theirs = changesIn(below, inner)
      const covered = cover ? changed(inner.fatos, cover.marcado) : NOTHING
      return {
        entram: sum.entram + theirs.entram - covered.entram,
        saem: sum.saem + theirs.saem - covered.saem,
      }
    },
    cover ? changed(no.fatos, cover.marcado) : NOTHING,
  )
}

/** How many pupils of a node are selected now. */
export function selectedIn(selecao: Selecao, no: NoSelecao): number {
  const { entram, saem } = changesIn(selecao, no)
  return no.fatos.selecionados + entram - saem
}

export type Caixa = 'cheia' | 'parte' | 'vazia'

/** A group's box: checked when all are selected, indeterminate when mixed, empty otherwise (section 4). */
export function caixaOf(selecao: Selecao, no: NoSelecao): Caixa {
  const selected = selectedIn(selecao, no)
  return selected === 0 ? 'vazia' : selected === no.fatos.total ? 'cheia' : 'parte'
}

/** Nobody in the node can be changed. */
export const isTrancado = ({ fatos }: NoSelecao): boolean => fatos.travados === fatos.total

/** Chooses a whole node, or takes it out. Who is locked stays as they are. */
export function mark(selecao: Selecao, no: NoSelecao, marcado: boolean): Selecao {
  if (isTrancado(no)) return selecao
  return [...selecao.filter((escolha) => !isIn(escolha.no, no.chave)), { no, marcado }]
}

/** What a click on the box does: takes all out when all that can be are selected, chooses all otherwise. */
export function toggle(selecao: Selecao, no: NoSelecao): Selecao {
  const { total, travados, travados_selecionados } = no.fatos
  const most = total - travados + travados_selecionados
  return mark(selecao, no, selectedIn(selecao, no) < most)
}
