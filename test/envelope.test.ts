/** Every refusal in one envelope, under a true status, in the language of the address, with nothing internal in it. */
import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { preferenciaApi } from '../areas/acesso/preferencia/contract.ts'
import { sessaoApi } from '../areas/acesso/sessao/contract.ts'
import { tenantApi } from '../areas/acesso/tenant/contract.ts'
import { addressesOf, serve } from '../core/server/serve.ts'
import { newTestApp, type TestApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import { type Person, type TestTenant, testTenant } from './kit/tenant.ts'
import { plantedApi, plantedHandlers } from './planted.ts'
import { sampleOf } from './sample.ts'

let tenant: TestTenant
let admin: Person
let one: TestApp & { close(): Promise<void> }
let port: number

beforeAll(async () => {
  tenant = await testTenant()
  admin = await tenant.person('Administradora', { papel: 'administrador_tenant' })
  one = await newTestApp({ extend: (app) => serve(app, plantedApi, plantedHandlers) })
  await one.app.listen({ port: 0, host: '127.0.0.1' })
  port = (one.app.server.address() as net.AddressInfo).port
})
afterAll(() => one.close())

interface Refused {
  status: string
  codigo: string
  mensagem: string
  campos?: Record<string, string>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS'

async function send(method: Method, url: string, more: { headers?: object; payload?: string | Buffer } = {}) {
  const response = await one.app.inject({
    method,
    url,
    headers: { host: tenant.host, authorization: `Bearer ${admin.token}`, ...more.headers },
    ...(more.payload !== undefined && { payload: more.payload }),
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: (response.body.startsWith('{') ? response.json() : {}) as Refused,
  }
}

const json = { 'content-type': 'application/json' }
const save = (payload: string | Buffer, headers: object = json) =>
  send('POST', '/gerenciar/pt-br/preferencia', { payload, headers })

/** Writes raw bytes to the server, and reads what comes back. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
    socket.setTimeout(3_000, () => socket.destroy())
  })

/** The sentences of the whole house: none of them in an English address. */
const PORTUGUESE = /\b(não|você|está|pedido|endereço|este|envio|algo)\b/i

describe('an address', () => {
  it('that nothing serves is 404, in either language', async () => {
    for (const [url, sentence] of [
      ['/conta/pt-br/nada', 'Este endereço não existe.'],
      ['/conta/en-us/nada', 'This page could not be found'],
      ['/conta/pt-pt/eu', 'Este endereço não existe.'],
      ['/api/qualquer?a=1', 'Este endereço não existe.'],
      ['/conta/pt-br/eu/', undefined],
    ] as const) {
      const { status, body } = await send('GET', url)
      if (sentence === undefined) expect([url, status]).toEqual([url, 200])
      else expect([url, status, body.mensagem]).toEqual([url, 404, sentence])
      if (sentence) expect(body).toEqual({ status: 'erro', codigo: 'nao_encontrado', mensagem: sentence })
    }
  })

  it.each<[Method, string, string]>([
    ['POST', '/conta/pt-br/eu', 'GET'],
    ['GET', '/conta/pt-br/login', 'POST'],
    ['PUT', '/gerenciar/en-us/preferencia', 'POST'],
    ['PATCH', '/conta/pt-br/sessoes/7', 'DELETE'],
    ['GET', '/conta/pt-br/notificacoes/7/lida', 'PUT'],
    ['OPTIONS', '/conta/pt-br/eu', 'GET'],
  ])('that takes another method is 405: %s %s', async (method, url, allow) => {
    const { status, body, headers } = await send(method, url)
    expect([status, body.codigo, headers.allow]).toEqual([405, 'metodo_nao_aceito', allow])
  })

  it.each([
    ['/conta/pt-br/grupos/%00', 400],
    ['/conta/pt-br/grupos/1%00', 400],
    ['/tenant/pt-br/tenant/buscar/a%00b', 400],
    ['/%00', 404],
    ['/conta/pt-br/%zz', 400],
    ['/%', 400],
    ['/conta/pt-br/grupos/%c3%28', 400],
    [`/conta/pt-br/grupos/${'1'.repeat(3_000)}`, 414],
    ['/conta/pt-br/grupos/0', 400],
    ['/conta/pt-br/grupos/-1', 400],
    ['/conta/pt-br/grupos/1.5', 400],
    ['/conta/pt-br/grupos/9007199254740992', 400],
    ['/conta/pt-br/grupos/1e3', 400],
    ['/conta/pt-br/grupos/abc', 400],
    ['/conta/pt-br/grupos/9007199254740991', 404],
    ['//conta/pt-br/eu', 404],
    ['/conta/pt-br/grupos/%31%2e5', 400],
    ['/conta/pt-br/grupos/+7', 400],
    ['/conta/pt-br/grupos/ 7', 400],
    ['/conta/pt-br/grupos/[7]', 400],
    ['/conta/pt-br/grupos/0x7', 400],
    ['/conta/pt-br/grupos/１', 400],
    ['/conta/pt-br/grupos/true', 400],
    ['/conta/pt-br/grupos/null', 400],
  ])('that is malformed is refused in the envelope: %.60s', async (url, wanted) => {
    const { status, body, text } = await send('GET', url)
    expect([url.slice(0, 60), status, body.status]).toEqual([url.slice(0, 60), wanted, 'erro'])
    expect(text).not.toMatch(/FST_|Bad Request|Not Found/)
  })

  it('unnamed query fields are named in the refusal', async () => {
    const { status, body } = await send('GET', '/conta/pt-br/notificacoes?pagina=0&nada=1')
    expect(status).toBe(400)
    expect(body.campos).toEqual({
      pagina: 'Use um valor a partir de 1.',
      nada: 'Este campo não é aceito aqui.',
    })
  })
})

describe('a body', () => {
  it.each([
    ['cut off', '{"chave":'],
    ['empty', ''],
    ['no JSON', 'oi'],
    ['two values', '{}{}'],
    ['with __proto__', '{"chave":"a","preferencias":{},"__proto__":{"admin":true}}'],
    ['with constructor.prototype', '{"chave":"a","preferencias":{"constructor":{"prototype":{"x":1}}}}'],
    ['of 5,000 nested lists', '['.repeat(5_000)],
  ])('of bad JSON is 400: %s', async (_, payload) => {
    const { status, body } = await save(payload)
    expect([status, body.codigo]).toEqual([400, 'json_invalido'])
    expect(body.mensagem).toBe('O pedido não está em JSON válido.')
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
  })

  it.each([['null'], ['[]'], ['"x"'], ['7'], ['true']])('that is no object is 400: %s', async (payload) => {
    expect((await save(payload)).status).toBe(400)
  })

  it('of another type is 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x'])
      expect([type, (await save('{}', { 'content-type': type })).body.codigo]).toEqual([
        type,
        'formato_nao_aceito',
      ])
  })

  it('of 1 MB and a byte is 413; of 1 MB it is read', async () => {
    const fill = (bytes: number) => {
      const frame = '{"chave":"a","preferencias":{"x":""}}'
      return frame.replace('""', `"${'x'.repeat(bytes - frame.length)}"`)
    }
    const over = await save(fill(1_048_577))
    expect([over.status, over.body.codigo]).toEqual([413, 'corpo_grande'])
    expect(over.body.mensagem).toBe('O que você enviou é grande demais.')
    // As large as may be: read, and refused for what it holds.
    expect((await save(fill(1_048_576))).body.codigo).toBe('dados_invalidos')
  })

  it('with a field too many, too long or missing names each, in the language of the address', async () => {
    const call = (language: 'pt-br' | 'en-us') =>
      callAs(
        admin,
        sessaoApi.signIn,
        { body: { usuario: 'x'.repeat(255), tenant_id: 7, papeis: ['x'] } as never },
        { app: one.app, language },
      )
    expect((await call('pt-br')).body).toEqual({
      status: 'erro',
      codigo: 'dados_invalidos',
      mensagem: 'Alguns dados precisam de correção.',
      campos: {
        usuario: 'Use no máximo 254 caracteres.',
        senha: 'Preencha este campo.',
        tenant_id: 'Este campo não é aceito aqui.',
        papeis: 'Este campo não é aceito aqui.',
      },
    })
    expect((await call('en-us')).body.campos).toEqual({
      usuario: 'Use at most 254 characters.',
      senha: 'Fill in this field.',
      tenant_id: 'This field is not accepted here.',
      papeis: 'This field is not accepted here.',
    })
  })
})

