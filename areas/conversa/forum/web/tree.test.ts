/** The trees of a topic: found, changed, grown, joined. */
import { describe, expect, it } from 'vitest'
import { buildMensagem } from './testing.ts'
import { changed, flat, inPages, inserted, joined, merged } from './tree.ts'

const a = buildMensagem({ id: 1, respostas: [buildMensagem({ id: 2, resposta_id: 1, nivel: 2 })] })
const b = buildMensagem({ id: 3 })

describe('message trees', () => {
  it('read from top to bottom', () => expect(flat([a, b]).map(({ id }) => id)).toEqual([1, 2, 3]))

  it('change a nested message and keep the rest as it was', () => {
    const next = changed([a, b], 2, (m) => ({ ...m, curtido: true }))
    expect(flat(next).map(({ curtido }) => curtido)).toEqual([false, true, false])
    expect(next[1]).toBe(b)
    expect(a.respostas[0]?.curtido).toBe(false)
  })

  it('take in an answer to a nested message once', () => {
    const nova = buildMensagem({ id: 9, resposta_id: 2, nivel: 3 })
    const once = inserted([a, b], nova)
    expect(flat(once).map(({ id }) => id)).toEqual([1, 2, 9, 3])
    expect(flat(inserted(once, nova))).toHaveLength(4)
  })

  it('take in an answer to the topic at the end', () =>
    expect(inserted([a, b], buildMensagem({ id: 9 })).map(({ id }) => id)).toEqual([1, 3, 9]))

  it('merge replies that came flat, with those that are still left', () => {
    const grown = merged(
      a,
      [
        buildMensagem({ id: 5, resposta_id: 1, nivel: 2 }),
        buildMensagem({ id: 6, resposta_id: 5, nivel: 3 }),
      ],
      4,
    )
    expect(flat([grown]).map(({ id }) => id)).toEqual([1, 2, 5, 6])
    expect(grown.restantes).toBe(4)
  })

  it('join pages and show a message that slid to the next page once', () => {
    const pages = [
      { respostas: [a, b], total: 3, pagina: 1 },
      { respostas: [b, buildMensagem({ id: 4 })], total: 3, pagina: 2 },
    ]
    expect(joined(pages).map(({ id }) => id)).toEqual([1, 3, 4])
    expect(inPages(pages, (all) => [...all])[0]).toBe(pages[0])
  })
})
