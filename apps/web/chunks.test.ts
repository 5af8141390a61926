/** Which modules travel together. */
import { describe, expect, it } from 'vitest'
import { type Module, shareOut } from './chunks.ts'

const module = (id: string, imports: string[] = [], later: string[] = [], bytes = 100): Module => ({
  id,
  bytes,
  imports,
  later,
  isEntry: id === 'main',
})
const NONE = /^$/
const options = { request: 50, frames: [], often: NONE, strict: NONE, byHand: () => undefined }

/** Four screens: three share two small icons and a kit, one of them a large editor with a fourth. */
const HOUSE = [
  module('main', ['react'], ['a', 'b', 'c', 'd']),
  module('react'),
  module('a', ['kit', 'icon-1', 'react']),
  module('b', ['kit', 'icon-1', 'icon-2']),
  module('c', ['kit', 'icon-2', 'editor']),
  module('d', ['editor', 'react'], [], 100),
  module('kit', ['react'], [], 1000),
  module('icon-1', [], [], 10),
  module('icon-2', ['icon-base'], [], 10),
  module('icon-base', [], [], 10),
  module('editor', ['icon-base'], [], 100_000),
]

describe('modules', () => {
  const names = shareOut(HOUSE, options)
  it('that are mostly asked for together are one chunk', () => {
    expect(names.get('icon-1')).toBeDefined()
    expect(names.get('icon-1')).toBe(names.get('kit'))
  })

  it('that weigh more than the requests that they would spare stay apart', () => {
    expect(names.get('editor')).toBeDefined()
    expect(names.get('editor')).not.toBe(names.get('kit'))
  })

  it('of one entry alone stay with it', () => {
    for (const id of ['main', 'a', 'd']) expect(names.has(id)).toBe(false)
    expect(shareOut([...HOUSE, module('own'), module('e', ['own'])], options).has('own')).toBe(false)
  })

  it('are nothing that a strict entry did not ask for, and nothing of a chunk made by hand', () => {
    const strict = shareOut(HOUSE, { ...options, strict: /^b$/ })
    expect(strict.get('icon-1')).not.toBe(strict.get('editor'))
    const spared = shareOut(HOUSE, { ...options, strict: /^a$/ })
    expect(spared.get('icon-2')).not.toBe(spared.get('kit'))
    const byHand = shareOut(HOUSE, { ...options, byHand: (id) => (id === 'kit' ? 'hand' : undefined) })
    expect(byHand.has('kit')).toBe(false)
  })

  it('count what stands around an entry as asked for by it', () => {
    const house = [
      module('main', [], ['a', 'b', 'frame', 'c']),
      ...['a', 'b'].map((id) => module(id, ['x'])),
      ...['frame', 'c'].map((id) => module(id, ['y'])),
      module('x'),
      module('y'),
    ]
    const with_ = (frames: Parameters<typeof shareOut>[1]['frames']) =>
      shareOut(house, { ...options, request: 500, strict: /^a$/, frames })
    const framed = with_([{ below: /^[ab]$/, with: /^frame$/ }])
    expect(framed.get('x')).toBe(framed.get('y'))
    expect(with_([]).get('x')).not.toBe(with_([]).get('y'))
  })
})

/** Whether any chunk waits for one that waits for it; what is in none is one of its own. */
function waits(list: readonly Module[], names: ReadonlyMap<string, string>): boolean {
  const of = (id: string) => names.get(id) ?? `own:${id}`
  const needs = new Map<string, Set<string>>()
  for (const { id, imports } of list) {
    const set = needs.get(of(id)) ?? new Set()
    for (const imported of imports) if (of(imported) !== of(id)) set.add(of(imported))
    needs.set(of(id), set)
  }
  const state = new Map<string, 'open' | 'done'>()
  const visit = (name: string): boolean => {
    if (state.get(name) === 'done') return false
    if (state.get(name) === 'open') return true
    state.set(name, 'open')
    const found = [...(needs.get(name) ?? [])].some(visit)
    state.set(name, 'done')
    return found
  }
  return [...needs.keys()].some(visit)
}

it('no two chunks wait for each other, whatever the house', () => {
  expect(
    waits(
      HOUSE,
      new Map([
        ['kit', 'x'],
        ['icon-base', 'x'],
        ['icon-2', 'y'],
        ['react', 'y'],
      ]),
    ),
  ).toBe(true)
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (let round = 0; round < 40; round += 1) {
    const many = 12 + random(30)
    const screens = 3 + random(6)
    // Each imports only what comes after it, so the house itself has no rings.
    const rest = Array.from({ length: many }, (_, at) =>
      module(
        `m${at}`,
        Array.from({ length: random(4) }, () => `m${Math.min(many - 1, at + 1 + random(6))}`).filter(
          (id) => id !== `m${at}`,
        ),
        [],
        1 + random(400),
      ),
    )
    const pages = Array.from({ length: screens }, (_, at) =>
      module(
        `p${at}`,
        Array.from({ length: 1 + random(5) }, () => `m${random(many)}`),
      ),
    )
    const house = [
      module(
        'main',
        ['m0'],
        pages.map(({ id }) => id),
      ),
      ...pages,
      ...rest,
    ]
    const names = shareOut(house, { ...options, request: 100 + random(2000) })
    expect(waits(house, names)).toBe(false)
  }
})
