/** Verdicts of lists of schools: whoever may make one sub-network sends them; a list is its sender's alone. */
import type { CallInput } from '../../../../core/contract/request.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { importarApi } from '../contract-importar.ts'

const files = [{ nome: 'escolas.csv', conteudo: 'nome;inep;cor\nE. M. Nova;35009537;azul\n' }]
const rede = ({ tenant }: World) => ({ params: { rede: tenant.rede } })

const SENDERS = {
  'gestor leitura': 403,
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const

/** A list that the administrator truly sent. */
const sent = (rest: Omit<CallInput, 'params'> = {}): Row => ({
  input: async (world) => {
    const sender = world.people['administrador tenant'] as Person
    const { data } = await callAs(
      sender,
      importarApi.createImportacao,
      { ...rede(world), body: {} },
      { files },
    )
    return { params: { id: data.importacao.id }, ...rest }
  },
  otherwise: 404,
  verdicts: { 'administrador tenant': 'ok' },
})

/** A list that was recorded, and made nothing. */
const recorded = (rest: Omit<CallInput, 'params'> = {}): Row => ({
  ...sent(),
  input: async ({ tenant, people }) => {
    const [row] = await tenant.sql<{ id: string }>(
      `insert into rede_importacao (tenant_id, usuario_id, rede_id, arquivo, formato, cabecalho, colunas, leitura, total,
         passo, gravado_em)
       values ($1, $2, $3, 'x.csv', 'csv', '["nome"]', '["nome"]', '{"lidas": [], "folhas": 1, "confianca": "certa"}', 1,
         'gravado', now()) returning id`,
      [tenant.id, (people['administrador tenant'] as { id: number }).id, tenant.rede],
    )
    return { params: { id: Number(row?.id) }, ...rest }
  },
})

export const verdicts: Table = {
  'rede.listImportacoes': { input: rede, otherwise: 404, verdicts: SENDERS },
  'rede.createImportacao': {
    input: (world) => ({ ...rede(world), body: {} }),
    files,
    otherwise: 404,
    verdicts: SENDERS,
  },
  'rede.findImportacao': sent(),
  'rede.findLeitura': sent(),
  'rede.setLeitura': sent({ body: { leitura: [{ folha: 0, titulo: 1 }] } }),
  'rede.setImportacao': sent({ body: { parcial: true } }),
  'rede.listLinhas': sent({ query: {} }),
  'rede.saveLinhas': sent({ body: { linhas: [{ numero: 2, valores: { nome: 'E. M. Outra' } }] } }),
  'rede.result': sent(),
  'rede.confirmImportacao': sent({ body: { escolas: 1 } }),
  'rede.previewUndo': recorded(),
  'rede.undoImportacao': recorded({ body: { manter_mudadas: false } }),
  'rede.removeImportacao': sent(),
}
