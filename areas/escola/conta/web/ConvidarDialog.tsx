/** Inviting people to a class by mail: addresses one a line, and those that were none told. */
import { useState } from 'react'
import { useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { contaApi } from '../contract.ts'
import { contaTexts } from '../texts-conta.ts'
import { Failed } from './OwnData.tsx'

const MOST = 60

interface Props {
  turma: number
  onClose: () => void
}

export function ConvidarDialog({ turma, onClose }: Props) {
  const t = useTexts(contaTexts)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<readonly string[]>([])
  const send = useSend(contaApi.inviteToTurma, {
    onSuccess: ({ enviados, recusados }) => {
      if (enviados > 0) notify.success(t.enviados(enviados))
      if (recusados.length === 0) return onClose()
      // What went out is not sent again; what was wrong stays to be corrected.
      setWrong(recusados)
      setText(recusados.join('\n'))
    },
  })
  const emails = text.split(/[\s,;]+/).filter((word) => word !== '')
  const ready = emails.length > 0 && emails.length <= MOST
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.convidar}
      footer={
        <>
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button
            look="filled"
            disabled={!ready}
            busy={send.isPending}
            onClick={() => send.mutate({ params: { turma }, body: { emails } })}
          >
            {t.mandarConvites}
          </Button>
        </>
      }
    >
      <div className="pilha">
        <Failed error={send.error} />
        {wrong.length > 0 && (
          <Callout tone="aviso" live title={t.naoSaoEmails}>
            {wrong.join(', ')}
          </Callout>
        )}
        <TextArea
          label={t.enderecos}
          help={t.convidarTexto}
          name="emails"
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
