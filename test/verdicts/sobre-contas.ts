/**
 * Calls that act on an account (docs/decisions/0024): the one list from which `test/contas.test.ts` tries each on people
 * above those who may do it, and the table of verdicts has each once more, about somebody who administers.
 */

import { readRegistro } from '../../areas/escola/matricula/server/queries-passaporte.ts'
import { pessoaApi } from '../../areas/escola/pessoa/contract.ts'
import type { CallInput } from '../../core/contract/request.ts'
import { testApp } from '../kit/app.ts'
import { callAs } from '../kit/call.ts'
import type { Person, TestTenant } from '../kit/tenant.ts'
import type { Verdict, Verdicts } from './world.ts'

export type Base = 'aluno' | 'professor'
export type Who = 'professor' | 'coordenador' | 'gestor' | 'encarregado' | 'administrador' | 'suporte'
export interface Scene {
  tenant: TestTenant
  who: Record<Who, Person>
  /** Another administrator, who asked where somebody else is to decide. */
  outra: Person
}

export interface Act {
  /** What the person is beside what makes them stand above; a pupil unless told. */
  base?: Base
  /** Who may do it to somebody who stands not above. */
  by: readonly Who[]
  input: (scene: Scene, subject: Person) => Promise<CallInput> | CallInput
  /** How it is refused: seen, but not theirs (403); the door of cards knows pupils alone (422). */
  refused?: number
  /** Verdicts about a subject who administers the tenant; `otherwise`, 404 unless told, of everyone else. */
  acima: Verdicts
  otherwise?: Verdict
}

const one = async ({ tenant }: Scene, text: string, values: readonly unknown[]): Promise<number> =>
  Number((await tenant.sql<{ id: string }>(text, [tenant.id, ...values]))[0]?.id)

const on =
  (body?: object) =>
  (_: Scene, { id }: Person) => ({ params: { usuario: id }, ...(body && { body }) })

const vinculoOf = (scene: Scene, { id }: Person) =>
  one(scene, `select id from vinculo where tenant_id = $1 and usuario_id = $2 and papel = 'professor'`, [id])

const pedido =
  (estado: string, body?: object, pedidoPor?: (scene: Scene) => number) =>
  async (scene: Scene, { id }: Person): Promise<CallInput> => ({
    params: {
      id: await one(
        scene,
        `insert into pedido_dados (tenant_id, tipo, usuario_id, pedido_por, via, estado, prazo)
         values ($1, 'exclusao', $2, $3, 'escola', $4, now() + interval '15 days') returning id`,
        [id, pedidoPor?.(scene) ?? id, estado],
      ),
    },
    ...(body && { body }),
  })

const inClass =
  (body?: object) =>
  ({ tenant }: Scene, { id }: Person) => ({
    params: { turma: tenant.turma, aluno: id },
    ...(body && { body }),
  })

const concessaoOf = (scene: Scene, { id }: Person) =>
  one(
    scene,
    `insert into concessao (tenant_id, usuario_id, dado, rede_id, motivo) values ($1, $2, 'laudo', $3, 'prova') returning id`,
    [id, scene.tenant.rede],
  )

const confirmacaoOf = (scene: Scene, { id }: Person) =>
  one(
    scene,
    `insert into confirmacao (tenant_id, usuario_id, ato, motivo, pedido_por, expira_em)
     values ($1, $2, 'senha', 'esqueceu', $3, now() + interval '1 day') returning id`,
    [id, scene.outra.id],
  )

async function versaoOf(scene: Scene, { id }: Person): Promise<string> {
  const { data } = await callAs(scene.outra, pessoaApi.find, { params: { usuario: id } })
  return data.pessoa.versao
}
const MANAGE: readonly Who[] = ['coordenador', 'gestor', 'administrador']
const CLASS: readonly Who[] = ['professor', 'coordenador', 'gestor', 'administrador']
const ADMIN: readonly Who[] = ['administrador']

/** Who asked to enter the class. */
const asking =
  (body: object) =>
  async ({ tenant }: Scene, { id }: Person) => {
    await tenant.sql(`update matricula set status = 'pendente' where tenant_id = $1 and aluno_id = $2`, [
      tenant.id,
      id,
    ])
    return { params: { turma: tenant.turma }, body: { alunos: [id], ...body } }
  }

