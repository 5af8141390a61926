/** Files through the real door: kept with a message, served by a signed address, gone with it; the limits. */
import net from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { storeAway } from '../../../../core/server/files/fileStore.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import type { Anexo } from '../../../conversa/forum/shapes.ts'
import { arquivoApi } from '../contract.ts'
import { arquivoTasks } from './jobs.ts'

let tenant: TestTenant
let professor: Person
let topico: number

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  topico = (await putTopico(tenant, professor)).id
})

const send = async (nome: string, conteudo: Buffer | string) => {
  const { data } = await callAs(
    professor,
    forumApi.reply,
    { params: { id: topico }, body: { conteudo: '<p>anexo</p>' } },
    { files: [{ nome, conteudo }] },
  )
  return { mensagem: data.mensagem, anexo: data.mensagem.anexos[0] as Anexo }
}

const get = async (url: string, headers: Record<string, string> = {}, host = tenant.host) => {
  const { app } = await testApp()
  return app.inject({ method: 'GET', url, headers: { host, ...headers } })
}

const keysOf = (id: number) =>
  tenant.sql<{ chave: string; miniatura: string | null }>(
    'select chave, miniatura from arquivo where id = $1',
    [id],
  )

describe('a file', () => {
  it('comes back whole, as a download that nothing runs, and in parts', async () => {
    const { anexo } = await send('Redação nº 1.txt', 'Era uma vez.')
    const whole = await get(anexo.url)
    expect([whole.statusCode, whole.body]).toEqual([200, 'Era uma vez.'])
    expect(whole.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(whole.headers['content-disposition']).toMatch(/^attachment;.*UTF-8''Reda%C3%A7%C3%A3o/)
    const part = await get(anexo.url, { range: 'bytes=0-2' })
    expect([part.statusCode, part.body]).toEqual([206, 'Era'])
    expect((await get(anexo.url, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
  })

  it('opens for nobody without its own ticket', async () => {
    const { anexo } = await send('a.txt', 'a')
    const other = await send('b.txt', 'b')
    const [address = '', query = ''] = anexo.url.split('?')
    const elsewhere = await testTenant()
    for (const url of [
      address,
      `${address}?t=`,
      `${address}?t=x`,
      `${address}?t=1&t=2`,
      `${other.anexo.url.split('?')[0]}?${query}`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect((await get(anexo.url, {}, elsewhere.host)).statusCode).toBe(404)
    expect((await get('/arquivos/%00?t=1')).statusCode).toBeLessThan(500)
    expect((await get(anexo.url)).statusCode).toBe(200)
  })

  it('that is a picture loses its place and gets a small twin', async () => {
    const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#0a7d6c' } })
      .withExif({ IFD0: { Copyright: 'segredo-da-foto' }, IFD3: { GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('segredo-da-foto')).toBe(true)
    const { anexo } = await send('Foto.JPG', photo)
    const original = await get(anexo.url)
    expect(original.rawPayload.includes('segredo-da-foto')).toBe(false)
    expect(original.rawPayload.length).toBe(anexo.bytes)
    const small = await get(anexo.miniatura ?? '')
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(small.rawPayload).metadata()).width).toBe(640)
  })

  it('taken out of a message has no address any more, and its bytes go', async () => {
    const { mensagem, anexo } = await send(
      'foto.png',
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    )
    const [keys] = await keysOf(anexo.id)
    const { app, database } = await testApp()
    const { store } = app.services
    expect(await store.exists(keys?.chave ?? '')).toBe(true)
    await callAs(professor, forumApi.editMensagem, {
      params: { id: mensagem.id },
      body: { conteudo: mensagem.conteudo, versao: 1, removerAnexos: [anexo.id] },
    })
    expect((await get(anexo.url)).statusCode).toBe(404)
    const remove = arquivoTasks(store)['arquivo.removeBytes'] as unknown as (job: object) => Promise<void>
    for (let i = 0; i < 2; i++)
      await remove({ tenantId: tenant.id, payload: {}, database, progress: async () => {} })
    expect(await Promise.all([keys?.chave, keys?.miniatura].map((key) => store.exists(key ?? '')))).toEqual([
      false,
      false,
    ])
    expect(await tenant.sql('select from arquivo_removido where tenant_id = $1', [tenant.id])).toEqual([])
  })

  it('of a message that could not be kept leaves nothing behind', async () => {
    const { app } = await testApp()
    const { store } = app.services
    const put = store.put.bind(store)
    const kept: string[] = []
    store.put = async (key, ...rest) => {
      kept.push(key)
      const stored = await put(key, ...rest)
      if (kept.length === 2) throw storeAway(new Error('gone in the middle'))
      return stored
    }
    const { status } = await callAs(
      professor,
      forumApi.reply,
      { params: { id: topico }, body: { conteudo: 'nada disto fica' } },
      {
        files: [
          { nome: 'antes.txt', conteudo: 'x' },
          { nome: 'depois.txt', conteudo: 'y' },
        ],
      },
    ).finally(() => {
      store.put = put
    })
    expect(status).toBe(503)
    expect(kept).toHaveLength(2)
    expect(await Promise.all(kept.map((key) => store.exists(key)))).toEqual([false, false])
    expect(
      await tenant.sql(`select from mensagem where tenant_id = $1 and conteudo = 'nada disto fica'`, [
        tenant.id,
      ]),
    ).toEqual([])
  })
})

describe('the store and the transaction', () => {
  /** Whether all is closed; the end of a reading may still be on its way, that of a transaction that waits for us never is. */
  const nothingOpen = () =>
    vi.waitUntil(
      async () => {
        const rows = await tenant.sql<{ query: string }>(
          `select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
        )
        return rows.length === 0
      },
      { timeout: 120_000 },
    )

  it('bytes are stored before the transaction begins, under keys that were written down', async () => {
    const { app } = await testApp()
    const { store } = app.services
    const put = store.put.bind(store)
    const seen: { listed: number; closed: boolean }[] = []
    store.put = async (key, ...rest) => {
      const listed = await tenant.sql('select from arquivo_removido where tenant_id = $1 and chave = $2', [
        tenant.id,
        key,
      ])
      seen.push({ listed: listed.length, closed: await nothingOpen() })
      return put(key, ...rest)
    }
    const { anexo } = await send('antes.txt', 'antes').finally(() => {
      store.put = put
    })
    expect(seen).toEqual([{ listed: 1, closed: true }])
    // Kept: its key is on the list no more.
    const [keys] = await keysOf(anexo.id)
    expect(await tenant.sql('select from arquivo_removido where chave = $1', [keys?.chave])).toEqual([])
    expect((await get(anexo.url)).body).toBe('antes')
  })

  it('what a refused request stored goes at once; what a killed one stored goes with the sweep', async () => {
    const { app, database } = await testApp()
    const { store } = app.services
    const [put, remove] = [store.put.bind(store), store.remove.bind(store)]
    const kept: string[] = []
    store.put = async (key, ...rest) => {
      kept.push(key)
      return put(key, ...rest)
    }
    const refused = () =>
      callAs(
        professor,
        forumApi.reply,
        { params: { id: 999_999_999 }, body: { conteudo: 'x' } },
        { files: [{ nome: 'a.txt', conteudo: 'x' }] },
      )
    try {
      expect((await refused()).status).toBe(404)
      expect(await store.exists(kept[0] ?? '')).toBe(false)
      store.remove = async () => {
        throw storeAway(new Error('killed here'))
      }
      expect((await refused()).status).toBe(404)
    } finally {
      Object.assign(store, { put, remove })
    }
    const key = kept[1] ?? ''
    expect(await store.exists(key)).toBe(true)
    const sweep = () =>
      (arquivoTasks(store)['arquivo.removeBytes'] as unknown as (job: object) => Promise<void>)({
        tenantId: tenant.id,
        payload: {},
        database,
        progress: async () => {},
      })
    // It may be on its way still.
    await sweep()
    expect(await store.exists(key)).toBe(true)
    await tenant.sql(`update arquivo_removido set a_partir = now() where tenant_id = $1`, [tenant.id])
    await sweep()
    expect(await store.exists(key)).toBe(false)
    expect(await tenant.sql('select from arquivo_removido where tenant_id = $1', [tenant.id])).toEqual([])
  })
})

describe('an upload that breaks off', () => {
  it('writes nothing, and the server goes on', async () => {
    const { app } = await testApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as net.AddressInfo
    const before = await tenant.sql('select from mensagem where tenant_id = $1', [tenant.id])
    await new Promise<void>((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /gerenciar/pt-br/forum/topico/${topico}/mensagem HTTP/1.1\r\nHost: ${tenant.host}\r\nAuthorization: Bearer ${professor.token}\r\n` +
            'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000\r\n\r\n' +
            '--x\r\nContent-Disposition: form-data; name="conteudo"\r\n\r\nmeio\r\n' +
            '--x\r\nContent-Disposition: form-data; name="novosAnexos"; filename="a.txt"\r\n\r\nmetade do arq',
        )
        setTimeout(() => socket.destroy(), 100)
      })
      socket.on('close', () => resolve())
      socket.on('error', reject)
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await tenant.sql('select from mensagem where tenant_id = $1', [tenant.id])).toHaveLength(
      before.length,
    )
    expect((await callAs(professor, forumApi.find, { params: { id: topico } })).status).toBe(200)
  })
})

describe('the limits', () => {
  it('are told to who is signed in', async () => {
    expect((await callAs(professor, arquivoApi.limites, {})).data).toMatchObject({
      upload_file_max_size: 52_428_800,
      upload_video_max_size: 524_288_000,
      upload_video_max_time: 1_200,
    })
    expect((await callAs({ host: tenant.host }, arquivoApi.limites, {})).status).toBe(401)
  })
})
