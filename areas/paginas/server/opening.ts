/** The opening of the front page as plain markup, served inside the page: painted before a script has loaded. */
import { MARK_BOX, MARK_LAYERS } from '../../../core/contract/brand.ts'

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

/**
 * Markup for the element that React takes over; words and classes are those of `Hero`, so that nothing jumps (a test
 * compares them). Needs the stylesheets of HomePage and HomeLayout. In Portuguese: only the browser knows another
 * choice. Every value is escaped.
 */
export function openingHtml({ nome, chamada, descricao }: OpeningTenant): string {
  const title = escapeHtml(chamada || 'Cada aula acende uma faceta.')
  const text = escapeHtml(descricao || `Aulas, trilhas e avaliações de ${nome}, num lugar só.`)
  const brand = `<span class="marca">${MARK}<span class="cortar">${escapeHtml(nome)}</span></span>`
  const opening = `<section class="abertura"><div class="palavras"><h1>${title}</h1><p>${text}</p></div></section>`
  return `<div class="tela"><div class="casca publica"><header class="topo">${brand}</header><main class="centro"><div class="pagina-inicial">${opening}</div></main></div></div>`
}
