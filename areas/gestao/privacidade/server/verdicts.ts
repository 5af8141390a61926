/** Verdicts of the calls of privacidade: about the pupil of the class, unless told. */
import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'

const SCHOOL: Verdicts = {
  encarregado: 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}

/** The pupil, the guardian, and whoever answers for data; for everyone else there is no such person. */
const CONCERNED: Verdicts = { ...SCHOOL, aluno: 'ok', responsavel: 'ok' }

/** Whoever answers for data knows of it and may not do this in the person's stead. */
const SCHOOL_SEES: Verdicts = {
  encarregado: 403,
  'administrador tenant': 403,
  'administrador plataforma': 403,
}

const row = (verdicts: Verdicts, input: (world: World) => Promise<CallInput> | CallInput): Row => ({
  input,
  otherwise: 404,
  verdicts,
})

interface Put {
  tipo?: 'exportacao' | 'exclusao'
  estado?: string
  arquivo?: boolean
}

/** A fresh request of the pupil's, any earlier one taken away. */
const onPedido =
  ({ tipo = 'exclusao', estado = 'aguardando_aprovacao', arquivo = false }: Put, body?: object) =>
  async ({ tenant, aluno }: World): Promise<CallInput> => {
    await tenant.sql('delete from pedido_dados where tenant_id = $1', [tenant.id])
    const [file] = arquivo
      ? await tenant.sql<{ id: number }>(
          `insert into arquivo (tenant_id, chave, nome, extensao, tipo, bytes, sha256)
           values ($1, translate(gen_random_uuid()::text, '-', ''), 'a.zip', '.zip', 'application/zip', 9, '') returning id`,
          [tenant.id],
        )
      : []
    const [pedido] = await tenant.sql<{ id: string }>(
      `insert into pedido_dados (tenant_id, tipo, usuario_id, pedido_por, via, estado, prazo, arquivo_id, expira_em)
       values ($1, $2, $3, $3, 'pessoa', $4, now() + interval '15 days', $5, now() + interval '7 days') returning id`,
      [tenant.id, tipo, aluno.id, estado, file?.id ?? null],
    )
    return { params: { id: Number(pedido?.id) }, ...(body && { body }) }
  }

async function fresh({ tenant, aluno }: World): Promise<CallInput> {
  await tenant.sql('delete from pedido_dados where tenant_id = $1', [tenant.id])
  return { body: { tipo: 'exportacao', usuario: aluno.id } }
}

const escolhas = { perfil_visivel: false, foto_visivel: false }

const recorte = { inicio: '2026-01-01T00:00:00Z', fim: '2026-02-01T00:00:00Z' }
const incidente = {
  titulo: 'Aparelho perdido',
  descricao: '',
  medidas: '',
  ciencia_em: '2026-02-02T00:00:00Z',
}

async function onIncidente({ tenant, professor }: World): Promise<{ params: { id: number } }> {
  const [row] = await tenant.sql<{ id: string }>(
    `insert into incidente (tenant_id, titulo, ciencia_em, inicio, fim, registrado_por,  levantamento)
     values ($1, 'Aparelho perdido', now(), now() - interval '1 day', now(), $2, $3) returning id`,
    [
      tenant.id,
      professor.id,
      JSON.stringify({ linhas: 0, pessoas: 0, criancas: 0, exportadas: 0, campos: [], atos: [], quem: [] }),
    ],
  )
  return { params: { id: Number(row?.id) } }
}

export const verdicts: Table = {
  'privacidade.listMine': row(CONCERNED, ({ aluno }) => ({ query: { usuario: aluno.id } })),
  'privacidade.ask': row(CONCERNED, fresh),
  'privacidade.cancel': row(CONCERNED, onPedido({})),
  'privacidade.confirm': row({ ...SCHOOL_SEES, aluno: 403, responsavel: 'ok' }, onPedido({})),
  'privacidade.download': row(
    { ...SCHOOL_SEES, aluno: 'ok', responsavel: 'ok' },
    onPedido({ tipo: 'exportacao', estado: 'concluida', arquivo: true }),
  ),
  'privacidade.options': row(CONCERNED, ({ aluno }) => ({ query: { usuario: aluno.id } })),
  'privacidade.saveOptions': row({ ...SCHOOL_SEES, aluno: 'ok', responsavel: 'ok' }, ({ aluno }) => ({
    body: { usuario: aluno.id, ...escolhas },
  })),
  'privacidade.consent': row({ ...SCHOOL_SEES, aluno: 403, responsavel: 'ok' }, ({ aluno }) => ({
    body: { usuario: aluno.id, finalidade: 'pesquisa', vigente: true, versao_texto: '1' },
  })),
  'privacidade.countUse': { input: () => ({}), otherwise: 'ok' },
  'privacidade.listDependentes': { otherwise: 'ok' },
  'privacidade.semana': row({ responsavel: 'ok' }, ({ aluno }) => ({ params: { id: aluno.id } })),
  'privacidade.listPedidos': row(SCHOOL, () => ({ query: { pagina: 1, linhas: 30 } })),
  'privacidade.decide': row(SCHOOL, onPedido({}, { aprovar: false, decisao: 'Registro escolar.' })),
  'privacidade.hold': row(SCHOOL, ({ aluno }) => ({
    body: { usuario: aluno.id, guardar: true, motivo: 'Processo em curso.' },
  })),
  'privacidade.overview': row(SCHOOL, () => ({})),
  'privacidade.listIncidentes': row(SCHOOL, () => ({})),
  'privacidade.findIncidente': row(SCHOOL, onIncidente),
  'privacidade.survey': row(SCHOOL, () => ({ query: recorte })),
  'privacidade.reportIncidente': row(SCHOOL, () => ({ body: { ...recorte, ...incidente } })),
  'privacidade.saveIncidente': row(SCHOOL, async (world) => ({
    ...(await onIncidente(world)),
    body: { descricao: '', medidas: '', comunicado_em: null, completado_em: null },
  })),
  'privacidade.exportIncidente': row(SCHOOL, async (world) => ({
    ...(await onIncidente(world)),
    body: { formato: 'csv' },
  })),
  'privacidade.listRetencoes': row(SCHOOL, () => ({})),
  'privacidade.previewRetencao': row(SCHOOL, () => ({
    params: { tabela: 'tempo_uso' },
    query: { dias: 90 },
  })),
  'privacidade.saveRetencao': row(SCHOOL, () => ({
    params: { tabela: 'tempo_uso' },
    body: { dias: 90 },
  })),
  'privacidade.undoRetencao': row(SCHOOL, () => ({ params: { tabela: 'tempo_uso' } })),
  'privacidade.findOpcoes': row(SCHOOL, () => ({})),
  'privacidade.saveOpcoes': {
    input: () => ({ body: { ranking_entre_escolas: true } }),
    otherwise: 403,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
}

export const less: Less = [
  [
    ['colega', 'responsavel de colega'],
    404,
    ['listMine', 'ask', 'cancel', 'confirm', 'download', 'options', 'saveOptions', 'consent', 'semana'],
  ],
  [
    ['administrador visitante'],
    403,
    ['ask', 'cancel', 'decide', 'hold', 'reportIncidente', 'saveIncidente', 'saveRetencao', 'undoRetencao'],
  ],
]
