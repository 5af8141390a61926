/** Files of lessons through the real door: sent whole or in pieces, served in part, theirs alone, gone when unused. */
import net, { type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdf, photo, picture } from '../../../../core/server/files/samples.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { arquivoTasks } from '../../../acesso/arquivo/server/jobs.ts'
import { midiaApi } from '../contract.ts'
import { midiaUrl } from './address.ts'
import { setUsos } from './public.ts'
import { openUpload, runTask, sendFile, TUS, tus } from './testing.ts'

let tenant: TestTenant
let professor: Person
let colega: Person
let aluno: Person

beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  colega = await tenant.person('Colega', { papel: 'professor', turma: tenant.outraTurma })
  aluno = await tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
})

const create = (who: Person, nome: string, conteudo: Buffer) =>
  callAs(who, midiaApi.create, { body: {} }, { files: [{ nome, conteudo }] })

const get = async (url: string, headers: Record<string, string> = {}, host = tenant.host) => {
  const { app } = await testApp()
  return app.inject({ method: 'GET', url, headers: { host, ...headers } })
}

const inTenant = async <T>(
  work: Parameters<Awaited<ReturnType<typeof testApp>>['database']['asTenant']>[1],
) => (await (await testApp()).database.asTenant(tenant.id, work)) as T

describe('a picture', () => {
  it('is there at once, upright and without its place; its twins follow', async () => {
    const { midia } = (await create(professor, 'foto.jpg', await photo(1_200, 800))).data
    expect(midia).toMatchObject({
      tipo: 'imagem',
      estado: 'pronta',
      largura: 800,
      altura: 1_200,
      variantes: [],
    })
    await runTask(tenant, 'midia.processar', { midia: midia.id })
    const { midia: ready } = (await callAs(professor, midiaApi.find, { params: { id: midia.id } })).data
    expect(ready.variantes.map(({ largura, altura }) => [largura, altura])).toEqual([
      [320, 480],
      [640, 960],
    ])
    const whole = await get(ready.endereco ?? '')
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(whole.headers['content-disposition']).toMatch(/^inline/)
    expect(whole.rawPayload.includes(Buffer.from('Telefone da Ana'))).toBe(false)
    const twin = await get(ready.variantes[0]?.endereco ?? '')
    expect([twin.statusCode, twin.headers['content-type']]).toEqual([200, 'image/webp'])
    // Again: what is done is passed over.
    await runTask(tenant, 'midia.processar', { midia: midia.id })
  })

  it('keeps no hidden data when it came in pieces either', async () => {
    const { midia } = await sendFile(tenant, professor, 'foto2.jpg', await photo(600, 300))
    expect(midia).toMatchObject({ estado: 'pronta', largura: 300, altura: 600 })
    const whole = await get(midia?.endereco ?? '')
    expect(whole.rawPayload.includes(Buffer.from('Telefone da Ana'))).toBe(false)
    expect(midia?.variantes).toHaveLength(1)
  })
})

