/** Screens that lead elsewhere: a link, and a page shown inside the lesson. */
import { useTexts } from '../../../../../core/web/texts.ts'
import { TextArea, TextField } from '../../../../../core/web/ui/TextField.tsx'
import { MidiaField } from '../../../midia/web/public.tsx'
import type { FormProps } from './form.ts'
import { formTexts } from './texts.ts'

interface Endereco {
  url: string
  titulo: string
}

interface Props<C extends Endereco> {
  conteudo: C
  onChange: (conteudo: C) => void
  help: string
}

function EnderecoFields<C extends Endereco>({ conteudo, onChange, help }: Props<C>) {
  const t = useTexts(formTexts)
  return (
    <>
      <TextField
        label={t.titulo}
        value={conteudo.titulo}
        maxLength={200}
        onChange={({ target }) => onChange({ ...conteudo, titulo: target.value })}
      />
      <TextField
        label={t.endereco}
        help={help}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={conteudo.url}
        maxLength={2_000}
        onChange={({ target }) => onChange({ ...conteudo, url: target.value.trim() })}
      />
    </>
  )
}

export function LinkForm({ conteudo, onChange }: FormProps<'link'>) {
  const t = useTexts(formTexts)
  return (
    <>
      <EnderecoFields conteudo={conteudo} onChange={onChange} help={t.enderecoAjuda} />
      <TextArea
        label={t.descricao}
        optional
        rows={3}
        maxLength={1_000}
        value={conteudo.descricao}
        onChange={({ target }) => onChange({ ...conteudo, descricao: target.value })}
      />
      <MidiaField
        label={t.livro}
        tipos={['epub', 'pdf']}
        value={conteudo.midia}
        onChange={(midia) => onChange({ ...conteudo, midia })}
      />
    </>
  )
}

export function IncorporarForm({ conteudo, onChange }: FormProps<'incorporar'>) {
  const t = useTexts(formTexts)
  return <EnderecoFields conteudo={conteudo} onChange={onChange} help={t.incorporarAjuda} />
}
