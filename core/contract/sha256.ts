/** SHA-256 (FIPS 180-4) without Node or browser: fed piece by piece, for queues, downloads and pages without `crypto.subtle`. */

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
const K = new Uint32Array(primes(64).map((prime) => fraction(Math.cbrt(prime))))
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))

function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

export interface Sha256 {
  update: (bytes: Uint8Array) => void
  /** 64 hexadecimal digits; nothing may be fed afterwards. */
  hex: () => string
}

/** Begins a digest. */
export function sha256(): Sha256 {
  const state = new Uint32Array(START)
  const block = new Uint8Array(64)
  let filled = 0
  let length = 0

  function update(bytes: Uint8Array): void {
    length += bytes.length
    let at = 0
    while (at < bytes.length) {
      const take = Math.min(64 - filled, bytes.length - at)
      block.set(bytes.subarray(at, at + take), filled)
      filled += take
      at += take
      if (filled === 64) {
        compress(state, block)
        filled = 0
      }
    }
  }

  function hex(): string {
    const bits = length * 8
    const padding = new Uint8Array(filled < 56 ? 64 - filled : 128 - filled)
    padding[0] = 0x80
    const view = new DataView(padding.buffer)
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(padding.length - 4, bits >>> 0)
    update(padding)
    return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
  }

  return { update, hex }
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const W = new Uint32Array(64)

function compress(state: Uint32Array, block: Uint8Array): void {
  for (let i = 0; i < 16; i++)
    W[i] =
      (at8(block, i * 4) << 24) |
      (at8(block, i * 4 + 1) << 16) |
      (at8(block, i * 4 + 2) << 8) |
      at8(block, i * 4 + 3)
  for (let i = 16; i < 64; i++) {
    const x = at(W, i - 15)
    const y = at(W, i - 2)
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
    W[i] = at(W, i - 16) + s0 + at(W, i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(W, i)) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word
}

const at = (words: Uint32Array, index: number): number => words[index] as number
const at8 = (bytes: Uint8Array, index: number): number => bytes[index] as number

/** UTF-8; a lone surrogate becomes U+FFFD, as in `TextEncoder`. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const char of text) {
    const point = char.codePointAt(0) as number
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      )
  }
  return new Uint8Array(bytes)
}

export function sha256Hex(text: string): string {
  const digest = sha256()
  digest.update(utf8(text))
  return digest.hex()
}
