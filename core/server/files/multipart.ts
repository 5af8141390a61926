/** Reads a form with files: all of it within its limits, inspected and cleaned, or a refusal and nothing left over. */
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileRule } from '../../contract/endpoint.ts'
import { cleanFileName, extensionOf } from '../../contract/files.ts'
import { Failure } from '../failure.ts'
import { drain } from './drain.ts'
import { collectFields } from './fields.ts'
import { errorCode, isDiskFull, noSpace } from './fileStore.ts'
import { inspectFile } from './inspect.ts'
import { measure } from './measure.ts'
import { type Arrived, finish, type ReceivedFile } from './received.ts'
import {
  bigFile,
  bigForm,
  interruptedUpload,
  malformedForm,
  notMultipart,
  tooManyFiles,
  wrongExtension,
} from './refusals.ts'
import { type Watchdog, watch } from './watchdog.ts'

export type { ReceivedFile } from './received.ts'

export interface MultipartLimits extends FileRule {
  /** At most this many fields that are not files; 50 unless told. */
  maxFields?: number
  /** At most this many bytes in one field; 256 kB unless told. All fields together: four times as many. */
  maxFieldBytes?: number
  /** The upload is given up when nothing arrives for this many ms; 15,000 unless told. */
  stall?: number
  /** Where received files wait; the system's temporary folder unless told. */
  temporary?: string
}

export interface ReceivedForm {
  /** A field sent as `nome[]`, once or more, is `nome` with a JSON list of its values. */
  fields: Record<string, string>
  files: ReceivedFile[]
  /** Removes the temporary files; call it always, more than once if you like. */
  dispose(): Promise<void>
}

const FOLDER = 'turmalina-envio-'
const ABANDONED = 24 * 3_600_000

/**
 * Reads the whole body of a multipart request. All or nothing; a refusal leaves no temporary file. Failures:
 * 400 `envio_invalido`, `envio_interrompido`, `dados_invalidos`; 408 `envio_interrompido`; 413 `arquivo_grande`, `formulario_grande`;
 * 415 `arquivo_invalido`, `formato_invalido`; 422 `muitos_arquivos`; 507 `sem_espaco` (specification, section 5).
 */
export async function readMultipart(request: FastifyRequest, limits: MultipartLimits): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw notMultipart()
  let folder: Promise<string> | undefined
  const openFolder = () => {
    folder ??= mkdtemp(path.join(limits.temporary ?? tmpdir(), FOLDER))
    return folder
  }
  const dispose = async () => {
    // The folder could not be made: there is nothing to remove.
    const made = await folder?.catch(() => undefined)
    if (made) await rm(made, { recursive: true, force: true, maxRetries: 3 })
  }
  const watchdog = watch(request.raw, limits.stall ?? 15_000)
  try {
    const { fields, arrived } = await receive(request, limits, openFolder, watchdog)
    watchdog.stop()
    const files: ReceivedFile[] = []
    for (const file of arrived) files.push(await finish(file))
    return { fields, files, dispose }
  } catch (error) {
    drain(request.raw, (limits.maxFiles + 1) * limits.maxBytes)
    await dispose()
    throw watchdog.signal.aborted ? watchdog.signal.reason : refusalFor(error, request, limits)
  } finally {
    watchdog.stop()
  }
}

async function receive(
  request: FastifyRequest,
  limits: MultipartLimits,
  openFolder: () => Promise<string>,
  watchdog: Watchdog,
) {
  const { maxFiles, maxBytes, maxFields = 50, maxFieldBytes = 256 * 1_024 } = limits
  const fields = collectFields(4 * maxFieldBytes)
  const arrived: Arrived[] = []
  const bounds = {
    fileSize: maxBytes,
    // Inputs left empty arrive as files without a name: they are let by, within reason.
    files: maxFiles + 10,
    fields: maxFields,
    fieldSize: maxFieldBytes,
    parts: maxFields + maxFiles + 10,
    headerPairs: 20,
    headerSize: 8_192,
  }
  const parts = request.parts({ limits: bounds })
  for (;;) {
    // Not `for await`: the parser may fall silent for ever, on a part without headers for one.
    const { done, value: part } = await Promise.race([parts.next(), watchdog.stalled])
    if (done) break
    watchdog.moved()
    if (part.type === 'field') fields.add(part)
    else if (!part.filename) await passEmptyInput(part, limits, watchdog.signal)
    else {
      if (arrived.length === maxFiles) throw tooManyFiles(maxFiles)
      const place = path.join(await openFolder(), String(arrived.length))
      arrived.push(await keep(part, limits, place, watchdog))
    }
  }
  // The last thing that the parser says may be that the sender went away.
  // (A request made inside the process, without a socket, has no such mark.)
  if (request.raw.complete === false) throw interruptedUpload()
  return { fields: fields.all(), arrived }
}

/** A file input that nobody filled: browsers send it without a name and without content. */
async function passEmptyInput({ file }: MultipartFile, limits: MultipartLimits, signal: AbortSignal) {
  const refuse = async (content: AsyncIterable<unknown>) => {
    for await (const _chunk of content) throw wrongExtension('arquivo', limits.extensions)
  }
  await pipeline(file, refuse, { signal })
}

async function keep(
  part: MultipartFile,
  limits: MultipartLimits,
  place: string,
  { signal, during }: Watchdog,
): Promise<Arrived> {
  const nome = cleanFileName(part.filename)
  const extensao = extensionOf(nome)
  if (!limits.extensions.includes(extensao)) throw wrongExtension(nome, limits.extensions)
  const { through, result } = measure()
  part.file.once('limit', () => through.destroy(bigFile(nome, limits.maxBytes)))
  await pipeline(part.file, through, createWriteStream(place, { flags: 'wx', mode: 0o600 }), { signal })
  // One that came in a single piece was cut before anybody listened.
  if (part.file.truncated) throw bigFile(nome, limits.maxBytes)
  const inspected = await during(inspectFile(place, { nome, extensao }))
  return { campo: part.fieldname, nome, extensao, place, ...inspected, ...result() }
}

function refusalFor(
  error: unknown,
  request: FastifyRequest,
  { maxFiles, maxBytes }: MultipartLimits,
): unknown {
  if (error instanceof Failure) return error
  if (isDiskFull(error)) return noSpace()
  if (request.raw.destroyed && request.raw.complete === false) return interruptedUpload()
  const code = errorCode(error)
  if (code === 'FST_FILES_LIMIT') return tooManyFiles(maxFiles)
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return bigForm()
  if (code === 'FST_REQ_FILE_TOO_LARGE') return bigFile('arquivo', maxBytes)
  // The parser throws plain errors; anything else is ours or the system's and stays a 500.
  const fromParser = code?.startsWith('FST_') || (code === undefined && error?.constructor === Error)
  return fromParser ? malformedForm() : error
}

/** Removes what a killed process left in the temporary folder more than a day ago; for the start of the server. */
export async function clearAbandonedUploads(temporary = tmpdir()): Promise<void> {
  for (const name of await readdir(temporary)) {
    if (!name.startsWith(FOLDER)) continue
    const folder = path.join(temporary, name)
    const found = await stat(folder).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > ABANDONED) await rm(folder, { recursive: true, force: true })
  }
}
