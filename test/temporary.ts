/** Before each file over the database: the suite's clock, and a temporary folder of each process, so that none counts what the servers of another leave behind. */
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { moveClock } from '../core/testing/clock.ts'

const own = path.join(inject('lugar'), String(process.pid))
// The files of tests that a process runs share its application, and so the folder.
mkdirSync(own, { recursive: true })
// A database that a test starts runs as somebody else, and must get through.
chmodSync(own, 0o755)
process.env.TMPDIR = own
moveClock(inject('passo'))
