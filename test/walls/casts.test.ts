/** What is said of a value and held by nothing (`x as Y`, `x!`): counted for each folder; it may only shrink. */
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../core/server/paths.ts'
import { counted, held } from './baseline.ts'
import { filesUnder, isTest, open } from './house.ts'
import { type Node, readSource, type Source } from './names.ts'

const isConst = ({ typeAnnotation }: Node): boolean => typeAnnotation?.typeName?.name === 'const'

/** `x as unknown as Y` are two. */
const castsIn = ({ nodes }: Source): number =>
  nodes.filter(
    (node) =>
      node.type === 'TSNonNullExpression' ||
      node.type === 'TSTypeAssertion' ||
      (node.type === 'TSAsExpression' && !isConst(node)),
  ).length

it.each([
  ['const a = b as string', 1],
  ['const a = b as unknown as string', 2],
  ['const a = b!.c', 1],
  ["const a = ['x'] as const", 0],
  ['const a = { b: 1 } satisfies C', 0],
])('sees each: %s', (text, casts) => {
  expect(castsIn(readSource(root, 'areas/conversa/forum/rules.ts', text))).toBe(casts)
})

it('no folder says more of its values than the baseline has it', () => {
  const files = ['areas', 'core'].flatMap(filesUnder).filter((file) => !isTest(file) && !/\/web\//.test(file))
  const casts = files.flatMap((file) => {
    const area = file.startsWith('core/') ? path.dirname(file) : file.split('/').slice(0, 3).join('/')
    return Array.from({ length: castsIn(open(file)) }, () => ({ area, table: 'cast', writes: false }))
  })
  expect(held(path.join(import.meta.dirname, 'casts.baseline'), counted(casts))).toEqual([])
})
