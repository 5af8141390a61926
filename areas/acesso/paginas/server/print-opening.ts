/** The opening of the front page and of the door as plain markup, served inside: painted before a script has loaded. */
import { MARK_BOX, MARK_LAYERS } from '../../../../core/contract/brand.ts'

/** What it shows of the tenant. */
export interface OpeningTenant {
  nome: string
  chamada: string
  descricao: string
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const FILLS = ['var(--marca-8)', 'var(--marca-5)', '#fff', 'var(--rubelita-5)']
const layers = MARK_LAYERS.map((d, i) => `<path d="${d}" fill="${FILLS[i]}"/>`).join('')
const MARK = `<svg viewBox="${MARK_BOX}" aria-hidden="true">${layers}</svg>`

/** The tenant's two sentences, or those of the house. */
const words = ({ nome, chamada, descricao }: OpeningTenant): string => {
  const title = escapeHtml(chamada || 'Cada aula acende uma faceta.')
  const text = escapeHtml(descricao || `Aulas, trilhas e avaliações de ${nome}, num lugar só.`)
  return `<h1>${title}</h1><p>${text}</p>`
}

function frontPage(tenant: OpeningTenant): string {
  const brand = `<span class="marca">${MARK}<span class="cortar">${escapeHtml(tenant.nome)}</span></span>`
  const opening = `<section class="abertura"><div class="palavras">${words(tenant)}</div></section>`
  return `<div class="casca publica"><header class="topo">${brand}</header><main class="centro"><div class="pagina-inicial">${opening}</div></main></div>`
}

function door(tenant: OpeningTenant): string {
  const brand = `<span class="marca"><span class="disco">${MARK}</span><span class="nome-t">${escapeHtml(tenant.nome)}</span></span>`
  return `<div class="entrar"><header class="painel">${brand}${words(tenant)}</header><main class="porta"></main></div>`
}

const OPENINGS: Readonly<Record<string, (tenant: OpeningTenant) => string>> = {
  '/': frontPage,
  '/login': door,
}

/** Whether a page has an opening that is painted before its scripts. */
export const hasOpening = (address: string): boolean => address in OPENINGS

/**
 * Markup for the element that React takes over; words and classes are those of `Hero` and `EntrarLayout`, so that
 * nothing jumps (a test compares them). Needs the stylesheets of the page. In Portuguese: only the browser knows
 * another choice. Every value is escaped; '' for a page without an opening.
 */
export function openingHtml(address: string, tenant: OpeningTenant): string {
  const opening = OPENINGS[address]?.(tenant)
  return opening ? `<div class="tela">${opening}</div>` : ''
}
