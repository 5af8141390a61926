/** A provider is added or changed; its secret goes in and never comes out. */
import { useMemo, useState } from 'react'
import type { ApiError } from '../../../../core/web/client/failure.ts'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { PasswordField, TextArea, TextField } from '../../../../core/web/ui/TextField.tsx'
import { type ProvedorConfigurado, provedorApi } from '../contract.ts'
import { KNOWN_ISSUERS, TIPOS, type Tipo } from '../rules.ts'
import { provedorAdminTexts } from '../texts-admin.ts'

interface Props {
  /** Absent: a new one. */
  provedor: ProvedorConfigurado | undefined
  onDone: () => void
}

const REQUIRED = ['nome', 'issuer', 'client_id'] as const

export function ProvedorForm({ provedor, onDone }: Props) {
  const t = useTexts(provedorAdminTexts)
  const language = useLanguage()
  const [tipo, setTipo] = useState<Tipo>(provedor?.tipo ?? 'google')
  const start = {
    nome: provedor?.nome ?? t.google,
    issuer: provedor?.issuer ?? KNOWN_ISSUERS.google ?? '',
    client_id: provedor?.client_id ?? '',
    equipe: provedor?.equipe ?? '',
    chave: provedor?.chave ?? '',
    segredo: '',
  }
  const [form, setForm] = useState(start)
  /** Left empty when it was last sent. */
  const [empty, setEmpty] = useState<readonly (keyof typeof start)[]>([])
  const saved = {
    onSuccess: () => {
      notify.success(t.salvo)
      onDone()
    },
  }
  const create = useSend(provedorApi.create, saved)
  const change = useSend(provedorApi.change, saved)
  const { error, isPending } = provedor ? change : create
  const wrong: Readonly<Record<string, string>> = useMemo(
    () => ({ ...Object.fromEntries(empty.map((name) => [name, t.preencha])), ...fieldErrors(error) }),
    [empty, error, t],
  )
  const list = useMemo(
    () => Object.entries(wrong).map(([name, message]) => ({ id: `provedor-${name}`, message })),
    [wrong],
  )

  const field = (name: keyof typeof form) => ({
    id: `provedor-${name}`,
    name,
    value: form[name],
    error: wrong[name] ?? null,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  const choose = (next: Tipo) => {
    setTipo(next)
    setForm({ ...form, issuer: KNOWN_ISSUERS[next] ?? '', nome: next === 'oidc' ? '' : t[next] })
  }
  const submit = () => {
    const lacks = REQUIRED.filter((name) => form[name].trim() === '')
    setEmpty(lacks)
    if (lacks.length > 0) return
    const { nome, issuer, client_id, equipe, chave, segredo } = form
    const body = {
      nome: nome.trim(),
      issuer: issuer.trim(),
      client_id: client_id.trim(),
      ...(segredo !== '' && { segredo: segredo.trim() }),
      ...(tipo === 'apple' && { equipe: equipe.trim() || null, chave: chave.trim() || null }),
    }
    if (provedor) change.mutate({ params: { id: provedor.id }, body })
    else create.mutate({ body: { tipo, ...body } })
  }

  // What is kept is of the issuer that it was given for: the server sends it to no other.
  const isOfAnother = provedor?.confidencial === true && form.issuer.trim() !== provedor.issuer
  const secretHelp = isOfAnother
    ? t.segredoDoNovo
    : provedor?.confidencial
      ? t.segredoGuardado
      : t.segredoAjuda
  return (
    <FormSheet
      onSubmit={submit}
      busy={isPending}
      submitLabel={provedor ? t.salvar : t.adicionar}
      secondary={<Button onClick={onDone}>{t.cancelar}</Button>}
      errors={list}
      failure={isGeneral(error) && <Callout tone="erro">{errorSentence(error, language)}</Callout>}
    >
      {!provedor && (
        <SelectField
          label={t.tipo}
          value={tipo}
          options={TIPOS.map((value) => ({ value, label: t[value] }))}
          onChange={(event) => choose(event.target.value as Tipo)}
        />
      )}
      <TextField label={t.nome} maxLength={60} {...field('nome')} />
      <TextField label={t.issuer} help={t.issuerAjuda} inputMode="url" maxLength={300} {...field('issuer')} />
      <TextField label={t.clientId} maxLength={300} {...field('client_id')} />
      {tipo === 'apple' ? (
        <>
          <TextField label={t.equipe} maxLength={40} {...field('equipe')} />
          <TextField label={t.chave} maxLength={40} {...field('chave')} />
          <TextArea label={t.chaveApple} help={secretHelp} rows={4} {...field('segredo')} />
        </>
      ) : (
        <PasswordField
          label={t.segredo}
          help={secretHelp}
          optional={!isOfAnother}
          maxLength={4_000}
          {...field('segredo')}
        />
      )}
      {provedor ? (
        <TextField label={t.retorno} help={t.retornoAjuda} readOnly value={provedor.retorno} />
      ) : (
        <p className="fraca t-s">{t.retornoDepois}</p>
      )}
    </FormSheet>
  )
}

const isGeneral = (error: ApiError | null): boolean =>
  error !== null && Object.keys(fieldErrors(error)).length === 0
