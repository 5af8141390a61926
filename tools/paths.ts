/**
 * Writes dist/web/paths.json: the screens' paths, by which the server tells a known address from an unknown one, each with
 * its layout and the readings that it opens with.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '../apps/web/areas.ts'
import { opensOf } from '../apps/web/opens.ts'
import { root } from '../core/server/paths.ts'

/** Of the short link only what looks like a code is an address; the page decides in the same way. */
const known = Object.entries(screens)
  .filter(([screen]) => screen !== '/*')
  .map(([address, screen]) => [
    address === '/:ida' ? '/[A-Z0-9]{5,12}' : address,
    { layout: screen.layout, opens: opensOf(address, screen) },
  ])
writeFileSync(path.join(root, 'dist', 'web', 'paths.json'), `${JSON.stringify(Object.fromEntries(known))}\n`)
