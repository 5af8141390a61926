/** Right files of every kind pass; programs, polyglots, bombs and macros under a good name do not. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { ATTACHMENT_LIMITS, extensionOf } from '../../../contract/files.ts'
import { packed } from '../../../testing/packed.ts'
import { processorOf } from '../../../testing/work.ts'
import * as make from '../samples.ts'
import { inspectFile } from './inspect.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-inspect-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An Office file of these parts, deflated. */
const officeOf = (main: string, parts: Parameters<typeof packed>[0]): Buffer =>
  Buffer.from(
    packed({ '[Content_Types].xml': Buffer.from('<xml/>'), [main]: Buffer.from('<xml/>'), ...parts }),
  )

let count = 0
async function inspect(nome: string, data: Buffer) {
  const file = path.join(folder, String(count++))
  await writeFile(file, data)
  return inspectFile(file, { nome, extensao: extensionOf(nome) })
}

const refusal = (message: RegExp) => ({
  statusCode: 415,
  codigo: 'arquivo_invalido',
  message: expect.stringMatching(message),
})
const CONTENT = /não corresponde à sua extensão/

const good: Record<string, () => Buffer | Promise<Buffer>> = {
  '.pdf': () => make.pdf(),
  '.doc': () => make.compound(['WordDocument', '1Table']),
  '.docx': () => make.office('docx'),
  '.xls': () => make.compound(['A', 'B', 'C', 'D', 'E', 'Workbook']),
  '.xlsx': () => make.office('xlsx'),
  '.ppt': () => make.compound(['PowerPoint Document']),
  '.pptx': () => make.office('pptx'),
  '.csv': () => Buffer.from('nome;ra\r\nAna;1\r\n'),
  '.txt': () => Buffer.from('Redação\r\n\tBMW, MZ e GIF89a não são imagens aqui.'),
  '.jpg': () => make.picture('jpeg'),
  '.jpeg': () => make.photo(),
  '.png': () => make.picture('png'),
  '.gif': () => make.animation('gif'),
  '.webp': () => make.animation('webp'),
  '.bmp': () => make.bmp(7, 5),
}

describe('right files', () => {
  it('there is one of each accepted kind', () => {
    expect(Object.keys(good).sort()).toEqual([...ATTACHMENT_LIMITS.extensions, '.csv'].sort())
  })

  it.each(Object.keys(good))('%s passes', async (extensao) => {
    const data = (await good[extensao]?.()) as Buffer
    const isImage = ATTACHMENT_LIMITS.imageExtensions.includes(extensao)
    await expect(inspect(`a${extensao}`, data)).resolves.toMatchObject({ isImage })
  })

  it('text in Windows-1252 is text', async () => {
    await expect(inspect('a.txt', Buffer.from('à noite', 'latin1'))).resolves.toBeTruthy()
  })
})

