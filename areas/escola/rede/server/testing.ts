/** For tests: a network and its manager, lists of schools from file to end, and the networks as they stand. */
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, type TestTenant, testTenant } from '../../../../test/kit/tenant.ts'
import type { Payload } from '../../../acesso/trabalho/server/public-gravar.ts'
import { doQueued } from '../../../acesso/trabalho/server/testing.ts'
import { type ImportacaoDeEscolas, importarApi } from '../contract-importar.ts'
import type { Situacao } from '../shapes-importar.ts'
import { importarTasks } from './importar-jobs.ts'

export interface Given {
  tenant: TestTenant
  gestora: Person
}

export async function given(): Promise<Given> {
  const tenant = await testTenant()
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  return { tenant, gestora }
}

export const csv = (...lines: string[]) =>
  ['nome;inep;endereço;município;uf;rede superior;situação', ...lines, ''].join('\n')

export async function sendLista(
  who: Person,
  rede: number,
  conteudo: string | Buffer,
  nome = 'escolas.csv',
): Promise<ImportacaoDeEscolas> {
  const files = [{ nome, conteudo }]
  const { data } = await callAs(who, importarApi.createImportacao, { params: { rede }, body: {} }, { files })
  return data.importacao
}

export const findLista = async (who: Person, id: number) =>
  (await callAs(who, importarApi.findImportacao, { params: { id } })).data.importacao

export const doTrabalho = (tenant: TestTenant, trabalho: number | null) =>
  doQueued<Payload>(tenant, trabalho, importarTasks)

export async function recordLista(tenant: TestTenant, who: Person, { id, contagem }: ImportacaoDeEscolas) {
  const input = { params: { id }, body: { escolas: contagem.criar + contagem.atualizar } }
  const { data } = await callAs(who, importarApi.confirmImportacao, input)
  await doTrabalho(tenant, data.importacao.trabalho)
  return findLista(who, id)
}

export async function undoLista(tenant: TestTenant, who: Person, id: number, manter_mudadas = false) {
  const input = { params: { id }, body: { manter_mudadas } }
  const answer = await callAs(who, importarApi.undoImportacao, input)
  if (answer.status !== 200) return answer.body.codigo
  await doTrabalho(tenant, answer.data.importacao.trabalho)
  return (await findLista(who, id)).passo
}

export const linesOf = async (who: Person, id: number, situacao: Situacao) => {
  const input = { params: { id }, query: { pagina: 1, linhas: 30, situacao } }
  return (await callAs(who, importarApi.listLinhas, input)).data.linhas
}

export const schoolsIn = (tenant: TestTenant) =>
  tenant.sql<{ nome: string; inep: string | null; pai: string }>(
    `select r.nome, r.inep, p.nome as pai from rede r join rede p on p.tenant_id = r.tenant_id and p.id = r.pai_id
     where r.tenant_id = $1 and r.nome not in ('Escola Dois', 'Escola') and r.id <> $2 order by r.nome`,
    [tenant.id, tenant.escola],
  )

export const THREE = csv(
  'E. M. Cecília;35009537;Rua A, 1;Osasco;SP;;Em atividade',
  'EMEF Ana;35009538;;Osasco;SP;;',
  'E. M. Velha;35009539;;Osasco;SP;;Paralisada',
)

/** Another network at the top of the same client. */
export async function networkIn(tenant: TestTenant): Promise<number> {
  const [row] = await tenant.sql<{ id: string }>(
    `insert into rede (tenant_id, cliente_id, codigo, nome)
     select $1, cliente_id, 'OUTRA', 'Outra rede' from rede where tenant_id = $1 and id = $2 returning id`,
    [tenant.id, tenant.rede],
  )
  return Number(row?.id)
}

/** Somebody has no role any more. */
export const endRoles = ({ id, sql }: TestTenant, who: Person) =>
  sql('delete from vinculo where tenant_id = $1 and usuario_id = $2', [id, who.id])
