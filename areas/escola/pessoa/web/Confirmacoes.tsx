/** A new way in for who works here: asking somebody else to confirm it, and confirming what somebody else asked. */

import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { pessoaApi } from '../contract.ts'
import type { Confirmacao, Pessoa } from '../shapes.ts'
import { confirmacaoTexts } from './texts-confirmacao.ts'

/** What the reader asked for and somebody else confirmed: they may do it now. */
export const confirmedFor = (pessoa: Pessoa, ato: Confirmacao['ato']): Confirmacao | undefined =>
  pessoa.confirmacoes.find((each) => each.ato === ato && each.minha && each.confirmada)

/** Whether the reader has to ask before doing it. */
export const mustAsk = (pessoa: Pessoa, ato: Confirmacao['ato']): boolean =>
  pessoa.permissoes.segunda && confirmedFor(pessoa, ato) === undefined

interface AskProps {
  pessoa: Pessoa
  ato: Confirmacao['ato']
  onClose: () => void
}

export function AskConfirmacao({ pessoa, ato, onClose }: AskProps) {
  const t = useTexts(confirmacaoTexts)
  const { valores, field, sheet } = useForm(pessoaApi.askConfirmacao, {
    start: { email: pessoa.email ?? '', motivo: '' },
    input: ({ email, motivo }) => ({
      params: { usuario: pessoa.id },
      body: { ato, motivo: motivo.trim(), ...(ato === 'email' && { email }) },
    }),
    onDone: () => {
      notify.success(t.pedida)
      onClose()
    },
  })
  return (
    <FormDialog
      {...sheet}
      title={t[ato]}
      submitLabel={t.pedir}
      disabled={valores.motivo.trim().length < 3}
      onClose={onClose}
    >
      <p className="fraca">{t.porQue(pessoa.nome)}</p>
      {ato === 'email' && (
        <TextField label={t.novoEmail} type="email" autoComplete="off" {...field('email')} />
      )}
      <TextField label={t.motivo} help={t.motivoAjuda} maxLength={300} {...field('motivo')} />
    </FormDialog>
  )
}

function Pedida({ usuario, confirmacao }: { usuario: number; confirmacao: Confirmacao }) {
  const t = useTexts(confirmacaoTexts)
  const language = useLanguage()
  const { id, ato, email, motivo, pedida_por, confirmada, minha, pode, quem } = confirmacao
  const decide = useSend(pessoaApi.decideConfirmacao, {
    onSuccess: () => notify.success(t.respondida),
  })
  const answer = (confirma: boolean) =>
    decide.mutate({ params: { usuario, confirmacao: id }, body: { confirma } })
  return (
    <Callout
      tone={confirmada ? 'ok' : 'aviso'}
      actions={
        pode && (
          <>
            <Button size="small" busy={decide.isPending} onClick={() => answer(false)}>
              {t.recusar}
            </Button>
            <Button size="small" look="filled" busy={decide.isPending} onClick={() => answer(true)}>
              {t.confirmar}
            </Button>
          </>
        )
      }
    >
      <p>
        <b>{t[ato]}</b>
        {ato === 'email' && `: ${email ?? t.semEmail}`}
      </p>
      <p className="t-s">{t.quemPediu(minha, pedida_por, motivo)}</p>
      {confirmada
        ? minha && <p className="t-s">{t.jaPode}</p>
        : !pode && <p className="t-s">{t.esperam(quem)}</p>}
      {decide.error && (
        <p className="t-s" role="alert">
          {errorSentence(decide.error, language)}
        </p>
      )}
    </Callout>
  )
}

/** What is asked of this person's way in, before all else: whoever was told of it comes for that. */
export const Confirmacoes = ({ pessoa }: { pessoa: Pessoa }) =>
  pessoa.confirmacoes.length > 0 && (
    <div className="pilha confirmacoes mb-5">
      {pessoa.confirmacoes.map((each) => (
        <Pedida key={each.id} usuario={pessoa.id} confirmacao={each} />
      ))}
    </div>
  )
