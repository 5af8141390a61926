/** Handlers of the session calls. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { publish } from '../../../../core/server/events.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { fileUrl } from '../../arquivo/server/public.ts'
import type { sessaoApi } from '../contract.ts'
import { countFailure, findWait, forgetAttempts, giveBack, tooSoon } from './door-limits.ts'
import { askCodigo, spendCodigo } from './letters-codigo.ts'
import * as queries from './queries.ts'
import { markOf, remember } from './queries-navegador.ts'
import { auditRefusals, takeTry, wrong } from './routes-entrar.ts'
import { deviceKey } from './secrets-device.ts'
import { fits } from './secrets-password.ts'
import { hashToken } from './secrets-token.ts'
import { euOf, openSession } from './write-open.ts'

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

export const sessaoHandlers: Handlers<typeof sessaoApi> = {
  askCodigo,

  async signIn({ body, ...context }) {
    const { brand, caller, services, now } = context
    const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
    const usuario = body.usuario.trim().toLowerCase()
    const turn = await inTenant((tx) => takeTry({ tx, caller, now }, { ...body, usuario }))
    const { found, taken, local } = turn
    // Many tries at once pass the delay together: who queued is asked again, so that a burst gains nothing.
    const afterWait = async () => {
      if (!turn.delayed) return
      const wait = await inTenant(async (tx) => {
        const seconds = await findWait(tx, [local], new Date())
        if (seconds > 0) await giveBack(tx, taken)
        return seconds
      })
      if (wait > 0) throw tooSoon(wait)
    }

    const whenWrong = async () => {
      const counts = await inTenant((tx) => countFailure(tx, [local], new Date()))
      auditRefusals(context, found?.id, Math.max(turn.falhas, ...counts))
    }

    // No transaction is open while the password is checked: the wait for a turn holds no connection.
    if (!(await fits(found?.senha_hash, body.senha, { afterWait, whenWrong })) || !found) throw wrong()

    return inTenant(async (tx) => {
      await giveBack(tx, taken)
      await forgetAttempts(tx, [local.chave])
      if (turn.ficha !== undefined) await spendCodigo(tx, turn.ficha, now)
      const compartilhada = body.compartilhada ?? false
      const opened = await openSession(
        { tx, brand, caller, now },
        { usuarioId: found.id, metodo: 'senha', compartilhada },
      )
      // Others use a shared browser too: what they guess there must count.
      if (body.navegador && !compartilhada)
        await remember(tx, found.id, markOf(found.id, body.navegador), now)
      return opened
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
    const usuario = await euOf(tx, caller.token ?? '', brand.ownerId, fotoUrl)
    const open = usuario.pendencia === null && usuario.suporte === null
    const { secretKey } = services.config
    return { usuario, ...(open && { chave: deviceKey(secretKey, brand.ownerId, usuario.id) }) }
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
          criada_em: created_at,
          vista_em,
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
