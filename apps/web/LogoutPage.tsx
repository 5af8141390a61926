/** Signing out: what waits is sent if it can be; else the person hears what stays here, and how, before they leave. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sessaoApi } from '../../areas/acesso/sessao/contract.ts'
import { call, useTransport } from '../../core/web/call.ts'
import type { Transport } from '../../core/web/client/request.ts'
import type { Contagem } from '../../core/web/device/leave/leave.ts'
import { isOnline } from '../../core/web/device/network.ts'
import type { SessaoRecord } from '../../core/web/session/reducer.ts'
import { sessionStore } from '../../core/web/session/store.ts'
import { useTenant } from '../../core/web/tenant/context.ts'
import { useLanguage, useTexts } from '../../core/web/texts.ts'
import { Button } from '../../core/web/ui/Button.tsx'
import { Callout } from '../../core/web/ui/Callout.tsx'
import { EntrarLayout } from '../../core/web/ui/EntrarLayout.tsx'
import { leavingTexts, whatOf } from './leaving-texts.ts'

/** Milliseconds that answers on their way may take, and a page that was left just now to save what it held. */
const PATIENCE = 6_000
const SAVING = 1_000

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

interface Stays extends Contagem {
  /** It can be closed. */
  fecha: boolean
}

const isNothing = ({ respostas, rascunhos }: Contagem): boolean => respostas + rascunhos === 0

/** What is not sent after one try; null: nothing. */
async function whatStays(tenant: string, sessao: SessaoRecord, transport: Transport): Promise<Stays | null> {
  const { canClose, sendAnswers, unsentOf } = await import('./leaving.ts')
  const conta = { tenant, usuario: sessao.usuario }
  let rest = await unsentOf(conta)
  if (isNothing(rest)) return null
  if (isOnline()) {
    // A session from before there were keys has none yet.
    if (!sessao.chave)
      await call(transport, sessaoApi.me, {}).then(
        ({ chave }) => chave && sessionStore.key(sessao.usuario, chave),
        () => {},
      )
    await Promise.race([sendAnswers(conta, transport), wait(PATIENCE)])
    rest = await unsentOf(conta)
    if (rest.rascunhos > 0) {
      await wait(SAVING)
      rest = await unsentOf(conta)
    }
    if (isNothing(rest)) return null
  }
  const chave = sessionStore.get().records.find(({ usuario }) => usuario === sessao.usuario)?.chave
  return { ...rest, fecha: await canClose(chave, conta, transport) }
}

export function Screen() {
  const t = useTexts(leavingTexts)
  const language = useLanguage()
  const transport = useTransport()
  const navigate = useNavigate()
  const tenant = useTenant()
  const slug = tenant ? tenant.slug : ''
  const [stays, setStays] = useState<Stays | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const leave = useCallback(
    async (descarta = false) => {
      setStays(null)
      const { sessao } = sessionStore.get()
      if (sessao) {
        // Without network the device still forgets the token; the server's session ends by itself.
        if (sessao.token) await call(transport, sessaoApi.signOut, {}).catch(() => {})
        // From here on this is another page: everything on it is made anew without the account.
        sessionStore.end(sessao.usuario, descarta)
      }
      // What sees accounts leave does it too; here it is waited for.
      await import('./leaving.ts').then(({ finishLeaving }) => finishLeaving(slug)).catch(() => {})
      // Whoever looked through somebody's eyes is back in their own account.
      await navigate(sessionStore.get().sessao?.token ? '/logado' : '/login', { replace: true })
    },
    [transport, navigate, slug],
  )
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    const { sessao } = sessionStore.get()
    if (!sessao?.token || sessao.volta !== undefined) return void leave()
    void whatStays(slug, sessao, transport)
      .catch(() => null)
      .then((found) => (found ? setStays(found) : leave()))
  }, [leave, slug, transport])
  useLayoutEffect(() => {
    if (stays) heading.current?.focus()
  }, [stays])

  return (
    <EntrarLayout title={stays ? t.antes : t.saindo}>
      <div className="forma">
        {stays ? (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {t.antes}
            </h2>
            <Callout tone={stays.fecha ? 'aviso' : 'erro'} title={t.falta(whatOf(stays, language))}>
              {stays.fecha ? t.guardado : t.aberto}
            </Callout>
            <div className="pilha">
              {stays.fecha && (
                <Button look="filled" size="large" wide onClick={() => void leave()}>
                  {t.sair}
                </Button>
              )}
              <Button
                look={stays.fecha ? 'outlined' : 'filled'}
                size="large"
                wide
                onClick={() => void navigate('/logado', { replace: true })}
              >
                {t.ficar}
              </Button>
              {!stays.fecha && (
                <Button look="danger" size="large" wide onClick={() => void leave(true)}>
                  {t.sairApagando}
                </Button>
              )}
            </div>
          </>
        ) : (
          <p role="status">{t.saindo}</p>
        )}
      </div>
    </EntrarLayout>
  )
}
