/** Says why, and looks through a person's eyes for half an hour. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useNavigate } from 'react-router'
import { type Errors, useForm } from '../../../../core/web/form.tsx'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { TextArea } from '../../../../core/web/ui/TextField.tsx'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { useEu } from '../../../acesso/sessao/web/public.tsx'
import { auditoriaApi, type PessoaVisivel } from '../contract.ts'
import { auditoriaTexts } from '../texts.ts'

const SHORTEST_REASON = 10

interface Props {
  pessoa: Pick<PessoaVisivel, 'id' | 'nome'>
  onClose: () => void
}

export function VerComoDialog({ pessoa, onClose }: Props) {
  const t = useTexts(auditoriaTexts)
  const papeis = useTexts(sessaoTexts)
  const eu = useEu()
  const navigate = useNavigate()
  const { field, sheet } = useForm(auditoriaApi.startVerComo, {
    start: { motivo: '' },
    above: true,
    check: ({ motivo }): Errors => (motivo.trim().length < SHORTEST_REASON ? { motivo: t.motivoCurto } : {}),
    input: ({ motivo }) => ({ params: { id: pessoa.id }, body: { motivo: motivo.trim() } }),
    reread: 'later',
    onDone: ({ usuario, token }) => {
      const record = {
        usuario: String(usuario.id),
        token,
        nome: usuario.nome,
        papel: papeis[papelPrincipal(usuario.papeis)],
        ...(eu && { volta: String(eu.id) }),
      }
      // This page is not for the person who is looked at: it is left before the account changes.
      void Promise.resolve(navigate('/logado')).then(() => sessionStore.create(record))
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t.verComoNome(pessoa.nome)}
      icon={IconEye}
      submitLabel={t.comecar}
      onClose={onClose}
    >
      <TextArea label={t.motivo} help={t.motivoAjuda} maxLength={500} {...field('motivo')} />
    </FormDialog>
  )
}
