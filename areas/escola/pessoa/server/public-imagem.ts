/** Images of what is kept of people beside their account, for batches that can be undone. */
import { sql } from 'kysely'
import { rowImages } from '../../../../core/server/images.ts'

const byPerson = sql<boolean>`t.usuario_id = i.alvo_id`

export const dadosImages = rowImages(sql`dado_pessoal`, byPerson, [
  ...['nome_civil', 'cpf', 'ra', 'inep', 'data_nascimento', 'telefone', 'updated_at'],
])
export const laudoImages = rowImages(sql`laudo`, byPerson, ['laudo', 'deficiencia', 'updated_at'])
