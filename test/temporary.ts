/** A temporary folder for each file of tests: none counts what the servers of another leave behind. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

const shared = tmpdir()
const own = mkdtempSync(path.join(shared, 'turmalina-lugar-'))
// A database that a test starts runs as somebody else, and must get through.
chmodSync(own, 0o755)
process.env.TMPDIR = own
afterAll(() => {
  process.env.TMPDIR = shared
  rmSync(own, { recursive: true, force: true, maxRetries: 3 })
})
