/** Writes .br and .gz beside the built files that gain from it, so that the server never compresses while it serves. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from '../core/server/paths.ts'

const TEXT = /\.(?:js|mjs|css|svg|json|txt|xml|wasm|webmanifest)$/
/** Smaller files travel in one packet anyway. */
const LEAST_BYTES = 1_024
/** The best there is, for what a page waits for: 7 % less than 9 in all, in four seconds more. */
const BEST = 11
/** What is larger than this is no page's own: a decoder, a font of formulas. */
const LARGE_BYTES = 512 * 1_024
const QUICK = 9

const folder = path.join(root, 'dist', 'web')
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = path.join(folder, name)
  if (!TEXT.test(name) || name.startsWith('.vite') || statSync(file).size < LEAST_BYTES) continue
  const content = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9, memLevel: 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.byteLength > LARGE_BYTES ? QUICK : BEST,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  )
}
