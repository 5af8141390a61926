/** Verdicts of the calls of pessoa: whoever answers for a person from above sees them; fewer change them. */

import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { pessoaApi } from '../contract.ts'

const ADMINISTRA = { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' } as const

/** Lists are for those who answer for somebody; what is in them is theirs alone. */
const lists: Row = {
  otherwise: 403,
  verdicts: {
    coordenador: 'ok',
    'coordenador de outra escola': 'ok',
    'gestor leitura': 'ok',
    'gestor escrita': 'ok',
    ...ADMINISTRA,
  },
}

const SEES = { coordenador: 'ok', 'gestor leitura': 'ok', 'gestor escrita': 'ok', ...ADMINISTRA } as const
/** A pupil of the school is changed by those who may write. */
const EDITS = { ...SEES, 'gestor leitura': 403 } as const
/** Teachers and suspensions are above a coordinator. */
const MANAGES = { ...EDITS, coordenador: 403 } as const
const GRANTS = { ...MANAGES, 'gestor escrita': 403 } as const

const newAluno = ({ tenant }: World) => tenant.person('Novata', { papel: 'aluno', turma: tenant.turma })

const newProfessor = (tenant: World['tenant']) =>
  tenant.person('Docente', { papel: 'professor', turma: tenant.turma })

/** A pupil made for this principal alone, named in the path. */
const withAluno =
  (body?: (aluno: Person, world: World) => Promise<object> | object): NonNullable<Row['input']> =>
  async (world) => {
    const aluno = await newAluno(world)
    const params = { usuario: aluno.id }
    return body ? { params, body: await body(aluno, world) } : { params }
  }

/** The version that an editor would send, read as an administrator. */
async function versaoOf({ people }: World, { id }: Person): Promise<string> {
  const { data } = await callAs(people['administrador tenant'], pessoaApi.find, { params: { usuario: id } })
  return data.pessoa.versao
}

async function newVinculo({ tenant }: World) {
  const professor = await tenant.person('Docente', { papel: 'professor', turma: tenant.turma })
  const [row] = await tenant.sql<{ id: string }>('select id from vinculo where usuario_id = $1', [
    professor.id,
  ])
  return { usuario: professor.id, vinculo: Number(row?.id) }
}

/** Everybody holds the grant: what decides is whether they may change the person. */
async function grantAll({ tenant, people }: World) {
  const ids = Object.values(people).flatMap((person) => ('id' in person ? [person.id] : []))
  await tenant.sql(
    `insert into concessao (tenant_id, usuario_id, dado, rede_id, motivo, inicio)
     select $1, id, 'nascimento', $3, 'prova', now() - interval '1 minute' from usuario
     where tenant_id = $1 and id = any($2::bigint[]) on conflict do nothing`,
    [tenant.id, ids, tenant.rede],
  )
}

async function concessao({ tenant }: World) {
  const pessoa = await tenant.person('Docente', { papel: 'professor', turma: tenant.turma })
  const [row] = await tenant.sql<{ id: string }>(
    `insert into concessao (tenant_id, usuario_id, dado, rede_id, motivo) values ($1, $2, 'laudo', $3, 'prova')
     returning id`,
    [tenant.id, pessoa.id, tenant.rede],
  )
  return { params: { usuario: pessoa.id, concessao: Number(row?.id) } }
}

export const verdicts: Table = {
  'pessoa.list': lists,
  'pessoa.options': lists,
  'pessoa.listTurmas': lists,
  'pessoa.find': {
    input: ({ aluno }) => ({ params: { usuario: aluno.id } }),
    otherwise: 404,
    verdicts: SEES,
  },
  'pessoa.create': {
    input: ({ tenant }) => ({
      body: { nome: 'Pessoa Nova', vinculo: { papel: 'aluno', turma: tenant.turma } },
    }),
    otherwise: 403,
    verdicts: EDITS,
  },
  'pessoa.update': {
    input: withAluno(async (aluno, world) => ({ nome: 'Outro Nome', versao: await versaoOf(world, aluno) })),
    otherwise: 404,
    verdicts: EDITS,
  },
  'pessoa.changeEmail': {
    input: withAluno(async (aluno, world) => ({
      email: `aluna${aluno.id}@escola.test`,
      versao: await versaoOf(world, aluno),
    })),
    otherwise: 404,
    verdicts: EDITS,
  },
  'pessoa.setStatus': {
    input: withAluno(() => ({ status: 'suspenso', motivo: 'prova' })),
    otherwise: 404,
    verdicts: MANAGES,
  },
  'pessoa.issueAcesso': {
    input: withAluno(() => ({ modo: 'senha' })),
    otherwise: 404,
    verdicts: EDITS,
  },
  'pessoa.resetAcesso': {
    input: withAluno(() => ({ modo: 'senha' })),
    otherwise: 404,
    verdicts: EDITS,
  },
  'pessoa.askConfirmacao': {
    input: async ({ tenant }) => ({
      params: { usuario: (await newProfessor(tenant)).id },
      body: { ato: 'senha', motivo: 'esqueceu a senha' },
    }),
    otherwise: 404,
    verdicts: MANAGES,
  },
  'pessoa.decideConfirmacao': {
    input: async ({ tenant }) => {
      const { id } = await newProfessor(tenant)
      const asker = await tenant.person('Quem pede', { papel: 'administrador_tenant' })
      const [row] = await tenant.sql<{ id: string }>(
        `insert into confirmacao (tenant_id, usuario_id, ato, motivo, pedido_por, expira_em)
         values ($1, $2, 'senha', 'esqueceu', $3, now() + interval '1 day') returning id`,
        [tenant.id, id, asker.id],
      )
      return { params: { usuario: id, confirmacao: Number(row?.id) }, body: { confirma: true } }
    },
    otherwise: 404,
    verdicts: MANAGES,
  },
  'pessoa.listSessoes': { input: withAluno(), otherwise: 404, verdicts: EDITS },
  'pessoa.endSessoes': { input: withAluno(), otherwise: 404, verdicts: EDITS },
  'pessoa.giveVinculo': {
    input: withAluno(async (_, { tenant }) => ({ papel: 'aluno', turma: await tenant.newTurma('Outra') })),
    otherwise: 404,
    verdicts: EDITS,
  },
  'pessoa.changeVinculo': {
    input: async (world) => ({ params: await newVinculo(world), body: { auxiliar: true } }),
    otherwise: 404,
    verdicts: MANAGES,
  },
  'pessoa.endVinculo': {
    input: async (world) => ({ params: await newVinculo(world) }),
    otherwise: 404,
    verdicts: MANAGES,
  },
  'pessoa.unenrol': {
    input: async (world) => ({
      params: { usuario: (await newAluno(world)).id, turma: world.tenant.turma },
      body: { motivo: 'remanejamento' },
    }),
    otherwise: 404,
    verdicts: EDITS,
  },
  'pessoa.readDado': { input: withAluno(() => ({ dado: 'cpf' })), otherwise: 404, verdicts: EDITS },
  'pessoa.writeDado': {
    input: withAluno(async (_, world) => {
      await grantAll(world)
      return { data_nascimento: '09/03/2012' }
    }),
    otherwise: 404,
    verdicts: EDITS,
  },
  'pessoa.grant': {
    input: withAluno((_, { tenant }) => ({ dado: 'laudo', rede: tenant.rede, motivo: 'acompanhamento' })),
    otherwise: 404,
    verdicts: { ...GRANTS, coordenador: 403 },
  },
  'pessoa.endGrant': { input: concessao, otherwise: 404, verdicts: { ...GRANTS, coordenador: 403 } },
  'pessoa.exportList': {
    input: () => ({ body: { formato: 'csv' } }),
    otherwise: 403,
    verdicts: { 'gestor leitura': 'ok', 'gestor escrita': 'ok', ...ADMINISTRA },
  },
}

export const less: Less = [[['administrador visitante'], 403, ['writeDado']]]
