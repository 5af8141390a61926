/** Which lesson of a skill comes next in a turn. Pure: the server names it at the end of a lesson, the map leads to it. */
import type { AulaDoAluno, NivelDoAluno } from './shapes-aprender.ts'

export const abertasDe = (niveis: readonly NivelDoAluno[]): AulaDoAluno[] =>
  niveis.filter(({ aberto }) => aberto).flatMap(({ projetos }) => projetos)

/** The lesson to do now: one under way, else the first that is open, not done in this turn, and not passed yet. */
export function aulaDaVez(niveis: readonly NivelDoAluno[]): AulaDoAluno | undefined {
  const open = abertasDe(niveis)
  return (
    open.find(({ estado }) => estado === 'em_andamento') ??
    open.find(({ estado, status }) => estado === 'nova' && status !== 'aprovado')
  )
}
