/** The kinds of tests: pure and screens beside the code; calls and walls over a real database; journeys in Chromium. */
import { defineConfig } from 'vitest/config'
import { ONLY_SEPARATE, SEPARATE } from './test/separate.ts'
import { LongestFirst } from './tools/longest-first.ts'

/** What is waited for comes at once, or on a busy machine late; after this it does not come. */
const NEVER_MS = 120_000
/** Many things, one after another. */
const JOURNEY_MS = 300_000
const poll = { timeout: 110_000 }

const database = ['areas/*/*/server/**/*.test.ts', 'test/**/*.test.ts', 'database/isolation.test.ts']

/** Over a real database. One application, loaded and built once, serves all the files that a process tests: tenants keep them apart. */
const overDatabase = {
  globalSetup: ['test/setup.ts'],
  setupFiles: ['test/temporary.ts'],
  isolate: false,
  // Without a limit what could be swept stays, and two processes take a gigabyte more than they use.
  execArgv: ['--max-old-space-size=1536'],
  expect: { poll },
  testTimeout: NEVER_MS,
  hookTimeout: NEVER_MS,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'core/**/*.test.{ts,tsx}',
            'areas/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'database/**/*.test.ts',
            'demo/**/*.test.ts',
            'test/**/*.test.tsx',
            'tools/**/*.test.mjs',
          ],
          exclude: database,
          setupFiles: ['core/testing/alone.ts'],
          // Loading the modules costs more than most of the tests: files share a process, and leave nothing behind.
          isolate: false,
          expect: { poll },
          testTimeout: NEVER_MS,
          hookTimeout: NEVER_MS,
        },
      },
      { test: { name: 'database', include: database, exclude: ONLY_SEPARATE, ...overDatabase } },
      ...(process.env.TEST_DATABASE_URL
        ? [{ test: { name: 'separate', include: Object.keys(SEPARATE), ...overDatabase } }]
        : []),
      {
        test: {
          name: 'journey',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          // A lane keeps its browser from file to file, and in it what the product compiled to (e2e/browser.ts).
          isolate: false,
          // Each lane has a world of its own (e2e/setup.ts). One, unless told: a journey keeps one core busy.
          maxWorkers: Number(process.env.JOURNEY_LANES ?? 1),
          sequence: { groupOrder: 1 },
          // A browser on a busy machine: what fails once and not again is reported as retried, not as right at once.
          retry: 1,
          expect: { poll },
          testTimeout: JOURNEY_MS,
          hookTimeout: JOURNEY_MS,
        },
      },
    ],
  },
})
