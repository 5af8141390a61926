/** Removing one's own account: seven days to think again; a pupil's only when guardian or school agrees (D6). */
import { isAdministradorTenant } from '../../../../core/policy/actor.ts'
import { maySecond } from '../../../../core/policy/rank.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { Context } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { rolesOf } from '../../../acesso/sessao/server/public.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import { removalPolicy } from '../policy.ts'
import { removalEnd } from '../rules.ts'
import { requireHome } from './find-who.ts'
import { sendCarta } from './letters.ts'
import { isLastAdministrador } from './public.ts'
import { findRemoval } from './queries.ts'
import * as queries from './queries-remocao.ts'
import { isPupil } from './write-own.ts'

const onlyAdministrador = () =>
  failure(409, 'unica_administracao', {
    pt: 'Só você administra esta plataforma. Passe a administração a outra pessoa antes de sair.',
    en: 'You alone administer this platform. Hand the administration to somebody else before you leave.',
  })

export async function requestRemoval(context: Context) {
  const { tx, actor, session, now } = context
  requireHome(context)
  if (isAdministradorTenant(actor) && (await isLastAdministrador(tx, actor.id))) throw onlyAdministrador()
  await queries.insertRemoval(tx, actor.id, now, isPupil(actor) ? null : removalEnd(now))
  const removal = await findRemoval(tx, actor.id)
  const { length: ended } = await revokeSessoes(tx, [actor.id], now, { keep: session.id })
  if (ended > 0) await publish(tx, `usuario:${actor.id}`, 'sessao_encerrada')
  await sendCarta(tx, { tipo: 'remocao', usuario: actor.id })
  await audit(context, { entidade: 'usuario', id: actor.id, acao: 'pedir_remocao' })
  return { apaga_em: removal?.apaga_em ?? null }
}

export async function undoRemoval(context: Context): Promise<object> {
  const { tx, actor } = context
  requireHome(context)
  if (await queries.deleteRemoval(tx, actor.id))
    await audit(context, { entidade: 'usuario', id: actor.id, acao: 'desfazer_remocao' })
  return {}
}

export async function listRemovals(context: Context) {
  const { tx, actor, brand } = context
  const atHome = actor.tenantId === brand.ownerId
  const rows = await queries.listWaiting(
    tx,
    atHome ? actor : { ...actor, dependentes: [], redes: [] },
    isAdministradorTenant(actor),
  )
  const roles = await rolesOf(
    tx,
    rows.map(({ usuario }) => usuario),
  )
  const isSecond = (id: number) =>
    maySecond(
      actor,
      { tenantId: brand.ownerId, id, papeis: roles.get(id) ?? [] },
      { usuario_id: id, visitante_id: null, visitante_tenant: null },
    )
  return {
    pedidos: rows
      .filter(({ usuario }) => isSecond(usuario))
      .map(({ usuario, nome, pedida_em }) => ({
        usuario,
        nome,
        pedida_em,
      })),
  }
}

export async function decideRemoval(
  context: Context & { params: { usuario: number }; body: { aceita: boolean } },
): Promise<object> {
  const { tx, actor, brand, authorize, params, body, now } = context
  const waiting = await queries.findWaiting(tx, params.usuario)
  const papeis = (await rolesOf(tx, [params.usuario])).get(params.usuario) ?? []
  const target = { tenantId: brand.ownerId, id: params.usuario, papeis, redes: waiting?.redes ?? [] }
  authorize(removalPolicy, 'view', target)
  if (!waiting) throw notFound()
  authorize(removalPolicy, 'decide', target)
  requireHome({ actor, brand })
  const done = body.aceita
    ? await queries.confirmRemoval(tx, params.usuario, actor.id, removalEnd(now))
    : await queries.deleteRemoval(tx, params.usuario)
  if (!done) throw notFound()
  if (body.aceita) await sendCarta(tx, { tipo: 'remocao', usuario: params.usuario })
  await audit(context, {
    entidade: 'usuario',
    id: params.usuario,
    acao: body.aceita ? 'confirmar_remocao' : 'recusar_remocao',
  })
  return {}
}
