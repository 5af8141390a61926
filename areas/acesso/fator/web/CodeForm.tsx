/** Asks for a code of the application, or for a recovery code, and proves with it who the person is. */

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { missing, useSheet } from '../../../../core/web/sheet.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { fatorApi } from '../contract.ts'
import { entradaTexts } from '../texts-entrada.ts'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  onDone: () => unknown
  /** Stands before the button, in a dialogue: a way out. */
  children?: ReactNode
}

export function CodeForm({ onDone, children }: Props) {
  const t = useTexts(entradaTexts)
  const transport = useTransport()
  const [recovering, setRecovering] = useState(false)
  const { set, field, begin, problem, sheet } = useSheet({
    start: { codigo: '' },
    id: 'prova',
    above: true,
    check: (typed) => missing(typed, ['codigo'], t.preencha),
    send: async ({ codigo }) => {
      await call(transport, fatorApi.prove, { body: { codigo } }).catch((refused) => {
        set({ codigo: '' })
        throw refused
      })
      await onDone()
    },
  })
  const box = useRef<HTMLInputElement>(null)
  const inDialogue = children !== undefined
  // In a dialogue that was waiting for what to ask, the focus is still on the way out.
  useLayoutEffect(() => {
    if (inDialogue) box.current?.focus()
  }, [inDialogue])
  const turn = () => {
    setRecovering(!recovering)
    begin({ codigo: '' })
  }
  return (
    <ProofForm
      sheet={sheet}
      problem={problem}
      way={children}
      after={
        <>
          <Button look="link" size="small" onClick={turn}>
            {recovering ? t.comCelular : t.semCelular}
          </Button>
          {recovering && <p className="fraca t-s">{t.semNada}</p>}
        </>
      }
    >
      <p className="fraca t-s">{recovering ? t.recuperacaoTexto : t.codigoTexto}</p>
      <TextField
        key={recovering ? 'recuperacao' : 'codigo'}
        label={recovering ? t.recuperacao : t.codigo}
        ref={box}
        name="codigo"
        autoComplete="one-time-code"
        inputMode={recovering ? 'text' : 'numeric'}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        {...field('codigo')}
      />
    </ProofForm>
  )
}