/** Only who stands as high acts on them. */
export const PEERS: Verdicts = { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' }

/** Whoever manages the school sees them. */
export const MANAGEMENT_SEES: Verdicts = { coordenador: 'ok', 'gestor leitura': 'ok', 'gestor escrita': 'ok' }

/** And does nothing to them. */
const MANAGEMENT: Verdicts = { coordenador: 403, 'gestor leitura': 403, 'gestor escrita': 403, ...PEERS }
/** Nor who stands as high alone, where it opens the account: that waits for a second person. */
const SECOND: Verdicts = { 'administrador tenant': 409, 'administrador plataforma': 409 }
const PRIVACY: Verdicts = { encarregado: 403, ...PEERS }
/** As the class sees them. */
const STAFF: Verdicts = { professor: 403, ...MANAGEMENT }
const WHOLE_CLASS: Verdicts = { aluno: 403, responsavel: 403, ...STAFF }
/** Whoever works here is given no card, by nobody. */
const NO_CARD: Verdicts = {
  aluno: 403,
  responsavel: 403,
  professor: 422,
  coordenador: 422,
  'gestor leitura': 403,
  'gestor escrita': 422,
  'administrador tenant': 422,
  'administrador plataforma': 422,
}

export const ACTS: Readonly<Record<string, Act>> = {
  'pessoa.update': {
    by: MANAGE,
    acima: MANAGEMENT,
    input: async (scene, subject) => ({
      params: { usuario: subject.id },
      body: { nome: 'Outro Nome', versao: await versaoOf(scene, subject) },
    }),
  },
  'pessoa.changeEmail': {
    by: MANAGE,
    acima: { ...MANAGEMENT, ...SECOND },
    input: async (scene, subject) => ({
      params: { usuario: subject.id },
      body: { email: `e${subject.id}@escola.test`, versao: await versaoOf(scene, subject) },
    }),
  },
  'pessoa.setStatus': {
    by: ['gestor', 'administrador'],
    acima: MANAGEMENT,
    input: on({ status: 'suspenso', motivo: 'prova' }),
  },
  'pessoa.issueAcesso': { by: MANAGE, acima: { ...MANAGEMENT, ...SECOND }, input: on({ modo: 'senha' }) },
  'pessoa.resetAcesso': { by: MANAGE, acima: { ...MANAGEMENT, ...SECOND }, input: on({ modo: 'senha' }) },
  'pessoa.askConfirmacao': {
    base: 'professor',
    by: ['gestor', 'administrador'],
    acima: MANAGEMENT,
    input: on({ ato: 'senha', motivo: 'esqueceu a senha' }),
  },
  'pessoa.decideConfirmacao': {
    base: 'professor',
    by: ['gestor', 'administrador'],
    // The platform's administrator asked, here.
    acima: { ...MANAGEMENT, 'administrador plataforma': 403, 'administrador visitante': 'ok' },
    input: async (scene, subject) => ({
      params: { usuario: subject.id, confirmacao: await confirmacaoOf(scene, subject) },
      body: { confirma: true },
    }),
  },
  'pessoa.listSessoes': { by: MANAGE, acima: MANAGEMENT, input: on() },
  'pessoa.endSessoes': { by: MANAGE, acima: MANAGEMENT, input: on() },
  'pessoa.giveVinculo': {
    by: MANAGE,
    acima: MANAGEMENT,
    input: async ({ tenant }, { id }) => ({
      params: { usuario: id },
      body: { papel: 'aluno', turma: await tenant.newTurma('Outra') },
    }),
  },
  'pessoa.changeVinculo': {
    base: 'professor',
    by: ['gestor', 'administrador'],
    acima: MANAGEMENT,
    input: async (scene, subject) => ({
      params: { usuario: subject.id, vinculo: await vinculoOf(scene, subject) },
      body: { auxiliar: true },
    }),
  },
  'pessoa.endVinculo': {
    base: 'professor',
    by: ['gestor', 'administrador'],
    acima: MANAGEMENT,
    input: async (scene, subject) => ({
      params: { usuario: subject.id, vinculo: await vinculoOf(scene, subject) },
    }),
  },
  'pessoa.unenrol': {
    by: MANAGE,
    acima: MANAGEMENT,
    input: ({ tenant }, { id }) => ({
      params: { usuario: id, turma: tenant.turma },
      body: { motivo: 'remanejamento' },
    }),
  },
  'pessoa.readDado': { by: MANAGE, acima: MANAGEMENT, input: on({ dado: 'cpf' }) },
  'pessoa.writeDado': {
    by: ADMIN,
    // Who was granted it, and nobody else.
    acima: { ...MANAGEMENT, 'administrador plataforma': 403 },
    input: async (scene, { id }) => {
      const { administrador } = scene.who
      await scene.tenant.sql('delete from concessao where tenant_id = $1 and usuario_id <> $2', [
        scene.tenant.id,
        administrador.id,
      ])
      await scene.tenant.sql(
        `insert into concessao (tenant_id, usuario_id, dado, rede_id, motivo, inicio)
         values ($1, $2, 'nascimento', $3, 'prova', now() - interval '1 minute') on conflict do nothing`,
        [scene.tenant.id, administrador.id, scene.tenant.rede],
      )
      return { params: { usuario: id }, body: { data_nascimento: '09/03/2012' } }
    },
  },
  'pessoa.grant': {
    by: ADMIN,
    acima: MANAGEMENT,
    input: ({ tenant }, { id }) => ({
      params: { usuario: id },
      body: { dado: 'laudo', rede: tenant.rede, motivo: 'acompanhamento' },
    }),
  },
  'pessoa.endGrant': {
    by: ADMIN,
    acima: MANAGEMENT,
    input: async (scene, subject) => ({
      params: { usuario: subject.id, concessao: await concessaoOf(scene, subject) },
    }),
  },
  'fator.reset': {
    by: ADMIN,
    acima: SECOND,
    input: async (scene, { id }) => {
      await scene.tenant.sql(
        `insert into segundo_fator (tenant_id, usuario_id, segredo, confirmado_em) values ($1, $2, 'x', now())`,
        [scene.tenant.id, id],
      )
      return { params: { usuario: id }, body: { motivo: 'perdeu o celular' } }
    },
  },
  'auditoria.startVerComo': {
    by: ['suporte'],
    acima: {},
    otherwise: 403,
    input: (_, { id }) => ({ params: { id }, body: { motivo: 'ajudar a pessoa' } }),
  },
  'privacidade.ask': {
    by: ['encarregado', 'administrador'],
    acima: PRIVACY,
    input: (_, { id }) => ({ body: { tipo: 'exclusao', usuario: id } }),
  },
  'privacidade.cancel': { by: ['encarregado', 'administrador'], acima: PRIVACY, input: pedido('pendente') },
  'privacidade.decide': {
    by: ['encarregado', 'administrador'],
    // The platform's administrator asked, here.
    acima: { ...PRIVACY, 'administrador plataforma': 403 },
    input: pedido('aguardando_aprovacao', { aprovar: true, decisao: 'Conferi.' }, ({ outra }) => outra.id),
  },
  'privacidade.hold': {
    by: ['encarregado', 'administrador'],
    acima: PRIVACY,
    input: (_, { id }) => ({ body: { usuario: id, guardar: true, motivo: 'Processo em curso.' } }),
  },
  'conta.decideRemoval': {
    by: MANAGE,
    acima: PEERS,
    refused: 404,
    input: async ({ tenant }, { id }) => {
      await tenant.sql(
        'insert into exclusao_conta (tenant_id, usuario_id, pedida_em) values ($1, $2, now())',
        [tenant.id, id],
      )
      return { params: { usuario: id }, body: { aceita: true } }
    },
  },
  'cartao.issue': {
    by: CLASS,
    acima: NO_CARD,
    refused: 422,
    input: ({ tenant }, { id }) => ({ params: { turma: tenant.turma }, body: { alunos: [id] } }),
  },
  'cartao.revoke': {
    by: CLASS,
    acima: NO_CARD,
    refused: 422,
    input: async (scene, subject) => {
      await scene.tenant.sql(
        `insert into cartao (tenant_id, usuario_id, codigo_hash) values ($1, $2, sha256($3::text::bytea))`,
        [scene.tenant.id, subject.id, subject.token],
      )
      return inClass()(scene, subject)
    },
  },
  'cartao.resetImagem': { by: CLASS, refused: 422, acima: NO_CARD, input: inClass() },
  'cartao.resetSenha': { by: CLASS, refused: 422, acima: NO_CARD, input: inClass() },
  'matricula.add': {
    by: CLASS,
    acima: WHOLE_CLASS,
    input: async ({ tenant }, { id }) => {
      await tenant.sql('delete from matricula where tenant_id = $1 and aluno_id = $2', [tenant.id, id])
      await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
        tenant.id,
        await tenant.newTurma('De onde vem'),
        id,
      ])
      return { params: { turma: tenant.turma }, body: { alunos: [id] } }
    },
  },
  'matricula.remove': { by: CLASS, acima: WHOLE_CLASS, input: inClass({ motivo: 'abandono' }) },
  'matricula.setNumero': { by: CLASS, acima: WHOLE_CLASS, input: inClass({ numero: null }) },
  'matricula.approve': {
    by: CLASS,
    acima: WHOLE_CLASS,
    input: asking({}),
  },
  'matricula.refuse': {
    by: CLASS,
    acima: WHOLE_CLASS,
    input: asking({ motivo: 'Outra turma.' }),
  },
  'matricula.transfer': {
    by: ['gestor', 'administrador'],
    acima: WHOLE_CLASS,
    input: inClass({ destino: null }),
  },
  'matricula.undoTransfer': {
    by: ['gestor', 'administrador'],
    acima: STAFF,
    input: async (scene, subject) => ({ params: { transferencia: await transferenciaOf(scene, subject) } }),
  },
  'conta.inviteToTurma': {
    by: CLASS,
    acima: { professor: 403, ...MANAGEMENT, 'gestor leitura': 404 },
    input: ({ tenant }, { id }) => ({
      params: { turma: tenant.turma },
      body: { emails: ['familia@escola.test'], papel: 'responsavel', aluno: id },
    }),
  },
  'rede.saveSelecao': {
    by: ['gestor', 'administrador'],
    acima: { 'gestor leitura': 403, 'gestor escrita': 403, ...PEERS },
    input: async ({ tenant }, { id }) => ({
      params: { rede: tenant.rede, turma: await tenant.newTurma('Reforço') },
      body: { escolhas: [{ tipo: 'aluno', id, marcado: true }] },
    }),
  },
  'turma.create': {
    base: 'professor',
    by: MANAGE,
    acima: PEERS,
    otherwise: 403,
    input: ({ tenant }, { id }) => ({
      body: {
        rede: tenant.escola,
        nome: '1º C',
        ano_letivo: 2026,
        professores: [{ usuario: id, auxiliar: false }],
      },
    }),
  },
  'turma.addDocente': {
    base: 'professor',
    by: CLASS,
    acima: STAFF,
    input: async ({ tenant, who }, { id }) => ({
      params: { turma: await taughtBy(tenant, who.professor) },
      body: { usuario: id, auxiliar: true },
    }),
  },
  'turma.changeDocente': {
    base: 'professor',
    by: MANAGE,
    acima: STAFF,
    input: ({ tenant }, { id }) => ({
      params: { turma: tenant.turma, usuario: id },
      body: { auxiliar: true },
    }),
  },
  'turma.removeDocente': {
    base: 'professor',
    by: MANAGE,
    acima: STAFF,
    input: ({ tenant }, { id }) => ({ params: { turma: tenant.turma, usuario: id } }),
  },
}

