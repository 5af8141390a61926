/** Every field that takes files, met by files that wish ill (S11): refused in words with nothing left, or harmless. */
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../apps/server/areas.ts'
import { fileUrl } from '../areas/acesso/arquivo/server/public.ts'
import { midiaApi } from '../areas/ensino/midia/contract.ts'
import { MIDIA_EXTENSIONS } from '../areas/ensino/midia/rules.ts'
import { sendFile } from '../areas/ensino/midia/server/testing.ts'
import type { Endpoint, FileRule } from '../core/contract/endpoint.ts'
import { extensionOf } from '../core/contract/files.ts'
import * as make from '../core/server/files/samples.ts'
import { type Hostile, hostileFiles, hostileNames, MARK, SHEET } from '../core/testing/hostile.ts'
import { testApp } from './kit/app.ts'
import { callAs } from './kit/call.ts'
import type { Person } from './kit/tenant.ts'
import { some } from './sampling.ts'
import { expected, table } from './verdicts/table.ts'
import { makeWorld, PRINCIPALS, type World } from './verdicts/world.ts'

const MULTIPART = servedCalls.flatMap(({ name, endpoint }) =>
  endpoint.files ? [{ call: `${endpoint.area}.${name}`, endpoint, files: endpoint.files }] : [],
)
const FIELDS = MULTIPART.filter(({ files }) => files.maxFiles > 0)
/** Multipart by the observed client's habit alone. */
const FORMS = MULTIPART.filter(({ files }) => files.maxFiles === 0)

let world: World
let hostile: Hostile[]
beforeAll(async () => {
  world = await makeWorld()
  hostile = await hostileFiles()
})

/** Files that the tenant has in the store. */
async function stored(): Promise<number> {
  const { app } = await testApp()
  const folder = path.join(app.services.config.dataDir, 'arquivos', String(world.tenant.id))
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    return found.filter((one) => one.isFile()).length
  } catch {
    return 0
  }
}

const temporary = () => readdirSync(tmpdir()).filter((name) => name.startsWith('turmalina-envio-'))

interface Kept {
  id: number
  nome: string
}

const newest = async (): Promise<Kept | undefined> => {
  const [row] = await world.tenant.sql<Kept>(
    'select id, nome from arquivo where tenant_id = $1 order by id desc limit 1',
    [world.tenant.id],
  )
  return row && { ...row, id: Number(row.id) }
}

/** What comes down from the address of a file: nothing that a browser would run. */
async function expectHarmless(url: string, nome: string): Promise<void> {
  const { app } = await testApp()
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host: world.tenant.host } })
  const drawn = /^image\/(jpeg|png|gif|webp)$/.test(String(headers['content-type']))
  expect([nome, statusCode, headers['x-content-type-options']]).toEqual([nome, 200, 'nosniff'])
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(headers['content-disposition']).toMatch(drawn ? /^(inline|attachment);/ : /^attachment;/)
  expect(headers['content-type']).not.toMatch(/html|svg|script/)
  if (!drawn) return
  expect([nome, rawPayload.includes(MARK), rawPayload.includes('Telefone')]).toEqual([nome, false, false])
}

/** The right file of a field: the smallest of its first kind. */
async function right({ extensions }: FileRule): Promise<[nome: string, conteudo: Buffer]> {
  if (extensions.includes('.png')) return ['certo.png', await make.picture('png', ...SHEET)]
  if (extensions.includes('.gift')) return ['certo.gift', Buffer.from('::Soma:: Quanto é 2 + 2? {=4 ~5}\n')]
  return ['certo.csv', Buffer.from('nome;ra;rede_codigo;turma_codigo\nAna;1;2;3\n')]
}

/** Whether no field before it has the same rule: all is tried on it, on those after it some of each kind. */
const isFirst = (call: string, { extensions, passing }: FileRule): boolean =>
  FIELDS.find(({ files }) => String(files.extensions) === String(extensions) && files.passing === passing)
    ?.call === call

/** Of each extension, one that is refused and one that is harmless. */
function oneOfEach(files: readonly Hostile[], call: string): Hostile[] {
  const kindOf = ({ nome, wanted }: Hostile) => `${extensionOf(nome)} ${wanted}`
  return [...new Set(files.map(kindOf))].flatMap((kind) =>
    some(
      files.filter((file) => kindOf(file) === kind),
      1,
      `${call} ${kind}`,
    ),
  )
}

