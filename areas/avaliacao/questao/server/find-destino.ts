/** The networks in whose bank a person may put what they write. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Context } from '../../../../core/server/context.ts'
import { invalid } from '../../../../core/server/failure.ts'
import { listRedes } from '../../../ensino/aula/server/public.ts'
import { approvesIn } from '../policy.ts'
import type { Destino } from '../shapes.ts'
import { questaoTexts } from '../texts.ts'

type Asking = Pick<Context, 'tx' | 'actor'>

export async function listDestinos({ tx, actor }: Asking): Promise<Told<Destino>[]> {
  const redes = await listRedes(tx, actor)
  return redes.map(({ caminho, ...rede }) => ({
    ...rede,
    aprova: approvesIn(actor, { redeCaminho: caminho }),
  }))
}

/** The path of the network where something shall stand; empty: nowhere but with its author. @throws 400 for one of others */
export async function caminhoDe({ tx, actor }: Asking, rede: number | null): Promise<readonly number[]> {
  if (rede === null) return []
  const place = (await listRedes(tx, actor)).find(({ id }) => id === rede)
  if (!place) throw invalid({ rede_id: questaoTexts.redeDeFora })
  return place.caminho
}
