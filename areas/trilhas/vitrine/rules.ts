/** Pure rules of public pages: where buttons may lead, what blocks name, what a visitor who is signed in is shown. */
import type { Bloco, Botao } from './shapes-blocos.ts'

/** One slash: two, or a backslash, would lead to another site. */
const INSIDE = /^\/(?![/\\])[^\s\\]*$/
/** A host, without a name or a password before it. */
const OUTSIDE = /^https:\/\/[^\s/\\?#@]+\.[^\s/\\?#@.]+(?:[/?#][^\s\\]*)?$/i
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?.]+(?:\?\S*)?$/i

/** Whether a button may lead there: a path of this site, `https://` or `mailto:`. */
export const destinoValido = (destino: string): boolean =>
  INSIDE.test(destino) || OUTSIDE.test(destino) || MAIL.test(destino)

export const ehDoSite = (destino: string): boolean => INSIDE.test(destino)

/** Where those without an account begin: nothing to who is signed in. */
const ENTRADAS = ['/cadastro', '/login']

/**
 * The buttons as a visitor sees them. Who is signed in needs no way in: instead of those, one way on, at the place of
 * the first of them.
 */
export function botoesPara(botoes: readonly Botao[], entrou: boolean, seguir: Botao): Botao[] {
  const shown = botoes.filter(({ destino }) => destinoValido(destino))
  if (!entrou) return shown
  const first = shown.findIndex(({ destino }) => ENTRADAS.includes(destino))
  return shown.flatMap((botao, at) => {
    if (!ENTRADAS.includes(botao.destino)) return [botao]
    return at === first ? [seguir] : []
  })
}

/** Plain text in paragraphs: a blank line parts them. */
export const paragrafos = (texto: string): string[] =>
  texto
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((part) => part.trim())
    .filter(Boolean)

/** The files that blocks show, each once. */
export const midiasDe = (blocos: readonly Bloco[]): number[] => [
  ...new Set(
    blocos.flatMap((bloco) => {
      const shows = bloco.tipo === 'imagem' || (bloco.tipo === 'abertura' && bloco.visual === 'imagem')
      return shows && bloco.imagem ? [bloco.imagem.midia] : []
    }),
  ),
]

/** The paths that blocks show, each once. */
export const trilhasDe = (blocos: readonly Bloco[]): number[] => [
  ...new Set(blocos.flatMap((bloco) => (bloco.tipo === 'trilhas' ? bloco.trilhas : []))),
]
