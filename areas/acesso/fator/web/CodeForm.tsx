/** Asks for a code of the application, or for a recovery code, and proves with it who the person is. */
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { fatorApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'
import { useWait } from './useWait.ts'

interface Props {
  onDone: () => unknown
  /** Stands before the button, in a dialogue: a way out. */
  children?: ReactNode
}

export function CodeForm({ onDone, children }: Props) {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const transport = useTransport()
  const [recovering, setRecovering] = useState(false)
  const [codigo, setCodigo] = useState('')
  const [empty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const wait = useWait(error)
  const field = useRef<HTMLInputElement>(null)
  const inDialogue = children !== undefined
  // In a dialogue that was waiting for what to ask, the focus is still on the way out.
  useLayoutEffect(() => {
    if (inDialogue) field.current?.focus()
  }, [inDialogue])

  async function prove() {
    setBusy(true)
    setError(null)
    try {
      await call(transport, fatorApi.prove, { body: { codigo } })
      await onDone()
    } catch (refused) {
      setError(refused)
      setCodigo('')
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(codigo.trim() === '')
    if (codigo.trim() !== '' && !busy && wait === 0) void prove()
  }
  const turn = () => {
    setRecovering(!recovering)
    setCodigo('')
    setError(null)
    setEmpty(false)
  }

  const confirm = (
    <Button
      type="submit"
      look="filled"
      size={inDialogue ? 'medium' : 'large'}
      wide={!inDialogue}
      busy={busy}
      disabled={wait > 0}
    >
      {wait > 0 ? t.espere(wait) : t.confirmar}
    </Button>
  )
  return (
    <form className="pilha" onSubmit={submit} noValidate>
      <p className="fraca t-s">{recovering ? t.recuperacaoTexto : t.codigoTexto}</p>
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <TextField
        key={recovering ? 'recuperacao' : 'codigo'}
        label={recovering ? t.recuperacao : t.codigo}
        ref={field}
        name="codigo"
        autoComplete="one-time-code"
        inputMode={recovering ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={codigo}
        error={empty ? t.preencha : error instanceof ApiError ? (error.campos.codigo ?? null) : null}
        onChange={(event) => setCodigo(event.target.value)}
      />
      {inDialogue ? (
        <footer>
          {children}
          {confirm}
        </footer>
      ) : (
        confirm
      )}
      <Button look="link" size="small" onClick={turn}>
        {recovering ? t.comCelular : t.semCelular}
      </Button>
      {recovering && <p className="fraca t-s">{t.semNada}</p>}
    </form>
  )
}
