/** All SQL on the register of tenants, and on the clients of one. */
import type { RegistryTx, Tx } from '../../../../core/server/database.ts'

export const listTenants = (tx: RegistryTx) =>
  tx
    .selectFrom('tenant')
    .leftJoin('tenant as dono', 'dono.id', 'tenant.dono_id')
    .selectAll('tenant')
    .select((q) => [
      'dono.slug as dono_slug',
      q.fn.coalesce('dono.fuso', 'tenant.fuso').as('dono_fuso'),
      q.fn.coalesce('dono.trata_aluno', 'tenant.trata_aluno').as('dono_trata_aluno'),
      q.fn.coalesce('dono.trata_professor', 'tenant.trata_professor').as('dono_trata_professor'),
      q.fn.coalesce('dono.status', 'tenant.status').as('dono_status'),
    ])
    .orderBy('tenant.id')
    .execute()

export type TenantRow = Awaited<ReturnType<typeof listTenants>>[number]

const MAX_CLIENTES = 1_000

export const listClientes = (tx: Tx) =>
  tx
    .selectFrom('cliente')
    .select(['id', 'nome', 'codigo'])
    .orderBy('nome')
    .orderBy('id')
    .limit(MAX_CLIENTES)
    .execute()
