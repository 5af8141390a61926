/** What other areas may use of accounts: passwords, mail that is wanted, invitations. */
import type { Tx } from '../../../core/server/database.ts'
import type { Language } from '../../../core/texts/texts.ts'
import { normalizeEmail } from '../rules.ts'
import { sendCarta } from './letters.ts'

export { checkNewPassword, setPassword } from './password.ts'
export { acceptsMail, unsubscribeLink } from './refusals.ts'

/**
 * Invites to a class by mail, each with a link of 7 days. Addresses that are none are left out; whoever calls has asked
 * whether the person may. Returns how many letters go out.
 */
export async function inviteToTurma(
  tx: Tx,
  {
    turma,
    emails,
    quem,
    idioma,
  }: { turma: number; emails: readonly string[]; quem: string; idioma: Language },
): Promise<number> {
  const addresses = [...new Set(emails.flatMap((email) => normalizeEmail(email) ?? []))]
  for (const email of addresses) await sendCarta(tx, { tipo: 'campanha', turma, email, quem, idioma })
  return addresses.length
}
