/** Into which curriculum an import goes; of a new one, what it is called and is of. */
import { useState } from 'react'
import { Link } from 'react-router'
import { fieldErrors, useSend } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../../core/web/ui/Card.tsx'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../../core/web/ui/TextField.tsx'
import { BASES, ETAPAS } from '../../../catalogo/contract.ts'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { lugar } from '../place.ts'
import { curriculoWebTexts } from '../texts.ts'
import { telaTexts } from './texts.ts'

function Novo({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const tc = useTexts(curriculoWebTexts)
  const { id, curriculo } = importacao
  const [nome, setNome] = useState(importacao.nome)
  const [etapa, setEtapa] = useState(importacao.etapa)
  const [base, setBase] = useState(importacao.base)
  const send = useSend(importarApi.setImportacao)
  const changed = nome.trim() !== importacao.nome || etapa !== importacao.etapa || base !== importacao.base
  const optionsOf = <V extends string>(values: readonly V[], words: Readonly<Record<V, string>>) =>
    values.map((value) => ({ value, label: words[value] }))
  return (
    <form
      className="cu-destino"
      onSubmit={(event) => {
        event.preventDefault()
        send.mutate({ params: { id }, body: { nome: nome.trim(), etapa, base } })
      }}
    >
      <TextField
        label={t.nome}
        help={t.nomeAjuda}
        value={nome}
        maxLength={120}
        error={fieldErrors(send.error).nome ?? send.error?.message ?? null}
        onChange={(event) => setNome(event.target.value)}
      />
      <SelectField
        label={tc.etapa}
        options={optionsOf(ETAPAS, tc)}
        value={etapa}
        disabled={curriculo !== null}
        onChange={(event) => setEtapa(event.target.value as typeof etapa)}
      />
      <SelectField
        label={tc.base}
        options={optionsOf(BASES, tc)}
        value={base}
        disabled={curriculo !== null}
        onChange={(event) => setBase(event.target.value as typeof base)}
      />
      {changed && (
        <Button type="submit" busy={send.isPending} disabled={nome.trim() === ''}>
          {t.aplicar}
        </Button>
      )}
    </form>
  )
}

export function Destino({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const { curriculo, escolhido, cliente } = importacao
  return (
    <Card>
      <p className="fraca">
        {t.destino}{' '}
        {curriculo ? <Link to={lugar.um(curriculo.id)}>{curriculo.nome}</Link> : <b>{t.novoCurriculo}</b>}
        {cliente && ` · ${cliente.nome}`}
      </p>
      {/* What was applied is what the fields begin with again. */}
      {!escolhido && (
        <Novo
          key={`${importacao.nome} ${importacao.etapa} ${importacao.base} ${curriculo?.id}`}
          importacao={importacao}
        />
      )}
    </Card>
  )
}
