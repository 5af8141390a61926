/** What the form of a topic or notice holds, what is wrong with it, and what it sends. */
import { type Language, say } from '../../../../core/texts/texts.ts'
import { fieldOf, instantOf } from '../../../../core/web/date-field.ts'
import { isBlankHtml } from '../../../../core/web/editor/html.ts'
import { scheduleFault } from '../rules.ts'
import type { Topico } from '../shapes.ts'
import { writingTexts } from './writing-texts.ts'

export interface FormValues {
  titulo: string
  conteudo: string
  /** As typed, separated by commas. */
  temas: string
  avaliativo: boolean
  agendar: boolean
  /** As the fields hold them. */
  inicio: string
  fim: string
  apenasLeitura: boolean
  ocultar: boolean
  fixado: boolean
  urgente: boolean
  pedeCiente: boolean
  soFamilias: boolean
  permitirAnexos: boolean
  notificarProfessores: boolean
  notificarAlunosAbertura: boolean
  notificarAlunosInteracoes: boolean
  /** Of a new notice: the other classes that it goes to. */
  outrasTurmas: readonly number[]
}

export const EMPTY_FORM: FormValues = {
  titulo: '',
  conteudo: '',
  temas: '',
  avaliativo: false,
  agendar: false,
  inicio: '',
  fim: '',
  apenasLeitura: false,
  ocultar: false,
  fixado: false,
  urgente: false,
  pedeCiente: false,
  soFamilias: false,
  permitirAnexos: true,
  notificarProfessores: true,
  notificarAlunosAbertura: true,
  notificarAlunosInteracoes: false,
  outrasTurmas: [],
}

export const formOf = (topico: Topico): FormValues => ({
  ...EMPTY_FORM,
  ...topico,
  temas: topico.temas.join(', '),
  inicio: fieldOf(topico.inicio),
  fim: fieldOf(topico.fim),
})

/** The themes of the field, each once. */
export const temasOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tema) => tema.trim())
      .filter((tema) => tema !== ''),
  ),
]

type FormErrors = Partial<Record<'titulo' | 'conteudo' | 'temas' | 'inicio' | 'fim', string>>

export function errorsOf(values: FormValues, language: Language): FormErrors {
  const t = say(writingTexts, language)
  const temas = temasOf(values.temas)
  const date = (field: string) => {
    const instant = instantOf(field)
    return instant === null ? null : new Date(instant)
  }
  const fault = scheduleFault({
    agendar: values.agendar,
    inicio: values.agendar ? date(values.inicio) : null,
    fim: date(values.fim),
  })
  const errors: FormErrors = {}
  if (values.titulo.trim() === '') errors.titulo = t.tituloVazio
  else if (values.titulo.length > 200) errors.titulo = t.tituloLongo
  if (isBlankHtml(values.conteudo)) errors.conteudo = t.textoVazio
  else if (values.conteudo.length > 100_000) errors.conteudo = t.textoLongo
  if (temas.length > 10) errors.temas = t.temasDemais
  else if (temas.some((tema) => tema.length > 40)) errors.temas = t.temaLongo
  if (fault === 'inicio') errors.inicio = t.inicioFalta
  if (fault === 'fim') errors.fim = t.fimAntes
  return errors
}

/** The fields that travel. `configures`: the person may set more than words and themes. */
export function bodyOf(values: FormValues, tipo: Topico['tipo'], configures: boolean) {
  const words = {
    titulo: values.titulo.trim(),
    conteudo: values.conteudo,
    ...(tipo === 'forum' && { temas: temasOf(values.temas) }),
  }
  if (!configures) return words
  const common = {
    ...words,
    agendar: values.agendar,
    inicio: (values.agendar && instantOf(values.inicio)) || '',
    fim: instantOf(values.fim) ?? '',
    ocultar: values.ocultar,
    fixado: values.fixado,
    notificarAlunosAbertura: values.notificarAlunosAbertura,
  }
  if (tipo === 'aviso') {
    const { urgente, pedeCiente, soFamilias } = values
    return { ...common, urgente, pedeCiente, soFamilias }
  }
  return {
    ...common,
    avaliativo: values.avaliativo,
    apenasLeitura: values.apenasLeitura,
    permitirAnexos: values.permitirAnexos,
    notificarProfessores: values.notificarProfessores,
    notificarAlunosInteracoes: values.notificarAlunosInteracoes,
  }
}
