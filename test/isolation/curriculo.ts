/** Rows of a curriculum for a tenant that others must never see: a base, a client's version of it, a removal. */
import {
  clienteOf,
  linkCurriculo,
  putCopia,
  putCurriculo,
  putRemocao,
} from '../../areas/ensino/curriculo/server/factory.ts'
import type { TestTenant } from '../kit/tenant.ts'
import { insertInto } from './insert.ts'

/** Gives back the ids of what it made. */
export async function fillCurriculo(tenant: TestTenant): Promise<number[]> {
  const put = await putCurriculo(tenant, { nome: 'Currículo da rede' })
  const cliente = await clienteOf(tenant)
  await linkCurriculo(tenant, { curriculo: put.curriculo, cliente })
  const copia = await putCopia(tenant, put, cliente)
  const insert = insertInto(tenant)
  const extra = await insert(
    `insert into extra (tenant_id, curriculo_id, categoria_id, cliente_id, nome, ordem)
     values ($1, $2, $3, $4, 'x', 1) returning id`,
    put.curriculo,
    copia.categoria,
    cliente,
  )
  await insert(`insert into extra_item (tenant_id, extra_id, nome, ordem) values ($1, $2, 'x', 1)`, extra)
  const remocao = await putRemocao(tenant, {
    curriculo: put.curriculo,
    habilidades: copia.habilidades.slice(0, 1),
    cliente,
  })
  const removido = await putCurriculo(tenant, { nome: 'Currículo removido' })
  await putRemocao(tenant, { curriculo: removido.curriculo })
  await tenant.sql(
    'insert into categoria_ordem (tenant_id, cliente_id, categoria_id, ordem) values ($1, $2, $3, 1)',
    [tenant.id, cliente, put.categorias[0]],
  )
  // Every call is tried with each of them: one of a kind.
  return [put.curriculo, put.categorias[0], put.habilidades[0] as number, extra, copia.categoria, remocao]
}
