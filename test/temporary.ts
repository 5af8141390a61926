/** A temporary folder for each process that tests: none counts what the servers of another leave behind. */
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'

const own = path.join(inject('lugar'), String(process.pid))
// The files of tests that a process runs share its application, and so the folder.
mkdirSync(own, { recursive: true })
// A database that a test starts runs as somebody else, and must get through.
chmodSync(own, 0o755)
process.env.TMPDIR = own
