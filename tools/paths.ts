/** Writes dist/web/paths.json: the screens' paths, by which the server tells a known address from an unknown one. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { screens } from '../apps/web/areas.ts'
import { root } from '../core/server/paths.ts'

const known = Object.keys(screens).filter((screen) => screen !== '/*')
writeFileSync(path.join(root, 'dist', 'web', 'paths.json'), `${JSON.stringify(known)}\n`)
