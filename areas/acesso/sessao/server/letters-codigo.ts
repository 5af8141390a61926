/** The code by e-mail that lets its reader try a password while others guess at the account (reliability D4). */
import { randomInt } from 'node:crypto'
import { networkOf } from '../../../../core/server/address.ts'
import type { PublicContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { enqueue, type Job, type Tasks } from '../../../../core/server/jobs.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { languageOf, say } from '../../../../core/texts/texts.ts'
import { type Post, sendToPerson } from '../../correio/server/public.ts'
import { CODE_LENGTH, CODE_LETTERS, readCode } from '../rules.ts'
import { codigoTexts } from '../texts-codigo.ts'
import { countAttempt } from './door-limits.ts'
import { findForSignIn } from './queries.ts'
import { countCodes, findAddress } from './queries-codigo.ts'
import { issueFicha, peekFicha, useFicha } from './secrets-fichas.ts'

export const SEND_CODE = 'sessao.enviarCodigo'

/** Requests of one address before anybody waits: a school is behind one. */
const FREE_FROM_ADDRESS = 40
/** Letters to one person in an hour, whoever asks: each code holds for its hour, so nobody's is spoilt. */
const LETTERS_AN_HOUR = 4
const HOUR_MS = 3_600_000

/** A code serves for its account alone. 50 bits: guessing needs no count that somebody could use up for another. */
const tokenOf = (usuarioId: number, codigo: string): string => `${usuarioId} ${codigo}`

/** The live code of a person; undefined for what is none, or another's. */
export async function findCodigo(
  tx: Tx,
  usuarioId: number | undefined,
  typed: string,
  now: Date,
): Promise<{ id: number; token: string } | undefined> {
  const codigo = readCode(typed)
  if (codigo === null) return
  const token = tokenOf(usuarioId ?? 0, codigo)
  const ficha = await peekFicha(tx, 'liberar_entrada', token, now).catch(() => undefined)
  return ficha && { id: ficha.id, token }
}

/** A code serves once: the browser that it let in is known from then on. */
export const spendCodigo = (tx: Tx, token: string, now: Date) => useFicha(tx, 'liberar_entrada', token, now)

/** The answer and the work are the same for everybody: whether there is such a person is found out by the job (D5). */
export async function askCodigo({
  tx,
  body,
  caller,
  now,
}: PublicContext & { body: { usuario: string } }): Promise<object> {
  const usuario = body.usuario.trim().toLowerCase()
  await countAttempt(tx, [{ chave: `codigo em ${networkOf(caller.ip)}`, free: FREE_FROM_ADDRESS }], now)
  await enqueue(tx, SEND_CODE, { usuario })
  return {}
}

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

const sendCodigo =
  (post: Post) =>
  async ({ tenantId, database, payload: { usuario } }: Job<{ usuario: string }>): Promise<void> => {
    const codigo = makeCode()
    const now = new Date()
    const person = await database.asTenant(tenantId, async (tx) => {
      const found = await findForSignIn(tx, usuario)
      const conta = found && (await findAddress(tx, found.id))
      if (!found || !conta) return
      await oneAtATime(tx, 'codigo', found.id)
      const sent = await countCodes(tx, found.id, new Date(now.getTime() - HOUR_MS))
      if (sent >= LETTERS_AN_HOUR) return
      const token = tokenOf(found.id, codigo)
      await issueFicha(tx, { finalidade: 'liberar_entrada', usuarioId: found.id, token, now })
      return conta
    })
    if (!person) return
    const language = languageOf(person.idioma)
    const t = say(codigoTexts, language)
    await sendToPerson(post, tenantId, {
      para: person.email,
      language,
      subject: t.assunto,
      title: t.assunto,
      paragraphs: [t.texto, `${codigo.slice(0, 5)}-${codigo.slice(5)}`, t.naoFoiVoce],
      action: { label: t.abrir, path: '/login' },
    })
  }

export const sessaoTasks = (post: Post): Tasks => ({ [SEND_CODE]: sendCodigo(post) })
