/** What an area keeps of an account on this device: how it is collected, put back and forgotten when the account leaves. */

/** Whose it is, on this host. */
export interface Conta {
  tenant: string
  usuario: string
}

/** As stores that hold several accounts name one. */
export const nameOf = ({ tenant, usuario }: Conta): string => `${tenant}:${usuario}`

/** One thing that exists nowhere else. */
export interface Trabalho {
  /** Of its holder and account. */
  id: string
  /** What JSON can hold. */
  valor: unknown
  /** As what the person is told of it; absent: it only belongs to another one. */
  tipo?: 'resposta' | 'rascunho'
  /** Milliseconds since 1970 after which nobody comes back to it; absent: it is kept until it is sent. */
  ate?: number
}

/** Each rejects where the device fails; the account is then finished at the next start. */
export interface Holder {
  nome: string
  collect: (conta: Conta) => Promise<readonly Trabalho[]>
  /** Deletes those that were collected, and none that changed since. */
  drop: (conta: Conta, trabalhos: readonly Trabalho[]) => Promise<void>
  /** True when it stands where it stood, at once or before. False: its place is taken, or there is no room. */
  restore: (conta: Conta, trabalho: Trabalho) => Promise<boolean>
  /** Deletes what can be had again, and what was only shown. */
  forget: (conta: Conta) => Promise<void>
  /** What this tab has of it in memory. */
  quit?: (conta: Conta) => void
}
