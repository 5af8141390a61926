/** What other places show of notifications: the card of the account page, and the bell's panel: the latest notifications, live, each a link to where it happened. */
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { lazy, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../sessao/web/public.tsx'
import { notificacaoApi } from '../contract.ts'
import { notificacaoTexts } from '../texts.ts'
import { NotificacaoItem } from './NotificacaoItem.tsx'
import './notificacao.css'

const LATEST = { query: { pagina: 1, linhas: 20 } }

/** How the person is told: a card of the account page. */
export const EscolhasDaConta = lazy(() =>
  import('./EscolhasCard.tsx').then((m) => ({ default: m.EscolhasCard })),
)

/** The bell opens it in a popover, which a link inside has to close by itself. */
const closePanel = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()

export function NotificationPanel() {
  const t = useTexts(notificacaoTexts)
  const language = useLanguage()
  const eu = useEu()
  const latest = useCall(notificacaoApi.list, LATEST)
  const markOne = useSend(notificacaoApi.markOne)
  const markAll = useSend(notificacaoApi.markAll)
  useLive(`usuario:${eu?.id ?? 0}`, () => void latest.refetch())

  if (latest.isError && !latest.data)
    return (
      <div className="pilha" role="alert">
        <p>{t.erro}</p>
        <Button size="small" onClick={() => void latest.refetch()}>
          {t.tentarDeNovo}
        </Button>
      </div>
    )
  if (!latest.data) return <ListSkeleton rows={3} />
  const { notificacoes, novas } = latest.data
  if (notificacoes.length === 0)
    return (
      <div className="pilha v-1 pb-5 pi-1">
        <b>{t.vazio}</b>
        <p className="fraca t-s">{t.vazioDetalhe}</p>
      </div>
    )
  return (
    <>
      {novas > 0 && (
        <Button
          look="link"
          size="small"
          icon={IconChecks}
          busy={markAll.isPending}
          onClick={() =>
            markAll.mutate(
              { body: { ate: notificacoes[0]?.id } },
              { onError: (error) => notify.error(errorSentence(error, language)) },
            )
          }
        >
          {t.marcarTodas}
        </Button>
      )}
      <ul className="novidades sem-ponto m-z p-z grade v-0">
        {notificacoes.map((notificacao) => (
          <NotificacaoItem
            key={notificacao.id}
            notificacao={notificacao}
            onOpen={(event) => {
              if (!notificacao.lida) markOne.mutate({ params: { id: notificacao.id } })
              closePanel(event)
            }}
          />
        ))}
      </ul>
      <Link className="t-s" to={href('/logado/notificacoes')} onClick={closePanel}>
        {t.verTodas}
      </Link>
    </>
  )
}
