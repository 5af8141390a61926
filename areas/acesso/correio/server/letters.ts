/** Mail of a tenant to one of its people: the tenant's name, colours and address, marked as its own. */
import { DEFAULT_PALETTE, isPalette, PALETTES } from '../../../../core/contract/palettes.ts'
import { originOf } from '../../../../core/server/brand.ts'
import type { Services } from '../../../../core/server/context.ts'
import { Failure } from '../../../../core/server/failure.ts'
import { layoutMail } from '../../../../core/server/mail/layout.ts'
import type { Language } from '../../../../core/texts/texts.ts'
import { tenantHeader } from './find-owner.ts'

/** What it takes to send; handed to the tasks that do. */
export type Post = Pick<Services, 'mailer' | 'register' | 'config'>

export interface Letter {
  para: string
  language: Language
  subject: string
  title: string
  /** Plain text. */
  paragraphs: readonly string[]
  /** A page of the product: `path` starts with one slash. */
  action: { label: string; path: `/${string}` }
  /** The page where the person refuses mails of this category. */
  refusal?: `/${string}`
  /** Names the message: sent again under it, it is the same one. */
  name?: string
}

const oneLine = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim()

/** Another try would end alike: the address takes no mail, or is none. */
const isFinal = (error: unknown): boolean =>
  error instanceof Failure && ['correio_recusado', 'mensagem_invalida'].includes(error.codigo)

/**
 * Sends a letter in the name of the tenant that owns the data. False when it will never arrive: the tenant is switched
 * off, or the address refuses mail for good. Throws 503 `correio_indisponivel`: try later.
 */
export async function sendToPerson(
  { mailer, register, config }: Post,
  ownerId: number,
  { para, language, subject, title, paragraphs, action, refusal, name }: Letter,
): Promise<boolean> {
  const brand = await register.byId(ownerId)
  if (!brand?.ativo) return false
  const origin = originOf(brand, config.publicUrl)
  const { html, text } = layoutMail({
    tenantNome: brand.nome,
    seedColour: PALETTES[isPalette(brand.paletaCor) ? brand.paletaCor : DEFAULT_PALETTE],
    language,
    title,
    paragraphs,
    action: { label: action.label, url: `${origin}${action.path}` },
    ...(refusal && { refusal: `${origin}${refusal}` }),
  })
  try {
    await mailer.send({
      to: para,
      subject: oneLine(subject),
      text,
      html,
      language,
      fromName: oneLine(brand.nome),
      headers: {
        ...tenantHeader(ownerId),
        // The page for who clicks; a mail program may post there by itself (RFC 8058).
        ...(refusal && {
          'List-Unsubscribe': `<${origin}${refusal}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      ...(name !== undefined && { name }),
    })
    return true
  } catch (error) {
    if (isFinal(error)) return false
    throw error
  }
}
