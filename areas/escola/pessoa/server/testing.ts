/** What the tests of people's administration stand on: a tenant with its administrator, a manager, a coordinator. */

import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { pessoaApi } from '../contract.ts'
import type { NovoPapel, Pessoa } from '../shapes.ts'

/** A world of one test file's own. */
export async function pessoaWorld() {
  const [tenant, other] = [await testTenant(), await testTenant()]
  const admin = await tenant.person('Admin', { papel: 'administrador_tenant' })
  const gestora = await tenant.person('Gestora', {
    papel: 'gestor_rede',
    rede: tenant.rede,
    funcao: 'escrita',
  })
  const coordenadora = await tenant.person('Coordenadora', { papel: 'coordenador', rede: tenant.escola })
  const aluno = () => tenant.person('Aluna', { papel: 'aluno', turma: tenant.turma })
  const emTurma = (): NovoPapel => ({ papel: 'aluno', turma: tenant.turma })
  const create = (who: Person, body: object) =>
    callAs(who, pessoaApi.create, { body: { nome: 'Ana Lima', vinculo: emTurma(), ...body } })
  const find = async (who: Person, { id }: { id: number }): Promise<Pessoa> =>
    (await callAs(who, pessoaApi.find, { params: { usuario: id } })).data.pessoa
  const give = (who: Person, { id }: { id: number }, body: NovoPapel) =>
    callAs(who, pessoaApi.giveVinculo, { params: { usuario: id }, body })
  const log = (acao: string, id: number) =>
    tenant.sql<{ mudanca: { antes?: unknown; depois?: unknown }; motivo: string | null; quem_id: string }>(
      'select mudanca, motivo, quem_id from auditoria where tenant_id = $1 and acao = $2 and entidade_id = $3',
      [tenant.id, acao, String(id)],
    )

  return { tenant, other, admin, gestora, coordenadora, aluno, emTurma, create, find, give, log }
}
