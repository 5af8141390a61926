/** The messages of a topic as the screen keeps them: pages of trees, changed in place without reading again. */
import type { Mensagem } from '../shapes.ts'

/** One page of replies, as `listMensagens` answers it. */
export interface Pagina {
  respostas: Mensagem[]
  total: number
  pagina: number
}

/** Changes one message wherever it stands; everything else stays the same object. */
export function changed(
  mensagens: readonly Mensagem[],
  id: number,
  change: (mensagem: Mensagem) => Mensagem,
): Mensagem[] {
  return mensagens.map((mensagem) => {
    if (mensagem.id === id) return change(mensagem)
    if (mensagem.respostas.length === 0) return mensagem
    const respostas = changed(mensagem.respostas, id, change)
    return respostas.every((one, i) => one === mensagem.respostas[i]) ? mensagem : { ...mensagem, respostas }
  })
}

/** Every message of the trees, top to bottom as they are read. */
export const flat = (mensagens: readonly Mensagem[]): Mensagem[] =>
  mensagens.flatMap((mensagem) => [mensagem, ...flat(mensagem.respostas)])

/** Puts a message under the one it answers, once; at the end when it answers the topic. */
export function inserted(mensagens: readonly Mensagem[], nova: Mensagem): Mensagem[] {
  if (flat(mensagens).some(({ id }) => id === nova.id)) return changed(mensagens, nova.id, () => nova)
  if (nova.resposta_id === null) return [...mensagens, nova]
  return changed(mensagens, nova.resposta_id, (target) => ({
    ...target,
    respostas: [...target.respostas, nova],
  }))
}

/** Adds replies that came flat to the tree of the first-level reply they belong to. */
export const merged = (raiz: Mensagem, more: readonly Mensagem[], restantes: number): Mensagem => {
  const [tree = raiz] = more.reduce<Mensagem[]>((trees, one) => inserted(trees, one), [raiz])
  return { ...tree, restantes }
}

/** The same change over every page; a page without change stays the same object. */
export const inPages = (
  pages: readonly Pagina[],
  change: (mensagens: readonly Mensagem[]) => Mensagem[],
): Pagina[] =>
  pages.map((page) => {
    const respostas = change(page.respostas)
    return respostas.every((one, i) => one === page.respostas[i]) &&
      respostas.length === page.respostas.length
      ? page
      : { ...page, respostas }
  })

/** All trees of the pages in order; a message that moved to the next page meanwhile is shown once. */
export function joined(pages: readonly Pagina[]): Mensagem[] {
  const seen = new Set<number>()
  return pages
    .flatMap((page) => page.respostas)
    .filter(({ id }) => {
      if (seen.has(id)) return false
      seen.add(id)
      return true
    })
}
