/** Messages of the outbox as the contract has them. */
import type { OutboxEntry, OutboxMessage } from '../../../../core/server/mail/outbox.ts'
import type { Mensagem } from '../contract.ts'

export const presentEntry = ({ id, to, subject, at }: OutboxEntry): Mensagem => ({
  id,
  para: to,
  assunto: subject,
  enviada_em: at,
})

export const presentMessage = (message: OutboxMessage) => ({
  ...presentEntry(message),
  de: message.from,
  texto: message.text,
  html: message.html || null,
})
