/** Live lessons of a class: some that ran, with who was there; a weekly series; one called off; one to come. */

import { moveAlong } from '../areas/conversa/aovivo/rules-serie.ts'
import { aovivoRows } from '../areas/conversa/aovivo/server/factory-rows.ts'
import { wallClock } from '../core/contract/time.ts'
import { daysAgo, daysAhead } from './clock.ts'
import type { Person, Setting, TurmaPeople } from './network.ts'
import { openRandom, type Random } from './random.ts'

const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS
const PLANTAO_MIN = 40

export interface LessonMove {
  encontro: number
  at: Date
}

interface LessonDemo {
  titulo: string
  inicio: Date
  minutos: number
  serie: number | null
  url: string
  cancelada?: string
  gravada?: boolean
}

const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)

/** Most stay to the end, some come late or leave for a while, a few don't come. */
function intervals(random: Random, { inicio, minutos }: LessonDemo): string | null {
  if (random.chance(0.14)) return null
  const from = after(inicio, random.chance(0.25) ? random.between(4, 18) : random.between(0, 2))
  const to = after(inicio, random.chance(0.2) ? random.between(22, minutos - 5) : minutos)
  const range = (a: Date, b: Date) => `[${a.toISOString()},${b.toISOString()})`
  const gap = after(from, random.between(6, 10))
  const back = after(gap, 4)
  return random.chance(0.15) && back < to
    ? `{${range(from, gap)},${range(back, to)}}`
    : `{${range(from, to)}}`
}

/** Drafts the lessons, and tells when the clock must look at those to come. */
export function buildAulasAoVivo({ draft, now }: Setting, turma: TurmaPeople, seed: number): LessonMove[] {
  const random = openRandom(seed)
  const professor = turma.professores[0]
  if (!professor) return []
  const pupils = [turma.aluno, turma.aluna, ...turma.colegas].filter(
    (one): one is Person => one !== undefined,
  )
  const first = daysAgo(now, 9, 19)
  const dias = [wallClock(first).weekday]
  const vezes = 8
  const serie = draft.add(aovivoRows.encontro_serie, {
    turma_id: turma.id,
    recorrencia: { dias, vezes },
    created_at: daysAgo(now, 12, 10),
  })
  const plantao = Array.from(
    { length: vezes },
    (_, week): LessonDemo => ({
      titulo: 'Plantão de dúvidas',
      inicio: moveAlong(first, first, new Date(first.getTime() + week * WEEK_MS)),
      minutos: PLANTAO_MIN,
      serie,
      url: 'https://meet.google.com/tur-mali-nas',
    }),
  )
  const lessons: LessonDemo[] = [
    {
      titulo: 'Roda de leitura: crônicas',
      inicio: daysAgo(now, 5, 8),
      minutos: 50,
      serie: null,
      url: 'https://meet.google.com/cro-nica-mar',
      gravada: true,
    },
    ...plantao,
    {
      titulo: 'Conversa com a escritora',
      inicio: daysAhead(now, 2, 10),
      minutos: 60,
      serie: null,
      url: 'https://meet.google.com/esc-rito-rah',
    },
    {
      titulo: 'Ensaio do sarau',
      inicio: daysAhead(now, 3, 9),
      minutos: 45,
      serie: null,
      url: 'https://meet.google.com/sar-auda-set',
      cancelada: 'A quadra estará em uso; ensaiamos na segunda.',
    },
  ]
  const moves: LessonMove[] = []
  for (const lesson of lessons) {
    const { titulo, inicio, minutos, url, cancelada, gravada } = lesson
    const fim = after(inicio, minutos)
    const over = fim <= now
    const running = !over && inicio <= now
    const encontro = draft.add(aovivoRows.encontro, {
      turma_id: turma.id,
      serie_id: lesson.serie,
      usuario_id: professor.id,
      titulo,
      inicio,
      fim,
      provedor: 'meet',
      url,
      gravar: gravada ?? false,
      estado: cancelada ? 'cancelada' : over ? 'encerrada' : running ? 'ao_vivo' : 'agendada',
      iniciado_em: over || running ? inicio : null,
      encerrado_em: over ? fim : null,
      cancelado_em: cancelada ? daysAgo(now, 0, 7) : null,
      motivo: cancelada ?? '',
      lembrado_em: over || running ? after(inicio, -15) : null,
      gravacao_url: gravada ? 'https://videos.exemplo.test/cronicas' : null,
      gravacao_expira_em: gravada ? after(fim, 30 * 24 * 60) : null,
    })
    if (over)
      for (const pupil of pupils) {
        const intervalos = intervals(random, lesson)
        if (intervalos)
          draft.put(aovivoRows.encontro_presenca, { encontro_id: encontro, usuario_id: pupil.id, intervalos })
      }
    else if (!cancelada) moves.push({ encontro, at: running ? fim : after(inicio, -15) })
  }
  return moves
}
