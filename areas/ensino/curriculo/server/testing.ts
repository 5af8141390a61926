/** For tests: an import of a curriculum from file to end, its work done here and now. */

import { callAs } from '../../../../test/kit/call.ts'
import type { Person, TestTenant } from '../../../../test/kit/tenant.ts'
import type { Payload } from '../../../acesso/trabalho/server/public-gravar.ts'
import { doQueued } from '../../../acesso/trabalho/server/testing.ts'
import { type Importacao, importarApi } from '../contract-importar.ts'
import { importarTasks } from './importar-jobs.ts'

export const findImportacao = async (who: Person, id: number): Promise<Importacao> =>
  (await callAs(who, importarApi.findImportacao, { params: { id } })).data.importacao

interface Sent {
  nome?: string
  arquivo?: string
  curriculo_id?: number
  cliente_id?: number
  /** Tables of names sent along. */
  tabelas?: readonly { nome: string; conteudo: Buffer | string }[]
}

/** Sends a file as somebody; it is checked when its columns are known. */
export async function sendCurriculo(
  who: Person,
  conteudo: Buffer | string,
  { arquivo = 'curriculo.csv', tabelas = [], ...body }: Sent = {},
): Promise<Importacao> {
  const files = [{ nome: arquivo, conteudo }, ...tabelas]
  return (await callAs(who, importarApi.createImportacao, { body }, { files })).data.importacao
}

const work = (tenant: TestTenant, trabalho: number | null) =>
  doQueued<Payload>(tenant, trabalho, importarTasks)

/** Records a checked import. */
export async function recordCurriculo(
  tenant: TestTenant,
  who: Person,
  { id, contagem }: Importacao,
): Promise<Importacao> {
  const body = { linhas: contagem.criar + contagem.mudar }
  const { data } = await callAs(who, importarApi.confirmImportacao, { params: { id }, body })
  await work(tenant, data.importacao.trabalho)
  return findImportacao(who, id)
}

export async function undoCurriculo(
  tenant: TestTenant,
  who: Person,
  { id }: Importacao,
  manter_mudadas = false,
): Promise<Importacao> {
  const { data } = await callAs(who, importarApi.undoImportacao, { params: { id }, body: { manter_mudadas } })
  await work(tenant, data.importacao.trabalho)
  return findImportacao(who, id)
}

/** What a curriculum says: its skills by code, with the names of their categories from the root down. */
export const curriculoOf = (tenant: TestTenant, curriculo: number) =>
  tenant.sql<{ codigo: string; texto: string; anos: string[]; caminho: string; vigencia: string }>(
    `with recursive place as (
       select id, nome as caminho from categoria where tenant_id = $1 and curriculo_id = $2 and pai_id is null
         and remocao_id is null
       union all
       select c.id, p.caminho || ' › ' || c.nome from place p
       join categoria c on c.tenant_id = $1 and c.pai_id = p.id and c.remocao_id is null
     )
     select h.codigo, h.texto, h.anos, p.caminho, h.vigencia from habilidade h join place p on p.id = h.categoria_id
     where h.tenant_id = $1 and h.remocao_id is null order by h.codigo, p.caminho`,
    [tenant.id, curriculo],
  )
