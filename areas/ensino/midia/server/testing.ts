/** For tests: sends files in pieces as a browser does, and does the work that waits. */

import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import { midiaApi } from '../contract.ts'
import { midiaTasks } from './jobs.ts'

export const TUS = { 'tus-resumable': '1.0.0' }

/** Opens an upload. */
export const openUpload = (who: Person, nome: string, bytes: number, more: { duracao?: number } = {}) =>
  callAs(who, midiaApi.open, { body: { nome, bytes, impressao: `${nome}-${bytes}`, ...more } })

/** One request of the protocol; `at` sends a piece that begins there. */
export async function tus(who: Person, url: string, piece?: { at: number; bytes: Buffer }) {
  const { app } = await testApp()
  return app.inject({
    method: piece ? 'PATCH' : 'HEAD',
    url,
    headers: {
      host: who.host,
      authorization: `Bearer ${who.token}`,
      ...TUS,
      ...(piece && {
        'upload-offset': String(piece.at),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(piece.bytes.length),
      }),
    },
    ...(piece && { payload: piece.bytes }),
  })
}

/** Runs a background task of this area; `clamavUrl`: with a virus scanner there. */
export async function runTask(
  tenant: TestTenant,
  name: string,
  payload: object = {},
  { clamavUrl }: { clamavUrl?: string } = {},
) {
  const { app, database } = await testApp()
  const task = midiaTasks({ store: app.services.store, config: { clamavUrl } })[name] as unknown as (
    job: object,
  ) => Promise<void>
  await task({ tenantId: tenant.id, payload, database, progress: async () => {} })
}

/** Sends a file whole and waits for what comes of it. */
export async function sendFile(tenant: TestTenant, who: Person, nome: string, bytes: Buffer) {
  const opened = await openUpload(who, nome, bytes.length)
  if (opened.status !== 200) return { status: opened.status, mensagem: opened.body.mensagem, midia: null }
  const { midia, endereco } = opened.data
  const sent = await tus(who, endereco, { at: 0, bytes })
  if (sent.statusCode !== 204) throw new Error(`The piece was answered ${sent.statusCode}: ${sent.body}`)
  await runTask(tenant, 'midia.processar', { midia: midia.id })
  const found = await callAs(who, midiaApi.find, { params: { id: midia.id } })
  return { status: 200, mensagem: found.data.midia.motivo, midia: found.data.midia }
}
