/** For tests of privacy: a family, a class mate with one of their own, a teacher and the data protection officer. */

import { testApp } from '../../../../test/kit/app.ts'
import { callAs } from '../../../../test/kit/call.ts'
import { type Person, testTenant } from '../../../../test/kit/tenant.ts'
import { privacidadeApi as api } from '../contract.ts'
import { clearPrivacidade, privacidadeTasks } from './jobs.ts'

export async function privacyWorld() {
  const tenant = await testTenant()
  const aluna = await tenant.person('Aluna Souza', { papel: 'aluno', turma: tenant.turma })
  const colega = await tenant.person('Colega Lima', { papel: 'aluno', turma: tenant.turma })
  const mae = await tenant.person('Mãe', { papel: 'responsavel', aluno: aluna.id })
  const outraMae = await tenant.person('Outra mãe', { papel: 'responsavel', aluno: colega.id })
  const professora = await tenant.person('Professora', { papel: 'professor', turma: tenant.turma })
  const encarregada = await tenant.person('Encarregada', { papel: 'encarregado' })

  return {
    tenant,
    aluna,
    colega,
    mae,
    outraMae,
    professora,
    encarregada,
    async run(task: string, pedido: number): Promise<void> {
      const { app, database } = await testApp()
      await privacidadeTasks(app.services)[task]?.({
        tenantId: tenant.id,
        payload: { pedido } as never,
        database,
        progress: async () => {},
      })
    },
    async hourly(now = new Date()): Promise<void> {
      const { database } = await testApp()
      await database.asTenant(tenant.id, (tx) => clearPrivacidade(tx, now))
    },
    async estadoOf(id: number): Promise<string | undefined> {
      const [row] = await tenant.sql<{ estado: string }>(
        'select estado from pedido_dados where tenant_id = $1 and id = $2',
        [tenant.id, id],
      )
      return row?.estado
    },
    /** What the audit log says was done to such things, oldest first. */
    async acoes(entidade: string): Promise<string[]> {
      const rows = await tenant.sql<{ acao: string }>(
        'select acao from auditoria where tenant_id = $1 and entidade = $2 order by numero',
        [tenant.id, entidade],
      )
      return rows.map(({ acao }) => acao)
    },
    async askErasure(who: Person, usuario?: number): Promise<number> {
      const { data } = await callAs(who, api.ask, { body: { tipo: 'exclusao', ...(usuario && { usuario }) } })
      return data.pedido.id
    },
  }
}
