/** The state of a topic in words: a tag with its date, and the sentence that says why nothing can be written. */
import type { Dates } from '../../../../core/contract/dates.ts'
import { say } from '../../../../core/texts/texts.ts'
import { ABERTO, AGENDADO, isGivenBack } from '../rules.ts'
import type { Topico } from '../shapes.ts'
import { forumTexts } from './texts.ts'

/** For a sentence: "24 nov, 18h". */
function longDate(iso: string, now: Date, dates: Dates): string {
  const short = dates.short(iso, now)
  return short.includes(',') ? short : `${short}, ${dates.time(iso)}`
}

type Dated = Pick<Topico, 'statusData' | 'inicio' | 'fim'>

/** "Aberto até 24 nov", "Agendado para amanhã, 8h", "Encerrado em 3 nov". */
export function statusDataText({ statusData, inicio, fim }: Dated, now: Date, dates: Dates): string {
  const t = say(forumTexts, dates.language)
  if (statusData === ABERTO) return fim ? t.abertoAte(dates.short(fim, now) + dates.whose(fim)) : t.aberto
  if (statusData === AGENDADO) return inicio ? t.agendadoPara(dates.short(inicio, now)) : t.agendado
  return fim ? t.encerradoEm(dates.short(fim, now)) : t.encerrado
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
  | 'devolucao'
  | 'status'
  | 'permissoes'
  | 'tipo'
>

/** The sentences that say what stands in the way of answering, the gravest first. */
export function stopSentences(topico: Stop, now: Date, dates: Dates): string[] {
  const t = say(forumTexts, dates.language)
  const { statusData, inicio, fim } = topico
  const told: (string | false)[] = [
    topico.status === '3' && t.motivoLixeira,
    topico.ocultar && topico.status !== '3' && !isGivenBack(topico) && t.motivoOculto,
    statusData === AGENDADO &&
      (inicio ? t.motivoAgendado(longDate(inicio, now, dates)) : t.motivoAgendadoSemData),
    topico.tipo === 'forum' &&
      statusData !== ABERTO &&
      statusData !== AGENDADO &&
      (fim ? t.motivoEncerrado(longDate(fim, now, dates)) : t.motivoEncerradoSemData),
    topico.bloqueado && t.motivoBloqueado,
    topico.tipo === 'forum' && topico.apenasLeitura && t.motivoLeitura,
  ]
  return told.filter((sentence) => sentence !== false)
}
