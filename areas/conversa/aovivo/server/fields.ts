/** What a form asks for, checked: dates, repetition, the room's address. Refusals name the field. */
import type { Static } from 'typebox'
import { invalid, type Sentence } from '../../../../core/server/failure.ts'
import type { aovivoApi, Provedor } from '../contract.ts'
import { AHEAD_MS, LATE_MS, MINUTE_MS } from '../rules.ts'
import { refuseUrl } from '../rules-endereco.ts'
import { datesOf } from '../rules-serie.ts'
import { aovivoTexts } from '../texts.ts'

export type Asked = Omit<Static<(typeof aovivoApi)['create']['body']>, 'recorrencia'>

/** Refused with the sentence beside the field. */
export const wrong = (campo: string, sentence: Sentence) => invalid({ [campo]: sentence }, sentence)

export function checkUrl(provedor: Provedor, url: string): void {
  const why = refuseUrl(provedor, url)
  if (why) throw wrong('url', aovivoTexts[why])
}

/** When a new lesson begins: not in the past, but for five minutes, and within two years. */
export function checkInicio(inicio: Date, now: Date): void {
  const ahead = inicio.getTime() - now.getTime()
  if (ahead < -LATE_MS) throw wrong('inicio', aovivoTexts.noPassado)
  if (ahead > AHEAD_MS) throw wrong('inicio', aovivoTexts.longe)
}

/** The beginnings of what is planned: one, or those of the series. */
export function inicioOf(
  { inicio, recorrencia }: Static<(typeof aovivoApi)['create']['body']>,
  now: Date,
): Date[] {
  const first = new Date(inicio)
  if (!recorrencia) {
    checkInicio(first, now)
    return [first]
  }
  const dates = datesOf(first, recorrencia)
  if (typeof dates === 'string') throw wrong('recorrencia', aovivoTexts[dates])
  for (const date of [dates[0] as Date, dates.at(-1) as Date]) checkInicio(date, now)
  return dates
}

export const endOf = (inicio: Date, duracao: number): Date => new Date(inicio.getTime() + duracao * MINUTE_MS)

/** The title without blanks around it; never empty. */
export function titleOf(titulo: string): string {
  const text = titulo.trim()
  if (text === '') throw wrong('titulo', { pt: 'Dê um título à aula.', en: 'Give the lesson a title.' })
  return text
}
