/** Meeting the devices of a person: their clocks are measured where they are online, and what they send is bounded by it. */
import type { Context } from '../../../../core/server/context.ts'
import type { Lote, Registro } from '../fila/shapes.ts'
import { type Aparelho, aparelhoDe, type Inicio } from '../rules-limites.ts'
import type { AparelhoAgora } from '../shapes-aparelho.ts'
import { findAntigo, lockRelogios, putRelogio } from './queries-relogio.ts'
import { openInicio } from './secrets-selo.ts'

type Meeting = Pick<Context, 'tx' | 'actor' | 'now' | 'services'>

/** Milliseconds that the server is ahead of a clock. */
const desvioDe = (relogio: string, now: Date): number => now.getTime() - Date.parse(relogio)

export const inicioOf = (
  { actor, services }: Pick<Meeting, 'actor' | 'services'>,
  { inicio }: Pick<Registro, 'inicio'>,
): Inicio | null => openInicio({ secretKey: services.config.secretKey, tenantId: actor.tenantId }, inicio)

/** Sent by a page that tells nothing of the clock: what its records say of it is all there is. */
const toldBy = (registros: readonly Registro[]): number => (registros.at(-1)?.desvio_relogio_s ?? 0) * 1_000

/** The devices of a sending, each by itself until the transaction ends, and this sending written down. */
export async function meet(
  { tx, actor, now, services }: Meeting,
  { registros, enviado_em, pendentes = [] }: Lote,
): Promise<Map<string, Aparelho>> {
  const names = [...new Set(registros.map(({ dispositivo_id }) => dispositivo_id))].sort()
  const known = await lockRelogios(tx, actor.id, names)
  const met = new Map<string, Aparelho>()
  for (const dispositivo of names) {
    const own = registros.filter(({ dispositivo_id }) => dispositivo_id === dispositivo)
    const medido = enviado_em === undefined ? toldBy(own) : desvioDe(enviado_em, now)
    const seals = own.flatMap((one) => inicioOf({ actor, services }, one) ?? [])
    const mine = seals.filter((one) => one.usuario === actor.id && one.dispositivo === dispositivo)
    const before = known.get(dispositivo) ?? (await findAntigo(tx, actor.id, dispositivo))
    const aparelho = aparelhoDe(before, mine, medido, now.getTime())
    met.set(dispositivo, aparelho)
    const { desde } = aparelho
    await putRelogio(tx, { usuario: actor.id, dispositivo, desde, desvio: medido, pendentes }, now)
  }
  return met
}

/** A device shows itself where it opens something online: from now on it is known. */
export async function greet(
  { tx, actor, now }: Omit<Meeting, 'services'>,
  { dispositivo_id, relogio }: AparelhoAgora,
): Promise<void> {
  const before = (await lockRelogios(tx, actor.id, [dispositivo_id])).get(dispositivo_id) ?? null
  const desvio = desvioDe(relogio, now)
  const { desde, mudou } = aparelhoDe(before, [], desvio, now.getTime())
  if (mudou === null) return
  await putRelogio(
    tx,
    { usuario: actor.id, dispositivo: dispositivo_id, desde, desvio, pendentes: null },
    now,
  )
}
