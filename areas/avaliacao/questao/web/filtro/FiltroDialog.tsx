/** The name of a filter that is kept, when it is kept and when it is called something else. */
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Checkbox } from '../../../../../core/web/ui/Checkbox.tsx'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { type Filtro, type FiltroGuardado, filtroApi, MAX_NOME_FILTRO } from '../../contract-filtro.ts'
import { filtroWebTexts } from './texts.ts'

export function SalvarDialog({ filtro, onClose }: { filtro: FiltroGuardado; onClose: () => void }) {
  const t = useTexts(filtroWebTexts)
  const { valores, field, set, sheet } = useForm(filtroApi.createFiltro, {
    start: { nome: '', padrao: false },
    input: ({ nome, padrao }) => ({ body: { nome, padrao, filtro } }),
    onDone: onClose,
  })
  return (
    <FormDialog {...sheet} title={t.salvarTitulo} submitLabel={t.salvar} onClose={onClose}>
      <TextField
        label={t.nome}
        placeholder={t.nomeExemplo}
        autoComplete="off"
        maxLength={MAX_NOME_FILTRO}
        {...field('nome')}
      />
      <Checkbox
        label={t.abrirCom}
        checked={valores.padrao}
        onChange={({ target }) => set({ padrao: target.checked })}
      />
    </FormDialog>
  )
}

export function RenomearDialog({ filtro, onClose }: { filtro: Filtro; onClose: () => void }) {
  const t = useTexts(filtroWebTexts)
  const { field, sheet } = useForm(filtroApi.editFiltro, {
    start: { nome: filtro.nome },
    input: ({ nome }) => ({ params: { id: filtro.id }, body: { nome } }),
    onDone: onClose,
  })
  return (
    <FormDialog {...sheet} title={t.renomearTitulo} submitLabel={t.renomear} onClose={onClose}>
      <TextField label={t.nome} autoComplete="off" maxLength={MAX_NOME_FILTRO} {...field('nome')} />
    </FormDialog>
  )
}
