/** Answers of the product leave in fewer bytes for who takes them so, and are the same. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { turmaApi } from '../areas/escola/turma/contract.ts'
import { inicioApi } from '../areas/gestao/inicio/contract.ts'
import { toRequest } from '../core/contract/request.ts'
import { testApp } from './kit/app.ts'
import { testTenant } from './kit/tenant.ts'

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const

it('a list leaves compressed, a line as it is', async () => {
  const [{ app }, tenant] = [await testApp(), await testTenant()]
  const who = await tenant.person('Rosa', { papel: 'professor', turma: tenant.turma })
  for (let n = 0; n < 12; n += 1) await tenant.person(`Aluna ${n}`, { papel: 'aluno', turma: tenant.turma })
  const ask = (url: string, accepted: string) =>
    app.inject({
      url,
      headers: { host: tenant.host, authorization: `Bearer ${who.token}`, 'accept-encoding': accepted },
    })
  const list = toRequest(turmaApi.members, { params: { turma: tenant.turma } }).url
  const plain = await ask(list, 'identity')
  expect(plain.statusCode).toBe(200)
  expect(plain.rawPayload.length).toBeGreaterThan(1_024)
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await ask(list, encoding)
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(JSON.parse(UNPACK[encoding](packed.rawPayload).toString())).toEqual(plain.json())
  }
  const short = await ask(toRequest(inicioApi.hoje, {}).url, 'br, gzip')
  expect(short.headers['content-encoding']).toBeUndefined()
  expect(short.json()).toMatchObject({ status: 'sucesso' })
})
