/** Windows of a network: making one inside, changing its name and code, moving it; what can be undone offers it. */

import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { type No, redeApi } from '../contract.ts'
import { paiOf, typedOf, useOnError } from './arranjo.ts'
import { redeTexts } from './texts.ts'

interface Props {
  /** Of a new one: the network that it will stand in. */
  no: No
  onClose: () => void
}

/** `novo`: one inside; else this one is changed. */
export function DadosDialog({ no, novo, onClose }: Props & { novo: boolean }) {
  const t = useTexts(redeTexts)
  const onError = useOnError()
  const undo = useSend(redeApi.update)
  const { field, errors, sheet } = useForm(novo ? redeApi.create : redeApi.update, {
    start: novo ? { nome: '', inep: '' } : typedOf(no),
    input: (body) => ({ params: { rede: no.id }, body }),
    onDone: (_, { nome }) => {
      const back = { params: { rede: no.id }, body: typedOf(no) }
      if (novo) notify.success(t.criada(nome))
      else notify.success(t.mudada(nome), { run: () => undo.mutate(back, { onError }) })
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={novo ? t.novaSubredeEm(no.nome) : t.mudar(no.nome)}
      submitLabel={novo ? t.criar : t.salvar}
      onClose={onClose}
    >
      <TextField label={t.nome} maxLength={150} autoComplete="off" {...field('nome')} />
      <TextField
        label={t.codigoInep}
        help={t.inepAjuda}
        optional
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
        {...field('inep')}
        error={errors.inep ?? errors.codigo ?? null}
      />
    </FormDialog>
  )
}

export function MoverDialog({ no, raiz, onClose }: Props & { raiz: number }) {
  const t = useTexts(redeTexts)
  const onError = useOnError()
  const undo = useSend(redeApi.move)
  const { field, sheet } = useForm(redeApi.move, {
    start: { pai: String(paiOf(no) || '') },
    input: ({ pai }) => ({ params: { rede: no.id }, body: { pai: Number(pai) } }),
    onDone: () => {
      const back = { params: { rede: no.id }, body: { pai: paiOf(no) } }
      notify.success(t.movida(no.nome), { run: () => undo.mutate(back, { onError }) })
      onClose()
    },
  })
  const lugares = useCall(redeApi.places, { params: { rede: raiz } }).data?.lugares ?? []
  const base = Math.min(...lugares.map(({ caminho }) => caminho.length))
  const fits = lugares.filter(({ caminho, escola }) => !escola && !caminho.includes(no.id))
  return (
    <FormDialog {...sheet} title={t.moverRede(no.nome)} submitLabel={t.mover} onClose={onClose}>
      <p className="fraca">{t.moverTexto}</p>
      <SelectField
        label={t.moverPara}
        options={fits.map(({ id, nome, caminho }) => ({
          value: String(id),
          label: `${'\u2003'.repeat(caminho.length - base)}${nome}`,
        }))}
        {...field('pai')}
      />
    </FormDialog>
  )
}
