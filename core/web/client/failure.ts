/** A call that did not succeed: what to read from the answer, and the sentence for it (section 8). */
import { type Language, say } from '../../texts/texts.ts'
import { clientTexts } from './texts.ts'

export interface ApiErrorDetails {
  status: number
  codigo: string
  mensagem: string | readonly string[] | null
  campos?: Readonly<Record<string, string>>
  data?: unknown
  retryAfter?: number
}

/** `status` is the HTTP status, 500 when unknown, 0 when no answer came (`sem_conexao`, `tempo_esgotado`). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly codigo: string
  /** What the server wrote for people; null when it wrote nothing. */
  readonly mensagem: string | readonly string[] | null
  /** Field name → what is wrong with it. */
  readonly campos: Readonly<Record<string, string>>
  /** The answer as it came. */
  readonly data: unknown
  /** Seconds to wait before asking again, where the server said so (429, 503); else 0. */
  readonly retryAfter: number

  constructor({ status, codigo, mensagem, campos = {}, data, retryAfter = 0 }: ApiErrorDetails) {
    super(joined(mensagem) ?? codigo)
    this.status = status
    this.codigo = codigo
    this.mensagem = mensagem
    this.campos = campos
    this.data = data
    this.retryAfter = retryAfter
  }
}

const joined = (mensagem: string | readonly string[] | null) =>
  typeof mensagem === 'string' ? mensagem : mensagem?.join(' ')

/** `mensagem` when status is erro and it is a string or a non-empty list; else a plain-string body; else null. */
export function extractMessage(data: unknown): string | readonly string[] | null {
  if (typeof data === 'string') return data
  const { status, mensagem } = fieldsOf(data)
  if (status !== 'erro') return null
  if (typeof mensagem === 'string') return mensagem
  return Array.isArray(mensagem) && mensagem.length > 0 ? mensagem.map(String) : null
}

/** The error of an answer. `httpStatus` of a success that is none (200 with status erro) counts as unknown: 500. */
export function errorOf(httpStatus: number, data: unknown, retryAfter?: string | null): ApiError {
  const status = httpStatus >= 400 ? httpStatus : 500
  const { codigo, campos } = fieldsOf(data)
  return new ApiError({
    status,
    codigo: typeof codigo === 'string' && codigo !== '' ? codigo : 'desconhecido',
    mensagem: extractMessage(data),
    campos: Object.fromEntries(
      Object.entries(fieldsOf(campos)).map(([field, wrong]) => [field, [wrong].flat().join(' ')]),
    ),
    data,
    retryAfter: /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0,
  })
}

export const isSuccess = (data: unknown): boolean => fieldsOf(data).status === 'sucesso'

const fieldsOf = (data: unknown): Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}

/**
 * No answer came: what was sent may be sent again when the network is back. Everything else is a refusal, and whoever sees it
 * is told the server's own words (`errorSentence`), never that the network is gone.
 */
export const isLostNetwork = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** The sentence to show for anything that a call may throw. */
export function errorSentence(error: unknown, language: Language): string {
  const t = say(clientTexts, language)
  if (!(error instanceof ApiError)) return t.falhou
  if (error.codigo === 'sem_conexao') return t.semConexao
  if (error.codigo === 'tempo_esgotado') return t.tempoEsgotado
  return joined(error.mensagem) || t.falhou
}
