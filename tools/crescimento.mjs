/** What the suite has grown by since its size was last written down: tests, counted, by kind and by folder. Never seconds. */

/** `areas/<domain>/<area>`, or the first folder. */
const folderOf = (file) => /^areas\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? file.split('/')[0]

/** Tests by `kind folder`. `ran`: kind → how many tests each of its files has. */
export function sizeOf(ran) {
  const size = {}
  for (const [kind, files] of Object.entries(ran))
    for (const [file, tests] of Object.entries(files)) {
      const key = `${kind} ${folderOf(file)}`
      size[key] = (size[key] ?? 0) + tests
    }
  return Object.fromEntries(Object.entries(size).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const ratio = (before, now) => (before === 0 ? 'novo' : `× ${(now / before).toFixed(2).replace('.', ',')}`)

/** Lines of the page: each kind as a whole, then the folders that grew most. Kinds that did not run are not told. */
export function grown(before, now, most = 10) {
  const kinds = [...new Set(Object.keys(now).map((key) => key.split(' ')[0]))]
  const whole = (size, kind) =>
    Object.entries(size).reduce((sum, [key, n]) => (key.startsWith(`${kind} `) ? sum + n : sum), 0)
  const line = (name, from, to) => `${String(from).padStart(7)} → ${to}  ${name} (${ratio(from, to)})`
  const folders = Object.entries(now)
    .map(([key, to]) => ({ key, from: before[key] ?? 0, to }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, most)
  return [
    ...kinds.map((kind) => line(kind, whole(before, kind), whole(now, kind))),
    ...folders.map(({ key, from, to }) => line(key, from, to)),
  ]
}
