/** Images of enrolments, for batches that can be undone. */
import { sql } from 'kysely'
import { rowImages } from '../../../../core/server/images.ts'

export const matriculaImages = rowImages(
  sql`matricula`,
  sql<boolean>`t.aluno_id = i.alvo_id and t.turma_id = i.turma_id`,
  ['status', 'numero_chamada', 'data_matricula', 'data_saida', 'motivo'],
)
