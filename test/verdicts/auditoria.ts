/** Verdicts of the calls of auditoria. */
import type { Table } from './table.ts'
import type { World } from './world.ts'

const ADMINISTRATION = { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' } as const

/** A person without any role, to be looked at. */
const alguem = async ({ tenant }: World) => ({
  params: { id: (await tenant.person('Pessoa')).id },
  body: { motivo: 'Chamado 4711: não vê a nota.' },
})

export const auditoriaVerdicts: Table = {
  'auditoria.list': { input: () => ({ query: { linhas: 2 } }), otherwise: 403, verdicts: ADMINISTRATION },
  'auditoria.exportLog': {
    input: () => ({ body: { acao: 'nenhuma' } }),
    otherwise: 403,
    verdicts: ADMINISTRATION,
  },
  'auditoria.findPessoas': {
    input: () => ({ query: { busca: 'Aluna' } }),
    otherwise: 403,
    verdicts: { 'administrador plataforma': 'ok' },
  },
  'auditoria.startVerComo': {
    input: alguem,
    otherwise: 403,
    verdicts: { 'administrador plataforma': 'ok' },
  },
  'auditoria.verComo': { otherwise: 'ok' },
}
