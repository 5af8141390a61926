/**
 * Who left a class, or was suspended, is in no ranking, no list and no sum of it: things are made in their names as in the
 * table of verdicts, then they go, and whoever is of the class asks every call (decision 0044).
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from '../../apps/server/areas.ts'
import type { CallInput } from '../../core/contract/request.ts'
import type { ServedCall } from '../../core/server/serve.ts'
import { callAs } from '../kit/call.ts'
import type { Person } from '../kit/tenant.ts'
import { ALONE, filesOf, letInBy, nameOf } from './requests.ts'
import { table } from './table.ts'
import { makeWorld, type Principal, type World } from './world.ts'

const ASKERS: readonly Principal[] = ['professor', 'colega']

const reading = servedCalls.filter(
  (call) =>
    (process.env.TEST_AREA ?? call.endpoint.area) === call.endpoint.area &&
    (call.endpoint.method === 'GET' || call.endpoint.reads === true) &&
    table[nameOf(call)] &&
    !ALONE.includes(nameOf(call)) &&
    ASKERS.some((who) => letInBy(call).includes(who)),
)

const SUSPENDED = ['professor is told of Fantasma Suspensa']
const LEFT = ['professor is told of Fantasma Saiu']
const BY_TEACHER = [...LEFT, ...SUSPENDED]
const BY_ALL = ['colega is told of Fantasma Saiu', 'colega is told of Fantasma Suspensa', ...BY_TEACHER]

/** Where who is gone is told all the same, and of whom. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  // Who is suspended is still enrolled: whoever teaches sees and reports on everybody enrolled.
  'turma.members': SUSPENDED,
  'forum.listLeituras': SUSPENDED,
  'forum.listNotas': SUSPENDED,
  'relatorio.forum': SUSPENDED,
  'relatorio.listPortfolios': SUSPENDED,
  'relatorio.portfolio': SUSPENDED,
  'relatorio.creatorLabBoletim': SUSPENDED,
  'relatorio.relatorioTrilhas': SUSPENDED,
  'relatorio.relatorioTrilhasAulas': SUSPENDED,
  // What they wrote and handed in stays theirs; a home has the latest topics only, made after theirs here.
  'turma.mural': BY_ALL,
  'forum.findMensagem': BY_TEACHER,
  'entrega.list': BY_TEACHER,
  'entrega.find': BY_TEACHER,
  // A certificate is proof of what was; who left is listed as who left.
  'certificado.check': BY_ALL,
  'certificado.list': BY_TEACHER,
  'matricula.listSaidas': LEFT,
}

interface Question {
  call: ServedCall
  who: Principal
  about: CallInput
}

describe('who is gone', () => {
  const before = new Set<string>()
  const after = new Map<string, Set<string>>()

  beforeAll(async () => {
    const world = await makeWorld()
    const { tenant } = world
    const turma = tenant.turma
    const gone = {
      saiu: await tenant.person('Fantasma Saiu', { papel: 'aluno', turma }),
      suspensa: await tenant.person('Fantasma Suspensa', { papel: 'aluno', turma }),
    }
    // A guardian too, of somebody who stays.
    const guarda = await tenant.person('Fantasma Suspensa', { papel: 'responsavel', aluno: world.aluno.id })
    const questions: Question[] = []
    const as = (aluno: Person): World => ({ ...world, aluno, people: { ...world.people, aluno } })
    for (const call of reading)
      for (const who of ASKERS.filter((one) => letInBy(call).includes(one)))
        for (const ghost of Object.values(gone)) {
          const about = (await table[nameOf(call)]?.input?.(as(ghost), who)) ?? {}
          questions.push({ call, who, about })
        }
    const named = async ({ call, who, about }: Question): Promise<string[]> => {
      const { body } = await callAs(world.people[who], call.endpoint, about as never, filesOf(call))
      return [...new Set(JSON.stringify(body).match(/Fantasma (?:Saiu|Suspensa)/g) ?? [])].map(
        (name) => `${who} is told of ${name}`,
      )
    }
    for (const one of questions) if ((await named(one)).length > 0) before.add(nameOf(one.call))
    await tenant.sql(`update matricula set status = 'removido' where aluno_id = $1`, [gone.saiu.id])
    await tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [gone.suspensa.id])
    await tenant.sql(`update usuario set status = 'suspenso' where id = $1`, [guarda.id])
    for (const one of questions)
      for (const told of await named(one)) {
        const name = nameOf(one.call)
        after.set(name, (after.get(name) ?? new Set()).add(told))
      }
  })

  it('was told of before, in many places', () => {
    if (!process.env.TEST_AREA) expect(before.size).toBeGreaterThan(15)
  })

  it.each(reading.map((call) => ({ name: nameOf(call) })))('$name', ({ name }) => {
    const told = [...(after.get(name) ?? [])].sort()
    // Of one area alone, what others would have made is not there to be told.
    if (process.env.TEST_AREA) expect(TOLD[name] ?? []).toEqual(expect.arrayContaining(told))
    else expect(told).toEqual(TOLD[name] ?? [])
  })
})
