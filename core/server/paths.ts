/** Where the project is, from source and from the build. */
import { existsSync } from 'node:fs'
import path from 'node:path'

function findRoot(from: string): string {
  if (existsSync(path.join(from, 'package.json'))) return from
  const above = path.dirname(from)
  if (above === from) throw new Error('package.json not found above the program.')
  return findRoot(above)
}

/** The folder that holds package.json. */
export const root: string = findRoot(import.meta.dirname)
