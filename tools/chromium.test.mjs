/** Where a Chromium is looked for: the PATH first, in its order; nothing relative, nothing empty. */
import path from 'node:path'
import { expect, it } from 'vitest'
import { candidates } from './chromium.ts'

it('looks into each folder of the PATH in its order, then where systems put it', () => {
  const found = candidates(['/opt/a', '', '.', '/snap/bin'].join(path.delimiter))
  const first = found.slice(0, 8)
  expect(first[0]).toBe('/opt/a/chromium')
  expect(first[4]).toBe('/snap/bin/chromium')
  expect(found[8]).toBe('/usr/bin/chromium')
  expect(found.every((file) => path.isAbsolute(file) || /^[A-Z]:/.test(file))).toBe(true)
})

it('still knows the usual places without a PATH', () => {
  expect(candidates('')).toContain('/usr/bin/google-chrome')
})
