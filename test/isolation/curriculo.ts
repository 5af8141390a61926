/** Rows of a curriculum for a tenant that others must never see: a base, a client's version of it, a removal. */
import {
  clienteOf,
  linkCurriculo,
  putCopia,
  putCurriculo,
  putRemocao,
} from '../../areas/curriculo/server/factory.ts'
import type { TestTenant } from '../../core/testing/tenant.ts'

/** Gives back the ids of what it made. */
export async function fillCurriculo(tenant: TestTenant): Promise<number[]> {
  const put = await putCurriculo(tenant, { nome: 'Currículo da rede' })
  const cliente = await clienteOf(tenant)
  await linkCurriculo(tenant, { curriculo: put.curriculo, cliente })
  const copia = await putCopia(tenant, put, cliente)
  const remocao = await putRemocao(tenant, {
    curriculo: put.curriculo,
    habilidades: copia.habilidades.slice(0, 1),
  })
  await tenant.sql(
    'insert into categoria_ordem (tenant_id, cliente_id, categoria_id, ordem) values ($1, $2, $3, 1)',
    [tenant.id, cliente, put.categorias[0]],
  )
  return [
    put.curriculo,
    ...put.categorias,
    ...put.habilidades,
    put.extra,
    ...put.itens,
    copia.categoria,
    ...copia.habilidades,
    remocao,
  ]
}
