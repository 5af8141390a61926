/** Whether faults are put where they hurt, and told as noticed or not: one of each is planted. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsIn, withSwitches } from './faltas/code.mjs'
import { sqlFaults } from './faltas/sql.mjs'
import { doubtfulIn, faultsOf, sampled, tryFaults } from './faltas.mjs'

const PLANTED = 'tools/faltas/planted.mjs'
const planted = readFileSync(new URL('./faltas/planted.mjs', import.meta.url), 'utf8')

describe('the runner of faults', () => {
  it('tells what a test notices from what it passes by', async () => {
    const tried = await tryFaults('pure', ['tools/faltas/planted.test.mjs'], faultsOf([[PLANTED, planted]]), {
      fresh: true,
    })
    const fateOf = (what) => tried.find((one) => one.what.startsWith(what))?.fate
    expect(fateOf('`age >= 18` → `age > 18`')).toBe('killed')
    expect(fateOf('`18` → `18 + 1`')).toBe('killed')
    expect(fateOf('`text.length > 40` → `text.length >= 40`')).toBe('survived')
    expect(fateOf('`3` → `3 + 1`')).toBe('killed')
  })

  it('takes nothing for noticed that may be what was left behind', () => {
    const killed = (id, file) => ({ id, file, killed: true })
    const control = (file, ...wrong) => ({ control: file, wrong })
    const found = [
      killed(1, 'a'),
      control('a'),
      killed(2, 'a'),
      killed(3, 'b'),
      { id: 4, file: 'a', killed: false },
      control('a', 'x: 429'),
      control('b'),
    ]
    expect([...doubtfulIn(found)].map(({ id }) => id)).toEqual([2])
  })

  it('chooses the same by the same seed', () => {
    const faults = faultsOf([[PLANTED, planted]])
    expect(sampled(faults, 3, 'a')).toEqual(sampled(faults, 3, 'a'))
    expect(sampled(faults, 3, 'a')).not.toEqual(sampled(faults, 3, 'b'))
  })
})

const SOURCE = `
import { sql } from 'kysely'
const inForce = sql\`fim is null\`
export const locked = (tx, id) => tx.selectFrom('turma').where('id', '=', id).orderBy('nome').forUpdate().execute()
export const find = (tx, id) => sql\`select 1 from turma where id = \${id} and \${inForce} for update\`.execute(tx)
export async function change(tx, id) {
  await lockTurma(tx, id)
  if (!id) throw new Error('x')
  await audit(tx, 'turma', id)
}
`

describe('faults in a source', () => {
  const file = 'areas/x/a/server/queries.ts'
  const told = faultsIn(file, SOURCE).map(({ kind, line, what }) => `${line} ${kind} ${what}`)

  it.each([
    '3 condição `is null` → `is not null`',
    "4 condição `.where('id', '=', id)` perdido",
    "4 comparação `'id', '=', id`: !=",
    "4 ordem `.orderBy('nome')` perdido",
    '4 ordem ordem de `nome` virada',
    '4 trava `.forUpdate()` perdido',
    `5 condição \`id = \${id}\` → \`true\``,
    `5 condição \`\${inForce}\` → \`true\``,
    '5 comparação `=` → `<>`',
    '5 trava `for update` → `(nada)`',
    '7 trava `await lockTurma(tx, id)` perdido',
    '8 consulta se `!id`: sempre false',
    "9 rastro `await audit(tx, 'turma', id)` perdido",
  ])('%s', (one) => expect(told).toContain(one))

  it('leaves the source as it is with no switch, and readable with all', () => {
    expect(withSwitches(SOURCE, [])).toBe(SOURCE)
    const all = faultsIn(file, SOURCE).map((fault, id) => ({ ...fault, id }))
    expect(() => faultsIn(file, withSwitches(SOURCE, all))).not.toThrow()
  })

  it('takes the rules of a policy for rules, and no other list in its file', () => {
    const source = 'const policy = { view: [sees] }\nconst from = (rede) => manages({ redes: [rede] })'
    const lost = faultsIn('areas/x/a/policy.ts', source).filter(({ kind }) => kind === 'política')
    expect(lost.map(({ what }) => what)).toEqual(['`sees` não é perguntado'])
  })

  it('keeps an `else` with its `if` where what stands between may be lost', () => {
    const source = 'if (yes) one()\nelse two()'
    const all = faultsIn(file, source).map((fault, id) => ({ ...fault, id }))
    const done = []
    const falta = Object.assign(() => false, { lost: (_, before) => before })
    new Function('falta', 'yes', 'one', 'two', withSwitches(source, all))(
      falta,
      true,
      () => done.push('one'),
      () => done.push('two'),
    )
    expect(done).toEqual(['one'])
  })
})

describe('faults in SQL', () => {
  it.each([
    ["where a = 1 and b = 'x and y' order by c", ['a = 1', "b = 'x and y'"]],
    ['where d between 1 and 2 and e', ['d between 1 and 2', 'e']],
    ['join x on x.id = y.id where (a or b)', ['x.id = y.id', '(a or b)']],
    ['select distinct on (a) a from b on conflict (c) do nothing', []],
    [
      'where not exists (select from p where p.id = 1) limit 3',
      ['not exists (select from p where p.id = 1)', 'p.id = 1'],
    ],
  ])('%s', (text, lost) => {
    const found = sqlFaults(text).filter(({ what }) => what.endsWith('→ `true`'))
    expect(found.map(({ what }) => what)).toEqual(lost.map((one) => `\`${one}\` → \`true\``))
  })

  it('turns comparisons, and nothing in a string', () => {
    expect(sqlFaults(`where a <= 'b = c'`).map(({ text }) => text)).toContain(`where a < 'b = c'`)
    expect(sqlFaults(`select 'a = b'`)).toEqual([])
  })
})
