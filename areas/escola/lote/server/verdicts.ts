/** Verdicts of the calls of lote: whoever may record people in bulk sends files; a batch is its sender's alone. */
import type { CallInput } from '../../../../core/contract/request.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { loteApi } from '../contract.ts'

const CSV = 'nome;ra;rede_codigo\nAna;1;x\n'

/** A batch that the administrator sent, at a stage; with one line, in it. */
async function loteDaAdministradora({ tenant, people }: World, etapa: string, contagem = '{}') {
  const sender = people['administrador tenant'] as { id: number }
  const [row] = await tenant.sql<{ id: string }>(
    `insert into lote (tenant_id, usuario_id, arquivo, formato, etapa, cabecalho, colunas, total, contagem, sal, parcial, gravado_em)
     values ($1, $2, 'x.csv', 'csv', $3, '["nome","ra","rede_codigo"]', '["nome","ra","rede_codigo"]', 1, $4,
       decode(repeat('00', 16), 'hex'), true, case when $3 = 'gravado' then now() end) returning id`,
    [tenant.id, sender.id, etapa, contagem],
  )
  const id = Number(row?.id)
  await tenant.sql(
    `insert into lote_linha (tenant_id, lote_id, numero, celulas) values ($1, $2, 2, '["Ana","1","x"]')`,
    [tenant.id, id],
  )
  return id
}

const own = (etapa: string, rest: Omit<CallInput, 'params'> = {}, contagem?: string): Row => ({
  input: async (world) => ({
    params: { id: await loteDaAdministradora(world, etapa, contagem) },
    ...rest,
  }),
  otherwise: 404,
  verdicts: { 'administrador tenant': 'ok' },
})

/** A batch whose file was truly sent, and waits for its columns. */
const sent = (rest: Omit<CallInput, 'params'> = {}): Row => ({
  ...own('colunas'),
  input: async ({ people }) => {
    const files = [{ nome: 'pessoas.csv', conteudo: 'nome;ra;rede_codigo;cor\nAna;1;x;azul\n' }]
    const sender = people['administrador tenant'] as Person
    const { data } = await callAs(sender, loteApi.create, { body: {} }, { files })
    return { params: { id: data.lote.id }, ...rest }
  },
})

const SENDERS = {
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const

const opcoes = { modo: 'novos', existentes: 'preencher', sobre_editados: false, parcial: true }

export const verdicts: Table = {
  'lote.list': { otherwise: 403, verdicts: SENDERS },
  'lote.create': {
    input: () => ({ body: {} }),
    files: [{ nome: 'pessoas.txt', conteudo: CSV }],
    otherwise: 403,
    verdicts: SENDERS,
  },
  'lote.find': own('conferido'),
  'lote.findLeitura': sent(),
  'lote.setLeitura': sent({ body: { leitura: [{ folha: 0, titulo: 1 }] } }),
  'lote.findValores': own('colunas', { query: { perfil: 0, rede_codigo: 2 } }),
  'lote.setColunas': own('colunas', { body: { colunas: ['nome', 'ra', 'rede_codigo'] } }),
  'lote.setOpcoes': own('conferido', { body: opcoes }),
  'lote.listLinhas': own('conferido', { query: { linhas: 10 } }),
  'lote.saveLinhas': own('conferido', { body: { linhas: [{ numero: 2, valores: { ra: '7' } }] } }),
  'lote.listAusentes': own('conferido'),
  'lote.confirm': own('conferido', { body: { pessoas: 1 } }, '{"criar": 1}'),
  'lote.result': own('gravado', { body: {} }),
  'lote.cards': own('gravado', { body: {} }),
  'lote.previewUndo': own('gravado'),
  'lote.undo': own('gravado', { body: { manter_mudadas: false } }),
  'lote.remove': own('conferido'),
}
