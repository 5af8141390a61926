/** What a call may still ask of the person: to prove again who they are, or a step that their session owes. */
import { ApiError } from './client/failure.ts'

/** Asks the person; true once they have proved who they are, false when they would rather not. */
export type Prover = () => Promise<boolean>

export interface Proofs {
  /** A dialogue offers to ask. Returns how to take the offer back. */
  offer: (prover: Prover) => () => void
  /** One question at a time, whoever asks; false where nobody can ask. */
  ask: () => Promise<boolean>
  /** Hears that a call was refused because the session owes a step (`/login/continue`). */
  onOwed: (listener: () => void) => () => void
  owed: () => void
}

export function createProofs(): Proofs {
  const listeners = new Set<() => void>()
  let prover: Prover | null = null
  let asking: Promise<boolean> | null = null
  return {
    offer(next) {
      prover = next
      return () => {
        if (prover === next) prover = null
      }
    },
    ask() {
      asking ??= (prover?.() ?? Promise.resolve(false)).finally(() => {
        asking = null
      })
      return asking
    },
    onOwed(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    owed() {
      for (const listener of [...listeners]) listener()
    },
  }
}

/** The questions of this tab. */
export const proofs = createProofs()

const isRefused = (error: unknown, codigo: string): boolean =>
  error instanceof ApiError && error.status === 403 && error.codigo === codigo

/**
 * Sends; where a fresh proof is asked for, asks the person and sends once more. Without one, and after any other
 * refusal, rejects with what the first answer said.
 */
export async function withProof<T>(send: () => Promise<T>, { ask, owed }: Proofs = proofs): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (isRefused(error, 'prova_necessaria') && (await ask())) return send()
    if (isRefused(error, 'pendencia')) owed()
    throw error
  }
}
