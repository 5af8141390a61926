/** What a mail is made of, and what it may not contain. */
import type { Language } from '../../texts/texts.ts'
import { type Failure, failure } from '../failure.ts'
import { mailTexts } from './texts.ts'

export interface MailMessage {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  language: Language
  /** Shown as the sender, before the address of the configuration: the tenant's name. */
  fromName?: string
  /** `List-*`, `X-*`, `Reply-To`, `In-Reply-To` or `References`; the others are set here. */
  headers?: Readonly<Record<string, string>>
  /** Sent again under the same name it is the same message to whoever receives it (Message-ID). */
  name?: string
}

/** 400 `mensagem_invalida`: an address that is none, or something that would add a header. */
export const invalidMessage = (what: string): Failure => {
  const invalid = failure(400, 'mensagem_invalida', mailTexts.invalid)
  invalid.cause = what
  return invalid
}

const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,250}[\p{L}\p{N}])?$/u
const HEADER = /^(?:(?:List|X)-[A-Za-z0-9-]{1,60}|Reply-To|In-Reply-To|References)$/i
// Line breaks and NUL: what follows them would be a header, or nothing.
const BREAKS = /[\0\r\n\u2028\u2029\u0085\v\f]/
const MAX_LINE = 900
const NAME = /^[A-Za-z0-9-]{1,64}$/

const oneLine = (what: string, value: string): void => {
  if (BREAKS.test(value) || value.length > MAX_LINE) throw invalidMessage(what)
}

/** Throws 400 `mensagem_invalida`. */
export function checkMessage({ to, subject, fromName = '', headers = {}, name }: MailMessage): void {
  if (name !== undefined && !NAME.test(name)) throw invalidMessage('name')
  if (!ADDRESS.test(to)) throw invalidMessage('to')
  oneLine('subject', subject)
  oneLine('fromName', fromName)
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER.test(name)) throw invalidMessage(`header ${JSON.stringify(name)}`)
    oneLine(name, value)
  }
}

export interface Sender {
  name: string
  address: string
}

/** `Turmalina <nao-responda@escola.br>` or a bare address. Throws RangeError for anything else. */
export function senderOf(from: string): Sender {
  const [text, open] = [from.trim(), from.trim().indexOf('<')]
  const [, name = null] = /^"?([^"<>]*)"?$/.exec(text.slice(0, Math.max(0, open)).trim()) ?? []
  const sender =
    name !== null && open >= 0 && text.endsWith('>')
      ? { name: name.trim(), address: text.slice(open + 1, -1) }
      : { name: '', address: text }
  if (!ADDRESS.test(sender.address) || BREAKS.test(sender.name)) throw new RangeError(`not a sender: ${from}`)
  return sender
}
