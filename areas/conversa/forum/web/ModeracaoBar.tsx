/** A held message: who moderates releases or refuses it, who wrote it is told that it waits. */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { forumApi } from '../contract.ts'
import { forumTexts } from './texts.ts'

interface Props {
  /** The held message; of a topic, its opening one. */
  mensagem: number
  autor: string
  moderates: boolean
  /** What the author is told while it waits. */
  waiting: string
  onDone: () => void
}

export function ModeracaoBar({ mensagem, autor, moderates, waiting, onDone }: Props) {
  const t = useTexts(forumTexts)
  const language = useLanguage()
  const [refusing, setRefusing] = useState(false)
  const [motivo, setMotivo] = useState('')
  const onError = (problem: unknown) => notify.error(errorSentence(problem, language))
  const release = useSend(forumApi.release)
  const refuse = useSend(forumApi.refuse)
  // Promises, not callbacks: the message may leave the list before the answer is told.
  const letAppear = async () => {
    try {
      await release.mutateAsync({ params: { id: mensagem } })
      notify.success(t.liberada)
      onDone()
    } catch (problem) {
      onError(problem)
    }
  }
  if (!moderates)
    return (
      <Callout tone="aviso" title={t.emAnalise}>
        {waiting}
      </Callout>
    )
  return (
    <>
      <Callout
        tone="aviso"
        actions={
          <>
            <Button size="small" busy={release.isPending} onClick={() => void letAppear()}>
              {t.liberar}
            </Button>
            <Button size="small" look="plain" onClick={() => setRefusing(true)}>
              {t.recusar}
            </Button>
          </>
        }
      >
        {t.retidaParaModerar}
      </Callout>
      <ConfirmDialog
        open={refusing}
        onClose={() => setRefusing(false)}
        title={t.recusarTitulo(autor)}
        confirmLabel={t.recusarAcao}
        onConfirm={async () => {
          try {
            await refuse.mutateAsync({ params: { id: mensagem }, body: { motivo } })
            notify.success(t.recusada)
            setRefusing(false)
            onDone()
          } catch (problem) {
            onError(problem)
          }
        }}
      >
        <p>{t.recusarTexto}</p>
        <TextArea
          label={t.motivo}
          help={t.motivoAjuda}
          value={motivo}
          maxLength={500}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </ConfirmDialog>
    </>
  )
}
