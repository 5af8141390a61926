/** The accounts whose session has ended on this device, and whose work may still lie here open. */
import type { SessaoRecord, SessaoState } from './reducer.ts'

export interface Saida {
  usuario: string
  /** Of the session that ended; null where none was ever given: what is not sent can't be closed then. */
  chave: string | null
  /** The person chose to leave without what is not sent. */
  descarta?: boolean
}

type Records = Pick<SessaoState, 'records'>

/**
 * Whoever was signed in and is no longer, by whatever way: ended, refused, removed, or looked at through another's eyes.
 * Of two keys of one account the newer serves: they are the same unless the server's secret changed.
 */
export function leavingAfter(
  saidas: readonly Saida[],
  before: Records,
  after: Records,
  descarta = false,
): readonly Saida[] {
  const stays = ({ usuario, volta }: SessaoRecord) =>
    after.records.some(
      (one) =>
        one.usuario === usuario && one.token !== null && (one.volta === undefined) === (volta === undefined),
    )
  const gone = before.records.filter((one) => one.token !== null && !stays(one))
  return gone.reduce<readonly Saida[]>((all, { usuario, chave }) => {
    const known = all.find((one) => one.usuario === usuario)
    const saida: Saida = { usuario, chave: chave ?? known?.chave ?? null, ...(descarta && { descarta }) }
    return [...all.filter((one) => one !== known), saida]
  }, saidas)
}

/** What was stored, as a list; what is none is dropped. */
export function parseSaidas(stored: unknown): readonly Saida[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const { usuario, chave, descarta } = (one ?? {}) as Record<string, unknown>
    if (typeof usuario !== 'string' || usuario === '') return []
    return [
      { usuario, chave: typeof chave === 'string' ? chave : null, ...(descarta === true && { descarta }) },
    ]
  })
}
