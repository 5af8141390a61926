/** What the form of a survey holds, and what it sends. */
import { fieldOf, instantOf } from '../../../../core/web/date-field.ts'
import { hasOpcoes } from '../rules.ts'
import type { EnqueteInteira, Pergunta, Publico, TipoPergunta } from '../shapes.ts'

export interface FormValues {
  titulo: string
  descricao: string
  perguntas: readonly Pergunta[]
  turmas: readonly number[]
  publico: Publico
  anonima: boolean
  resultados: 'fim' | 'ao_vivo'
  compartilhada: boolean
  /** As the fields hold them: `aaaa-mm-ddThh:mm`, by the hour of the page. */
  inicio: string
  fim: string
}

const nextId = (perguntas: readonly Pergunta[]): number => Math.max(0, ...perguntas.map(({ id }) => id)) + 1

export const newPergunta = (perguntas: readonly Pergunta[]): Pergunta => ({
  id: nextId(perguntas),
  tipo: 'unica',
  enunciado: '',
  opcoes: ['', ''],
  obrigatoria: true,
})

export const copyOf = (pergunta: Pergunta, perguntas: readonly Pergunta[]): Pergunta => ({
  ...pergunta,
  id: nextId(perguntas),
})

/** Another kind of answer keeps the options where it has any. */
export const withTipo = (pergunta: Pergunta, tipo: TipoPergunta): Pergunta => ({
  ...pergunta,
  tipo,
  opcoes: !hasOpcoes(tipo) ? [] : pergunta.opcoes.length > 0 ? pergunta.opcoes : ['', ''],
})

export const emptyForm = (turma: number): FormValues => ({
  titulo: '',
  descricao: '',
  perguntas: [newPergunta([])],
  turmas: [turma],
  publico: 'alunos',
  anonima: true,
  resultados: 'fim',
  compartilhada: false,
  inicio: '',
  fim: '',
})

export const formOf = (enquete: EnqueteInteira): FormValues => ({
  titulo: enquete.titulo,
  descricao: enquete.descricao,
  perguntas: enquete.perguntas,
  turmas: enquete.turmas.map(({ id }) => id),
  publico: enquete.publico,
  anonima: enquete.anonima,
  resultados: enquete.resultados,
  compartilhada: enquete.compartilhada,
  inicio: fieldOf(enquete.agendamento.inicio),
  fim: fieldOf(enquete.agendamento.fim),
})

/** A copy of a survey for a class: the same questions, new dates. */
export const copyForm = (enquete: EnqueteInteira, turma: number, titulo: string): FormValues => ({
  ...formOf(enquete),
  titulo: titulo.slice(0, 200),
  turmas: [turma],
  inicio: '',
  fim: '',
})

/** The fields that travel. A date that was not touched goes as it came: its seconds are not in the field. */
export function bodyOf(values: FormValues, before?: EnqueteInteira) {
  const kept = (field: 'inicio' | 'fim') => {
    const was = before?.agendamento[field] ?? null
    return was !== null && values[field] === fieldOf(was) ? was : instantOf(values[field])
  }
  return {
    ...values,
    titulo: values.titulo.trim(),
    perguntas: [...values.perguntas],
    turmas: [...values.turmas],
    // What an anonymous survey can't have is not sent, whatever was chosen before.
    resultados: values.anonima ? ('fim' as const) : values.resultados,
    inicio: kept('inicio'),
    fim: kept('fim'),
  }
}
