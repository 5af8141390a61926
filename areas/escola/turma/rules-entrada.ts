/** Who comes into a class as a pupil by themselves, and who goes again: no role is gained beside another in silence. */
import type { Actor } from '../../../core/policy/actor.ts'

/** As whom somebody stands before a class: `equipe` works here, `responsavel` is a guardian. */
export type QuemEntra = 'aluno' | 'sem papel' | 'equipe' | 'responsavel'

type Papeis = Pick<Actor, 'funcoes' | 'redes' | 'turmas' | 'dependentes'>

const has = ({ turmas }: Papeis, papel: string): boolean => turmas.some((turma) => turma.papel === papel)

const works = (actor: Papeis): boolean =>
  actor.funcoes.length > 0 || actor.redes.length > 0 || has(actor, 'professor')

const guards = (actor: Papeis): boolean => actor.dependentes.length > 0 || has(actor, 'responsavel')

/** Who works here is staff first, even where they were put into a class; a grown pupil may be a guardian too. */
export function quemEntra(actor: Papeis): QuemEntra {
  if (works(actor)) return 'equipe'
  if (has(actor, 'aluno')) return 'aluno'
  return guards(actor) ? 'responsavel' : 'sem papel'
}

/** Whether somebody in a class goes by themselves: who came so, and who has another role, which theirs here is none of. */
export const leavesAlone = (actor: Papeis, porSi: boolean): boolean => porSi || works(actor) || guards(actor)
