/** The data of a person, to change where the reader may; an old version is told, not written over. */
import { ApiError } from '../../../../core/web/client/failure.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { pessoaApi } from '../contract.ts'
import type { Pessoa } from '../shapes.ts'
import { CAMPOS, type Dados, DadosFields } from './DadosFields.tsx'
import { pessoaTexts } from './texts.ts'

const dadosOf = (pessoa: Pessoa): Dados => ({
  nome: pessoa.nome,
  nome_civil: pessoa.nome_civil ?? '',
  login: pessoa.login,
  cpf: '',
  ra: pessoa.ra ?? '',
  inep: pessoa.inep ?? '',
  telefone: pessoa.telefone ?? '',
  idioma: pessoa.idioma,
})

/** Keyed by the version: what was read again starts the form anew. */
export function DadosCard({ pessoa, onReload }: { pessoa: Pessoa; onReload: () => void }) {
  const t = useTexts(pessoaTexts)
  const before = dadosOf(pessoa)
  const { edit } = pessoa.permissoes
  const changedIn = (dados: Dados) => CAMPOS.filter((name) => dados[name] !== before[name])
  const { valores, set, errors, sheet } = useForm(pessoaApi.update, {
    start: before,
    input: (dados) => ({
      params: { usuario: pessoa.id },
      body: {
        ...Object.fromEntries(changedIn(dados).map((name) => [name, dados[name]])),
        versao: pessoa.versao,
      },
    }),
    actions: (problem) =>
      problem instanceof ApiError &&
      problem.codigo === 'mudou_antes' && <Button onClick={onReload}>{t.carregarDeNovo}</Button>,
    onDone: () => notify.success(t.salvo),
  })
  return (
    <Card title={t.dados}>
      {!edit && <p className="fraca t-s">{t.deOutraEscola}</p>}
      <FormSheet {...sheet} dirty={changedIn(valores).length} submitLabel={t.salvar}>
        <DadosFields value={valores} onChange={set} errors={errors} cpf={pessoa.cpf} soNome={!edit} />
      </FormSheet>
    </Card>
  )
}

/** The same data for whoever only reads. */
export function DadosLidos({ pessoa }: { pessoa: Pessoa }) {
  const t = useTexts(pessoaTexts)
  const facts: readonly [string, string | null][] = [
    [t.nome, pessoa.nome],
    [t.nomeCivil, pessoa.nome_civil],
    [t.login, pessoa.login],
    [t.email, pessoa.email],
    [t.cpf, pessoa.cpf],
    [t.ra, pessoa.ra],
    [t.inep, pessoa.inep],
    [t.telefone, pessoa.telefone],
  ]
  return (
    <Card title={t.dados}>
      <p className="fraca t-s">{t.soLeitura}</p>
      <dl className="credenciais pilha v-5 j-1 mb-3">
        {facts
          .filter(([, value]) => value !== null)
          .flatMap(([label, value]) => [
            <dt key={label}>{label}</dt>,
            <dd className="forte" key={`${label} =`}>
              {value}
            </dd>,
          ])}
      </dl>
    </Card>
  )
}
