/** How a person gets in: e-mail, password, open sessions, and the state of the account. */

import { useState } from 'react'
import { can } from '../../../../core/policy/policy.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { FormDialog } from '../../../../core/web/ui/FormDialog.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { fatorPolicy } from '../../../acesso/fator/policy.ts'
import { RecomecarFator } from '../../../acesso/fator/web/public.tsx'
import { asActor, useEu } from '../../../acesso/sessao/web/public.tsx'
import { pessoaApi } from '../contract.ts'
import type { Pessoa } from '../shapes.ts'
import { AskConfirmacao, confirmedFor, mustAsk } from './Confirmacoes.tsx'
import { Credenciais } from './Credenciais.tsx'
import { pessoaTexts } from './texts.ts'
import { confirmacaoTexts } from './texts-confirmacao.ts'

interface EmailProps {
  pessoa: Pessoa
  onClose: () => void
}

function EmailDialog({ pessoa, onClose }: EmailProps) {
  const t = useTexts(pessoaTexts)
  // What was confirmed is what is changed.
  const confirmed = confirmedFor(pessoa, 'email')
  const { field, sheet } = useForm(pessoaApi.changeEmail, {
    start: { email: (confirmed ?? pessoa).email ?? '' },
    input: ({ email }) => ({ params: { usuario: pessoa.id }, body: { email, versao: pessoa.versao } }),
    onDone: () => {
      notify.success(t.salvo)
      onClose()
    },
  })
  return (
    <FormDialog {...sheet} title={t.mudarEmail} submitLabel={t.salvar} onClose={onClose}>
      <TextField
        label={t.email}
        type="email"
        autoComplete="off"
        disabled={confirmed !== undefined}
        {...field('email')}
      />
    </FormDialog>
  )
}

function AcessoDialog({ pessoa, onClose }: EmailProps) {
  const t = useTexts(pessoaTexts)
  const c = useTexts(confirmacaoTexts)
  const asks = pessoa.tem_acesso && mustAsk(pessoa, 'senha')
  const [asking, setAsking] = useState(false)
  const [made, setMade] = useState<{ senha: string | null } | null>(null)
  // What the person had when the window opened: giving it must not turn the window into another one.
  const [first] = useState(!pessoa.tem_acesso)
  const { valores, set, sheet } = useForm(first ? pessoaApi.issueAcesso : pessoaApi.resetAcesso, {
    start: {
      modo: asks && pessoa.email !== null ? ('email' as const) : ('senha' as 'senha' | 'email'),
    },
    input: (body) => ({ params: { usuario: pessoa.id }, body }),
    onDone: setMade,
  })
  const { modo } = valores
  const byAsking = asks && modo === 'senha'
  const title = first ? t.darAcesso : t.redefinir
  if (asking) return <AskConfirmacao pessoa={pessoa} ato="senha" onClose={onClose} />
  if (made)
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        footer={
          <Button look="filled" onClick={onClose}>
            {t.pronto}
          </Button>
        }
      >
        <Credenciais login={pessoa.login} senha={made.senha} />
      </Dialog>
    )
  return (
    <FormDialog
      {...sheet}
      onSubmit={() => (byAsking ? setAsking(true) : sheet.onSubmit())}
      title={title}
      submitLabel={byAsking ? c.pedir : title}
      onClose={onClose}
    >
      {!first && <p className="fraca">{t.redefinirTexto}</p>}
      <fieldset className="pilha">
        <legend>{t.comoEntra}</legend>
        <Radio
          name="modo"
          label={t.porSenha}
          checked={modo === 'senha'}
          onChange={() => set({ modo: 'senha' })}
        />
        <Radio
          name="modo"
          label={t.porEmail}
          help={pessoa.email ?? t.semEmail}
          disabled={pessoa.email === null}
          checked={modo === 'email'}
          onChange={() => set({ modo: 'email' })}
        />
      </fieldset>
    </FormDialog>
  )
}

function Sessoes({ usuario }: { usuario: number }) {
  const t = useTexts(pessoaTexts)
  const language = useLanguage()
  const open = useCall(pessoaApi.listSessoes, { params: { usuario } }).data?.sessoes
  const end = useSend(pessoaApi.endSessoes, {
    onSuccess: ({ encerradas }) => notify.success(t.sessoesEncerradas(encerradas)),
  })
  if (!open) return null
  return (
    <>
      <h3>{t.sessoes}</h3>
      {open.length === 0 ? (
        <p className="fraca t-s">{t.semSessoes}</p>
      ) : (
        <>
          <ul className="lista-p">
            {open.map(({ id, agente, vista_em }) => (
              <li className="fio-c" key={id}>
                <div className="cresce-14">
                  <span className="cortar">{agente || t.outroAparelho}</span>
                  <p className="fraca t-s">
                    <RelativeTime value={vista_em} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <Button
            size="small"
            busy={end.isPending}
            onClick={() =>
              end.mutate(
                { params: { usuario } },
                { onError: (error) => notify.error(errorSentence(error, language)) },
              )
            }
          >
            {t.encerrarSessoes}
          </Button>
        </>
      )}
    </>
  )
}

export function AcessoCard({ pessoa, onReload }: { pessoa: Pessoa; onReload: () => void }) {
  const t = useTexts(pessoaTexts)
  const c = useTexts(confirmacaoTexts)
  const [open, setOpen] = useState<'email' | 'acesso' | 'fator' | null>(null)
  const close = () => setOpen(null)
  const eu = useEu()
  const papeis = pessoa.vinculos.map(({ papel }) => papel)
  const target = { tenantId: 0, id: pessoa.id, papeis }
  const mayReset = pessoa.tem_fator && eu !== null && can(fatorPolicy, asActor(eu), 'reset', target)
  return (
    <Card title={t.acesso}>
      <div className="pilha">
        <p>
          {pessoa.email ?? t.semEmail}
          {pessoa.email && (
            <span className="fraca"> · {pessoa.email_validado ? t.validado : t.naoValidado}</span>
          )}
          <br />
          <span className="fraca t-s">
            {pessoa.tem_acesso ? t.temAcesso : t.semAcesso} {pessoa.tem_fator && t.temFator}
          </span>
        </p>
        {pessoa.permissoes.help && (
          <>
            <div className="acoes-r">
              {pessoa.permissoes.edit && (
                <Button size="small" onClick={() => setOpen('email')}>
                  {t.mudarEmail}
                </Button>
              )}
              <Button size="small" onClick={() => setOpen('acesso')}>
                {pessoa.tem_acesso ? t.redefinir : t.darAcesso}
              </Button>
            </div>
            {mayReset && mustAsk(pessoa, 'fator') && (
              <Button size="small" onClick={() => setOpen('fator')}>
                {c.fator}
              </Button>
            )}
            {mayReset && !mustAsk(pessoa, 'fator') && (
              <RecomecarFator usuario={pessoa.id} nome={pessoa.nome} onDone={onReload} />
            )}
            <Sessoes usuario={pessoa.id} />
          </>
        )}
      </div>
      {open === 'email' &&
        (mustAsk(pessoa, 'email') ? (
          <AskConfirmacao pessoa={pessoa} ato="email" onClose={close} />
        ) : (
          <EmailDialog pessoa={pessoa} onClose={close} />
        ))}
      {open === 'fator' && <AskConfirmacao pessoa={pessoa} ato="fator" onClose={close} />}
      {open === 'acesso' && <AcessoDialog pessoa={pessoa} onClose={close} />}
    </Card>
  )
}
