/** The register of tenants in memory: read whole, renewed when a row changes. */
import { fusoOf } from '../../../../core/contract/cidades.ts'
import type { Brand, Brands, Register } from '../../../../core/server/brand.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Database } from '../../../../core/server/database.ts'
import type { EventHub } from '../../../../core/server/events.ts'
import { tratamentoOf } from '../../../../core/texts/tratamento.ts'
import type { Tenant } from '../contract.ts'
import { DEFAULT_LINKS, featuresOn, safeLink } from '../rules.ts'
import { listTenants, type TenantRow } from './queries.ts'

/** The longest that a lost notice of change can go unnoticed. */
const MAX_AGE_MS = 15_000

export interface TenantRegister extends Register {
  /** What anyone may know of a tenant. */
  publicOf(brand: Brand): Promise<Tenant>
}

/** The services of the product, whose register tells everybody what a tenant is. */
export type TenantServices = Services & { register: TenantRegister }

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** A Tag Manager id is written only if it is one (reliability C2). */
const gtmId = (value: unknown): string | null =>
  typeof value === 'string' && /^GTM-[A-Z0-9]{4,10}$/.test(value) ? value : null

export function presentTenant(row: TenantRow): Tenant {
  const whatsapp = row.whatsapp as Record<string, unknown>
  const links = row.links as Record<string, unknown>
  const configuracoes = row.configuracoes as Record<string, unknown>
  return {
    id: row.id,
    status: row.status as Tenant['status'],
    slug: row.slug,
    nome: row.nome,
    dominio: row.dominio,
    paleta_cor: row.paleta_cor,
    fuso: fusoOf(row.dono_fuso),
    tratamento: tratamentoOf(row.dono_trata_aluno, row.dono_trata_professor),
    principal: row.principal,
    database_share: row.dono_slug,
    chamada: row.chamada,
    descricao: row.descricao,
    features: featuresOn(row.features),
    whatsapp: {
      mensagem: text(whatsapp.mensagem) ?? '',
      numero: (text(whatsapp.numero) ?? '').replace(/\D/g, ''),
    },
    links: {
      politica_de_privacidade: safeLink(links.politica_de_privacidade, DEFAULT_LINKS.politica_de_privacidade),
      wiki: safeLink(links.wiki, DEFAULT_LINKS.wiki),
    },
    configuracoes: {
      recaptcha: text(configuracoes.recaptcha),
      gtm: gtmId(configuracoes.gtm),
      google_login_id: text(configuracoes.google_login_id),
      microsoft_login_id: text(configuracoes.microsoft_login_id),
      apple_login_id: text(configuracoes.apple_login_id),
    },
  }
}

const brandOf = (row: TenantRow): Brand => ({
  id: row.id,
  slug: row.slug,
  nome: row.nome,
  dominio: row.dominio,
  // A brand whose owner is switched off has no data to show.
  ativo: row.status === 'ativo' && row.dono_status === 'ativo',
  principal: row.principal,
  paletaCor: row.paleta_cor,
  fuso: fusoOf(row.dono_fuso),
  tratamento: tratamentoOf(row.dono_trata_aluno, row.dono_trata_professor),
  ownerId: row.dono_id ?? row.id,
  ownerSlug: row.dono_slug,
})

interface Snapshot extends Brands {
  brands: readonly Brand[]
  rows: ReadonlyMap<number, TenantRow>
  readAt: number
}

export function openRegister(database: Database, events: EventHub): TenantRegister {
  let snapshot: Promise<Snapshot> | undefined
  let readAt = 0
  events.onTenantChange(() => {
    snapshot = undefined
  })

  async function read(): Promise<Snapshot> {
    const rows = await database.asRegistry(listTenants)
    const brands = rows.map(brandOf)
    return {
      brands,
      rows: new Map(rows.map((row) => [row.id, row])),
      byHost: new Map(brands.map((brand) => [brand.dominio, brand])),
      bySlug: new Map(brands.map((brand) => [brand.slug, brand])),
      readAt: Date.now(),
    }
  }

  /**
   * One read at a time. What is merely old is given while it is renewed, and kept when that fails: pages survive a
   * database away, and nobody waits for it twice. After a notice of change it is read anew.
   */
  function current(): Promise<Snapshot> {
    const known = snapshot
    if (known && Date.now() - readAt <= MAX_AGE_MS) return known
    readAt = Date.now()
    const renewed = read()
    if (!known) {
      snapshot = renewed
      renewed.catch(() => {
        if (snapshot === renewed) snapshot = undefined
      })
      return renewed
    }
    renewed.then(
      () => {
        if (snapshot === known) snapshot = renewed
      },
      () => {},
    )
    return known
  }

  return {
    current,
    byHost: async (host) => (await current()).byHost.get(host),
    bySlug: async (slug) => (await current()).bySlug.get(slug),
    byId: async (id) => (await current()).brands.find((brand) => brand.id === id),
    owners: async () => [
      ...new Set((await current()).brands.filter((brand) => brand.ativo).map((brand) => brand.ownerId)),
    ],
    principal: async () => (await current()).brands.find((brand) => brand.principal),
    async publicOf(brand) {
      const row = (await current()).rows.get(brand.id)
      if (!row) throw new Error(`Tenant ${brand.id} left the register.`)
      return presentTenant(row)
    },
  }
}
