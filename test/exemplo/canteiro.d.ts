/** What `npm run types` writes of the example's table, and the areas that it would be one of. */
import type { Generated } from 'kysely'

declare module '../../database/types.ts' {
  interface DB {
    canteiro: { id: Generated<number>; turma_id: number; nome: string; plantado_em: Date | string }
  }
}
