/** The tests of the house over its sources with faults in them, each behind its switch (tools/faltas.mjs). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import house from '../../vitest.config.ts'
import { faultsIn, withSwitches } from './code.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const plan = JSON.parse(readFileSync(process.env.FALTAS_PLAN, 'utf8'))
/** Of each file, the numbers of its faults that are tried: by its place among all of the file. */
const chosen = new Map(Object.entries(plan.files))

const switches = {
  name: 'faltas',
  enforce: 'pre',
  transform(text, id) {
    const file = path.relative(root, id.split('?')[0])
    const faults = chosen.get(file)
    if (!faults) return
    const all = faultsIn(file, text)
    return {
      code: withSwitches(
        text,
        faults.map(({ at, id: number }) => ({ ...all[at], id: number })),
      ),
      map: null,
    }
  },
}

export default {
  root,
  test: {
    ...house.test,
    projects: house.test.projects.map(({ test }) => ({
      plugins: [switches],
      test: { ...test, root, runner: path.join(root, 'tools/faltas/runner.mjs'), maxWorkers: 1, retry: 0 },
    })),
  },
}
