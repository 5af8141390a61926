/** Somebody else published the page meanwhile: which of the two stays is for the person to say. */
import { useState } from 'react'
import { call, useTransport } from '../../../../../core/web/call.ts'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../../core/web/ui/Dialog.tsx'
import { vitrineApi } from '../../contract.ts'
import type { PaginaEditavel } from '../../shapes.ts'
import { editorTexts } from './texts.ts'
import type { Rascunho } from './useRascunho.ts'

export function Conflito({ rascunho }: { rascunho: Rascunho }) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const transport = useTransport()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const { conflito, closeConflito, lida, take, send } = rascunho
  const decide = async (then: (pagina: PaginaEditavel) => unknown) => {
    setBusy(true)
    setError(null)
    try {
      const { pagina } = await call(transport, vitrineApi.open, { params: { vitrine: lida.chave } })
      await then(pagina)
    } catch (failed) {
      setError(failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={conflito}
      onClose={closeConflito}
      title={t.conflito}
      role="alertdialog"
      footer={
        <>
          <Button onClick={closeConflito}>{t.continuar}</Button>
          <Button busy={busy} onClick={() => void decide(take)}>
            {t.ficarPublicada}
          </Button>
          <Button look="filled" busy={busy} onClick={() => void decide(({ versao }) => send(versao))}>
            {t.publicarMinha}
          </Button>
        </>
      }
    >
      <p className="fraca">{t.conflitoTexto}</p>
      {error !== null && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
    </Dialog>
  )
}
