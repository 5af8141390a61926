/** A call that takes files: received from somebody known, looked into, kept, and let go of when nothing comes of it. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '../contract/endpoint.ts'
import { audit } from './audit.ts'
import type { FoundActor } from './context.ts'
import { signedOut } from './failure.ts'
import { refuseInfected } from './files/antivirus.ts'
import { drain } from './files/drain.ts'
import { storeFiles } from './files/keep.ts'
import { type ReceivedFile, readMultipart } from './files/multipart.ts'

/** The longest that a call with files may take, as the browser waits for it (core/web/client/request.ts). */
export const UPLOAD_MS = 5 * 60_000

/** Nobody's files are received, kept and looked into before it is known that somebody sends them. */
async function readUpload(app: FastifyInstance, request: FastifyRequest, { access, files }: Endpoint) {
  let found: FoundActor | null = null
  if (!files) return {}
  if (access !== 'public') {
    found =
      (await app.findVisitor(request)) ??
      (await app.services.database.asTenant(request.brand.ownerId, async (tx) =>
        app.findActor(tx, request, true),
      ))
    if (!found) {
      drain(request.raw, files.maxBytes)
      throw signedOut()
    }
  }
  return { upload: await readMultipart(request, files), sender: found }
}

/** Who sent a virus, and which, stays in the log although nothing else does. */
const tellInfected =
  ({ services }: FastifyInstance, { brand, ip, id }: FastifyRequest, sender: FoundActor | null | undefined) =>
  (depois: object): Promise<void> =>
    services.database.asTenant(brand.ownerId, (tx) =>
      audit(
        { tx, actor: sender?.actor ?? null, session: sender?.session ?? null, caller: { ip, requestId: id } },
        { entidade: 'arquivo', acao: 'recusar', mudanca: { depois } },
      ),
    )

/**
 * Receives the files of a request and hands its body, unchecked, and them to `work`. They are let go of when it fails.
 * @throws 401 when nobody sends them; 413, 415 and 422 as the limits of the call say
 */
export async function withUpload<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
  work: (body: unknown, files: readonly ReceivedFile[]) => Promise<T>,
  check: (body: unknown) => unknown,
): Promise<T> {
  const { upload, sender } = await readUpload(app, request, endpoint)
  let stored: Awaited<ReturnType<typeof storeFiles>> | undefined
  try {
    const body = check(upload ? upload.fields : request.body)
    if (upload)
      await refuseInfected(app.services.config.clamavUrl, upload.files, tellInfected(app, request, sender))
    if (upload && !endpoint.files?.passing)
      stored = await storeFiles(app.services, request.brand.ownerId, upload.files)
    return await work(body, stored?.files ?? upload?.files ?? [])
  } catch (error) {
    await stored
      ?.letGo()
      .catch((failed: unknown) => request.log.error({ err: failed }, 'files were not let go of'))
    throw error
  } finally {
    await upload?.dispose()
  }
}