describe('an upload in pieces', () => {
  const bytes = pdf(50_000)

  it('goes on where it broke, with the same file chosen again, and is whole in the end', async () => {
    const first = (await openUpload(professor, 'livro.pdf', bytes.length)).data
    expect(
      (await tus(professor, first.endereco, { at: 0, bytes: bytes.subarray(0, 20_000) })).statusCode,
    ).toBe(204)
    // The page was closed: the same file finds its upload.
    const again = (await openUpload(professor, 'livro.pdf', bytes.length)).data
    expect([again.midia.id, again.recebidos]).toEqual([first.midia.id, 20_000])
    const head = await tus(professor, again.endereco)
    expect(head.headers).toMatchObject({ 'upload-offset': '20000', 'upload-length': String(bytes.length) })
    // A piece that does not begin where the upload stands is refused, and nothing moves.
    expect((await tus(professor, again.endereco, { at: 0, bytes: bytes.subarray(0, 5) })).statusCode).toBe(
      409,
    )
    const last = await tus(professor, again.endereco, { at: 20_000, bytes: bytes.subarray(20_000) })
    expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, String(bytes.length)])
    await runTask(tenant, 'midia.processar', { midia: first.midia.id })
    const { midia } = (await callAs(professor, midiaApi.find, { params: { id: first.midia.id } })).data
    expect(midia).toMatchObject({ estado: 'pronta', tipo: 'pdf', bytes: bytes.length })
    expect((await get(midia.endereco ?? '')).rawPayload.equals(bytes)).toBe(true)
    expect(await tenant.sql('select 1 from midia_parte where midia_id = $1', [midia.id])).toEqual([])
  })

  it('lets one of three pieces in that came at once', async () => {
    const { endereco, midia } = (await openUpload(professor, 'corrida.pdf', bytes.length)).data
    const codes = await Promise.all(
      [1, 2, 3].map(
        async () => (await tus(professor, endereco, { at: 0, bytes: bytes.subarray(0, 9_000) })).statusCode,
      ),
    )
    expect(codes.filter((code) => code === 204)).toHaveLength(1)
    const [row] = await tenant.sql<{ recebidos: string }>('select recebidos from midia where id = $1', [
      midia.id,
    ])
    expect(Number(row?.recebidos)).toBe(9_000)
  })

  it('takes no more than was announced', async () => {
    const { endereco } = (await openUpload(professor, 'curto.pdf', 10)).data
    expect((await tus(professor, endereco, { at: 0, bytes: bytes.subarray(0, 11) })).statusCode).toBe(413)
    expect((await tus(professor, endereco)).headers['upload-offset']).toBe('0')
  })

  it("is its sender's alone: not a colleague's, not a stranger's, not of a forged or another address", async () => {
    const { endereco, midia } = (await openUpload(professor, 'meu.pdf', 100)).data
    const piece = { at: 0, bytes: bytes.subarray(0, 5) }
    const other = await testTenant()
    const stranger = await other.person('De fora', { papel: 'professor', turma: other.turma })
    expect((await tus(colega, endereco, piece)).statusCode).toBe(404)
    expect((await tus(stranger, endereco, piece)).statusCode).toBe(404)
    expect((await tus({ ...stranger, host: tenant.host }, endereco, piece)).statusCode).toBe(403)
    expect((await tus({ ...professor, token: 'x' }, endereco, piece)).statusCode).toBe(401)
    expect((await tus(professor, `${endereco.slice(0, -2)}AA`, piece)).statusCode).toBe(404)
    const { app } = await testApp()
    const signing = { secretKey: app.services.config.secretKey, ownerId: tenant.id, now: new Date() }
    const reading = new URL(midiaUrl(signing, { id: midia.id, nome: 'x' }), 'http://x').searchParams.get('t')
    expect((await tus(professor, `/arquivos/envios/${reading}`, piece)).statusCode).toBe(404)
    expect((await tus(professor, endereco, piece)).statusCode).toBe(204)
  })

  it('speaks the protocol or not at all', async () => {
    const { endereco } = (await openUpload(professor, 'tus.pdf', 100)).data
    const { app } = await testApp()
    const answer = await app.inject({
      method: 'HEAD',
      url: endereco,
      headers: { host: tenant.host, authorization: `Bearer ${professor.token}` },
    })
    expect(answer.statusCode).toBe(412)
    expect((await tus(professor, endereco)).headers).toMatchObject({ ...TUS, 'cache-control': 'no-store' })
  })

  it('waits two days for its sender, then goes with its bytes', async () => {
    const { endereco, midia } = (await openUpload(professor, 'abandonado.pdf', 100)).data
    await tus(professor, endereco, { at: 0, bytes: bytes.subarray(0, 50) })
    const [parte] = await tenant.sql<{ chave: string }>('select chave from midia_parte where midia_id = $1', [
      midia.id,
    ])
    const { app, database } = await testApp()
    await runTask(tenant, 'midia.limpar')
    expect((await tus(professor, endereco)).statusCode).toBe(200)
    await tenant.sql(`update midia set updated_at = now() - interval '3 days' where id = $1`, [midia.id])
    await runTask(tenant, 'midia.limpar')
    expect((await tus(professor, endereco)).statusCode).toBe(404)
    const sweep = arquivoTasks(app.services.store)['arquivo.removeBytes'] as unknown as (
      job: object,
    ) => Promise<void>
    await sweep({ tenantId: tenant.id, payload: {}, database })
    expect(await app.services.store.exists(parte?.chave ?? '')).toBe(false)
  })
})

