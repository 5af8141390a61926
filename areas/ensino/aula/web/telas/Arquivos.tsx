/** Screens that are one file: sound, document, package. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { TextArea, TextField } from '../../../../../core/web/ui/TextField.tsx'
import { MidiaField } from '../../../midia/web/public.tsx'
import type { FormProps } from './form.ts'
import { Rico } from './Rico.tsx'
import { formTexts } from './texts.ts'

export function AudioForm({ conteudo, onChange }: FormProps<'audio'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <MidiaField
        label={t.audio}
        tipos={['audio']}
        value={conteudo.midia}
        onChange={(midia) => onChange({ ...conteudo, midia })}
      />
      <Rico
        label={t.transcricao}
        placeholder={t.transcricaoAjuda}
        html={conteudo.transcricao}
        onChange={(transcricao) => onChange({ ...conteudo, transcricao })}
      />
    </>
  )
}

export function PdfForm({ conteudo, onChange }: FormProps<'pdf'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <MidiaField
        label={t.pdf}
        tipos={['pdf']}
        value={conteudo.midia}
        onChange={(midia) => onChange({ ...conteudo, midia })}
      />
      <TextArea
        label={t.descricao}
        optional
        rows={3}
        maxLength={1_000}
        value={conteudo.descricao}
        onChange={({ target }) => onChange({ ...conteudo, descricao: target.value })}
      />
    </>
  )
}

function PacoteForm<T extends 'h5p' | 'scorm'>(
  props: FormProps<T> & { tipo: 'pacote_h5p' | 'pacote_scorm' },
) {
  const { conteudo, onChange, tipo } = props
  const t = useTexts(formTexts)
  return (
    <>
      <TextField
        label={t.titulo}
        value={conteudo.titulo}
        maxLength={200}
        onChange={({ target }) => onChange({ ...conteudo, titulo: target.value })}
      />
      <MidiaField
        label={t.pacote}
        tipos={[tipo]}
        value={conteudo.midia}
        onChange={(midia) => onChange({ ...conteudo, midia })}
      />
      <p className="ajuda">{conteudo.peso > 0 ? t.pacoteVale : t.pacoteNaoVale}</p>
    </>
  )
}

export const H5pForm = (props: FormProps<'h5p'>) => <PacoteForm {...props} tipo="pacote_h5p" />

export const ScormForm = (props: FormProps<'scorm'>) => <PacoteForm {...props} tipo="pacote_scorm" />
