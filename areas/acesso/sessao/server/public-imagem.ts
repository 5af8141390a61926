/** Images of accounts, roles and links, for batches that can be undone. */
import { sql } from 'kysely'
import { rowImages } from '../../../../core/server/images.ts'

const byId = sql<boolean>`t.id = i.alvo_id`

export const usuarioImages = rowImages(sql`usuario`, byId, ['nome', 'email', 'idioma', 'email_validado_em'])
export const vinculoImages = rowImages(sql`vinculo`, byId, ['inicio', 'fim'])
export const fichaImages = rowImages(sql`ficha`, byId, [])
