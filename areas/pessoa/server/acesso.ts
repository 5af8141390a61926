/** A way in for somebody else: a password made here and told once, or a link by mail. No transaction waits for a hash. */

import type { Actor } from '../../../core/policy/actor.ts'
import { can, type Policy } from '../../../core/policy/policy.ts'
import { audit } from '../../../core/server/audit.ts'
import type { OutsideContext } from '../../../core/server/context.ts'
import type { Tx } from '../../../core/server/database.ts'
import { publish } from '../../../core/server/events.ts'
import {
  failure,
  forbidden,
  notFound,
  onlyLooking,
  pending,
  proofNeeded,
  signedOut,
} from '../../../core/server/failure.ts'
import { enqueue } from '../../../core/server/jobs.ts'
import { actorOfToken, endFichas, hashPassword, makePassword } from '../../sessao/server/public.ts'
import { findFor } from './find.ts'
import { CONVITE } from './jobs.ts'
import * as queries from './queries.ts'
import { hasAcesso, noEmail } from './refusals.ts'

interface Asked {
  usuario: number
  modo: 'senha' | 'email'
  /** The first one of a person without a password asks for no fresh proof: nothing is taken from anybody. */
  first: boolean
}

/** A token names in front the tenant whose data its person lives in, as everywhere at the door (threat A1). */
function refuseForeign(token: string, ownerId: number): void {
  const owner = Number.parseInt(token.split('.')[0] ?? '', 36)
  if (owner !== ownerId && !Number.isNaN(owner))
    throw failure(403, 'tenant_divergente', {
      pt: 'Esta conta pertence a outra plataforma. Entre com uma conta daqui.',
      en: 'This account belongs to another platform. Sign in with an account of this one.',
    })
}

/** The kernel's own refusals, asked where it hands out no actor; then the person that the actor may change. */
async function findChangeable(context: OutsideContext, tx: Tx, { usuario, modo, first }: Asked) {
  const { caller, now, brand } = context
  refuseForeign(caller.token ?? '', brand.ownerId)
  const found = await actorOfToken(tx, caller.token ?? '', now, true)
  if (!found) throw signedOut()
  const { actor, session } = found
  if (session.pendencia) throw pending()
  if (session.suporteId !== null) throw onlyLooking()
  if (!first && !(await found.provedRecently())) throw proofNeeded()
  const authorize = <T, P extends Policy<T>>(policy: P, action: keyof P, target: T): void => {
    if (!can(policy, actor, action, target)) throw action === 'view' ? notFound() : forbidden()
  }
  const { pessoa } = await findFor({ tx, brand, actor, authorize }, usuario, 'edit')
  if (first && pessoa.tem_acesso) throw hasAcesso()
  if (modo === 'email' && pessoa.email === null) throw noEmail()
  return { actor, pessoa }
}

async function record(context: OutsideContext, tx: Tx, actor: Actor, asked: Asked, senhaHash: string | null) {
  const { now, brand, caller } = context
  const { usuario, modo, first } = asked
  await queries.savePassword(tx, usuario, senhaHash, now)
  const encerradas = await queries.endSessoes(tx, usuario, now)
  await endFichas(tx, usuario, ['recuperar_senha', 'criar_senha'], now)
  if (encerradas > 0) await publish(tx, `usuario:${usuario}`, 'sessao_encerrada')
  if (modo === 'email') await enqueue(tx, CONVITE, { usuario })
  const mudanca = { depois: { modo, sessoes_encerradas: encerradas } }
  const acao = first ? 'dar_acesso' : 'redefinir_acesso'
  await audit({ tx, actor, brand, caller }, { entidade: 'usuario', id: usuario, acao, mudanca })
}

/** The password is in the answer and nowhere else: neither the log nor the repeated answer keeps it. */
export async function giveAcesso(context: OutsideContext, asked: Asked): Promise<{ senha: string | null }> {
  const { services, brand } = context
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
  await inTenant((tx) => findChangeable(context, tx, asked))
  const senha = asked.modo === 'senha' ? makePassword() : null
  const senhaHash = senha === null ? null : await hashPassword(senha)
  await inTenant(async (tx) => {
    await queries.lockPessoa(tx, asked.usuario)
    // What held before the hashing is asked again.
    const { actor } = await findChangeable(context, tx, asked)
    await record(context, tx, actor, asked, senhaHash)
  })
  return { senha }
}
