/** Every action and every kind of thing that the code writes in the log has words of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../core/server/paths.ts'
import { ACOES, ENTIDADES, inWords } from './texts.ts'

const sources = readdirSync(path.join(root, 'areas'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/]server[\\/].*\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(root, 'areas', file), 'utf8'))
  .filter((text) => text.includes('core/server/audit.ts'))

/** The words between quotes on lines that name the field. */
const written = (field: 'acao' | 'entidade'): string[] => {
  // `situacao` is no `acao`.
  const named = new RegExp(`(?<![a-z_])${field}: .*`)
  const lines = sources.flatMap((text) => text.split('\n')).flatMap((line) => named.exec(line)?.[0] ?? [])
  const words = lines.flatMap((line) => [...line.matchAll(/[:?] '([a-z_]+)'/g)].map(([, word]) => word ?? ''))
  return [...new Set(words)]
}

describe('the log in plain words', () => {
  it('knows every action that is written', () => {
    // A line may name both fields: what names a kind of thing is no action.
    const actions = written('acao')
    expect(actions.length).toBeGreaterThan(30)
    expect(actions.filter((word) => !(word in ACOES) && !(word in ENTIDADES))).toEqual([])
  })

  it('knows every kind of thing that is written', () => {
    const kinds = written('entidade')
    expect(kinds.length).toBeGreaterThan(10)
    expect(kinds.filter((word) => !(word in ENTIDADES) && !(word in ACOES))).toEqual([])
  })

  it('reads what a later version wrote as it is spelt', () => {
    expect(inWords(ACOES, 'mudar_tudo', 'pt-br')).toBe('Mudar tudo')
    expect(inWords(ACOES, 'toString', 'pt-br')).toBe('ToString')
    expect(inWords(ACOES, 'entrar', 'en-us')).toBe('Signed in')
  })
})
