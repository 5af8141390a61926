/** Whoever sent a file is told that what it brought stands, wherever they are at home. */

import type { Asker } from '../../../../core/policy/actor.ts'
import type { Job } from '../../../../core/server/jobs.ts'
import type { Followed } from '../../trabalho/server/public.ts'
import type { Held } from '../../trabalho/server/public-importar.ts'
import { notifyUsers } from './public.ts'

type Sent = Pick<Held<Asker & { id: number; arquivo: string }>, 'tx' | 'row' | 'afterwards'>

interface Places {
  /** What kind of import it was. */
  nome: string
  /** The screen that shows what came of it. */
  destino: `/${string}`
  /** Where a visitor finds it, from home. */
  fora: `/${string}`
}

export async function tellSender(
  { tx, row, afterwards }: Sent,
  { tenantId, database, payload }: Job<Followed>,
  { nome, destino, fora }: Places,
): Promise<void> {
  const { id, arquivo, usuario_id, visitante_id, visitante_tenant } = row
  const news = { tipo: 'lote_pronto', dados: { arquivo } } as const
  const chave = `${nome}:${tenantId}:${id}:${payload.trabalho_id}`
  if (usuario_id !== null) await notifyUsers(tx, [usuario_id], { ...news, destino }, { chave })
  if (visitante_id !== null && visitante_tenant !== null)
    afterwards(() =>
      database.asTenant(visitante_tenant, (home) =>
        notifyUsers(home, [visitante_id], { ...news, destino: fora }, { chave }),
      ),
    )
}
