/** For tests: what somebody was told, the newest first. */
import { callAs } from '../../../../test/kit/call.ts'
import type { Person } from '../../../../test/kit/tenant.ts'
import { notificacaoApi } from '../contract.ts'

export async function newsOf(who: Person): Promise<{ tipo: string; destino: string }[]> {
  const { data } = await callAs(who, notificacaoApi.list, { query: { pagina: 1, linhas: 30 } })
  return data.notificacoes.map(({ tipo, destino }) => ({ tipo, destino }))
}
