/** What happens to a file once all of it has arrived: put together, inspected, drawn again or unpacked, kept. */
import { createReadStream, createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../../../core/server/config.ts'
import type { Services } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { Failure, failure } from '../../../../core/server/failure.ts'
import { refuseInfected } from '../../../../core/server/files/antivirus.ts'
import { cleanFile, makeThumbnail, measureImage } from '../../../../core/server/files/images.ts'
import { inspectFile } from '../../../../core/server/files/inspect.ts'
import { claimBytes } from '../../../../core/server/files/keep.ts'
import { invalidFile } from '../../../../core/server/files/refusals.ts'
import type { Job, Tasks } from '../../../../core/server/jobs.ts'
import { tooHeavy, WorkerLostError } from '../../../../core/server/untrusted/lost.ts'
import { LIMITS, untrusted } from '../../../../core/server/untrusted/open.ts'
import { isLong, VARIANT_WIDTHS } from '../rules.ts'
import { midiaTexts } from '../texts.ts'
import type * as Book from './inside/book.ts'
import type * as Probe from './inside/probe.ts'
import type { Variante } from './present.ts'
import * as queries from './queries.ts'
import { assemble, inFolder, type Place, reserveKeys } from './write-bytes.ts'
import { keepPackage } from './write-package.ts'

const book = untrusted<typeof Book>(import.meta.url, './inside/book', { ...LIMITS, cpu: 60, seconds: 240 })
export const films = untrusted<typeof Probe>(import.meta.url, './inside/probe', { ...LIMITS, cpu: 5 })

export const PROCESSAR = 'midia.processar'

const MINUTES = 20

const BOOK_TYPE = 'application/json'

/** What a file is once it is ready, and the keys that its row claims. */
export interface Kept {
  change: Parameters<typeof queries.updateMidia>[2]
  chaves: readonly string[]
  arquivos?: Parameters<typeof queries.insertArquivos>[1]
}

/** Stores the file as it is. */
async function keepFile(place: Place, row: queries.MidiaRow, file: string): Promise<Kept> {
  const [chave = ''] = await reserveKeys(place, 1)
  const { bytes, sha256 } = await place.store.put(chave, createReadStream(file), { contentType: row.mime })
  return { change: { chave, bytes, sha256 }, chaves: [chave] }
}

/** Smaller twins in WebP; of an animation none, as they would stand still. */
async function makeVariants(place: Place, file: string) {
  const { width, height, pageHeight, pages } = await measureImage(file, 'job')
  const size = { largura: width, altura: pageHeight ?? height }
  const sides = VARIANT_WIDTHS.filter((side) => side < Math.max(size.largura, size.altura))
  if ((pages ?? 1) > 1 || sides.length === 0) return { ...size, variantes: [] }
  const chaves = await reserveKeys(place, sides.length)
  const variantes: Variante[] = []
  // One after the other: each is drawn in memory.
  for (const [index, side] of sides.entries()) {
    const { data, width: largura, height: altura } = await makeThumbnail(file, side, 'job')
    const chave = chaves[index] ?? ''
    await place.store.put(chave, data, { contentType: 'image/webp' })
    variantes.push({ largura, altura, bytes: data.length, chave })
  }
  return { ...size, variantes }
}

async function keepImage(place: Place, row: queries.MidiaRow, file: string): Promise<Kept> {
  const clean = `${file}-limpo`
  await cleanFile(file, row.extensao, clean, 'job').catch((cause: unknown) => {
    if (cause instanceof WorkerLostError) throw cause
    throw Object.assign(invalidFile(row.nome, 'damaged'), { cause })
  })
  const kept = await keepFile(place, row, clean)
  const { largura, altura, variantes } = await makeVariants(place, clean)
  return {
    change: { ...kept.change, largura, altura, variantes: JSON.stringify(variantes) },
    chaves: [...kept.chaves, ...variantes.map(({ chave }) => chave)],
  }
}

/** Of a book its chapters, as they are read. */
async function keepBook(place: Place, row: queries.MidiaRow, file: string): Promise<Kept> {
  const livro = `${file}-livro`
  await book('job').makeBook(row.nome, file, livro)
  const [chave = ''] = await reserveKeys(place, 1)
  const { bytes, sha256 } = await place.store.put(chave, createReadStream(livro), { contentType: BOOK_TYPE })
  return { change: { chave, bytes, sha256, mime: BOOK_TYPE }, chaves: [chave] }
}

async function keepFilm(place: Place, row: queries.MidiaRow, file: string): Promise<Kept> {
  const { duracao, largura, altura } = await films('job').probe(file, row.extensao)
  if (row.tipo === 'video' && isLong(duracao))
    throw failure(413, 'video_longo', {
      pt: midiaTexts.longo.pt(row.nome, MINUTES),
      en: midiaTexts.longo.en(row.nome, MINUTES),
    })
  const kept = await keepFile(place, row, file)
  return { ...kept, change: { ...kept.change, duracao, largura, altura } }
}

/** Inspects and keeps. @throws a Failure below 500 for what must be refused; 503 while the virus scanner is away */
async function keep(place: Place, row: queries.MidiaRow, file: string, clamavUrl?: string): Promise<Kept> {
  // The row itself keeps why it was refused.
  const looked = { ...row, sha256: '', open: () => createReadStream(file) }
  await refuseInfected(clamavUrl, [looked], async () => {})
  if (row.tipo === 'legenda')
    await inspectFile(file, row, 'job').catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
      throw failure(415, 'arquivo_invalido', {
        pt: midiaTexts.legenda.pt(row.nome),
        en: midiaTexts.legenda.en(row.nome),
      })
    })
  else await inspectFile(file, row, 'job')
  switch (row.tipo) {
    case 'imagem':
      return keepImage(place, row, file)
    case 'epub':
      return keepBook(place, row, file)
    case 'audio':
    case 'video':
      return keepFilm(place, row, file)
    case 'pacote_scorm':
    case 'pacote_h5p': {
      const kept = await keepFile(place, row, file)
      const unpacked = await keepPackage(place, row, file)
      return {
        change: { ...kept.change, ...unpacked.change },
        chaves: [...kept.chaves, ...unpacked.chaves],
        arquivos: unpacked.arquivos.map((one) => ({ ...one, midia_id: row.id })),
      }
    }
    default:
      return keepFile(place, row, file)
  }
}

