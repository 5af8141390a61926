/** The fields of a role: which one, where, and between which days; the place asked for is the one that the role needs. */
import { useState } from 'react'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Checkbox, Radio } from '../../../../core/web/ui/Checkbox.tsx'
import { DateField } from '../../../../core/web/ui/DateField.tsx'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { papelPrincipal, sessaoTexts } from '../../../acesso/sessao/texts.ts'
import { pessoaApi } from '../contract.ts'
import { PAPEIS_PESSOA, type PapelPessoa } from '../policy.ts'
import { escopoOf } from '../rules-papel.ts'
import type { NovoPapel } from '../shapes.ts'
import { pessoaTexts } from './texts.ts'

export type PapelValue = Partial<NovoPapel>

interface Props {
  value: PapelValue
  onChange: (value: PapelValue) => void
  /** Roles offered; one alone is not asked. */
  papeis: readonly PapelPessoa[]
  errors: Readonly<Record<string, string>>
  /** The network whose places are offered; everything the actor has otherwise. */
  rede?: number | undefined
  /** Days of beginning and end are asked too. */
  dias?: boolean
}

type Redes = readonly { id: number; nome: string; nivel: number; escrita: boolean }[]

const indented = (redes: Redes) =>
  redes.map(({ id, nome, nivel, escrita }) => ({
    value: String(id),
    label: `${'\u2003'.repeat(nivel)}${nome}`,
    disabled: !escrita,
  }))

function TurmaField({
  value,
  onChange,
  errors,
  rede,
}: Pick<Props, 'value' | 'onChange' | 'errors' | 'rede'>) {
  const t = useTexts(pessoaTexts)
  const turmas = useCall(pessoaApi.listTurmas, { query: rede === undefined ? {} : { rede } }, { keep: true })
    .data?.turmas
  return (
    <SelectField
      id="turma"
      label={t.turma}
      placeholder={t.escolha}
      error={errors.turma ?? null}
      help={turmas?.length === 0 ? t.semTurma : undefined}
      value={value.turma ?? ''}
      onChange={(event) =>
        onChange({ ...value, turma: Number(event.target.value) || undefined } as PapelValue)
      }
      options={(turmas ?? []).map(({ id, nome, escola }) => ({
        value: String(id),
        label: `${nome} · ${escola.nome}`,
      }))}
    />
  )
}

function AlunoField({
  value,
  onChange,
  errors,
  rede,
}: Pick<Props, 'value' | 'onChange' | 'errors' | 'rede'>) {
  const t = useTexts(pessoaTexts)
  const [busca, setBusca] = useState('')
  const ready = busca.trim().length >= 2
  const query = { pagina: 1, linhas: 8, papel: 'aluno' as const, busca, ...(rede !== undefined && { rede }) }
  const { data } = useCall(pessoaApi.list, { query }, { enabled: ready, keep: true })
  return (
    <>
      <TextField
        id="aluno"
        label={t.aluno}
        placeholder={t.buscarAluno}
        error={errors.aluno ?? null}
        autoComplete="off"
        value={busca}
        onChange={(event) => setBusca(event.target.value)}
      />
      {ready && data && (
        <fieldset className="pilha">
          <legend className="so-leitor">{t.aluno}</legend>
          {data.pessoas.length === 0 && <p className="fraca t-s">{t.naoAchamos}</p>}
          {data.pessoas.map(({ id, nome, lugares }) => (
            <Radio
              key={id}
              name="aluno"
              label={nome}
              help={lugares.join(', ')}
              checked={value.aluno === id}
              onChange={() => onChange({ ...value, aluno: id })}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

export function PapelFields(props: Props) {
  const { value, onChange, papeis, errors, rede, dias } = props
  const t = useTexts(pessoaTexts)
  const names = useTexts(sessaoTexts)
  const redes = useCall(pessoaApi.options, { query: rede === undefined ? {} : { rede } }).data?.redes ?? []
  const [filtro, setFiltro] = useState<number | undefined>(rede)
  const escopo = value.papel && escopoOf(value.papel)
  const day = (name: 'inicio' | 'fim') => ({
    id: name,
    optional: true,
    error: errors[name] ?? null,
    value: value[name] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  })
  return (
    <>
      {papeis.length > 1 && (
        <SelectField
          id="papel"
          label={t.papel}
          placeholder={t.escolha}
          error={errors.papel ?? null}
          value={value.papel ?? ''}
          onChange={(event) => {
            const papel = PAPEIS_PESSOA.find((name) => name === event.target.value)
            onChange(papel ? { papel } : {})
          }}
          options={papeis
            // A role of a sitting is given with the sitting.
            .filter((papel) => papel !== 'aplicador')
            .map((papel) => ({ value: papel, label: names[papelPrincipal([papel])] }))}
        />
      )}
      {escopo === 'turma' && redes.length > 1 && (
        <SelectField
          label={t.rede}
          placeholder={t.todas}
          value={filtro ?? ''}
          onChange={(event) => setFiltro(Number(event.target.value) || rede)}
          options={indented(redes)}
        />
      )}
      {escopo === 'turma' && <TurmaField {...{ value, onChange, errors }} rede={filtro} />}
      {escopo === 'aluno' && <AlunoField {...{ value, onChange, errors, rede }} />}
      {escopo === 'rede' && (
        <>
          <SelectField
            id="rede"
            label={t.rede}
            placeholder={t.escolha}
            error={errors.rede ?? null}
            value={value.rede ?? ''}
            onChange={(event) =>
              onChange({ ...value, rede: Number(event.target.value) || undefined } as PapelValue)
            }
            options={indented(redes)}
          />
          <SelectField
            id="funcao"
            label={t.funcao}
            value={value.funcao ?? 'escrita'}
            onChange={(event) =>
              onChange({ ...value, funcao: event.target.value === 'leitura' ? 'leitura' : 'escrita' })
            }
            options={[
              { value: 'escrita', label: t.escrita },
              { value: 'leitura', label: t.leitura },
            ]}
          />
        </>
      )}
      {value.papel === 'professor' && (
        <Checkbox
          label={t.auxiliar}
          checked={value.auxiliar ?? false}
          onChange={(event) => onChange({ ...value, auxiliar: event.target.checked })}
        />
      )}
      {dias && value.papel && value.papel !== 'aluno' && (
        <div className="pilha cima f-17 v-5">
          <DateField label={t.primeiroDia} help={t.desdeHoje} {...day('inicio')} />
          <DateField label={t.ultimoDia} help={t.semFim} {...day('fim')} />
        </div>
      )}
    </>
  )
}

/** What is sent: empty days are absent ones. */
export const papelSent = ({ inicio, fim, ...value }: PapelValue): NovoPapel | undefined =>
  value.papel && { ...value, papel: value.papel, ...(inicio && { inicio }), ...(fim && { fim }) }
