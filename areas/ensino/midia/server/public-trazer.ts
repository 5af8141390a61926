/**
 * Pictures, sounds and films that come inside a file of another kind: looked into, drawn again and kept like those that people send. Until
 * what they belong to is recorded, their only use is the file that brought them (`importacao`).
 */
import { createReadStream } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../../../../core/server/context.ts'
import type { Tx } from '../../../../core/server/database.ts'
import { Failure } from '../../../../core/server/failure.ts'
import { refuseInfected } from '../../../../core/server/files/antivirus.ts'
import { storeAway } from '../../../../core/server/files/fileStore.ts'
import { cleanFile } from '../../../../core/server/files/images.ts'
import { inspectFile } from '../../../../core/server/files/inspect.ts'
import { claimBytes, storeFiles } from '../../../../core/server/files/keep.ts'
import { measureFile } from '../../../../core/server/files/measure.ts'
import type { ReceivedFile } from '../../../../core/server/files/received.ts'
import { contentTypeOf } from '../../../../core/server/files/types.ts'
import { enqueue } from '../../../../core/server/jobs.ts'
import { WorkerLostError } from '../../../../core/server/untrusted/lost.ts'
import { isLong, tipoOf } from '../rules.ts'
import { removeMidias } from './public.ts'
import * as queries from './queries.ts'
import { films, PROCESSAR } from './write-process.ts'

/** A picture as it lies in a folder, with the ending that its bytes earn it. */
export interface Trazida {
  place: string
  nome: string
  extensao: string
}

/** `invalida`: a program, a virus, cut; `grande`: opening it is too much. */
export type Recusada = 'invalida' | 'grande'

export interface Guardadas {
  imagens: (Recebida | Recusada)[]
  /** Takes out of the store what no transaction claimed. */
  letGo: () => Promise<void>
}

/** How long it plays, in seconds; null: it does not say. */
async function lengthOf({ place, extensao }: Omit<Trazida, 'nome'>): Promise<number | null> {
  const tipo = tipoOf(extensao)
  if (tipo !== 'audio' && tipo !== 'video') return null
  return (await films('request').probe(place, extensao)).duracao
}

async function draw({ place, nome, extensao }: Trazida, clamavUrl: string | undefined) {
  const looked = { nome, sha256: '', bytes: 0, open: () => createReadStream(place) }
  await refuseInfected(clamavUrl, [looked], async () => {})
  await inspectFile(place, { nome, extensao })
  // A sound, a film, captions stay as they came.
  if (tipoOf(extensao) !== 'imagem')
    return { place, duracao: await lengthOf({ place, extensao }), tamanho: null }
  const clean = `${place}-limpo`
  const { width, height } = await cleanFile(place, extensao, clean).catch((error: unknown) => {
    if (error instanceof WorkerLostError || error instanceof Failure) throw error
    return { width: 0, height: 0 }
  })
  return width === 0 ? null : { place: clean, duracao: null, tamanho: { largura: width, altura: height } }
}

/** A file that came in another, and how long it plays. */
type Recebida = ReceivedFile & { duracao: number | null }

async function drawn(trazida: Trazida, clamavUrl: string | undefined): Promise<Recebida | Recusada> {
  try {
    const found = await draw(trazida, clamavUrl)
    if (!found) return 'invalida'
    if (isLong(found.duracao)) return 'grande'
    const { place } = found
    return {
      campo: '',
      ...trazida,
      ...found,
      ...(await measureFile(place)),
      tipo: contentTypeOf(trazida.extensao),
      isImage: false,
      stored: null,
      open: () => createReadStream(place),
      thumbnail: async () => null,
    }
  } catch (error) {
    if (error instanceof WorkerLostError) return 'grande'
    // A picture that is refused keeps out what shows it; a scanner that is away, or too much to do, all of it.
    if (error instanceof Failure && error.statusCode < 500) return 'invalida'
    throw error
  }
}

/** The person's pictures of these bytes that are there already; nobody takes them away until the transaction ends. */
async function findIguais(tx: Tx, usuario: number, shas: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; sha256: string }>`
    select id, sha256 from midia
    where usuario_id = ${usuario} and tipo in ('imagem', 'audio', 'video', 'legenda') and estado = 'pronta' and sha256 = any(${[...shas]}::text[])
    order by id desc for key share`.execute(tx)
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]))
}

