/** Sending the picture of a sheet, with the colour and the place of the words on it. */
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type FormEvent, useId, useRef, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
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
        accept={IMAGEM.extensions.join(',')}
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

interface Props {
  onSent: (id: number) => void
  onCancel: () => void
}

export function LayoutForm({ onSent, onCancel }: Props) {
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const language = useLanguage()
  const [file, setFile] = useState<File | null>(null)
  const [nome, setNome] = useState('')
  const [tinta, setTinta] = useState<Tinta>('escura')
  const [posicao, setPosicao] = useState<Posicao>('centro')
  const [missing, setMissing] = useState(false)
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error } = useSend(certificadoApi.createLayout, {
    onProgress: ({ loaded, total }) => setSent(total > 0 ? loaded / total : 0),
    onSuccess: ({ layout }) => {
      notify.success(t.enviada)
      onSent(layout.id)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(file === null)
    if (file)
      mutate({ body: { tinta, posicao, ...(nome.trim() && { nome: nome.trim() }) }, arquivos: [file] })
  }
  const wrong = missing ? shared.semImagem : fieldErrors(error).imagem
  return (
    <form className="pilha" noValidate onSubmit={submit}>
      {error && !wrong && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <ImageField
        file={file}
        error={wrong}
        onChange={(chosen) => {
          setFile(chosen)
          setMissing(false)
        }}
      />
      <TextField
        label={t.nomeFolha}
        name="nome"
        optional
        maxLength={120}
        value={nome}
        onChange={(event) => setNome(event.target.value)}
      />
      <div className="campo">
        <span className="rotulo">{t.tinta}</span>
        <Segmented
          label={t.tinta}
          value={tinta}
          onChange={setTinta}
          choices={TINTAS.map((value) => ({ value, label: t[value] }))}
        />
      </div>
      <div className="campo">
        <span className="rotulo">{t.posicao}</span>
        <Segmented
          label={t.posicao}
          value={posicao}
          onChange={setPosicao}
          choices={POSICOES.map((value) => ({ value, label: t[value] }))}
        />
      </div>
      {isPending && <ProgressBar value={Math.round(sent * 100)} max={100} label={t.enviando} withLabel />}
      <footer>
        <Button onClick={onCancel}>{t.cancelar}</Button>
        <Button type="submit" look="filled" busy={isPending}>
          {t.enviar}
        </Button>
      </footer>
    </form>
  )
}
