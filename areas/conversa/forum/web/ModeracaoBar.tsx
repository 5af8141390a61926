/** A held message: who moderates releases or refuses it, who wrote it is told that it waits. */
import { useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
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
  /** Why it was given back before it came again. */
  devolucao?: string | null
  onDone: () => void
}

type Asked = Pick<Props, 'mensagem' | 'autor' | 'onDone'>

/** `shown`: it shows to the class by now, and is given back; else it waits, and is refused. */
export function Recusar({
  mensagem,
  autor,
  shown,
  onDone,
  onClose,
}: Asked & { shown?: boolean; onClose: () => void }) {
  const t = useTexts(forumTexts)
  const { field, sheet } = useForm(forumApi.refuse, {
    start: { motivo: '' },
    id: `recusar-${mensagem}`,
    input: (body) => ({ params: { id: mensagem }, body }),
    onDone: () => {
      notify.success(t.devolvida)
      onClose()
      onDone()
    },
  })
  return (
    <FormDialog
      {...sheet}
      danger
      title={shown ? t.devolverTitulo(autor) : t.recusarTitulo(autor)}
      submitLabel={shown ? t.devolverAcao : t.recusarAcao}
      onClose={onClose}
    >
      <p className="fraca">{t.recusarTexto}</p>
      <TextArea
        label={t.motivo}
        help={shown ? t.devolverAjuda : t.motivoAjuda}
        maxLength={500}
        {...field('motivo')}
      />
    </FormDialog>
  )
}

export function ModeracaoBar({ mensagem, autor, moderates, waiting, devolucao = null, onDone }: Props) {
  const t = useTexts(forumTexts)
  const language = useLanguage()
  const [refusing, setRefusing] = useState(false)
  const release = useSend(forumApi.release)
  // Promises, not callbacks: the message may leave the list before the answer is told.
  const letAppear = async () => {
    try {
      await release.mutateAsync({ params: { id: mensagem } })
      notify.success(t.liberada)
      onDone()
    } catch (problem) {
      notify.error(errorSentence(problem, language))
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
        {devolucao === null
          ? t.retidaParaModerar
          : t.voltouParaModerar(devolucao === '' ? t.semMotivo : t.motivoDito(devolucao))}
      </Callout>
      {refusing && <Recusar {...{ mensagem, autor, onDone }} onClose={() => setRefusing(false)} />}
    </>
  )
}
