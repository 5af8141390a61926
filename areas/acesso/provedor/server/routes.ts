/** Handlers: signing in through an identity provider of the tenant (OpenID Connect). */
import { audit } from '../../../../core/server/audit.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { openSession, useFicha as takeFicha } from '../../sessao/server/public.ts'
import type { provedorApi } from '../contract.ts'
import { claimIdentity, linkIdentity, peekIdentity } from './find-claim.ts'
import { partyFromEnvironment } from './find-party.ts'
import { presentIdentidade } from './present.ts'
import * as queries from './queries.ts'
import { factorAsked, onlyWayIn, otherAccount } from './refusals.ts'
import { finish, start } from './remote-flow.ts'
import { adminHandlers } from './routes-admin.ts'

export const provedorHandlers: Handlers<typeof provedorApi> = {
  ...adminHandlers,
  start,
  finish,
  async list({ tx, brand, services }) {
    const own = partyFromEnvironment(services.config, brand)
    const rows = await queries.listActive(tx)
    return {
      provedores: [
        ...(own ? [{ id: own.id, tipo: own.tipo, nome: own.nome }] : []),
        ...rows.map(({ id, tipo, nome }) => ({ id, tipo: tipo, nome })),
      ],
    }
  },
  async readSignUp({ body, ...context }) {
    const { provedor, nome, email } = await peekIdentity(context, body.ficha)
    return { provedor, nome, email }
  },
  async linkSigningIn({ body, ...context }) {
    const { tx, actor, brand } = context
    // Ids repeat between tenants: a visiting administrator has no account here.
    if (actor.tenantId !== brand.ownerId) throw notFound()
    const identity = await claimIdentity(context, body.ficha)
    const id = await linkIdentity(tx, actor.id, identity)
    await publish(tx, `usuario:${actor.id}`, 'identidade_ligada')
    await audit(context, {
      entidade: 'identidade',
      id,
      acao: 'vincular',
      mudanca: { depois: { usuario: actor.id, issuer: identity.issuer } },
    })
    return { provedor: identity.provedor }
  },
  async prove({ body, ...context }) {
    const { tx, actor, session, brand, now } = context
    if (actor.tenantId !== brand.ownerId) throw notFound()
    const { issuer, subject, anew } = await claimIdentity(context, body.ficha)
    const linked = await queries.findIdentidade(tx, issuer, subject)
    if (!anew || linked?.usuario_id !== actor.id) throw otherAccount()
    if (!(await queries.noteProof(tx, session.id, actor.id, now))) throw factorAsked()
    const mudanca = { depois: { meio: 'provedor', issuer } }
    await audit(context, { entidade: 'sessao', id: session.id, acao: 'provar', mudanca })
    return {}
  },
  async listIdentidades({ tx, actor, brand, services }) {
    if (actor.tenantId !== brand.ownerId) return { identidades: [] }
    const own = partyFromEnvironment(services.config, brand)
    const provedores = await queries.listAll(tx)
    const identidades = await queries.listIdentidades(tx, actor.id)
    return {
      identidades: identidades.map((row) => presentIdentidade(row, own ? [own, ...provedores] : provedores)),
    }
  },
  async unlink({ params, ...context }) {
    const { tx, actor, brand } = context
    if (actor.tenantId !== brand.ownerId) throw notFound()
    const person = await queries.waysIn(tx, actor.id)
    const gone = await queries.deleteIdentidade(tx, actor.id, params.id)
    if (!gone) throw notFound()
    const left = await queries.listIdentidades(tx, actor.id)
    if (person?.senha_hash == null && left.length === 0) throw onlyWayIn()
    await publish(tx, `usuario:${actor.id}`, 'identidade_retirada')
    await audit(context, {
      entidade: 'identidade',
      id: gone.id,
      acao: 'desvincular',
      mudanca: { antes: { usuario: actor.id, issuer: gone.issuer } },
    })
    return {}
  },
  async enter({ body, ...context }) {
    const { usuario_id } = await takeFicha(context.tx, 'entrar', body.ficha, context.now)
    if (usuario_id === null) throw notFound()
    return openSession(context, { usuarioId: usuario_id, metodo: 'link' })
  },
}
