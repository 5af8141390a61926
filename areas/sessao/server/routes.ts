/** Handlers of the session calls. */
import { audit } from '../../../core/server/audit.ts'
import type { Context, Handlers, OutsideContext } from '../../../core/server/context.ts'
import { publish } from '../../../core/server/events.ts'
import { failure, notFound } from '../../../core/server/failure.ts'
import { fileUrl } from '../../arquivo/server/public.ts'
import type { sessaoApi } from '../contract.ts'
import { isTelling, waitSeconds } from '../rules.ts'
import { tooSoon } from './limits.ts'
import { euOf, openSession } from './open.ts'
import { fits } from './password.ts'
import * as queries from './queries.ts'
import { hashToken } from './token.ts'

const wrong = () =>
  failure(401, 'login_invalido', {
    pt: 'Usuário ou senha não conferem.',
    en: 'User name and password do not match.',
  })

/** Stops with 429 while the delay after earlier failures lasts. */
function refuseEarly(failures: readonly { falhas: number; ultima_em: Date }[], now: Date): void {
  const wait = Math.max(0, ...failures.map(({ falhas, ultima_em }) => waitSeconds(falhas, ultima_em, now)))
  if (wait > 0) throw tooSoon(wait)
}

/** Ids repeat between tenants: a visiting administrator has no session here. */
const isAtHome = ({ actor, brand }: Pick<Context, 'actor' | 'brand'>): boolean =>
  actor.tenantId === brand.ownerId

/** Ends a session of the person, and tells their open streams, so that the one of that session ends too. */
async function endSessao(context: Context, which: { id: number } | { hash: Buffer }): Promise<number> {
  const { tx, actor, now } = context
  const ended = isAtHome(context) ? await queries.revokeSessao(tx, actor.id, which, now) : 0
  if (ended > 0) await publish(tx, `usuario:${actor.id}`, 'sessao_encerrada')
  return ended
}

/** Somebody tries passwords of a person. Written after the answer: an unknown user is answered in the same time. */
function auditRefusals(
  { services, brand, caller, log }: OutsideContext,
  usuarioId: number | undefined,
  falhas: number,
): void {
  if (usuarioId === undefined || !isTelling(falhas)) return
  const entry = {
    entidade: 'usuario',
    id: usuarioId,
    acao: 'recusar_entrada',
    mudanca: { depois: { falhas } },
  }
  services.database
    .asTenant(brand.ownerId, (tx) => audit({ tx, caller }, entry))
    .catch((error: unknown) => log.error({ err: error }, 'a refused sign-in could not be logged'))
}

export const sessaoHandlers: Handlers<typeof sessaoApi> = {
  async signIn({ body, ...context }) {
    const { brand, caller, services, now } = context
    const usuario = body.usuario.trim().toLowerCase()
    const { found, failures, chaves } = await services.database.asTenant(brand.ownerId, async (tx) => {
      const person = await queries.findForSignIn(tx, usuario)
      // One person has one count, whichever of their names is tried: user name, e-mail or RA.
      const name = person?.login ?? usuario
      const keys = [`conta ${name}`, `conta ${name} em ${caller.ip}`]
      return { found: person, chaves: keys, failures: await queries.findFailures(tx, keys) }
    })
    refuseEarly(failures, now)
    // Many tries at once pass the check together: who queued is checked again, so that a burst gains nothing.
    const stillWelcome = async () =>
      refuseEarly(
        await services.database.asTenant(brand.ownerId, (tx) => queries.findFailures(tx, chaves)),
        new Date(),
      )

    // No transaction is open while the password is checked: the wait for a turn holds no connection.
    if (!(await fits(found?.senha_hash, body.senha, stillWelcome))) {
      const counts = await services.database.asTenant(brand.ownerId, (tx) =>
        queries.countFailure(tx, chaves, new Date()),
      )
      auditRefusals(context, found?.id, Math.max(...counts))
      throw wrong()
    }
    if (!found) throw wrong()

    return services.database.asTenant(brand.ownerId, async (tx) => {
      if (failures.length > 0) await queries.forgetFailures(tx, chaves)
      return openSession(
        { tx, brand, caller, now },
        { usuarioId: found.id, metodo: 'senha', compartilhada: body.compartilhada ?? false },
      )
    })
  },
  async signOut(context) {
    const ended = await endSessao(context, { hash: hashToken(context.caller.token ?? '') })
    const { session, actor } = context
    if (ended > 0)
      await audit(
        context,
        session.suporteId === null
          ? { entidade: 'sessao', id: session.id, acao: 'sair' }
          : { entidade: 'usuario', id: actor.id, acao: 'ver_como_encerrar' },
      )
    return {}
  },
  async me({ tx, brand, caller, services, now }) {
    const fotoUrl = (id: number) =>
      fileUrl(services.config.secretKey, brand.ownerId, { id, nome: 'foto' }, now, 'miniatura')
    return { usuario: await euOf(tx, caller.token ?? '', brand.ownerId, fotoUrl) }
  },
  async listSessoes({ tx, caller, ...context }) {
    const own = hashToken(caller.token ?? '')
    const sessoes = isAtHome(context) ? await queries.listSessoes(tx, context.actor.id) : []
    return {
      sessoes: sessoes.map(
        ({ id, token_hash, compartilhada, agente, created_at, vista_em, suporte_nome }) => ({
          id,
          atual: token_hash.equals(own),
          compartilhada,
          agente,
          criada_em: created_at.toISOString(),
          vista_em: vista_em.toISOString(),
          suporte: suporte_nome,
        }),
      ),
    }
  },
  async revokeSessao({ params, ...context }) {
    if ((await endSessao(context, { id: params.id })) === 0) throw notFound()
    await audit(context, { entidade: 'sessao', id: params.id, acao: 'encerrar' })
    return {}
  },
}
