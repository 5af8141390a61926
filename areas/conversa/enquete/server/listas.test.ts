/**
 * Lists and sums of surveys, made again from a world with more than one of everything: two classes asked together, a pupil
 * of both, guardians, starts in no order and with a tie, answers here and there, some put away.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { enqueteApi } from '../contract.ts'
import type { Publico, Valor } from '../shapes.ts'
import { putEnquete, putResposta } from './factory.ts'

const DAY_MS = 86_400_000
const days = (n: number) => new Date(Date.now() + n * DAY_MS)

interface Made {
  id: number
  turmas: number[]
  publico: Publico
  inicio: Date
  arquivada: boolean
  respostas: { quem: Person; turma: number }[]
}

let tenant: TestTenant
let segunda: number
let professora: Person
let gestora: Person
let pupils: Record<'Ana' | 'Bia' | 'Caio' | 'Duda' | 'Ambas', Person>
let guardians: Record<'Mae' | 'Pai', Person>
/** Pupils and guardians of each class. */
const inside = new Map<number, { alunos: Person[]; responsaveis: Person[] }>()
const made: Made[] = []

const valores: Valor[] = [
  { pergunta: 1, opcoes: [1] },
  { pergunta: 3, numero: 4 },
]

async function put(
  turmas: number[],
  publico: Publico,
  inicio: Date,
  { ended = false, arquivada = false, by = gestora, anonima = false } = {},
): Promise<Made> {
  const fim = ended ? new Date(inicio.getTime() + 1_000) : null
  const draft = {
    turmas,
    publico,
    inicio,
    fim,
    anonima,
    ...(anonima ? {} : { resultados: 'ao_vivo' as const }),
  }
  const id = await putEnquete(tenant, by, draft)
  if (arquivada) await tenant.sql('update enquete set arquivada_em = now() where id = $1', [id])
  const one: Made = { id, turmas, publico, inicio, arquivada, respostas: [] }
  made.push(one)
  return one
}

async function answered(one: Made, quem: Person, turma: number, anonima = false) {
  await putResposta(tenant, one.id, quem, valores, { turma, anonima })
  one.respostas.push({ quem, turma })
}

beforeAll(async () => {
  tenant = await testTenant()
  // By name it stands before the first class, by number after it.
  segunda = await tenant.newTurma('1º ano')
  const { turma, outraTurma, rede } = tenant
  professora = await tenant.person(
    'Professora',
    { papel: 'professor', turma },
    { papel: 'professor', turma: segunda },
  )
  gestora = await tenant.person('Gestora', { papel: 'gestor_rede', rede, funcao: 'escrita' })
  const pupil = (nome: string, ...turmas: number[]) =>
    tenant.person(nome, ...turmas.map((one) => ({ papel: 'aluno' as const, turma: one })))
  pupils = {
    Duda: await pupil('Duda', turma),
    Bia: await pupil('Bia', turma),
    Ana: await pupil('Ana', turma),
    Caio: await pupil('Caio', segunda),
    Ambas: await pupil('Ambas', segunda, turma),
  }
  const { Ana, Bia, Caio, Duda, Ambas } = pupils
  guardians = {
    Mae: await tenant.person(
      'Mae',
      { papel: 'responsavel', aluno: Ana.id },
      { papel: 'responsavel', aluno: Bia.id },
    ),
    Pai: await tenant.person('Pai', { papel: 'responsavel', aluno: Ambas.id }),
  }
  await tenant.person('De fora', { papel: 'aluno', turma: outraTurma })
  const { Mae, Pai } = guardians
  inside.set(turma, { alunos: [Ana, Bia, Duda, Ambas], responsaveis: [Mae, Pai] })
  inside.set(segunda, { alunos: [Caio, Ambas], responsaveis: [Pai] })

  await put([turma], 'alunos', days(-1), { by: professora })
  const both = await put([turma, segunda], 'todos', days(-3))
  await answered(both, Ana, turma)
  await answered(both, Ambas, segunda)
  await answered(both, Mae, turma)
  const tied = await put([turma], 'responsaveis', both.inicio, { anonima: true })
  await answered(tied, Pai, turma, true)
  const there = await put([segunda], 'alunos', days(-2))
  await answered(there, Caio, segunda)
  const away = await put([turma, segunda], 'alunos', days(-9), { ended: true, arquivada: true })
  await answered(away, Bia, turma)
  await answered(away, Caio, segunda)
  await put([turma], 'todos', days(1))
  await put([turma], 'todos', days(-8), { ended: true, arquivada: true, by: professora })
  await put([turma], 'alunos', days(-20))
  await put([outraTurma], 'todos', days(-4))
})

