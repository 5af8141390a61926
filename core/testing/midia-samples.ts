/** Films, sounds, captions, books and packages made in code: right ones, and what wrong ones are made of. */
import { deflateRawSync } from 'node:zlib'
import { type ZipEntry, zip } from '../server/files/samples.ts'

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An MP4 as far as its headers go, of so many seconds; `filling` bytes of picture that show nothing. */
export function mp4(seconds = 3, filling = 100): Buffer {
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(1_000, 12)
  mvhd.writeUInt32BE(seconds * 1_000, 16)
  const tkhd = Buffer.alloc(84)
  tkhd.writeUInt32BE(320 << 16, 76)
  tkhd.writeUInt32BE(240 << 16, 80)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
    box('mdat', Buffer.alloc(filling, 7)),
    box('moov', Buffer.concat([box('mvhd', mvhd), box('trak', box('tkhd', tkhd))])),
  ])
}

const element = (id: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 | content.length]), content])

/** A WebM as far as its headers go. */
export function webm(seconds?: number): Buffer {
  const duration = Buffer.alloc(8)
  duration.writeDoubleBE((seconds ?? 0) * 1_000)
  const info = Buffer.concat([
    element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
    seconds === undefined ? Buffer.alloc(0) : element('4489', duration),
  ])
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    Buffer.from('18538067ff', 'hex'),
    element('1549a966', info),
    Buffer.from('1f43b675ff', 'hex'),
    Buffer.alloc(50, 3),
  ])
}

/** A second of silence. */
export function wav(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + 8_000, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(8_000, 40)
  return Buffer.concat([head, Buffer.alloc(8_000, 128)])
}

export const mp3 = (): Buffer =>
  Buffer.concat([
    Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'),
    Buffer.from('fffb9064', 'hex'),
    Buffer.alloc(413),
  ])

export const ogg = (): Buffer =>
  Buffer.concat([
    Buffer.from('OggS\0\x02', 'latin1'),
    Buffer.alloc(20),
    Buffer.from([1, 19]),
    Buffer.from('OpusHead\x01\x01', 'latin1'),
    Buffer.alloc(60),
  ])

export const m4a = (): Buffer => box('ftyp', Buffer.from('M4A \0\0\0\0M4A mp42isom', 'latin1'))

export const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nOlá, turma!\n'

const text = (name: string, content: string): ZipEntry => ({ name, data: Buffer.from(content) })

const CONTAINER = `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/livro.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

/** The parts of a book of chapters (XHTML bodies) with a table of contents. */
export function epubParts(capitulos: readonly string[], titulo = 'Um livro'): ZipEntry[] {
  const items = capitulos.map(
    (_, at) => `<item id="c${at}" href="c${at}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  const refs = capitulos.map((_, at) => `<itemref idref="c${at}"/>`)
  const links = capitulos.map((_, at) => `<li><a href="c${at}.xhtml">Capítulo ${at + 1}</a></li>`)
  return [
    text('mimetype', 'application/epub+zip'),
    text('META-INF/container.xml', CONTAINER),
    text(
      'OEBPS/livro.opf',
      `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${titulo}</dc:title><dc:creator>Ana Lima</dc:creator></metadata>
<manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>${items.join('')}</manifest><spine>${refs.join('')}</spine></package>`,
    ),
    text('OEBPS/nav.xhtml', `<html><body><nav><ol>${links.join('')}</ol></nav></body></html>`),
    ...capitulos.map((body, at) =>
      text(
        `OEBPS/c${at}.xhtml`,
        `<?xml version="1.0"?><html><head><title>x</title></head><body>${body}</body></html>`,
      ),
    ),
  ]
}

/** A book, and the files that its chapters show. */
export const epub = (
  capitulos: readonly string[] = ['<h1>Um</h1><p>Era uma vez.</p>'],
  more: readonly ZipEntry[] = [],
  titulo?: string,
): Buffer => zip([...epubParts(capitulos, titulo), ...more])

/** The page of a package that says at once how it went, in the words of its standard. */
const page = (
  says: string,
): string => `<!doctype html><meta charset="utf-8"><title>Pacote</title><h1>Frações</h1>
<script>${says}</script>`

