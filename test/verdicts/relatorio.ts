/** Verdicts of the calls of reports: about the class of the teacher, and the pupil in it. */
import type { CallInput } from '../../core/contract/request.ts'
import type { Row, Table } from './table.ts'
import type { Principal, Verdict, World } from './world.ts'

type Verdicts = Partial<Record<Principal, Verdict>>

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

export const relatorioVerdicts: Table = {
  'relatorio.index': row(FAMILY),
  'relatorio.forum': row(ONLY_STAFF, { query: {} }),
  'relatorio.exportForum': row(ONLY_STAFF, { body: { formato: 'csv' } }),
  'relatorio.listPortfolios': row(FAMILY),
  'relatorio.portfolio': {
    input: ({ tenant, aluno }) => ({ params: { turma: tenant.turma, aluno: aluno.id } }),
    otherwise: 404,
    verdicts: FAMILY,
  },
  'relatorio.exportPortfolio': row(ONLY_STAFF, { body: { formato: 'csv' } }),
}
