/** A card of first access without a camera: the user name and the words printed below it become a link of an hour. */
import { networkOf } from '../../../../core/server/address.ts'
import type { OutsideContext } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import type { Measure } from '../../../acesso/sessao/rules.ts'
import {
  auditRefusals,
  countFailure,
  findForSignIn,
  fitsCard,
  giveBack,
  issueFicha,
  takeTurn,
  tooSoon,
  waitTurn,
  wordsHash,
} from '../../../acesso/sessao/server/public.ts'
import { readPalavras } from '../rules.ts'

/** Guesses at one card over the world: some 5,000 in its seven days, of 37 thousand million words. */
const GUESSES: Measure = { burst: 20, everyS: 120 }
/** Wrong words of one address before anybody waits: a class mistypes together. */
const FREE_FROM_ADDRESS = 40
const HOUR_MS = 3_600_000

const wrong = () =>
  failure(404, 'cartao_invalido', {
    pt: 'O nome de usuário e o código não conferem com nenhum cartão. Confira as três palavras e os dois números.',
    en: 'The username and the code match no card. Check the three words and the two digits.',
  })

export async function openCartao(
  context: OutsideContext & { body: { usuario: string; codigo: string } },
): Promise<{ token: string }> {
  const { body, brand, caller, services, now } = context
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => services.database.asTenant(brand.ownerId, work)
  const usuario = body.usuario.trim().toLowerCase()
  const address = { chave: `cartão de acesso em ${networkOf(caller.ip)}`, free: FREE_FROM_ADDRESS }
  // Taken, and kept, before the words are looked at: a burst from anywhere gains nothing.
  const turn = await inTenant(async (tx) => {
    await waitTurn(tx, [address], now)
    const found = await findForSignIn(tx, usuario)
    const taken = {
      chave: found ? `cartão de acesso #${found.id}#` : `cartão de acesso ${usuario}`,
      measure: GUESSES,
    }
    return { found, taken, ...(await takeTurn(tx, [taken], now)) }
  })
  if (turn.wait > 0) throw tooSoon(turn.wait)
  const { found, taken, falhas } = turn
  const usuarioId = found?.status === 'ativo' ? found.id : 0
  const palavras = wordsHash(services.config.secretKey, {
    tenantId: brand.ownerId,
    usuarioId,
    palavras: readPalavras(body.codigo),
  })
  const token = await inTenant(async (tx) => {
    if (await fitsCard(tx, usuarioId, palavras, now)) {
      await giveBack(tx, taken)
      return issueFicha(tx, { finalidade: 'criar_senha', usuarioId, now, validMs: HOUR_MS })
    }
    await countFailure(tx, [address], now)
    return undefined
  })
  if (token !== undefined) return { token }
  auditRefusals(context, found?.id, falhas)
  throw wrong()
}
