/** For how long a network keeps a kind of data: chosen within its bounds, with what the next clearing would take. */
import { formatNumber } from '../../../../core/contract/time.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { encarregadoApi, type RetencaoTold } from '../contract-encarregado.ts'
import { incidenteTexts } from '../texts-incidente.ts'

interface Props {
  retencao: RetencaoTold
  onClose: () => void
}

function Preview({ tabela, dias }: { tabela: string; dias: number }) {
  const t = useTexts(incidenteTexts)
  const { data } = useCall(
    encarregadoApi.previewRetencao,
    { params: { tabela }, query: { dias } },
    { keep: true },
  )
  return <p role="status">{data ? t.sairiam(data.linhas) : ''}</p>
}

export function PrazoDialog({ retencao, dado, onClose }: Props & { dado: string }) {
  const t = useTexts(incidenteTexts)
  const language = useLanguage()
  const { tabela, minimo, maximo, padrao } = retencao
  const done = () => {
    onClose()
    notify.success(t.prazoSalvo)
  }
  const undo = useSend(encarregadoApi.undoRetencao, { onSuccess: done })
  const { valores, field, errorOf, sheet } = useForm(encarregadoApi.saveRetencao, {
    start: { dias: String(retencao.dias) },
    input: ({ dias }) => ({ params: { tabela }, body: { dias: Number(dias) } }),
    onDone: done,
  })
  const dias = Number(valores.dias)
  const fits = Number.isInteger(dias) && dias >= minimo && dias <= maximo
  const number = (n: number) => formatNumber(n, 0, language)
  return (
    <FormDialog
      {...sheet}
      failure={
        undo.error ? <Callout tone="erro">{errorSentence(undo.error, language)}</Callout> : sheet.failure
      }
      title={t.mudarDe(dado)}
      submitLabel={t.salvar}
      disabled={!fits}
      secondary={
        retencao.escolhida && (
          <Button busy={undo.isPending} onClick={() => undo.mutate({ params: { tabela } })}>
            {t.desfazer}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField
        label={t.dias}
        help={t.limites(number(minimo), number(maximo), number(padrao))}
        inputMode="numeric"
        {...field('dias')}
        error={errorOf('dias') ?? (fits ? null : t.foraDosLimites(minimo, maximo))}
      />
      {fits && <Preview tabela={tabela} dias={dias} />}
    </FormDialog>
  )
}
