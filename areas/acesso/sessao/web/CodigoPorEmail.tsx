/** While others guess at an account, its owner asks for a code by e-mail, and types it beside the password. */
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { useState } from 'react'
import { call, useTransport } from '../../../../core/web/call.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { sessaoApi } from '../contract.ts'
import { codigoEmailTexts } from '../texts-codigo-email.ts'

interface Props {
  usuario: string
  codigo: string
  onCodigo: (codigo: string) => void
}

export function CodigoPorEmail({ usuario, codigo, onCodigo }: Props) {
  const t = useTexts(codigoEmailTexts)
  const language = useLanguage()
  const transport = useTransport()
  const [asked, setAsked] = useState<'no' | 'busy' | 'yes'>('no')
  const [error, setError] = useState<unknown>(null)

  async function ask() {
    setAsked('busy')
    setError(null)
    try {
      await call(transport, sessaoApi.askCodigo, { body: { usuario } })
      setAsked('yes')
    } catch (refused) {
      setError(refused)
      setAsked('no')
    }
  }

  if (asked !== 'yes')
    return (
      <>
        {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
        <Button icon={IconMail} wide busy={asked === 'busy'} onClick={() => void ask()}>
          {t.receberCodigo}
        </Button>
      </>
    )
  return (
    <>
      <Callout live>{t.codigoEnviado}</Callout>
      <TextField
        label={t.codigo}
        help={t.codigoAjuda}
        name="codigo"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={codigo}
        onChange={(event) => onCodigo(event.target.value)}
      />
    </>
  )
}
