/** One picture with its caption. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import type { FormProps } from './form.ts'
import { ImagemField } from './ImagemField.tsx'
import { formTexts } from './texts.ts'

export function ImagemForm({ conteudo, onChange }: FormProps<'imagem'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <ImagemField
        label={t.imagem}
        imagem={conteudo.imagem}
        onChange={(imagem) => onChange({ ...conteudo, imagem })}
      />
      <TextField
        label={t.legenda}
        optional
        value={conteudo.legenda}
        maxLength={500}
        onChange={({ target }) => onChange({ ...conteudo, legenda: target.value })}
      />
    </>
  )
}
