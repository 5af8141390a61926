/** The rules of going through a lesson: what may be answered, gone on from, come back to. Pure. */
import type { Correcao } from '../../../aula/rules-pontuar.ts'
import type { Resposta } from '../../../aula/shapes-telas.ts'
import { CONTEUDOS, type TipoTela } from '../../../aula/shapes-tipos.ts'

/** A screen of the lesson that is being done. */
export interface TelaAberta {
  id: number
  tipo: TipoTela
  titulo: string
  peso: number
  obrigatoria: boolean
  /** False until its content is here. */
  pronta: boolean
  /** As learners get it, by its type (areas/ensino/aula/shapes-telas-aluno.ts). */
  conteudo: Readonly<Record<string, unknown>>
}

/** The last answer to a screen. */
export interface Respondida {
  resposta: Resposta
  vezes: number
  /** Absent while nobody can tell: without network, or when a teacher marks it. */
  correcao?: Correcao | undefined
}
export type Respostas = ReadonlyMap<number, Respondida>

export interface Roteiro {
  titulo: string
  navegacao: 'livre' | 'sequencial'
  telas: readonly TelaAberta[]
}

const perguntas = ({ conteudo }: TelaAberta): number =>
  Array.isArray(conteudo.perguntas) ? conteudo.perguntas.length : 0

/** Only looked at: going on is its answer. */
export const isLida = (tela: TelaAberta): boolean =>
  (CONTEUDOS as readonly TipoTela[]).includes(tela.tipo) && !(tela.tipo === 'video' && perguntas(tela) > 0)

const full = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(full) : typeof value === 'string' ? value.trim() !== '' : value != null

/** Something was answered: a part is enough, for parts count. */
export function hasResposta(tela: TelaAberta, resposta: Resposta | undefined): boolean {
  if (!resposta) return false
  if (tela.tipo === 'video') {
    const { respostas } = resposta as Resposta<'video'>
    return respostas.length === perguntas(tela)
  }
  if (tela.tipo === 'dissertativa') {
    const { texto } = resposta as Resposta<'dissertativa'>
    return texto.trim().split(/\s+/).filter(Boolean).length >= Math.max(1, Number(tela.conteudo.minimo ?? 0))
  }
  return Object.values(resposta).some(full)
}

/** The tries that the screen allows; screens without right or wrong may be changed as one likes. */
export function triesOf({ conteudo, tipo }: TelaAberta): number {
  if (tipo === 'video') return 1
  return typeof conteudo.tentativas === 'number' ? conteudo.tentativas : Number.POSITIVE_INFINITY
}

/** Tries that are left; after the last, one slip from right gives another. */
export function triesLeft(tela: TelaAberta, { vezes, correcao }: Respondida): number {
  const tries = triesOf(tela)
  return Math.max(0, tries - vezes) || (correcao?.quase && vezes === tries ? 1 : 0)
}

/** One more try is left, and worth it. */
export const mayRetry = (tela: TelaAberta, respondida: Respondida | undefined): boolean =>
  respondida !== undefined && !respondida.correcao?.certa && triesLeft(tela, respondida) > 0

/** Going on from a screen without an answer: in free order from every one, which is come back to before the end. */
export const maySkip = ({ navegacao }: Roteiro, tela: TelaAberta): boolean =>
  (navegacao === 'livre' || !tela.obrigatoria) && !isLida(tela)

/** A screen with a time of its own lets go on when that ran out, answered or not (the server's `detem`). */
const hasTempo = ({ conteudo }: TelaAberta): boolean => Number(conteudo.tempo ?? 0) > 0

/** Required screens without an answer, by their place. */
export const missing = ({ telas }: Roteiro, respostas: Respostas): number[] =>
  telas.flatMap((tela, place) =>
    tela.obrigatoria && !hasTempo(tela) && !respostas.has(tela.id) ? [place] : [],
  )

/** An answer without anything in it, of each type that is scored by itself: what a screen has whose time ran out. */
const VAZIAS: { [K in TipoTela]?: Resposta<K> } = {
  multipla_escolha: { escolhas: [] },
  multipla_resposta: { escolhas: [] },
  verdadeiro_falso: { verdadeiras: [], falsas: [] },
  numerica: {},
  resposta_curta: { texto: '' },
  associar: { ligacoes: [] },
  ordenar: { ordem: [] },
  lacunas: { valores: [] },
  arrastar_imagem: { ligacoes: [] },
  ponto_imagem: { pontos: [] },
  classificar: { ligacoes: [] },
  memoria: { encontrados: [], jogadas: 0 },
  caca_palavras: { achados: [] },
  cruzadinha: { palavras: [] },
  quiz_relampago: { respostas: [] },
}

/** Undefined of a screen that a teacher marks, and of what is only looked at. */
export const vaziaDe = ({ tipo }: TelaAberta): Resposta | undefined => VAZIAS[tipo]

/** Where to go on: after the last answered screen, in free order at the first that was not. */
export function resumeAt({ telas, navegacao }: Roteiro, respostas: Respostas, tela: number | null): number {
  const kept = telas.findIndex(({ id }) => id === tela)
  if (kept >= 0) {
    const next = respostas.has(tela ?? 0) ? kept + 1 : kept
    return Math.min(next, telas.length - 1)
  }
  const open = telas.findIndex(({ id }) => !respostas.has(id))
  if (open >= 0) return open
  return navegacao === 'livre' ? 0 : telas.length - 1
}

/** Part → right, as screens show it. */
export const julgamentoOf = (correcao: Correcao | undefined) =>
  correcao && { partes: Object.fromEntries(correcao.partes.map(({ id, certa }) => [id, certa])) }
