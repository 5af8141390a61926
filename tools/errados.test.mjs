/** The report is vitest's own, of a file made here: what the runner counts can't drift from what vitest writes. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { wrongIn } from './errados.mjs'

const FOLDER = mkdtempSync(path.resolve('node_modules/.errados-'))
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

const PASSES = `it('passes', () => {})\n`
const FILES = {
  'certo.test.mjs': PASSES,
  'errado.test.mjs': `${PASSES}it('fails', () => expect(1).toBe(2))\n`,
  'antes.test.mjs': `beforeAll(() => { throw new Error('before') })\n${PASSES}`,
  'depois.test.mjs': `${PASSES}afterAll(() => { throw new Error('after') })\n`,
  'carga.test.mjs': `throw new Error('at once')\n`,
}

it('each test that failed counts, and each file that failed before, after or beside its tests', () => {
  for (const [name, text] of Object.entries(FILES))
    writeFileSync(
      path.join(FOLDER, name),
      `import { afterAll, beforeAll, expect, it } from 'vitest'\nvoid [afterAll, beforeAll, expect]\n${text}`,
    )
  const file = path.join(FOLDER, 'report.json')
  writeFileSync(path.join(FOLDER, 'vitest.config.mjs'), 'export default {}\n')
  const vitest = path.resolve('node_modules/vitest/vitest.mjs')
  spawnSync(
    process.execPath,
    [vitest, 'run', '--root', FOLDER, '--reporter=json', `--outputFile.json=${file}`],
    { env: { ...process.env, VITEST: undefined, VITEST_WORKER_ID: undefined } },
  )
  const report = JSON.parse(readFileSync(file, 'utf8'))
  expect(
    wrongIn(report)
      .map((name) => path.basename(name))
      .toSorted(),
  ).toEqual(['antes.test.mjs', 'carga.test.mjs', 'depois.test.mjs', 'errado.test.mjs > fails'])
})
