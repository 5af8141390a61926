/** A package (SCORM, H5P) in a frame of another origin; what it tells is believed as far as its words are well formed. */

import { useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { cx } from '../../../../core/web/ui/cx.ts'
import { type PacoteMensagem, readAviso, readMensagem } from '../rules-pacote.ts'
import type { Midia } from '../shapes.ts'
import h5pRuntime from './pacote/h5p.ts?worker&url'
import scormRuntime from './pacote/scorm.ts?worker&url'
import { midiaWebTexts } from './texts.ts'
import './midia.css'

export interface PacoteProps {
  midia: Midia
  title: string
  /** What it kept when it was played before. */
  guardado?: string | undefined
  /** Points from 0 to 1, whether it was finished, what it keeps: as the package says, each time that it says it. */
  onResultado?: (resultado: Pick<PacoteMensagem, 'pontos' | 'concluido' | 'guardado'>) => void
}

/** The address of the frame: at the origin that the server names, else at this host with `pacote.` before it. */
function addressOf(pacote: string, tipo: Midia['tipo'], guardado = '', language = 'pt-br'): URL {
  const here = new URL(location.origin)
  here.hostname = `pacote.${here.hostname}`
  const address = new URL(pacote, here)
  const r = tipo === 'pacote_h5p' ? h5pRuntime : scormRuntime
  // What stands around the parts of a package is as large as the words around the frame.
  const t = getComputedStyle(document.documentElement).fontSize
  address.hash = String(new URLSearchParams({ o: location.origin, r, l: language, t, g: guardado }))
  return address
}

const LEAST_HEIGHT = 384
/** Places that are named; more would be a list of its own. */
const MOST_BLOCKED = 3

export function PacoteFrame({ midia, title, guardado, onResultado }: PacoteProps) {
  const t = useTexts(midiaWebTexts)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(LEAST_HEIGHT)
  const language = useLanguage()
  const [empty, setEmpty] = useState(false)
  const [blocked, setBlocked] = useState<readonly string[]>([])
  const told = useRef(onResultado)
  told.current = onResultado
  const { pacote, tipo } = midia
  // What it keeps from now on it knows itself: another address would begin it anew.
  const [before] = useState(guardado)

  useEffect(() => {
    if (!pacote) return
    const { origin } = addressOf(pacote, tipo)
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const aviso = readAviso(event.data)
      if (aviso?.aviso === 'vazio') setEmpty(true)
      if (aviso?.aviso === 'bloqueado')
        setBlocked((before) =>
          before.includes(aviso.de) || before.length === MOST_BLOCKED ? before : [...before, aviso.de],
        )
      const message = readMensagem(event.data)
      if (!message) return
      const { pontos, concluido, altura, guardado: kept } = message
      if (altura > LEAST_HEIGHT) setHeight(altura)
      told.current?.({ pontos, concluido, guardado: kept })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [pacote, tipo])

  if (!pacote) return null
  return (
    <>
      {empty && (
        <Callout tone="aviso" live>
          {t.pacoteVazio}
        </Callout>
      )}
      {blocked.length > 0 && (
        <Callout tone="aviso" live>
          {t.pacoteBloqueado(blocked.join(', '))}
        </Callout>
      )}
      <iframe
        ref={frame}
        className={cx('mid-quadro papel caixa toda h-24', tipo === 'pacote_scorm' && 'alto')}
        style={{ height }}
        src={addressOf(pacote, tipo, before, language).href}
        title={title || t.pacote}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
    </>
  )
}
