/** Text to read. */
import { useTexts } from '../../../../../core/web/texts.ts'
import type { FormProps } from './form.ts'
import { Rico } from './Rico.tsx'
import { formTexts } from './texts.ts'

export function TextoForm({ conteudo, onChange }: FormProps<'texto'>) {
  const t = useTexts(formTexts)
  return (
    <Rico
      bare
      rich
      label={t.textoExemplo}
      placeholder={t.textoExemplo}
      html={conteudo.html}
      onChange={(html) => onChange({ ...conteudo, html })}
    />
  )
}
