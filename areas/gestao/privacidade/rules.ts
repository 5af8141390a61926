/** The life of a request about a person's data (product.md H-27), consents, options and the time of use. */

export const ESTADOS = [
  'pendente',
  'levantando',
  'aguardando_aprovacao',
  'aprovada',
  'processando',
  'concluida',
  'cancelada',
  'recusada',
] as const
export type Estado = (typeof ESTADOS)[number]

export const TIPOS = ['exportacao', 'exclusao'] as const
export type Tipo = (typeof TIPOS)[number]

/** Who speaks: the person, a guardian, the school. */
export const VIAS = ['pessoa', 'responsavel', 'escola'] as const
export type Via = (typeof VIAS)[number]

const DAY_MS = 86_400_000

/** The answer is due within these days (LGPD, art. 19). */
export const PRAZO_DIAS = 15
/** An approved erasure can be undone for these days. */
export const CARENCIA_DIAS = 15
/** The file of an export lives these days (H-29). */
export const ARQUIVO_DIAS = 7

/** Copies of one person in a day, whoever asks: more is a mistake or a nuisance. */
export const COPIAS_POR_DIA = 5

const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

export const prazoFrom = (now: Date): Date => after(now, PRAZO_DIAS)
export const carenciaFrom = (now: Date): Date => after(now, CARENCIA_DIAS)
export const validadeFrom = (now: Date): Date => after(now, ARQUIVO_DIAS)

/** Whole days left until a deadline, rounded up; 0 on the last moment, negative when it has passed. */
export const diasAte = (prazo: Date, now: Date): number =>
  Math.ceil((prazo.getTime() - now.getTime()) / DAY_MS)

/** A copy needs no approval: it is the person's right. An erasure is looked into, decided, and waits. */
const NEXT: Readonly<Record<Tipo, Readonly<Partial<Record<Estado, readonly Estado[]>>>>> = {
  exportacao: {
    pendente: ['processando', 'cancelada'],
    processando: ['concluida'],
  },
  exclusao: {
    pendente: ['levantando', 'cancelada'],
    levantando: ['aguardando_aprovacao', 'cancelada'],
    aguardando_aprovacao: ['aprovada', 'recusada', 'cancelada'],
    // Back to be decided: whoever approved it can't any more, or never could.
    aprovada: ['processando', 'cancelada', 'aguardando_aprovacao'],
    processando: ['concluida'],
  },
}

/** Whether a request may move on from one state to another. */
export const mayMove = (tipo: Tipo, from: Estado, to: Estado): boolean =>
  NEXT[tipo][from]?.includes(to) ?? false

/** The states from which a request may still reach another one. */
export const isOpen = (tipo: Tipo, estado: Estado): boolean => (NEXT[tipo][estado]?.length ?? 0) > 0

/** What consent is asked for, each with the version of its text: a new text asks again. */
export const FINALIDADES = { uso_de_imagem: '1', divulgacao_de_trabalhos: '1', pesquisa: '1' } as const
export type Finalidade = keyof typeof FINALIDADES
export const NOMES_DE_FINALIDADE = Object.keys(FINALIDADES) as readonly Finalidade[]

export interface Opcoes {
  perfil_visivel: boolean
  foto_visivel: boolean
}

/** What holds until somebody chooses: nothing is shown (ECA Digital, art. 7). */
export const OPCOES_PROTETORAS: Opcoes = { perfil_visivel: false, foto_visivel: false }

/** Whether a change shows more of a person than before. */
export const isLooser = (before: Opcoes, after: Opcoes): boolean =>
  (Object.keys(before) as (keyof Opcoes)[]).some((option) => after[option] && !before[option])

/** A visible screen tells every so many minutes that it is in use. */
export const BATIDA_MIN = 5
/** Beats closer together than this, from a second tab or a hurried clock, count once. */
export const BATIDA_MINIMA_MS = (BATIDA_MIN * 60 - 15) * 1000
