/** The fields of a question that may be spoken of, with the words that passages of them are counted in. */
import { letterOf } from '../../../../../core/contract/letters.ts'
import { richWords } from '../../../../../core/web/ui/RichText.tsx'
import { lugarDe } from '../../rules-ancora.ts'
import type { QuestaoInteira } from '../../shapes.ts'
import type { CampoComentado, Comentario } from '../../shapes-revisao.ts'

export interface CampoTexto {
  campo: CampoComentado
  parte: string
  /** Of an alternative: A, B… */
  letra: string
  texto: string
}

const isAlternativa = (one: unknown): one is { id: string; texto: string } =>
  typeof one === 'object' && one !== null && 'id' in one && 'texto' in one && typeof one.texto === 'string'

const alternativasDe = ({ alternativas }: QuestaoInteira['conteudo']) =>
  Array.isArray(alternativas) ? alternativas.filter(isAlternativa) : []

/** What is said of an alternative, as it is shown. */
export const analiseDe = ({ analises }: Pick<QuestaoInteira, 'analises'>, parte: string): string => {
  const { analise = '', hipotese_erro = '' } = analises.find((one) => one.parte === parte) ?? {}
  return [analise, hipotese_erro].filter(Boolean).join(' · ')
}

/** In the order that they are read in. */
export function camposDe(questao: QuestaoInteira): CampoTexto[] {
  const { conteudo, comando, texto_base, explicacao } = questao
  const alternativas = alternativasDe(conteudo)
  const one = (campo: CampoComentado, texto: string, { parte = '', letra = '' } = {}): CampoTexto => ({
    ...{ campo, parte, letra, texto },
  })
  return [
    ...(texto_base ? [one('texto_base', richWords(texto_base.html))] : []),
    one('enunciado', richWords(String(conteudo.enunciado ?? ''))),
    ...(comando ? [one('comando', richWords(comando))] : []),
    ...alternativas.flatMap(({ id, texto }, at) => {
      const place = { parte: id, letra: letterOf(at) }
      const analise = analiseDe(questao, id)
      return [one('alternativa', texto, place), ...(analise ? [one('analise', analise, place)] : [])]
    }),
    ...(alternativas.length === 0 ? [one('resposta', '')] : []),
    ...(explicacao ? [one('explicacao', explicacao)] : []),
    one('questao', ''),
  ]
}

export interface Colocado {
  comentario: Comentario
  /** From 1, in the order that they are read in; 0: resolved. */
  numero: number
  /** Null: that part of the question is gone. */
  campo: CampoTexto | null
  /** Where its passage stands; null: it speaks of the whole field, or the passage is gone. */
  lugar: readonly [number, number] | null
}

/** Each comment where it stands now: open ones in the order of the text, then those that are resolved. */
export function colocar(comentarios: readonly Comentario[], campos: readonly CampoTexto[]): Colocado[] {
  const placed = comentarios.map((comentario) => {
    const at = campos.findIndex(
      ({ campo, parte }) => campo === comentario.campo && parte === comentario.parte,
    )
    const campo = campos[at] ?? null
    const lugar = campo && comentario.ancora ? lugarDe(campo.texto, comentario.ancora) : null
    return { comentario, campo, lugar, numero: 0, at: at < 0 ? campos.length : at }
  })
  placed.sort(
    (a, b) => a.at - b.at || (a.lugar?.[0] ?? -1) - (b.lugar?.[0] ?? -1) || a.comentario.id - b.comentario.id,
  )
  const open = placed.filter(({ comentario }) => comentario.resolvido === null)
  const closed = placed.filter(({ comentario }) => comentario.resolvido !== null)
  return [...open.map((one, n) => ({ ...one, numero: n + 1 })), ...closed].map(({ at: _, ...one }) => one)
}
