/** Inviting people to a class by mail: addresses one a line, and those that were none told. */
import { useState } from 'react'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { contaApi } from '../contract.ts'
import { contaTexts } from '../texts-conta.ts'

const MOST = 60

interface Props {
  turma: number
  onClose: () => void
}

const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '')

export function ConvidarDialog({ turma, onClose }: Props) {
  const t = useTexts(contaTexts)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { valores, field, begin, sheet } = useForm(contaApi.inviteToTurma, {
    start: { emails: '' },
    input: ({ emails }) => ({ params: { turma }, body: { emails: emailsIn(emails) } }),
    onDone: ({ enviados, recusados }) => {
      if (enviados > 0) notify.success(t.enviados(enviados))
      if (recusados.length === 0) return onClose()
      // What went out is not sent again; what was wrong stays to be corrected.
      setWrong(recusados)
      begin({ emails: recusados.join('\n') })
    },
  })
  const { length } = emailsIn(valores.emails)
  return (
    <FormDialog
      {...sheet}
      title={t.convidar}
      submitLabel={t.mandarConvites}
      disabled={length === 0 || length > MOST}
      onClose={onClose}
    >
      {wrong.length > 0 && (
        <Callout tone="aviso" live title={t.naoSaoEmails}>
          {wrong.join(', ')}
        </Callout>
      )}
      <TextArea label={t.enderecos} help={t.convidarTexto} name="emails" rows={6} {...field('emails')} />
    </FormDialog>
  )
}
