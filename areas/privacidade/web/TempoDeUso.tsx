/** Tells the server every five minutes that the page is in sight; shows nothing. Placed once in the signed-in frame. */
import { useEffect } from 'react'
import { call, useTransport } from '../../../core/web/call.ts'
import { privacidadeApi } from '../contract.ts'
import { BATIDA_MIN } from '../rules.ts'

export function TempoDeUso() {
  const transport = useTransport()
  useEffect(() => {
    const beat = () => {
      if (document.visibilityState !== 'visible') return
      // Lost beats are lost minutes: nothing waits for them.
      call(transport, privacidadeApi.countUse, {}).catch(() => {})
    }
    const timer = setInterval(beat, BATIDA_MIN * 60_000)
    return () => clearInterval(timer)
  }, [transport])
  return null
}