describe('every call', () => {
  it('answers under both languages and at each of its spellings', async () => {
    const missing: string[] = []
    for (const { name, endpoint } of servedCalls)
      for (const address of addressesOf(endpoint))
        for (const language of ['pt-br', 'en-us']) {
          const url = address.replace(/:lang\([^)]*\)/, language).replace(/:\w+/g, '1')
          const { status, body } = await send(endpoint.method, url, { headers: { authorization: '' } })
          if (status === 405 || body.mensagem === 'Este endereço não existe.') missing.push(`${name} ${url}`)
          if (status >= 400 && language === 'en-us')
            expect([url, PORTUGUESE.test(body.mensagem)]).toEqual([url, false])
        }
    expect(missing).toEqual([])
  })

  it('refuses a field that its contract does not name', async () => {
    for (const { name, endpoint } of servedCalls) {
      if (!endpoint.body || endpoint.files) continue
      const input = sampleOf(endpoint, 1)
      const body = { ...(input.body as object), tenant_id: 1 }
      const answer = await callAs(admin, endpoint, { ...input, body } as never, { app: one.app })
      // A sample does not know every pattern: other fields may be at fault beside it.
      expect([name, answer.status]).toEqual([name, 400])
      expect(Object.keys(answer.body.campos ?? {}), name).toContain('tenant_id')
    }
  })

  it('of a tenant that is switched off is 403 desativado; the register alone still answers', async () => {
    const off = await testTenant()
    const boss = await off.person('Chefe', { papel: 'administrador-plataforma' })
    await off.sql(`update tenant set status = 'inativo' where id = $1`, [off.id])
    const call = (endpoint: (typeof servedCalls)[number]['endpoint']) =>
      callAs(boss, endpoint, sampleOf(endpoint, 1) as never, { app: one.app })
    await expect.poll(async () => (await call(sessaoApi.me)).status).toBe(403)
    for (const { name, endpoint } of servedCalls) {
      const { body } = await call(endpoint)
      if (endpoint.client === 'main') expect([name, body.codigo]).not.toEqual([name, 'desativado'])
      else
        expect([name, body]).toEqual([
          name,
          {
            status: 'erro',
            codigo: 'desativado',
            mensagem: 'Esta plataforma está desativada. Fale com a secretaria da sua rede.',
          },
        ])
    }
  })

  it('of an unknown host is 404', async () => {
    for (const { name, endpoint } of servedCalls.filter(({ endpoint }) => endpoint.client !== 'main')) {
      const { status, body } = await callAs(
        { ...admin, host: 'nao-existe.test' },
        endpoint,
        sampleOf(endpoint, 1) as never,
        {
          app: one.app,
        },
      )
      expect([name, status, body.codigo]).toEqual([name, 404, 'plataforma_desconhecida'])
    }
  })

  it('needs a token where it is not public, and tells so before it looks at anything', async () => {
    for (const { name, endpoint } of servedCalls.filter(({ endpoint }) => endpoint.access !== 'public')) {
      const { status, body } = await callAs({ host: tenant.host }, endpoint, sampleOf(endpoint, 1) as never, {
        app: one.app,
      })
      expect([name, status, body.codigo]).toEqual([name, 401, 'sessao_encerrada'])
    }
  })
})

