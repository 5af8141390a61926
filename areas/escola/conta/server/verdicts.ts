/** Verdicts of the calls of conta: one's own account is everybody's; a pupil's removal is decided by guardian or school. */
import { randomUUID } from 'node:crypto'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Less, Row, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { unsubscribeLink } from '../../../acesso/notificacao/server/public.ts'
import { issueFicha } from '../../../acesso/sessao/server/public.ts'
import { contaApi } from '../contract.ts'

/** The smallest picture there is. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A token of another house is refused at every door that reads tokens. */
const FOREIGN = { 'de outro tenant': 403 } as const

/** A link that nobody issued: the same answer for everybody. */
const noLink = (body: object) => ({
  input: () => ({ body: { ...body, token: randomUUID() } }),
  otherwise: 404 as const,
  verdicts: FOREIGN,
})
const someEmail = () => ({ body: { email: `${randomUUID()}@escola.test` } })

/** The pupil asked for the account to be removed, and waits. */
async function waitingRemoval({ tenant, aluno }: World) {
  await tenant.sql(
    `insert into exclusao_conta (tenant_id, usuario_id, pedida_em) values ($1, $2, now())
     on conflict (tenant_id, usuario_id) do update set apaga_em = null`,
    [tenant.id, aluno.id],
  )
  return { params: { usuario: aluno.id }, body: { aceita: false } }
}

/** The link at the foot of a letter to the pupil: whoever holds it may refuse more of them. */
async function refusal({ tenant, aluno }: World) {
  const { secretKey } = (await testApp()).app.services.config
  const token = unsubscribeLink(secretKey, tenant.id, aluno.id, 'avisos').split('/').at(-1)
  return { body: { token, recebe: false } }
}

/** An invitation that waits. */
async function newConvite({ tenant, people }: World): Promise<number> {
  const { database } = await testApp()
  const dados = { turma: tenant.turma, email: 'chamada@escola.test' }
  await database.asTenant(tenant.id, (tx) =>
    issueFicha(tx, { finalidade: 'campanha', dados, now: new Date() }),
  )
  const { data } = await callAs(people['administrador tenant'], contaApi.listConvites, {
    params: { turma: tenant.turma },
  })
  return data.convites[0]?.id ?? 0
}

/** Whoever manages the class. */
const INVITES: Pick<Row, 'otherwise' | 'verdicts'> = {
  otherwise: 404,
  verdicts: {
    professor: 'ok',
    coordenador: 'ok',
    'gestor escrita': 'ok',
    'administrador tenant': 'ok',
    'administrador plataforma': 'ok',
  },
}

export const verdicts: Table = {
  'conta.setOwnPassword': {
    input: () => ({ body: { senha_nova: 'vento cobre janela 47' } }),
    otherwise: 'ok',
  },
  'conta.findConta': { otherwise: 'ok' },
  'conta.changePerfil': { input: () => ({ body: { idioma: 'pt-br' } }), otherwise: 'ok' },
  'conta.setFoto': {
    input: () => ({ body: {} }),
    files: [{ nome: 'foto.png', conteudo: PIXEL }],
    otherwise: 'ok',
  },
  'conta.removeFoto': { otherwise: 'ok' },
  'conta.changeEmail': { input: someEmail, otherwise: 'ok' },
  'conta.requestRecovery': {
    input: () => ({ body: { usuario: randomUUID() } }),
    otherwise: 'ok',
    verdicts: FOREIGN,
  },
  'conta.setPasswordByLink': {
    ...noLink({ finalidade: 'recuperar_senha', senha: 'vento cobre janela 47' }),
    verdicts: {},
  },
  'conta.findLink': noLink({ finalidade: 'validar_email' }),
  'conta.openCartao': {
    input: () => ({ body: { usuario: `ninguem.${randomUUID()}`, codigo: 'asa bola casa 10' } }),
    otherwise: 404,
    verdicts: {},
  },
  'conta.findModo': { otherwise: 'ok', verdicts: FOREIGN },
  'conta.signUp': {
    input: () => ({
      body: {
        ...someEmail().body,
        nome: 'Ana',
        senha: 'vento cobre janela 47',
        tem_16_anos: true,
        aceita: true,
      },
    }),
    // A tenant that says nothing takes no sign-ups.
    otherwise: 403,
  },
  'conta.resendValidation': { input: someEmail, otherwise: 'ok', verdicts: FOREIGN },
  'conta.validateEmail': { ...noLink({}), verdicts: {} },
  'conta.signUpByLink': {
    ...noLink({ finalidade: 'campanha', nome: 'Ana', senha: 'vento cobre janela 47', aceita: true }),
    verdicts: {},
  },
  'conta.signUpByProvider': {
    input: () => ({ body: { ficha: randomUUID(), nome: 'Ana', tem_16_anos: true, aceita: true } }),
    otherwise: 403,
  },
  'conta.acceptCampanha': { ...noLink({}), verdicts: {} },
  'conta.inviteToTurma': {
    input: ({ tenant }) => ({ params: { turma: tenant.turma }, body: { emails: ['convidada@escola.test'] } }),
    ...INVITES,
  },
  'conta.listConvites': { input: ({ tenant }) => ({ params: { turma: tenant.turma } }), ...INVITES },
  'conta.removeConvite': {
    input: async (world) => ({
      params: { turma: world.tenant.turma, convite: await newConvite(world) },
    }),
    ...INVITES,
  },
  'conta.exportConvites': {
    input: ({ tenant }) => ({ params: { turma: tenant.turma }, body: { formato: 'csv' } }),
    ...INVITES,
  },
  'conta.refuseMail': { input: refusal, otherwise: 'ok', verdicts: FOREIGN },
  'conta.requestRemoval': { otherwise: 'ok' },
  'conta.undoRemoval': { otherwise: 'ok' },
  'conta.listRemovals': { otherwise: 'ok' },
  'conta.decideRemoval': {
    input: waitingRemoval,
    otherwise: 404,
    verdicts: {
      responsavel: 'ok',
      coordenador: 'ok',
      'gestor escrita': 'ok',
      'administrador tenant': 'ok',
      'administrador plataforma': 'ok',
    },
  },
}

export const less: Less = [
  [['colega', 'responsavel de colega'], 404, ['decideRemoval']],
  [
    ['administrador visitante'],
    403,
    [
      'setOwnPassword',
      'findConta',
      'changePerfil',
      'setFoto',
      'removeFoto',
      'changeEmail',
      'acceptCampanha',
      'requestRemoval',
      'undoRemoval',
      'decideRemoval',
    ],
  ],
]
