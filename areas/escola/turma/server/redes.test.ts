/** Networks: one, those below another, their codes, and what writes leave; beside each, ones that are none of it. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../../../core/server/database.ts'
import { testApp } from '../../../../test/kit/app.ts'
import { type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import { undone } from '../../../../test/kit/undone.ts'
import * as redes from './public-rede.ts'

let tenant: TestTenant
const ids: Record<string, number> = {}
const id = (nome: string) => ids[nome] ?? 0
const named = (number: number) => Object.keys(ids).find((nome) => ids[nome] === number)

const read = async <T>(ask: (tx: Tx) => Promise<T>): Promise<T> =>
  (await testApp()).database.asTenant(tenant.id, ask)

/** Under which name here → name, above, INEP, code. */
const REDES: readonly [string, string, string, string, string][] = [
  ['Zona', 'Zona', 'Rede', '77777777', 'ZN1'],
  ['Agua', 'Água Funda', 'Zona', '33333333', 'AG1'],
  ['agua dois', 'agua funda', 'Zona', '44444444', 'AG2'],
  ['Bosque', 'Bosque', 'Agua', '55555555', 'BQ1'],
]

beforeAll(async () => {
  tenant = await testTenant()
  Object.assign(ids, { Rede: tenant.rede, Um: tenant.escola })
  await tenant.sql(`update rede set inep = '11111111' where id = $1`, [tenant.escola])
  for (const [key, nome, acima, inep, codigo] of REDES) {
    const [row] = await tenant.sql<{ id: number }>(
      `insert into rede (tenant_id, cliente_id, pai_id, nome, inep, codigo)
       select $1, (select max(id) from cliente where tenant_id = $1), $2, $3, $4, $5 returning id`,
      [tenant.id, id(acima), nome, inep, codigo],
    )
    ids[key] = row?.id ?? 0
  }
})

describe('networks', () => {
  it('are found, with who above lets teachers make classes', async () => {
    const docencia = (nome: string) => read((tx) => redes.findDocencia(tx, id(nome)))
    const allow = (on: boolean, ...nomes: string[]) =>
      tenant.sql('update rede set turmas_por_docentes = $2 where id = any($1)', [nomes.map(id), on])
    expect(await docencia('Bosque')).toEqual({ turmas_por_docentes: false, acima: null })
    await allow(true, 'Rede', 'Zona', 'Bosque', 'Um')
    expect(await docencia('Bosque')).toEqual({
      turmas_por_docentes: true,
      acima: { id: id('Zona'), nome: 'Zona' },
    })
    expect((await docencia('Rede')).acima).toBeNull()
    await allow(false, 'Rede', 'Zona', 'Bosque', 'Um')
    expect(await read((tx) => redes.findRede(tx, id('Agua')))).toEqual({
      id: id('Agua'),
      nome: 'Água Funda',
      caminho: [tenant.rede, id('Zona'), id('Agua')],
    })
    expect(await read((tx) => redes.findRede(tx, 999))).toBeUndefined()
  })

  it('are listed with what is below, and their codes compared', async () => {
    const below = (most: number) => read((tx) => redes.listAbaixo(tx, id('Zona'), most))
    expect((await below(9)).map((rede) => [named(rede.id), rede.nivel, rede.subredes])).toEqual([
      ['Zona', 2, true],
      ['Agua', 3, true],
      ['agua dois', 3, false],
      ['Bosque', 4, false],
    ])
    expect((await below(2)).map((rede) => named(rede.id))).toEqual(['Zona', 'Agua'])
    const some = ['11111111', '33333333', '55555555', '99999999']
    expect(await read((tx) => redes.inepsElsewhere(tx, id('Zona'), some))).toEqual(new Set(['11111111']))
    expect(await read((tx) => redes.inepsElsewhere(tx, id('Zona'), some.slice(1)))).toEqual(new Set())
    expect(await read((tx) => redes.takenCodigos(tx, ['AG1', 'BQ1', 'NADA']))).toEqual(
      new Set(['AG1', 'BQ1']),
    )
    const listed = await read((tx) => redes.listRedes(tx, ['Zona', 'agua dois', 'Agua', 'Bosque'].map(id)))
    expect(listed.map((rede) => [named(rede.id), rede.abaixo])).toEqual([
      ['Agua', [id('Bosque')]],
      ['agua dois', []],
      ['Bosque', []],
      ['Zona', [id('Agua'), id('agua dois')]],
    ])
  })

  it('are told and changed many at once: what is absent stays, what is null goes', async () => {
    const fields = (rows: readonly { id: number; nome: string; inep: string | null; uf: string | null }[]) =>
      rows.map((rede) => [named(rede.id), rede.nome, rede.inep, rede.uf])
    const some = ['Bosque', 'agua dois', 'Agua'].map(id)
    const told = await undone(tenant, async (tx) => {
      const before = fields(await redes.listDados(tx, [...some, 999]))
      await redes.changeRedes(tx, [
        { id: id('Agua'), mudanca: { nome: 'Outra', uf: 'BA' } },
        { id: id('Bosque'), mudanca: { inep: null } },
      ])
      return [before, fields(await redes.listDados(tx, [...some, id('Zona')]))]
    })
    const still = ['agua dois', 'agua funda', '44444444', null]
    expect(told).toEqual([
      [['Agua', 'Água Funda', '33333333', null], still, ['Bosque', 'Bosque', '55555555', null]],
      [
        ['Zona', 'Zona', '77777777', null],
        ['Agua', 'Outra', '33333333', 'BA'],
        still,
        ['Bosque', 'Bosque', null, null],
      ],
    ])
  })

  it('are made, changed and deleted, no other with them', async () => {
    const all = () => tenant.sql('select * from rede where tenant_id = $1 order by id', [tenant.id])
    const before = await all()
    const [{ cliente_id: clienteId } = { cliente_id: 0 }] = before as { cliente_id: number }[]
    const made = await read(async (tx) => {
      const one = await redes.insertRede(tx, {
        clienteId,
        paiId: id('Zona'),
        nome: 'Nova',
        inep: null,
        codigo: 'NV1',
      })
      const two = await redes.insertRedes(tx, clienteId, [
        { pai_id: one, nome: 'Nova dois', inep: '66666666', codigo: 'NV2' },
        { pai_id: one, nome: 'Nova três', inep: null, codigo: 'NV3' },
      ])
      await redes.changeRede(tx, one, { nome: 'Mudada', uf: 'BA' })
      expect(await redes.findDados(tx, one)).toMatchObject({ nome: 'Mudada', codigo: 'NV1', uf: 'BA' })
      return { one, two }
    })
    expect([...made.two.keys()].sort()).toEqual(['NV2', 'NV3'])
    const gone = [made.one, ...made.two.values()]
    expect((await all()).filter(({ id: number }) => !gone.includes(number as number))).toEqual(before)
    await read((tx) => redes.deleteRedes(tx, gone))
    expect(await all()).toEqual(before)
  })
})
