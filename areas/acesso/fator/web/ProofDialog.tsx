/** Asks again who the person is, in the middle of what they were doing: a code where there is a factor, else the password. */
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { PasswordField } from '../../../../core/web/ui/TextField.tsx'
import { ProvarComProvedor } from '../../provedor/web/public.tsx'
import { fatorApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'
import { CodeForm } from './CodeForm.tsx'
import { useWait } from './useWait.ts'

interface FormProps {
  onEnd: (proved: boolean) => void
}

function PasswordForm({ onEnd }: FormProps) {
  const t = useTexts(entradaTexts)
  const language = useLanguage()
  const transport = useTransport()
  const [senha, setSenha] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const wait = useWait(error)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => field.current?.focus(), [])
  async function prove() {
    setBusy(true)
    setError(null)
    try {
      await call(transport, fatorApi.prove, { body: { senha } })
      onEnd(true)
    } catch (refused) {
      setError(refused)
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (senha !== '' && !busy && wait === 0) void prove()
  }
  return (
    <form className="pilha" onSubmit={submit} noValidate>
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
      <PasswordField
        ref={field}
        label={t.senha}
        name="senha"
        value={senha}
        error={error instanceof ApiError ? (error.campos.senha ?? null) : null}
        onChange={(event) => setSenha(event.target.value)}
      />
      <footer>
        <Button onClick={() => onEnd(false)}>{t.cancelar}</Button>
        <Button type="submit" look="filled" busy={busy} disabled={wait > 0 || senha === ''}>
          {wait > 0 ? t.espere(wait) : t.confirmar}
        </Button>
      </footer>
    </form>
  )
}

function Question({ onEnd }: FormProps) {
  const t = useTexts(entradaTexts)
  const own = useCall(fatorApi.find)
  if (own.isError) return <ErrorState onRetry={() => void own.refetch()} />
  if (!own.data) return <ListSkeleton rows={2} />
  const { prova } = own.data.fator
  if (prova === 'codigo')
    return (
      <CodeForm onDone={() => onEnd(true)}>
        <Button onClick={() => onEnd(false)}>{t.cancelar}</Button>
      </CodeForm>
    )
  if (prova === 'senha') return <PasswordForm onEnd={onEnd} />
  return (
    <ProvarComProvedor>
      <Callout
        tone="aviso"
        actions={
          <>
            <Button onClick={() => onEnd(false)}>{t.fechar}</Button>
            <ButtonLink to={href('/logout')} look="filled" onClick={() => onEnd(false)}>
              {t.sairEEntrar}
            </ButtonLink>
          </>
        }
      >
        {t.semProva}
      </Callout>
    </ProvarComProvedor>
  )
}

/** `onEnd` is told whether the person proved who they are; closing the dialogue is a no. */
export function ProofDialog({ onEnd }: FormProps) {
  const t = useTexts(entradaTexts)
  return (
    <Dialog open title={t.provaTitulo} onClose={() => onEnd(false)}>
      <p className="fraca">{t.provaTexto}</p>
      <Question onEnd={onEnd} />
    </Dialog>
  )
}
