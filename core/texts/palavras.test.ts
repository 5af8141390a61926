/** One word for one act: no Portuguese sentence of the product says an act by a word that another one replaced. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../server/paths.ts'

/** What is no longer said, and what is said instead. */
const RETIRED: readonly [said: RegExp, instead: string][] = [
  [/\bmand(?:ar|e|ou|ad[ao]s?)\b/i, 'enviar'],
  [/\bprocur(?:ar|e|ou|ad[ao]s?)\b/i, 'buscar'],
  [/\bacrescent/i, 'adicionar'],
]

/** Sentences that keep such a word, and why. */
const KEPT: readonly [sentence: string, why: string][] = []

/** The sentences in Portuguese of a source: what stands in quotes between `pt:` and `en:`. */
const sentences = (source: string): string[] =>
  [...source.matchAll(/\bpt: ([\s\S]*?)\ben: /g)].flatMap(([, pt = '']) =>
    [...pt.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, built]) => plain ?? built ?? ''),
  )

const faultsIn = (source: string): string[] =>
  sentences(source)
    .filter((sentence) => !KEPT.some(([kept]) => kept === sentence))
    .flatMap((sentence) =>
      RETIRED.filter(([said]) => said.test(sentence)).map(([, instead]) => `${sentence} (${instead})`),
    )

const sources = (): Map<string, string> =>
  new Map(
    ['areas', 'core', 'apps']
      .flatMap((top) =>
        readdirSync(path.join(root, top), { recursive: true }).map((file) => `${top}/${file}`),
      )
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )

describe('an act', () => {
  it('is said by one word', () => {
    const all = [...sources()]
    expect(all.flatMap(([, source]) => sentences(source)).length).toBeGreaterThan(4000)
    expect(all.flatMap(([file, source]) => faultsIn(source).map((fault) => `${file}: ${fault}`))).toEqual([])
  })

  it('said by another is found: planted sentences', () => {
    const planted = `a: { pt: 'Mandar o link', en: 'Send the link' },
      b: { pt: (n: string) => \`Acrescentar o nome\`, en: 'Mandar' }, acrescentar: 'procurar',`
    expect(faultsIn(planted)).toEqual(['Mandar o link (enviar)', 'Acrescentar o nome (adicionar)'])
  })

  it('is kept by an old word only where the sentence still stands', () => {
    const all = [...sources().values()].flatMap(sentences)
    expect(KEPT.filter(([sentence]) => !all.includes(sentence))).toEqual([])
  })
})