const SAYS = {
  '1.2': `const api = parent.API; api.LMSInitialize(''); api.LMSSetValue('cmi.core.score.raw', '80');
api.LMSSetValue('cmi.core.lesson_status', 'completed'); api.LMSCommit(''); api.LMSFinish('')`,
  '2004 3rd Edition': `const api = parent.API_1484_11; api.Initialize(''); api.SetValue('cmi.score.scaled', '0.8');
api.SetValue('cmi.completion_status', 'completed'); api.Commit(''); api.Terminate('')`,
}

export const manifest = (versao: keyof typeof SAYS = '1.2', href = 'aula/index.html'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>${versao}</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Frações</title>
<item identifier="i" identifierref="r"><title>Um</title></item></organization></organizations>
<resources><resource identifier="r" type="webcontent" href="${href}"><file href="${href}"/></resource></resources></manifest>`

/** A SCORM package that reports 80 of 100 points. */
export const scorm = (
  versao: keyof typeof SAYS = '1.2',
  more: readonly ZipEntry[] = [],
  xml = manifest(versao),
): Buffer => zip([text('imsmanifest.xml', xml), text('aula/index.html', page(SAYS[versao])), ...more])

const LIBRARY = {
  title: 'Ponto',
  machineName: 'H5P.Ponto',
  majorVersion: 1,
  minorVersion: 0,
  patchVersion: 0,
  runnable: 1,
  preloadedJs: [{ path: 'ponto.js' }],
}

/** Shows a word and says that three of four points were won. */
const LIBRARY_JS = `var H5P = H5P || {}
H5P.Ponto = function (params) {
  H5P.EventDispatcher.call(this)
  var self = this
  this.attach = function ($container) {
    $container.append('<p>' + params.palavra + '</p>')
    setTimeout(function () {
      var event = new H5P.XAPIEvent()
      event.setScoredResult(3, 4, self, true, true)
      event.setVerb('answered')
      H5P.externalDispatcher.trigger(event)
    }, 300)
  }
}
H5P.Ponto.prototype = Object.create(H5P.EventDispatcher.prototype)`

export const H5P_JSON = {
  title: 'Ponto',
  language: 'pt',
  mainLibrary: 'H5P.Ponto',
  embedTypes: ['div'],
  preloadedDependencies: [{ machineName: 'H5P.Ponto', majorVersion: 1, minorVersion: 0 }],
}

const h5pParts = (describes: object): ZipEntry[] => [
  text('h5p.json', JSON.stringify(describes)),
  text('content/content.json', JSON.stringify({ palavra: 'Muito bem' })),
  text('H5P.Ponto-1.0/library.json', JSON.stringify(LIBRARY)),
  text('H5P.Ponto-1.0/ponto.js', LIBRARY_JS),
]

/** An H5P package with a library of its own. */
export const h5p = (describes: object = H5P_JSON, without = ''): Buffer =>
  zip(h5pParts(describes).filter(({ name }) => name !== without))

/** The same with other words in one of its files. */
export const h5pWith = (file: string, words: string): Buffer =>
  zip(h5pParts(H5P_JSON).map((one) => (one.name === file ? text(file, words) : one)))

/** The same zip with the first entry of that name turned into a link. */
export function withLink(bytes: Buffer, name: string): Buffer {
  const made = Buffer.from(bytes)
  for (
    let at = made.indexOf('PK\x01\x02', 'latin1');
    at >= 0;
    at = made.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    if (made.toString('utf8', at + 46, at + 46 + made.readUInt16LE(at + 28)) === name) {
      made.writeUInt8(3, at + 5)
      made.writeUInt32LE(0o120777 * 0x10000, at + 38)
    }
  return made
}

/** A zip of one deflated entry that opens to `size` zeros, which its list declares as `declared`. */
export function bomb(size: number, declared = size, name = 'imsmanifest.xml'): Buffer {
  const packed = deflateRawSync(Buffer.alloc(size))
  const bytes = zip([{ name, data: packed, inflated: declared, packed: packed.length }])
  bytes.writeUInt16LE(8, 8)
  bytes.writeUInt16LE(8, bytes.indexOf('PK\x01\x02', 'latin1') + 10)
  return bytes
}
