/** Counts the time of use: a beat every five minutes while the page is in sight. */
import { useEffect } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { privacidadeApi } from '../contract.ts'
import { BATIDA_MIN } from '../rules.ts'

/** Placed once in the signed-in frame; it draws nothing. */
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
