/** A new lesson: its title, then the editor. */
import { useNavigate } from 'react-router'
import { useForm } from '../../../../core/web/form.tsx'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { aulaApi } from '../contract.ts'
import { MAX_TITULO } from '../shapes.ts'
import { aulaWebTexts } from './texts.ts'

export function NovaAula({ onClose }: { onClose: () => void }) {
  const t = useTexts(aulaWebTexts)
  const navigate = useNavigate()
  const { valores, field, sheet } = useForm(aulaApi.create, {
    start: { titulo: '' },
    input: ({ titulo }) => ({ body: { titulo: titulo.trim() } }),
    onDone: ({ aula }) => void navigate(href('/logado/gerenciar/aula/:id', { id: aula.id })),
  })
  return (
    <FormDialog
      {...sheet}
      title={t.tituloDaNova}
      submitLabel={t.criar}
      disabled={valores.titulo.trim() === ''}
      onClose={onClose}
    >
      <TextField label={t.titulo} maxLength={MAX_TITULO} autoComplete="off" {...field('titulo')} />
    </FormDialog>
  )
}
