/**
 * Who may try a password now (reliability D4). A delay counts only what nobody can choose for a victim: the browser that
 * the account knows, or the account and the address together; over the world a measure bounds all guesses, and whoever
 * has the account's e-mail passes it with a code.
 */
import { networkOf } from '../../../../core/server/address.ts'
import { audit } from '../../../../core/server/audit.ts'
import type { OutsideContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { isTelling, KNOWN_BROWSER, STRANGERS, WITH_CODE } from '../rules.ts'
import { type Count, findWait, takeTurn, tooSoon } from './door-limits.ts'
import { findCodigo } from './letters-codigo.ts'
import * as queries from './queries.ts'
import { isKnown, markOf } from './queries-navegador.ts'

export const wrong = () =>
  failure(401, 'login_invalido', {
    pt: 'Usuário ou senha não conferem.',
    en: 'Username and password do not match.',
  })

const wrongCode = () =>
  failure(
    422,
    'codigo_invalido',
    {
      pt: 'Este código não confere ou já venceu. Confira as letras ou peça outro.',
      en: 'This code does not match or has expired. Check the letters or ask for another one.',
    },
    { campos: { codigo: { pt: 'Confira o código.', en: 'Check the code.' } } },
  )

/** Somebody tries this account from many places: the same is said of a name that nobody has. */
const besieged = (seconds: number) =>
  failure(
    429,
    'muitas_tentativas',
    {
      pt: 'Muitas senhas foram tentadas nesta conta há pouco. Entre por um aparelho em que você já entrou, peça um código por e-mail ou use o cartão QR.',
      en: 'Many passwords were tried on this account just now. Sign in on a device you have used before, ask for a code by email or use your QR card.',
    },
    { headers: { 'retry-after': String(seconds) } },
  )

export interface Credentials {
  usuario: string
  navegador?: string | undefined
  codigo?: string | undefined
}

/** A try that was let in. */
export interface Turn {
  found: Awaited<ReturnType<typeof queries.findForSignIn>>
  /** What was taken from: given back when the password was right, or was never looked at. */
  taken: Count
  /** How often in a row that was. */
  falhas: number
  /** Account and address together; where the delay holds for this try. */
  local: Count
  delayed: boolean
  /** The mailed code that let it in. */
  ficha: string | undefined
}

type Asking = Pick<OutsideContext, 'caller' | 'now'> & { tx: Tx }

/** Throws 429 while a delay lasts, 422 for a mailed code that is none. Takes one of a measure, and so bounds a burst. */
export async function takeTry(
  { tx, caller, now }: Asking,
  { usuario, navegador, codigo }: Credentials,
): Promise<Turn> {
  const found = await queries.findForSignIn(tx, usuario)
  // One person has one count, whichever of their names is tried: user name, e-mail or RA.
  const conta = found ? `conta #${found.id}#` : `conta ${usuario}`
  const local: Count = { chave: `${conta} em ${networkOf(caller.ip)}` }
  const take = async (taken: Count, more: { delayed?: boolean; ficha?: string } = {}) => {
    const { wait, falhas } = await takeTurn(tx, [taken], now)
    const turn: Turn = { found, taken, falhas, local, delayed: false, ficha: undefined, ...more }
    return { wait, turn }
  }

  const marca = found && navegador ? markOf(found.id, navegador) : undefined
  if (found && marca && (await isKnown(tx, found.id, marca))) {
    const chave = `${conta} no navegador ${marca.toString('base64url')}`
    const { wait, turn } = await take({ chave, measure: KNOWN_BROWSER })
    if (wait === 0) return turn
  }
  if (codigo !== undefined) {
    const ficha = await findCodigo(tx, found?.id, codigo, now)
    if (!ficha) throw wrongCode()
    const { wait, turn } = await take(
      { chave: `${conta} com o código ${ficha.id}`, measure: WITH_CODE },
      { ficha: ficha.token },
    )
    if (wait > 0) throw tooSoon(wait)
    return turn
  }
  const delay = await findWait(tx, [local], now)
  if (delay > 0) throw tooSoon(delay)
  const { wait, turn } = await take({ chave: conta, measure: STRANGERS }, { delayed: true })
  if (wait > 0) throw besieged(wait)
  return turn
}

/** Somebody tries passwords of a person. Written after the answer: an unknown user is answered in the same time. */
export function auditRefusals(
  { services, brand, caller, log }: OutsideContext,
  usuarioId: number | undefined,
  falhas: number,
): void {
  if (usuarioId === undefined || !isTelling(falhas)) return
  const entry = {
    entidade: 'usuario',
    id: usuarioId,
    acao: 'recusar_entrada',
    mudanca: { depois: { falhas } },
  }
  services.database
    .asTenant(brand.ownerId, (tx) => audit({ tx, caller }, entry))
    .catch((error: unknown) => log.error({ err: error }, 'a refused sign-in could not be logged'))
}