type File = readonly [nome: string, conteudo: Buffer]

/** Sends files to a field as somebody who may, each time about a fresh thing. */
function senderTo(call: string, endpoint: Endpoint) {
  const who = PRINCIPALS.find((one) => expected(call, endpoint.access, one) === 'ok')
  if (!who) throw new Error(`Nobody may call ${call}.`)
  return async (files: readonly File[]) => {
    const input = (await table[call]?.input?.(world, who)) ?? {}
    return callAs(world.people[who] as Person, endpoint, input as never, {
      files: files.map(([nome, conteudo]) => ({ nome, conteudo })),
    })
  }
}

/** A field that is looked at before and after. */
function fieldOf(call: string, endpoint: Endpoint) {
  const sendTo = senderTo(call, endpoint)
  return async (...files: File[]) => {
    const before = { stored: await stored(), id: (await newest())?.id }
    const began = process.cpuUsage()
    const answer = await sendTo(files)
    const { user, system } = process.cpuUsage(began)
    expect(temporary(), call).toEqual([])
    // Of work: how long it takes on a busy machine says nothing of the file.
    expect((user + system) / 1_000, `${call} ${files[0]?.[0]}`).toBeLessThan(2_000)
    const after = await newest()
    const refused = answer.status !== 200
    if (refused) {
      expect([answer.status >= 400 && answer.status < 500, answer.body]).toEqual([
        true,
        expect.objectContaining({ status: 'erro', mensagem: expect.stringMatching(/^[A-ZÀ-Ú].{10,}[.!?]$/) }),
      ])
      expect([call, files[0]?.[0], after?.id, await stored()]).toEqual([
        call,
        files[0]?.[0],
        before.id,
        before.stored,
      ])
    }
    return { answer, refused, kept: after?.id === before.id ? undefined : after }
  }
}

type Sent = Awaited<ReturnType<ReturnType<typeof fieldOf>>>

/** A rehearsal that leaves out all that it found refuses in its own words, one by one. */
function leavesAllOut({ answer }: Sent): boolean {
  const { importacao } = answer.body as { importacao?: { contagem?: Readonly<Record<string, number>> } }
  const counts = Object.entries(importacao?.contagem ?? {})
  return counts.length > 0 && counts.every(([situacao, n]) => (situacao === 'fora') === n > 0)
}

async function expectKeptWell({ answer, kept }: Sent, nome: string): Promise<void> {
  const { app } = await testApp()
  const midia = (answer.body as { midia?: { endereco: string | null } }).midia
  if (midia) return expectHarmless(String(midia.endereco), nome)
  if (kept)
    await expectHarmless(fileUrl(app.services.config.secretKey, world.tenant.id, kept, new Date()), nome)
}

it('knows the fields, and more than sixty files for those of documents', () => {
  expect(FIELDS.map(({ call }) => call)).toEqual(expect.arrayContaining(['forum.create', 'entrega.attach']))
  expect(FIELDS.length).toBeGreaterThanOrEqual(13)
  const [forum] = FIELDS.filter(({ call }) => call === 'forum.create')
  const taken = hostile.filter(({ nome }) => forum?.files.extensions.includes(extensionOf(nome)))
  expect(taken.length).toBeGreaterThanOrEqual(55)
  expect(new Set(hostile.map(({ nome }) => nome)).size).toBe(hostile.length)
})

describe.each(FORMS)('$call, a form', ({ call, endpoint }) => {
  it('takes its fields, and no file', async () => {
    const send = fieldOf(call, endpoint)
    expect((await send()).answer.status).toBe(200)
    const { answer } = await send(['certo.png', await make.picture('png')])
    expect([answer.status, answer.body.codigo]).toEqual([422, 'muitos_arquivos'])
  })
})

