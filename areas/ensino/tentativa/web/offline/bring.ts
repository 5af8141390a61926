/** Brings to the server what was made without network: after the answer that names it, before the handing in. */
import { call } from '../../../../../core/web/call.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import type { Transport } from '../../../../../core/web/client/request.ts'
import { tentativaApi } from '../../contract.ts'
import { anexoApi } from '../../contract-anexo.ts'
import type { Obra } from '../telas/obra.ts'
import { aparelhoAgora } from './device.ts'
import { listVao, settleObra, type Vai } from './obras.ts'

/** `perdida`: no answer came, ask again · `espera`: its answer is not taken yet, or waits for the teacher · why it was refused. */
type Fim = 'entregue' | 'perdida' | 'espera' | { recusa: string }

function fimOf(error: unknown): Fim {
  if (!(error instanceof ApiError)) return 'perdida'
  const { status, message } = error
  if (status === 404 || status === 409) return 'espera'
  return [400, 413, 415, 422].includes(status) ? { recusa: message } : 'perdida'
}

/** The number of an attempt that was begun on the device: its first answers made it known. */
async function numberOf(
  transport: Transport,
  { tentativa, bilhete, aula, turma, vez }: Vai,
): Promise<number> {
  if (tentativa > 0) return tentativa
  const body = {
    aula,
    turma,
    uuid: bilhete,
    aparelho: aparelhoAgora(),
    ...(vez !== null && { trilha_tentativa: vez }),
  }
  return (await call(transport, tentativaApi.abrir, { body })).tentativa.id
}

async function bring(transport: Transport, vai: Vai, { arquivos, texto }: Obra): Promise<Fim> {
  try {
    const params = { tentativa: await numberOf(transport, vai), tela: vai.tela }
    const body = { obra: vai.obra, ...(texto && { texto }) }
    await call(transport, anexoApi.attach, { params, body, arquivos }, { idempotencyKey: vai.obra })
    return 'entregue'
  } catch (error) {
    return fimOf(error)
  }
}

/** Those of an account, or of these names; gives the names of those of which nobody knows yet. `conta` as the queue names it. */
export async function bringObras(
  transport: Transport,
  conta: string,
  only?: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const lost = new Set<string>()
  for (const { key, vai, obra } of await listVao(conta)) {
    if (only && !only.has(vai.obra)) continue
    const fim = await bring(transport, vai, obra)
    if (fim === 'perdida') lost.add(vai.obra)
    else if (fim !== 'espera') await settleObra(key, fim === 'entregue' ? undefined : fim.recusa)
  }
  return lost
}
