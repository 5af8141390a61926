/** Asking for a copy or the erasure of data, and the requests so far. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'
import { type Whose, whoseOf } from './Escolhas.tsx'
import { PedidoRow } from './PedidoRow.tsx'

export function Pedidos({ usuario, nome }: Whose & { nome: string }) {
  const t = useTexts(privacidadeTexts)
  const language = useLanguage()
  const eu = useEu()
  const [erasing, setErasing] = useState(false)
  const query = whoseOf({ usuario })
  const list = useCall(privacidadeApi.listMine, { query })
  useLive(`usuario:${eu?.id ?? 0}`, (tipo) => {
    if (tipo === 'pedido_mudou' || tipo === 'recarregar') void list.refetch()
  })
  const ask = useSend(privacidadeApi.ask, {
    onSuccess: () => notify.success(t.pedidoFeito),
  })
  const askFor = (tipo: 'exportacao' | 'exclusao') => {
    setErasing(false)
    ask.mutate({ body: { tipo, ...query } })
  }
  return (
    <>
      <div className="acoes-r">
        <Button icon={IconDownload} busy={ask.isPending} onClick={() => askFor('exportacao')}>
          {t.pedirCopia}
        </Button>
        <Button icon={IconTrash} look="plain" onClick={() => setErasing(true)}>
          {t.pedirExclusao}
        </Button>
      </div>
      {ask.error && (
        <p className="t-s" role="alert">
          {errorSentence(ask.error, language)}
        </p>
      )}
      {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && <ListSkeleton rows={2} />}
      {list.data?.pedidos.length === 0 && <p className="fraca t-s">{t.semPedidos}</p>}
      {list.data && list.data.pedidos.length > 0 && (
        <ul className="priv-linhas divide" aria-label={t.pedidos}>
          {list.data.pedidos.map((pedido) => (
            <PedidoRow key={pedido.id} pedido={pedido} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={erasing}
        onClose={() => setErasing(false)}
        onConfirm={() => askFor('exclusao')}
        title={t.confirmarExclusao(nome)}
        confirmLabel={t.pedirExclusao}
      >
        <p>{t.confirmarExclusaoTexto}</p>
      </ConfirmDialog>
    </>
  )
}
