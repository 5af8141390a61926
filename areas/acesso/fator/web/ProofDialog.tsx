/** Asks again who the person is, in the middle of what they were doing: a code where there is a factor, else the password. */

import { useLayoutEffect, useRef } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { useCall } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
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
import { ProofForm } from './ProofForm.tsx'

interface FormProps {
  onEnd: (proved: boolean) => void
}

function PasswordForm({ onEnd }: FormProps) {
  const t = useTexts(entradaTexts)
  const transport = useTransport()
  const { valores, field, problem, sheet } = useSheet({
    start: { senha: '' },
    id: 'prova',
    above: true,
    send: async ({ senha }) => {
      await call(transport, fatorApi.prove, { body: { senha } })
      onEnd(true)
    },
  })
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <ProofForm
      sheet={sheet}
      problem={problem}
      disabled={valores.senha === ''}
      way={<Button onClick={() => onEnd(false)}>{t.cancelar}</Button>}
    >
      <PasswordField ref={box} label={t.senha} name="senha" {...field('senha')} />
    </ProofForm>
  )
}

function Question({ onEnd }: FormProps) {
  const t = useTexts(entradaTexts)
  const own = useCall(fatorApi.find)
  if (own.isError) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />
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
