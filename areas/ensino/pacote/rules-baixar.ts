/** Downloading a package: three files at once, three tries each, each checked by its digest; what is there stays. Pure. */
import { sha256 } from '../../../core/contract/sha256.ts'
import type { ArquivoPac, Manifesto } from './shapes.ts'

const PARALLEL = 3
const TRIES = 3
/** Milliseconds before the second and the third try. */
const WAITS = [1_000, 4_000]

/** Why a download ended before its end; what was kept stays kept. */
export class FalhaDeBaixa extends Error {
  override name = 'FalhaDeBaixa'
  readonly motivo: 'rede' | 'integridade' | 'espaco' | 'assinatura'

  constructor(motivo: FalhaDeBaixa['motivo']) {
    super(motivo)
    this.motivo = motivo
  }
}

export interface Fonte {
  /** The byte that the first piece begins with: 0 where the server begins anew. */
  from: number
  pieces: AsyncIterable<Uint8Array>
}

export interface Baixa {
  arquivos: readonly ArquivoPac[]
  /** On the device already, whole. */
  has: (arquivo: ArquivoPac) => Promise<boolean>
  open: (arquivo: ArquivoPac, from: number) => Promise<Fonte>
  /** Rejects when there is no room. */
  keep: (arquivo: ArquivoPac, pieces: readonly Uint8Array[]) => Promise<void>
  /** Bytes on the device by now, of those of `arquivos`. */
  progress: (bytes: number) => void
  isPaused: () => boolean
  wait: (milliseconds: number) => Promise<void>
}

/** What of one package is not in the other, by what is in the files: all that an update downloads. */
export function missingOf(wanted: Pick<Manifesto, 'arquivos'>, kept: readonly string[]): ArquivoPac[] {
  const there = new Set(kept)
  return wanted.arquivos.filter((arquivo) => !there.has(arquivo.sha256))
}

export const bytesOf = (arquivos: readonly ArquivoPac[]): number =>
  arquivos.reduce((sum, { bytes }) => sum + bytes, 0)

/** The digests that only `gone` names: what deleting it frees. */
export function freedBy(gone: Manifesto, others: readonly Manifesto[]): ArquivoPac[] {
  return missingOf(
    gone,
    others.flatMap(({ arquivos }) => arquivos.map((arquivo) => arquivo.sha256)),
  )
}

/**
 * Downloads what is not there yet. `pausado`: the same call goes on later, from the files that are whole.
 * @throws FalhaDeBaixa after the third try of a file, or without room
 */
export async function baixar(baixa: Baixa): Promise<'completo' | 'pausado'> {
  const { arquivos, has, progress, isPaused } = baixa
  const waiting = [...arquivos]
  const partial = new Map<string, number>()
  let failed: unknown
  const report = (sha: string, bytes: number): void => {
    partial.set(sha, bytes)
    progress([...partial.values()].reduce((sum, one) => sum + one, 0))
  }
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const arquivo = next
      if (failed || isPaused()) return
      if (await has(arquivo)) report(arquivo.sha256, arquivo.bytes)
      else await fetchFile(baixa, arquivo, (bytes) => report(arquivo.sha256, bytes))
    }
  }
  await Promise.all(
    Array.from({ length: PARALLEL }, () =>
      worker().catch((error: unknown) => {
        failed ??= error
      }),
    ),
  )
  if (failed && !(failed instanceof Pausa)) throw failed
  return isPaused() || failed ? 'pausado' : 'completo'
}

class Pausa extends Error {}

/** What has arrived of a file is gone on from, unless its digest was wrong. */
async function fetchFile(baixa: Baixa, arquivo: ArquivoPac, report: (bytes: number) => void): Promise<void> {
  const { open, keep, isPaused, wait } = baixa
  let pieces: Uint8Array[] = []
  let length = 0
  for (let attempt = 0; ; attempt++) {
    try {
      const fonte = await open(arquivo, length)
      if (fonte.from !== length) [pieces, length] = [[], 0]
      for await (const piece of fonte.pieces) {
        if (isPaused()) throw new Pausa()
        pieces.push(piece)
        length += piece.length
        if (length > arquivo.bytes) throw new FalhaDeBaixa('integridade')
        report(length)
      }
      if (length === arquivo.bytes && digestOf(pieces) === arquivo.sha256) break
      if (length === arquivo.bytes) throw new FalhaDeBaixa('integridade')
      throw new FalhaDeBaixa('rede')
    } catch (error) {
      if (error instanceof Pausa || isPaused()) throw new Pausa()
      const wrong = error instanceof FalhaDeBaixa && error.motivo === 'integridade'
      if (wrong) [pieces, length] = [[], 0]
      if (attempt + 1 >= TRIES) throw wrong ? error : new FalhaDeBaixa('rede')
      await wait(WAITS[attempt] ?? 0)
    }
  }
  await keep(arquivo, pieces).catch(() => {
    throw new FalhaDeBaixa('espaco')
  })
}

export function digestOf(pieces: readonly Uint8Array[]): string {
  const digest = sha256()
  for (const piece of pieces) digest.update(piece)
  return digest.hex()
}
