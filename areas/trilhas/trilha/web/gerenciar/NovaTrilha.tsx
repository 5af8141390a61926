/** A new path: its name, then the editor. */
import { useNavigate } from 'react-router'
import { useForm } from '../../../../../core/web/form.tsx'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { trilhaGerenciarApi } from '../../contract-gerenciar.ts'
import { trilhasTexts } from './texts.ts'

export function NovaTrilha({ onClose }: { onClose: () => void }) {
  const t = useTexts(trilhasTexts)
  const navigate = useNavigate()
  const { valores, field, sheet } = useForm(trilhaGerenciarApi.create, {
    start: { nome: '' },
    input: ({ nome }) => ({ body: { nome: nome.trim() } }),
    onDone: ({ trilha }) => void navigate(href('/logado/gerenciar/trilhas/:trilha', { trilha: trilha.id })),
  })
  return (
    <FormDialog
      {...sheet}
      title={t.nova}
      submitLabel={t.criar}
      disabled={valores.nome.trim() === ''}
      onClose={onClose}
    >
      <TextField label={t.nome} maxLength={150} autoComplete="off" {...field('nome')} />
    </FormDialog>
  )
}
