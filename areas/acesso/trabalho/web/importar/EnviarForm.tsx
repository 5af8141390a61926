/** The first step: the file, within what the call takes, and a model of it to fill in. */
import { type ReactNode, useState } from 'react'
import type { Endpoint, FileRule, Returned } from '../../../../../core/contract/endpoint.ts'
import type { Sent } from '../../../../../core/web/call.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { UploadForm, type UploadFormProps, useUploaded } from '../../../../../core/web/ui/UploadForm.tsx'
import type { Words } from './importada.ts'

type Own = 'arquivo' | 'arquivoAjuda' | 'escolher'

interface Props<E extends Endpoint> {
  create: E & { files: FileRule }
  input: (arquivos: readonly File[]) => Sent<E>
  onSent: (answer: Returned<E>) => void
  words: Pick<Words<Own>, Own | 'soltar' | 'grande' | 'enviar' | 'enviando' | 'modelo'> & {
    muitos?: string
  }
  /** Said where no file was chosen. */
  semArquivo: string
  model?: Omit<NonNullable<UploadFormProps['model']>, 'label'>
  className?: string
  /** Between the file and the buttons. */
  children?: ReactNode
}

export function EnviarForm<E extends Endpoint>(props: Props<E>) {
  const { create, input, onSent, words, semArquivo, model, className = '', children = null } = props
  const { maxFiles, maxBytes, extensions } = create.files
  const [files, setFiles] = useState<readonly File[]>([])
  const [fault, setFault] = useState<string>()
  const { sent, onProgress } = useUploaded()
  const { mutate, reset, error, isPending } = useSend<E>(create, { onSuccess: onSent, onProgress })
  const choose = (chosen: readonly File[]) => {
    reset()
    setFiles(chosen)
    const big = chosen.some(({ size }) => size > maxBytes)
    setFault(big ? words.grande : chosen.length > maxFiles ? words.muitos : undefined)
  }
  const submit = () => {
    if (files.length === 0) return setFault(semArquivo)
    if (!fault) mutate(input(files))
  }
  return (
    <UploadForm
      className={className}
      onSubmit={submit}
      label={words.arquivo}
      help={words.arquivoAjuda}
      accept={extensions.join()}
      choose={words.escolher}
      none={words.soltar}
      multiple={maxFiles > 1}
      files={files}
      onChoose={choose}
      error={fault ?? error?.message ?? null}
      sending={isPending ? { label: words.enviando(sent), sent } : null}
      {...(model && { model: { label: words.modelo, ...model } })}
      submitLabel={words.enviar}
    >
      {children}
    </UploadForm>
  )
}
