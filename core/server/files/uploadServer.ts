/** A small server that takes forms with files, for tests: what it stored, what it left over, how each upload ended. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { ATTACHMENT_LIMITS } from '../../contract/files.ts'
import { Failure } from '../failure.ts'
import { diskStore } from './diskStore.ts'
import { newFileKey } from './key.ts'
import { readMultipart } from './multipart.ts'

export interface Answer {
  codigo?: string
  mensagem?: string
  campos?: Record<string, { pt: string }>
  fields: Record<string, string>
  files: {
    campo: string
    nome: string
    tipo: string
    bytes: number
    sha256: string
    key: string
    isImage: boolean
  }[]
}

export type Part = [name: string, value: string | Buffer, filename?: string]

/** Listens on a free port of the loopback address; `close()` removes its folders. */
export async function uploadServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-multipart-'))
  const temporary = path.join(folder, 'temporary')
  const store = diskStore(path.join(folder, 'store'))
  const limits = { ...ATTACHMENT_LIMITS, temporary, stall: 300 }
  const app = Fastify({ forceCloseConnections: true })
  /** How each upload ended, answered or not: a dropped connection still ends here. */
  const outcomes: string[] = []
  await mkdir(temporary)
  await app.register(multipart, { attachFieldsToBody: false })
  app.post('/', async (request) => {
    const form = await readMultipart(request, limits)
    try {
      const files = []
      for (const { campo, nome, tipo, bytes, sha256, isImage, open } of form.files) {
        const key = newFileKey()
        await store.put(key, open(), { contentType: tipo })
        files.push({ campo, nome, tipo, bytes, sha256, key, isImage })
      }
      outcomes.push('ok')
      return { fields: form.fields, files }
    } finally {
      await form.dispose()
    }
  })
  app.post('/miniatura', async (request) => {
    const form = await readMultipart(request, limits)
    const sizes = await Promise.all(form.files.map((file) => file.thumbnail()))
    await form.dispose()
    return { sizes: sizes.map((thumbnail) => thumbnail?.length ?? null) }
  })
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Failure)) {
      outcomes.push(String(error))
      return reply.code(500).send({ codigo: String(error) })
    }
    outcomes.push(error.codigo)
    return reply
      .code(error.statusCode)
      .send({ codigo: error.codigo, mensagem: error.message, campos: error.details.campos })
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    address,
    port: (app.server.address() as { port: number }).port,
    temporary,
    store,
    outcomes,
    leftOver: () => readdir(temporary),
    async stored() {
      const options = { recursive: true, withFileTypes: true } as const
      const entries = await readdir(path.join(folder, 'store'), options).catch(() => [])
      return entries.filter((entry) => entry.isFile()).length
    },
    async send(parts: readonly Part[], url = '/') {
      const form = new FormData()
      for (const [name, value, filename] of parts) {
        if (filename === undefined) form.append(name, String(value))
        else form.append(name, new Blob([new Uint8Array(value as Buffer)]), filename)
      }
      const response = await fetch(address + url, { method: 'POST', body: form })
      return { status: response.status, body: (await response.json()) as Answer }
    },
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
