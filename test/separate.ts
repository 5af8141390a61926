/** What `npm test` runs a second time on the PostgreSQL of TEST_DATABASE_URL: what touches features of SQL and of the server (decision 0035). */

/** Each with what in it could be otherwise on another PostgreSQL: an older one, of another locale, without our settings. */
export const SEPARATE: Readonly<Record<string, string>> = {
  'database/isolation.test.ts': 'the catalogue: forced row security, keys, policies, rights of the roles',
  'database/migrate.test.ts': 'locks, concurrent indexes and templates that the migrations live by',
  'database/owner.test.ts': 'an owner who is no superuser, with what a provider gives',
  'test/batch.test.ts': 'statements in a pipeline, and what each is told after one that fails',
  'test/copia.test.ts': 'dump and restore by roles of few rights',
  'test/events.test.ts': 'LISTEN and NOTIFY across processes',
  'test/housekeeping.test.ts': 'what is cut back every hour, over all tenants',
  'test/jobs.test.ts': 'the queue, its schema and its locks',
  'test/transaction.test.ts': 'read-only transactions, roles and settings local to one',
  'test/verdicts/once.test.ts': 'every call, once: an older PostgreSQL must plan each of its statements',
}

/** Tried there alone: on the embedded one the table of verdicts asks all of it, and more. */
export const ONLY_SEPARATE = ['test/verdicts/once.test.ts']
