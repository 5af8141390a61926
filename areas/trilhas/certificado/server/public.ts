/** What other areas may do with certificates: issue the one that was earned, find it, and know a sheet. */

import { can } from '../../../../core/policy/policy.ts'
import type { Context } from '../../../../core/server/context.ts'
import { failure } from '../../../../core/server/failure.ts'
import { layoutPolicy } from '../policy.ts'
import { certificadoTexts } from '../texts.ts'
import { layoutAlvoOf } from './present.ts'
import { findLayout } from './queries.ts'

export { certificadoOf, issueCertificado } from './write-issue.ts'

/** Stops with 422 unless the sheet is on the person's list: what a path may be given (section 3, 'Certificate layout'). */
export async function requireLayout({ tx, actor }: Context, id: number): Promise<void> {
  const row = await findLayout(tx, actor, id)
  if (!row || row.arquivado_em !== null || !can(layoutPolicy, actor, 'view', layoutAlvoOf(row)))
    throw failure(422, 'layout_desconhecido', certificadoTexts.layoutFora)
}
