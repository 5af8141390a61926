/** The focus goes with the screen, before the next key: whoever writes on at once loses no letter. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../server/paths.ts'

/** The effects after the paint that move the focus at once: keys pressed until then went elsewhere. */
const lateIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /useEffect\((?:(?!use\w*Effect\(|\n {2}\}(?:,|\))|requestAnimationFrame).)*?\.(?:focus|select)\(/gs,
    ),
  ].map(([effect]) => effect)

const sources = ['areas', 'apps', 'core'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
)

describe('the focus', () => {
  it('is seen where it comes after the paint', () => {
    expect(lateIn('useEffect(() => title.current?.focus(), [])')).toHaveLength(1)
    expect(
      lateIn('useEffect(() => {\n    if (shown) {\n      field.current?.select()\n    }\n  }, [shown])'),
    ).toHaveLength(1)
    expect(lateIn('useEffect(() => {\n    load()\n  }, [])\n  const go = () => title.focus()')).toEqual([])
    expect(lateIn('useLayoutEffect(() => title.current?.focus(), [])')).toEqual([])
  })

  it('is moved in the same stroke as what it is moved to', () => {
    expect(sources.length).toBeGreaterThan(1_000)
    expect(sources.filter((file) => lateIn(readFileSync(path.join(root, file), 'utf8')).length > 0)).toEqual(
      [],
    )
  })
})
