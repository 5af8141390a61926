/** Verdicts of the calls of tenant. */
import type { Table } from '../../../../test/verdicts/table.ts'

/** A public call refuses only a token that is none, or of another house. */
const PUBLIC = { 'sessao encerrada': 'ok', suspenso: 'ok', 'de outro tenant': 'ok' } as const

export const verdicts: Table = {
  'tenant.recover': {
    input: ({ tenant }) => ({ body: { host_tenant: tenant.host } }),
    otherwise: 'ok',
    verdicts: PUBLIC,
  },
  'tenant.findBySlug': {
    input: ({ tenant }) => ({ params: { slug: tenant.slug } }),
    otherwise: 'ok',
    verdicts: { 'de outro tenant': 403 },
  },
  'tenant.serverTime': { otherwise: 'ok', verdicts: PUBLIC },
  'tenant.listClientes': {
    otherwise: 403,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
}
