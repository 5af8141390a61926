/** A way in for somebody else: a password made here and told once, or a link by mail. No transaction waits for a hash. */
import { audit } from '../../../../core/server/audit.ts'
import type { Context, PersonContext } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import { endWaysIn, hashPassword, makePassword, requireSecond } from '../../../acesso/sessao/server/public.ts'
import { savePassword } from '../../../acesso/sessao/server/public-conta.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import { findFor } from './find.ts'
import { CONVITE } from './jobs.ts'
import { hasWayIn } from './present.ts'
import * as queries from './queries.ts'
import { hasAcesso, noEmail } from './refusals.ts'

interface Asked {
  usuario: number
  modo: 'senha' | 'email'
  /** The first one of a person without a password asks for no fresh proof: nothing is taken from anybody. */
  first: boolean
}

/** Stops unless the person may be given such a way in by who asks. */
async function requireChangeable(
  context: Context,
  { usuario, modo, first }: Asked,
  { take }: { take: boolean },
): Promise<void> {
  const { pessoa, target } = await findFor(context, usuario, 'help')
  if (first && hasWayIn(pessoa, target)) throw hasAcesso()
  if (modo === 'email' && pessoa.email === null) throw noEmail()
  // A link goes to the person themselves; a password that somebody else reads is their way in for who reads it.
  if (!first && modo === 'senha') await requireSecond(context, { usuario, ato: 'senha' }, { take })
}

async function record(context: Context, asked: Asked, senhaHash: string | null): Promise<void> {
  const { tx, now } = context
  const { usuario, modo, first } = asked
  await savePassword(tx, usuario, senhaHash, { temporary: true, now })
  const { length: encerradas } = await revokeSessoes(tx, [usuario], now, { live: true })
  await endWaysIn(tx, usuario, now)
  if (encerradas > 0) await publish(tx, `usuario:${usuario}`, 'sessao_encerrada')
  if (modo === 'email') await enqueue(tx, CONVITE, { usuario })
  const mudanca = { depois: { modo, sessoes_encerradas: encerradas } }
  const acao = first ? 'dar_acesso' : 'redefinir_acesso'
  await audit(context, { entidade: 'usuario', id: usuario, acao, mudanca })
}

/** The password is in the answer and nowhere else: neither the log nor the repeated answer keeps it. */
export async function giveAcesso(
  { asPerson }: PersonContext,
  asked: Asked,
): Promise<{ senha: string | null }> {
  await asPerson((context) => requireChangeable(context, asked, { take: false }))
  const senha = asked.modo === 'senha' ? makePassword() : null
  const senhaHash = senha === null ? null : await hashPassword(senha)
  await asPerson(async (context) => {
    await queries.lockPessoa(context.tx, asked.usuario)
    // What held before the hashing is asked again.
    await requireChangeable(context, asked, { take: true })
    await record(context, asked, senhaHash)
  })
  return { senha }
}
