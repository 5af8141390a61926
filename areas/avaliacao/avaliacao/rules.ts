/** Pure rules of assessments: states, what one lacks to be closed, standards of performance (product.md H-13). */
import type { TipoQuestao } from '../questao/shapes.ts'
import { LIMITES, type Modelo } from './rules-matriz.ts'
import type { EstadoAvaliacao, Modalidade, Padrao } from './shapes.ts'

export interface Situacao {
  estado: EstadoAvaliacao
  /** Its questions and booklets are kept as they stood: so they stay while it is archived. */
  fechada: boolean
}

/** Where it may go from here; out of the archive only as what it was. */
export function estadosPara({ estado, fechada }: Situacao, edita: boolean): readonly EstadoAvaliacao[] {
  if (!edita) return []
  if (estado === 'arquivada') return [fechada ? 'pronta' : 'rascunho']
  return [estado === 'pronta' ? 'rascunho' : 'pronta', 'arquivada']
}

/** Where nobody says otherwise. */
export const PADROES: readonly Padrao[] = [
  { nome: 'Abaixo do básico', desde: 0 },
  { nome: 'Básico', desde: 40 },
  { nome: 'Proficiente', desde: 60 },
  { nome: 'Avançado', desde: 80 },
]

/** Each begins above the one before, the first at 0, and none is called as another. */
export const padroesCertos = (padroes: readonly Padrao[]): boolean =>
  padroes[0]?.desde === 0 &&
  padroes.every(({ desde }, at) => at === 0 || desde > (padroes[at - 1]?.desde ?? 100)) &&
  new Set(padroes.map(({ nome }) => nome.trim().toLocaleLowerCase('pt-BR'))).size === padroes.length

/** What a sheet of answers can hold, or a teacher's grid. */
const NO_PAPEL: readonly TipoQuestao[] = ['objetiva', 'verdadeiro_falso', 'numerica', 'dissertativa']
export const cabeNoPapel = (tipo: TipoQuestao): boolean => NO_PAPEL.includes(tipo)

export interface Fechavel {
  modelo: Modelo
  modalidade: Modalidade
  cadernos: number
  embaralha_questoes: boolean
  embaralha_alternativas: boolean
  embaralha_blocos: boolean
  questoes: readonly { tipo: TipoQuestao }[]
  /** Questions that are not there to be used any more. */
  fora: number
}

export type Falta = 'vazia' | 'demais' | 'fora' | 'papel' | 'iguais'

/** What keeps an assessment from being closed, the gravest first. */
export function faltasDe(avaliacao: Fechavel): Falta[] {
  const { modelo, modalidade, cadernos, questoes, fora } = avaliacao
  const blocos = avaliacao.embaralha_blocos && modelo === 'doisBlocos'
  const embaralha = avaliacao.embaralha_questoes || avaliacao.embaralha_alternativas || blocos
  const found: [Falta, boolean][] = [
    ['vazia', questoes.length === 0],
    ['demais', questoes.length > LIMITES[modelo]],
    ['fora', fora > 0],
    ['papel', modalidade !== 'online' && questoes.some(({ tipo }) => !cabeNoPapel(tipo))],
    ['iguais', cadernos > 1 && !embaralha],
  ]
  return found.flatMap(([falta, is]) => (is ? [falta] : []))
}

/** How many questions of an assessment stand in its first block. */
export const primeiroBloco = (questoes: number): number => Math.ceil(questoes / 2)
