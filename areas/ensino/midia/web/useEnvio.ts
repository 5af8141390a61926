/** The upload of one file as a screen follows it: how far, paused, broken, ready, refused. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { extensionOf } from '../../../../core/contract/files.ts'
import { useTransport } from '../../../../core/web/call.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { preparePictures } from '../../../../core/web/picture/prepare.ts'
import { useLanguage } from '../../../../core/web/texts.ts'
import { extensionsFor, inWordsOf, problemOf, tipoOf } from '../rules.ts'
import type { Midia, TipoMidia } from '../shapes.ts'
import { durationOf } from './duration.ts'
import { type Envio, sendMidia } from './send.ts'

export type Passo = 'parado' | 'enviando' | 'pausado' | 'semRede' | 'processando'

interface State {
  passo: Passo
  nome: string
  feito: number
  total: number
  erro: string | null
}

const IDLE: State = { passo: 'parado', nome: '', feito: 0, total: 0, erro: null }

/** `tipos`: what the place takes. */
export function useEnvio(tipos: readonly TipoMidia[], onReady: (midia: Midia) => void) {
  const transport = useTransport()
  const language = useLanguage()
  const [state, setState] = useState(IDLE)
  const envio = useRef<Envio | null>(null)
  const ready = useRef(onReady)
  ready.current = onReady
  const change = useCallback((part: Partial<State>) => setState((before) => ({ ...before, ...part })), [])

  const fail = useCallback((erro: string) => {
    envio.current = null
    setState({ ...IDLE, erro })
  }, [])

  const send = useCallback(
    async (chosen: File) => {
      const [file = chosen] = await preparePictures([chosen], { extensions: extensionsFor(tipos) })
      const isFilm = tipoOf(extensionOf(file.name)) === 'video'
      const announced = { nome: file.name, bytes: file.size }
      const early = problemOf(announced, tipos)
      const duracao = isFilm && !early ? await durationOf(file) : null
      const problem = early ?? problemOf({ ...announced, duracao }, tipos)
      if (problem) return fail(inWordsOf(problem, announced, tipos, language))
      setState({ passo: 'enviando', nome: file.name, feito: 0, total: file.size, erro: null })
      envio.current = sendMidia(transport, file, duracao, {
        onProgress: (feito) => change({ feito }),
        onArrived: () => change({ passo: 'processando', feito: file.size }),
        onStalled: () => change({ passo: 'semRede' }),
        onReady: (midia) => {
          envio.current = null
          setState(IDLE)
          ready.current(midia)
        },
        onError: (error) => fail(errorSentence(error, language)),
      })
    },
    [transport, language, tipos, change, fail],
  )

  const resume = useCallback(() => {
    change({ passo: 'enviando' })
    envio.current?.resume()
  }, [change])
  const pause = () => {
    change({ passo: 'pausado' })
    envio.current?.pause()
  }
  const cancel = () => {
    envio.current?.cancel()
    envio.current = null
    setState(IDLE)
  }

  // The network is back: what broke goes on by itself.
  useEffect(() => {
    if (state.passo !== 'semRede') return
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [state.passo, resume])
  // Whoever leaves the page stops sending; what arrived waits on the server.
  useEffect(() => () => envio.current?.pause(), [])

  return { ...state, send, pause, resume, cancel }
}
