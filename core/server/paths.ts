/** Where the project lives on the disk: the same answer from the source and from the compiled output. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

function findRoot(from: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder
    if (path.dirname(folder) === folder) throw new Error(`No package.json above ${from}`)
  }
}

/** The folder that holds package.json. */
export const root: string = findRoot(path.dirname(fileURLToPath(import.meta.url)))
