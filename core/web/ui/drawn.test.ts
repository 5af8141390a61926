/**
 * What is drawn says its own size. A picture of vectors without one is as wide as it may be, so that a rule that is
 * tidied away elsewhere (`.points svg`) lets it push everything else out of the screen.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { vocabulary } from './words.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const PLACES = /^(?:larga|folgada|justa|media|cel|mini|min|papel)-/

/** Classes that a sheet gives a width wherever they stand: alone, with nothing around them named. */
function widthsOf(css: string): Set<string> {
  const wide = new Set<string>()
  postcss.parse(css).walkDecls(/^(?:max-|inline-)?(?:width|size)$|^inset$/, ({ parent }) => {
    for (const selector of (parent as postcss.Rule).selectors ?? [])
      if (!/[\s>+~]/.test(selector))
        for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) wide.add(name)
  })
  return wide
}

/** The tags `<svg …>` of a module that give no width of their own: as they begin. */
function unsized(code: string, wide: ReadonlySet<string>): string[] {
  const tags = [...code.matchAll(/<svg\b[^>]*?viewBox[\s\S]*?>/g)].map(([tag]) => tag)
  return tags.filter((tag) => {
    if (/\b(?:width|height)[=:]/.test(tag)) return false
    const words = tag.match(/className=(?:"[^"]*"|\{[^}]*\})/)?.[0].match(/[\w-]+/g) ?? []
    return !words.some((word) => {
      const look = vocabulary.get(word.replace(PLACES, ''))
      return wide.has(word) || (look && ('width' in look || 'max-width' in look))
    })
  })
}

it('sees a picture whose size is left to what is around it', () => {
  const wide = widthsOf('.pedra { width: 1rem } .roda svg { width: 2rem } .arco.so { max-width: 1px }')
  expect([...wide]).toEqual(['pedra', 'arco', 'so'])
  const code = `<svg viewBox="0 0 1 1" /> <svg className="pedra" viewBox="0 0 1 1"> <svg className={cx('q-15', x)} viewBox="0">
    <svg viewBox="0 0 2 2" className="roda" aria-hidden> <svg width="9" viewBox="0">`
  expect(unsized(code, wide)).toEqual([
    '<svg viewBox="0 0 1 1" />',
    '<svg viewBox="0 0 2 2" className="roda" aria-hidden>',
  ])
})

it('every drawn picture says its own size', () => {
  const files = ['areas', 'core/web', 'apps/web'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  const wide = widthsOf(
    files
      .filter((file) => file.endsWith('.css'))
      .map(text)
      .join('\n'),
  )
  const found = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => unsized(text(file), wide).map((tag) => `${file}: ${tag.replaceAll(/\s+/g, ' ')}`))
  expect(found).toEqual([])
})
