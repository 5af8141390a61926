/** The form of a new person: who they are, their first role and its place, and how they get in. */

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useSheet } from '../../../../core/web/sheet.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
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
  /** Why there is none, in words. */
  failed?: string
}

function Feito({ made, onAgain }: { made: Made; onAgain: () => void }) {
  const t = useTexts(pessoaTexts)
  const place = usePlace()
  return (
    <Card title={t.cadastrada(made.nome)}>
      <div className="pilha" role="status">
        {made.senha === undefined ? (
          <Callout tone={made.failed ? 'aviso' : 'info'}>
            {made.failed ? `${t.acessoFalhou} ${made.failed}` : t.semAcessoAinda} {t.login}:{' '}
            <b>{made.login}</b>
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

interface Valores {
  dados: Dados
  vinculo: PapelValue
  modo: Modo
}

/** Makes the person, then the way in: two calls, so that no repeated answer keeps a password. */
function useMake() {
  const language = useLanguage()
  const acesso = useSend(pessoaApi.issueAcesso)
  const create = useSend(pessoaApi.create)
  return async (dados: Dados, vinculo: PapelValue, modo: Modo): Promise<Made> => {
    const filled = Object.fromEntries(Object.entries(dados).filter(([, text]) => text.trim() !== ''))
    const body = { nome: dados.nome ?? ' ', ...filled, vinculo: papelSent(vinculo) }
    const made = await create.mutateAsync({ body: body as never })
    const nome = dados.nome ?? ''
    if (modo === 'depois') return { ...made, nome }
    try {
      const { senha } = await acesso.mutateAsync({ params: { usuario: made.usuario }, body: { modo } })
      return { ...made, nome, senha }
    } catch (error) {
      return { ...made, nome, failed: errorSentence(error, language) }
    }
  }
}

const isAluno = ({ papel = 'aluno' }: PapelValue): boolean => papel === 'aluno'

interface Props {
  /** Only this role, without asking. */
  papel?: PapelPessoa
  rede?: number
}

export function NovoForm({ papel, rede }: Props) {
  const t = useTexts(pessoaTexts)
  const navigate = useNavigate()
  const place = usePlace(rede)
  const start: Valores = { dados: {}, vinculo: papel ? { papel } : {}, modo: 'senha' }
  const [made, setMade] = useState<Made | null>(null)
  const options = useCall(pessoaApi.options, { query: rede === undefined ? {} : { rede } }).data
  const make = useMake()
  const { valores, set, begin, errors, sheet } = useSheet<Valores>({
    start,
    check: ({ dados, vinculo, modo }) => ({
      ...(!dados.nome?.trim() && { nome: t.faltaNome }),
      ...(!papelSent(vinculo) && { papel: t.faltaPapel }),
      ...(modo === 'email' && !dados.email?.trim() && { email: t.faltaEmail }),
    }),
    send: async ({ dados, vinculo, modo }) => {
      const { ra: _, inep: __, ...others } = dados
      setMade(await make(isAluno(vinculo) ? dados : others, vinculo, modo))
    },
  })
  const { dados, vinculo, modo } = valores
  if (made)
    return (
      <Feito
        made={made}
        onAgain={() => {
          setMade(null)
          // The role and its place stay for the next one.
          begin({ ...valores, dados: {} })
        }}
      />
    )
  if (!options) return <TableSkeleton />
  const ways: readonly [Modo, string][] = [
    ['senha', t.porSenha],
    ['email', t.porEmail],
    ['depois', t.depois],
  ]
  return (
    <FormSheet
      {...sheet}
      dirty={Object.values(dados).some((text) => text !== '')}
      submitLabel={t.cadastrar}
      secondary={<Button onClick={() => void navigate(place.lista)}>{t.cancelar}</Button>}
    >
      <h2>{t.papelELugar}</h2>
      <PapelFields
        value={vinculo}
        onChange={(changed) => set({ vinculo: changed })}
        papeis={papel ? [papel] : options.papeis}
        errors={errors}
        rede={rede}
      />
      <h2>{t.dados}</h2>
      <DadosFields
        value={dados}
        onChange={(changed) => set({ dados: changed })}
        errors={errors}
        novo
        nascimento={options.datas}
        aluno={isAluno(vinculo)}
      />
      <fieldset className="pilha">
        <legend>{t.comoEntra}</legend>
        {ways.map(([value, label]) => (
          <Radio
            key={value}
            name="modo"
            label={label}
            checked={modo === value}
            onChange={() => set({ modo: value })}
          />
        ))}
      </fieldset>
    </FormSheet>
  )
}
