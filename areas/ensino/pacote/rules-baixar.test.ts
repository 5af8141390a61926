/** Downloading: parallel, tried again from where it stopped, checked, paused, by difference. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256, utf8 } from '../../../core/contract/sha256.ts'
import { type Baixa, baixar, bytesOf, FalhaDeBaixa, freedBy, missingOf } from './rules-baixar.ts'
import type { ArquivoPac, Manifesto } from './shapes.ts'

function digest(bytes: Uint8Array): string {
  const made = sha256()
  made.update(bytes)
  return made.hex()
}

const contents = new Map<string, Uint8Array>()
function file(text: string): ArquivoPac {
  const bytes = utf8(text)
  contents.set(digest(bytes), bytes)
  return {
    caminho: `arquivos/${digest(bytes)}.png`,
    sha256: digest(bytes),
    bytes: bytes.length,
    tipo: 'image/png',
  }
}

async function* inPieces(bytes: Uint8Array, size: number, breaksAt = Number.POSITIVE_INFINITY) {
  for (let at = 0; at < bytes.length; at += size) {
    await Promise.resolve()
    if (at >= breaksAt) throw new TypeError('network')
    yield bytes.subarray(at, at + size)
  }
}

/** A device and a network; `part` says what goes wrong. */
function device(arquivos: readonly ArquivoPac[], part: Partial<Baixa> = {}) {
  const kept = new Map<string, Uint8Array>()
  const asked: [sha: string, from: number][] = []
  let open = 0
  let most = 0
  let last = 0
  const baixa: Baixa = {
    arquivos,
    has: async ({ sha256 }) => kept.has(sha256),
    open: async ({ sha256 }, from) => {
      asked.push([sha256, from])
      return { from, pieces: inPieces((contents.get(sha256) as Uint8Array).subarray(from), 4) }
    },
    keep: async ({ sha256 }, pieces) => {
      kept.set(sha256, Uint8Array.from(pieces.flatMap((piece) => [...piece])))
    },
    progress: (bytes) => {
      last = bytes
    },
    isPaused: () => false,
    wait: async () => {},
    ...part,
  }
  const counted: Baixa = {
    ...baixa,
    open: async (arquivo, from) => {
      most = Math.max(most, ++open)
      return baixa.open(arquivo, from)
    },
    keep: async (arquivo, pieces) => {
      open--
      return baixa.keep(arquivo, pieces)
    },
  }
  return { kept, asked, run: () => baixar(counted), most: () => most, last: () => last }
}

const FILES = ['um pouco de texto', 'outro', 'mais um arquivo', 'e o quarto', 'o quinto'].map(file)

describe('a download', () => {
  it('keeps every file as it is, three at once', async () => {
    const tablet = device(FILES)
    expect(await tablet.run()).toBe('completo')
    for (const { sha256 } of FILES) expect(tablet.kept.get(sha256)).toEqual(contents.get(sha256))
    expect(tablet.most()).toBe(3)
    expect(tablet.last()).toBe(bytesOf(FILES))
  })

  it('asks only for what is not there: an update is a difference', async () => {
    const tablet = device(FILES)
    await tablet.run()
    const before = tablet.asked.length
    expect(await tablet.run()).toBe('completo')
    expect(tablet.asked.length).toBe(before)
  })

  it('goes on from where the network broke, at most three times', async () => {
    const [one] = FILES as [ArquivoPac]
    let tries = 0
    const tablet = device([one], {
      open: async ({ sha256 }, from) => {
        tries++
        const rest = (contents.get(sha256) as Uint8Array).subarray(from)
        return { from, pieces: inPieces(rest, 4, tries < 3 ? 8 : undefined) }
      },
    })
    expect(await tablet.run()).toBe('completo')
    expect(tries).toBe(3)
    const dead = device([one], {
      open: async () => {
        throw new TypeError('network')
      },
    })
    await expect(dead.run()).rejects.toMatchObject({ motivo: 'rede' })
  })

  it('begins a file anew where the server knows no parts', async () => {
    const [one] = FILES as [ArquivoPac]
    let tries = 0
    const tablet = device([one], {
      open: async ({ sha256 }) => ({
        from: 0,
        pieces: inPieces(contents.get(sha256) as Uint8Array, 4, tries++ === 0 ? 8 : undefined),
      }),
    })
    expect(await tablet.run()).toBe('completo')
    expect(tablet.kept.get(one.sha256)).toEqual(contents.get(one.sha256))
  })

  it('keeps nothing of which a byte is wrong', async () => {
    const [one, two] = FILES as [ArquivoPac, ArquivoPac]
    const tablet = device([one, two], {
      open: async ({ sha256, bytes }, from) => ({
        from,
        pieces: inPieces(
          sha256 === one.sha256
            ? new Uint8Array(bytes - from)
            : (contents.get(sha256) as Uint8Array).subarray(from),
          4,
        ),
      }),
    })
    await expect(tablet.run()).rejects.toMatchObject({ motivo: 'integridade' })
    expect(tablet.kept.has(one.sha256)).toBe(false)
    expect(tablet.kept.has(two.sha256)).toBe(true)
  })

  it('says that there is no room', async () => {
    const tablet = device(FILES, {
      keep: async () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    await expect(tablet.run()).rejects.toBeInstanceOf(FalhaDeBaixa)
    await expect(tablet.run()).rejects.toMatchObject({ motivo: 'espaco' })
  })

  it('pauses anywhere and goes on to the same end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(30), { maxLength: 4 }), async (pauses) => {
        let left = 0
        const tablet = device(FILES, { isPaused: () => left-- <= 0 })
        for (const steps of pauses) {
          left = steps
          await tablet.run()
        }
        left = Number.POSITIVE_INFINITY
        expect(await tablet.run()).toBe('completo')
        for (const { sha256 } of FILES) expect(tablet.kept.get(sha256)).toEqual(contents.get(sha256))
      }),
    )
  })
})

describe('what is kept', () => {
  const of = (...arquivos: ArquivoPac[]) => ({ arquivos }) as Manifesto
  it('is shared among packages: deleting one frees only its own', () => {
    const [a, b, c] = FILES as [ArquivoPac, ArquivoPac, ArquivoPac]
    expect(freedBy(of(a, b), [of(b, c)])).toEqual([a])
    expect(missingOf(of(a, b, c), [b.sha256])).toEqual([a, c])
  })
})
