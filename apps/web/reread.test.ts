/** What a change makes old is told by its contract: no screen keeps a list of what to read again. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { AREAS, areaOf, isBelow } from '../../areas/domains.ts'
import { root } from '../../core/server/paths.ts'

const files = ['areas', 'apps'].flatMap((room) =>
  readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${room}/${file}`),
)
const textOf = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** Whoever begins to speak for another person, or comes back from it, keeps nothing of what was read before. */
const ALL_ANEW = ['apps/web/ContinuePage.tsx']

const byHand = (text: string): boolean => /\b(invalidate|refetch|reset)Queries\b|\brefreshes\b/.test(text)

it('sees a list by hand', () => {
  expect(byHand('for (const read of LISTS) void cache.invalidateQueries({ queryKey: keyOf(read) })')).toBe(
    true,
  )
  expect(byHand('useSend(turmaApi.create, { refreshes: [turmaApi.list] })')).toBe(true)
  expect(byHand("useSend(forumApi.like, { reread: 'later' })")).toBe(false)
})

it('no screen says by hand what is read again', () => {
  const web = files.filter((file) => /(^|\/)web\//.test(file))
  expect(web.length).toBeGreaterThan(500)
  expect(web.filter((file) => byHand(textOf(file)))).toEqual(ALL_ANEW)
})

/** The areas that a contract says its changes make old. */
const named = (text: string): string[] =>
  [...text.matchAll(/\balso: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])

const wrong = (file: string, text: string): string[] =>
  named(text).filter(
    (one) => !(AREAS as readonly string[]).includes(one) || !isBelow(one, areaOf(file) ?? ''),
  )

it('sees an area that is none, or that stands above', () => {
  const text = "{ also: ['turma', 'turmas', 'inicio'] }"
  expect(wrong('areas/escola/matricula/contract.ts', text)).toEqual(['turmas', 'inicio'])
})

it('contracts name areas that they may know', () => {
  const contracts = files.filter((file) => /\/contract[a-z-]*\.ts$/.test(file))
  expect(contracts.flatMap((file) => named(textOf(file))).length).toBeGreaterThan(5)
  expect(contracts.flatMap((file) => wrong(file, textOf(file)))).toEqual([])
})
