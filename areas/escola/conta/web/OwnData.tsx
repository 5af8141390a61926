/** The cards of one's own data: name and language, e-mail, password, mails, and removals that wait for one's word. */

import { useState } from 'react'
import { languageOf } from '../../../../core/texts/texts.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { missing } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { FormCard } from '../../../../core/web/ui/FormCard.tsx'
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

/** Why an act was refused. */
export function Failed({ error }: { error: unknown }) {
  const language = useLanguage()
  if (!error) return null
  return <Callout tone="erro">{errorSentence(error, language)}</Callout>
}

export function PerfilCard({ conta }: Props) {
  const t = useTexts(contaTexts)
  const { valores, set, field, errorOf, sheet } = useForm(contaApi.changePerfil, {
    start: { nome: conta.nome, idioma: conta.idioma },
    id: 'perfil',
    check: (typed) => missing(typed, ['nome'], t.preencha),
    input: ({ nome, idioma }) => ({ body: { idioma, ...(conta.pode_mudar_nome && { nome }) } }),
    onDone: () => notify.success(t.salvo),
  })
  return (
    <Card title={t.perfil}>
      <FormCard {...sheet} submitLabel={t.salvar}>
        <TextField
          label={t.nome}
          help={conta.pode_mudar_nome ? t.nomeAjuda : t.nomeDaEscola}
          name="nome"
          autoComplete="name"
          maxLength={100}
          readOnly={!conta.pode_mudar_nome}
          {...field('nome')}
          error={valores.nome.trim() === '' ? t.preencha : errorOf('nome')}
        />
        <SelectField
          label={t.idioma}
          help={t.idiomaAjuda}
          name="idioma"
          options={[
            { value: 'pt-br', label: t.portugues },
            { value: 'en-us', label: t.ingles },
          ]}
          {...field('idioma')}
          onChange={({ target }) => set({ idioma: languageOf(target.value) })}
        />
        <p className="fraca t-s">
          {t.login}: <b>{conta.login}</b>
        </p>
      </FormCard>
    </Card>
  )
}

interface TrocarProps {
  onSent: (email: string) => void
  onEnd: () => void
}

function TrocarEmail({ onSent, onEnd }: TrocarProps) {
  const t = useTexts(contaTexts)
  const { field, sheet } = useForm(contaApi.changeEmail, {
    start: { email: '' },
    id: 'conta',
    check: (typed) => missing(typed, ['email'], t.preencha),
    input: ({ email }) => ({ body: { email: email.trim() } }),
    onDone: (_, { email }) => onSent(email.trim()),
  })
  return (
    <FormCard {...sheet} submitLabel={t.mandarLink} secondary={<Button onClick={onEnd}>{t.cancelar}</Button>}>
      <TextField
        label={t.emailNovo}
        help={t.emailAjuda}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={150}
        {...field('email')}
      />
    </FormCard>
  )
}

export function EmailCard({ conta }: Props) {
  const t = useTexts(contaTexts)
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const onSent = (email: string) => {
    setSentTo(email)
    setOpen(false)
  }
  const again = useSend(contaApi.changeEmail, { onSuccess: (_, { body }) => onSent(body.email) })
  return (
    <Card title={t.email}>
      <div className="pilha">
        {sentTo !== null && (
          <Callout tone="ok" live>
            {t.linkEnviado(sentTo)}
          </Callout>
        )}
        <Failed error={again.error} />
        <div className="linha quebra entre v-5 j-3">
          <div className="encolhe partir">
            {conta.email ? <b>{conta.email}</b> : <span className="fraca">{t.emailNenhum}</span>}{' '}
            {conta.email && (
              <Tag tone={conta.email_validado ? 'ok' : 'aviso'}>
                {conta.email_validado ? t.confirmado : t.porConfirmar}
              </Tag>
            )}
          </div>
          {!open && (
            <div className="linha quebra encolhe partir">
              {conta.email && !conta.email_validado && (
                <Button
                  look="soft"
                  busy={again.isPending}
                  onClick={() => again.mutate({ body: { email: conta.email ?? '' } })}
                >
                  {t.confirmarEmail}
                </Button>
              )}
              <Button onClick={() => setOpen(true)}>{conta.email ? t.trocarEmail : t.porEmail}</Button>
            </div>
          )}
        </div>
        {open && <TrocarEmail onSent={onSent} onEnd={() => setOpen(false)} />}
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
      <ul className="sessoes divide mt-3">
        {waiting.data.pedidos.map(({ usuario, nome, pedida_em }) => (
          <li className="linha quebra entre v-5 j-3 pb-4" key={usuario}>
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
