/** One request about a person's data: where it stands, until when, and what may be done with it. */

import { formatBytes } from '../../../../core/contract/files.ts'

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { type State, Status } from '../../../../core/web/ui/Tag.tsx'
import { TrabalhoProgress } from '../../../acesso/trabalho/web/public.tsx'
import { type Pedido, privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'

const SIGNS: Readonly<Record<Pedido['estado'], State>> = {
  pendente: 'waiting',
  levantando: 'waiting',
  aguardando_aprovacao: 'waiting',
  aprovada: 'info',
  processando: 'waiting',
  concluida: 'right',
  cancelada: 'none',
  recusada: 'wrong',
}

export function PedidoStatus({ estado }: Pick<Pedido, 'estado'>) {
  const t = useTexts(privacidadeTexts)
  return <Status state={SIGNS[estado]}>{t[estado]}</Status>
}

const ENDED: readonly Pedido['estado'][] = ['concluida', 'cancelada', 'recusada']

/** Until when: the deadline of the answer, the day of the erasure, the life of the file. */
function useUntil(pedido: Pedido): string {
  const t = useTexts(privacidadeTexts)
  const language = useLanguage()
  const dates = useDates()
  if (pedido.arquivo)
    return t.valeAte(dates.date(pedido.arquivo.expira_em), formatBytes(pedido.arquivo.bytes, language))
  if (pedido.estado === 'aprovada' && pedido.executa_em) return t.apagaEm(dates.date(pedido.executa_em))
  return ENDED.includes(pedido.estado)
    ? dates.date(pedido.criado_em)
    : t.respostaAte(dates.date(pedido.prazo))
}

/** Asks for the address of the copy, which takes a fresh proof, and goes there. */
export function DownloadButton({ pedido }: { pedido: Pedido }) {
  const t = useTexts(privacidadeTexts)
  const language = useLanguage()
  const download = useSend(privacidadeApi.download, {
    onSuccess: ({ url }) => window.location.assign(url),
  })
  if (!pedido.pode.baixar) return null
  return (
    <>
      {download.error && (
        <span className="t-s" role="alert">
          {errorSentence(download.error, language)}
        </span>
      )}
      <Button
        size="small"
        look="soft"
        busy={download.isPending}
        onClick={() => download.mutate({ params: { id: pedido.id } })}
      >
        {t.baixar}
      </Button>
    </>
  )
}

export function PedidoRow({ pedido }: { pedido: Pedido }) {
  const t = useTexts(privacidadeTexts)
  const language = useLanguage()
  const cancel = useSend(privacidadeApi.cancel, {
    onSuccess: () => notify.success(t.pedidoCancelado),
  })
  const confirm = useSend(privacidadeApi.confirm, {
    onSuccess: () => notify.success(t.pedidoConfirmado),
  })
  const until = useUntil(pedido)
  const params = { id: pedido.id }
  const error = cancel.error ?? confirm.error
  const works =
    pedido.tipo === 'exportacao' && ['pendente', 'processando'].includes(pedido.estado) && pedido.trabalho_id
  return (
    <li>
      <div>
        <b>{t[pedido.tipo]}</b> <PedidoStatus estado={pedido.estado} />
        <p className="fraca t-s">{until}</p>
        {pedido.decisao && <p className="t-s">{t.resposta(pedido.decisao)}</p>}
        {pedido.tipo === 'exclusao' && pedido.confirmado && <p className="fraca t-s">{t.confirmado}</p>}
        {works && pedido.pode.acompanhar && (
          <TrabalhoProgress id={works} title={t.preparando} cancellable={false}>
            {null}
          </TrabalhoProgress>
        )}
        {error && (
          <p className="t-s" role="alert">
            {errorSentence(error, language)}
          </p>
        )}
      </div>
      <div className="acoes-r">
        <DownloadButton pedido={pedido} />
        {pedido.pode.confirmar && (
          <Button
            size="small"
            look="soft"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ params })}
          >
            {t.confirmarPedido}
          </Button>
        )}
        {pedido.pode.cancelar && (
          <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate({ params })}>
            {pedido.estado === 'aprovada' ? t.desfazer : t.cancelarPedido}
          </Button>
        )}
      </div>
    </li>
  )
}
