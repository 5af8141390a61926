/** The list of what runs on a separate PostgreSQL names files that exist. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'
import { ONLY_SEPARATE, SEPARATE } from './separate.ts'

const missing = (files: readonly string[]) => files.filter((file) => !existsSync(path.join(root, file)))

it('names files that exist, and sees one that does not', () => {
  expect(missing([...Object.keys(SEPARATE), 'test/planted.test.ts'])).toEqual(['test/planted.test.ts'])
  expect(ONLY_SEPARATE.filter((file) => !(file in SEPARATE))).toEqual([])
})
