/** Sends one file: small pictures in one piece, everything else in pieces that survive a broken connection. */
import type { Upload } from 'tus-js-client'
import { extensionOf } from '../../../../core/contract/files.ts'
import { call } from '../../../../core/web/call.ts'
import { ApiError, errorOf } from '../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../core/web/client/request.ts'
import { midiaApi } from '../contract.ts'
import { SMALL_BYTES, SMALL_EXTENSIONS } from '../rules.ts'
import type { Midia } from '../shapes.ts'

/** Bytes in one piece. */
const PIECE = 4 * 1_048_576
/** Milliseconds to wait before each new try; they begin anew whenever a piece arrived. */
const RETRIES = [0, 1_000, 3_000, 5_000, 10_000]
const FIRST_LOOK_MS = 300
const LAST_LOOK_MS = 3_000

export interface Sending {
  onProgress: (loaded: number) => void
  /** All of it has arrived: the server looks through it. */
  onArrived: () => void
  /** The connection broke: `resume` goes on. */
  onStalled: () => void
  onReady: (midia: Midia) => void
  onError: (error: unknown) => void
}

export interface Envio {
  pause(): void
  resume(): void
  /** Gives up: nothing is left on the server. */
  cancel(): void
}

/** The same for the same file, so that a broken upload is found again: by name, size and date. */
export const fingerprintOf = ({ name, size, lastModified }: File): string =>
  `${size}.${lastModified}.${name.replaceAll('\0', '')}`.slice(0, 100)

const isSmall = ({ name, size }: File): boolean =>
  size <= SMALL_BYTES && (SMALL_EXTENSIONS as readonly string[]).includes(extensionOf(name))

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Looks until the file is ready or refused. Rejects with the reason. */
async function untilReady(transport: Transport, id: number, signal: AbortSignal): Promise<Midia> {
  for (let wait = FIRST_LOOK_MS; ; wait = Math.min(LAST_LOOK_MS, wait * 1.5)) {
    await pause(wait)
    const { midia } = await call(transport, midiaApi.find, { params: { id } }, { signal })
    if (midia.estado === 'pronta') return midia
    if (midia.estado === 'recusada')
      throw new ApiError({ status: 415, codigo: 'arquivo_invalido', mensagem: midia.motivo })
  }
}

function sendSmall(transport: Transport, file: File, on: Sending): Envio {
  const controller = new AbortController()
  const start = async () => {
    const { midia } = await call(
      transport,
      midiaApi.create,
      { body: {}, arquivos: [file] },
      { signal: controller.signal, onProgress: ({ loaded }) => on.onProgress(Math.min(loaded, file.size)) },
    )
    on.onReady(midia)
  }
  void start().catch((error: unknown) => !controller.signal.aborted && on.onError(error))
  const cancel = () => controller.abort()
  return { pause: cancel, resume: () => {}, cancel }
}

/** What the server answered, in whatever words; the error itself where nothing came back. */
function answerOf(error: unknown): unknown {
  const answer = (error as { originalResponse?: { getStatus(): number; getBody(): string } | null })
    .originalResponse
  return answer ? errorOf(answer.getStatus(), parsed(answer.getBody())) : error
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    // A page of whatever stands between says nothing that people should read.
    return null
  }
}

function sendInPieces(transport: Transport, file: File, duracao: number | null, on: Sending): Envio {
  const controller = new AbortController()
  const { signal } = controller
  let upload: Upload | undefined
  let id: number | undefined
  let isPaused = false

  const arrived = async (midia: number) => {
    on.onArrived()
    on.onReady(await untilReady(transport, midia, signal))
  }
  const fail = (error: unknown) => void (!signal.aborted && on.onError(error))

  const start = async () => {
    const body = {
      nome: file.name,
      bytes: file.size,
      impressao: fingerprintOf(file),
      ...(duracao !== null && { duracao }),
    }
    const [{ Upload: TusUpload }, opened] = await Promise.all([
      import('tus-js-client'),
      call(transport, midiaApi.open, { body }, { signal }),
    ])
    if (signal.aborted) return
    id = opened.midia.id
    on.onProgress(opened.recebidos)
    upload = new TusUpload(file, {
      uploadUrl: opened.endereco,
      chunkSize: PIECE,
      retryDelays: RETRIES,
      storeFingerprintForResuming: false,
      // Read anew for each piece: a long upload outlives a token.
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(transport.headers('authenticated')))
          request.setHeader(name, value)
      },
      onProgress: (loaded) => on.onProgress(loaded),
      onSuccess: () => void arrived(opened.midia.id).catch(fail),
      onError: (error) => {
        const told = answerOf(error)
        // Only silence is a broken network: the library has tried often enough what may pass.
        if (told instanceof ApiError) fail(told)
        else if (!signal.aborted) on.onStalled()
      },
    })
    if (!isPaused) upload.start()
  }
  void start().catch(fail)

  return {
    pause() {
      isPaused = true
      void upload?.abort()
    },
    resume() {
      isPaused = false
      upload?.start()
    },
    cancel() {
      controller.abort()
      void upload?.abort()
      if (id !== undefined) void call(transport, midiaApi.remove, { params: { id } }).catch(() => {})
    },
  }
}

/** Begins at once. `duracao`: seconds of a film, null where unknown. */
export const sendMidia = (transport: Transport, file: File, duracao: number | null, on: Sending): Envio =>
  isSmall(file) ? sendSmall(transport, file, on) : sendInPieces(transport, file, duracao, on)
