/** A file as it was sent, kept sealed until what it brings is recorded: so that it can be read in another way. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Context } from '../context.ts'
import { failure, type Sentence } from '../failure.ts'
import { seal, unseal } from '../seal.ts'

const PURPOSE = 'planilha'

type Scope = Pick<Context, 'brand' | 'services'>

const boundTo = ({ brand }: Scope): string => `tenant ${brand.ownerId}`

export const sealPlanilha = async (scope: Scope, place: string): Promise<Buffer> =>
  seal(scope.services.config.secretKey, PURPOSE, await readFile(place), boundTo(scope))

/** Lays a kept file where the worker may open it, for the time of `work`; undefined when it does not open any more. */
export async function withKept<T>(
  scope: Scope,
  sealed: Uint8Array,
  work: (place: string) => Promise<T>,
): Promise<T | undefined> {
  const bytes = unseal(scope.services.config.secretKey, PURPOSE, sealed, boundTo(scope))
  if (!bytes) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'turmalina-leitura-'))
  try {
    const place = path.join(folder, 'arquivo')
    await writeFile(place, bytes, { mode: 0o600 })
    return await work(place)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The file as it was sent, for `work`. @throws 409 sem_arquivo once it is no longer kept */
export async function withOriginal<T>(
  scope: Scope,
  sealed: Uint8Array | null,
  semOriginal: Sentence,
  work: (place: string) => Promise<T>,
): Promise<T> {
  const done = sealed && (await withKept(scope, sealed, async (place) => ({ answer: await work(place) })))
  if (!done) throw failure(409, 'sem_arquivo', semOriginal)
  return done.answer
}
