/** The short name and the colour of a category that stands. */
import { useSend } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { DisciplinaField } from '../../catalogo/web/public.tsx'
import { curriculoApi } from '../contract.ts'
import { type Categoria, MAX_SIGLA } from '../shapes.ts'
import { CorField } from './CorField.tsx'
import { categoriaTexts } from './categoria-texts.ts'
import { versaoOf } from './place.ts'

interface Props {
  categoria: Categoria
  cliente: number | undefined
  open: boolean
  onClose: () => void
}

function Form({ categoria, cliente, onClose }: Omit<Props, 'open'>) {
  const t = useTexts(categoriaTexts)
  const sendSigla = useSend(curriculoApi.siglaCategoria)
  const sendRest = useSend(curriculoApi.editCategoria)
  const { id, nome, sigla, cor, disciplina } = categoria
  const { valores, set, errorOf, field, sheet } = useSheet({
    start: { sigla, cor, disciplina_id: disciplina?.id ?? null },
    send: async (dados) => {
      const versao = versaoOf(cliente)
      // Of a base category in a client's version the first change makes the copy that the second one is of.
      const kept =
        dados.sigla.trim() === sigla
          ? id
          : (await sendSigla.mutateAsync({ body: { id, sigla: dados.sigla.trim(), ...versao } })).categoria.id
      if (dados.cor !== cor || dados.disciplina_id !== (disciplina?.id ?? null))
        await sendRest.mutateAsync({
          body: { id: kept, nome, cor: dados.cor, disciplina_id: dados.disciplina_id, ...versao },
        })
      notify.success(t.salva)
      onClose()
    },
  })
  return (
    <FormSheet {...sheet} submitLabel={t.salvar} secondary={<Button onClick={onClose}>{t.cancelar}</Button>}>
      <TextField label={t.sigla} help={t.siglaAjuda} optional maxLength={MAX_SIGLA} {...field('sigla')} />
      <CorField value={valores.cor} onChange={(next) => set({ cor: next })} />
      <DisciplinaField
        id="disciplina_id"
        optional
        help={t.disciplinaAjuda}
        value={valores.disciplina_id}
        error={errorOf('disciplina_id')}
        onChange={(disciplina_id) => set({ disciplina_id })}
      />
    </FormSheet>
  )
}

export function SiglaDialog({ open, ...props }: Props) {
  const t = useTexts(categoriaTexts)
  return (
    <Dialog open={open} onClose={props.onClose} title={`${t.siglaCor}: ${props.categoria.nome}`}>
      <Form {...props} />
    </Dialog>
  )
}
