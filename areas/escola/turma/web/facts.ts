/** What a class is, in one line. */
import { useTexts } from '../../../../core/web/texts.ts'
import type { Grupo } from '../contract.ts'
import { turmaTexts } from '../texts.ts'

/** "Língua Portuguesa · E. M. Rio das Garças · manhã, 2026" */
export function useTurmaFacts(): (turma: Grupo) => string {
  const t = useTexts(turmaTexts)
  return ({ disciplina, escola, turno, ano_letivo }) =>
    [disciplina, escola.nome, `${t[turno]}, ${ano_letivo}`].filter((part) => part !== '').join(' · ')
}

/** "Língua Portuguesa · manhã": where there is one line for it. */
export function useTurmaBrief(): (turma: Grupo) => string {
  const t = useTexts(turmaTexts)
  return ({ disciplina, turno }) => [disciplina, t[turno]].filter((part) => part !== '').join(' · ')
}
