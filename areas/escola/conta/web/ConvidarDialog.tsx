/** Inviting people to a class by mail: addresses one a line, and those that were none told. */
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { contaApi, type PapelConvite } from '../contract.ts'
import { contaTexts } from '../texts-conta.ts'

const MOST = 60

const HELP = {
  aluno: 'convidarTexto',
  professor: 'convidarDocenteTexto',
  responsavel: 'convidarResponsavelTexto',
} as const satisfies Record<PapelConvite, keyof typeof contaTexts>

interface Props {
  turma: number
  /** Whose guardians are invited; absent: pupils, or one who helps to teach. */
  aluno?: { id: number; nome: string } | undefined
  onClose: () => void
}

const emailsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '')

export function ConvidarDialog({ turma, aluno, onClose }: Props) {
  const t = useTexts(contaTexts)
  const may = useCall(contaApi.listConvites, { params: { turma } }, { enabled: !aluno }).data?.permissoes
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { valores, set, field, begin, sheet } = useForm(contaApi.inviteToTurma, {
    start: { emails: '', papel: (aluno ? 'responsavel' : 'aluno') as PapelConvite },
    input: ({ emails, papel }) => ({
      params: { turma },
      body: { emails: emailsIn(emails), papel, ...(aluno && { aluno: aluno.id }) },
    }),
    onDone: ({ enviados, recusados }) => {
      if (enviados > 0) notify.success(t.enviados(enviados))
      if (recusados.length === 0) return onClose()
      // What went out is not sent again; what was wrong stays to be corrected.
      setWrong(recusados)
      begin({ ...valores, emails: recusados.join('\n') })
    },
  })
  const { length } = emailsIn(valores.emails)
  return (
    <FormDialog
      {...sheet}
      title={aluno ? t.convidarResponsavelDe(aluno.nome) : t.convidar}
      submitLabel={t.mandarConvites}
      disabled={length === 0 || length > MOST}
      onClose={onClose}
    >
      {wrong.length > 0 && (
        <Callout tone="aviso" live title={t.naoSaoEmails}>
          {wrong.join(', ')}
        </Callout>
      )}
      {may?.docente && (
        <Segmented<PapelConvite>
          label={t.convidarComo}
          value={valores.papel}
          onChange={(papel) => set({ papel })}
          choices={[
            { value: 'aluno', label: t.comoEstudante },
            { value: 'professor', label: t.comoDocente },
          ]}
        />
      )}
      <TextArea
        label={t.enderecos}
        help={t[HELP[valores.papel]]}
        name="emails"
        rows={valores.papel === 'aluno' ? 6 : 3}
        {...field('emails')}
      />
    </FormDialog>
  )
}