const isOf = (who: Person, turma: number) => {
  const people = inside.get(turma)
  return { aluno: people?.alunos.includes(who), responsavel: people?.responsaveis.includes(who) }
}
const isAsked = (who: Person, publico: Publico, turma: number) =>
  (publico !== 'responsaveis' && isOf(who, turma).aluno) ||
  (publico !== 'alunos' && isOf(who, turma).responsavel)
const asked = (publico: Publico, turma: number) =>
  [...new Set([...Object.values(pupils), ...Object.values(guardians)])].filter((who) =>
    isAsked(who, publico, turma),
  )
const latest = (list: readonly Made[]) =>
  [...list].sort((a, b) => b.inicio.getTime() - a.inicio.getTime() || b.id - a.id)
const hasAnswered = (one: Made, who: Person) => one.respostas.some(({ quem }) => quem === who)
const byName = (a: Person, b: Person) => (a.nome < b.nome ? -1 : 1)
const nameOf = (turma: number) => (turma === segunda ? '1º ano' : '7º A')

/** What a person is told of a class's surveys. */
const expected = (who: Person, turma: number, arquivadas: boolean) => {
  const staff = who === gestora || who === professora
  return latest(made)
    .filter((one) => one.turmas.includes(turma) && one.arquivada === arquivadas)
    .filter(({ publico }) => staff || isAsked(who, publico, turma))
    .map((one) => ({
      id: one.id,
      respondida: hasAnswered(one, who),
      turmas: one.turmas
        .filter((id) => staff || isAsked(who, one.publico, id))
        .map(nameOf)
        .sort(),
      participacao: staff
        ? {
            respostas: one.respostas.filter((answer) => answer.turma === turma).length,
            previstos: asked(one.publico, turma).length,
          }
        : null,
    }))
}

describe('the surveys of a class', () => {
  const list = async (who: Person, turma: number, arquivadas = false, page = { pagina: 1, linhas: 30 }) =>
    (await callAs(who, enqueteApi.list, { params: { turma }, query: { ...page, arquivadas } })).data
  const told = ({ enquetes }: Awaited<ReturnType<typeof list>>) =>
    enquetes.map(({ id, respondida, turmas, participacao }) => ({
      id,
      respondida,
      turmas: turmas.map(({ nome }) => nome),
      participacao,
    }))

  it('come with the latest start first, to each what is theirs, with how many are asked and answered here', async () => {
    for (const turma of [tenant.turma, segunda]) {
      for (const staff of [gestora, professora])
        for (const arquivadas of [false, true])
          expect(told(await list(staff, turma, arquivadas))).toEqual(expected(staff, turma, arquivadas))
      for (const who of [...Object.values(pupils), ...Object.values(guardians)]) {
        const { aluno, responsavel } = isOf(who, turma)
        if (aluno || responsavel) expect(told(await list(who, turma))).toEqual(expected(who, turma, false))
      }
    }
  })

  it('come by pages that leave nothing out, each with the total', async () => {
    const all = expected(gestora, tenant.turma, false)
    for (const pagina of [1, 2, 3]) {
      const page = await list(gestora, tenant.turma, false, { pagina, linhas: 2 })
      expect(told(page)).toEqual(all.slice((pagina - 1) * 2, pagina * 2))
      expect(page.total).toBe(page.enquetes.length > 0 ? all.length : 0)
    }
  })

  it('are all in the report of the class but those put away', async () => {
    const [row] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
      tenant.turma,
    ])
    const { enquetes } = (
      await callAs(professora, enqueteApi.report, { params: { code: row?.codigo ?? '' } })
    ).data
    expect(enquetes.map(({ id }) => id)).toEqual(
      expected(professora, tenant.turma, false).map(({ id }) => id),
    )
  })
})

