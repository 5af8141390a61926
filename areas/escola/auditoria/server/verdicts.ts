/** Verdicts of the calls of auditoria. */
import type { Less, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'

const READS_LOG = {
  encarregado: 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const
const SUPPORTS = { suporte: 'ok', 'administrador plataforma': 'ok' } as const

/** A person without any role, to be looked at. */
const alguem = async ({ tenant }: World) => ({
  params: { id: (await tenant.person('Pessoa')).id },
  body: { motivo: 'Chamado 4711: não vê a nota.' },
})

export const verdicts: Table = {
  'auditoria.list': { input: () => ({ query: { linhas: 2 } }), otherwise: 403, verdicts: READS_LOG },
  'auditoria.exportLog': {
    input: () => ({ body: { acao: 'nenhuma' } }),
    otherwise: 403,
    verdicts: READS_LOG,
  },
  'auditoria.findPessoas': {
    input: () => ({ query: { busca: 'Aluna' } }),
    otherwise: 403,
    verdicts: SUPPORTS,
  },
  'auditoria.startVerComo': {
    input: alguem,
    otherwise: 403,
    verdicts: SUPPORTS,
  },
  'auditoria.verComo': { otherwise: 'ok' },
}

export const less: Less = [[['administrador visitante'], 403, ['findPessoas', 'startVerComo']]]
