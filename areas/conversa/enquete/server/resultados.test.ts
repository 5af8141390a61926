/** What is told of the answers, to whom, from how many on; the list of the report; the files. */
import type { RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { enqueteApi } from '../contract.ts'
import { putEnquete, putResposta } from './factory.ts'
import { daTurma, respondidas } from './public.ts'

const ENDED = { fim: new Date(Date.now() - 3_600_000) }

const setUp = async () => {
  const tenant = await testTenant()
  const segunda = await tenant.newTurma('7º B')
  const professor = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  return { tenant, segunda, professor, gestora, turmas: [tenant.turma, segunda] }
}

/** `n` pupils of a class who answered, each choosing the first option and writing a line. */
async function fill(
  tenant: TestTenant,
  id: number,
  turma: number,
  n: number,
  anonima = true,
): Promise<Person[]> {
  const people: Person[] = []
  for (let i = 0; i < n; i++) {
    const aluno = await tenant.person(`Aluno ${turma} ${i}`, { papel: 'aluno', turma })
    const valores = [
      { pergunta: 1, opcoes: [0] },
      { pergunta: 5, texto: `=Texto ${i}` },
    ]
    await putResposta(tenant, id, aluno, valores, { turma, anonima })
    people.push(aluno)
  }
  return people
}

const see = (who: Person, id: number, turma?: number) =>
  callAs(who, enqueteApi.results, { params: { id }, query: turma === undefined ? {} : { turma } })

describe('results', () => {
  it('of an anonymous survey are told from five on, and never by subtraction', async () => {
    const { tenant, gestora, professor, segunda, turmas } = await setUp()
    const id = await putEnquete(tenant, gestora, { anonima: true, turmas, ...ENDED })
    await fill(tenant, id, tenant.turma, 6)
    await fill(tenant, id, segunda, 2)
    const all = (await see(gestora, id)).data.resultado
    expect([all.respostas, all.espera, all.perguntas[0]?.contagens]).toEqual([8, null, [8, 0, 0]])
    expect(all.turmas.map(({ oculta }) => oculta)).toEqual([true, true])
    for (const turma of turmas) {
      const one = (await see(gestora, id, turma)).data.resultado
      expect([one.espera, one.perguntas[0]?.oculta, one.perguntas[4]?.textos]).toEqual(['minimo', true, []])
    }
    // Who teaches one of two classes sees it alone, never the sum.
    const own = (await see(professor, id)).data.resultado
    expect([own.turma, own.todas, own.turmas.length, own.espera]).toEqual([tenant.turma, false, 1, 'minimo'])
    expect((await see(professor, id, segunda)).status).toBe(404)
    await fill(tenant, id, segunda, 3)
    expect((await see(professor, id)).data.resultado.perguntas[0]?.contagens).toEqual([6, 0, 0])
  })

  it('wait for the end, unless they are live', async () => {
    const { tenant, professor } = await setUp()
    const end = await putEnquete(tenant, professor)
    const live = await putEnquete(tenant, professor, { resultados: 'ao_vivo' })
    for (const id of [end, live]) await fill(tenant, id, tenant.turma, 1, false)
    const [waiting, told] = [
      (await see(professor, end)).data.resultado,
      (await see(professor, live)).data.resultado,
    ]
    expect([waiting.espera, waiting.perguntas, waiting.respostas]).toEqual(['fim', [], 1])
    expect([told.espera, told.perguntas[0]?.contagens]).toEqual([null, [1, 0, 0]])
  })

  it('go to pupils as totals after the end, where that was promised', async () => {
    const { tenant, professor } = await setUp()
    const draft = { compartilhada: true, ...ENDED }
    const [id, few, kept] = [
      await putEnquete(tenant, professor, draft),
      await putEnquete(tenant, professor, draft),
      await putEnquete(tenant, professor, ENDED),
    ]
    const [aluno] = await fill(tenant, id, tenant.turma, 5, false)
    await fill(tenant, few, tenant.turma, 4, false)
    const who = aluno as Person
    const { resultado } = (await see(who, id)).data
    expect([resultado.perguntas[0]?.contagens, resultado.turmas, resultado.perguntas[4]?.textos]).toEqual([
      [5, 0, 0],
      [],
      [],
    ])
    expect((await see(who, few)).data.resultado.espera).toBe('minimo')
    expect((await see(who, kept)).status).toBe(403)
    expect((await see(who, id, tenant.turma)).status).toBe(404)
  })
})

describe('names', () => {
  it('are told to staff of the class, with who is missing', async () => {
    const { tenant, professor } = await setUp()
    const id = await putEnquete(tenant, professor, ENDED)
    await fill(tenant, id, tenant.turma, 2, false)
    await tenant.person('Zélia', { papel: 'aluno', turma: tenant.turma })
    const query = { pagina: 1, linhas: 30, turma: tenant.turma }
    const { participantes, total } = (
      await callAs(professor, enqueteApi.participants, { params: { id }, query })
    ).data
    expect([total, participantes.map(({ respondeu }) => respondeu)]).toEqual([3, [true, true, false]])
    expect(participantes[0]?.valores?.[0]).toEqual({ pergunta: 1, opcoes: [0] })
    expect(participantes[2]?.valores).toBeNull()
  })
})

describe('a file', () => {
  const download = (who: Person, id: number, tabela: 'resumo' | 'pessoas') =>
    callAs(who, enqueteApi.exportResults, { params: { id }, body: { formato: 'csv', tabela } })
  const textOf = async (answer: ReturnType<typeof download>) =>
    Buffer.from((await answer).data.conteudo, 'base64').toString()

  it('of an anonymous survey is what the screen tells, and is logged', async () => {
    const { tenant, professor } = await setUp()
    const id = await putEnquete(tenant, professor, { anonima: true, ...ENDED })
    await fill(tenant, id, tenant.turma, 4)
    const hidden = await textOf(download(professor, id, 'resumo'))
    expect(hidden).toContain('Oculto')
    expect(hidden).not.toContain('Texto')
    await fill(tenant, id, tenant.turma, 1)
    const told = await textOf(download(professor, id, 'resumo'))
    expect(told).toContain('Qual cor?;Azul;5;100')
    expect(told).toContain("'=Texto 0")
    expect((await download(professor, id, 'pessoas')).body.codigo).toBe('enquete_anonima')
    const log = await tenant.sql(`select from auditoria where tenant_id = $1 and acao = 'exportar'`, [
      tenant.id,
    ])
    expect(log).toHaveLength(2)
  })

  it('waits for the end as the screen does, with names or without, unless results are live', async () => {
    const { tenant, professor } = await setUp()
    const [end, live] = [
      await putEnquete(tenant, professor),
      await putEnquete(tenant, professor, { resultados: 'ao_vivo' }),
    ]
    for (const tabela of ['resumo', 'pessoas'] as const) {
      const refused = await download(professor, end, tabela)
      expect([refused.status, refused.body.codigo]).toEqual([422, 'enquete_aberta'])
      expect((await download(professor, live, tabela)).status).toBe(200)
    }
  })

  it('with names has a line for each person', async () => {
    const { tenant, professor } = await setUp()
    const id = await putEnquete(tenant, professor, ENDED)
    await fill(tenant, id, tenant.turma, 1, false)
    expect(await textOf(download(professor, id, 'pessoas'))).toMatch(/Aluno \d+ 0;7º A;sim;Azul/)
  })

  it('has one line for who is asked in two classes, in the first of them', async () => {
    const { tenant, gestora, segunda, turmas } = await setUp()
    const id = await putEnquete(tenant, gestora, { turmas, ...ENDED })
    await tenant.person(
      'Das Duas',
      { papel: 'aluno', turma: segunda },
      { papel: 'aluno', turma: tenant.turma },
    )
    const lines = (await textOf(download(gestora, id, 'pessoas'))).split(/\r?\n/)
    expect(lines.filter((line) => line.startsWith('Das Duas'))).toEqual([
      expect.stringMatching(/^Das Duas;7º A;não/),
    ])
  })
})

describe('the report of a class', () => {
  it('lists by the class code, newest start first, for its staff', async () => {
    const { tenant, professor, gestora } = await setUp()
    const old = await putEnquete(tenant, professor, { inicio: new Date('2026-03-11T01:00:00Z') })
    const fresh = await putEnquete(tenant, professor)
    const [turma] = await tenant.sql<{ codigo: string }>('select codigo from turma where id = $1', [
      tenant.turma,
    ])
    const params = { code: String(turma?.codigo) }
    for (const who of [professor, gestora]) {
      const { enquetes } = (await callAs(who, enqueteApi.report, { params })).data
      expect(enquetes.map(({ id }) => id)).toEqual([fresh, old])
      expect(enquetes[1]?.agendamento.inicio.slice(0, 10)).toBe('2026-03-10')
    }
    expect((await callAs(professor, enqueteApi.report, { params: { code: 'NADA' } })).status).toBe(404)
  })
})

it('other areas read of a class what it was given and who answered, and of anonymous ones each only their own', async () => {
  const { tenant, professor, segunda, turmas } = await setUp()
  const [here, both, there, away, secret] = [
    await putEnquete(tenant, professor),
    await putEnquete(tenant, professor, { turmas }),
    await putEnquete(tenant, professor, { turmas: [segunda] }),
    await putEnquete(tenant, professor),
    await putEnquete(tenant, professor, { anonima: true }),
  ]
  await tenant.sql('update enquete set arquivada_em = now() where id = $1', [away])
  const [ana] = (await fill(tenant, here, tenant.turma, 1, false)) as [Person]
  const [bia] = (await fill(tenant, both, segunda, 1, false)) as [Person]
  await fill(tenant, there, segunda, 1, false)
  await fill(tenant, away, tenant.turma, 1, false)
  const [caio] = (await fill(tenant, secret, tenant.turma, 2)) as [Person]
  const { database } = await testApp()
  const read = <T>(statement: RawBuilder<unknown>) =>
    database.asTenant(tenant.id, async (tx) => (await statement.execute(tx)).rows as T[])
  const given = async (turma: number) =>
    (await read<{ id: number }>(daTurma(turma))).map(({ id }) => id).sort()
  expect([await given(tenant.turma), await given(segunda)]).toEqual([
    [here, both, secret].sort(),
    [both, there].sort(),
  ])
  const answered = async (turma: number, reader: Person) =>
    (await read<{ id: number; usuario_id: number }>(respondidas(turma, reader.id)))
      .map(({ id, usuario_id }) => [id, usuario_id])
      .sort()
  expect(await answered(tenant.turma, professor)).toEqual([[here, ana.id]])
  expect(await answered(tenant.turma, caio)).toEqual(
    [
      [here, ana.id],
      [secret, caio.id],
    ].sort(),
  )
  expect((await answered(segunda, professor)).map(([id]) => id)).toEqual([both, there].sort())
  expect(await answered(segunda, bia)).toContainEqual([both, bia.id])
})
