/** What is wrong in a report of vitest: each test that failed, and each file that failed without one. */

/**
 * `report`: what vitest's json reporter writes. A file whose module, `beforeAll` or `afterAll` throws fails, and none of its
 * tests does: they are skipped, or all passed.
 */
export const wrongIn = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} > ${test.fullName}`)
    return status === 'failed' && failed.length === 0 ? [name] : failed
  })
