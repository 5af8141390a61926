/** What nobody listened for, planted in the running program: a stream's error costs nobody else anything; a mistake ends it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isStray } from '../apps/server/net.ts'
import { answering, freePort, PROGRAM, type Program, start, temporaryFolder } from './child.ts'

const PLANTED = ['--import', './test/stray.mjs', ...PROGRAM]

describe('the net', () => {
  it('tells the world outside from a mistake', () => {
    const coded = (code: string) => Object.assign(new Error('x'), { code })
    for (const code of [
      'ECONNRESET',
      'EPIPE',
      'ENOSPC',
      'Z_DATA_ERROR',
      'ERR_STREAM_PREMATURE_CLOSE',
      'HPE_INVALID_METHOD',
    ])
      expect([code, isStray(coded(code))]).toEqual([code, true])
    for (const error of [
      new Error('x'),
      new TypeError('x'),
      new RangeError('x'),
      Object.assign(new TypeError('x'), { code: 'ERR_INVALID_ARG_TYPE' }),
      coded('ERR_INVALID_ARG_VALUE'),
      coded('ERR_ASSERTION'),
      coded('23505'),
      'ECONNRESET',
      undefined,
    ])
      expect(isStray(error)).toBe(false)
  })
})

describe('in the running program', () => {
  let program: Program
  let env: Record<string, string>
  beforeAll(async () => {
    env = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()), DEMO: 'off' }
    program = start(env, PLANTED)
    await answering(program)
  }, 150_000)
  afterAll(async () => {
    program.kill('SIGKILL')
    await program.exit()
  })

  it.each(['fluxo', 'zip', 'promessa'])(
    'a stray error (%s) is a line in the log, and everybody is served on',
    async (plant) => {
      const lines = () =>
        program
          .words()
          .split('\n')
          .filter((line) => line.includes('"stray error"'))
      const before = lines().length
      await fetch(`${program.address}/healthz?plantar=${plant}`)
      await expect.poll(() => lines().length).toBe(before + 1)
      for (let n = 0; n < 5; n += 1) expect((await fetch(`${program.address}/healthz`)).status).toBe(200)
      expect((await fetch(`${program.address}/readyz`)).status).toBe(200)
      // Where it happened, and nothing of what was sent.
      expect(JSON.parse(lines().at(-1) ?? '')).toMatchObject({ level: 50, err: { where: expect.any(Array) } })
      expect(program.words()).not.toContain('too many bytes')
    },
  )

  it('a mistake of ours ends it, with its trace', async () => {
    await fetch(`${program.address}/healthz?plantar=engano`).catch(() => undefined)
    expect((await program.exit()).code).toBe(1)
    expect(program.words()).toMatch(/\bat .+:\d+:\d+/)
  })
})
