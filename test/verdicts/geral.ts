/** Verdicts of the calls of tenant, sessao, preferencia, notificacao, arquivo and correio. */
import { randomUUID } from 'node:crypto'
import { tenantHeader } from '../../areas/correio/server/public.ts'
import { testApp } from '../../core/testing/app.ts'
import type { Table } from './table.ts'
import type { World } from './world.ts'

/** A public call refuses only a token that is none, or of another house. */
const PUBLIC = { 'sessao encerrada': 'ok', suspenso: 'ok', 'de outro tenant': 'ok' } as const

/** A fresh notification of the pupil: nobody else's to read. */
async function notificacaoDoAluno({ tenant, aluno }: World) {
  const [row] = await tenant.sql<{ id: string }>(
    "insert into notificacao (tenant_id, usuario_id, tipo, destino) values ($1, $2, 'resposta_nova', '/logado') returning id",
    [tenant.id, aluno.id],
  )
  return { params: { id: Number(row?.id) } }
}

/** Some browser, at a service that browsers use. */
const browserAddress = () => ({ body: { endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}` } })
const browser = () => ({
  body: { ...browserAddress().body, p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
})

/** A second session of the teacher's: only the teacher ends it. */
async function sessaoDoProfessor({ tenant, professor }: World) {
  const [row] = await tenant.sql<{ id: string }>(
    `insert into sessao (tenant_id, usuario_id, token_hash, expira_em)
     values ($1, $2, sha256(gen_random_uuid()::text::bytea), now() + interval '1 day') returning id`,
    [tenant.id, professor.id],
  )
  return { params: { id: Number(row?.id) } }
}

/** A message of the tenant, as the demonstration keeps it instead of sending it. */
async function mensagemDoCorreio({ tenant }: World) {
  const { mailer } = (await testApp()).app.services
  const { id } = await mailer.send({
    to: 'aluna@escola.test',
    subject: 'Aviso',
    text: 'Leia.',
    html: '<p>Leia.</p>',
    language: 'pt-br',
    headers: tenantHeader(tenant.id),
  })
  return { params: { id } }
}

export const geralVerdicts: Table = {
  'tenant.recover': {
    input: ({ tenant }) => ({ body: { host_tenant: tenant.host } }),
    otherwise: 'ok',
    verdicts: PUBLIC,
  },
  'tenant.findBySlug': {
    input: ({ tenant }) => ({ params: { slug: tenant.slug } }),
    otherwise: 'ok',
    verdicts: { 'de outro tenant': 403 },
  },
  'tenant.serverTime': { otherwise: 'ok', verdicts: PUBLIC },
  'tenant.listClientes': {
    otherwise: 403,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
  'sessao.signIn': {
    input: () => ({ body: { usuario: `ninguém ${randomUUID()}`, senha: 'não é esta' } }),
    otherwise: 401,
    verdicts: {},
  },
  'sessao.askCodigo': {
    input: () => ({ body: { usuario: `ninguém ${randomUUID()}` } }),
    otherwise: 'ok',
    verdicts: { ...PUBLIC, 'de outro tenant': 403 },
  },
  'sessao.signOut': { otherwise: 'ok' },
  'sessao.me': { otherwise: 'ok' },
  'sessao.listSessoes': { otherwise: 'ok' },
  'sessao.revokeSessao': { input: sessaoDoProfessor, otherwise: 404, verdicts: { professor: 'ok' } },
  'arquivos.limites': { otherwise: 'ok' },
  'correio.listMensagens': {
    otherwise: 404,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
  'correio.findMensagem': {
    input: mensagemDoCorreio,
    otherwise: 404,
    verdicts: { 'administrador tenant': 'ok', 'administrador plataforma': 'ok' },
  },
  'preferencia.find': { input: () => ({ params: { chave: 'acessibilidade' } }), otherwise: 'ok' },
  'preferencia.save': {
    input: () => ({ body: { chave: 'acessibilidade', preferencias: { contraste: 'alto' } } }),
    otherwise: 'ok',
  },
  'notificacao.list': { otherwise: 'ok' },
  'notificacao.countNew': { otherwise: 'ok' },
  'notificacao.markAll': { input: () => ({ body: {} }), otherwise: 'ok' },
  'notificacao.findEscolhas': { otherwise: 'ok' },
  'notificacao.setEscolha': {
    input: () => ({ params: { categoria: 'forum' }, body: { email: 'semanal' } }),
    otherwise: 'ok',
  },
  'notificacao.subscribePush': { input: browser, otherwise: 'ok' },
  'notificacao.unsubscribePush': { input: browserAddress, otherwise: 'ok' },
  'notificacao.testPush': { otherwise: 'ok' },
  'notificacao.markOne': { input: notificacaoDoAluno, otherwise: 404, verdicts: { aluno: 'ok' } },
}
