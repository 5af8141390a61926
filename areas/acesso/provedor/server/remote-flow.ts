/** To the provider and back. No transaction is open while the provider is waited for. */
import { audit } from '../../../../core/server/audit.ts'
import type { Handler, OutsideContext } from '../../../../core/server/context.ts'
import { continuation } from '../../sessao/rules-continue.ts'
import { openSession } from '../../sessao/server/public.ts'
import type { provedorApi } from '../contract.ts'
import { issueClaim } from './find-claim.ts'
import { findParty, returnAddress } from './find-party.ts'
import * as queries from './queries.ts'
import { startAgain, unavailable, unknownProvedor } from './refusals.ts'
import {
  authorizationUrl,
  failureOf,
  type Identity,
  type Party,
  type Request,
  reasonOf,
  redeem,
} from './remote-client.ts'
import { begin, type Pending, secretsOf, takePending } from './write-pending.ts'

type Start = Handler<typeof provedorApi.start>
type Finish = Handler<typeof provedorApi.finish>

async function partyOf({ services, brand }: OutsideContext, id: number): Promise<Party> {
  const party = await services.database.asTenant(brand.ownerId, (tx) =>
    findParty(tx, id, services.config, brand),
  )
  if (!party) throw unknownProvedor()
  return party
}

/** What was sent with a state, and must come back. */
const requestOf = (
  { services, brand, language }: OutsideContext,
  id: number,
  { state, anew }: { state: string; anew: boolean },
): Request => ({
  retorno: returnAddress(id, services.config, brand),
  state,
  anew,
  ...secretsOf(services.config.secretKey, state),
  idioma: language === 'en-us' ? 'en-US' : 'pt-BR',
})

export const start: Start = async ({ params, body, ...context }) => {
  const { services, brand, now, log } = context
  const party = await partyOf(context, params.id)
  const pending: Pending = {
    provedor: party.id,
    issuer: party.issuer,
    client_id: party.client_id,
    brand: brand.id,
    navegador: body.navegador,
    continuar: continuation(body.continuar),
    compartilhada: body.compartilhada ?? false,
    vincular: body.vincular ?? false,
    provar: body.provar ?? false,
  }
  const state = await services.database.asTenant(brand.ownerId, (tx) => begin(tx, pending, now))
  try {
    return {
      endereco: await authorizationUrl(party, requestOf(context, party.id, { state, anew: pending.provar })),
    }
  } catch (error) {
    log.warn({ motivo: reasonOf(error), provedor: party.id }, 'the provider could not be met')
    throw unavailable(party.nome)
  }
}

/** A session for whoever the account is linked to; a ficha to go on with for everybody else. */
async function settle(
  context: OutsideContext,
  party: Party,
  pending: Pending & { aberto: string },
  identity: Identity,
): ReturnType<Finish> {
  const { services, brand } = context
  const now = new Date()
  const { continuar, compartilhada, vincular, provar } = pending
  return services.database.asTenant(brand.ownerId, async (tx) => {
    const linked = await queries.findIdentidade(tx, identity.issuer, identity.subject)
    if (linked && !vincular && !provar) {
      await queries.touchIdentidade(tx, linked.id, identity.email ?? identity.nome, now)
      const place = { ...context, tx, now }
      const opened = await openSession(place, {
        usuarioId: linked.usuario_id,
        metodo: 'provedor',
        compartilhada,
      })
      return { resultado: 'entrou' as const, ...opened, continuar }
    }
    const claimed = { ...identity, provedor: party.nome, anew: provar }
    const ficha = await issueClaim(tx, claimed, pending.aberto, now)
    return { resultado: provar ? 'provar' : vincular ? 'vincular' : 'cadastrar', ficha, continuar }
  })
}

export const finish: Finish = async ({ params, body, ...context }) => {
  const { services, brand, now, log, caller } = context
  const party = await partyOf(context, params.id)
  const state = new URLSearchParams(body.resposta).get('state')
  if (!state) throw startAgain()
  const wanted = {
    provedor: party.id,
    issuer: party.issuer,
    client_id: party.client_id,
    brand: brand.id,
    navegador: body.navegador,
  }
  // Used up before the provider is asked: of any number of repeats one goes on, and it is committed by then.
  const pending = await services.database.asTenant(brand.ownerId, (tx) => takePending(tx, state, wanted, now))
  const identity = await redeem(
    party,
    body.resposta,
    requestOf(context, party.id, { state, anew: pending.provar }),
  ).catch(async (error: unknown) => {
    const refusal = failureOf(error, party.nome)
    log.warn({ motivo: reasonOf(error), provedor: party.id }, 'the answer of a provider was not taken')
    if (refusal.codigo === 'entrada_recusada')
      await services.database.asTenant(brand.ownerId, (tx) =>
        audit(
          { tx, caller },
          {
            entidade: 'provedor',
            id: party.id,
            acao: 'recusar',
            mudanca: { depois: { motivo: reasonOf(error) } },
          },
        ),
      )
    throw refusal
  })
  return settle(context, party, { ...pending, aberto: body.navegador }, identity)
}
