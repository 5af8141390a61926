/** What the office does about a request: decides with a reason, holds, opens one for somebody. */
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { type Pedido, privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'

interface Props {
  onClose: () => void
}

interface AboutProps extends Props {
  pedido: Pedido
}

const isReason = (text: string): boolean => text.trim().length >= 3

/** One reason, for whichever of the two is pressed. */
export function DecideDialog({ pedido, onClose }: AboutProps) {
  const t = useTexts(privacidadeTexts)
  const { valores, field, submit, sheet } = useForm(privacidadeApi.decide, {
    start: { decisao: '', aprovar: true },
    input: ({ decisao, aprovar }) => ({
      params: { id: pedido.id },
      body: { aprovar, decisao: decisao.trim() },
    }),
    onDone: () => {
      onClose()
      notify.success(t.decidido)
    },
  })
  const ready = isReason(valores.decisao)
  return (
    <FormDialog
      {...sheet}
      onSubmit={() => submit({ aprovar: true })}
      title={t.decidirSobre(pedido.pessoa.nome)}
      look="danger"
      submitLabel={t.aprovar}
      disabled={!ready || pedido.guarda_legal}
      secondary={
        <Button disabled={!ready} busy={sheet.busy} onClick={() => submit({ aprovar: false })}>
          {t.recusar}
        </Button>
      }
      onClose={onClose}
    >
      <p className="fraca">{t.confirmarExclusaoTexto}</p>
      <TextArea label={t.motivoDecisao} help={t.motivoAjuda} maxLength={300} {...field('decisao')} />
    </FormDialog>
  )
}

export function HoldDialog({ pedido: { pessoa, guarda_legal }, onClose }: AboutProps) {
  const t = useTexts(privacidadeTexts)
  const { valores, field, sheet } = useForm(privacidadeApi.hold, {
    start: { motivo: '' },
    input: ({ motivo }) => ({
      body: { usuario: pessoa.id, guardar: !guarda_legal, motivo: motivo.trim() },
    }),
    onDone: () => {
      onClose()
      notify.success(t.guardaMudou)
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={guarda_legal ? t.liberarDe(pessoa.nome) : t.guardarDe(pessoa.nome)}
      submitLabel={guarda_legal ? t.liberar : t.guardar}
      disabled={!isReason(valores.motivo)}
      onClose={onClose}
    >
      <TextArea label={t.motivoGuarda} help={t.guardaAjuda} maxLength={300} {...field('motivo')} />
    </FormDialog>
  )
}

export function NovoPedidoDialog({ onClose }: Props) {
  const t = useTexts(privacidadeTexts)
  const { valores, set, field, sheet } = useForm(privacidadeApi.ask, {
    start: { conta: '', tipo: 'exportacao' as Pedido['tipo'], motivo: '' },
    input: ({ conta, tipo, motivo }) => ({
      body: { tipo, conta: conta.trim(), ...(motivo.trim() && { motivo: motivo.trim() }) },
    }),
    onDone: () => {
      onClose()
      notify.success(t.pedidoFeito)
    },
  })
  const { tipo } = valores
  return (
    <FormDialog
      {...sheet}
      title={t.novoPedidoDe}
      submitLabel={t.abrir}
      disabled={valores.conta.trim() === ''}
      onClose={onClose}
    >
      <TextField label={t.conta} autoComplete="off" required {...field('conta')} />
      <SelectField
        label={t.tipo}
        value={tipo}
        options={[
          { value: 'exportacao', label: t.exportacao },
          { value: 'exclusao', label: t.exclusao },
        ]}
        onChange={({ target }) => set({ tipo: target.value === 'exclusao' ? 'exclusao' : 'exportacao' })}
      />
      <p className="fraca t-s">{tipo === 'exclusao' ? t.outraDecide : t.soATitular}</p>
      <TextArea label={t.motivo} optional maxLength={500} {...field('motivo')} />
    </FormDialog>
  )
}
