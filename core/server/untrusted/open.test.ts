/** The worker that opens files, and everything that a file can do to it: one call is lost, the next is answered. */
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { childrenOf } from '../../../test/child.ts'
import type * as Planted from '../../testing/inside/planted.ts'
import { untrusted } from './open.ts'

const ROOM = '../../testing/inside/planted'
/** A busy machine is no reason: time enough for what ends for another one. */
const planted = untrusted<typeof Planted>(import.meta.url, ROOM, { cpu: 60, seconds: 120, megabytes: 400 })
const hurried = untrusted<typeof Planted>(import.meta.url, ROOM, { cpu: 0.5, seconds: 2, megabytes: 400 })
const inLane = planted('job')

/** The next file after whatever happened. */
const next = () => inLane.echo({ texto: 'olá', bytes: Buffer.from([1, 2, 3]) })

describe('a worker', () => {
  it('does what it is told with plain data, again and again, in one process', async () => {
    expect(await next()).toEqual({ texto: 'olá', bytes: Buffer.from([1, 2, 3]) })
    const pids = [await inLane.pidOf(), await inLane.pidOf()]
    expect(pids[0]).toBe(pids[1])
    expect(pids[0]).not.toBe(process.pid)
  })

  it('is given no secret and no address of a database', async () => {
    process.env.DATABASE_URL = 'postgres://canario'
    process.env.SECRET_KEY = 'canario'
    const names = await planted('request').environment()
    delete process.env.DATABASE_URL
    delete process.env.SECRET_KEY
    expect(names).toContain('PATH')
    expect(names.filter((name) => /DATABASE|SECRET|SMTP|S3|PG/.test(name))).toEqual([])
  })

  it('refuses a file in words; what is no refusal of a file is a mistake', async () => {
    await expect(inLane.refuse()).rejects.toMatchObject({
      name: 'Failure',
      statusCode: 415,
      codigo: 'arquivo_invalido',
      sentence: { pt: 'Não.', en: 'No.' },
    })
    await expect(inLane.pretend()).rejects.not.toHaveProperty('statusCode')
  })

  it.each<[keyof typeof Planted, string]>([
    ['hang', 'time'],
    ['wait', 'time'],
    ['fillHeap', 'memory'],
    ['fillMemory', 'memory'],
    ['end', 'crash'],
    ['stray', 'crash'],
  ])('that ends by %s is one call lost (%s); the next is answered', async (name, why) => {
    const before = await inLane.pidOf()
    const room = why === 'time' ? hurried('job') : inLane
    await expect((room[name] as () => Promise<unknown>)()).rejects.toMatchObject({ why })
    expect(await next()).toBeTruthy()
    expect(await inLane.pidOf()).not.toBe(before)
  })

  it('ended from outside is one call lost', async () => {
    const pid = await inLane.pidOf()
    const lost = inLane.wait()
    await sleep(100)
    process.kill(pid, 'SIGKILL')
    await expect(lost).rejects.toMatchObject({ why: 'crash' })
    expect(await next()).toBeTruthy()
  })

  it('does not hear the signals of a terminal: it is ended by who started it', async () => {
    const pid = await inLane.pidOf()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal)
    await sleep(100)
    expect(await inLane.pidOf()).toBe(pid)
  })
})

describe('the lanes', () => {
  it('keep a person from waiting behind a job', async () => {
    await planted('request').echo(1)
    const lost = hurried('job')
      .wait()
      .catch((error: { why: string }) => error.why)
    expect(await planted('request').echo('antes')).toBe('antes')
    expect(await Promise.race([lost, sleep(1, 'still at it')])).toBe('still at it')
    expect(await lost).toBe('time')
  })

  it('have few workers for many files, all answered', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => planted('request').pidOf()))
    expect(new Set(all).size).toBeLessThanOrEqual(2)
    expect(childrenOf(process.pid).length).toBeLessThanOrEqual(6)
  })

  it('turn away who would wait without end', async () => {
    const held = Array.from({ length: 2 }, () =>
      hurried('request')
        .wait()
        .catch(() => 'lost'),
    )
    const line = Array.from({ length: 100 }, () => planted('request').echo(1))
    await expect(planted('request').echo(2)).rejects.toMatchObject({
      statusCode: 503,
      codigo: 'arquivos_ocupados',
    })
    expect(await Promise.all(held)).toEqual(['lost', 'lost'])
    expect(new Set(await Promise.all(line))).toEqual(new Set([1]))
  })
})
