/** Roles of people through the real door: when they take effect, who stays, how many a class takes. */

import { describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { turmaApi } from '../../turma/contract.ts'
import { setTurma } from '../../turma/server/factory.ts'
import { pessoaApi } from '../contract.ts'
import { pessoaWorld } from './testing.ts'

const { tenant, admin, gestora, aluno, find, give, log } = await pessoaWorld()

describe('roles', () => {
  it('take effect at the next request, and end at the next one', async () => {
    const pessoa = await tenant.person('Docente', { papel: 'professor', turma: tenant.outraTurma })
    const sees = async () => (await callAs(pessoa, turmaApi.find, { params: { turma: tenant.turma } })).status
    expect(await sees()).toBe(404)
    expect(
      (await give(gestora, pessoa, { papel: 'professor', turma: tenant.turma, auxiliar: true })).status,
    ).toBe(200)
    expect(await sees()).toBe(200)
    const vinculo = (await find(gestora, pessoa)).vinculos.find(({ turma }) => turma?.id === tenant.turma)
    const params = { usuario: pessoa.id, vinculo: vinculo?.id ?? 0 }
    await callAs(gestora, pessoaApi.endVinculo, { params })
    expect(await sees()).toBe(404)
    expect(await log('encerrar', params.vinculo)).toMatchObject([
      { mudanca: { antes: { papel: 'professor', auxiliar: true } } },
    ])
    expect((await callAs(gestora, pessoaApi.endVinculo, { params })).status).toBe(404)
    // The same role again is the same row.
    expect((await give(gestora, pessoa, { papel: 'professor', turma: tenant.turma })).status).toBe(200)
    expect((await give(gestora, pessoa, { papel: 'professor', turma: tenant.turma })).body.codigo).toBe(
      'ja_tem_papel',
    )
    expect(await sees()).toBe(200)
  })

  it('a function changes what may be done; nobody raises themselves', async () => {
    const leitora = await tenant.person('Leitora', {
      papel: 'gestor_rede',
      rede: tenant.escola,
      funcao: 'leitura',
    })
    const pupil = await aluno()
    const edit = async () =>
      (await callAs(leitora, pessoaApi.endSessoes, { params: { usuario: pupil.id } })).status
    const [own] = (await find(admin, leitora)).vinculos
    const params = { usuario: leitora.id, vinculo: own?.id ?? 0 }
    const raise = (who: Person) =>
      callAs(who, pessoaApi.changeVinculo, { params, body: { funcao: 'escrita' } })
    expect(await edit()).toBe(403)
    expect([(await raise(leitora)).status, (await raise(gestora)).status]).toEqual([403, 403])
    expect((await raise(admin)).status).toBe(200)
    expect(await edit()).toBe(200)
    expect(await log('mudar', params.vinculo)).toMatchObject([
      { mudanca: { antes: { funcao: 'leitura' }, depois: { funcao: 'escrita' } } },
    ])
    for (const papel of ['administrador_tenant', 'encarregado', 'autor'] as const)
      expect((await give(admin, admin, { papel })).status).toBe(403)
  })

  it('have days: a role that begins later waits, one that ends is over', async () => {
    const pessoa = await tenant.person('Docente', { papel: 'professor', turma: tenant.outraTurma })
    const body = { papel: 'professor', turma: tenant.turma, inicio: '2099-01-05', fim: '2099-01-04' } as const
    expect((await give(gestora, pessoa, body)).body.campos?.fim).toBeDefined()
    expect((await give(gestora, pessoa, { ...body, fim: '2099-02-30' })).body.campos?.fim).toBeDefined()
    expect((await give(gestora, pessoa, { ...body, fim: '2099-01-05' })).status).toBe(200)
    const later = (await find(gestora, pessoa)).vinculos.find(({ turma }) => turma?.id === tenant.turma)
    expect(later).toMatchObject({
      situacao: 'futuro',
      inicio: '2099-01-05T03:00:00.000Z',
      fim: '2099-01-06T03:00:00.000Z',
    })
    expect((await callAs(pessoa, turmaApi.find, { params: { turma: tenant.turma } })).status).toBe(404)
  })

  it('the last administrator stays, whichever way and from both sides at once', async () => {
    const place = await testTenant()
    const [a, b] = [
      await place.person('A', { papel: 'administrador_tenant' }),
      await place.person('B', { papel: 'administrador_tenant' }),
    ]
    const plataforma = await place.person('P', { papel: 'administrador-plataforma' })
    const vinculoOf = async (person: Person) =>
      Number(
        (await place.sql<{ id: string }>('select id from vinculo where usuario_id = $1', [person.id]))[0]?.id,
      )
    const end = async (who: Person, whom: Person) =>
      callAs(who, pessoaApi.endVinculo, { params: { usuario: whom.id, vinculo: await vinculoOf(whom) } })
    const answers = await Promise.all([end(a, b), end(b, a)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = (
      await place.sql<{ usuario_id: string }>(
        "select usuario_id from vinculo where tenant_id = $1 and papel = 'administrador_tenant' and fim is null",
        [place.id],
      )
    ).map(({ usuario_id }) => Number(usuario_id))
    expect(left).toHaveLength(1)
    const last = left[0] === a.id ? a : b
    expect((await end(plataforma, last)).body.codigo).toBe('ultima_administracao')
    const suspend = await callAs(plataforma, pessoaApi.setStatus, {
      params: { usuario: last.id },
      body: { status: 'suspenso', motivo: 'prova' },
    })
    expect(suspend.body.codigo).toBe('ultima_administracao')
    const { vinculos } = (await callAs(plataforma, pessoaApi.find, { params: { usuario: last.id } })).data
      .pessoa
    const fade = await callAs(plataforma, pessoaApi.changeVinculo, {
      params: { usuario: last.id, vinculo: vinculos[0]?.id ?? 0 },
      body: { fim: '2099-01-01' },
    })
    expect(fade.body.codigo).toBe('ultima_administracao')
  })

  it('the last titular of a class stays, from both sides at once; with another one there, either goes', async () => {
    const turma = await tenant.newTurma('Com titular')
    const role = { papel: 'professor', turma } as const
    const [one, two] = [await tenant.person('Uma', role), await tenant.person('Outra', role)]
    const paramsOf = async (pessoa: Person) => {
      const found = (await find(gestora, pessoa)).vinculos.find((vinculo) => vinculo.turma?.id === turma)
      return { usuario: pessoa.id, vinculo: found?.id ?? 0 }
    }
    const [first, second] = [await paramsOf(one), await paramsOf(two)]
    const answers = await Promise.all(
      [first, second].map((params) => callAs(gestora, pessoaApi.endVinculo, { params })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const left = answers[0]?.status === 200 ? second : first
    const gone = left === first ? two : one
    const change = (body: object) => callAs(gestora, pessoaApi.changeVinculo, { params: left, body })
    const refused = [
      await callAs(gestora, pessoaApi.endVinculo, { params: left }),
      await change({ auxiliar: true }),
      await change({ fim: '2099-01-01' }),
    ]
    expect(refused.map(({ status, body }) => [status, body.codigo])).toEqual(
      refused.map(() => [409, 'ultimo_titular']),
    )
    expect((await give(admin, gone, role)).status).toBe(200)
    expect((await change({ auxiliar: true })).status).toBe(200)
    // An assistant holds nothing up, and a closed class needs nobody.
    expect((await callAs(gestora, pessoaApi.endVinculo, { params: left })).status).toBe(200)
    await setTurma(tenant, turma, { status: 'encerrada' })
    const last = await paramsOf(gone)
    expect((await callAs(gestora, pessoaApi.endVinculo, { params: last })).status).toBe(200)
  })

  it('two administrators of the platform who end each other at once: one stays', async () => {
    const place = await testTenant()
    const papel = 'administrador-plataforma'
    const pair = [await place.person('A', { papel }), await place.person('B', { papel })] as const
    const rows = await place.sql<{ id: string; usuario_id: string }>(
      'select id, usuario_id from vinculo where tenant_id = $1 and papel = $2',
      [place.id, papel],
    )
    const end = (who: Person, whom: Person) => {
      const vinculo = Number(rows.find(({ usuario_id }) => Number(usuario_id) === whom.id)?.id)
      return callAs(who, pessoaApi.endVinculo, { params: { usuario: whom.id, vinculo } })
    }
    const [a, b] = pair
    const answers = await Promise.all([end(a, b), end(b, a)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('a class takes as many as it holds, from a race too; leaving gives the place back', async () => {
    const turma = await tenant.newTurma('Pequena')
    await tenant.sql('update turma set capacidade = 2 where id = $1', [turma])
    const pupils = await Promise.all([1, 2, 3, 4].map(() => aluno()))
    const answers = await Promise.all(pupils.map((pupil) => give(gestora, pupil, { papel: 'aluno', turma })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    const inside = pupils[answers.findIndex(({ status }) => status === 200)] as Person
    const outside = pupils[answers.findIndex(({ status }) => status === 409)] as Person
    const leave = { params: { usuario: inside.id, turma }, body: { motivo: 'remanejamento' as const } }
    expect((await callAs(gestora, pessoaApi.unenrol, leave)).status).toBe(200)
    expect((await callAs(gestora, pessoaApi.unenrol, leave)).status).toBe(404)
    expect((await give(gestora, outside, { papel: 'aluno', turma })).status).toBe(200)
    await setTurma(tenant, turma, { status: 'encerrada' })
    expect((await give(gestora, inside, { papel: 'aluno', turma })).body.codigo).toBe('turma_fechada')
  })
})
