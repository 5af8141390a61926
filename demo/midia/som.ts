/** Notes as a WAV file: soft sines, one after another. */

/** Samples of a second, two bytes each. */
const RATE = 16_000
/** Seconds in which a note swells, and fades. */
const EDGE = 0.03

/** Half tones above the A of 440 Hz, and seconds. */
type NotaMusical = readonly [semitons: number, segundos: number]

function samplesOf([semitons, segundos]: NotaMusical): Int16Array {
  const samples = new Int16Array(Math.round(segundos * RATE))
  const step = (2 * Math.PI * 440 * 2 ** (semitons / 12)) / RATE
  for (let at = 0; at < samples.length; at++) {
    const edge = Math.min(1, at / RATE / EDGE, (samples.length - at) / RATE / EDGE)
    samples[at] = Math.round(9_000 * edge * (Math.sin(step * at) + 0.3 * Math.sin(2 * step * at)))
  }
  return samples
}

export function makeSom(notas: readonly NotaMusical[]): Buffer {
  const samples = Buffer.concat(notas.map((nota) => Buffer.from(samplesOf(nota).buffer)))
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}
