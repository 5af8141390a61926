/** A survey for tests and demonstration data. */
import type { Pergunta, Publico } from './shapes.ts'

export interface EnqueteDraft {
  titulo: string
  descricao: string
  perguntas: readonly Pergunta[]
  publico: Publico
  anonima: boolean
  resultados: 'fim' | 'ao_vivo'
  compartilhada: boolean
  inicio: Date
  fim: Date | null
}

/** One question of each kind; only the first must be answered. */
export const PERGUNTAS: readonly Pergunta[] = [
  { id: 1, tipo: 'unica', enunciado: 'Qual cor?', opcoes: ['Azul', 'Verde', 'Rosa'], obrigatoria: true },
  { id: 2, tipo: 'multipla', enunciado: 'Quais dias?', opcoes: ['Segunda', 'Terça'], obrigatoria: false },
  { id: 3, tipo: 'escala', enunciado: 'Quanto gostou?', opcoes: [], obrigatoria: false },
  { id: 4, tipo: 'nps', enunciado: 'Recomendaria?', opcoes: [], obrigatoria: false },
  { id: 5, tipo: 'texto', enunciado: 'Por quê?', opcoes: [], obrigatoria: false },
  { id: 6, tipo: 'ordenacao', enunciado: 'Ordene', opcoes: ['Um', 'Dois', 'Três'], obrigatoria: false },
]

/** Open since yesterday, without an end, with names. */
export const buildEnquete = (given: Partial<EnqueteDraft> = {}): EnqueteDraft => ({
  titulo: 'Enquete',
  descricao: '',
  perguntas: PERGUNTAS,
  publico: 'alunos',
  anonima: false,
  resultados: 'fim',
  compartilhada: false,
  inicio: new Date(Date.now() - 86_400_000),
  fim: null,
  ...given,
})
