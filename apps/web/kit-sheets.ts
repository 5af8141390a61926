/** Sheets of the kit that are made from tables: the colours (tokens.ts), the hues of places, the words of layout (words.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { table } from '../../core/contract/table.ts'
import { coloursSheet, huesSheet, mapSheet } from '../../core/web/ui/tokens.ts'
import { wordsSheet } from '../../core/web/ui/words.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** Every word that the code of a browser has, whatever for. */
function wordsOfCode(): ReadonlySet<string> {
  const files = ['areas', 'core/web', 'apps/web'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(ROOT, folder, file)),
  )
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []))
}

const MADE: Readonly<Record<string, () => string>> = table({
  'core/web/ui/tokens.css': coloursSheet,
  'core/web/ui/hues.css': huesSheet,
  'areas/trilhas/trilha/web/mapa/mapa.css': mapSheet,
  'core/web/ui/words.css': () => {
    const words = wordsOfCode()
    return wordsSheet((word) => words.has(word))
  },
})

/** What is made comes first in its sheet; what is written there by hand, after it. */
export const kitSheets: Plugin = {
  name: 'kit-sheets',
  enforce: 'pre',
  transform(code, id) {
    const [file = ''] = id.split('?')
    const made = file.endsWith('.css') ? MADE[path.relative(ROOT, file).replaceAll(path.sep, '/')] : undefined
    return made && { code: `${made()}\n${code}`, map: null }
  },
}
