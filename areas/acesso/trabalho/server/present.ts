/** A row of followed work as its person is told. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { originOf } from '../../../../core/server/brand.ts'
import type { Context } from '../../../../core/server/context.ts'
import { fileUrl } from '../../arquivo/server/public.ts'
import type { Estado, Trabalho } from '../contract.ts'
import type { Resultado } from './public.ts'
import type { TrabalhoRow } from './queries.ts'

export function presentTrabalho(
  row: TrabalhoRow,
  { services, brand, now, session }: Pick<Context, 'services' | 'brand' | 'now' | 'session'>,
): Told<Trabalho> {
  const { arquivo, nome, destino } = (row.resultado ?? {}) as Resultado
  // A visitor stands at another tenant's address, where this one's files are not.
  const origin = row.visitante_id === null ? '' : originOf(brand, services.config.publicUrl)
  return {
    id: row.id,
    tarefa: row.tarefa,
    estado: row.estado as Estado,
    feito: row.feito,
    total: row.total,
    mensagem: row.mensagem,
    endereco:
      // What somebody exported is theirs: who looks through their eyes takes nothing with them.
      arquivo === undefined || session.suporteId !== null
        ? null
        : origin +
          fileUrl(services.config.secretKey, brand.ownerId, { id: arquivo, nome: nome ?? 'arquivo' }, now),
    nome: nome ?? null,
    destino: destino ?? null,
    quando: row.created_at,
  }
}
