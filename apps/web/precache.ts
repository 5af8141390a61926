/** Which built files the device keeps: the shell, and what plays lessons. Editors, charts and administration stay out. */

interface Chunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  css?: readonly string[]
  imports?: readonly string[]
}

/** The manifest that Vite writes: sources, from the root of the application, and what they became. */
export type BuildManifest = Readonly<Record<string, Chunk>>

/** What opens without network: the frame of a signed-in person, the player, the downloaded lessons, the way out. */
const KEPT = [
  /^(?:signed-in-screens\.ts|SignedIn\.tsx|offline\.ts|LogoutPage\.tsx|leaving\.ts|layouts\/(?:Logado|Vazio)Layout\.tsx)$/,
  /^\.\.\/\.\.\/areas\/ensino\/(?:tentativa|pacote)\/web\//,
  /^\.\.\/\.\.\/areas\/ensino\/midia\/web\/LivroView\.tsx$/,
  /^\.\.\/\.\.\/areas\/acesso\/sessao\/web\/LoginPage\.tsx$/,
  /^\.\.\/\.\.\/areas\/acesso\/tenant\/contract\.ts$/,
]
/** Large, and kept only with a package that has a document (leitor.ts of pacote): here is what it stands on. */
const READER = /^\.\.\/\.\.\/areas\/ensino\/midia\/web\/PdfView\.tsx$/
/** Bundles of several sources have names instead of one (vite.config.ts): the player, and the frame that it stands in. */
const BUNDLES = new Set(['lesson', 'doors'])
/** Of the fonts only the one that is read everywhere; the browser has letters of its own for the rest. */
const FONT = /atkinson-hyperlegible-next-latin-(?:wght-normal|standard-normal)\.woff2$/

/** The files to keep, as their addresses have them, without the leading slash. */
export function keptFiles(manifest: BuildManifest): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const keep = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) keep(imported)
  }
  for (const [key, { isEntry, src, name = '' }] of Object.entries(manifest)) {
    const kept = src ? KEPT.some((pattern) => pattern.test(src)) || FONT.test(src) : BUNDLES.has(name)
    if (isEntry || kept) keep(key)
    else if (READER.test(src ?? '')) for (const imported of manifest[key]?.imports ?? []) keep(imported)
  }
  return files
}
