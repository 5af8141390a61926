/** What a survey's form sends, checked: every field at fault is named at once. */
import { invalid, type Sentence } from '../../../../core/server/failure.ts'
import { perguntaFault } from '../rules.ts'
import type { EnqueteInteira, Pergunta } from '../shapes.ts'
import { enqueteTexts } from '../texts.ts'
import type { EnqueteColumns } from './queries.ts'

export interface Fields
  extends Pick<
    EnqueteInteira,
    'titulo' | 'descricao' | 'perguntas' | 'publico' | 'anonima' | 'resultados' | 'compartilhada'
  > {
  turmas: readonly number[]
  inicio?: string | null | undefined
  fim?: string | null | undefined
}

const clean = (pergunta: Pergunta): Pergunta => ({
  ...pergunta,
  enunciado: pergunta.enunciado.trim(),
  opcoes: pergunta.opcoes.map((opcao) => opcao.trim()),
})

/** A start that passed less than this ago was on time when the form was sent. */
const GRACE_MS = 120_000

function faultsOf(fields: Fields, dates: { inicio: Date; fim: Date | null }, now: Date, started: boolean) {
  const { titulo, perguntas, anonima, resultados } = fields
  const campos: Record<string, Sentence> = {}
  if (titulo.trim() === '') campos.titulo = enqueteTexts.tituloVazio
  if (perguntas.length === 0) campos.perguntas = enqueteTexts.semPerguntas
  if (new Set(perguntas.map(({ id }) => id)).size < perguntas.length)
    campos.perguntas = enqueteTexts.perguntaRepetida
  for (const pergunta of perguntas) {
    const fault = perguntaFault(pergunta)
    if (fault) campos[`pergunta-${pergunta.id}`] = enqueteTexts[fault]
  }
  if (anonima && resultados === 'ao_vivo') campos.resultados = enqueteTexts.anonimaAoVivo
  if (!started && dates.inicio.getTime() < now.getTime() - GRACE_MS) campos.inicio = enqueteTexts.inicioPassou
  return campos
}

/** Refused with every fault. `before`: the survey as it stands, whose dates may stay as they are though they passed. */
export function columnsOf(
  fields: Fields,
  now: Date,
  before?: { inicio: Date; fim: Date | null },
): EnqueteColumns {
  const { titulo, descricao, perguntas, publico, anonima, resultados, compartilhada } = fields
  const inicio =
    fields.inicio == null ? (before && before.inicio <= now ? before.inicio : now) : new Date(fields.inicio)
  const fim = fields.fim == null ? null : new Date(fields.fim)
  const campos = faultsOf(fields, { inicio, fim }, now, before?.inicio.getTime() === inicio.getTime())
  const sameEnd = before !== undefined && before.fim?.getTime() === fim?.getTime()
  if (fim && (fim <= inicio || (!sameEnd && fim <= now))) campos.fim = enqueteTexts.fimAntes
  if (Object.keys(campos).length > 0) throw invalid(campos)
  return {
    titulo: titulo.trim(),
    descricao: descricao.trim(),
    perguntas: JSON.stringify(perguntas.map(clean)),
    publico,
    anonima,
    resultados,
    compartilhada,
    inicio,
    fim,
  }
}
