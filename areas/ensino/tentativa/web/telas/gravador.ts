/** The microphone: records, tells how loud it is, stops by itself at the limit. */
import { useEffect, useRef, useState } from 'react'

/** What the server takes and this browser makes, the best first. */
const KINDS = [
  ['audio/webm;codecs=opus', '.webm'],
  ['audio/ogg;codecs=opus', '.ogg'],
  ['audio/mp4', '.m4a'],
] as const

const supported = () =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : KINDS.find(([mime]) => MediaRecorder.isTypeSupported(mime))

interface Running {
  recorder: MediaRecorder
  stop: () => void
}

/** The loudness of a stream, from 0 to 1, told ten times a second. */
function meter(stream: MediaStream, tell: (level: number) => void): () => void {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = 1024
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples)
    const square = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0)
    tell(Math.min(1, Math.sqrt(square / samples.length) * 3))
  }, 100)
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}

/** Seconds after which what is recorded so far is handed on: a page that is lost loses no more. */
const PART = 5

interface Ouvinte {
  onFile: (file: File) => void
  /** What there is so far. */
  onPart: (file: File) => void
}

/** `seconds`: the longest recording. */
export function useGravador(seconds: number, ouvinte: Ouvinte) {
  const running = useRef<Running | null>(null)
  const latest = useRef(ouvinte)
  latest.current = ouvinte
  const [level, setLevel] = useState(0)
  const [past, setPast] = useState(0)
  const [state, setState] = useState<'idle' | 'recording' | 'refused'>('idle')

  const stop = () => running.current?.recorder.stop()
  useEffect(() => () => running.current?.stop(), [])

  async function start(): Promise<void> {
    const kind = supported()
    if (!kind || !navigator.mediaDevices) return setState('refused')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const recorder = new MediaRecorder(stream, { mimeType: kind[0] })
      const quiet = meter(stream, setLevel)
      const chunks: Blob[] = []
      const began = performance.now()
      const clock = setInterval(() => {
        const now = Math.floor((performance.now() - began) / 1_000)
        setPast(now)
        if (now >= seconds && recorder.state === 'recording') recorder.stop()
      }, 250)
      const release = () => {
        clearInterval(clock)
        quiet()
        for (const track of stream.getTracks()) track.stop()
        running.current = null
      }
      const soFar = () => new File(chunks, `gravacao${kind[1]}`, { type: kind[0].split(';')[0] ?? '' })
      recorder.ondataavailable = ({ data }) => {
        chunks.push(data)
        if (chunks.length % PART === 0) latest.current.onPart(soFar())
      }
      recorder.onstop = () => {
        release()
        setState('idle')
        // Stopped before the first sound.
        if (soFar().size > 0) latest.current.onFile(soFar())
      }
      running.current = { recorder, stop: release }
      setPast(0)
      setState('recording')
      recorder.start(1_000)
    } catch {
      setState('refused')
    }
  }
  return { state, level, past, start, stop }
}
