/** What lessons are about: kept, changed in part, refused where it is not there. */

import { expect, it } from 'vitest'
import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { testTenant } from '../../../../test/kit/tenant.ts'
import { catalogoApi } from '../../catalogo/contract.ts'
import { putMatriz } from '../../catalogo/server/factory.ts'
import { marcasOf, saveMarcas } from './write-marcas.ts'

/** Somebody of no client. */
const actor = {
  id: 1,
  tenantId: 1,
  nome: 'Alguém',
  funcoes: [],
  redes: [],
  turmas: [],
  dependentes: [],
}

it('keeps what a lesson is about, changes it in part, and refuses what is not there', async () => {
  const tenant = await testTenant()
  const pessoa = await tenant.person('Alguém')
  const matriz = await putMatriz(tenant)
  const { database } = await testApp()
  const [ma] = (await callAs(pessoa, catalogoApi.disciplinasMatriz, {})).data.disciplinas.slice(1)
  const [row] = await tenant.sql<{ id: number }>(
    `insert into aula (tenant_id, codigo, usuario_id, titulo, disciplina_id)
       values ($1, 'ABCDEFGH', $2, 'Frações', $3) returning id`,
    [tenant.id, pessoa.id, ma?.id],
  )
  const aula = Number(row?.id)
  const { ensinos } = (await callAs(pessoa, catalogoApi.periodosMatriz, {})).data
  const periodos = ensinos.flatMap((ensino) => ensino.periodos.map(({ id }) => id))
  const habilidades = matriz.habilidades.slice(0, 2)
  await database.asTenant(tenant.id, (tx) =>
    saveMarcas({ tx, actor }, aula, { periodos, habilidades, tags: ['pizza'] }),
  )
  await database.asTenant(tenant.id, (tx) =>
    saveMarcas({ tx, actor }, aula, { periodos: periodos.slice(1), tags: ['Pizza', 'meio'] }),
  )
  const marcas = await database.asTenant(tenant.id, (tx) => marcasOf(tx, [aula]))
  expect(marcas.get(aula)).toMatchObject({
    disciplina: { nome: 'Matemática' },
    periodos: [{ codigo: 'ef7' }],
    habilidades: [{ codigo: 'EF07MA08' }, { codigo: 'EF07MA17' }],
    tags: ['meio', 'pizza'],
  })
  const other = await testTenant()
  const theirs = (await putMatriz(other)).habilidades
  await expect(
    database.asTenant(tenant.id, (tx) =>
      saveMarcas({ tx, actor }, aula, { habilidades: theirs.slice(0, 1), tags: [] }),
    ),
  ).rejects.toMatchObject({ statusCode: 400, details: { campos: { habilidades: expect.anything() } } })
})