describe('an address', () => {
  it('gives any part of the file, so that a film can be wound', async () => {
    const bytes = pdf(10_000)
    const { midia } = (await create(professor, 'fita.pdf', bytes)).data
    const url = midia.endereco ?? ''
    const part = await get(url, { range: 'bytes=5000-5009' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 5000-5009/${bytes.length}`])
    expect(part.rawPayload.equals(bytes.subarray(5_000, 5_010))).toBe(true)
    expect((await get(url, { range: 'bytes=-10' })).rawPayload.equals(bytes.subarray(-10))).toBe(true)
    expect((await get(url, { range: 'bytes=999999-' })).statusCode).toBe(416)
    const { etag } = (await get(url)).headers
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  it('serves two hours and more, at its own host, for its own file', async () => {
    const { midia } = (await create(professor, 'prazo.pdf', pdf(100))).data
    const { app } = await testApp()
    const { secretKey } = app.services.config
    const at = (hours: number) =>
      midiaUrl({ secretKey, ownerId: tenant.id, now: new Date(Date.now() - hours * 3_600_000) }, midia)
    expect((await get(at(5))).statusCode).toBe(200)
    expect((await get(at(7))).statusCode).toBe(404)
    const other = await testTenant()
    expect((await get(midia.endereco ?? '', {}, other.host)).statusCode).toBe(404)
    expect((await get((midia.endereco ?? '').replace(/\.\d+\.0\./, '.1.0.'))).statusCode).toBe(404)
  })
})

describe('a file', () => {
  it('is seen by who opens the lesson that shows it; deleted by its owner alone, unless it is in use', async () => {
    const { midia } = (await create(professor, 'uso.png', await picture('png'))).data
    const params = { id: midia.id }
    const seen = async (who: Person) => (await callAs(who, midiaApi.find, { params })).status
    const coordena = await tenant.person('Coordena', { papel: 'coordenador', rede: tenant.escola })
    const admin = await tenant.person('Administra', { papel: 'administrador_tenant' })
    expect([await seen(professor), await seen(admin), await seen(colega), await seen(coordena)]).toEqual([
      200, 200, 404, 404,
    ])
    const [made] = await tenant.sql<{ id: number }>(
      `insert into aula (tenant_id, codigo, usuario_id, rede_id, titulo, visibilidade)
       values ($1, 'MMDD2345', $2, $3, 'Com uma foto', 'rede') returning id`,
      [tenant.id, professor.id, tenant.escola],
    )
    const aula = { id: Number(made?.id) }
    await inTenant((tx) => setUsos(tx, { onde: 'aula', id: aula.id }, [midia.id]))
    expect([await seen(colega), await seen(coordena), await seen(aluno)]).toEqual([404, 200, 404])
    await tenant.sql('insert into aula_autor (tenant_id, aula_id, usuario_id) values ($1, $2, $3)', [
      tenant.id,
      aula.id,
      colega.id,
    ])
    expect(await seen(colega)).toBe(200)
    expect((await callAs(colega, midiaApi.remove, { params })).status).toBe(403)
    await inTenant((tx) => setUsos(tx, { onde: 'aula', id: aula.id }, []))
    expect(await seen(colega)).toBe(404)
    await inTenant((tx) => setUsos(tx, { onde: 'aula', id: 7 }, [midia.id, 999_999_999]))
    expect((await callAs(professor, midiaApi.remove, { params })).status).toBe(409)
    await inTenant((tx) => setUsos(tx, { onde: 'aula', id: 7 }, []))
    expect((await callAs(professor, midiaApi.remove, { params })).status).toBe(200)
    expect((await callAs(professor, midiaApi.find, { params })).status).toBe(404)
    expect((await get(midia.endereco ?? '')).statusCode).toBe(404)
  })

  it('goes thirty days after the last lesson let it go', async () => {
    const old = async (nome: string) => {
      const { midia } = (await create(professor, nome, await picture('png'))).data
      await tenant.sql(`update midia set livre_em = now() - interval '31 days' where id = $1`, [midia.id])
      return midia.id
    }
    const [used, unused, justLeft] = [await old('a.png'), await old('b.png'), await old('c.png')]
    await inTenant((tx) => setUsos(tx, { onde: 'versao', id: 3, numero: 1 }, [used, justLeft]))
    await inTenant((tx) => setUsos(tx, { onde: 'versao', id: 3, numero: 1 }, [used]))
    await runTask(tenant, 'midia.limpar')
    const left = await tenant.sql<{ id: string }>('select id from midia where id = any($1)', [
      [used, unused, justLeft],
    ])
    expect(left.map(({ id }) => Number(id)).sort()).toEqual([used, justLeft].sort())
  })

  it('is listed to who sent it, by kind', async () => {
    const autora = await tenant.person('Autora', { papel: 'autor' })
    await create(autora, 'um.png', await picture('png'))
    await create(autora, 'dois.pdf', pdf(10))
    const list = async (query: object = {}) =>
      (await callAs(autora, midiaApi.list, { query: { pagina: 1, linhas: 30, ...query } })).data
    expect((await list()).midias.map(({ nome }) => nome)).toEqual(['dois.pdf', 'um.png'])
    expect((await list({ tipo: 'imagem' })).total).toBe(1)
  })

  it('is sent by who writes lessons: what pupils hand in goes with their delivery', async () => {
    expect((await openUpload(aluno, 'voz.weba', 10)).status).toBe(403)
    expect((await openUpload(professor, 'voz.weba', 10)).status).toBe(200)
  })
})

describe('under a virus scanner', () => {
  it('a file that came in pieces is refused with its reason, kept when clean, and waits while nobody looks', async () => {
    let answer = ''
    const clamd = net.createServer((socket) => {
      socket.on('error', () => {})
      if (answer) socket.resume().end(answer)
      else socket.destroy()
    })
    await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
    const clamavUrl = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`
    const sent = async (nome: string) => {
      const { midia, endereco } = (await openUpload(professor, nome, pdf(10).length)).data
      await tus(professor, endereco, { at: 0, bytes: pdf(10) })
      return midia.id
    }
    const look = async (id: number) => {
      await runTask(tenant, 'midia.processar', { midia: id }, { clamavUrl })
      return (await callAs(professor, midiaApi.find, { params: { id } })).data.midia
    }
    const id = await sent('a.pdf')
    await expect(look(id)).rejects.toMatchObject({ codigo: 'antivirus_indisponivel' })
    answer = 'stream: Win.Test FOUND\0'
    expect(await look(id)).toMatchObject({ estado: 'recusada', motivo: expect.stringContaining('a.pdf') })
    answer = 'stream: OK\0'
    expect(await look(await sent('b.pdf'))).toMatchObject({ estado: 'pronta' })
    clamd.close()
  })
})
