/** What is written as a zip is read back whole, by our own reader and by the one that judges uploads. */
import { Readable } from 'node:stream'
import zlib from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unzip } from '../../testing/unzip.ts'
import { readZip } from './inside/zip.ts'
import { type ZipEntry, zipOf } from './zip-writer.ts'

const now = new Date('2026-03-01T12:00:00Z')

async function bytesOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of zipOf(entries, now)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const stream = (...parts: string[]) => ({
  content: async () => Readable.from(parts.map((part) => Buffer.from(part))),
})

describe('a zip', () => {
  it('holds what went in, deflated or streamed, with names in any script', async () => {
    const bytes = await bytesOf([
      { name: 'index.html', content: Buffer.from('<p>Olá</p>'.repeat(500)) },
      { name: 'arquivos/1-redação ✎.txt', ...stream('uma ', 'duas ', 'três') },
      { name: 'vazio', content: Buffer.alloc(0) },
    ])
    const found = unzip(bytes)
    expect([...found.keys()]).toEqual(['index.html', 'arquivos/1-redação ✎.txt', 'vazio'])
    expect(String(found.get('index.html'))).toBe('<p>Olá</p>'.repeat(500))
    expect(String(found.get('arquivos/1-redação ✎.txt'))).toBe('uma duas três')
    expect(bytes.length).toBeLessThan(2_000)
    expect(
      await readZip({
        size: bytes.length,
        read: async (at: number, n: number) => bytes.subarray(at, at + n),
      } as never),
    ).toMatchObject({ kind: 'zip' })
  })

  it('is read back for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 12 }), async (contents) => {
        const bytes = await bytesOf(
          contents.map((content, i) =>
            i % 2
              ? { name: String(i), content: Buffer.from(content) }
              : { name: String(i), content: async () => Readable.from([Buffer.from(content)]) },
          ),
        )
        const found = unzip(bytes)
        expect([...found.values()].map((one) => [...one])).toEqual(contents.map((one) => [...one]))
      }),
      { numRuns: 60 },
    )
  })

  it('carries the right checksum where it says so', async () => {
    const bytes = await bytesOf([{ name: 'a', ...stream('abc') }])
    expect(bytes.readUInt32LE(bytes.length - 22 - 47 + 16)).toBe(zlib.crc32(Buffer.from('abc')))
  })

  it.each(['../fora', '/raiz', 'a\\b'])('refuses the name %s', async (name) => {
    await expect(bytesOf([{ name, content: Buffer.alloc(1) }])).rejects.toThrow(RangeError)
  })

  it('refuses one name twice', async () => {
    const entry = { name: 'a', content: Buffer.alloc(1) }
    await expect(bytesOf([entry, entry])).rejects.toThrow(RangeError)
  })
})
