/** An account at a provider and the person here that it is linked to: by (tenant, issuer, subject), never by e-mail. */
import type { Tx } from '../../../../core/server/database.ts'
import { failure } from '../../../../core/server/failure.ts'
import { issueFicha, peekFicha, useFicha } from '../../sessao/server/public.ts'
import { PENDING_MS } from '../rules.ts'
import * as queries from './queries.ts'
import { startAgain, taken } from './refusals.ts'
import type { Identity } from './remote-client.ts'
import { isMarkOf, markOf } from './write-pending.ts'

/** What a provider told of somebody, as a ficha carries it. */
export interface ClaimedIdentity extends Identity {
  /** The provider's name here. */
  provedor: string
  /** The provider asked anew who it is, whoever it remembered. */
  anew: boolean
}

/** A ficha for going on with an account that nobody here is linked to; it serves only the browser that it is for. */
export const issueClaim = (
  tx: Tx,
  identity: ClaimedIdentity,
  navegador: string,
  now: Date,
): Promise<string> =>
  issueFicha(tx, {
    finalidade: 'provedor',
    dados: { ...identity, navegador: markOf(navegador) },
    now,
    validMs: PENDING_MS,
  })

interface Place {
  tx: Tx
  now: Date
}

async function read({ tx, now }: Place, token: string, take: typeof useFicha): Promise<ClaimedIdentity> {
  const [ficha = '', navegador = ''] = token.split('.', 2)
  const { dados } = await take(tx, 'provedor', ficha, now)
  const { navegador: mark, ...identity } = dados as ClaimedIdentity & { navegador: string }
  // A link with somebody else's ficha would tie their account to this person's.
  if (!isMarkOf(mark, navegador)) throw startAgain()
  return identity
}

/**
 * The account at a provider behind a token `<ficha>.<navegador>` (web/public.tsx: `provedorToken`), used up: link it
 * with `linkIdentity` in the same transaction. The e-mail is what the provider says: whoever is found by it is not
 * thereby the same person.
 * @throws 404, 409, 422 as links of one use do; 404 `entrada_desconhecida` in another browser
 */
export const claimIdentity = (place: Place, token: string): Promise<ClaimedIdentity> =>
  read(place, token, useFicha)

/** The same without using the token up. */
export const peekIdentity = (place: Place, token: string): Promise<ClaimedIdentity> =>
  read(place, token, peekFicha)

/**
 * Links an account at a provider with a person. Linking what is linked with the same person already is no error.
 * @throws 409 `identidade_em_uso`
 */
export async function linkIdentity(
  tx: Tx,
  usuarioId: number,
  { issuer, subject, email, nome }: Pick<Identity, 'issuer' | 'subject' | 'email' | 'nome'>,
): Promise<number> {
  const rotulo = email ?? nome
  const made = await queries.insertIdentidade(tx, { usuario_id: usuarioId, issuer, subject, rotulo })
  if (made) return made.id
  const there = await queries.findIdentidade(tx, issuer, subject)
  // Gone between the two: the caller tries again.
  if (!there) throw failure(409, 'tente_de_novo', { pt: 'Tente de novo.', en: 'Try again.' })
  if (there.usuario_id !== usuarioId) throw taken()
  return there.id
}
