/** Gives a client its own copy of a base category: for the client whose version is seen, or for one that is chosen. */
import { useNavigate } from 'react-router'
import { useSend } from '../../../../core/web/data.ts'
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
import { useFolha } from './folha.tsx'
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
  const personalize = useSend(curriculoApi.personalize)
  const { versao_cliente: versao } = curriculo
  const clientes = versao ? [versao] : curriculo.clientes_vinculados.filter(({ status }) => status)
  const { valores, set, errorOf, folha } = useFolha({
    start: { cliente_id: clientes.length === 1 ? (clientes[0]?.id ?? null) : null },
    check: ({ cliente_id }): Record<string, string> =>
      cliente_id === null ? { cliente_id: t.clienteFalta } : {},
    send: async ({ cliente_id }) => {
      if (cliente_id === null) return
      await personalize.mutateAsync({ body: { id, cliente_id } })
      notify.success(t.personalizou(nome))
      onClose()
      if (!versao) void navigate(lugar.etapas(curriculo.id, cliente_id))
    },
  })
  return (
    <FormSheet
      {...folha}
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
        value={String(valores.cliente_id ?? '')}
        error={errorOf('cliente_id')}
        onChange={({ target }) => set({ cliente_id: Number(target.value) || null })}
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
