/** Push: what leaves for a browser, when, and what becomes of one that is gone. The service is a local one. */
import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { DAYTIME, runDelivery } from '../../../ensino/entrega/server/testing.ts'
import { type NovaNotificacao, notificacaoApi } from '../contract.ts'
import { TESTAR_PUSH } from './jobs-names.ts'
import { notifyUsers } from './public.ts'
import { createPusher } from './remote-push.ts'
import { vapidKeys } from './secrets-vapid.ts'

interface Asked {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}
const asked: Asked[] = []
let answer = 201
const service = createServer((request, response) => {
  void buffer(request).then((body) => {
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answer, answer === 302 ? { location: '/segredo' } : {}).end()
  })
})
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
const { port } = service.address() as { port: number }
const here = `http://127.0.0.1:${port}`

const NOTA: NovaNotificacao = {
  tipo: 'nota_publicada',
  dados: { titulo: 'Carta ao prefeito', turma: '7º A', nota: 4 },
  destino: '/logado/turmas/turma/1/forum/2',
}
const URGENTE: NovaNotificacao = {
  tipo: 'aviso_urgente',
  dados: { autor: 'Rosa', titulo: 'Sem aula', turma: '7º A' },
  destino: '/logado/turmas/turma/1/avisos/3',
}

let tenant: TestTenant
let aluno: Person

function browserKeys() {
  const ecdh = createECDH('prime256v1')
  return { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
}

/** As `subscribePush` writes it, for a service of the test's own. */
const putInscricao = (who: Person, path = '/a') => {
  const { p256dh, auth } = browserKeys()
  return tenant.sql(
    `insert into push_inscricao (tenant_id, usuario_id, sessao_id, endpoint, p256dh, auth)
     select $1, $2, id, $3, $4, $5 from sessao where tenant_id = $1 and usuario_id = $2 limit 1`,
    [tenant.id, who.id, `${here}${path}`, p256dh, auth],
  )
}
const inscricoes = async () =>
  (
    await tenant.sql<{ endpoint: string }>('select endpoint from push_inscricao where tenant_id = $1', [
      tenant.id,
    ])
  ).map(({ endpoint }) => endpoint)
const waiting = async () =>
  (
    await tenant.sql(
      `select from notificacao_entrega where tenant_id = $1 and canal = 'push' and enviada_em is null`,
      [tenant.id],
    )
  ).length
const notify = async (what: NovaNotificacao, now = DAYTIME) => {
  const { database } = await testApp()
  await database.asTenant(tenant.id, (tx) => notifyUsers(tx, [aluno.id], what, { now }))
}
const run = async (at = DAYTIME, given: object = {}) => {
  const { config } = (await testApp()).app.services
  const pusher = createPusher(config, (endpoint) => endpoint.startsWith(here))
  await runDelivery(tenant, { pusher }, { at, ...given })
}
const hours = (n: number) => new Date(DAYTIME.getTime() + n * 3_600_000)

beforeAll(async () => {
  tenant = await testTenant()
})
beforeEach(async () => {
  asked.length = 0
  answer = 201
  aluno = await tenant.person('Heloísa', { papel: 'aluno', turma: tenant.turma })
  for (const table of ['push_inscricao', 'notificacao'])
    await tenant.sql(`delete from ${table} where tenant_id = $1`, [tenant.id])
  await tenant.sql(`update sessao set expira_em = '2030-01-01' where tenant_id = $1`, [tenant.id])
})
afterAll(() => new Promise<void>((done) => void service.close(() => done())))

describe('a message', () => {
  it('leaves once for each browser, sealed, with the key of the installation', async () => {
    await putInscricao(aluno, '/a')
    await putInscricao(aluno, '/b')
    await notify(NOTA)
    await run()
    await run()
    expect(asked.map(({ path }) => path).sort()).toEqual(['/a', '/b'])
    for (const { headers, body } of asked) {
      expect(headers['content-encoding']).toBe('aes128gcm')
      const { publicKey } = vapidKeys((await testApp()).app.services.config.secretKey)
      expect(headers.authorization).toContain(`k=${publicKey}`)
      expect(headers.topic).toMatch(/^[0-9a-f]{32}$/)
      expect(body.length).toBeLessThan(600)
      expect(body.toString('latin1')).not.toContain('Carta')
    }
    expect(await waiting()).toBe(0)
  })

  it('says what it is about: no name, no title, no mark', async () => {
    const said: unknown[] = []
    const pusher = {
      send: async (_: unknown, message: unknown) => {
        said.push(message)
        return 'aceita' as const
      },
    }
    await putInscricao(aluno)
    await notify(NOTA)
    await runDelivery(tenant, { pusher })
    await notify(NOTA)
    await notify(URGENTE)
    await notify(NOTA)
    await runDelivery(tenant, { pusher })
    expect(said).toEqual([
      expect.objectContaining({ texto: 'Há uma devolutiva para você', destino: NOTA.destino }),
      expect.objectContaining({ texto: expect.stringMatching(/urgente|2 novidades/) }),
      expect.objectContaining({ texto: expect.stringMatching(/urgente|2 novidades/) }),
    ])
    expect(JSON.stringify(said)).not.toMatch(/Carta|Rosa|Sem aula|Heloísa/)
  })

  it('waits for the morning, unless it is urgent', async () => {
    await putInscricao(aluno)
    const night = hours(13)
    await notify(NOTA, night)
    await run(night)
    expect(asked).toHaveLength(0)
    await notify(URGENTE, night)
    await run(night)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.urgency).toBe('high')
    await run(hours(21))
    expect(asked).toHaveLength(2)
  })

  it('is never written for who has no browser', async () => {
    await notify(NOTA)
    expect(await waiting()).toBe(0)
  })
})

