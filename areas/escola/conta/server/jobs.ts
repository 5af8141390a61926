/** What happens after the answer: letters, and accounts whose days have passed. */
import { isStaff } from '../../../../core/policy/rank.ts'
import { audit } from '../../../../core/server/audit.ts'
import { publish } from '../../../../core/server/events.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { type Post, sendToPerson } from '../../../acesso/correio/server/public.ts'
import { rolesOf } from '../../../acesso/sessao/server/public.ts'
import { revokeSessoes } from '../../../acesso/sessao/server/public-sessao.ts'
import { type Carta, compose, SEND_CARTA } from './letters.ts'
import { isLastAdministrador } from './public.ts'
import { apagarDados } from './public-apagar.ts'
import { clearCadastros, closeAccount, dueRemovals, findAgreed } from './queries-jobs.ts'

/** Composed in a transaction, sent after it: no connection waits for a mail server. */
const sendOne =
  (post: Post) =>
  async ({ tenantId, payload, database }: Job<Carta>): Promise<void> => {
    const brand = await post.register.byId(tenantId)
    if (!brand?.ativo) return
    const letter = await database.asTenant(tenantId, (tx) =>
      compose({ tx, tenantNome: brand.nome, now: new Date() }, payload),
    )
    if (letter) await sendToPerson(post, tenantId, letter)
  }

export const CLOSE_ACCOUNTS = 'conta.encerrar'

/** At most this many in one run; the rest waits for the next. */
const SWEEP = 200

/** One transaction each: an account that fails holds back no other. */
async function closeAccounts({ tenantId, database }: Job<object>): Promise<void> {
  await database.asTenant(tenantId, (tx) => clearCadastros(tx, new Date()))
  const due = await database.asTenant(tenantId, (tx) => dueRemovals(tx, new Date(), SWEEP))
  for (const id of due)
    await database.asTenant(tenantId, async (tx) => {
      const now = new Date()
      const papeis = (await rolesOf(tx, [id])).get(id) ?? []
      // Who was to take over may have left meanwhile: the account stays until there is somebody again.
      if (isStaff({ papeis }) && (await isLastAdministrador(tx, id))) return
      if (!(await closeAccount(tx, id, now))) return
      await revokeSessoes(tx, [id], now)
      const por = await findAgreed(tx, id)
      // The account closes by the person's own word; what can't be undone of who works here takes a second one.
      await apagarDados.ask()(tx, id, { decided: por !== null || !isStaff({ papeis }), por, now })
      await publish(tx, `usuario:${id}`, 'sessao_encerrada')
      await audit({ tx }, { entidade: 'usuario', id, acao: 'encerrar_conta' })
    })
}

export const contaTasks = (post: Post): Tasks => ({
  [SEND_CARTA]: sendOne(post),
  [CLOSE_ACCOUNTS]: closeAccounts,
})
