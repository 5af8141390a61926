/** What the members of a class see of each other: of a pupil as little as they, or their guardian, chose (ECA Digital, art. 7). */
import type { Actor } from '../../../core/policy/actor.ts'

/** A person of a class, with what they let their colleagues see. */
export interface Mostrado {
  id: number
  nome: string
  /** `aluno`, `professor` …: only pupils are hidden. */
  papel: string
  perfil_visivel: boolean
  foto_visivel: boolean
}

/** Only a pupil or a guardian, everywhere: whoever teaches or answers for people needs to know who is who. */
export const isPeer = ({ funcoes, redes, turmas }: Actor): boolean =>
  funcoes.length === 0 && redes.length === 0 && turmas.every(({ papel }) => papel !== 'professor')

/** First name and initial, `Tiago N.` */
export function nomeCurto(nome: string): string {
  const words = nome.trim().split(/\s+/)
  const last = words.length > 1 ? [...(words.at(-1) ?? '')][0] : undefined
  return last ? `${words[0]} ${last.toUpperCase()}.` : (words[0] ?? '')
}

/** The name and the photo of a person as this reader may see them; their own and their child's are whole. */
export function shownTo(actor: Actor, { id, nome, papel, perfil_visivel, foto_visivel }: Mostrado) {
  const whole = papel !== 'aluno' || id === actor.id || actor.dependentes.includes(id) || !isPeer(actor)
  return { nome: whole || perfil_visivel ? nome : nomeCurto(nome), foto: whole || foto_visivel }
}
