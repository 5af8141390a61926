/** Says why, and looks through a person's eyes for half an hour. */
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { sessionStore } from '../../../../core/web/session/store.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
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
  const language = useLanguage()
  const eu = useEu()
  const navigate = useNavigate()
  const [motivo, setMotivo] = useState('')
  const [tried, setTried] = useState(false)
  const start = useSend(auditoriaApi.startVerComo, {
    reread: 'later',
    onSuccess: ({ usuario, token }) => {
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
  const short = motivo.trim().length < SHORTEST_REASON
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!short) start.mutate({ params: { id: pessoa.id }, body: { motivo: motivo.trim() } })
  }
  return (
    <Dialog open onClose={onClose} title={t.verComoNome(pessoa.nome)}>
      <form className="pilha" onSubmit={submit} noValidate>
        {start.error && <Callout tone="erro">{errorSentence(start.error, language)}</Callout>}
        <TextArea
          label={t.motivo}
          help={t.motivoAjuda}
          maxLength={500}
          value={motivo}
          error={tried && short ? t.motivoCurto : null}
          onChange={(event) => setMotivo(event.target.value)}
        />
        <footer>
          <Button onClick={onClose}>{t.cancelar}</Button>
          <Button type="submit" look="filled" icon={IconEye} busy={start.isPending}>
            {t.comecar}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
