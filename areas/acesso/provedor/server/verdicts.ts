/** Verdicts of the calls of provedor. */
import { randomBytes, randomUUID } from 'node:crypto'
import { type FakeProvider, fakeProvider } from '../../../../core/testing/oidc.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Less, Table } from '../../../../test/verdicts/table.ts'
import type { World } from '../../../../test/verdicts/world.ts'
import { issueFicha } from '../../sessao/server/public.ts'
import { provedorApi } from '../contract.ts'
import { issueClaim } from './find-claim.ts'

const newNavegador = (): string => randomBytes(32).toString('base64url')

let provider: Promise<FakeProvider> | undefined
const theProvider = (): Promise<FakeProvider> => {
  provider ??= fakeProvider()
  return provider
}

/** A provider of the tenant that answers. */
async function provedorDoTenant({ tenant }: World): Promise<number> {
  const { issuer } = await theProvider()
  const [row] = await tenant.sql<{ id: number }>(
    `insert into provedor (tenant_id, tipo, nome, issuer, client_id) values ($1, 'oidc', 'Rede', $2, 'cliente')
     on conflict (tenant_id, issuer, client_id) do update set ativo = true returning id`,
    [tenant.id, issuer],
  )
  return Number(row?.id)
}

/** Somebody came back from the provider: linked with the pupil. */
async function voltaDoProvedor(world: World) {
  const { tenant, aluno } = world
  const [id, { issuer, answerTo }] = [await provedorDoTenant(world), await theProvider()]
  await tenant.sql(
    `insert into identidade (tenant_id, usuario_id, issuer, subject) values ($1, $2, $3, 'sub-1')
     on conflict do nothing`,
    [tenant.id, aluno.id, issuer],
  )
  const navegador = newNavegador()
  const input = { params: { id }, body: { navegador } }
  const { data } = await callAs({ host: tenant.host }, provedorApi.start, input)
  return { params: { id }, body: { navegador, resposta: answerTo(data.endereco) } }
}

/** A ficha of an account that nobody is linked to. */
async function contaSemDono({ tenant }: World) {
  const { database } = (await testApp()).app.services
  const navegador = newNavegador()
  const identity = {
    provedor: 'Rede',
    issuer: 'https://sso.test',
    subject: randomUUID(),
    nome: 'Nova',
    email: null,
    emailVerificado: false,
    anew: false,
  }
  const ficha = await database.asTenant(tenant.id, (tx) => issueClaim(tx, identity, navegador, new Date()))
  return { body: { ficha: `${ficha}.${navegador}` } }
}

/** A ficha of the pupil's own account there, asked anew: it proves the pupil and nobody else. */
async function contaProvada({ tenant, aluno }: World) {
  const { database } = (await testApp()).app.services
  const navegador = newNavegador()
  const [issuer, subject] = ['https://sso.test', randomUUID()]
  await tenant.sql(
    'insert into identidade (tenant_id, usuario_id, issuer, subject) values ($1, $2, $3, $4)',
    [tenant.id, aluno.id, issuer, subject],
  )
  const identity = {
    provedor: 'Rede',
    issuer,
    subject,
    nome: 'Aluna',
    email: null,
    emailVerificado: false,
    anew: true,
  }
  const ficha = await database.asTenant(tenant.id, (tx) => issueClaim(tx, identity, navegador, new Date()))
  return { body: { ficha: `${ficha}.${navegador}` } }
}

/** One of two accounts of the teacher's: only the teacher removes it. */
async function identidadeDoProfessor({ tenant, professor }: World) {
  const insert = async () =>
    (
      await tenant.sql<{ id: number }>(
        `insert into identidade (tenant_id, usuario_id, issuer, subject)
         values ($1, $2, 'https://sso.test', $3) returning id`,
        [tenant.id, professor.id, randomUUID()],
      )
    )[0]?.id
  await insert()
  return { params: { id: Number(await insert()) } }
}

async function fichaDeEntrada({ tenant, aluno }: World) {
  const { database } = (await testApp()).app.services
  const ficha = await database.asTenant(tenant.id, (tx) =>
    issueFicha(tx, { finalidade: 'entrar', usuarioId: aluno.id, now: new Date() }),
  )
  return { body: { ficha } }
}

/** A public call refuses only a token of another house. */
const PUBLIC = { 'de outro tenant': 403 } as const
const ADMINISTRATORS = { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' } as const

export const verdicts: Table = {
  'provedor.list': { otherwise: 'ok', verdicts: PUBLIC },
  'provedor.start': {
    input: async (world) => ({
      params: { id: await provedorDoTenant(world) },
      body: { navegador: newNavegador() },
    }),
    otherwise: 'ok',
  },
  'provedor.finish': { input: voltaDoProvedor, otherwise: 'ok' },
  'provedor.readSignUp': { input: contaSemDono, otherwise: 'ok', verdicts: PUBLIC },
  'provedor.linkSigningIn': { input: contaSemDono, otherwise: 'ok' },
  'provedor.prove': { input: contaProvada, otherwise: 403, verdicts: { aluno: 'ok' } },
  'provedor.listIdentidades': { otherwise: 'ok' },
  'provedor.unlink': { input: identidadeDoProfessor, otherwise: 404, verdicts: { professor: 'ok' } },
  'provedor.enter': { input: fichaDeEntrada, otherwise: 'ok', verdicts: PUBLIC },
  'provedor.listConfigurados': { otherwise: 403, verdicts: ADMINISTRATORS },
  'provedor.create': {
    input: () => ({
      body: { tipo: 'oidc', nome: 'Outra', issuer: 'https://sso.test', client_id: randomUUID() },
    }),
    otherwise: 403,
    verdicts: ADMINISTRATORS,
  },
  'provedor.change': {
    input: async (world) => ({ params: { id: await provedorDoTenant(world) }, body: { nome: 'Rede' } }),
    otherwise: 403,
    verdicts: ADMINISTRATORS,
  },
}

export const less: Less = [
  [['colega'], 403, ['prove']],
  [['administrador visitante'], 404, ['linkSigningIn', 'prove']],
]
