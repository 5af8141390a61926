/** Verdicts of the calls of surveys. Each principal meets a fresh survey of the teacher's for the class. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Door, Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { PERGUNTAS } from '../factory.ts'
import { putEnquete, putResposta } from './factory.ts'

type Draft = NonNullable<Parameters<typeof putEnquete>[2]>

/** Who answers for the class. */
const LEADERS: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
const READERS: Verdicts = { ...LEADERS, 'gestor leitura': 'ok' }

/** Who is asked sees the survey, and is told that the rest is not theirs. */
const STAFF: Verdicts = { ...READERS, aluno: 403, responsavel: 403 }
const ONLY_LEADERS: Verdicts = { ...LEADERS, 'gestor leitura': 403, aluno: 403, responsavel: 403 }
const ASKED: Verdicts = { ...READERS, aluno: 'ok', responsavel: 'ok' }

const staffMayNot = Object.fromEntries(Object.keys(READERS).map((name) => [name, 403]))

const row = (verdicts: Verdicts, input: Row['input']): Row => ({
  ...(input && { input }),
  otherwise: 404,
  verdicts,
})

const ENDED: Draft = { fim: new Date(Date.now() - 3_600_000) }

/** About a survey that asks pupils and guardians. */
const on =
  (rest: (world: World) => Omit<CallInput, 'params'> = () => ({}), draft: Draft = {}) =>
  async (world: World): Promise<CallInput> => {
    const { tenant, professor } = world
    const id = await putEnquete(tenant, professor, { publico: 'todos', ...draft })
    return { params: { id }, ...rest(world) }
  }

const fields = (turma: number) => ({
  titulo: 'Enquete',
  descricao: '',
  perguntas: [...PERGUNTAS],
  turmas: [turma],
  publico: 'todos',
  anonima: false,
  resultados: 'fim',
  compartilhada: false,
  inicio: null,
  fim: null,
})

const page = { pagina: 1, linhas: 30 }

const reportOf = async ({ tenant }: World): Promise<CallInput> => {
  const [turma] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
    tenant.turma,
  ])
  return { params: { code: String(turma?.codigo) } }
}

/** What the pupil answered, after the end. */
const onAnswered = async ({ tenant, professor, aluno }: World): Promise<number> => {
  const id = await putEnquete(tenant, professor, { publico: 'todos', ...ENDED })
  await putResposta(tenant, id, aluno, [{ pergunta: 1, opcoes: [0] }])
  return id
}

export const verdicts: Table = {
  'enquete.report': row(STAFF, reportOf),
  'enquete.list': row(ASKED, ({ tenant }) => ({ params: { turma: tenant.turma }, query: page })),
  'enquete.find': row(ASKED, on()),
  'enquete.create': row(ONLY_LEADERS, ({ tenant }) => ({ body: fields(tenant.turma) })),
  'enquete.edit': row(
    ONLY_LEADERS,
    on(({ tenant }) => ({ body: { ...fields(tenant.turma), versao: 1 } })),
  ),
  'enquete.close': row(ONLY_LEADERS, on()),
  'enquete.archive': row(
    ONLY_LEADERS,
    on(() => ({ body: { arquivada: true } }), ENDED),
  ),
  'enquete.remove': row(ONLY_LEADERS, on()),
  'enquete.remind': row(ONLY_LEADERS, on()),
  'enquete.answer': row(
    { ...staffMayNot, aluno: 'ok', responsavel: 'ok' },
    on(({ tenant }) => ({ body: { turma: tenant.turma, valores: [{ pergunta: 1, opcoes: [0] }] } })),
  ),
  'enquete.results': row(
    ASKED,
    on(() => ({ query: {} }), { ...ENDED, compartilhada: true }),
  ),
  'enquete.participants': row(
    STAFF,
    on(({ tenant }) => ({ query: { ...page, turma: tenant.turma } }), ENDED),
  ),
  'enquete.exportResults': row(STAFF, async (world) => ({
    params: { id: await onAnswered(world) },
    body: { formato: 'csv', tabela: 'pessoas' },
  })),
}

export const doors: readonly Door[] = [
  {
    ...row(
      { ...ONLY_LEADERS, ...staffMayNot, professor: 'ok' },
      on(({ tenant }) => ({ body: { ...fields(tenant.turma), titulo: 'Outras palavras', versao: 1 } })),
    ),
    call: 'enquete.edit',
    como: 'com outras palavras',
  },
]

export const less: Less = [
  [['administrador visitante'], 403, ['create', 'edit', 'close', 'archive', 'remove', 'remind']],
]