describe('a mistake of ours', () => {
  const INSIDE = /segredo|select|serve\.ts|srv|usuario|at .*:\d+|Error|relation/i

  it('is 500 in words, with nothing of the inside', async () => {
    for (const path of ['quebra', 'sql']) {
      const { status, body, text } = await send('GET', `/plantada/pt-br/${path}`)
      expect(status).toBe(500)
      expect(body).toEqual({
        status: 'erro',
        codigo: 'erro_interno',
        mensagem:
          'Algo deu errado do nosso lado. Já registramos o que aconteceu; tente de novo em instantes.',
      })
      expect(text).not.toMatch(INSIDE)
    }
    expect((await send('GET', '/plantada/en-us/quebra')).body.mensagem).toMatch(/^Something went wrong/)
  })

  it('an answer that asked no policy does not leave, and what it wrote is undone', async () => {
    const forgot = await callAs(admin, plantedApi.asksNobody, {}, { app: one.app })
    expect([forgot.status, forgot.body.codigo]).toEqual([500, 'erro_interno'])
    expect(JSON.stringify(forgot.body)).not.toContain('policy')
    const asked = await callAs(admin, plantedApi.asks, {}, { app: one.app })
    expect(asked.status).toBe(200)
    const rows = await tenant.sql('select codigo from cliente where tenant_id = $1 order by codigo', [
      tenant.id,
    ])
    expect(rows.map(({ codigo }) => codigo)).toEqual(['perguntado', tenant.slug])
  })

  it('what the contract does not name does not leave', async () => {
    const { text, status } = await send('GET', '/plantada/pt-br/conta')
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual({ status: 'sucesso', id: 1, dentro: { id: 2 } })
  })
})

