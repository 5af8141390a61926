/** The data of a person, to change where the reader may; an old version is told, not written over. */
import { useMemo, useState } from 'react'
import { ApiError, errorSentence } from '../../../../core/web/client/failure.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
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
  const language = useLanguage()
  const before = dadosOf(pessoa)
  const [dados, setDados] = useState(before)
  const save = useSend(pessoaApi.update, {
    onSuccess: () => notify.success(t.salvo),
  })
  const changed = CAMPOS.filter((name) => dados[name] !== before[name])
  const errors = useMemo(() => fieldErrors(save.error), [save.error])
  const list = useMemo(() => Object.entries(errors).map(([id, message]) => ({ id, message })), [errors])
  const stale = save.error instanceof ApiError && save.error.codigo === 'mudou_antes'
  const other = save.error && Object.keys(errors).length === 0
  return (
    <Card title={t.dados}>
      <FormSheet
        onSubmit={() => {
          const body = Object.fromEntries(changed.map((name) => [name, dados[name]]))
          save.mutate({ params: { usuario: pessoa.id }, body: { ...body, versao: pessoa.versao } })
        }}
        errors={list}
        failure={
          other ? (
            <Callout tone="erro" actions={stale && <Button onClick={onReload}>{t.carregarDeNovo}</Button>}>
              {errorSentence(save.error, language)}
            </Callout>
          ) : undefined
        }
        dirty={changed.length}
        busy={save.isPending}
        submitLabel={t.salvar}
      >
        <DadosFields value={dados} onChange={setDados} errors={errors} cpf={pessoa.cpf} />
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
      <dl className="credenciais">
        {facts
          .filter(([, value]) => value !== null)
          .flatMap(([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} =`}>{value}</dd>])}
      </dl>
    </Card>
  )
}
