/** One contract, two stores: a folder, and a bucket of a real S3-compatible server started here. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskStore } from './diskStore.ts'
import type { FileStore } from './fileStore.ts'
import { newFileKey } from './key.ts'
import { s3Store } from './s3Store.ts'

interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
type S3ServerClass = new (options: Record<string, unknown>) => S3Server

const sha = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')
const type = { contentType: 'application/pdf' }
const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-store-'))
const allFiles = async (where: string) =>
  (await readdir(where, { recursive: true, withFileTypes: true })).filter(
    // The S3 server of the tests can't abandon an upload in parts; the real ones do.
    (entry) => entry.isFile() && !entry.parentPath.includes('_S3rver_uploads'),
  )

const S3rver = createRequire(import.meta.url)('s3rver') as S3ServerClass
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'arquivos', configs: [] }],
})
const account = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
let endpoint = ''
const stores: Record<string, FileStore> = { disk: diskStore(path.join(folder, 'disk')) }

beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
  stores.s3 = s3Store({ ...account, endpoint, bucket: 'arquivos', prefix: 'turmalina/' })
})

afterAll(async () => {
  for (const store of Object.values(stores)) store.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('%s', (name) => {
  const store = (): FileStore => stores[name] as FileStore

  it('gives back what was put, from a buffer or a stream, with its size and hash', async () => {
    for (const size of [0, 1, 70_000, 5_242_880, 12_000_000]) {
      const data = randomBytes(size)
      const half = Math.floor(size / 2)
      const source = size === 1 ? data : Readable.from([data.subarray(0, half), data.subarray(half)])
      const key = newFileKey(7)
      expect(await store().put(key, source, type)).toEqual({ bytes: size, sha256: sha(data) })
      expect(sha(await buffer(await store().get(key)))).toBe(sha(data))
    }
  })

  it('gives a range, both ends counted', async () => {
    const key = newFileKey()
    await store().put(key, Buffer.from('0123456789'), type)
    expect(String(await buffer(await store().get(key, { start: 2, end: 4 })))).toBe('234')
    expect(String(await buffer(await store().get(key, { start: 9, end: 9 })))).toBe('9')
  })

  it('replaces, removes, and says what exists', async () => {
    const key = newFileKey(3)
    expect(await store().exists(key)).toBe(false)
    await store().put(key, Buffer.from('um'), type)
    await store().put(key, Buffer.from('dois'), type)
    expect(await store().exists(key)).toBe(true)
    expect(String(await buffer(await store().get(key)))).toBe('dois')
    await store().remove(key)
    await store().remove(key)
    expect(await store().exists(key)).toBe(false)
  })

  it('answers 404 for a file that is not there', async () => {
    await expect(store().get(newFileKey())).rejects.toMatchObject({
      statusCode: 404,
      codigo: 'nao_encontrado',
      message: 'Arquivo não encontrado.',
    })
  })

  it('takes no key that could leave the store', async () => {
    const bad = ['../../../etc/passwd', '/etc/passwd0000000000', 'a/../../b', 'x', '', `${newFileKey()}/..`]
    for (const key of [...bad, 'C:\\0123456789abcdef', '0123456789abcdef\0', 'a/b/c/0123456789abcdef']) {
      await expect(store().put(key, Buffer.from('x'), type), key).rejects.toThrow(RangeError)
      await expect(store().get(key), key).rejects.toThrow(RangeError)
      await expect(store().remove(key), key).rejects.toThrow(RangeError)
      await expect(store().exists(key), key).rejects.toThrow(RangeError)
    }
  })

  it.each([100_000, 11_000_000])('keeps nothing of a source that breaks after %d bytes', async (size) => {
    const before = (await allFiles(folder)).length
    const key = newFileKey()
    const broken = Readable.from(
      (async function* () {
        for (let sent = 0; sent < size; sent += 65_536) yield Buffer.alloc(65_536)
        throw new Error('the wire was cut')
      })(),
    )
    await expect(store().put(key, broken, type)).rejects.toThrow('the wire was cut')
    expect(await store().exists(key)).toBe(false)
    expect((await allFiles(folder)).length).toBe(before)
  })

  it('is ready', async () => {
    await expect(store().check()).resolves.toBeUndefined()
  })
})

describe('disk', () => {
  it('fans out, hides its files from others and leaves nothing aside', async () => {
    const root = path.join(folder, 'fan')
    const store = diskStore(root)
    const key = newFileKey(12)
    await store.put(key, Buffer.from('x'), type)
    const name = key.split('/')[1] ?? ''
    const place = path.join(root, '12', name.slice(0, 2), name.slice(2, 4), name)
    expect((await stat(place)).mode & 0o777).toBe(0o600)
    expect(await allFiles(path.join(root, '.tmp'))).toEqual([])
  })

  it('clears what a killed process left a day ago, not what is being written', async () => {
    const root = path.join(folder, 'killed')
    const store = diskStore(root)
    await store.check()
    const old = path.join(root, '.tmp', 'old')
    await writeFile(old, 'x')
    await writeFile(path.join(root, '.tmp', 'new'), 'x')
    const yesterday = Date.now() / 1_000 - 25 * 3_600
    await utimes(old, yesterday, yesterday)
    await store.check()
    expect((await allFiles(root)).map((entry) => entry.name)).toEqual(['new'])
  })

  it('is not ready when its folder can’t be made', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    await expect(diskStore(file).check()).rejects.toThrow()
  })
})

describe('s3', () => {
  it('answers 503 when nobody listens, and when the store never answers', async () => {
    const deaf = createServer((socket) => socket.on('error', () => {}).resume())
    await new Promise<void>((done) => deaf.listen(0, '127.0.0.1', done))
    const { port } = deaf.address() as { port: number }
    const silent = s3Store({ ...account, endpoint: `http://127.0.0.1:${port}`, bucket: 'a', timeout: 200 })
    const closed = s3Store({ ...account, endpoint: 'http://127.0.0.1:1', bucket: 'a', timeout: 200 })
    const away = { statusCode: 503, codigo: 'arquivos_indisponiveis' }
    await expect(closed.put(newFileKey(), Buffer.from('x'), type)).rejects.toMatchObject(away)
    await expect(silent.check()).rejects.toMatchObject(away)
    silent.close()
    closed.close()
    await new Promise((done) => deaf.close(done))
  })

  it('is not ready without its bucket', async () => {
    const store = s3Store({ ...account, endpoint, bucket: 'outro' })
    await expect(store.check()).rejects.toMatchObject({ statusCode: 503 })
    store.close()
  })
})
