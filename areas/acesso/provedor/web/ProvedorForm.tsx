/** A provider is added or changed; its secret goes in and never comes out. */
import { useState } from 'react'
import { type Errors, useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
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
  const [tipo, setTipo] = useState<Tipo>(provedor?.tipo ?? 'google')
  const start = {
    nome: provedor?.nome ?? t.google,
    issuer: provedor?.issuer ?? KNOWN_ISSUERS.google ?? '',
    client_id: provedor?.client_id ?? '',
    equipe: provedor?.equipe ?? '',
    chave: provedor?.chave ?? '',
    segredo: '',
  }
  const { valores, set, field, sheet } = useForm(provedor ? provedorApi.change : provedorApi.create, {
    start,
    id: 'provedor',
    check: (form): Errors =>
      Object.fromEntries(
        REQUIRED.filter((name) => form[name].trim() === '').map((name) => [name, t.preencha]),
      ),
    input: ({ nome, issuer, client_id, equipe, chave, segredo }) => {
      const body = {
        nome: nome.trim(),
        issuer: issuer.trim(),
        client_id: client_id.trim(),
        ...(segredo !== '' && { segredo: segredo.trim() }),
        ...(tipo === 'apple' && { equipe: equipe.trim() || null, chave: chave.trim() || null }),
      }
      return provedor ? { params: { id: provedor.id }, body } : { body: { tipo, ...body } }
    },
    onDone: () => {
      notify.success(t.salvo)
      onDone()
    },
  })
  const choose = (next: Tipo) => {
    setTipo(next)
    set({ issuer: KNOWN_ISSUERS[next] ?? '', nome: next === 'oidc' ? '' : t[next] })
  }

  // What is kept is of the issuer that it was given for: the server sends it to no other.
  const isOfAnother = provedor?.confidencial === true && valores.issuer.trim() !== provedor.issuer
  const secretHelp = isOfAnother
    ? t.segredoDoNovo
    : provedor?.confidencial
      ? t.segredoGuardado
      : t.segredoAjuda
  return (
    <FormSheet
      {...sheet}
      dirty={false}
      submitLabel={provedor ? t.salvar : t.adicionar}
      secondary={<Button onClick={onDone}>{t.cancelar}</Button>}
    >
      {!provedor && (
        <SelectField
          label={t.tipo}
          value={tipo}
          options={TIPOS.map((value) => ({ value, label: t[value] }))}
          onChange={(event) => choose(event.target.value as Tipo)}
        />
      )}
      <TextField label={t.nome} maxLength={60} autoComplete="off" {...field('nome')} />
      <TextField
        label={t.issuer}
        help={t.issuerAjuda}
        inputMode="url"
        maxLength={300}
        autoComplete="off"
        {...field('issuer')}
      />
      <TextField label={t.clientId} maxLength={300} autoComplete="off" {...field('client_id')} />
      {tipo === 'apple' ? (
        <>
          <TextField label={t.equipe} maxLength={40} autoComplete="off" {...field('equipe')} />
          <TextField label={t.chave} maxLength={40} autoComplete="off" {...field('chave')} />
          <TextArea
            label={t.chaveApple}
            help={secretHelp}
            rows={4}
            autoComplete="off"
            {...field('segredo')}
          />
        </>
      ) : (
        <PasswordField
          label={t.segredo}
          help={secretHelp}
          optional={!isOfAnother}
          maxLength={4_000}
          autoComplete="off"
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