/** The row is ready, its bytes are its own, the pieces go; unless its sender gave up in the meantime. */
async function finish(tx: Tx, id: number, { change, chaves, arquivos = [] }: Kept): Promise<void> {
  const row = await queries.lockMidia(tx, id)
  if (row?.estado !== 'processando') return
  await claimBytes(tx, chaves)
  await queries.insertArquivos(tx, arquivos)
  await queries.updateMidia(tx, id, { ...change, estado: 'pronta' })
  await queries.dropPartes(tx, id)
}

async function refuse(tx: Tx, id: number, motivo: Failure['sentence']): Promise<void> {
  const words = typeof motivo === 'string' ? { pt: motivo, en: motivo } : motivo
  const row = await queries.lockMidia(tx, id)
  if (row?.estado !== 'processando') return
  await queries.updateMidia(tx, id, { estado: 'recusada', motivo: JSON.stringify(words) })
  await queries.dropPartes(tx, id)
}

/** Openings that never ended, each of which may have taken a worker or the whole program with it. */
const LAST_OPENING = 2

/**
 * Opens a file for `work` and remembers in the database that it did, until `work` ends in any other way than with the end
 * of its worker. What ended two is never opened again, by no process and after no restart: `aside` puts it aside.
 */
async function openedAtMostTwice(
  place: Place,
  row: queries.MidiaRow,
  work: () => Promise<void>,
  aside: () => Promise<void>,
): Promise<void> {
  const inTenant = <T>(does: (tx: Tx) => Promise<T>) => place.database.asTenant(place.tenantId, does)
  const openings = await inTenant((tx) => queries.addAbertura(tx, row.id))
  if (openings > LAST_OPENING) return aside()
  try {
    await work()
  } catch (error) {
    if (error instanceof WorkerLostError && openings === LAST_OPENING) return aside()
    if (!(error instanceof WorkerLostError)) await inTenant((tx) => queries.clearAberturas(tx, row.id))
    throw error
  }
  await inTenant((tx) => queries.clearAberturas(tx, row.id))
}

async function receive(place: Place, row: queries.MidiaRow, clamavUrl?: string): Promise<void> {
  const inTenant = <T>(work: (tx: Tx) => Promise<T>) => place.database.asTenant(place.tenantId, work)
  const partes = await inTenant((tx) => queries.listPartes(tx, row.id))
  const work = async () => {
    try {
      const kept = await inFolder(async (folder) => {
        const file = path.join(folder, 'arquivo')
        await assemble(
          place.store,
          partes.map(({ chave }) => chave),
          file,
        )
        return keep(place, row, file, clamavUrl)
      })
      await inTenant((tx) => finish(tx, row.id, kept))
    } catch (error) {
      if (!(error instanceof Failure) || error.statusCode >= 500) throw error
      await inTenant((tx) => refuse(tx, row.id, error.sentence))
    }
  }
  await openedAtMostTwice(place, row, work, () =>
    inTenant((tx) => refuse(tx, row.id, tooHeavy(row.nome).sentence)),
  )
}

/** Of a picture that came in one piece, and was drawn again on arrival. One that can't be opened stays without them. */
async function addVariants(place: Place, row: queries.MidiaRow): Promise<void> {
  const { chave } = row
  if (row.tipo !== 'imagem' || !chave || (row.variantes as Variante[]).length > 0) return
  const work = async () => {
    const { variantes } = await inFolder(async (folder) => {
      const file = path.join(folder, 'arquivo')
      await pipeline(await place.store.get(chave), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
      return makeVariants(place, file)
    })
    if (variantes.length === 0) return
    await place.database.asTenant(place.tenantId, async (tx) => {
      if (!(await queries.lockMidia(tx, row.id))) return
      await claimBytes(
        tx,
        variantes.map(({ chave }) => chave),
      )
      await queries.updateMidia(tx, row.id, { variantes: JSON.stringify(variantes) })
    })
  }
  await openedAtMostTwice(place, row, work, async () => {})
}

export type Needs = Pick<Services, 'store'> & { config: Pick<Config, 'clamavUrl'> }

/** Repeats are harmless: what is done is passed over; a scanner that is away is asked again later. */
const processar =
  ({ store, config }: Needs) =>
  async ({ tenantId, payload, database }: Job<{ midia: number }>): Promise<void> => {
    const row = await database.asTenant(tenantId, (tx) => queries.findMidia(tx, payload.midia))
    const place: Place = { database, store, tenantId }
    if (row?.estado === 'processando') await receive(place, row, config.clamavUrl)
    if (row?.estado === 'pronta') await addVariants(place, row)
  }

export const processTasks = (needs: Needs): Tasks => ({ [PROCESSAR]: processar(needs) })
