/** The providers of a tenant: those in its table, and in the main tenant the one that the environment names. */
import { type Brand, originOf } from '../../../../core/server/brand.ts'
import type { Config } from '../../../../core/server/config.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { seal, unseal } from '../../../../core/server/seal.ts'
import type { ProvedorConfigurado } from '../contract.ts'
import { DEFAULT_SCOPES, type Tipo } from '../rules.ts'
import * as queries from './queries.ts'
import type { Party } from './remote-client.ts'

type Settings = Pick<Config, 'oidc' | 'demo' | 'secretKey' | 'publicUrl'>

const PURPOSE = 'provedor'

/** The id of the provider that the environment names. */
const FROM_ENVIRONMENT = 0

export const sealSecret = (config: Settings, brand: Brand, secret: string): Buffer =>
  seal(config.secretKey, PURPOSE, secret, `tenant ${brand.ownerId}`)

export const openSecret = (config: Settings, brand: Brand, sealed: Buffer | null): string | null =>
  sealed && (unseal(config.secretKey, PURPOSE, sealed, `tenant ${brand.ownerId}`)?.toString() ?? null)

export function partyFromEnvironment({ oidc }: Settings, { principal }: Brand): Party | undefined {
  if (!oidc || !principal) return undefined
  return {
    id: FROM_ENVIRONMENT,
    tipo: 'oidc',
    nome: oidc.nome,
    issuer: oidc.issuer,
    client_id: oidc.clientId,
    segredo: oidc.clientSecret ?? null,
    equipe: null,
    chave: null,
    escopos: DEFAULT_SCOPES.oidc,
    loopback: true,
    trusted: true,
  }
}

/** The provider that people may sign in with under this id; undefined when there is none, or it is switched off. */
export async function findParty(
  tx: Tx,
  id: number,
  config: Settings,
  brand: Brand,
): Promise<Party | undefined> {
  if (id === FROM_ENVIRONMENT) return partyFromEnvironment(config, brand)
  const row = await queries.findProvedor(tx, id)
  if (!row?.ativo) return undefined
  const segredo = openSecret(config, brand, row.segredo)
  // Sealed with another key: without its secret the provider would be asked in vain.
  if (row.segredo && segredo === null) return undefined
  const { tipo, nome, issuer, client_id, equipe, chave, escopos } = row
  return {
    id,
    tipo: tipo as Tipo,
    nome,
    issuer,
    client_id,
    segredo,
    equipe,
    chave,
    escopos,
    loopback: config.demo,
    trusted: false,
  }
}

/** Each provider has an address of its own to come back to: an answer can't pass for another provider's. */
export const returnAddress = (id: number, { publicUrl }: Settings, brand: Brand): string =>
  `${originOf(brand, publicUrl)}/login/token/${id}`

export function presentProvedor(
  row: queries.ProvedorRow,
  config: Settings,
  brand: Brand,
): ProvedorConfigurado {
  const { id, tipo, nome, issuer, client_id, segredo, equipe, chave, escopos, ativo } = row
  return {
    id,
    tipo: tipo as Tipo,
    nome,
    issuer,
    client_id,
    confidencial: segredo !== null,
    equipe,
    chave,
    escopos,
    ativo,
    do_ambiente: false,
    retorno: returnAddress(id, config, brand),
  }
}

export const presentParty = (party: Party, config: Settings, brand: Brand): ProvedorConfigurado => {
  const { id, tipo, nome, issuer, client_id, segredo, equipe, chave, escopos } = party
  return {
    ...{ id, tipo, nome, issuer, client_id, equipe, chave, escopos },
    confidencial: segredo !== null,
    ativo: true,
    do_ambiente: true,
    retorno: returnAddress(id, config, brand),
  }
}
