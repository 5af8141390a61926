/** The bell's panel: the latest notifications, live, each a link to where it happened. */
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useCall, useSend } from '../../../core/web/data.ts'
import { useLive } from '../../../core/web/live.ts'
import { useTexts } from '../../../core/web/texts.ts'
import { Button } from '../../../core/web/ui/Button.tsx'
import { RelativeTime } from '../../../core/web/ui/RelativeTime.tsx'
import { ListSkeleton } from '../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../sessao/web/public.tsx'
import { type Notificacao, notificacaoApi } from '../contract.ts'
import { notificacaoTexts } from '../texts.ts'
import './notificacao.css'

const LATEST = { query: { pagina: 1, linhas: 20 } }
const REFRESHES = [notificacaoApi.list, notificacaoApi.countNew]

/** The bell opens it in a popover, which a link inside has to close by itself. */
const closePanel = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()

interface ItemProps {
  notificacao: Notificacao
  onOpen: (event: MouseEvent<HTMLElement>) => void
}

function Item({ notificacao: { texto, detalhe, destino, lida, quando }, onOpen }: ItemProps) {
  const t = useTexts(notificacaoTexts)
  return (
    <li>
      <Link to={destino} className={lida ? undefined : 'nova'} onClick={onOpen}>
        {!lida && <span className="so-leitor">{t.nova}: </span>}
        <span>{texto}</span>
        <span className="fraca t-xs">
          {detalhe && `${detalhe} · `}
          <RelativeTime value={quando} />
        </span>
      </Link>
    </li>
  )
}

export function NotificationPanel() {
  const t = useTexts(notificacaoTexts)
  const eu = useEu()
  const latest = useCall(notificacaoApi.list, LATEST)
  const markOne = useSend(notificacaoApi.markOne, { refreshes: REFRESHES })
  const markAll = useSend(notificacaoApi.markAll, { refreshes: REFRESHES })
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
      <div className="sem-novidade">
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
          onClick={() => markAll.mutate({ body: { ate: notificacoes[0]?.id } })}
        >
          {t.marcarTodas}
        </Button>
      )}
      <ul className="novidades">
        {notificacoes.map((notificacao) => (
          <Item
            key={notificacao.id}
            notificacao={notificacao}
            onOpen={(event) => {
              if (!notificacao.lida) markOne.mutate({ params: { id: notificacao.id } })
              closePanel(event)
            }}
          />
        ))}
      </ul>
    </>
  )
}
