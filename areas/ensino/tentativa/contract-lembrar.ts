/** Reminding the pupils of a class of a lesson: apart from what lessons are done with, which is much. */
import { callsOf } from '../../../core/contract/calls.ts'
import { Count } from '../../../core/contract/schema.ts'

const { post } = callsOf('tentativa')

export const lembrarApi = {
  lembrar: post('/gerenciar/pt-br/turma/:turma/aulas/:aula/lembrar', {
    summary:
      'Reminds the pupils of a class who have not opened a lesson that is open to them: each once a day, however often it is asked.',
    /** How many have not opened it. */
    returns: { lembrados: Count },
  }),
}
