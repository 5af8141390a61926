/** Push on this device: on, off, tried out; or why it can't be. */
import { useEffect, useState } from 'react'
import { ApiError } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { notificacaoApi } from '../contract.ts'
import { telaTexts } from '../texts-tela.ts'
import { type PushState, pushState, subscribe, unsubscribe } from './push.ts'

interface Props {
  /** The installation's public key. */
  chave: string
  aceita: boolean
}

export function PushDoAparelho({ chave, aceita }: Props) {
  const t = useTexts(telaTexts)
  const [state, setState] = useState<PushState>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const save = useSend(notificacaoApi.subscribePush)
  const forget = useSend(notificacaoApi.unsubscribePush)
  const test = useSend(notificacaoApi.testPush, { onSuccess: () => notify.success(t.testeEnviado) })
  useEffect(() => {
    void pushState().then(setState)
  }, [])

  async function act(work: () => Promise<void>) {
    setBusy(true)
    setFault('')
    try {
      await work()
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : t.falhou)
    }
    setState(await pushState())
    setBusy(false)
  }
  const turnOn = () =>
    act(async () => {
      const made = await subscribe(chave)
      if (!made) return
      try {
        await save.mutateAsync({ body: made })
        notify.success(t.ativado)
      } catch (error) {
        await unsubscribe()
        throw error
      }
    })
  const tryOut = () =>
    act(async () => {
      await test.mutateAsync({})
    })
  const turnOff = () =>
    act(async () => {
      const endpoint = await unsubscribe()
      if (endpoint) await forget.mutateAsync({ body: { endpoint } })
      notify.success(t.desativado)
    })

  const why = !aceita
    ? t.compartilhado
    : state === 'sem_suporte'
      ? t.semSuporte
      : state === 'bloqueado'
        ? t.bloqueado
        : undefined
  return (
    <section className="aparelho grade v-3 mt-5 mb-5" aria-label={t.aparelho}>
      <b>{t.aparelho}</b>
      <p className="fraca t-s">{why ?? t.aparelhoAjuda}</p>
      {fault && (
        <Callout tone="erro" live>
          {fault}
        </Callout>
      )}
      {why === undefined && state !== undefined && (
        <div className="linha quebra">
          {state === 'ativo' ? (
            <>
              <Button size="small" busy={test.isPending} onClick={() => void tryOut()}>
                {t.testar}
              </Button>
              <Button size="small" look="link" busy={busy} onClick={() => void turnOff()}>
                {t.desativar}
              </Button>
            </>
          ) : (
            <Button size="small" busy={busy} onClick={() => void turnOn()}>
              {t.ativar}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
