/**
 * The opening of the front page, of the door and of every screen behind it as plain markup, served inside: painted before
 * a script has loaded.
 */
import { MARK_BOX, MARK_LAYERS } from '../../../../core/contract/brand.ts'
import { table } from '../../../../core/contract/table.ts'

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

/** Widths and heights of what stands for the page until it comes: those of `PageSkeleton`. */
const SHAPES = [
  'width:min(18rem,70%);height:2.25rem',
  'width:min(28rem,90%);height:1rem',
  'height:9rem;border-radius:var(--r-4)',
  'height:14rem;border-radius:var(--r-4)',
]
const SKELETON = SHAPES.map((shape) => `<span class="esqueleto" style="${shape}"></span>`).join('')

/** Frame and skeleton of who is signed in; the server knows neither the person nor what they may open. */
function house({ nome }: OpeningTenant, { bare = false, wide = false }): string {
  const brand = `<span class="marca liso">${MARK}<span class="cortar">${escapeHtml(nome)}</span></span>`
  const side = bare ? '' : '<div class="lado"></div>'
  const bar = bare ? '' : '<div class="barra"></div>'
  return `<div class="casca${bare ? ' so-topo' : ''}"><header class="topo">${brand}</header>${side}<main class="centro${wide ? ' larga' : ''}"><div class="pilha" aria-hidden="true">${SKELETON}</div></main>${bar}</div>`
}

const FRAMES: Readonly<Record<string, (tenant: OpeningTenant) => string>> = table({
  logado: (tenant) => house(tenant, {}),
  redes: (tenant) => house(tenant, {}),
  admin: (tenant) => house(tenant, { wide: true }),
  projeto: (tenant) => house(tenant, { bare: true }),
})

const OPENINGS: Readonly<Record<string, (tenant: OpeningTenant) => string>> = table({
  '/': frontPage,
  '/login': door,
})

/** An address, and the layout of the screen that stands there. */
export interface OpenedScreen {
  address: string
  layout?: string
}

/**
 * Markup for the element that React takes over; words and classes are those of `Hero`, `EntrarLayout` and `Frame`, so that
 * nothing jumps (a test compares them). Needs the stylesheets of the page. In Portuguese: only the browser knows
 * another choice. Every value is escaped; '' for a page without an opening.
 */
export function openingHtml({ address, layout = '' }: OpenedScreen, tenant: OpeningTenant): string {
  const opening = (OPENINGS[address] ?? FRAMES[layout])?.(tenant)
  return opening ? `<div class="tela">${opening}</div>` : ''
}
