/** Questions sent into the bank of a network of the person's. */
import { useCall } from '../../../../../core/web/data.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { questaoApi } from '../../contract.ts'
import { loteWebTexts } from './texts.ts'
import { useFeito } from './useLote.ts'

interface Props {
  questoes: readonly number[]
  onClose: () => void
  onDone: () => void
}

export function EnviarDialog({ questoes, onClose, onDone }: Props) {
  const t = useTexts(loteWebTexts)
  const feito = useFeito()
  const redes = useCall(questaoApi.destinos).data?.redes ?? []
  const { valores, set, errors, sheet } = useForm(questaoApi.changeMany, {
    start: { rede: null as number | null },
    input: ({ rede }) => ({
      body: { questoes: [...questoes], mudar: rede === null ? {} : { rede_id: rede } },
    }),
    onDone: ({ lote, mudadas }) => {
      feito(lote, t.mudaram(mudadas))
      onDone()
    },
  })
  const rede = redes.find(({ id }) => id === valores.rede)
  return (
    <FormDialog
      {...sheet}
      title={t.enviarTitulo(questoes.length)}
      submitLabel={t.enviarAgora}
      disabled={valores.rede === null}
      onClose={onClose}
    >
      <p className="fraca">{t.enviarTexto}</p>
      <SelectField
        label={t.rede}
        placeholder=""
        help={rede && (rede.aprova ? t.semRevisao : t.comRevisao)}
        error={errors.rede_id ?? null}
        value={valores.rede === null ? '' : String(valores.rede)}
        options={redes.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        onChange={({ target }) => set({ rede: Number(target.value) || null })}
      />
    </FormDialog>
  )
}
