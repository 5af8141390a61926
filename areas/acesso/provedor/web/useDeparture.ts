/** Leaving for a provider: the page goes there, and is as it was for whoever comes back by the browser's arrow. */
import { useEffect, useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { partidaApi } from '../contract-partida.ts'
import { keepTrip, navegador } from './trip.ts'

interface Departure {
  continuar?: string | undefined
  compartilhada?: boolean
  /** The account that links another one. */
  vincula?: string
  /** The account that proves anew who it is. */
  prova?: string
}

export function useDeparture() {
  const transport = useTransport()
  const [leaving, setLeaving] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)

  useEffect(() => {
    const back = () => setLeaving(null)
    globalThis.addEventListener('pageshow', back)
    return () => globalThis.removeEventListener('pageshow', back)
  }, [])

  async function leave(
    id: number,
    { continuar, compartilhada = false, vincula, prova }: Departure,
  ): Promise<void> {
    setLeaving(id)
    setError(null)
    try {
      const { endereco } = await call(transport, partidaApi.start, {
        params: { id },
        body: {
          navegador: navegador(),
          compartilhada,
          ...(continuar !== undefined && { continuar: continuar.slice(0, 500) }),
          ...(vincula !== undefined && { vincular: true }),
          ...(prova !== undefined && { provar: true }),
        },
      })
      keepTrip({
        compartilhada,
        ...(vincula !== undefined && { vincula }),
        ...(prova !== undefined && { prova }),
      })
      globalThis.location.assign(endereco)
    } catch (refused) {
      setError(refused)
      setLeaving(null)
    }
  }
  return { leaving, error, leave }
}
