/**
 * Runs each file of tests once as it is, noting which switches it passes, then once for each of their faults, all in one
 * process: the program is loaded once. What a fault did is written down at once, a line each.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'

/** Of one fault; a test that waits for what no longer comes has noticed. Longer than anything here takes on a busy machine. */
const NOTICED_MS = 30_000

const plan = JSON.parse(readFileSync(process.env.FALTAS_PLAN, 'utf8'))
const tell = (line) => appendFileSync(plan.told, `${JSON.stringify({ pid: process.pid, ...line })}\n`)

let active
let loading = false
let passed = new Set()
const atLoad = new Set()

const falta = (id) => {
  if (loading) atLoad.add(id)
  else passed.add(id)
  return id === active
}
/** Stands for a step of a chain that is lost. */
falta.lost = (id, before) => (falta(id) ? new Proxy({}, { get: () => () => before }) : before)
/** A fragment of SQL of which, each time it is used, the one or the other is meant. */
falta.either = (id, wrong, right) => {
  const made = [wrong(), right()]
  return new Proxy(made[1], {
    get(_, name) {
      const one = made[falta(id) ? 0 : 1]
      const value = Reflect.get(one, name)
      return typeof value === 'function' ? value.bind(one) : value
    },
  })
}
globalThis.falta = falta

const failuresIn = (tasks) =>
  tasks.flatMap((task) => [
    ...(task.result?.state === 'fail' &&
    (task.type === 'test' || !task.tasks?.some(({ result }) => result?.state === 'fail'))
      ? [`${task.name}: ${task.result.errors?.[0]?.message?.split('\n')[0] ?? ''}`]
      : []),
    ...failuresIn(task.tasks ?? []),
  ])

export default class Faulty extends TestRunner {
  async importFile(filepath, source) {
    loading = true
    try {
      return await super.importFile(filepath, source)
    } finally {
      loading = false
    }
  }

  async onAfterRunFiles(files) {
    super.onAfterRunFiles(files)
    const wrong = failuresIn(files)
    const [{ filepath }] = files
    tell({ file: filepath, passed: [...passed], atLoad: [...atLoad], wrong })
    if (wrong.length > 0) return
    const pattern = this._currentSpecification?.testNamePattern
    const done = new Set(
      readFileSync(plan.told, 'utf8')
        .split('\n')
        .flatMap((line) => (line ? JSON.parse(line) : []))
        .flatMap(({ id, killed, file }) => (killed || file === filepath ? [id] : [])),
    )
    const static_ = plan.fresh ? [...atLoad] : []
    let since = 0
    for (const id of new Set([...passed, ...static_])) {
      if (done.has(id)) continue
      tell({ trying: id, file: filepath })
      const killed = await this.try(filepath, pattern, id, static_.includes(id))
      tell({ id, file: filepath, killed: killed.length > 0, by: killed[0] })
      since += 1
      if (since % 12 === 0 && !(await this.control(filepath, pattern))) return
    }
    if (since > 0) await this.control(filepath, pattern)
    passed = new Set()
  }

  /** What a fault left in the program must not fail the next: false, it would. */
  async control(filepath, pattern) {
    const wrong = await this.try(filepath, pattern, undefined, false)
    tell({ control: filepath, wrong })
    return wrong.length === 0
  }

  async try(filepath, testNamePattern, id, fresh) {
    if (fresh) vi.resetModules()
    active = id
    const before = this.config.testTimeout
    const runner = Object.create(this, {
      onAfterRunFiles: { value: () => {} },
      onCollected: { value: () => {} },
      onTaskUpdate: { value: async () => {} },
      cancelRun: { value: false, writable: true },
      onCollectStart: { value: TestRunner.prototype.onCollectStart },
      onAfterRunTask: {
        value(test) {
          // The first that fails is enough.
          if (test.result?.state === 'fail') this.cancelRun = true
          return TestRunner.prototype.onAfterRunTask.call(this, test)
        },
      },
    })
    this.config.testTimeout = this.config.hookTimeout = NOTICED_MS
    const quiet = { ...console }
    console.error = console.warn = console.log = () => {}
    try {
      // Read anew, as a page is: what a file of tests keeps is of one run.
      const modules = this.workerState.evaluatedModules.fileToModulesMap.get(filepath) ?? []
      for (const module of modules) this.workerState.evaluatedModules.invalidateModule(module)
      return failuresIn(await startTests([{ filepath, testNamePattern }], runner))
    } catch (error) {
      return [String(error)]
    } finally {
      Object.assign(console, quiet)
      this.config.testTimeout = this.config.hookTimeout = before
      active = undefined
      if (fresh) vi.resetModules()
    }
  }
}
