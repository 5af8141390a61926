/** Verdicts of imports and exports of curricula: whoever may edit the curriculum sends files; an import is its sender's alone. */
import type { CallInput } from '../../../../core/contract/request.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { importarApi } from '../contract-importar.ts'

const CSV = 'codigo;texto;componente\nA1;Um.;MA\n'
const WRITERS = { 'administrador plataforma': 'ok' } as const
const WORKERS = {
  professor: 'ok',
  'professor de outra turma': 'ok',
  autor: 'ok',
  coordenador: 'ok',
  'coordenador de outra escola': 'ok',
  'gestor leitura': 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const

/** A base curriculum with a skill in it. */
async function curriculo({ tenant }: World): Promise<number> {
  const [row] = await tenant.sql<{ id: string }>(
    `insert into curriculo (tenant_id, nome, etapa) values ($1, 'C ' || gen_random_uuid(), 'livre') returning id`,
    [tenant.id],
  )
  return Number(row?.id)
}

/** An import that the platform's administrator sent, at a step; with one line, in it. */
async function importacao(world: World, passo: string): Promise<number> {
  const { tenant, people } = world
  const sender = people['administrador plataforma'] as { id: number }
  const [row] = await tenant.sql<{ id: string }>(
    `insert into curriculo_importacao (tenant_id, usuario_id, curriculo_id, nome, etapa, base, arquivo, formato, forma,
       cabecalho, colunas, total, passo, contagem, gravado_em)
     values ($1, $2, $3, 'x', 'livre', 'proprio', 'x.csv', 'csv', '{"bom": false, "quebra": "\\n", "fim": true, "recuo": 0}',
       '["codigo","texto","componente"]', '["codigo","texto","componente"]', 1, $4, '{"criar": 1}',
       case when $4 = 'gravado' then now() end) returning id`,
    [tenant.id, sender.id, await curriculo(world), passo],
  )
  const id = Number(row?.id)
  await tenant.sql(
    `insert into curriculo_importacao_linha (tenant_id, importacao_id, numero, celulas, situacao)
     values ($1, $2, 2, '["A1","Um.","MA"]', 'criar')`,
    [tenant.id, id],
  )
  return id
}

const own = (passo: string, rest: Omit<CallInput, 'params'> = {}): Row => ({
  input: async (world) => ({ params: { id: await importacao(world, passo) }, ...rest }),
  otherwise: 404,
  verdicts: WRITERS,
})

/** An import whose file was truly sent. */
const sent = (rest: Omit<CallInput, 'params'> = {}): Row => ({
  ...own('conferido'),
  input: async ({ people }) => {
    const files = [{ nome: 'curriculo.csv', conteudo: CSV }]
    const sender = people['administrador plataforma'] as Person
    const { data } = await callAs(sender, importarApi.createImportacao, { body: {} }, { files })
    return { params: { id: data.importacao.id }, ...rest }
  },
})

export const verdicts: Table = {
  'curriculo.listImportacoes': { input: () => ({ query: {} }), otherwise: 403, verdicts: WORKERS },
  'curriculo.createImportacao': {
    input: () => ({ body: {} }),
    files: [{ nome: 'curriculo.csv', conteudo: CSV }],
    otherwise: 403,
    verdicts: WRITERS,
  },
  'curriculo.findImportacao': own('conferido'),
  'curriculo.setImportacao': own('conferido', { body: { parcial: true } }),
  'curriculo.findLeitura': sent(),
  'curriculo.setLeitura': sent({ body: { leitura: [{ folha: 0, titulo: 1 }] } }),
  'curriculo.listLinhas': own('conferido', { query: {} }),
  'curriculo.problemas': own('conferido'),
  'curriculo.confirmImportacao': own('conferido', { body: { linhas: 1 } }),
  'curriculo.previewUndo': own('gravado'),
  'curriculo.undoImportacao': own('gravado', { body: { manter_mudadas: false } }),
  'curriculo.removeImportacao': own('conferido'),
  'curriculo.exportCurriculo': {
    input: async (world) => ({ params: { id: await curriculo(world) }, query: {} }),
    otherwise: 404,
    verdicts: WORKERS,
  },
}
