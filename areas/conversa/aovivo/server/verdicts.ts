/** Verdicts of the calls of live lessons. Each principal meets a fresh lesson of the teacher's in the class. */

import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Verdicts, World } from '../../../../test/verdicts/world.ts'
import { putEncontro } from './factory.ts'

/** Who answers for the class. */
const LEADERS: Verdicts = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
}
/** The schedule is the guardians' too. */
const VIEWERS: Verdicts = { ...LEADERS, aluno: 'ok', responsavel: 'ok', 'gestor leitura': 'ok' }
/** Whoever sees it and may not do this is told so; whoever does not see it learns nothing. */
const ONLY_LEADERS: Verdicts = { ...LEADERS, aluno: 403, responsavel: 403, 'gestor leitura': 403 }
const ONLY_PUPILS: Verdicts = {
  aluno: 'ok',
  professor: 403,
  responsavel: 403,
  coordenador: 403,
  'gestor leitura': 403,
  'gestor escrita': 403,
  'administrador tenant': 403,
  'administrador plataforma': 403,
}
/** Attendance: the staff, those who only read too. */
const STAFF: Verdicts = { ...LEADERS, 'gestor leitura': 'ok', aluno: 403, responsavel: 403 }

const row = (verdicts: Verdicts, input: (world: World) => Promise<CallInput>): Row => ({
  input,
  otherwise: 404,
  verdicts,
})

type Given = Parameters<typeof putEncontro>[2]

/** About a lesson of the teacher's. */
const onEncontro =
  (rest: Omit<CallInput, 'params'> = {}, given: Given = {}) =>
  async ({ tenant, professor }: World): Promise<CallInput> => ({
    params: { id: await putEncontro(tenant, professor, given) },
    ...rest,
  })

const onTurma =
  (rest: Omit<CallInput, 'params'>) =>
  async ({ tenant }: World): Promise<CallInput> => ({ params: { turma: tenant.turma }, ...rest })

const page = { pagina: 1, linhas: 30 }
const plan = () => ({
  titulo: 'Revisão',
  inicio: new Date(Date.now() + 86_400_000).toISOString(),
  duracao: 50,
  provedor: 'meet',
  url: 'https://meet.google.com/abc-defg-hij',
  sala_espera: false,
  gravar: false,
})
const ONLY_THIS = { alcance: 'esta' }

export const verdicts: Table = {
  'aovivo.list': row(VIEWERS, onTurma({ query: { ...page, quando: 'proximas' } })),
  'aovivo.upcoming': { input: () => ({ query: {} }), otherwise: 'ok' },
  'aovivo.find': row(VIEWERS, onEncontro()),
  'aovivo.create': row(ONLY_LEADERS, onTurma({ body: plan() })),
  'aovivo.edit': row(ONLY_LEADERS, onEncontro({ body: { ...plan(), ...ONLY_THIS, versao: 1 } })),
  'aovivo.start': row(ONLY_LEADERS, onEncontro({}, { em: 30 })),
  'aovivo.end': row(ONLY_LEADERS, onEncontro({}, { em: -5 })),
  'aovivo.cancel': row(ONLY_LEADERS, onEncontro({ body: { ...ONLY_THIS, motivo: '' } })),
  'aovivo.restore': row(ONLY_LEADERS, onEncontro({}, { cancelada: true })),
  'aovivo.remove': row(ONLY_LEADERS, onEncontro({ query: ONLY_THIS })),
  'aovivo.setRecording': row(ONLY_LEADERS, onEncontro({ body: { gravacao: null } }, { em: -90 })),
  'aovivo.beacon': row(ONLY_PUPILS, onEncontro({ body: { idades: [0] } }, { em: -5 })),
  'aovivo.calendarFile': row(VIEWERS, onEncontro()),
  'aovivo.report': row(STAFF, onTurma({ query: page })),
  'aovivo.exportReport': row(STAFF, onTurma({ body: { formato: 'csv' } })),
  'aovivo.listAgendas': { otherwise: 'ok' },
  'aovivo.createAgenda': {
    input: async ({ tenant }) => {
      // Each principal has at most five: room is made for one more run.
      await tenant.sql('delete from agenda where tenant_id = $1', [tenant.id])
      return { body: { nome: 'Telefone' } }
    },
    otherwise: 'ok',
  },
  'aovivo.revokeAgenda': {
    input: async ({ tenant, aluno }) => {
      const [agenda] = await tenant.sql<{ id: number }>(
        `insert into agenda (tenant_id, usuario_id, nome, token_hash)
         values ($1, $2, 'x', sha256(gen_random_uuid()::text::bytea)) returning id`,
        [tenant.id, aluno.id],
      )
      return { params: { id: Number(agenda?.id) } }
    },
    otherwise: 404,
    verdicts: { aluno: 'ok' },
  },
}

export const less: Less = [
  [['colega', 'responsavel de colega'], 404, ['revokeAgenda']],
  [
    ['administrador visitante'],
    403,
    ['create', 'edit', 'start', 'end', 'cancel', 'restore', 'remove', 'setRecording', 'createAgenda'],
  ],
]
