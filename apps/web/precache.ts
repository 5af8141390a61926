/** Which built files the device keeps: the shell, and what plays lessons. Editors, charts and administration stay out. */

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  css?: readonly string[]
  imports?: readonly string[]
}

/** The manifest that Vite writes: sources, from the root of the application, and what they became. */
export type BuildManifest = Readonly<Record<string, Chunk>>

/** What opens without network: the frame of a signed-in person, the player, the downloaded lessons. */
const KEPT = [
  /^(?:signed-in-screens\.ts|SignedIn\.tsx|offline\.ts|layouts\/(?:Logado|Vazio)Layout\.tsx)$/,
  /^\.\.\/\.\.\/areas\/(?:tentativa|pacote)\/web\//,
  /^\.\.\/\.\.\/areas\/tenant\/contract\.ts$/,
]
/** Of the fonts only the one that is read everywhere; the browser has letters of its own for the rest. */
const FONT = /atkinson-hyperlegible-next-latin-(?:wght-normal|standard-normal)\.woff2$/

/** The files to keep, as their addresses have them, without the leading slash. */
export function keptFiles(manifest: BuildManifest): Set<string> {
  const files = new Set<string>(['preferences.js'])
  const seen = new Set<string>()
  const keep = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) keep(imported)
  }
  for (const [name, { isEntry, src = '' }] of Object.entries(manifest)) {
    if (isEntry || KEPT.some((pattern) => pattern.test(src)) || FONT.test(src)) keep(name)
  }
  return files
}
