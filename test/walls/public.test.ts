/** Public files give what is their area's own, and tests name the calls of other areas by their contracts. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is planted is source text
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'
import { filesUnder, isTest, open } from './house.ts'
import { readSource } from './names.ts'
import { addressed, addressesOf, handedOn } from './public.ts'

const planted = (file: string, text: string) => readSource(root, file, text)
const files = filesUnder('areas')

it.each([
  ["export { findTurma } from '../../turma/server/public.ts'"],
  ["export * from '../../turma/server/queries.ts'"],
  ["import { findTurma } from '../../turma/server/public.ts'\nexport { findTurma }"],
])('sees what is handed on: %s', (text) => {
  expect(handedOn(planted('areas/conversa/forum/server/public.ts', text))).toHaveLength(1)
})

it('lets an area give what is its own', () => {
  const own = "export { a } from './queries.ts'\nimport { b } from './x.ts'\nexport { b }\nexport const c = 1"
  expect(handedOn(planted('areas/conversa/forum/server/public.ts', own))).toEqual([])
})

it('no area hands on what is another’s', () => {
  const servers = files.filter((file) => /\/server\//.test(file) && !isTest(file))
  expect(servers.flatMap((file) => handedOn(open(file)))).toEqual([])
})

const addresses = files
  .filter((file) => /\/contract[a-z-]*\.ts$/.test(file))
  .flatMap((file) => addressesOf(open(file), open))

it('sees an address of another area’s call', () => {
  const calls = addressesOf(
    planted(
      'areas/conversa/forum/contract.ts',
      "x = { like: put('/:lang/forum/:id/like', { summary: '' }) }",
    ),
    open,
  )
  const test = (text: string, area = 'turma') =>
    addressed(planted(`areas/x/${area}/server/x.test.ts`, text), calls)
  expect(test("app.inject({ url: '/pt-br/forum/7/like?x=1' })")).toEqual(['forum'])
  expect(test('app.inject({ url: `/pt-br/forum/${id}/like` })')).toEqual(['forum'])
  expect(test("app.inject({ url: '/pt-br/forum/7/like' })", 'forum')).toEqual([])
  expect(test("app.inject({ url: '/pt-br/forum/7' })")).toEqual([])
})

it('tests call other areas by their contracts', () => {
  expect(addresses.length).toBeGreaterThan(450)
  const tests = files.filter((file) => /\/server\/.*\.test\.ts$/.test(file))
  const wrong = tests.flatMap((file) =>
    addressed(open(file), addresses).map((area) => `${file} calls ${area}`),
  )
  expect(wrong).toEqual([])
})
