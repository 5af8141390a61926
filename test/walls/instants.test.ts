/** An instant leaves a handler as a `Date` (`Told` of `core/contract/endpoint.ts`): one place writes it, the answer. */
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'
import { filesUnder, isTest, open } from './house.ts'
import { readSource, type Source } from './names.ts'

/** Where an instant is written for something else than an answer: what is kept as JSON, a range of SQL, a document. */
const KEPT = /\/server\/(?:announce|jobs|print|queries|factory)[\w-]*\.ts$/
/** A notification, and what answers had before a repair, are kept as JSON too. */
const ALSO_KEPT = [
  'areas/escola/auditoria/server/routes.ts',
  'areas/ensino/tentativa/server/write-reparar.ts',
]

const written = ({ file, nodes }: Source): string[] =>
  nodes.flatMap(({ type, callee }) =>
    type === 'CallExpression' && /^to(?:ISOString|JSON)$/.test(callee.property?.name ?? '') ? [file] : [],
  )

it.each([
  ['export const present = (row) => ({ quando: row.created_at.toISOString() })', 1],
  ['export const present = (row) => ({ fim: row.fim?.toISOString() ?? null })', 1],
  ['export const present = (row) => ({ quando: row.created_at.toJSON() })', 1],
  ['export const present = (row) => ({ quando: row.created_at })', 0],
])('sees who writes an instant by hand: %s', (text, found) => {
  expect(written(readSource(root, 'areas/trilhas/trilha/server/present.ts', text))).toHaveLength(found)
})

it('no answer writes an instant by hand', () => {
  const files = filesUnder('areas').filter(
    (file) => file.includes('/server/') && !isTest(file) && !KEPT.test(file) && !ALSO_KEPT.includes(file),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => written(open(file)))).toEqual([])
})
