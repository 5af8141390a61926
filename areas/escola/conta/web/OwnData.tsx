/** The cards of one's own data: name and language, e-mail, password, mails, and removals that wait for one's word. */
import { type FormEvent, useState } from 'react'
import { languageOf } from '../../../../core/texts/texts.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { type Conta, contaApi } from '../contract.ts'
import { contaTexts } from '../texts-conta.ts'

interface Props {
  conta: Conta
}

/** A refusal that belongs to no field. */
export function Failed({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!error || Object.keys(fieldErrors(error)).length > 0) return null
  return <Callout tone="erro">{errorSentence(error, language)}</Callout>
}

export function PerfilCard({ conta }: Props) {
  const t = useTexts(contaTexts)
  const [nome, setNome] = useState(conta.nome)
  const [idioma, setIdioma] = useState(conta.idioma)
  const save = useSend(contaApi.changePerfil, {
    onSuccess: () => notify.success(t.salvo),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (nome.trim() !== '' && !save.isPending)
      save.mutate({ body: { idioma, ...(conta.pode_mudar_nome && { nome }) } })
  }
  return (
    <Card title={t.perfil}>
      <form className="pilha" onSubmit={submit} noValidate>
        <Failed error={save.error} />
        <TextField
          label={t.nome}
          help={conta.pode_mudar_nome ? t.nomeAjuda : t.nomeDaEscola}
          name="nome"
          autoComplete="name"
          maxLength={100}
          readOnly={!conta.pode_mudar_nome}
          value={nome}
          error={nome.trim() === '' ? t.preencha : (fieldErrors(save.error).nome ?? null)}
          onChange={(event) => setNome(event.target.value)}
        />
        <SelectField
          label={t.idioma}
          help={t.idiomaAjuda}
          name="idioma"
          value={idioma}
          options={[
            { value: 'pt-br', label: t.portugues },
            { value: 'en-us', label: t.ingles },
          ]}
          onChange={(event) => setIdioma(languageOf(event.target.value))}
        />
        <p className="fraca t-s">
          {t.login}: <b>{conta.login}</b>
        </p>
        <div>
          <Button type="submit" look="soft" busy={save.isPending}>
            {t.salvar}
          </Button>
        </div>
      </form>
    </Card>
  )
}

export function EmailCard({ conta }: Props) {
  const t = useTexts(contaTexts)
  const [open, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = useSend(contaApi.changeEmail, {
    onSuccess: (_, { body }) => {
      setSentTo(body.email)
      setOpen(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !send.isPending) send.mutate({ body: { email: email.trim() } })
  }
  return (
    <Card title={t.email}>
      <div className="pilha">
        {sentTo !== null && (
          <Callout tone="ok" live>
            {t.linkEnviado(sentTo)}
          </Callout>
        )}
        <Failed error={send.error} />
        <div className="conta-linha">
          <div>
            {conta.email ? <b>{conta.email}</b> : <span className="fraca">{t.emailNenhum}</span>}{' '}
            {conta.email && (
              <Tag tone={conta.email_validado ? 'ok' : 'aviso'}>
                {conta.email_validado ? t.confirmado : t.porConfirmar}
              </Tag>
            )}
          </div>
          {!open && (
            <div className="linha quebra">
              {conta.email && !conta.email_validado && (
                <Button
                  look="soft"
                  busy={send.isPending}
                  onClick={() => send.mutate({ body: { email: conta.email ?? '' } })}
                >
                  {t.confirmarEmail}
                </Button>
              )}
              <Button onClick={() => setOpen(true)}>{conta.email ? t.trocarEmail : t.porEmail}</Button>
            </div>
          )}
        </div>
        {open && (
          <form className="pilha" onSubmit={submit} noValidate>
            <TextField
              label={t.emailNovo}
              help={t.emailAjuda}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={150}
              value={email}
              error={fieldErrors(send.error).email ?? null}
              onChange={(event) => setEmail(event.target.value)}
            />
            <div className="linha quebra">
              <Button type="submit" look="soft" busy={send.isPending}>
                {t.mandarLink}
              </Button>
              <Button onClick={() => setOpen(false)}>{t.cancelar}</Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  )
}

/** Nothing where nobody waits for this person's word. */
export function WaitingRemovals() {
  const t = useTexts(contaTexts)
  const waiting = useCall(contaApi.listRemovals)
  const decide = useSend(contaApi.decideRemoval, {
    onSuccess: () => notify.success(t.decidido),
  })
  if (!waiting.data || waiting.data.pedidos.length === 0) return null
  return (
    <Card title={t.pedidos}>
      <p className="fraca t-s">{t.pedidosAjuda}</p>
      <Failed error={decide.error} />
      <ul className="sessoes">
        {waiting.data.pedidos.map(({ usuario, nome, pedida_em }) => (
          <li key={usuario}>
            <div>
              <b>{nome}</b>
              <p className="fraca t-s">
                {t.pediuEm} <RelativeTime value={pedida_em} />
              </p>
            </div>
            <div className="linha quebra">
              <Button
                size="small"
                aria-label={t.recusarDe(nome)}
                onClick={() => decide.mutate({ params: { usuario }, body: { aceita: false } })}
              >
                {t.recusar}
              </Button>
              <Button
                size="small"
                look="danger"
                aria-label={t.confirmarDe(nome)}
                onClick={() => decide.mutate({ params: { usuario }, body: { aceita: true } })}
              >
                {t.confirmarRemocao}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
