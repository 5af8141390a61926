/** Files that wish ill (reliability S11): each is refused by every field, or harmless where one takes it. */
import { randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import * as make from '../server/files/samples.ts'
import * as media from './midia-samples.ts'
import { type PackedEntry, packed as zipOf } from './packed.ts'

export interface Hostile {
  nome: string
  conteudo: Buffer
  /** What a field that takes the extension does: refuses it, or keeps it where it can do nothing. */
  wanted: 'refused' | 'harmless'
}

/** Pixels of a picture that any field takes: a sheet of paper lying down. */
export const SHEET = [1_485, 1_050] as const
/** What must be in no picture that was drawn again. */
export const MARK = 'CANARIO'

const SCRIPT = `<script>alert("${MARK}")</script>`
const text = (content: string) => Buffer.from(content)

/** A zip of one deflated entry beside the ones that the kind has. */
function packed(kind: 'docx' | 'xlsx', zeros: number, declared = zeros): Buffer {
  const data = deflateRawSync(Buffer.alloc(zeros))
  const bytes = make.office(kind, [{ name: 'x/dados.xml', data, inflated: declared, packed: data.length }])
  const local = bytes.indexOf('x/dados.xml')
  bytes.writeUInt16LE(8, local - 30 + 8)
  bytes.writeUInt16LE(8, bytes.lastIndexOf('x/dados.xml') - 46 + 10)
  return bytes
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from(
  { length: 20 },
  (_, i) => `<!ENTITY a${i} "${`&a${i === 0 ? '' : i - 1};`.repeat(10)}">`,
).join('')}]><l>&a19;</l>`
const OUTSIDE = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><l>&x;</l>`

const many = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `a/${i}.xml` }))

/** The bytes of a PNG with a chunk of text before its end. */
function withText(png: Buffer): Buffer {
  const data = text(`Comment\0${SCRIPT}`)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const end = png.lastIndexOf('IEND') - 4
  const body = Buffer.concat([text('tEXt'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(make.crc(body))
  const chunk = Buffer.concat([length, body, sum])
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)])
}

