/** Downloads: headers that keep a browser from running anything, names that survive, ranges. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { newFileKey } from './key.ts'
import { answerFor, contentDisposition, serveFile } from './serveFile.ts'
import { diskStore } from './store.ts'

const file = { nome: 'Redação “final”.pdf', tipo: 'application/pdf', bytes: 10, sha256: 'a1'.repeat(32) }
const etag = `"${file.sha256}"`

describe('headers', () => {
  it('a document is a download that can run nothing', () => {
    const { statusCode, headers } = answerFor(file, {}, { inline: true })
    expect(statusCode).toBe(200)
    expect(headers).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Redacao _final_.pdf"; filename*=UTF-8''Reda%C3%A7%C3%A3o%20%E2%80%9Cfinal%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'content-length': '10',
      etag,
    })
  })

  it('only pictures that were drawn again are shown, and only when asked', () => {
    const shown = (tipo: string, inline: boolean) =>
      answerFor({ ...file, tipo }, {}, { inline }).headers['content-disposition']?.split(';')[0]
    for (const kind of ['jpeg', 'png', 'gif', 'webp']) {
      expect(shown(`image/${kind}`, true)).toBe('inline')
      expect(shown(`image/${kind}`, false)).toBe('attachment')
    }
    for (const tipo of ['image/bmp', 'image/svg+xml', 'text/plain', 'text/html', 'application/pdf'])
      expect(shown(tipo, true)).toBe('attachment')
  })

  it('any name fits in a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (nome) => {
        const value = contentDisposition('attachment', nome)
        expect(value).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/)
        expect(value.split('"')).toHaveLength(3)
      }),
      { examples: [['\u0301']] },
    )
  })
})

describe('not again', () => {
  it.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])('If-None-Match: %s', (asked) => {
    const answer = answerFor(file, { 'if-none-match': asked })
    expect(answer).toMatchObject({ statusCode: 304, headers: { etag } })
    expect(answer.range).toBeUndefined()
  })

  it('another tag gets the file', () => {
    expect(answerFor(file, { 'if-none-match': '"other"' }).statusCode).toBe(200)
  })
})

describe('ranges of ten bytes', () => {
  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '4'],
    ['bytes=4-', 206, 'bytes 4-9/10', '6'],
    ['bytes=-3', 206, 'bytes 7-9/10', '3'],
    ['bytes=-30', 206, 'bytes 0-9/10', '10'],
    ['bytes=9-99', 206, 'bytes 9-9/10', '1'],
    ['bytes=10-', 416, 'bytes */10', '0'],
    ['bytes=-0', 416, 'bytes */10', '0'],
    ['bytes=5-2', 200, undefined, '10'],
    ['bytes=0-1,3-4', 200, undefined, '10'],
    ['bytes=-', 200, undefined, '10'],
    ['lines=1-2', 200, undefined, '10'],
    ['bytes=99999999999999999999-', 200, undefined, '10'],
  ])('%s', (range, statusCode, contentRange, length) => {
    const answer = answerFor(file, { range })
    expect(answer.statusCode).toBe(statusCode)
    expect(answer.headers['content-range']).toBe(contentRange)
    expect(answer.headers['content-length']).toBe(length)
  })

  it('a part of another version gets the whole', () => {
    expect(answerFor(file, { range: 'bytes=0-3', 'if-range': '"old"' }).statusCode).toBe(200)
    expect(answerFor(file, { range: 'bytes=0-3', 'if-range': etag }).statusCode).toBe(206)
  })
})

describe('serveFile', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-serve-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const store = diskStore(folder)
  const served = { ...file, key: newFileKey() }
  await store.put(served.key, Buffer.from('0123456789'), { contentType: file.tipo })
  const text = async (asked: object) => {
    const { body } = await serveFile(store, served, asked)
    return body && String(await buffer(body))
  }

  it('sends the whole, a part, or nothing', async () => {
    expect(await text({})).toBe('0123456789')
    expect(await text({ range: 'bytes=2-4' })).toBe('234')
    expect(await text({ range: 'bytes=50-' })).toBeNull()
    expect(await text({ 'if-none-match': etag })).toBeNull()
  })

  it('is a 404 when the store has lost it', async () => {
    await expect(serveFile(store, { ...served, key: newFileKey() }, {})).rejects.toMatchObject({
      statusCode: 404,
    })
  })
})
