/** Handlers: the providers of a tenant, for whoever administers it. */
import { audit } from '../../../../core/server/audit.ts'
import type { Handlers, PublicContext } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { oneAtATime } from '../../../../core/server/one-at-a-time.ts'
import { tenantPolicy } from '../../tenant/policy.ts'
import type { provedorApi } from '../contract.ts'
import { isIssuer, KNOWN_ISSUERS, scopesOf, type Tipo } from '../rules.ts'
import { partyFromEnvironment, presentParty, presentProvedor, sealSecret } from './find-party.ts'
import * as queries from './queries.ts'
import { secretAnew, twice, wrongIssuer, wrongKey } from './refusals.ts'

type Api = Pick<typeof provedorApi, 'listConfigurados' | 'create' | 'change'>

const MAX_PROVEDORES = 20

const tooMany = () =>
  failure(422, 'muitos_provedores', {
    pt: `São no máximo ${MAX_PROVEDORES} provedores. Desligue ou troque um dos que já existem.`,
    en: `There may be ${MAX_PROVEDORES} providers at most. Switch off or change one of those that exist.`,
  })

interface Given {
  issuer?: string
  segredo?: string | null
  equipe?: string | null
  chave?: string | null
  escopos?: string
}

/** What is written, checked: the issuer, and for Apple its three parts. */
function settingsOf(
  tipo: Tipo,
  given: Given,
  before: Pick<queries.ProvedorRow, 'issuer' | 'segredo' | 'equipe' | 'chave' | 'escopos'> | undefined,
  { services: { config }, brand }: Pick<PublicContext, 'services' | 'brand'>,
) {
  const issuer = (given.issuer?.trim() || before?.issuer) ?? KNOWN_ISSUERS[tipo] ?? ''
  if (!isIssuer(issuer, config.demo)) throw wrongIssuer()
  if (before?.segredo && issuer !== before.issuer && given.segredo === undefined) throw secretAnew()
  const segredo =
    given.segredo === undefined
      ? (before?.segredo ?? null)
      : given.segredo === null
        ? null
        : sealSecret(config, brand, given.segredo)
  const equipe = given.equipe === undefined ? (before?.equipe ?? null) : given.equipe
  const chave = given.chave === undefined ? (before?.chave ?? null) : given.chave
  if (tipo === 'apple' && !(segredo && equipe && chave)) throw wrongKey()
  const escopos = scopesOf(tipo, given.escopos ?? before?.escopos)
  return { issuer, segredo, equipe, chave, escopos }
}

/** What the log keeps of a provider: never the secret, only that it changed. */
const noted = ({ nome, issuer, client_id, ativo, segredo }: Omit<queries.ProvedorRow, 'tenant_id'>) => ({
  nome,
  issuer,
  client_id,
  ativo,
  confidencial: segredo !== null,
})

export const adminHandlers: Handlers<Api> = {
  async listConfigurados({ tx, brand, services, authorize }) {
    authorize(tenantPolicy, 'administer', { id: brand.ownerId })
    const own = partyFromEnvironment(services.config, brand)
    const rows = await queries.listAll(tx)
    return {
      provedores: [
        ...(own ? [presentParty(own, services.config, brand)] : []),
        ...rows.map((row) => presentProvedor(row, services.config, brand)),
      ],
    }
  },
  async create({ body, ...context }) {
    const { tx, brand, services, authorize } = context
    authorize(tenantPolicy, 'administer', { id: brand.ownerId })
    await oneAtATime(tx, 'provedor')
    if ((await queries.countProvedores(tx)) >= MAX_PROVEDORES) throw tooMany()
    const { tipo, nome, client_id, ativo = true } = body
    const settings = settingsOf(tipo, body, undefined, context)
    const row = await queries.insertProvedor(tx, { tipo, nome, client_id, ativo, ...settings })
    if (!row) throw twice()
    await audit(context, { entidade: 'provedor', id: row.id, acao: 'criar', mudanca: { depois: noted(row) } })
    return { provedor: presentProvedor(row, services.config, brand) }
  },
  async change({ params, body, ...context }) {
    const { tx, brand, services, authorize, now } = context
    authorize(tenantPolicy, 'administer', { id: brand.ownerId })
    const before = await queries.findProvedor(tx, params.id)
    if (!before) throw notFound()
    const settings = settingsOf(before.tipo, body, before, context)
    const client_id = body.client_id ?? before.client_id
    if (await queries.findTwin(tx, { id: params.id, issuer: settings.issuer, client_id })) throw twice()
    const row = await queries.updateProvedor(
      tx,
      params.id,
      {
        tipo: before.tipo,
        nome: body.nome ?? before.nome,
        client_id,
        ativo: body.ativo ?? before.ativo,
        ...settings,
      },
      now,
    )
    await audit(context, {
      entidade: 'provedor',
      id: row.id,
      acao: 'mudar',
      mudanca: { antes: noted(before), depois: { ...noted(row), segredo_novo: body.segredo !== undefined } },
    })
    return { provedor: presentProvedor(row, services.config, brand) }
  },
}
