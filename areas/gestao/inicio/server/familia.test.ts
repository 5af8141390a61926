/** A family's day: each child's week against itself, what waits for a guardian's word and what ends it. */

import { beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { forumApi } from '../../../conversa/forum/contract.ts'
import { putTopico } from '../../../conversa/forum/server/factory.ts'
import { putPublished } from '../../../ensino/aula/server/factory.ts'
import { putAulaAberta, putEntrega } from '../../../ensino/entrega/server/factory.ts'
import { putTentativa } from '../../../ensino/tentativa/server/factory.ts'
import { changeMatricula, leaveTurma } from '../../../escola/turma/server/factory.ts'
import { privacidadeApi } from '../../privacidade/contract.ts'
import { addPedido, changePedido } from '../../privacidade/server/factory.ts'
import { inicioApi } from '../contract.ts'
import type { Familia } from '../shapes.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

const family = async (who: Person): Promise<Familia> => {
  const { familia } = (await callAs(who, inicioApi.hoje, undefined)).data
  expect(familia).not.toBeNull()
  return familia as Familia
}
const waiting = async (who: Person, tipo: string) =>
  (await family(who)).assinaturas.filter((one) => one.tipo === tipo)

let tenant: TestTenant
let professor: Person
let ana: Person
let caio: Person
let mother: Person
let stranger: Person
beforeAll(async () => {
  tenant = await testTenant()
  professor = await tenant.person('Rosângela', { papel: 'professor', turma: tenant.turma })
  ana = await tenant.person('Ana Clara', { papel: 'aluno', turma: tenant.turma })
  caio = await tenant.person('Caio', { papel: 'aluno', turma: tenant.outraTurma })
  const colega = await tenant.person('Lara', { papel: 'aluno', turma: tenant.turma })
  mother = await tenant.person(
    'Sandra',
    { papel: 'responsavel', aluno: ana.id },
    { papel: 'responsavel', aluno: caio.id },
  )
  stranger = await tenant.person('Outro pai', { papel: 'responsavel', aluno: colega.id })
})

describe("each child's week", () => {
  it('counts what it did, what it must do, what came back and what closed, of that child alone', async () => {
    const done = await putPublished(tenant, professor, { titulo: 'Feita' })
    await putTentativa(tenant, ana, done, { estado: 'concluida', nota: 8 })
    await putTentativa(tenant, ana, await putPublished(tenant, professor, { titulo: 'De antes' }), {
      estado: 'concluida',
      nota: 8,
      concluida_em: inHours(-9 * 24),
    })
    const next = inHours(20)
    await putPublished(tenant, professor, { titulo: 'Amanhã', fim: next })
    await putPublished(tenant, professor, { titulo: 'Depois', fim: inHours(90) })
    await putPublished(tenant, professor, { titulo: 'Fechou', fim: inHours(-3) })
    await changeMatricula(tenant, { aluno_id: ana.id }, { data_matricula: inHours(-720) })
    const late = await putAulaAberta(tenant, professor, { fim: inHours(-30) })
    await putEntrega(tenant, ana, late, { estado: 'devolvida' })
    const marked = await putAulaAberta(tenant, professor)
    await putEntrega(tenant, ana, marked, { estado: 'corrigida' })
    const { criancas } = await family(mother)
    expect(criancas).toEqual([
      {
        ...{ id: ana.id, nome: 'Ana Clara', dias: 1, aulas: 3 },
        ...{ por_fazer: 3, atrasadas: 1, perdidas: 1, corrigidas: 1 },
        proxima: { titulo: 'Amanhã', ate: expect.any(String) },
      },
      {
        ...{ id: caio.id, nome: 'Caio', dias: 0, aulas: 0 },
        ...{ por_fazer: 0, atrasadas: 0, perdidas: 0, corrigidas: 0 },
        proxima: null,
      },
    ])
    expect(new Date(criancas[0]?.proxima?.ate ?? '').getTime()).toBe(next.getTime())
  })

  it('is told to its guardian alone', async () => {
    for (const who of [professor, ana])
      expect((await callAs(who, inicioApi.hoje, undefined)).data.familia).toBeNull()
    expect((await family(stranger)).criancas.map(({ nome }) => nome)).toEqual(['Lara'])
  })

  it('has nothing of a class that the child left', async () => {
    const before = (await family(stranger)).criancas[0]
    expect(before?.por_fazer).toBeGreaterThan(0)
    await leaveTurma(tenant, { id: before?.id ?? 0 })
    expect((await family(stranger)).criancas[0]).toMatchObject({ por_fazer: 0, proxima: null })
  })
})

describe('what waits for a word', () => {
  it('is a notice that asks for it, until it is acknowledged by that guardian', async () => {
    const { id } = await putTopico(tenant, professor, {
      tipo: 'aviso',
      titulo: 'Passeio ao museu',
      pedeCiente: true,
    })
    await putTopico(tenant, professor, { tipo: 'aviso', titulo: 'Só para saber' })
    expect(await waiting(mother, 'ciente')).toEqual([
      expect.objectContaining({
        id,
        titulo: 'Passeio ao museu',
        turma: expect.objectContaining({ id: tenant.turma }),
      }),
    ])
    const other = await tenant.person('Avó', { papel: 'responsavel', aluno: ana.id })
    await callAs(mother, forumApi.acknowledge, { params: { id } })
    expect(await waiting(mother, 'ciente')).toEqual([])
    expect(await waiting(other, 'ciente')).toHaveLength(1)
  })

  it('is a consent of each child, until it is given or refused; what is withdrawn is not asked again', async () => {
    const before = await waiting(mother, 'consentimento')
    expect(before).toHaveLength(6)
    const [first, second] = before
    const answer = (one: typeof first, vigente: boolean) =>
      callAs(mother, privacidadeApi.consent, {
        body: {
          usuario: one?.crianca?.id ?? 0,
          finalidade: one?.finalidade ?? 'pesquisa',
          versao_texto: one?.versao ?? '',
          vigente,
        },
      })
    expect((await answer(first, true)).status).toBe(200)
    const { data } = await answer(second, false)
    expect(data.consentimentos.find(({ finalidade }) => finalidade === second?.finalidade)).toMatchObject({
      vigente: false,
      recusado: true,
    })
    expect(await waiting(mother, 'consentimento')).toHaveLength(4)
    await answer(first, false)
    expect(await waiting(mother, 'consentimento')).toHaveLength(4)
    const given = (
      await callAs(mother, privacidadeApi.options, { query: { usuario: first?.crianca?.id ?? 0 } })
    ).data
    expect(given.consentimentos.find(({ finalidade }) => finalidade === first?.finalidade)?.recusado).toBe(
      false,
    )
  })

  it('is no answer when the child itself says no', async () => {
    const [one] = await waiting(mother, 'consentimento')
    const child = one?.crianca?.id === ana.id ? ana : caio
    await callAs(child, privacidadeApi.consent, {
      body: { finalidade: one?.finalidade ?? 'pesquisa', versao_texto: one?.versao ?? '', vigente: false },
    })
    expect(await waiting(mother, 'consentimento')).toContainEqual(one)
  })

  it('is an erasure that somebody asked for, until a guardian says that it is wanted', async () => {
    await addPedido(tenant, {
      ...{ tipo: 'exclusao', estado: 'aguardando_aprovacao', via: 'pessoa' },
      ...{ usuario_id: ana.id, pedido_por: ana.id, prazo: inHours(15 * 24) },
    })
    const [one] = await waiting(mother, 'exclusao')
    expect(one).toMatchObject({ crianca: { id: ana.id, nome: 'Ana Clara' } })
    expect((await family(mother)).assinaturas[0]).toEqual(one)
    expect(await waiting(stranger, 'exclusao')).toEqual([])
    await changePedido(tenant, { id: one?.id }, { confirmado_em: new Date(), confirmado_por: mother.id })
    expect(await waiting(mother, 'exclusao')).toEqual([])
  })
})
