/** Files that end the worker that opens them: refused in words; twice in a job, put aside for good, whatever restarts. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pdf, picture } from '../../../../core/server/files/samples.ts'
import { openNow, untrusted } from '../../../../core/server/untrusted/open.ts'
import type * as Planted from '../../../../core/testing/inside/planted.ts'
import * as made from '../../../../core/testing/midia-samples.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { midiaApi } from '../contract.ts'
import { openUpload, runTask, sendFile, tus } from './testing.ts'

const planted = untrusted<typeof Planted>(import.meta.url, '../../../../core/testing/inside/planted')

let tenant: TestTenant
let autora: Person
beforeAll(async () => {
  tenant = await testTenant()
  autora = await tenant.person('Autora', { papel: 'autor' })
})

/** Stands still from now on: the next file that it is given ends with it. */
async function standStill(lane: 'request' | 'job'): Promise<{ end(): void }> {
  const pid = await planted(lane).pidOf()
  process.kill(pid, 'SIGSTOP')
  return { end: () => void process.kill(pid, 'SIGKILL') }
}

/** Ends the worker of a lane in the middle of `work`. */
async function endedDuring<T>(
  lane: 'request' | 'job',
  work: () => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const worker = await standStill(lane)
  const running = Promise.allSettled([work()])
  await expect.poll(openNow).toBe(1)
  worker.end()
  return (await running)[0]
}

const bytes = made.scorm()
let midia: number

const find = async (id = midia) => (await callAs(autora, midiaApi.find, { params: { id } })).data.midia
const process_ = () => runTask(tenant, 'midia.processar', { midia })
const aberturas = async () => {
  const [row] = await tenant.sql<{ aberturas: number }>('select aberturas from midia where id = $1', [midia])
  return row?.aberturas
}

beforeEach(async () => {
  const opened = await openUpload(autora, `pacote${Math.random()}.zip`, bytes.length)
  midia = opened.data.midia.id
  await tus(autora, opened.data.endereco, { at: 0, bytes })
})

describe('a job whose file ends its worker', () => {
  it('is tried once more, and is ready where that ends well', async () => {
    expect(await endedDuring('job', process_)).toMatchObject({ status: 'rejected', reason: { why: 'crash' } })
    expect([(await find()).estado, await aberturas()]).toEqual(['processando', 1])
    await process_()
    expect([(await find()).estado, await aberturas()]).toEqual(['pronta', 0])
  })

  it('is put aside at the second, in words to its owner; the next file is opened', async () => {
    await endedDuring('job', process_)
    expect(await endedDuring('job', process_)).toMatchObject({ status: 'fulfilled' })
    const { estado, motivo, endereco } = await find()
    expect([estado, endereco]).toEqual(['recusada', null])
    expect(motivo).toMatch(/^Não foi possível abrir o arquivo “pacote.*mais memória ou tempo/)
    await process_()
    expect((await find()).estado).toBe('recusada')
    const { midia: other } = await sendFile(tenant, autora, 'outro.zip', made.scorm())
    expect(other?.estado).toBe('pronta')
  })

  it('is put aside unopened where two programs ended with it', async () => {
    // As they leave it who were killed in the middle: counted before, and nothing after.
    await tenant.sql('update midia set aberturas = 2 where id = $1', [midia])
    const worker = await standStill('job')
    await process_()
    worker.end()
    expect((await find()).estado).toBe('recusada')
  })
})

describe('a request whose file ends its worker', () => {
  it('is refused in words, and the next is answered', async () => {
    const image = await picture('png')
    const send = () =>
      callAs(autora, midiaApi.create, { body: {} }, { files: [{ nome: 'foto.png', conteudo: image }] })
    const lost = await endedDuring('request', send)
    expect(lost).toMatchObject({
      status: 'fulfilled',
      value: { status: 415, body: { mensagem: expect.stringMatching(/“foto.png”: ele pede mais memória/) } },
    })
    expect((await send()).status).toBe(200)
    const document = { nome: 'livro.pdf', conteudo: pdf() }
    expect((await callAs(autora, midiaApi.create, { body: {} }, { files: [document] })).status).not.toBe(500)
  })
})