/** The person left the class for another one. */
async function transferenciaOf(scene: Scene, { id }: Person): Promise<number> {
  const { tenant } = scene
  const destino = await tenant.newTurma('Para onde foi')
  await tenant.sql(
    `update matricula set status = 'transferido' where tenant_id = $1 and turma_id = $2 and aluno_id = $3`,
    [tenant.id, tenant.turma, id],
  )
  await tenant.sql('insert into matricula (tenant_id, turma_id, aluno_id) values ($1, $2, $3)', [
    tenant.id,
    destino,
    id,
  ])
  const { database } = await testApp()
  const passaporte = await database.asTenant(tenant.id, (tx) =>
    readRegistro(tx, tenant.turma, id, new Date()),
  )
  return one(
    scene,
    `insert into transferencia (tenant_id, aluno_id, origem_id, destino_id, motivo, passaporte)
     values ($1, $2, $3, $4, 'transferencia_rede', $5) returning id`,
    [id, tenant.turma, destino, JSON.stringify(passaporte)],
  )
}

/** A class of the school that this teacher leads, and nobody else. */
async function taughtBy(tenant: TestTenant, { id }: Person): Promise<number> {
  const turma = await tenant.newTurma('Com titular')
  await tenant.sql(
    `insert into vinculo (tenant_id, usuario_id, papel, turma_id, inicio) values ($1, $2, 'professor', $3, now() - interval '1 minute')`,
    [tenant.id, id, turma],
  )
  return turma
}
