/** The fields of a person's data, for making and for changing. */
import { useTexts } from '../../../../core/web/texts.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { pessoaTexts } from './texts.ts'

export const CAMPOS = ['nome', 'nome_civil', 'login', 'cpf', 'ra', 'inep', 'telefone', 'idioma'] as const
export type Campo = (typeof CAMPOS)[number] | 'email' | 'data_nascimento'
export type Dados = Partial<Record<Campo, string>>

interface Props {
  value: Dados
  onChange: (value: Dados) => void
  errors: Readonly<Record<string, string>>
  /** The CPF that is kept, masked. */
  cpf?: string | null
  /** Only when making a person: the e-mail stands here. */
  novo?: boolean
  /** The birth date is asked too. */
  nascimento?: boolean
  /** Off: what only pupils have is not asked. */
  aluno?: boolean
  disabled?: boolean
  /** How the name is written, and nothing else. */
  soNome?: boolean
}

export function DadosFields({
  value,
  onChange,
  errors,
  cpf,
  novo = false,
  nascimento = false,
  aluno = true,
  disabled = false,
  soNome = false,
}: Props) {
  const t = useTexts(pessoaTexts)
  const field = (name: Campo) => ({
    id: name,
    disabled,
    autoComplete: 'off',
    error: errors[name] ?? null,
    value: value[name] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value }),
  })
  const names = (
    <>
      <TextField label={t.nome} help={t.nomeAjuda} {...field('nome')} />
      <TextField label={t.nomeCivil} optional help={t.nomeCivilAjuda} {...field('nome_civil')} />
    </>
  )
  if (soNome) return names
  return (
    <>
      {names}
      <div className="pilha cima f-17 v-5">
        <TextField
          label={t.login}
          optional={novo}
          help={novo ? t.loginAjuda : undefined}
          {...field('login')}
        />
        {novo ? (
          <TextField label={t.email} optional type="email" {...field('email')} />
        ) : (
          <SelectField
            label={t.idioma}
            {...field('idioma')}
            options={[
              { value: 'pt-br', label: t.portugues },
              { value: 'en-us', label: t.ingles },
            ]}
          />
        )}
      </div>
      <div className="pilha cima f-17 v-5">
        <TextField
          label={t.cpf}
          optional
          inputMode="numeric"
          help={cpf ? t.cpfAjuda(cpf) : undefined}
          {...field('cpf')}
        />
        <TextField label={t.telefone} optional inputMode="tel" {...field('telefone')} />
      </div>
      {aluno && (
        <div className="pilha cima f-17 v-5">
          <TextField label={t.ra} optional {...field('ra')} />
          <TextField label={t.inep} optional inputMode="numeric" {...field('inep')} />
        </div>
      )}
      {nascimento && (
        <TextField
          label={t.nascimento}
          optional
          inputMode="numeric"
          placeholder="dd/mm/aaaa"
          {...field('data_nascimento')}
        />
      )}
    </>
  )
}
