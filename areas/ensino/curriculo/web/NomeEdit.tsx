/** A name that is changed where it stands: Enter keeps it, Escape leaves it as it was. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { ordemTexts } from './ordem-texts.ts'

interface Props {
  nome: string
  max: number
  /** Rejects with what the server says. */
  onSave: (nome: string) => Promise<unknown>
  /** The name as it is read, such as a link; the name itself when absent. */
  children?: ReactNode
}

interface FormProps extends Props {
  onClose: () => void
}

function Form({ nome, max, onSave, onClose }: FormProps) {
  const t = useTexts(ordemTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const { field, problem, sheet } = useSheet({
    start: { nome },
    send: async (valores) => {
      const next = valores.nome.trim()
      if (next !== '' && next !== nome) await onSave(next)
      onClose()
    },
  })
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!sheet.busy) sheet.onSubmit()
  }
  const { value, onChange } = field('nome')
  return (
    <form className="cu-nome linha v-1" onSubmit={submit}>
      <span className={problem !== null ? 'entrada mini erro' : 'entrada mini'}>
        <input
          ref={input}
          type="text"
          aria-label={t.novoNome(nome)}
          aria-invalid={problem !== null ? true : undefined}
          maxLength={max}
          value={value}
          onChange={onChange}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            event.stopPropagation()
            onClose()
          }}
        />
      </span>
      <IconButton type="submit" icon={IconCheck} label={t.guardar} aria-busy={sheet.busy || undefined} />
      <IconButton icon={IconX} label={t.deixar} onClick={onClose} />
      {problem !== null && <FieldError>{errorSentence(problem, language)}</FieldError>}
    </form>
  )
}

export function NomeEdit(props: Props) {
  const { nome, children } = props
  const t = useTexts(ordemTexts)
  const [open, setOpen] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    // The pencil is drawn again before it can take the focus.
    setTimeout(() => pencil.current?.focus())
  }
  if (open) return <Form {...props} onClose={close} />
  return (
    <span className="cu-nome linha v-1">
      {children ?? <b>{nome}</b>}
      <IconButton
        className="rijo"
        ref={pencil}
        small
        icon={IconPencil}
        label={t.mudar(nome)}
        onClick={() => setOpen(true)}
      />
    </span>
  )
}
