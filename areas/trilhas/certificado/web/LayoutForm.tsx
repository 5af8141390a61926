/** Sending the picture of a sheet, with the colour and the place of the words on it. */
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useId, useRef } from 'react'
import { acceptOf } from '../../../../core/contract/files.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { useUploaded } from '../../../../core/web/ui/UploadForm.tsx'
import { certificadoApi, IMAGEM } from '../contract.ts'
import { POSICOES, type Posicao, TINTAS, type Tinta } from '../shapes.ts'
import { certificadoTexts } from '../texts.ts'
import { certificadoWebTexts } from './texts.ts'

interface ImageFieldProps {
  file: File | null
  error: string | undefined
  onChange: (file: File) => void
}

function ImageField({ file, error, onChange }: ImageFieldProps) {
  const t = useTexts(certificadoWebTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="campo">
      <span className="rotulo" id={`${id}-rotulo`}>
        {t.imagem}
      </span>
      <div className="linha quebra">
        <Button
          icon={IconUpload}
          {...(error && { 'aria-invalid': true })}
          aria-describedby={`${id}-rotulo ${id}-ajuda${error ? ` ${id}-erro` : ''}`}
          onClick={() => input.current?.click()}
        >
          {t.escolherImagem}
        </Button>
        <span className="fraca t-s">{file?.name}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(IMAGEM.extensions)}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChange(chosen)
          target.value = ''
        }}
      />
      <span className="ajuda" id={`${id}-ajuda`}>
        {t.imagemAjuda}
      </span>
      {error && (
        <span role="alert">
          <FieldError id={`${id}-erro`}>{error}</FieldError>
        </span>
      )}
    </div>
  )
}

const START = { file: null as File | null, nome: '', tinta: 'escura' as Tinta, posicao: 'centro' as Posicao }

interface Props {
  onSent: (id: number) => void
  onCancel: () => void
}

export function LayoutForm({ onSent, onCancel }: Props) {
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const { sent, onProgress } = useUploaded()
  const { valores, set, field, errors, sheet } = useForm(certificadoApi.createLayout, {
    start: START,
    input: ({ file, nome, ...body }) => ({
      body: { ...body, ...(nome.trim() && { nome: nome.trim() }) },
      arquivos: file ? [file] : [],
    }),
    check: ({ file }): Record<string, string> => (file ? {} : { imagem: shared.semImagem }),
    onProgress,
    onDone: ({ layout }) => {
      notify.success(t.enviada)
      onSent(layout.id)
    },
  })
  const choice = <N extends 'tinta' | 'posicao'>(name: N, values: readonly (typeof START)[N][]) => (
    <div className="campo">
      <span className="rotulo">{t[name]}</span>
      <Segmented
        label={t[name]}
        value={valores[name]}
        onChange={(value) => set({ [name]: value })}
        choices={values.map((value) => ({ value, label: t[value] }))}
      />
    </div>
  )
  return (
    <Form {...sheet}>
      <ImageField file={valores.file} error={errors.imagem} onChange={(file) => set({ file })} />
      <TextField label={t.nomeFolha} name="nome" optional maxLength={120} {...field('nome')} />
      {choice('tinta', TINTAS)}
      {choice('posicao', POSICOES)}
      {sheet.busy && <ProgressBar value={sent} max={100} label={t.enviando} withLabel />}
      <footer>
        <Button onClick={onCancel}>{t.cancelar}</Button>
        <Button type="submit" look="filled" busy={sheet.busy}>
          {t.enviar}
        </Button>
      </footer>
    </Form>
  )
}
