/** What the form of a lesson holds, what is wrong with it, and what it sends. */
import { type Language, say } from '../../../../core/texts/texts.ts'
import type { Alcance, Encontro, Provedor } from '../contract.ts'
import { refuseUrl } from '../rules-endereco.ts'
import { datesOf, type Recorrencia } from '../rules-serie.ts'
import { aovivoTexts } from '../texts.ts'
import { fieldsOf, instantOf } from './dates.ts'
import { aovivoWebTexts } from './texts.ts'

export interface FormValues {
  titulo: string
  dia: string
  hora: string
  duracao: string
  provedor: Provedor
  url: string
  sala_espera: boolean
  gravar: boolean
  repetir: boolean
  dias: number[]
  fim: 'data' | 'vezes'
  ate: string
  vezes: string
  alcance: Alcance
}

export type FormErrors = Partial<Record<'titulo' | 'inicio' | 'duracao' | 'url' | 'recorrencia', string>>

/** A new one, tomorrow at the same full hour. */
export function emptyForm(now: Date): FormValues {
  const { dia, hora } = fieldsOf(new Date(now.getTime() + 86_400_000))
  return {
    titulo: '',
    dia,
    hora: `${hora.slice(0, 2)}:00`,
    duracao: '50',
    provedor: 'meet',
    url: '',
    sala_espera: false,
    gravar: false,
    repetir: false,
    dias: [],
    fim: 'data',
    ate: '',
    vezes: '8',
    alcance: 'esta',
  }
}

export const formOf = (encontro: Encontro, now: Date): FormValues => ({
  ...emptyForm(now),
  ...fieldsOf(new Date(encontro.inicio)),
  titulo: encontro.titulo,
  duracao: String(encontro.duracao),
  provedor: encontro.provedor,
  url: encontro.url ?? '',
  sala_espera: encontro.sala_espera,
  gravar: encontro.gravar,
})

/** The end that was chosen, where it was given. */
const recorrenciaOf = ({ dias, fim, ate, vezes }: FormValues): Recorrencia => ({
  dias,
  ...(fim === 'data' && ate !== '' && { ate }),
  ...(fim === 'vezes' && Number(vezes) >= 1 && { vezes: Math.floor(Number(vezes)) }),
})

export function errorsOf(values: FormValues, language: Language): FormErrors {
  const t = say(aovivoTexts, language)
  const tw = say(aovivoWebTexts, language)
  const errors: FormErrors = {}
  const inicio = instantOf(values.dia, values.hora)
  const duracao = Number(values.duracao)
  const url = refuseUrl(values.provedor, values.url.trim())
  if (values.titulo.trim() === '') errors.titulo = tw.faltaTitulo
  if (!inicio) errors.inicio = tw.faltaInicio
  if (!Number.isInteger(duracao) || duracao < 5 || duracao > 480) errors.duracao = tw.foraDaDuracao
  if (url) errors.url = t[url]
  if (values.repetir && inicio) {
    const dates = datesOf(inicio, recorrenciaOf(values))
    if (typeof dates === 'string') errors.recorrencia = t[dates]
  }
  return errors
}

/** The fields that travel, of a form without errors. */
export const bodyOf = (values: FormValues) => ({
  titulo: values.titulo.trim(),
  inicio: (instantOf(values.dia, values.hora) as Date).toISOString(),
  duracao: Number(values.duracao),
  provedor: values.provedor,
  url: values.url.trim(),
  sala_espera: values.sala_espera,
  gravar: values.gravar,
  ...(values.repetir && { recorrencia: recorrenciaOf(values) }),
})
