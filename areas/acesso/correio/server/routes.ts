/** Handlers of the outbox. Where mail is truly sent, or without the demonstration, there is nothing to find. */
import type { Config } from '../../../../core/server/config.ts'
import type { Handlers } from '../../../../core/server/context.ts'
import { notFound } from '../../../../core/server/failure.ts'
import { openOutbox } from '../../../../core/server/mail/outbox.ts'
import type { correioApi } from '../contract.ts'
import { correioPolicy } from '../policy.ts'
import { belongsTo } from './find-owner.ts'
import { presentEntry, presentMessage } from './present.ts'
import { conhecidos } from './public-conhecidos.ts'

/** How many of the newest are looked through, and at most how many are shown. */
const READ = 400
const SHOWN = 200

function outboxOf({ demo, smtpUrl, mailDir }: Config) {
  if (!demo || smtpUrl) throw notFound()
  return openOutbox(mailDir)
}

export const correioHandlers: Handlers<typeof correioApi> = {
  async listMensagens({ tx, authorize, services, brand }) {
    authorize(correioPolicy, 'view', null)
    const outbox = outboxOf(services.config)
    const entries = await outbox.list(READ)
    const messages = (await Promise.all(entries.map(({ id }) => outbox.read(id)))).filter(
      (one) => one !== null,
    )
    const known = await conhecidos.ask()(tx, [...new Set(messages.map(({ to }) => to.toLowerCase()))])
    return {
      mensagens: messages
        .filter((message) => belongsTo(message, brand.ownerId, known))
        .slice(0, SHOWN)
        .map(presentEntry),
    }
  },

  async findMensagem({ tx, params, authorize, services, brand }) {
    authorize(correioPolicy, 'view', null)
    const message = await outboxOf(services.config).read(params.id)
    if (!message) throw notFound()
    const known = await conhecidos.ask()(tx, [message.to.toLowerCase()])
    if (!belongsTo(message, brand.ownerId, known)) throw notFound()
    return { mensagem: presentMessage(message) }
  },
}
