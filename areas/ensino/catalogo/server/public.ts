/** What other areas may ask of the catalogue: tags by their names, which disciplines and school years there are. */
import type { Tx } from '../../../../core/server/database.ts'
import { cleanTags } from '../rules.ts'
import { ensureTags } from './queries.ts'

export { countKnown } from './queries.ts'

/** The ids of tags as people wrote them; those that are new are made. Spellings that differ in accents are one. */
export const tagIds = (tx: Tx, nomes: readonly string[]): Promise<number[]> =>
  ensureTags(tx, cleanTags(nomes))
