/** The state of a topic in words: a tag with its date, and the sentence that says why nothing can be written. */
import { formatTime, nearDate, wallClock } from '../../../../core/contract/time.ts'
import { type Language, say } from '../../../../core/texts/texts.ts'
import { ABERTO, AGENDADO } from '../rules.ts'
import type { Topico } from '../shapes.ts'
import { forumTexts } from './texts.ts'

const MONTHS = {
  'pt-br': 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
  'en-us': 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
} as const

/** "24 nov", with the year when it is another one; "hoje, 18h" within a week. */
export function shortDate(at: Date, now: Date, language: Language = 'pt-br'): string {
  const near = nearDate(at, now, language)
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(near)) return near
  const { day, month, year } = wallClock(at)
  const date = `${day} ${MONTHS[language][month - 1]}`
  return year === wallClock(now).year ? date : `${date} ${year}`
}

/** For a sentence: "24 nov, 18h". */
const longDate = (iso: string, now: Date, language: Language): string => {
  const at = new Date(iso)
  const short = shortDate(at, now, language)
  return short.includes(',') ? short : `${short}, ${formatTime(at, language)}`
}

type Dated = Pick<Topico, 'statusData' | 'inicio' | 'fim'>

/** "Aberto até 24 nov", "Agendado para amanhã, 8h", "Encerrado em 3 nov". */
export function statusDataText({ statusData, inicio, fim }: Dated, now: Date, language: Language): string {
  const t = say(forumTexts, language)
  if (statusData === ABERTO) return fim ? t.abertoAte(shortDate(new Date(fim), now, language)) : t.aberto
  if (statusData === AGENDADO)
    return inicio ? t.agendadoPara(shortDate(new Date(inicio), now, language)) : t.agendado
  return fim ? t.encerradoEm(shortDate(new Date(fim), now, language)) : t.encerrado
}

export type Stop = Pick<
  Topico,
  | 'statusData'
  | 'inicio'
  | 'fim'
  | 'bloqueado'
  | 'apenasLeitura'
  | 'ocultar'
  | 'retida'
  | 'status'
  | 'permissoes'
  | 'tipo'
>

/** The sentences that say what stands in the way of answering, the gravest first. */
export function stopSentences(topico: Stop, now: Date, language: Language): string[] {
  const t = say(forumTexts, language)
  const { statusData, inicio, fim } = topico
  const told: (string | false)[] = [
    topico.status === '3' && t.motivoLixeira,
    topico.ocultar && topico.status !== '3' && t.motivoOculto,
    statusData === AGENDADO &&
      (inicio ? t.motivoAgendado(longDate(inicio, now, language)) : t.motivoAgendadoSemData),
    topico.tipo === 'forum' &&
      statusData !== ABERTO &&
      statusData !== AGENDADO &&
      (fim ? t.motivoEncerrado(longDate(fim, now, language)) : t.motivoEncerradoSemData),
    topico.bloqueado && t.motivoBloqueado,
    topico.tipo === 'forum' && topico.apenasLeitura && t.motivoLeitura,
  ]
  return told.filter((sentence) => sentence !== false)
}