describe('a request that is no HTTP', () => {
  const host = () => `Host: ${tenant.host}\r\n`

  it.each([
    ['not HTTP at all', () => 'OI TURMALINA\r\n\r\n', 400],
    ['headers without end', () => `GET / HTTP/1.1\r\n${host()}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['NUL in the address', () => `GET /conta/\u0000 HTTP/1.1\r\n${host()}\r\n`, 400],
    [
      'two lengths',
      () => `POST / HTTP/1.1\r\n${host()}Content-Length: 3\r\nContent-Length: 5\r\n\r\nabcde`,
      400,
    ],
    [
      'a length and chunks',
      () => `POST / HTTP/1.1\r\n${host()}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
  ])('is refused in the envelope: %s', async (_, bytes, status) => {
    const text = await raw(bytes())
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const body = JSON.parse(text.slice(text.indexOf('{'))) as Refused
    expect(body.status).toBe('erro')
    expect(body.mensagem).toMatch(/\p{L}/u)
    expect(text).toMatch(/x-content-type-options: nosniff/i)
  })

  it('with two hosts is refused, or is the first and only host', async () => {
    const text = await raw(
      `POST /licenciamento/pt-br/buscar/dataservidor HTTP/1.1\r\nHost: nao-existe.test\r\n${host()}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(text).toMatch(/^HTTP\/1.1 40[04] /)
  })

  it('in absolute form is for the host of its header', async () => {
    const ask = (target: string, name: string) =>
      raw(
        `POST http://${target}/licenciamento/pt-br/buscar/dataservidor HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      )
    expect(await ask(tenant.host, 'nao-existe.test')).not.toMatch(/^HTTP\/1.1 200/)
  })
})

describe('what is well-formed still works (the positive control)', () => {
  it('200 in the envelope', async () => {
    const { status, text } = await save('{"chave":"a","preferencias":{"x":1}}')
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'sucesso' }])
    const found = await callAs(admin, preferenciaApi.find, { params: { chave: 'a' } }, { app: one.app })
    expect(found.data.preferencias).toEqual({ x: 1 })
    const time = await raw(
      `POST /licenciamento/pt-br/buscar/dataservidor HTTP/1.1\r\nHost: ${tenant.host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(time).toMatch(/^HTTP\/1.1 200 /)
    expect(tenantApi.serverTime.method).toBe('POST')
  })
})
