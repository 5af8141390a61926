/** Verdicts of the calls of reports: about the class of the teacher, and the pupil in it. */
import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'

const STAFF: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor leitura': 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
/** The pupil reads their own, the guardian that of their own child. */
const FAMILY: Verdicts = { ...STAFF, aluno: 'ok', responsavel: 'ok' }
/** Whoever sees the class and may not read the report is told so. */
const ONLY_STAFF: Verdicts = { ...STAFF, aluno: 403, responsavel: 403 }

const row = (verdicts: Verdicts, rest: Omit<CallInput, 'params'> = {}): Row => ({
  input: ({ tenant }: World): CallInput => ({ params: { turma: tenant.turma }, ...rest }),
  otherwise: 404,
  verdicts,
})

/** Of the class of a code. */
const byCodigo: Row = {
  input: async ({ tenant }): Promise<CallInput> => {
    const [turma] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
      tenant.turma,
    ])
    return { body: { turma_codigo: turma?.codigo } }
  },
  otherwise: 404,
  verdicts: ONLY_STAFF,
}

export const verdicts: Table = {
  'relatorio.index': row(FAMILY),
  'relatorio.forum': row(ONLY_STAFF, { query: {} }),
  'relatorio.exportForum': row(ONLY_STAFF, { body: { formato: 'csv' } }),
  'relatorio.listPortfolios': row(FAMILY),
  'relatorio.portfolio': {
    input: ({ tenant, aluno }) => ({ params: { turma: tenant.turma, aluno: aluno.id } }),
    otherwise: 404,
    verdicts: FAMILY,
  },
  'relatorio.trilha': {
    input: ({ tenant }) => ({ body: { dados: { turmas: [tenant.turma] } } }),
    otherwise: 404,
    verdicts: ONLY_STAFF,
  },
  'relatorio.trilhaGrupo': row(ONLY_STAFF),
  'relatorio.trilhaEstatisticaGrupo': {
    input: ({ tenant }) => ({ body: { dados: { turma: tenant.turma } } }),
    otherwise: 404,
    verdicts: ONLY_STAFF,
  },
  'relatorio.creatorLabBoletim': byCodigo,
  'relatorio.relatorioTrilhas': byCodigo,
  'relatorio.relatorioTrilhasAulas': byCodigo,
  'relatorio.exportPortfolio': row(ONLY_STAFF, { body: { formato: 'csv' } }),
}

export const less: Less = [[['colega', 'responsavel de colega'], 404, ['portfolio']]]
