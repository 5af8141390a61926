/** Books (EPUB) on arrival: their chapters made clean, their pictures drawn again, and nothing else of them kept. */
import { writeFile } from 'node:fs/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { failure } from '../../../../../core/server/failure.ts'
import { makeThumbnail } from '../../../../../core/server/files/inside/images.ts'
import { invalidFile } from '../../../../../core/server/files/refusals.ts'
import { richTextCleaner } from '../../../../../core/server/rich-text.ts'
import {
  type Bloco,
  type CapituloDoLivro,
  LIVRO_LIMITS,
  type Livro,
  pathFrom,
  readContainer,
  readOpf,
  readSumario,
} from '../../rules-livro.ts'
import { withoutComments } from '../../rules-xml.ts'
import { midiaTexts } from '../../texts.ts'

const clean = richTextCleaner({
  tags: ['hr', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  attributes: { th: [], td: [] },
  depth: 16,
  transforms: { h2: 'h3' },
})

/** Stands for a picture while the text around it is made clean; taken out of what the book says. */
const MARK = '\ue000'
const MARKED = /\ue000(\d+)\ue000/
const VOID = /^(?:br|hr|img|col|wbr)$/i

/** Pictures shown in one chapter, the same one again and again included. */
const MAX_PLACES = 1_000
/** Pixels of the longer side. */
const SIDE = 960
const MAX_PICTURE = 8_000_000

/** The zip of a book, read piece by piece and within limits. */
interface Aberto {
  textOf: (path: string) => Promise<string | null>
  pictureOf: (path: string) => Promise<Buffer | null>
}

async function bytesOf(zip: ZipFile, entry: Entry | undefined, most: number): Promise<Buffer | null> {
  if (!entry || entry.isEncrypted() || entry.uncompressedSize > most) return null
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const openBook = (zip: ZipFile, entries: ReadonlyMap<string, Entry>): Aberto => ({
  textOf: async (path) => {
    const bytes = await bytesOf(zip, entries.get(path), LIVRO_LIMITS.texto)
    return bytes && bytes.toString('utf8').replace(/^\ufeff/, '')
  },
  pictureOf: (path) => bytesOf(zip, entries.get(path), MAX_PICTURE),
})

const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined) ?? ''

interface Texto {
  /** Clean HTML with marks where pictures were. */
  html: string
  imagens: { src: string; alt: string }[]
  titulo: string
}

const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The words of the first heading that ends within reach. */
function headingOf(html: string): string {
  const opens = /<h([1-3])\b[^<>]{0,2000}>/i.exec(html)
  if (!opens) return ''
  const after = html.slice(opens.index + opens[0].length).slice(0, 600)
  const end = after.search(/<\/h[1-3]>/i)
  return end < 0 ? '' : wordsOf(clean(after.slice(0, end))).slice(0, 200)
}

function bodyOf(xhtml: string): string {
  const opens = /<body\b[^<>]*>/i.exec(xhtml)
  const end = xhtml.lastIndexOf('</body')
  return opens ? xhtml.slice(opens.index + opens[0].length, end < 0 ? undefined : end) : ''
}

/** No text of people lies deeper; cleaning takes as long as the depth times the length. */
const MAX_DEPTH = 256
/** What closes by itself where another of its kind opens, or has nothing inside. */
const SHALLOW = /^(?:p|li|d[td]|t[rdh]|br|hr|img|col|wbr|input|link|meta|area|source|track|embed|param)$/i

/** @throws for tags within tags beyond all measure */
function refuseDeep(html: string): void {
  let depth = 0
  for (const [, closes, name = '', rest = ''] of html.matchAll(
    /<(\/?)([a-z][\w:-]{0,50})([^<>]{0,4000})>/gi,
  )) {
    if (SHALLOW.test(name) || rest.endsWith('/')) continue
    depth = Math.max(0, depth + (closes ? -1 : 1))
    if (depth > MAX_DEPTH) throw new Error('tags too deep in one another')
  }
}

/** The body of a chapter, clean, with its pictures told apart. */
function cleanBody(xhtml: string): Texto {
  const imagens: Texto['imagens'] = []
  const marked = bodyOf(withoutComments(xhtml))
    .replaceAll(MARK, '')
    .replace(/<img\b[^<>]{0,4000}>/gi, (tag) => {
      if (imagens.length === MAX_PLACES) return ''
      imagens.push({ src: attribute(tag, 'src'), alt: attribute(tag, 'alt') })
      return `${MARK}${imagens.length - 1}${MARK}`
    })
    // What XML closes in itself, HTML leaves open.
    .replace(/<([a-z][\w:-]*)((?:\s[^<>]*)?)\/>/gi, (whole, name: string, rest: string) =>
      VOID.test(name) ? whole : `<${name}${rest}></${name}>`,
    )
  refuseDeep(marked)
  return { html: clean(marked), imagens, titulo: headingOf(marked) }
}

/** Draws pictures once each, until the book has enough of them. */
function painter({ pictureOf }: Aberto) {
  const drawn = new Map<string, string>()
  let bytes = 0
  return async (path: string): Promise<string> => {
    const known = drawn.get(path)
    if (known !== undefined) return known
    if (drawn.size >= LIVRO_LIMITS.imagens || bytes >= LIVRO_LIMITS.bytes) return ''
    const found = await pictureOf(path)
    const made = found && (await makeThumbnail(found, SIDE).catch(() => null))
    const address = made ? `data:image/webp;base64,${made.data.toString('base64')}` : ''
    bytes += address.length
    drawn.set(path, address)
    return address
  }
}

async function blocosOf(
  { html, imagens }: Texto,
  at: string,
  paint: (path: string) => Promise<string>,
): Promise<Bloco[]> {
  const blocos: Bloco[] = []
  for (const [place, piece] of html.split(MARKED).entries()) {
    if (place % 2 === 0) {
      // Cut where a picture stood, a piece has tags that nothing closes.
      const whole = clean(piece)
        .replace(/<p>\s*<\/p>/g, '')
        .trim()
      if (wordsOf(whole)) blocos.push({ html: whole })
      continue
    }
    const { src = '', alt = '' } = imagens[Number(piece)] ?? {}
    const path = pathFrom(at, src)
    const imagem = path ? await paint(path) : ''
    if (imagem || alt) blocos.push({ imagem, alt: alt.slice(0, 500) })
  }
  return blocos
}

async function readBook(book: Aberto): Promise<Livro | null> {
  const container = await book.textOf('META-INF/container.xml')
  const at = container && readContainer(container)
  const opf = at && (await book.textOf(at))
  const described = opf && readOpf(opf, at)
  if (!described) return null
  const contents = described.sumario && (await book.textOf(described.sumario))
  const titles = contents ? readSumario(contents, described.sumario ?? '') : new Map<string, string>()
  const paint = painter(book)
  const capitulos: CapituloDoLivro[] = []
  for (const path of described.capitulos) {
    const xhtml = path === described.sumario ? null : await book.textOf(path)
    if (!xhtml) continue
    const text = cleanBody(xhtml)
    const blocos = await blocosOf(text, path, paint)
    if (blocos.length > 0) capitulos.push({ titulo: titles.get(path) ?? text.titulo, blocos })
  }
  const { titulo, autor } = described
  return capitulos.length > 0 ? { formato: 'livro', titulo, autor, capitulos } : null
}

/** A book as it is kept, out of its EPUB. @throws 415 for one that can't be read, or is locked against copying */
export async function bookOf(nome: string, file: string): Promise<Livro> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(file, { autoClose: false, lazyEntries: true, strictFileNames: true })
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const livro = await readBook(openBook(zip, entries))
    if (livro) return livro
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('E')) throw error
    throw Object.assign(invalidFile(nome, 'damaged'), { cause: error })
  } finally {
    zip?.close()
  }
  throw failure(415, 'livro_invalido', {
    pt: midiaTexts.semCapitulos.pt(nome),
    en: midiaTexts.semCapitulos.en(nome),
  })
}

/** A book as it is kept, from one path to another. */
export async function makeBook(nome: string, file: string, to: string): Promise<void> {
  await writeFile(to, JSON.stringify(await bookOf(nome, file)), { flag: 'wx', mode: 0o600 })
}