/**
 * Draws the pictures again and stores those that the person does not have yet, outside of any transaction. One that can't
 * be opened is told in its place.
 */
export async function guardarImagens(
  { services: { config, database, store }, tenantId }: { services: Services; tenantId: number },
  usuario: number,
  trazidas: readonly Trazida[],
): Promise<Guardadas> {
  const imagens: Guardadas['imagens'] = []
  // One after the other: the worker is for others too.
  for (const one of trazidas) imagens.push(await drawn(one, config.clamavUrl))
  const good = imagens.filter((one) => typeof one === 'object')
  const bySha = new Map(good.map((one) => [one.sha256, one]))
  if (bySha.size === 0) return { imagens, letGo: async () => {} }
  const there = await database.asTenant(tenantId, (tx) => findIguais(tx, usuario, [...bySha.keys()]))
  const news = [...bySha.values()].filter(({ sha256 }) => !there.has(sha256))
  const { files, letGo } = await storeFiles({ database, store }, tenantId, news)
  const stored = new Map(files.map((file) => [file.sha256, file.stored]))
  return {
    imagens: imagens.map((one) =>
      typeof one === 'object' ? { ...one, stored: stored.get(one.sha256) ?? null } : one,
    ),
    letGo,
  }
}

/** Brought by that file, and by none before it. */
const TRAZIDA = 1

/** Enters pictures as files of the person, used by the file of that number alone. Their ids, or what was told of them. */
export async function entrarImagens(
  tx: Tx,
  { usuario, importacao }: { usuario: number; importacao: number },
  imagens: Guardadas['imagens'],
): Promise<(number | Recusada)[]> {
  const bySha = new Map(
    imagens.flatMap((one) => (typeof one === 'object' ? [[one.sha256, one] as const] : [])),
  )
  if (bySha.size === 0) return imagens.filter((one) => typeof one === 'string')
  const ids = await findIguais(tx, usuario, [...bySha.keys()])
  const before = new Set(ids.values())
  for (const [sha256, { nome, extensao, tipo, bytes, tamanho, duracao, stored }] of bySha) {
    if (ids.has(sha256)) continue
    // It was there a moment ago and is no more.
    if (!stored) throw storeAway(new Error('a picture went while a file was read'))
    await claimBytes(tx, [stored.chave])
    const { id } = await queries.insertMidia(tx, {
      usuario_id: usuario,
      tipo: tipoOf(extensao) ?? 'imagem',
      estado: 'pronta',
      duracao,
      nome,
      extensao,
      mime: tipo,
      bytes,
      recebidos: bytes,
      chave: stored.chave,
      sha256,
      ...(tamanho ?? { largura: null, altura: null }),
    })
    ids.set(sha256, id)
    if (tamanho) await enqueue(tx, PROCESSAR, { midia: id })
  }
  for (const numero of [0, TRAZIDA])
    await queries.replaceUsos(
      tx,
      { onde: 'importacao', id: importacao, numero },
      [...ids.values()].filter((id) => before.has(id) === (numero === 0)),
    )
  return imagens.map((one) => (typeof one === 'object' ? (ids.get(one.sha256) ?? 'invalida') : one))
}

/**
 * Files let go of what they brought; what came with them and nothing else uses is removed. `quais`: a condition on
 * `u.onde_id`, the number of the file.
 */
export async function soltarImagens(tx: Tx, quais: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; trazida: boolean }>`
    select m.id, u.numero = ${TRAZIDA} as trazida from midia m join midia_uso u on u.midia_id = m.id
    where u.onde = 'importacao' and ${quais} order by m.id for update of m`.execute(tx)
  if (rows.length === 0) return
  await sql`delete from midia_uso u where u.onde = 'importacao' and ${quais}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  const used = new Set(await queries.listUsed(tx, ids))
  const free = rows.filter(({ id }) => !used.has(id))
  await sql`update midia set livre_em = now()
    where id = any(${free.filter(({ trazida }) => !trazida).map(({ id }) => id)}::bigint[])`.execute(tx)
  await removeMidias(
    tx,
    free.filter(({ trazida }) => trazida).map(({ id }) => id),
  )
}
