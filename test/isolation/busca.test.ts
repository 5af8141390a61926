/** No list is searched by what it does not show: else a hidden name is guessed letter by letter. */

import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { callAs } from '../kit/call.ts'
import type { Person } from '../kit/tenant.ts'
import { nameOf } from '../verdicts/requests.ts'
import { expected, table } from '../verdicts/table.ts'
import { makeWorld, type Principal, type World } from '../verdicts/world.ts'

/** What stands in hidden fields of the pupil and of the teacher, and in words that were taken away. */
const CANARIES = ['zuquenafre', 'vixotrilmo', 'kembrolata', 'pafriquelo', 'RAJOTUQ771', '64827193560']

const NONSENSE = 'wjhfkxbdqz'

const READERS: readonly Principal[] = [
  'sem papel',
  'colega',
  'responsavel de colega',
  'aluno de outra turma',
  'professor',
  'professor de outra turma',
  'coordenador',
]

/** Where one person is looked for by a number or a user name that the asker must know whole. */
const BY_IDENTIFIER: Readonly<Record<string, readonly string[]>> = {
  // Who answers for the school sees it in the person's record.
  'pessoa.list': ['RAJOTUQ771'],
  // The school's own number of the pupil, and what they sign in with: to enrol who stands at the desk.
  'matricula.listCandidatos': ['vixotrilmo', 'RAJOTUQ771'],
}

/** The answer is a file, in which the name stands. */
const FILES = ['relatorio.exportForum']

let world: World

beforeAll(async () => {
  world = await makeWorld()
  const { tenant, aluno, professor } = world
  await tenant.sql(
    `update usuario set nome = 'Aluna Zuquenafre', login = 'vixotrilmo', email = $2 where id = $1`,
    [aluno.id, `kembrolata${aluno.id}@escola.test`],
  )
  await tenant.sql(`update usuario set login = 'pafriquelo' where id = $1`, [professor.id])
  await tenant.sql(`update dado_pessoal set ra = 'RAJOTUQ771', cpf = '64827193560' where usuario_id = $1`, [
    aluno.id,
  ])
})

type Part = 'query' | 'body'

/** Where a call takes words to search by. */
const searchOf = ({ endpoint }: ServedCall): Part | undefined =>
  (['query', 'body'] as const).find((part) => 'busca' in (endpoint[part]?.properties ?? {}))

const searched = servedCalls.flatMap((call) => {
  const part = searchOf(call)
  return part ? [{ call, name: nameOf(call), part }] : []
})

type Searched = (typeof searched)[number]

/** What the answer says, but for the words that were asked and the moment. */
async function answerTo(who: Person, call: ServedCall, input: CallInput): Promise<string> {
  const { status, body } = await callAs(who, call.endpoint, input as never)
  expect([nameOf(call), status]).toEqual([nameOf(call), 200])
  return JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T')
}

/** Searches that find by a canary, whole or begun, and do not show it. */
async function guessable(
  who: Person,
  { call, part }: Searched,
  input: CallInput,
  seen = (text: string) => text,
): Promise<string[]> {
  const asking = (busca: string): CallInput => ({ ...input, [part]: { ...(input[part] as object), busca } })
  const nothing = await answerTo(who, call, asking(NONSENSE))
  const found: string[] = []
  for (const canary of CANARIES)
    for (const busca of [canary, canary.slice(0, 5)]) {
      const answer = await answerTo(who, call, asking(busca))
      if (answer !== nothing && !seen(answer).toLowerCase().includes(busca.toLowerCase())) found.push(busca)
    }
  return found
}

describe('a search', () => {
  it('by a hidden name is seen, where it is planted', async () => {
    // The same list to somebody who reads whole names, with the names cut out of what it says.
    const members = searched.find(({ name }) => name === 'turma.members') as Searched
    const input = { params: { turma: world.tenant.turma }, query: { pagina: 1, linhas: 30 } }
    const professor = world.people.professor as Person
    expect(await guessable(professor, members, input)).toEqual([])
    expect(
      await guessable(professor, members, input, (text) => text.replaceAll(/zuquenafre/gi, 'Z.')),
    ).toEqual(['zuquenafre', 'zuque'])
    // And the list does find by what it shows.
    const colega = world.people.colega as Person
    const found = { ...input, query: { ...input.query, busca: 'aluna z' } }
    expect(await answerTo(colega, members.call, found)).toContain('Aluna Z.')
  })

  it.each(searched)('$name finds by nothing that it does not show', async (one) => {
    if (FILES.includes(one.name)) return
    const known = BY_IDENTIFIER[one.name] ?? []
    const input = (await table[one.name]?.input?.(world, 'aluno')) ?? {}
    const found: Record<string, string[]> = {}
    for (const principal of READERS)
      if (expected(one.name, one.call.endpoint.access, principal) === 'ok') {
        const words = (await guessable(world.people[principal] as Person, one, input)).filter(
          (word) => !known.includes(word),
        )
        if (words.length > 0) found[principal] = words
      }
    expect(found).toEqual({})
  })
})