describe('a browser', () => {
  it.each([404, 410, 403])('of which the service says %s is forgotten', async (status) => {
    await putInscricao(aluno)
    await notify(NOTA)
    answer = status
    await run()
    expect(await inscricoes()).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it.each([429, 500, 302])('of which the service says %s is asked again later', async (status) => {
    await putInscricao(aluno)
    await notify(NOTA)
    answer = status
    await run()
    await run()
    expect(asked.map(({ path }) => path)).toEqual(['/a'])
    answer = 201
    await run(hours(1))
    expect(asked.map(({ path }) => path)).toEqual(['/a', '/a'])
    expect(await waiting()).toBe(0)
  })

  it('of a session that has ended hears nothing', async () => {
    await putInscricao(aluno)
    await notify(NOTA)
    await tenant.sql('update sessao set revogada_em = now() where tenant_id = $1', [tenant.id])
    await run()
    expect(asked).toHaveLength(0)
    expect(await waiting()).toBe(0)
  })

  it('at an address of no push service is never asked, even if it got into the table', async () => {
    await putInscricao(aluno)
    await notify(NOTA)
    await runDelivery(tenant, {})
    expect(asked).toHaveLength(0)
    expect(await inscricoes()).toEqual([])
  })
})

describe('subscribing', () => {
  const endpoint = () => `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`
  const subscribe = (who: Person, given: object = {}) =>
    callAs(who, notificacaoApi.subscribePush, { body: { endpoint: endpoint(), ...browserKeys(), ...given } })

  it('accepts known services only', async () => {
    expect((await subscribe(aluno)).status).toBe(200)
    for (const wrong of ['https://127.0.0.1/x?y=1', `${here}/a`, 'https://fcm.googleapis.com.mal.test/x']) {
      const answered = await subscribe(aluno, { endpoint: wrong })
      expect({ status: answered.status, codigo: answered.body.codigo }).toEqual({
        status: 422,
        codigo: 'push_desconhecido',
      })
    }
    expect(await inscricoes()).toHaveLength(1)
  })

  it('moves a browser to who signed in on it last, and ends at a word', async () => {
    const colega = await tenant.person('Kauã', { papel: 'aluno', turma: tenant.turma })
    const shared = endpoint()
    await subscribe(aluno, { endpoint: shared })
    await subscribe(colega, { endpoint: shared })
    const owners = await tenant.sql<{ usuario_id: string }>(
      'select usuario_id from push_inscricao where endpoint = $1',
      [shared],
    )
    expect(owners.map(({ usuario_id }) => Number(usuario_id))).toEqual([colega.id])
    const cancel = (who: Person) =>
      callAs(who, notificacaoApi.unsubscribePush, { body: { endpoint: shared } })
    await cancel(aluno)
    expect(await inscricoes()).toEqual([shared])
    await cancel(colega)
    expect(await inscricoes()).toEqual([])
  })

  it('is refused on a shared device', async () => {
    await tenant.sql('update sessao set compartilhada = true where tenant_id = $1 and usuario_id = $2', [
      tenant.id,
      aluno.id,
    ])
    expect((await subscribe(aluno)).body.codigo).toBe('dispositivo_compartilhado')
    expect((await callAs(aluno, notificacaoApi.findEscolhas, {})).data.aceita_push).toBe(false)
  })

  it('is tried out by a message of its own', async () => {
    await putInscricao(aluno)
    expect((await callAs(aluno, notificacaoApi.testPush, {})).status).toBe(200)
    await run(DAYTIME, { task: TESTAR_PUSH, payload: { usuario: aluno.id, idioma: 'pt-br' } })
    expect(asked).toHaveLength(1)
  })
})

it('the key of the installation follows SECRET_KEY, and is one of the curve', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((key) => vapidKeys(key.repeat(40)))
  expect(one).toEqual(again)
  expect(one?.publicKey).not.toBe(other?.publicKey)
  expect(Buffer.from(one?.publicKey ?? '', 'base64url')).toHaveLength(65)
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(one?.privateKey ?? '', 'base64url'))
  expect(ecdh.getPublicKey('base64url')).toBe(one?.publicKey)
})
