/** Writes dist/web/paths.json: the screens' paths, by which the server tells a known address from an unknown one. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '../apps/web/areas.ts'
import { root } from '../core/server/paths.ts'

/** Of the short link only what looks like a code is an address; the page decides in the same way. */
const known = Object.keys(screens)
  .filter((screen) => screen !== '/*')
  .map((screen) => (screen === '/:ida' ? '/[A-Z0-9]{5,12}' : screen))
writeFileSync(path.join(root, 'dist', 'web', 'paths.json'), `${JSON.stringify(known)}\n`)