/** The bytes of a JPEG with a comment after its first mark. */
function withComment(jpeg: Buffer): Buffer {
  const data = text(`<?php system("${MARK}") ?>${SCRIPT}`)
  const head = Buffer.from([0xff, 0xfe, 0, data.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A GIF whose header says a size of its own. */
function gifThatSays(gif: Buffer, side: number): Buffer {
  const bytes = Buffer.from(gif)
  bytes.writeUInt16LE(side, 6)
  bytes.writeUInt16LE(side, 8)
  const image = bytes.indexOf(0x2c, 13)
  bytes.writeUInt16LE(side, image + 5)
  bytes.writeUInt16LE(side, image + 7)
  return bytes
}

const pdfWith = (object: string): Buffer =>
  text(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction 2 0 R >>\nendobj\n2 0 obj\n${object}\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
  )

const refused = (nome: string, conteudo: Buffer): Hostile => ({ nome, conteudo, wanted: 'refused' })
const harmless = (nome: string, conteudo: Buffer): Hostile => ({ nome, conteudo, wanted: 'harmless' })

async function pictures(): Promise<Hostile[]> {
  const [png, jpeg, gif, webp] = (await Promise.all(
    (['png', 'jpeg', 'gif', 'webp'] as const).map((kind) => make.picture(kind, ...SHEET)),
  )) as [Buffer, Buffer, Buffer, Buffer]
  const svg = text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)
  const tail = Buffer.concat([text(SCRIPT), make.zip([{ name: 'a.html', data: text(SCRIPT) }])])
  return [
    refused('imensa.png', await make.pngThatSays(50_000, 50_000)),
    refused('imensa.bmp', make.bmp(2, 2, { width: 50_000, height: 50_000 })),
    refused('imensa.gif', gifThatSays(gif, 50_000)),
    refused('passa.png', await make.pngThatSays(8_000, 5_001)),
    refused('cortada.png', png.subarray(0, png.length - 60)),
    refused('cortada.jpg', jpeg.subarray(0, jpeg.length - 300)),
    refused('cortada.webp', webp.subarray(0, 60)),
    refused('cortada.bmp', make.bmp(9, 9).subarray(0, 100)),
    refused('troca.png', jpeg),
    refused('troca.jpg', png),
    refused('troca.webp', gif),
    refused('desenho.png', svg),
    refused('desenho.svg', svg),
    refused('pagina.jpg', text(`<!doctype html>${SCRIPT}`)),
    refused('programa.webp', make.program()),
    refused('so-o-inicio.png', Buffer.concat([png.subarray(0, 8), text(SCRIPT)])),
    refused('so-o-inicio.gif', text(`GIF89a=1/*${SCRIPT}*/`)),
    refused('nulos.jpg', Buffer.alloc(4_000)),
    harmless('lugar.jpg', await make.photo(SHEET[1], SHEET[0])),
    harmless('comentario.jpg', withComment(jpeg)),
    harmless('texto.png', withText(png)),
    harmless('depois.png', Buffer.concat([png, tail])),
    harmless('depois.jpg', Buffer.concat([jpeg, tail])),
    harmless('depois.gif', Buffer.concat([gif, tail])),
    harmless('depois.webp', Buffer.concat([webp, tail])),
    harmless(
      'xmp.webp',
      await sharp(webp).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`).webp().toBuffer(),
    ),
  ]
}

const documents = (): Hostile[] => [
  refused('pagina.pdf', text(`<html>${SCRIPT}</html>`)),
  refused('antes.pdf', Buffer.concat([text(SCRIPT), make.pdf()])),
  refused('cortado.pdf', make.pdf(5_000).subarray(0, 3_000)),
  refused('zip.pdf', Buffer.concat([make.pdf(), make.zip([{ name: 'a.html' }])])),
  refused('programa.pdf', make.program()),
  refused('vazio.pdf', Buffer.alloc(0)),
  refused('programa.docx', make.program()),
  refused('cortado.docx', make.office('docx').subarray(0, 150)),
  refused('outro.docx', make.office('xlsx')),
  refused('zip.docx', make.zip([{ name: 'a.txt' }])),
  refused('macros.docx', make.office('docx', [{ name: 'word/vbaProject.bin' }])),
  refused('dentro.pptx', make.office('pptx', [{ name: 'ppt/embeddings/a.exe' }])),
  refused('senha.docx', make.office('docx', [{ name: 'b.xml', encrypted: true }])),
  refused('antes.xlsx', Buffer.concat([make.program(), make.office('xlsx')])),
  refused('depois.xlsx', Buffer.concat([make.office('xlsx'), text(SCRIPT)])),
  refused('bomba.docx', packed('docx', 60_000_000)),
  refused('bomba.xlsx', packed('xlsx', 60_000_000)),
  refused('diz-muito.xlsx', make.office('xlsx', [{ name: 'b.xml', inflated: 300_000_000 }])),
  refused('muitos.docx', make.office('docx', many(2_001))),
  refused('macros.doc', make.compound(['WordDocument', 'Macros'])),
  refused('troca.xls', make.compound(['WordDocument'])),
  refused('cortado.ppt', make.compound(['PowerPoint Document']).subarray(0, 400)),
  refused('nulo.txt', text('a\0b')),
  refused('pdf.txt', make.pdf()),
  refused('programa.csv', make.program()),
  refused('programa.exe', make.program()),
  refused('pagina.html', text(SCRIPT)),
  refused('foto.png.exe', make.program()),
  refused('foto\u202egnp.exe', make.program()),
  refused('sem-extensao', text('oi')),
  harmless('acao.pdf', pdfWith(`<< /S /JavaScript /JS (app.alert\\("${MARK}"\\)) >>`)),
  harmless('abre.pdf', pdfWith('<< /S /Launch /F (cmd.exe) >>')),
  harmless('envia.pdf', pdfWith('<< /S /SubmitForm /F (http://127.0.0.1:1/) >>')),
  harmless('risos.docx', make.office('docx', [{ name: 'word/b.xml', data: text(LAUGHS) }])),
  harmless('fora.docx', make.office('docx', [{ name: 'word/b.xml', data: text(OUTSIDE) }])),
  harmless('sobe.docx', make.office('docx', [{ name: '../../../fora.xml' }])),
  harmless('boneca.docx', make.office('docx', [{ name: 'word/a.zip', data: make.zip([{ name: 'b.zip' }]) }])),
  harmless('pagina.txt', text(`<!doctype html>${SCRIPT}`)),
  harmless('virus.txt', text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')),
  harmless('formula.csv', text(`=cmd|'/C calc'!A0;2\n`)),
]

const sounds = (): Hostile[] => [
  refused('pagina.mp4', text(`<!doctype html>${SCRIPT}`)),
  refused('pagina.mp3', text(`<!doctype html>${SCRIPT}`)),
  refused('pagina.m4a', text(SCRIPT)),
  refused('pagina.ogg', text(SCRIPT)),
  refused('pagina.webm', text(SCRIPT)),
  refused('zip.webm', Buffer.concat([media.webm(3), make.zip([{ name: 'a.html' }])])),
  refused('longo.mp4', media.mp4(7_200)),
  refused('pagina.vtt', text(`<!doctype html>${SCRIPT}`)),
  harmless('marcas.vtt', text(`${media.VTT}\n00:02.000 --> 00:04.000\n<c.x>${SCRIPT}</c>\n`)),
]

/** A book whose list of contents is another text. */
const bookOf = (container: string): Buffer =>
  make.zip([
    { name: 'mimetype', data: text('application/epub+zip') },
    { name: 'META-INF/container.xml', data: text(container) },
  ])

type Entries = Readonly<Record<string, Buffer | PackedEntry>>

const deflated = (entries: Entries): Buffer => Buffer.from(zipOf(entries))

/** 240 kB that say to be 10 bytes. */
const LYING: PackedEntry = { content: Buffer.alloc(240_000, 'a'), declared: 10 }

const scormOf = (more: Entries, xml = media.manifest('1.2')): Buffer =>
  deflated({ 'imsmanifest.xml': text(xml), 'aula/index.html': text('<p>Aula</p>'), ...more })

const h5pOf = (more: Entries): Buffer =>
  deflated({
    'h5p.json': text(JSON.stringify(media.H5P_JSON)),
    'content/content.json': text('{}'),
    'H5P.Ponto-1.0/library.json': text('{}'),
    ...more,
  })

/** A book of one chapter, small on its way. */
function bookWith(body: string, more: Entries = {}): Buffer {
  const parts = media.epubParts([`<p>Era uma vez.</p>${body}`])
  // Its kind is told by a first part that is not packed.
  const entries = parts.map(({ name, data = text('') }) => [
    name,
    { content: data, stored: name === 'mimetype' },
  ])
  return deflated({ ...(Object.fromEntries(entries) as Entries), ...more })
}

/** Marks that open and never close, which once took a minute and more. */
const OPEN = '<!--'.repeat(240_000)

/** Drawings within drawings: a thousand million squares. */
const SQUARES = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="900" height="900"><defs><rect id="s0" width="9" height="9"/>${Array.from(
  { length: 9 },
  (_, i) => `<g id="s${i + 1}">${`<use xlink:href="#s${i}"/>`.repeat(10)}</g>`,
).join('')}</defs><use xlink:href="#s9"/></svg>`

/** A zip whose second entry has the bytes of its first. */
function overlapping(): Buffer {
  const bytes = media.scorm('1.2', [{ name: 'a.txt' }, { name: 'b.txt' }])
  const list = bytes.indexOf('PK\x01\x02', 'latin1')
  const placeOf = (name: string) => bytes.indexOf(name, list) - 4
  bytes.writeUInt32LE(bytes.readUInt32LE(placeOf('a.txt')), placeOf('b.txt'))
  return bytes
}

/** What ended or froze the server that opened it, and its kind. */
const openings = async (): Promise<Hostile[]> => [
  refused('diz-dez.zip', scormOf({ 'aula/video.bin': LYING })),
  refused('diz-dez.h5p', h5pOf({ 'content/video.bin': LYING })),
  refused('diz-dez.epub', bookWith('', { 'OEBPS/mais.bin': LYING })),
  refused('diz-mais.zip', scormOf({ 'aula/x.bin': { content: text('a'), declared: 99_000 } })),
  refused('sobreposta.zip', overlapping()),
  harmless('abre.zip', scormOf({}, `${media.manifest('1.2')}${OPEN}`)),
  refused('abre-antes.zip', scormOf({}, `${OPEN}${media.manifest('1.2').slice(0, 50)}`)),
  harmless('abre.epub', bookWith(OPEN)),
  refused('abre-tudo.epub', bookWith('', { 'OEBPS/livro.opf': text(OPEN) })),
  harmless('menores.epub', bookWith('<'.repeat(500_000))),
  harmless('imagens.epub', bookWith('<img src="a.png" alt="x"/>'.repeat(30_000))),
  refused('fundo.epub', bookWith('<div>'.repeat(150_000))),
  refused('fundo-avesso.epub', bookWith(`${'<div>'.repeat(100_000)}${'</p>'.repeat(100_000)}`)),
  harmless(
    'imensa.epub',
    bookWith('<img src="i.png" alt="I"/>', { 'OEBPS/i.png': await make.pngThatSays(50_000, 50_000) }),
  ),
  harmless('quadrados.epub', bookWith('<img src="q.svg" alt="Q"/>', { 'OEBPS/q.svg': text(SQUARES) })),
]

/** A workbook that says one long text half a million times. */
function phrases(): Buffer {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`
  return deflated({
    '[Content_Types].xml': text('<Types/>'),
    'xl/workbook.xml': text(
      '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': text(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': text(`<sst><si><t>${'nome '.repeat(400)}</t></si></sst>`),
    'xl/worksheets/sheet1.xml': text(`<worksheet><sheetData>${row.repeat(10_000)}</sheetData></worksheet>`),
    // What does not pack: no ratio gives it away.
    'docProps/thumbnail.jpeg': randomBytes(300_000),
  })
}

/** Lists that cost more to read than to send. */
const lists = (): Hostile[] => [
  harmless('colunas.csv', text(`${'a;'.repeat(1_000_000)}a\n1\n`)),
  harmless('aspas.csv', text(`nome;ra\n${'"'.repeat(999_999)}\nAna;1\n`)),
  harmless('aspas-soltas.csv', text(`nome;ra\n${'"a;b\n'.repeat(200_000)}`)),
  harmless('celula.csv', text(`nome;ra\n${'a'.repeat(2_000_000)};1\n`)),
  harmless('linhas.csv', text('\n'.repeat(4_000_000))),
  harmless('fundo.json', text('['.repeat(1_000_000))),
  harmless('frases.xlsx', phrases()),
]

const packages = (): Hostile[] => [
  refused('risos.zip', media.scorm('1.2', [], LAUGHS)),
  refused('fora.zip', media.scorm('1.2', [], OUTSIDE)),
  refused('sobe.zip', media.scorm('1.2', [{ name: '../../x.html' }])),
  refused('raiz.zip', media.scorm('1.2', [{ name: '/etc/passwd' }])),
  refused('letra.zip', media.scorm('1.2', [{ name: 'C:\\Windows\\x.html' }])),
  refused('ligacao.zip', media.withLink(media.scorm('1.2', [{ name: 'x.html' }]), 'x.html')),
  refused('duas-vezes.zip', media.scorm('1.2', [{ name: 'imsmanifest.xml' }])),
  refused('muitos.zip', media.scorm('1.2', many(2_001))),
  refused('mente.zip', media.scorm('1.2', [], media.manifest('1.2', 'nao-existe.html'))),
  refused('bomba.zip', packed('docx', 60_000_000)),
  refused('bomba.h5p', packed('docx', 60_000_000)),
  refused('outro.h5p', make.office('docx')),
  refused('risos.epub', bookOf(LAUGHS)),
  refused('fora.epub', bookOf(OUTSIDE)),
  refused('outro.epub', make.office('docx')),
  harmless('boneca.zip', media.scorm('1.2', [{ name: 'a.zip', data: make.zip([{ name: 'b.zip' }]) }])),
  harmless('reservado.zip', media.scorm('1.2', [{ name: 'aula/CON' }])),
  harmless(
    'pagina.epub',
    media.epub([`<p>Era uma vez.</p><p onclick="x">${SCRIPT}<img src="x" onerror="${MARK}"/></p>`]),
  ),
]

/** All of them; over 60 for documents and pictures, the rest for the media of lessons. */
export const hostileFiles = async (): Promise<Hostile[]> => [
  ...(await pictures()),
  ...documents(),
  ...sounds(),
  ...lists(),
  ...packages(),
  ...(await openings()),
]

/** Names for the right file of a field: kept under one that does no harm, or refused. */
export const hostileNames = (extensao: string): string[] => [
  `../../../etc/passwd${extensao}`,
  `C:\\Windows\\system32\\a${extensao}`,
  `CON${extensao}`,
  `com1.x${extensao}`,
  `a\0b${extensao}`,
  `foto\u202e${extensao}`,
  `a\u0007\u001b[31m${extensao}`,
  `${'a'.repeat(300)}${extensao}`,
  `${'é'.repeat(200)}${extensao}`,
  `<img src=x onerror=alert(1)>${extensao}`,
  `a; filename=x.exe${extensao}`,
  `${extensao}`,
  ` . ${extensao}`,
  `%2e%2e%2f${extensao}`,
  `a\u200b${extensao.toUpperCase()}`,
]
