/** Rows of accounts at providers → the contract. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Identidade } from '../contract.ts'
import type { Tipo } from '../rules.ts'

interface Row {
  id: number
  issuer: string
  rotulo: string
  created_at: Date
  usada_em: Date | null
}

interface Named {
  id: number
  tipo: string
  nome: string
  issuer: string
}

/** With or without a slash at the end, an address is the same. */
const addressOf = (text: string): string => (URL.canParse(text) ? new URL(text).href : text)

const MICROSOFT = 'https://login.microsoftonline.com/'

/** Microsoft's own issuer names the organisation of the account, where the configured one may say `common`. */
const isOf = (issuer: string, provedor: Named): boolean =>
  addressOf(issuer) === addressOf(provedor.issuer) ||
  (provedor.issuer.startsWith(MICROSOFT) && issuer.startsWith(MICROSOFT))

export function presentIdentidade(row: Row, provedores: readonly Named[]): Told<Identidade> {
  const provedor = provedores.find((one) => isOf(row.issuer, one))
  return {
    id: row.id,
    nome: provedor?.nome ?? (URL.canParse(row.issuer) ? new URL(row.issuer).hostname : row.issuer),
    provedor: provedor?.id ?? null,
    tipo: (provedor?.tipo as Tipo | undefined) ?? null,
    rotulo: row.rotulo,
    criada_em: row.created_at,
    usada_em: row.usada_em,
  }
}