describe('one survey', () => {
  it('adds up the classes that the reader answers for, and tells others nothing of it', async () => {
    for (const one of made.filter(({ turmas }) => inside.has(turmas[0] as number))) {
      const find = async (who: Person) =>
        (await callAs(who, enqueteApi.find, { params: { id: one.id } })).data.enquete
      expect((await find(gestora)).participacao).toEqual({
        respostas: one.respostas.length,
        previstos: one.turmas.reduce((sum, turma) => sum + asked(one.publico, turma).length, 0),
      })
      expect((await find(gestora)).fixada).toBe(one.respostas.length > 0)
      const [reader] = one.arquivada ? [] : asked(one.publico, one.turmas[0] as number)
      if (reader) expect((await find(reader)).participacao).toBeNull()
    }
  })

  it('has results of one class and of all: counts of who is asked there, and of what they chose', async () => {
    for (const one of made.filter(
      ({ respostas, publico }) => respostas.length > 0 && publico !== 'responsaveis',
    ))
      for (const turma of [undefined, ...one.turmas]) {
        const here = one.respostas.filter((answer) => turma === undefined || answer.turma === turma)
        const query = turma === undefined ? {} : { turma }
        const { resultado } = (await callAs(gestora, enqueteApi.results, { params: { id: one.id }, query }))
          .data
        const counts = (ids: readonly number[]) =>
          ids.map((id) => [
            id,
            one.respostas.filter((answer) => answer.turma === id).length,
            asked(one.publico, id).length,
          ])
        const sums = counts(turma === undefined ? one.turmas : [turma])
        expect([resultado.turma, resultado.todas, resultado.respostas, resultado.previstos]).toEqual([
          ...[turma ?? null, true, here.length],
          sums.reduce((sum, [, , n = 0]) => sum + n, 0),
        ])
        const byNome = [...one.turmas].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
        expect(resultado.turmas.map(({ id, respostas, previstos }) => [id, respostas, previstos])).toEqual(
          counts(byNome),
        )
        expect(resultado.perguntas[0]?.contagens).toEqual([0, here.length, 0])
      }
  })

  it('has the names of a class: who answered there, and who is asked there and answered nowhere', async () => {
    for (const one of made.filter(
      ({ respostas, publico }) => respostas.length > 0 && publico !== 'responsaveis',
    ))
      for (const turma of one.turmas) {
        const here = one.respostas.filter((answer) => answer.turma === turma).map(({ quem }) => quem)
        const missing = asked(one.publico, turma).filter((who) => !hasAnswered(one, who))
        const all = [...here, ...missing].sort(byName)
        for (const [pagina, linhas] of [
          [1, 30],
          [1, 2],
          [2, 2],
        ] as const) {
          const { data } = await callAs(gestora, enqueteApi.participants, {
            params: { id: one.id },
            query: { pagina, linhas, turma },
          })
          const page = all.slice((pagina - 1) * linhas, pagina * linhas)
          expect(
            data.participantes.map((who) => [who.id, who.turma, who.respondeu, who.valores?.length ?? null]),
          ).toEqual(
            page.map((who) => [
              who.id,
              { id: turma, nome: nameOf(turma) },
              here.includes(who),
              here.includes(who) ? valores.length : null,
            ]),
          )
          expect(data.total).toBe(page.length > 0 ? all.length : 0)
        }
      }
  })

  it('leaves as a file with a line for each person, all of them', async () => {
    const one = made[1] as Made
    const file = await callAs(gestora, enqueteApi.exportResults, {
      params: { id: one.id },
      body: { formato: 'csv', tabela: 'pessoas' },
    })
    const [, ...lines] = Buffer.from(file.data.conteudo, 'base64').toString().trim().split(/\r?\n/)
    const people = [...new Set(one.turmas.flatMap((turma) => asked(one.publico, turma)))].sort(byName)
    expect(lines.map((line) => line.split(';').slice(0, 3))).toEqual(
      people.map((who) => {
        const turma =
          one.respostas.find(({ quem }) => quem === who)?.turma ??
          one.turmas.find((id) => isAsked(who, one.publico, id)) ??
          0
        return [who.nome, nameOf(turma), hasAnswered(one, who) ? 'sim' : 'não']
      }),
    )
  })

  it('reminds each who has not answered, once, and of open classes', async () => {
    const one = made[1] as Made
    const people = new Set(one.turmas.flatMap((turma) => asked(one.publico, turma)))
    const missing = [...people].filter((who) => !hasAnswered(one, who))
    const { data } = await callAs(gestora, enqueteApi.remind, { params: { id: one.id } })
    expect(data.lembrados).toBe(missing.length)
  })
})
