/** Gives a client its own copy of a base category: for the client whose version is seen, or for one that is chosen. */
import { useNavigate } from 'react-router'
import { type Errors, useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { curriculoApi } from '../contract.ts'
import type { Categoria } from '../shapes.ts'
import type { Visto } from './ComCurriculo.tsx'
import { clienteTexts } from './cliente-texts.ts'
import { lugar } from './place.ts'

interface Props {
  categoria: Categoria
  visto: Visto
  open: boolean
  onClose: () => void
}

function Form({ categoria: { id, nome }, visto: { curriculo }, onClose }: Omit<Props, 'open'>) {
  const t = useTexts(clienteTexts)
  const navigate = useNavigate()
  const { versao_cliente: versao } = curriculo
  const clientes = versao ? [versao] : curriculo.clientes_vinculados.filter(({ status }) => status)
  const { valores, set, errorOf, sheet } = useForm(curriculoApi.personalize, {
    start: { cliente_id: clientes.length === 1 ? (clientes[0]?.id ?? 0) : 0 },
    check: ({ cliente_id }): Errors => (cliente_id === 0 ? { cliente_id: t.clienteFalta } : {}),
    input: ({ cliente_id }) => ({ body: { id, cliente_id } }),
    onDone: (_, { cliente_id }) => {
      notify.success(t.personalizou(nome))
      onClose()
      if (!versao) void navigate(lugar.etapas(curriculo.id, cliente_id))
    },
  })
  return (
    <FormSheet
      {...sheet}
      dirty={false}
      submitLabel={t.criarVersao}
      secondary={<Button onClick={onClose}>{t.cancelar}</Button>}
    >
      <p>{t.personalizarTexto}</p>
      <SelectField
        id="cliente_id"
        label={t.cliente}
        placeholder={t.escolha}
        options={clientes.map((cliente) => ({ value: String(cliente.id), label: cliente.nome }))}
        value={String(valores.cliente_id || '')}
        error={errorOf('cliente_id')}
        onChange={({ target }) => set({ cliente_id: Number(target.value) })}
      />
    </FormSheet>
  )
}

export function PersonalizarDialog({ open, ...props }: Props) {
  const t = useTexts(clienteTexts)
  return (
    <Dialog open={open} onClose={props.onClose} title={`${t.personalizar}: ${props.categoria.nome}`}>
      <Form {...props} />
    </Dialog>
  )
}
