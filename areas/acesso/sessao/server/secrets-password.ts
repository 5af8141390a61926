/** argon2id in a bounded queue: 300 pupils who sign in at once do not starve the rest (stack.md, trap 14). */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { failure } from '../../../../core/server/failure.ts'

const MEMORY_KIB = 19_456
const options = { memoryCost: MEMORY_KIB, timeCost: 2, parallelism: 1 }

const PARALLEL = Math.max(1, Math.min(2, availableParallelism() - 1))
const LONGEST_QUEUE = 1_000

let running = 0
const waiting: (() => void)[] = []

/** `afterWait` runs when the turn came only after others: what was known before may be old. */
async function inTurn<T>(
  work: () => Promise<T>,
  afterWait: () => Promise<void> = async () => {},
): Promise<T> {
  const waited = running >= PARALLEL
  if (waited) {
    if (waiting.length >= LONGEST_QUEUE)
      throw failure(
        503,
        'muita_gente_entrando',
        {
          pt: 'Muita gente está entrando agora. Tente de novo em alguns segundos.',
          en: 'Many people are signing in right now. Try again in a few seconds.',
        },
        { headers: { 'retry-after': '5' } },
      )
    // Whoever ends hands its place over, so that nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    if (waited) await afterWait()
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (senha: string): Promise<string> => inTurn(() => hash(senha, options))

let decoy: Promise<string> | undefined

/**
 * Whether the password fits; without a stored hash the same work is done, and the answer is no (reliability D5).
 * `afterWait` may refuse whoever had to queue. `whenWrong` ends before the next has its turn: what is counted there is
 * known to whoever comes after, however slow the counting is.
 */
export async function fits(
  storedHash: string | null | undefined,
  senha: string,
  { afterWait, whenWrong }: { afterWait?: () => Promise<void>; whenWrong?: () => Promise<void> } = {},
): Promise<boolean> {
  decoy ??= hash('no one has this password', options)
  const stored = storedHash ?? (await decoy)
  return inTurn(async () => {
    const right = (await verify(stored, senha)) && storedHash != null
    if (!right) await whenWrong?.()
    return right
  }, afterWait)
}

/** Makes the decoy before the first sign-in, so that an unknown user takes no longer than a known one. */
export async function warmUp(): Promise<void> {
  await fits(null, '')
}
