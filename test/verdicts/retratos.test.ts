/**
 * What each call answers to each kind of person, and what each change leaves in the tables, drawn in a world that has more
 * than one of everything: two classes of a school and one of another, pupils who left or are suspended, things before and
 * after their time. Of each drawing's lines `retratos.baseline` keeps three letters; where they differ the lines are told,
 * beside those that stood there when it last ran here (decision 0044). TEST_RETRATOS=escreve draws anew.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AREAS } from '../../areas/domains.ts'
import { root } from '../../core/server/paths.ts'
import { type Drawings, draw, drawnCalls } from './desenho.ts'
import { nameOf } from './requests.ts'

const LIST = new URL('./retratos.baseline', import.meta.url)
/** What the letters stood for when it last ran here: no part of the repository. */
const WORDS = path.join(root, '.cache', 'retratos.json')
const writes = process.env.TEST_RETRATOS === 'escreve'

const LETTERS = 3
const lettersOf = (line: string): string =>
  createHash('sha256').update(line).digest('base64url').slice(0, LETTERS)
const apart = (letters: string): string[] => letters.match(/.{3}/g) ?? []

type Of = Drawings extends Map<string, infer T> ? T : never

/** `abcdef professor, ?pagina=1; …`: the letters of all lines, and who is answered so. */
function listedAs(drawings: Of): string {
  const alike = new Map<string, string[]>()
  for (const [title, lines] of drawings) {
    const letters = lines.map(lettersOf).join('')
    alike.set(letters, [...(alike.get(letters) ?? []), title])
  }
  return [...alike].map(([letters, titles]) => `${letters} ${titles.join(', ')}`).join('; ')
}

const lettersIn = (listed: string): Map<string, string> =>
  new Map(
    listed.split('; ').flatMap((part) => {
      const at = part.indexOf(' ')
      return part
        .slice(at + 1)
        .split(', ')
        .map((title) => [title, part.slice(0, at)] as const)
    }),
  )

/** What of a drawing is otherwise than it stands in the list; empty where nothing is. */
function otherwise(listed: string, drawings: Of, wordsOf: (letters: string) => string | undefined): string[] {
  const wanted = lettersIn(listed)
  return drawings.flatMap(([title, lines]) => {
    const before = apart(wanted.get(title) ?? '')
    const now = lines.map(lettersOf)
    if (before.join() === now.join()) return []
    const gone = before.filter((one) => !now.includes(one))
    const come = lines.filter((_, n) => !before.includes(now[n] as string))
    return [
      `${title}:`,
      ...gone.map((one) => `- ${wordsOf(one) ?? 'a line that has not been drawn here yet'}`),
      ...come.map((line) => `+ ${line}`),
      ...(gone.length + come.length === 0
        ? ['the same lines in another order, or more often', ...lines]
        : []),
    ]
  })
}

describe('the list', () => {
  const [one, two] = ['total: 2', 'alunos[]: {nome: Ana}']
  const none = () => undefined
  const of = (...lines: string[]): Of => [
    ['professor', lines],
    ['aluno', lines],
    ['?pagina=2', []],
  ]

  it('notices a line that is otherwise, gone or elsewhere, and tells both', () => {
    const listed = listedAs(of(one, two))
    expect(otherwise(listed, of(one, two), none)).toEqual([])
    expect(
      otherwise(listed, of('total: 3', two), (letters) => (letters === lettersOf(one) ? one : undefined)),
    ).toEqual(['professor', 'aluno'].flatMap((who) => [`${who}:`, '- total: 2', '+ total: 3']))
    expect(otherwise(listed, of(two, one), none)).toContain('the same lines in another order, or more often')
    expect(otherwise('', of(one), none)).toContain('+ total: 2')
  })
})

const listed = new Map(
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [string, string]),
)
const words: Record<string, string> = existsSync(WORDS) ? JSON.parse(readFileSync(WORDS, 'utf8')) : {}
const right: Record<string, string> = {}

afterAll(() => {
  mkdirSync(path.dirname(WORDS), { recursive: true })
  writeFileSync(WORDS, JSON.stringify({ ...words, ...right }))
  if (writes)
    writeFileSync(
      LIST,
      [...listed]
        .map((line) => `${line.join('\t')}\n`)
        .sort()
        .join(''),
    )
})

describe.each(AREAS.filter((area) => drawnCalls.some(({ endpoint }) => endpoint.area === area)))(
  '%s',
  (area) => {
    let drawn: Drawings
    beforeAll(async () => {
      drawn = await draw(area)
    })

    it.each(drawnCalls.filter(({ endpoint }) => endpoint.area === area).map(nameOf))('%s', (name) => {
      const drawings = drawn.get(name) ?? []
      if (writes) listed.set(name, listedAs(drawings))
      else
        expect(otherwise(listed.get(name) ?? '', drawings, (letters) => words[`${name} ${letters}`])).toEqual(
          [],
        )
      for (const line of drawings.flatMap(([, lines]) => lines)) right[`${name} ${lettersOf(line)}`] = line
    })
  },
)