describe.each(FIELDS)('$call', ({ call, endpoint, files }) => {
  it('takes the right file', async () => {
    const sent = await fieldOf(call, endpoint)(await right(files))
    expect([sent.answer.status, sent.answer.body.codigo]).toEqual([200, undefined])
    if (files.extensions.includes('.gift')) expect(leavesAllOut(sent)).toBe(false)
    await expectKeptWell(sent, 'certo')
  })

  it('refuses each wrong one, or keeps it where it does nothing', async () => {
    const send = fieldOf(call, endpoint)
    const differ: string[] = []
    const takes = ({ nome }: Hostile) => files.extensions.includes(extensionOf(nome))
    // By the extension all are refused alike.
    const others = some(
      hostile.filter((one) => !takes(one)),
      2,
      call,
    )
    const taken = hostile.filter(takes)
    for (const { nome, conteudo, wanted } of [
      ...(isFirst(call, files) ? taken : oneOfEach(taken, call)),
      ...others,
    ]) {
      const sent = await send([nome, conteudo])
      const wrong = !files.extensions.includes(extensionOf(nome)) || wanted === 'refused'
      const refused = sent.refused || leavesAllOut(sent)
      // Of a list of people, what is harmless is refused as well where it lists nobody.
      if (refused !== wrong && !(refused && files.passing))
        differ.push(`${nome}: ${sent.answer.body.mensagem}`)
      if (!sent.refused) await expectKeptWell(sent, nome)
    }
    expect(differ).toEqual([])
  }, 120_000)

  it('shows no name that misleads', async () => {
    const send = fieldOf(call, endpoint)
    const [nome, conteudo] = await right(files)
    const names = hostileNames(extensionOf(nome))
    for (const bad of isFirst(call, files) ? names : some(names, 2, call)) {
      const { kept } = await send([bad, conteudo])
      if (!kept) continue
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
      expect(kept.nome).not.toMatch(/[\0-\x1f/\\<>\u200b\u202e]|^\.|^con\./i)
      expect(kept.nome.length).toBeLessThanOrEqual(150)
      expect(extensionOf(kept.nome)).toBe(extensionOf(nome))
    }
  })

  it('refuses a byte, and a file, too many', async () => {
    const send = fieldOf(call, endpoint)
    const [nome, conteudo] = await right(files)
    const big = Buffer.concat([conteudo, Buffer.alloc(files.maxBytes + 1 - conteudo.length, 32)])
    expect((await send([nome, big])).answer.status).toBe(413)
    const more = Array.from({ length: files.maxFiles + 1 }, (): [string, Buffer] => [nome, conteudo])
    const { answer } = await send(...more)
    expect([answer.status, answer.body.codigo]).toEqual([422, 'muitos_arquivos'])
  })
})

it('bombs that come all at once cost little memory', async () => {
  const bombs = hostile.filter(({ nome }) => /^(?:bomba|imens|passa|muitos|diz-muito)/.test(nome))
  const sendAll = () =>
    Promise.all(
      FIELDS.flatMap(({ call, endpoint, files }) => {
        const sendTo = senderTo(call, endpoint)
        const taken = bombs.filter(({ nome }) => files.extensions.includes(extensionOf(nome)))
        return taken.map(async ({ nome, conteudo }) => (await sendTo([[nome, conteudo]])).status)
      }),
    )
  // What the first ones make the program load stays, and is none of theirs.
  await sendAll()
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 10)
  const statuses = (await sendAll()).concat(await sendAll())
  clearInterval(timer)
  expect(statuses.length).toBeGreaterThan(60)
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
  expect((most - before) / 1_048_576).toBeLessThan(200)
  expect(temporary()).toEqual([])
}, 120_000)

it('a file of a lesson, sent in pieces', async () => {
  const author = world.people.autor as Person
  const differ: string[] = []
  const taken = hostile.filter(({ nome }) => MIDIA_EXTENSIONS.includes(extensionOf(nome)))
  // They are looked at as one that comes whole, where all are tried: of each kind one, and some more.
  const tried = new Set([...oneOfEach(taken, 'pieces'), ...some(taken, 12, 'pieces')])
  for (const { nome, conteudo, wanted } of tried) {
    const { status, midia, mensagem } = await sendFile(world.tenant, author, nome, conteudo)
    const refused = status >= 400 || midia?.estado === 'recusada'
    expect(status, nome).toBeLessThan(500)
    if (refused) expect(mensagem).toMatch(/^[A-ZÀ-Ú].{10,}[.!?]$/)
    if (refused !== (wanted === 'refused')) differ.push(`${nome}: ${mensagem}`)
    if (!refused && midia?.endereco) await expectHarmless(midia.endereco, nome)
  }
  expect(differ).toEqual([])
  const { data } = await callAs(author, midiaApi.list, { query: { pagina: 1, linhas: 50 } })
  expect(data.midias.filter(({ estado }) => estado === 'processando')).toEqual([])
}, 120_000)

afterAll(() => {
  expect(temporary()).toEqual([])
})
