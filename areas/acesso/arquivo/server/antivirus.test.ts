/** Uploads under a virus scanner, played by a small clamd: clean ones kept, the rest refused, and told in the log. */
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newTestApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'

// In two pieces, so that no scanner takes this file for the one it stands for.
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** How the next conversations go. */
let mood: 'well' | 'hangs up' | 'full' = 'well'
const heard: Buffer[] = []

/** The content of a stream once it has ended; undefined while it goes on. */
function contentOf(said: Buffer): Buffer | undefined {
  const start = 'zINSTREAM\0'
  if (said.subarray(0, start.length).toString() !== start) return undefined
  const pieces: Buffer[] = []
  for (let at = start.length; at + 4 <= said.length; ) {
    const length = said.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(said.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const clamd = net.createServer((socket) => {
  let said = Buffer.alloc(0)
  socket.on('error', () => {})
  if (mood === 'hangs up') return socket.destroy()
  if (mood === 'full') return socket.resume().end('INSTREAM size limit exceeded. ERROR\0')
  return socket.on('data', (chunk) => {
    said = Buffer.concat([said, chunk])
    const content = contentOf(said)
    if (!content) return
    heard.push(content)
    socket.end(content.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
  })
})

let app: Awaited<ReturnType<typeof newTestApp>>
let tenant: TestTenant
let professor: Person
let topico: number
beforeAll(async () => {
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
  const { port } = clamd.address() as AddressInfo
  app = await newTestApp({ env: { CLAMAV_URL: `tcp://127.0.0.1:${port}` } })
  tenant = await testTenant()
  while (!(await app.app.services.register.byHost(tenant.host)))
    await new Promise((resolve) => setTimeout(resolve, 5))
  professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  topico = (await putTopico(tenant, professor)).id
})
afterAll(async () => {
  await app.close()
  clamd.close()
})

const send = (...files: { nome: string; conteudo: Buffer | string }[]) =>
  callAs(
    professor,
    forumApi.reply,
    { params: { id: topico }, body: { conteudo: '<p>anexo</p>' } },
    { files, app: app.app },
  )
const kept = async () =>
  (
    await tenant.sql<{ n: number }>(
      `select (select count(*) from arquivo where tenant_id = $1)::int
        + (select count(*) from arquivo_removido where tenant_id = $1)::int as n`,
      [tenant.id],
    )
  )[0]?.n

describe('an upload that a virus scanner looks into', () => {
  it('is kept when nothing is found, however long, all of it seen', async () => {
    mood = 'well'
    const long = 'Era uma vez. '.repeat(300_000)
    expect((await send({ nome: 'longo.txt', conteudo: long })).status).toBe(200)
    expect(heard.at(-1)?.equals(Buffer.from(long))).toBe(true)
  })

  it('is refused with a virus in it, in plain words; nothing is kept, and the log says who and what', async () => {
    mood = 'well'
    const before = await kept()
    const { status, body } = await send(
      { nome: 'bom.txt', conteudo: 'Tudo bem.' },
      { nome: 'trabalho.txt', conteudo: EICAR },
    )
    expect([status, body.codigo]).toEqual([422, 'arquivo_infectado'])
    expect(body.mensagem).toBe(
      'O arquivo “trabalho.txt” foi recusado: o antivírus encontrou um vírus nele. Nada foi guardado.',
    )
    expect(await kept()).toBe(before)
    const [row] = await tenant.sql(
      `select quem_id::int, acao, mudanca -> 'depois' ->> 'virus' as virus from auditoria
       where tenant_id = $1 and entidade = 'arquivo'`,
      [tenant.id],
    )
    expect(row).toEqual({ quem_id: professor.id, acao: 'recusar', virus: 'Win.Test.EICAR_HDB-1' })
  })

  it.each(['hangs up', 'full'] as const)(
    'is refused for now by a scanner that %s, and kept later',
    async (how) => {
      mood = how
      const before = await kept()
      const refused = await send({ nome: 'bom.txt', conteudo: 'Tudo bem.' })
      expect([refused.status, refused.body.codigo]).toEqual([503, 'antivirus_indisponivel'])
      expect(refused.headers['retry-after']).toBe('60')
      expect(await kept()).toBe(before)
      mood = 'well'
      expect((await send({ nome: 'bom.txt', conteudo: 'Tudo bem.' })).status).toBe(200)
    },
  )

  it('is refused for now where no scanner answers', async () => {
    const { port } = clamd.address() as AddressInfo
    await new Promise((resolve) => clamd.close(resolve))
    expect((await send({ nome: 'bom.txt', conteudo: 'Tudo bem.' })).body.codigo).toBe(
      'antivirus_indisponivel',
    )
    await new Promise<void>((resolve) => clamd.listen(port, '127.0.0.1', resolve))
    expect((await send({ nome: 'bom.txt', conteudo: 'Tudo bem.' })).status).toBe(200)
  })
})
