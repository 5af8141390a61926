/** What the office does about a request: decides with a reason, holds, opens one for somebody. */
import { type ReactNode, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { type Pedido, privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'

interface Props {
  open: boolean
  onClose: () => void
}

function Wrong({ children }: { children: unknown }) {
  const language = useLanguage()
  return children ? (
    <p className="t-s" role="alert">
      {errorSentence(children, language)}
    </p>
  ) : null
}

interface ReasonProps {
  label: string
  help: string
  error: unknown
  actions: (reason: string, ready: boolean) => ReactNode
}

/** A reason of three letters at least, and what is done with it. */
function Reason({ label, help, error, actions }: ReasonProps) {
  const [reason, setReason] = useState('')
  return (
    <>
      <TextArea
        label={label}
        help={help}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      <Wrong>{error}</Wrong>
      <footer>{actions(reason.trim(), reason.trim().length >= 3)}</footer>
    </>
  )
}

export function DecideDialog({ pedido, open, onClose }: Props & { pedido: Pedido }) {
  const t = useTexts(privacidadeTexts)
  const decide = useSend(privacidadeApi.decide, {
    onSuccess: () => {
      onClose()
      notify.success(t.decidido)
    },
  })
  const send = (aprovar: boolean, decisao: string) =>
    decide.mutate({ params: { id: pedido.id }, body: { aprovar, decisao } })
  return (
    <Dialog open={open} onClose={onClose} title={t.decidirSobre(pedido.pessoa.nome)}>
      <p className="fraca">{t.confirmarExclusaoTexto}</p>
      <Reason
        label={t.motivoDecisao}
        help={t.motivoAjuda}
        error={decide.error}
        actions={(reason, ready) => (
          <>
            <Button disabled={!ready} busy={decide.isPending} onClick={() => send(false, reason)}>
              {t.recusar}
            </Button>
            <Button
              look="danger"
              disabled={!ready || pedido.guarda_legal}
              busy={decide.isPending}
              onClick={() => send(true, reason)}
            >
              {t.aprovar}
            </Button>
          </>
        )}
      />
    </Dialog>
  )
}

export function HoldDialog({ pedido, open, onClose }: Props & { pedido: Pedido }) {
  const t = useTexts(privacidadeTexts)
  const { pessoa, guarda_legal } = pedido
  const hold = useSend(privacidadeApi.hold, {
    onSuccess: () => {
      onClose()
      notify.success(t.guardaMudou)
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={guarda_legal ? t.liberarDe(pessoa.nome) : t.guardarDe(pessoa.nome)}
    >
      <Reason
        label={t.motivoGuarda}
        help={t.guardaAjuda}
        error={hold.error}
        actions={(motivo, ready) => (
          <>
            <Button onClick={onClose}>{t.cancelar}</Button>
            <Button
              look="filled"
              disabled={!ready}
              busy={hold.isPending}
              onClick={() => hold.mutate({ body: { usuario: pessoa.id, guardar: !guarda_legal, motivo } })}
            >
              {guarda_legal ? t.liberar : t.guardar}
            </Button>
          </>
        )}
      />
    </Dialog>
  )
}

function NovoPedido({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTexts(privacidadeTexts)
  const [conta, setConta] = useState('')
  const [tipo, setTipo] = useState<Pedido['tipo']>('exportacao')
  const [motivo, setMotivo] = useState('')
  const ask = useSend(privacidadeApi.ask, {
    onSuccess: () => {
      onClose()
      notify.success(t.pedidoFeito)
    },
  })
  return (
    <form
      className="pilha"
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate({ body: { tipo, conta: conta.trim(), ...(motivo.trim() && { motivo: motivo.trim() }) } })
      }}
    >
      <TextField
        label={t.conta}
        value={conta}
        autoComplete="off"
        required
        error={fieldErrors(ask.error).conta}
        onChange={(event) => setConta(event.target.value)}
      />
      <SelectField
        label={t.tipo}
        value={tipo}
        options={[
          { value: 'exportacao', label: t.exportacao },
          { value: 'exclusao', label: t.exclusao },
        ]}
        onChange={(event) => setTipo(event.target.value === 'exclusao' ? 'exclusao' : 'exportacao')}
      />
      <p className="fraca t-s">{tipo === 'exclusao' ? t.outraDecide : t.soATitular}</p>
      <TextArea
        label={t.motivo}
        optional
        value={motivo}
        maxLength={500}
        onChange={(event) => setMotivo(event.target.value)}
      />
      <Wrong>{ask.error}</Wrong>
      <footer>
        <Button onClick={onClose}>{t.cancelar}</Button>
        <Button type="submit" look="filled" busy={ask.isPending} disabled={conta.trim() === ''}>
          {t.abrir}
        </Button>
      </footer>
    </form>
  )
}

export function NovoPedidoDialog({ open, onClose }: Props) {
  const t = useTexts(privacidadeTexts)
  return (
    <Dialog open={open} onClose={onClose} title={t.novoPedidoDe}>
      <NovoPedido onClose={onClose} />
    </Dialog>
  )
}
