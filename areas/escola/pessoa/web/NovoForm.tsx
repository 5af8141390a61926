/** The form of a new person: who they are, their first role and its place, and how they get in. */
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { type FormError, FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { pessoaApi } from '../contract.ts'
import type { PapelPessoa } from '../policy.ts'
import { Credenciais } from './Credenciais.tsx'
import { type Dados, DadosFields } from './DadosFields.tsx'
import { PapelFields, type PapelValue, papelSent } from './PapelFields.tsx'
import { usePlace } from './place.ts'
import './pessoa.css'
import { pessoaTexts } from './texts.ts'

type Modo = 'senha' | 'email' | 'depois'

interface Made {
  usuario: number
  login: string
  nome: string
  /** Undefined: no way in yet. */
  senha?: string | null
  failed?: boolean
}

function Feito({ made, onAgain }: { made: Made; onAgain: () => void }) {
  const t = useTexts(pessoaTexts)
  const place = usePlace()
  return (
    <Card title={t.cadastrada(made.nome)}>
      <div className="pilha" role="status">
        {made.senha === undefined ? (
          <Callout tone={made.failed ? 'aviso' : 'info'}>
            {made.failed ? t.acessoFalhou : t.semAcessoAinda} {t.login}: <b>{made.login}</b>
          </Callout>
        ) : (
          <Credenciais login={made.login} senha={made.senha} />
        )}
        <div className="acoes-r">
          <Button onClick={onAgain}>{t.outra}</Button>
          <ButtonLink look="filled" to={place.pessoa(made.usuario)}>
            {t.verPessoa}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** Makes the person, then the way in: two calls, so that no repeated answer keeps a password. */
function useMake(onMade: (made: Made) => void) {
  const acesso = useSend(pessoaApi.issueAcesso)
  const create = useSend(pessoaApi.create)
  const make = async (dados: Dados, vinculo: NonNullable<ReturnType<typeof papelSent>>, modo: Modo) => {
    const filled = Object.fromEntries(Object.entries(dados).filter(([, text]) => text.trim() !== ''))
    const made = await create.mutateAsync({ body: { nome: dados.nome ?? ' ', ...filled, vinculo } as never })
    const nome = dados.nome ?? ''
    if (modo === 'depois') return onMade({ ...made, nome })
    try {
      const { senha } = await acesso.mutateAsync({ params: { usuario: made.usuario }, body: { modo } })
      onMade({ ...made, nome, senha })
    } catch {
      onMade({ ...made, nome, failed: true })
    }
  }
  return { make, busy: create.isPending || acesso.isPending, error: create.error }
}

interface Props {
  /** Only this role, without asking. */
  papel?: PapelPessoa
  rede?: number
}

export function NovoForm({ papel, rede }: Props) {
  const t = useTexts(pessoaTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const place = usePlace(rede)
  const empty: PapelValue = papel ? { papel } : {}
  const [dados, setDados] = useState<Dados>({})
  const [vinculo, setVinculo] = useState<PapelValue>(empty)
  const [modo, setModo] = useState<Modo>('senha')
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({})
  const [made, setMade] = useState<Made | null>(null)
  const options = useCall(pessoaApi.options, { query: rede === undefined ? {} : { rede } }).data
  const { make, busy, error } = useMake(setMade)
  const errors = useMemo(() => ({ ...fieldErrors(error), ...missing }), [error, missing])
  // The same list while nothing new was refused: a new one would take the focus out of the field that is being typed in.
  const list: FormError[] = useMemo(
    () => Object.entries(errors).map(([id, message]) => ({ id, message })),
    [errors],
  )
  if (made)
    return (
      <Feito
        made={made}
        onAgain={() => {
          setMade(null)
          setDados({})
        }}
      />
    )
  if (!options) return <TableSkeleton />
  const aluno = (vinculo.papel ?? 'aluno') === 'aluno'
  const submit = () => {
    const sent = papelSent(vinculo)
    const lacks = {
      ...(!dados.nome?.trim() && { nome: t.faltaNome }),
      ...(!sent && { papel: t.faltaPapel }),
      ...(modo === 'email' && !dados.email?.trim() && { email: t.faltaEmail }),
    }
    setMissing(lacks)
    if (!sent || Object.keys(lacks).length > 0) return
    const { ra: _, inep: __, ...others } = dados
    // What was refused stands beside its field.
    void make(aluno ? dados : others, sent, modo).catch(() => {})
  }
  const failed = error && (!(error instanceof ApiError) || Object.keys(error.campos).length === 0)
  const ways: readonly [Modo, string][] = [
    ['senha', t.porSenha],
    ['email', t.porEmail],
    ['depois', t.depois],
  ]
  return (
    <FormSheet
      onSubmit={submit}
      errors={list}
      failure={failed ? <Callout tone="erro">{errorSentence(error, language)}</Callout> : undefined}
      dirty={Object.values(dados).some((text) => text !== '')}
      busy={busy}
      submitLabel={t.cadastrar}
      secondary={<Button onClick={() => void navigate(place.lista)}>{t.cancelar}</Button>}
    >
      <h2>{t.papelELugar}</h2>
      <PapelFields
        value={vinculo}
        onChange={setVinculo}
        papeis={papel ? [papel] : options.papeis}
        errors={errors}
        rede={rede}
      />
      <h2>{t.dados}</h2>
      <DadosFields
        value={dados}
        onChange={setDados}
        errors={errors}
        novo
        nascimento={options.datas}
        aluno={aluno}
      />
      <fieldset className="pilha">
        <legend>{t.comoEntra}</legend>
        {ways.map(([value, label]) => (
          <Radio
            key={value}
            name="modo"
            label={label}
            checked={modo === value}
            onChange={() => setModo(value)}
          />
        ))}
      </fieldset>
    </FormSheet>
  )
}
