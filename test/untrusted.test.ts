/** The wall around bytes that nobody vouches for: what inflates or parses them is loaded by the worker alone. Planted first. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../core/server/paths.ts'

/** Libraries that open files of others. */
const OPENERS = ['csv-parse', 'file-type', 'mammoth', 'read-excel-file', 'saxes', 'sharp', 'yauzl']

/** Those that open none: a new one is put on one of the two lists by whoever brings it. */
const OTHERS = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@fastify/multipart',
  '@fastify/static',
  '@myriaddreamin/typst-ts-node-compiler',
  '@node-rs/argon2',
  '@tus/server',
  'docx',
  'fastify',
  'graphile-worker',
  'ical-generator',
  'jose',
  'kysely',
  'nodemailer',
  'openid-client',
  'otplib',
  'pg',
  'prom-client',
  'qrcode',
  'sanitize-html',
  'typebox',
  'web-push',
  'write-excel-file',
]

const INFLATES = /inflate|gunzip|unzip|decompress|zstdDecompress/i
/** Rooms of the worker. */
const INSIDE = /\/inside\//
/** Rules are told a text and nothing else: those that parse one may stand outside, and only the worker reaches them. */
const PURE = /^areas\/[^/]+\/[^/]+\/rules[a-z\d-]*\.ts$/
/** What is no part of the program that serves: tests, what makes files for them, the demonstration's own pictures. */
const APART =
  /\.test\.ts$|^core\/testing\/|^areas\/[^/]+\/[^/]+\/(?:testing|server\/(?:testing|verdicts)[\w-]*)\.ts$|^core\/server\/pdf\/testing\.ts$|^core\/server\/files\/samples\.ts$|^demo\/|\/web\/|^core\/web\//

function walk(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? walk(`${folder}/${entry.name}`)
      : /\.tsx?$/.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  )
}

/** Modules whose code a text loads: imports of types alone load nothing. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([\w*{}\s,$]*?)\s*from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g

function loadedBy(text: string): { names: string; from: string }[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, names = '', from, dynamic]) => {
    // `import type` and names that are all types.
    const values = names
      .replace(/[{}]/g, '')
      .split(',')
      .some((name) => name.trim() && !/^\s*type\s/.test(name))
    if (type || (from && !values)) return []
    return [{ names, from: from ?? dynamic ?? '' }]
  })
}

const isOpener = (from: string): boolean =>
  OPENERS.some((name) => from === name || from.startsWith(`${name}/`))

function breaches(file: string, text: string): string[] {
  if (INSIDE.test(file) || APART.test(file) || PURE.test(file)) return []
  const loads = loadedBy(text)
    .filter(
      ({ names, from }) =>
        isOpener(from) ||
        (/zlib$/.test(from) && INFLATES.test(names)) ||
        (from.startsWith('.') && INSIDE.test(from)),
    )
    .map(({ from }) => `${file} loads ${from}`)
  const called = /zlib\s*\.\s*(?:create)?(?:inflate|gunzip|unzip|brotliDecompress)/i.test(text)
  return called ? [...loads, `${file} inflates`] : loads
}

/** The way from a file to a rule that opens what others made, through all that it loads. */
function wayIn(file: string, textOf: (file: string) => string | undefined): string[] | null {
  const seen = new Map<string, string | null>([[file, null]])
  for (const at of seen.keys())
    for (const { from } of loadedBy(textOf(at) ?? '')) {
      const next = path.posix.normalize(path.posix.join(path.posix.dirname(at), from))
      const opens = PURE.test(at) && isOpener(from)
      if (opens) {
        const way = [from]
        for (let back: string | null = at; back !== null; back = seen.get(back) ?? null) way.unshift(back)
        return way
      }
      if (from.startsWith('.') && !seen.has(next)) seen.set(next, at)
    }
  return null
}

const FILES = ['core', 'areas', 'apps', 'database', 'demo'].flatMap(walk)

describe('the wall', () => {
  it.each([
    "import sharp from 'sharp'",
    "import { parse } from 'csv-parse/sync'",
    "const { default: sharp } = await import('sharp')",
    "import { deflateRawSync, inflateRawSync } from 'node:zlib'",
    "import zlib from 'node:zlib'\nzlib.gunzipSync(bytes)",
    "import {\n  type Entry,\n  openPromise,\n} from 'yauzl'",
    "import { readZip } from '../../../core/server/files/inside/zip.ts'",
    "export { readZip } from './inside/zip.ts'",
  ])('sees a planted %s', (text) => {
    expect(breaches('areas/conversa/forum/server/x.ts', `/** X. */\n${text}\n`)).toHaveLength(1)
    expect(breaches('areas/conversa/forum/server/inside/x.ts', text)).toEqual([])
  })

  it.each([
    "import type { Metadata } from 'sharp'",
    "import { type Entry } from 'yauzl'",
    "import { deflateRawSync } from 'node:zlib'",
    "import type * as Inside from './inside/zip.ts'",
  ])('lets by %s', (text) => expect(breaches('areas/conversa/forum/server/x.ts', text)).toEqual([]))

  it('stands: nothing that serves people opens a file', () => {
    expect(FILES.filter((file) => INSIDE.test(file)).length).toBeGreaterThan(8)
    expect(FILES.flatMap((file) => breaches(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })

  it('sees a planted way to a rule that opens, however long, and none beside it', () => {
    const planted = new Map([
      ['areas/x/y/server/routes.ts', "import { a } from '../rules-a.ts'"],
      ['areas/x/y/rules-a.ts', "import { b } from './rules-b.ts'\nimport type { c } from './rules-c.ts'"],
      ['areas/x/y/rules-b.ts', "import { SaxesParser } from 'saxes'"],
      ['areas/x/y/server/beside.ts', "import type { b } from '../rules-b.ts'"],
    ])
    const way = (file: string) => wayIn(file, (one) => planted.get(one))
    expect(way('areas/x/y/server/routes.ts')).toEqual([...[...planted.keys()].slice(0, 3), 'saxes'])
    expect(way('areas/x/y/server/beside.ts')).toBeNull()
  })

  it('stands: no rule that opens is reached but from within', () => {
    const texts = new Map(FILES.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
    const outside = FILES.filter((file) => !INSIDE.test(file) && !PURE.test(file) && !APART.test(file))
    const screens = FILES.filter((file) => /\/web\//.test(file) && !/\.test\.tsx?$/.test(file))
    const ways = [...outside, ...screens].map((file) => wayIn(file, (one) => texts.get(one)))
    expect(ways.filter((way) => way !== null)).toEqual([])
  })

  it('knows every library that the program brings', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    expect(Object.keys(dependencies).sort()).toEqual([...OPENERS, ...OTHERS].sort())
  })
})
