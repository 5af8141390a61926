/** Plays a loop: notes are handed to the sound card a little before they sound, so that a busy page does not make them stumble. */
import type { Musica } from '../../shapes.ts'
import { componha, hertz, type Nota, notasEntre, type Timbre } from './notas.ts'

/** Milliseconds between two looks at what comes, and seconds that are handed over. */
const OLHA = 200
const ADIANTE = 0.9
/** Of the whole, under what a pupil hears besides. */
const VOLUME = 0.22
/** Seconds in which it fades. */
const SOME = 0.4

const ONDAS: Readonly<Record<Timbre, { onda: OscillatorType; ataque: number; solta: number }>> = {
  baixo: { onda: 'triangle', ataque: 0.02, solta: 0.12 },
  corda: { onda: 'triangle', ataque: 0.006, solta: 0.25 },
  flauta: { onda: 'sine', ataque: 0.05, solta: 0.15 },
  sino: { onda: 'sine', ataque: 0.004, solta: 0.5 },
}

/** Timbres that die away by themselves, as a string does that was plucked. */
const PULSADOS: ReadonlySet<Timbre> = new Set(['corda', 'sino'])

function toca(
  contexto: AudioContext,
  saida: AudioNode,
  { altura, timbre, forca }: Nota,
  em: number,
  dura: number,
): void {
  const { onda, ataque, solta } = ONDAS[timbre]
  const voz = contexto.createOscillator()
  const envelope = contexto.createGain()
  voz.type = onda
  voz.frequency.value = hertz(altura)
  const fim = em + dura
  envelope.gain.setValueAtTime(0.0001, em)
  envelope.gain.exponentialRampToValueAtTime(forca, em + ataque)
  envelope.gain.exponentialRampToValueAtTime(PULSADOS.has(timbre) ? forca * 0.12 : forca * 0.7, fim)
  envelope.gain.exponentialRampToValueAtTime(0.0001, fim + solta)
  voz.connect(envelope).connect(saida)
  voz.start(em)
  voz.stop(fim + solta)
}

/** Begins a loop; the answer ends it. Where a device makes no sound, nothing happens. */
export function toque(nome: Musica): () => void {
  if (typeof AudioContext !== 'function') return () => {}
  const contexto = new AudioContext()
  const volume = contexto.createGain()
  volume.gain.value = VOLUME
  volume.connect(contexto.destination)
  const volta = componha(nome)
  const zero = contexto.currentTime + 0.1
  let ate = 0
  const olha = () => {
    const longe = contexto.currentTime - zero + ADIANTE
    if (contexto.state !== 'running' || longe <= ate) return
    for (const { nota, em } of notasEntre(volta, ate, longe))
      toca(contexto, volume, nota, Math.max(zero + em, contexto.currentTime), nota.duracao * volta.segundos)
    ate = longe
  }
  const timer = setInterval(olha, OLHA)
  // A browser lets no page make sound before somebody has touched it.
  const wake = () => void contexto.resume().then(olha, () => {})
  const hide = () => void (document.hidden ? contexto.suspend() : contexto.resume()).catch(() => {})
  wake()
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
  document.addEventListener('visibilitychange', hide)
  return () => {
    clearInterval(timer)
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
    document.removeEventListener('visibilitychange', hide)
    volume.gain.setTargetAtTime(0, contexto.currentTime, SOME / 4)
    setTimeout(() => void contexto.close().catch(() => {}), SOME * 1000)
  }
}
