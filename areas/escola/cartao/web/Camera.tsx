/** The camera, looking for a card: it stops as soon as a code is read or the screen is left. */
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { openReader, type QrReader } from './reader.ts'
import { entradaTexts } from './texts.ts'

const EVERY_MS = 250

interface Props {
  /** A code was read: true when it is one of ours, and the camera may rest. */
  onRead: (text: string) => boolean
}

export function Camera({ onRead }: Props) {
  const t = useTexts(entradaTexts)
  const video = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const told = useRef(onRead)
  told.current = onRead

  useEffect(() => {
    let over = false
    let stream: MediaStream | undefined
    let reader: QrReader | undefined
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const box = video.current
      if (over || !box) return close()
      box.srcObject = stream
      await box.play()
      reader = await openReader()
      while (!over) {
        const text = await reader.read(box)
        if (over || (text !== null && told.current(text))) break
        await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
      }
      close()
    }
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
      reader?.close()
    }
    look().catch(() => {
      close()
      if (!over) setFailed(true)
    })
    return () => {
      over = true
      close()
    }
  }, [])

  if (failed) return <Callout tone="aviso">{t.semCamera}</Callout>
  return (
    <div className="camera">
      <video className="toda cobre raio-4" ref={video} muted playsInline aria-label={t.camera} />
      <p className="t-s fraca">{t.mostreOCartao}</p>
    </div>
  )
}
