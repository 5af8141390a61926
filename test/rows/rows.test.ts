/** The witness of rows: what the types say of raw SQL is what the database answers, and each way to differ is told. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { Tx } from '../../core/server/database.ts'
import { root } from '../../core/server/paths.ts'
import { testApp } from '../kit/app.ts'
import { type TestTenant, testTenant } from '../kit/tenant.ts'
import type { Claims } from './claims.ts'
import { builtWrong, open, returnedWrong, right, twins, wrong } from './planted.ts'

let tenant: TestTenant

beforeAll(async () => {
  tenant = await testTenant()
})

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

const asked = async (work: (tx: Tx) => Promise<unknown>): Promise<unknown> => {
  const { database } = await testApp()
  return database.asTenant(tenant.id, work)
}

describe('a row that is not as its type says fails', () => {
  it.each(Object.entries(wrong))('%s', async (_, [statement, words]) => {
    await expect(asked((tx) => statement.execute(tx))).rejects.toThrow(words)
  })

  it('and says where the statement stands and what its type is called', async () => {
    const [statement] = wrong.missing
    await expect(asked((tx) => statement.execute(tx))).rejects.toThrow(
      /test\/rows\/planted\.ts:\d+ sql<Named>/,
    )
  })

  it('among the columns of a built statement too', async () => {
    await expect(asked((tx) => builtWrong(tx).execute())).rejects.toThrow('quando is string')
    await expect(asked((tx) => returnedWrong(tx).execute())).rejects.toThrow('tamanho is number')
  })

  it('where a generic function leaves the type to whoever calls it', async () => {
    await expect(asked((tx) => open(tx))).rejects.toThrow('left open')
  })
})

describe('a row that is as its type says passes', () => {
  it.each(Object.entries(right))('%s', async (_, statement) => {
    await expect(asked((tx) => statement.execute(tx))).resolves.toBeDefined()
  })

  it('of statements that read the same, as one of them says', async () => {
    for (const statement of twins) await expect(asked((tx) => statement.execute(tx))).resolves.toBeDefined()
  })
})

it('knows what every area answers with', () => {
  const { templates }: Claims = JSON.parse(readFileSync(inject('linhas'), 'utf8'))
  const areas = new Set(templates.map(({ where }) => where.split('/').slice(0, 3).join('/')))
  expect(areas).toContain('areas/conversa/forum')
  expect(templates.length).toBeGreaterThan(1000)
})

/** The functions of builders take a type on trust as well; the one that is left is a number as this house reads it. */
it('no function of a builder is told its type, but a count', () => {
  const told = ['core', 'areas'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/server\/.*\.ts$/.test(`/${folder}/${file}`) && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, folder, file), 'utf8')
        return [...text.matchAll(/\bfn(?:\.\w+)?<[^>]*>|\$castTo<|sql\.(?:raw|ref|val|lit)</g)]
          .filter(([found]) => found !== 'fn.countAll<number>')
          .map(([found]) => `${folder}/${file}: ${found}`)
      }),
  )
  expect(told).toEqual([])
})
