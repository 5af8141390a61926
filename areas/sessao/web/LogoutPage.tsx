/** Signing out: the session ends on the server and on this device; the account stays in the list. */
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { call, useTransport } from '../../../core/web/call.ts'
import { forgetUnsentOf } from '../../../core/web/device/unsent.ts'
import { sessionStore } from '../../../core/web/session/store.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { sessaoApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'

export function Screen() {
  const t = useTexts(entradaTexts)
  const transport = useTransport()
  const navigate = useNavigate()
  useEffect(() => {
    const { sessao } = sessionStore.get()
    const leave = () => {
      if (sessao) {
        sessionStore.end(sessao.usuario)
        forgetUnsentOf(sessao.usuario)
      }
      // Whoever looked through somebody's eyes is back in their own account.
      void navigate(sessionStore.get().sessao?.token ? '/logado' : '/login', { replace: true })
    }
    // Without network the device still forgets the token; the server's session ends by itself.
    if (sessao?.token) call(transport, sessaoApi.signOut, {}).then(leave, leave)
    else leave()
  }, [transport, navigate])
  return (
    <main className="centro">
      <title>{t.saindo}</title>
      <p role="status">{t.saindo}</p>
    </main>
  )
}
