/** Texts that items of a file refer to, laid into each; those that somebody refers to are no items of their own. */
import type { ItemLido, Leitura } from './shapes-item.ts'

export function comBases({ itens }: Pick<Leitura, 'itens'>): ItemLido[] {
  const texts = new Map(
    itens.flatMap((one) => (one.pede.tipo === 'so_texto' && one.id !== null ? [[one.id, one]] : [])),
  )
  const used = new Set<string>()
  const laid = itens.map((item) => {
    const id = item.base?.id ?? null
    const text = id === null ? undefined : texts.get(id)
    if (id === null || !text) return item
    used.add(id)
    return {
      ...item,
      base: { id, titulo: item.base?.titulo || text.titulo, html: item.base?.html || text.enunciado },
    }
  })
  return laid.filter(({ pede, id }) => !(pede.tipo === 'so_texto' && id !== null && used.has(id)))
}
