/** Verdicts of the calls of tenant, sessao, preferencia, notificacao, arquivo and correio. */
import type { Table } from './table.ts'

/** A public call refuses only a token that is none, or of another house. */
const PUBLIC = { 'sessao encerrada': 'ok', suspenso: 'ok', 'de outro tenant': 'ok' } as const

export const geralVerdicts: Table = {
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
  'sessao.signIn': {
    input: () => ({ body: { usuario: 'ninguém', senha: 'não é esta' } }),
    otherwise: 401,
    verdicts: {},
  },
  'sessao.signOut': { otherwise: 'ok' },
  'sessao.me': { otherwise: 'ok' },
  'sessao.listSessoes': { otherwise: 'ok' },
  'sessao.revokeSessao': { input: () => ({ params: { id: 1 } }), otherwise: 404 },
}