describe('wrong content', () => {
  it.each(Object.keys(good))('%s with the content of any other kind is refused', async (extensao) => {
    const same = new Map([
      ['.jpeg', '.jpg'],
      ['.jpg', '.jpeg'],
      ['.csv', '.txt'],
      ['.txt', '.csv'],
    ]).get(extensao)
    for (const [other, build] of Object.entries(good)) {
      // A text may hold almost anything that is text, which no other sample is.
      if (other === extensao || other === same) continue
      await expect(inspect(`a${extensao}`, await build()), `${other} as ${extensao}`).rejects.toMatchObject(
        refusal(CONTENT),
      )
    }
  })

  it.each(Object.keys(good))('%s that is a program, a page, or nothing', async (extensao) => {
    await expect(inspect(`a${extensao}`, make.program())).rejects.toMatchObject(refusal(CONTENT))
    await expect(inspect(`a${extensao}`, Buffer.alloc(0))).rejects.toMatchObject(refusal(/está vazio/))
    if (extensao !== '.txt' && extensao !== '.csv')
      await expect(inspect(`a${extensao}`, Buffer.from('<html><script>'))).rejects.toMatchObject(
        refusal(CONTENT),
      )
  })

  it('refuses an extension it does not know', async () => {
    await expect(inspect('a.svg', Buffer.from('<svg/>'))).rejects.toMatchObject(refusal(CONTENT))
  })

  it('cut files are damaged', async () => {
    await expect(inspect('a.pdf', make.pdf(9_000).subarray(0, 8_000))).rejects.toMatchObject(
      refusal(/danificado/),
    )
    await expect(inspect('a.bmp', make.bmp(9, 9).subarray(0, 90))).rejects.toMatchObject(
      refusal(/danificado/),
    )
    await expect(inspect('a.docx', make.office('docx').subarray(0, 150))).rejects.toMatchObject(
      refusal(CONTENT),
    )
    const jpeg = await make.picture('jpeg')
    await expect(inspect('a.jpg', jpeg.subarray(0, 40))).rejects.toMatchObject(refusal(/danificado/))
  })

  it('never answers anything but 415, whatever the bytes', async () => {
    const start = fc.constantFrom(...Object.keys(good))
    const bytes = fc.uint8Array({ maxLength: 700 })
    await fc.assert(
      fc.asyncProperty(start, start, bytes, fc.nat(600), async (extensao, other, noise, at) => {
        const data = Buffer.from((await good[other]?.()) as Buffer)
        Buffer.from(noise).copy(data, at % data.length)
        const verdict = await inspect(`a${extensao}`, data).catch((error: unknown) => error)
        expect(verdict).toSatisfy(
          (v: { statusCode?: number; tipo?: string }) => v.tipo !== undefined || v.statusCode === 415,
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('polyglots', () => {
  const jar = make.zip([{ name: 'META-INF/MANIFEST.MF' }])

  it('a PDF that is a zip too', async () => {
    await expect(inspect('a.pdf', Buffer.concat([make.pdf(), jar]))).rejects.toMatchObject(refusal(CONTENT))
  })

  it('a PDF after something else', async () => {
    const data = Buffer.concat([Buffer.from('#!/bin/sh\n'), make.pdf()])
    await expect(inspect('a.pdf', data)).rejects.toMatchObject(refusal(CONTENT))
  })

  it('a document with bytes before, after or between its parts', async () => {
    const docx = make.office('docx')
    for (const data of [
      [docx, Buffer.from('x')],
      [make.program(), docx],
      [jar, docx],
    ])
      await expect(inspect('a.docx', Buffer.concat(data))).rejects.toMatchObject(refusal(CONTENT))
  })

  it('a bitmap with a tail', async () => {
    const data = Buffer.concat([make.bmp(4, 4), jar])
    await expect(inspect('a.bmp', data)).rejects.toMatchObject(refusal(/danificado/))
  })
})

describe('bombs', () => {
  it.each([
    ['a.png', () => make.pngThatSays(50_000, 50_000), /40 megapixels/],
    ['a.png', () => make.pngThatSays(8_000, 5_001), /40 megapixels/],
    ['a.bmp', () => make.bmp(4, 4, { width: 50_000, height: 50_000 }), /40 megapixels/],
    ['a.xlsx', () => make.office('xlsx', [{ name: 'xl/a.xml', inflated: 300_000_000 }]), /grande demais/],
    [
      'a.xlsx',
      () => make.office('xlsx', [{ name: 'xl/a.xml', packed: 10_000, inflated: 1_100_000 }]),
      /grande demais/,
    ],
    ['a.docx', () => make.office('docx', many(1_999)), /grande demais/],
  ])('%s %#', async (nome, build, message) => {
    const conteudo = await build()
    const spent = await processorOf(() =>
      expect(inspect(nome, conteudo)).rejects.toMatchObject(refusal(message)),
    )
    expect(spent).toBeLessThan(2_000)
  })

  it('just under each limit passes', async () => {
    await expect(inspect('a.docx', make.office('docx', many(1_998)))).resolves.toBeTruthy()
    const small = officeOf('word/document.xml', { 'word/a.xml': Buffer.alloc(1_000_000) })
    await expect(inspect('a.docx', small)).resolves.toBeTruthy()
    // Of a hundred megabytes one that does not pack.
    const half = Buffer.concat([randomBytes(600_000), Buffer.alloc(49_400_000)])
    const large = officeOf('xl/workbook.xml', { 'xl/a': half, 'xl/b': half })
    await expect(inspect('a.xlsx', large)).resolves.toBeTruthy()
    await expect(inspect('a.png', await make.pngThatSays(8_000, 5_000))).resolves.toBeTruthy()
  })

  it.each([
    ['less', 10],
    ['more', 300_000],
  ])('an entry that says to hold %s than it does', async (_, declared) => {
    const lying = officeOf('word/document.xml', {
      'word/a.xml': { content: Buffer.alloc(240_000), declared },
    })
    await expect(inspect('a.docx', lying)).rejects.toMatchObject(refusal(/danificado/))
    const honest = officeOf('word/document.xml', { 'word/a.xml': Buffer.alloc(240_000) })
    await expect(inspect('a.docx', honest)).resolves.toBeTruthy()
  })

  it('entries that share their bytes', async () => {
    const twice = make.office('docx', [{ name: 'word/a.xml' }, { name: 'word/b.xml' }])
    const list = twice.indexOf('PK\x01\x02', 'latin1')
    const placeOf = (name: string) => twice.indexOf(name, list) - 4
    twice.writeUInt32LE(twice.readUInt32LE(placeOf('word/a.xml')), placeOf('word/b.xml'))
    await expect(inspect('a.docx', twice)).rejects.toMatchObject(refusal(CONTENT))
  })

  it('counts the frames of an animation', async () => {
    await expect(inspect('a.gif', await make.animation('gif', 11, 2_000))).rejects.toMatchObject(
      refusal(/40 mega/),
    )
  })

  it('a compound file whose chain runs in circles', async () => {
    const data = make.compound(['WordDocument'])
    data.writeUInt32LE(1, 512 + 4)
    await expect(inspect('a.doc', data)).rejects.toMatchObject(refusal(CONTENT))
  })
})

describe('macros and programs inside', () => {
  it.each([
    ['a.docx', () => make.office('docx', [{ name: 'word/vbaProject.bin' }])],
    ['a.xlsx', () => make.office('xlsx', [{ name: 'xl/embeddings/virus.EXE' }])],
    ['a.doc', () => make.compound(['WordDocument', 'Macros'])],
    ['a.xls', () => make.compound(['Workbook', '_VBA_PROJECT_CUR'])],
  ])('%s %#', async (nome, build) => {
    await expect(inspect(nome, build())).rejects.toMatchObject(refusal(/macros/))
  })

  it('an encrypted part can’t be judged', async () => {
    const data = make.office('docx', [{ name: 'word/x.xml', encrypted: true }])
    await expect(inspect('a.docx', data)).rejects.toMatchObject(refusal(CONTENT))
  })
})

const many = (n: number) => Array.from({ length: n }, (_, i) => ({ name: `word/media/${i}.xml` }))
