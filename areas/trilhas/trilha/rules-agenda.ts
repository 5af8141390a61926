/** Pure rules of when a path takes attempts (section 4; product.md H-11). Instants: zones and daylight time are settled before. */
import { type Janela, situacaoAt } from './rules.ts'
import type { StatusTrilha } from './shapes.ts'
import type { EstadoHabilidade, MotivoBloqueio, SituacaoAprender } from './shapes-aprender.ts'

export interface Abertura {
  situacao: SituacaoAprender
  /** `agendada`: when it opens. */
  abre_em: Date | null
  /** When it closes; null: it does not. */
  fecha_em: Date | null
}

const NEVER = { abre_em: null, fecha_em: null }

/**
 * Whether a person may work on a path now: the schedules are those of their classes, of which the widest holds. Whoever
 * made it always may, but for a path that was put away.
 */
export function aberturaAt(
  { status, dono }: { status: StatusTrilha; dono: boolean },
  grupos: readonly Janela[],
  now: Date,
): Abertura {
  if (status !== 1) return { situacao: 'arquivada', ...NEVER }
  if (dono) return { situacao: 'aberta', ...NEVER }
  const of = (situacao: ReturnType<typeof situacaoAt>) =>
    grupos.filter((grupo) => situacaoAt(grupo, now) === situacao)
  const vigentes = of('vigente')
  if (vigentes.length > 0) return { situacao: 'aberta', abre_em: null, fecha_em: lastEnd(vigentes) }
  const starts = of('agendado').flatMap(({ inicio }) => inicio?.getTime() ?? [])
  if (starts.length > 0)
    return { situacao: 'agendada', abre_em: new Date(Math.min(...starts)), fecha_em: null }
  return { situacao: 'encerrada', ...NEVER, fecha_em: grupos.length > 0 ? lastEnd(grupos) : null }
}

function lastEnd(grupos: readonly Janela[]): Date | null {
  const ends = grupos.map(({ fim }) => fim?.getTime() ?? Number.POSITIVE_INFINITY)
  const last = Math.max(...ends)
  return Number.isFinite(last) ? new Date(last) : null
}

/** The class for which a turn is begun: of those that are open the one that stays open longest. */
export function grupoPara<T extends Janela>(grupos: readonly T[], now: Date): T | undefined {
  const end = ({ fim }: Janela) => fim?.getTime() ?? Number.POSITIVE_INFINITY
  return grupos
    .filter((grupo) => situacaoAt(grupo, now) === 'vigente')
    .reduce<T | undefined>((best, one) => (best && end(best) >= end(one) ? best : one), undefined)
}

interface ParaEstado {
  situacao: SituacaoAprender
  eixoAberto: boolean
  /** Lessons that can be done. */
  aulas: number
  feita: boolean
  /** A turn was begun. */
  comecada: boolean
}

/** State of a skill on the map, and what holds it up. */
export function estadoDe({ situacao, eixoAberto, aulas, feita, comecada }: ParaEstado): {
  estado: EstadoHabilidade
  motivo: MotivoBloqueio | null
} {
  const motivo =
    situacao !== 'aberta' ? situacao : aulas === 0 ? 'sem_aulas' : eixoAberto ? null : 'eixo_anterior'
  if (feita) return { estado: 'feita', motivo }
  if (motivo === 'agendada') return { estado: 'agendada', motivo }
  if (motivo) return { estado: 'bloqueada', motivo }
  return { estado: comecada ? 'em_curso' : 'aberta', motivo: null }
}
