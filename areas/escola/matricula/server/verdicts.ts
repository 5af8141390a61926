/** Verdicts of the calls of matricula: who leads the class enrols, the manager of the network transfers. */
import type { CallInput } from '../../../../core/contract/request.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { Principal, World } from '../../../../test/verdicts/world.ts'

const turma = (world: World) => ({ turma: world.tenant.turma })

/** A pupil who was once in a class of the first school, and is now this in the class. */
async function pupil({ tenant }: World, status?: 'adicionado' | 'pendente') {
  const { id } = await tenant.person('Alguém')
  // Many come in while the table is tried.
  await tenant.sql('update turma set capacidade = 500 where tenant_id = $1', [tenant.id])
  const put = (turmaId: number, as: string) =>
    tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id, status) values ($1, $2, $3, $4)', [
      tenant.id,
      turmaId,
      id,
      as,
    ])
  await put(await tenant.newTurma('Antes'), 'removido')
  if (status) await put(tenant.turma, status)
  return id
}

/** A pupil who left the class for the other one. */
async function transferred(world: World) {
  const { tenant } = world
  const aluno = await pupil(world)
  await tenant.sql(
    `insert into matricula (tenant_id, turma_id, aluno_id, status)
     values ($1, $2, $4, 'transferido'), ($1, $3, $4, 'adicionado')`,
    [tenant.id, tenant.turma, tenant.outraTurma, aluno],
  )
  const registro = {
    formato: 1,
    turma: {
      nome: '7º A',
      codigo: 'X',
      escola: 'E',
      disciplina: '',
      periodo: '',
      turno: 'manha',
      ano_letivo: 2026,
    },
    matricula: {
      numero_chamada: 1,
      data_matricula: '2026-02-01T12:00:00.000Z',
      data_saida: '2026-03-01T12:00:00.000Z',
    },
    forum: { topicos: 0, respostas: 0, curtidas: 0, notas: [], media: null },
    progresso: [],
  }
  const [row] = await tenant.sql<{ id: number }>(
    `insert into transferencia (tenant_id, aluno_id, origem_id, destino_id, motivo, passaporte)
     values ($1, $2, $3, $4, 'transferencia_rede', $5) returning id`,
    [tenant.id, aluno, tenant.turma, tenant.outraTurma, JSON.stringify(registro)],
  )
  return { params: { transferencia: Number(row?.id) } }
}

const LEADERS = {
  professor: 'ok',
  coordenador: 'ok',
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const
const MANAGERS = {
  'gestor escrita': 'ok',
  'administrador tenant': 'ok',
  'administrador plataforma': 'ok',
} as const
const STAFF = { ...LEADERS, 'gestor leitura': 'ok' } as const
/** Who sees the class and may not do this. */
const SEERS = { aluno: 403, responsavel: 403 } as const

const leads = (input: (world: World) => CallInput | Promise<CallInput>): Row => ({
  input,
  otherwise: 404,
  verdicts: { ...SEERS, 'gestor leitura': 403, ...LEADERS },
})
const manages = (input: (world: World) => CallInput | Promise<CallInput>): Row => ({
  input,
  otherwise: 404,
  verdicts: { ...SEERS, professor: 403, coordenador: 403, 'gestor leitura': 403, ...MANAGERS },
})
const oversees = (input: (world: World) => CallInput | Promise<CallInput>): Row => ({
  input,
  otherwise: 404,
  verdicts: { ...SEERS, ...STAFF },
})

/** The code of a class of its own, into which everybody with an account may go. */
async function openCode({ tenant }: World) {
  const id = await tenant.newTurma('Aberta')
  const [row] = await tenant.sql<{ codigo: string }>(
    `update turma set entrada = 'por_codigo' where id = $1 returning codigo`,
    [id],
  )
  return { body: { codigo: row?.codigo ?? '' } }
}

/** The same, entered by the principal: whoever has an account here. */
async function enteredCode(world: World, principal: Principal) {
  const code = await openCode(world)
  const who = principal === 'aluno' ? world.aluno : world.people[principal]
  if ('id' in who)
    await world.tenant.sql(
      `insert into matricula (tenant_id, turma_id, aluno_id, por_si)
       select t.tenant_id, t.id, u.id, true from turma t join usuario u on u.tenant_id = t.tenant_id
       where t.tenant_id = $1 and t.codigo = $2 and u.id = $3`,
      [world.tenant.id, code.body.codigo, who.id],
    )
  return code
}

const codeOfTurma = async ({ tenant }: World) =>
  (await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [tenant.turma]))[0]
    ?.codigo ?? ''

/** Either end of a transfer tells its passport; staff of the other school included. */
const BOTH_ENDS = { 'professor de outra turma': 'ok', 'coordenador de outra escola': 'ok' } as const

export const verdicts: Table = {
  'matricula.findPorta': { input: openCode, otherwise: 'ok', verdicts: { 'de outro tenant': 403 } },
  // As a pupil: who works here or is a guardian has another role, and keeps to it.
  'matricula.enter': {
    input: openCode,
    otherwise: 403,
    verdicts: { 'sem papel': 'ok', aluno: 'ok', 'aluno de outra turma': 'ok' },
  },
  'matricula.leave': { input: enteredCode, otherwise: 'ok' },
  'matricula.findResumo': oversees((world) => ({ params: turma(world) })),
  'matricula.listCandidatos': leads((world) => ({ params: turma(world), query: { busca: 'ana' } })),
  'matricula.add': leads(async (world) => ({ params: turma(world), body: { alunos: [await pupil(world)] } })),
  'matricula.remove': leads(async (world) => ({
    params: { ...turma(world), aluno: await pupil(world, 'adicionado') },
    body: { motivo: 'abandono' },
  })),
  'matricula.setNumero': leads(async (world) => ({
    params: { ...turma(world), aluno: await pupil(world, 'adicionado') },
    body: { numero: null },
  })),
  'matricula.renumber': leads((world) => ({ params: turma(world) })),
  'matricula.listPedidos': leads((world) => ({ params: turma(world) })),
  'matricula.approve': leads(async (world) => ({
    params: turma(world),
    body: { alunos: [await pupil(world, 'pendente')] },
  })),
  'matricula.refuse': leads(async (world) => ({
    params: turma(world),
    body: { alunos: [await pupil(world, 'pendente')], motivo: 'Não é daqui' },
  })),
  'matricula.listSaidas': oversees((world) => ({ params: turma(world) })),
  'matricula.listDestinos': manages((world) => ({ params: turma(world) })),
  'matricula.transfer': manages(async (world) => ({
    params: { ...turma(world), aluno: await pupil(world, 'adicionado') },
    body: { destino: world.tenant.outraTurma },
  })),
  'matricula.undoTransfer': {
    input: transferred,
    otherwise: 404,
    verdicts: {
      professor: 403,
      'professor de outra turma': 403,
      coordenador: 403,
      'coordenador de outra escola': 403,
      'gestor leitura': 403,
      ...MANAGERS,
    },
  },
  'matricula.findPassaporte': { input: transferred, otherwise: 404, verdicts: { ...STAFF, ...BOTH_ENDS } },
  'matricula.listTransferencias': oversees(async (world) => ({
    body: { turma_codigo: await codeOfTurma(world) },
  })),
  'matricula.exportTransferencias': oversees(async (world) => ({
    body: { turma_codigo: await codeOfTurma(world), formato: 'csv' },
  })),
}

export const less: Less = [[['administrador visitante'], 403, ['enter', 'leave']]]
