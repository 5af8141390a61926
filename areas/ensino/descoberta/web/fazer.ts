/** Where a lesson is done: in the class that has it, by oneself otherwise. */
import { href } from '../../../../core/web/routes.ts'

export const fazerHref = (aula: number, turma: number | null): string =>
  turma === null
    ? href('/logado/aula/:aula', { aula })
    : href('/logado/turmas/turma/:id/aula/:aula', { id: turma, aula })
