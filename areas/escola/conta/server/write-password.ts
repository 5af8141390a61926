/** A new password: what it must keep, and what happens to the rest of the account when it is set. */
import { type AuditSource, audit } from '../../../../core/server/audit.ts'
import type { PersonContext } from '../../../../core/server/context.ts'
import { publish } from '../../../../core/server/events.ts'
import { invalid, proofNeeded, type Sentence } from '../../../../core/server/failure.ts'
import {
  countAttempt,
  endWaysIn,
  fits,
  forgetAttempts,
  hashPassword,
} from '../../../acesso/sessao/server/public.ts'
import { savePassword } from '../../../acesso/sessao/server/public-conta.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import { type Owner, type SenhaFault, senhaFault, senhaMin } from '../rules.ts'
import { findSelf } from './find-who.ts'
import { sendCarta } from './letters.ts'
import type * as queries from './queries.ts'

const FAULTS: Readonly<Record<SenhaFault, (least: number) => Sentence>> = {
  curta: (least) => ({
    pt: `Use pelo menos ${least} caracteres. Uma frase curta funciona bem.`,
    en: `Use at least ${least} characters. A short sentence works well.`,
  }),
  sua: () => ({
    pt: 'Não use o seu nome nem o seu e-mail como senha.',
    en: 'Do not use your name or your email as the password.',
  }),
  obvia: () => ({
    pt: 'Esta senha é das primeiras que alguém tentaria. Misture palavras que só você juntaria.',
    en: 'This is one of the first passwords that somebody would try. Mix words that only you would put together.',
  }),
}

/** Refuses a field, in the words that stand beside it. */
export const refuseField = (campo: string, sentence: Sentence) => invalid({ [campo]: sentence })

/** Throws 400 with the field `campo` unless a new password keeps the rules (H-30). */
export function checkNewPassword(senha: string, owner: Owner, campo: string): void {
  const fault = senhaFault(senha, owner)
  if (fault) throw refuseField(campo, FAULTS[fault](senhaMin(owner)))
}

/**
 * Sets a password and ends every other session and every link that would set one.
 * @param keep the session that goes on; null ends them all
 */
export async function setPassword(
  source: AuditSource & { now: Date },
  { usuarioId, hash, keep }: { usuarioId: number; hash: string; keep: number | null },
): Promise<void> {
  const { tx, now } = source
  await savePassword(tx, usuarioId, hash, { temporary: false, now })
  const { length: ended } = await revokeSessoes(tx, [usuarioId], now, { keep })
  await endWaysIn(tx, usuarioId, now)
  if (ended > 0) await publish(tx, `usuario:${usuarioId}`, 'sessao_encerrada')
  await sendCarta(tx, { tipo: 'senha_trocada', usuario: usuarioId })
  await audit(source, {
    entidade: 'usuario',
    id: usuarioId,
    acao: 'trocar_senha',
    mudanca: { depois: { sessoes_encerradas: ended } },
  })
}

interface Wanted {
  senha_nova: string
  senha_atual?: string
}

/** The present password, asked for and counted like a sign-in. */
async function requirePresent(
  { services, brand, now }: PersonContext,
  conta: queries.AccountRow,
  senha: string,
): Promise<void> {
  const chave = `senha #${conta.id}#`
  await services.database.asTenant(brand.ownerId, (tx) => countAttempt(tx, [{ chave }], now))
  if (!(await fits(conta.senha_hash, senha)))
    throw refuseField('senha_atual', {
      pt: 'Esta não é a sua senha atual.',
      en: 'This is not your current password.',
    })
  await services.database.asTenant(brand.ownerId, (tx) => forgetAttempts(tx, [chave]))
}

/** No transaction is open while a password is checked or hashed: the wait for a turn holds no connection. */
export async function setOwnPassword({
  body: { senha_nova, senha_atual },
  ...context
}: PersonContext & { body: Wanted }): Promise<object> {
  const { conta, mustChange, provedRecently } = await context.asPerson(findSelf)
  if (!mustChange && senha_atual === undefined && !provedRecently) throw proofNeeded()
  checkNewPassword(senha_nova, conta, 'senha_nova')
  if (!mustChange && senha_atual !== undefined) await requirePresent(context, conta, senha_atual)
  if (await fits(conta.senha_hash, senha_nova))
    throw refuseField('senha_nova', {
      pt: 'Esta já é a sua senha. Escolha outra.',
      en: 'This is your password already. Choose another one.',
    })
  const hash = await hashPassword(senha_nova)
  // The session may have ended while the password was being hashed: who asks is asked again.
  return context.asPerson(async (person) => {
    await setPassword(person, { usuarioId: conta.id, hash, keep: person.session.id })
    return {}
  })
}
