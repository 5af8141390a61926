/** The first step: the file of skills with the tables of names that it refers to; below, the imports sent before. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { AnterioresTable, EnviarForm } from '../../../../acesso/trabalho/web/public-importar.tsx'
import { curriculoApi } from '../../contract.ts'
import { importarApi } from '../../contract-importar.ts'
import { CAMPOS } from '../../shapes-importar.ts'
import { importarTexts } from '../../texts-importar.ts'
import { idOf } from '../place.ts'
import { importacaoPlace } from './place.ts'
import { telaTexts } from './texts.ts'

/** Whose a new curriculum may be, as a field where there is a choice. */
function useDono() {
  const t = useTexts(telaTexts)
  const asked = useUrlFilters().get('cliente')
  const [chosen, setChosen] = useState<string>()
  const { data } = useCall(curriculoApi.list, { query: { pagina: 1, linhas: 1 } })
  const { criar = false, criar_para: clientes = [] } = data?.permissoes ?? {}
  const options = [
    ...(criar ? [{ value: '', label: t.todos }] : []),
    ...clientes.map(({ id, nome }) => ({ value: String(id), label: nome })),
  ]
  const first = options.find(({ value }) => value === asked) ?? options[0]
  const value = chosen ?? first?.value ?? ''
  const field = options.length > 1 && (
    <SelectField
      label={t.dono}
      options={options}
      value={value}
      onChange={(event) => setChosen(event.target.value)}
    />
  )
  return { cliente: idOf(value), field }
}

export function Enviar() {
  const t = useTexts(telaTexts)
  const { semArquivo } = useTexts(importarTexts)
  const navigate = useNavigate()
  const curriculo = idOf(useUrlFilters().get('curriculo'))
  const dono = useDono()
  const into = curriculo === undefined ? {} : { curriculo_id: curriculo }
  const of = curriculo !== undefined || dono.cliente === undefined ? {} : { cliente_id: dono.cliente }
  const { data } = useCall(importarApi.listImportacoes, { query: into })
  return (
    <div className="pilha">
      <EnviarForm
        create={importarApi.createImportacao}
        input={(arquivos) => ({ body: { ...into, ...of }, arquivos })}
        onSent={({ importacao }) => void navigate(importacaoPlace(importacao.id))}
        words={t}
        semArquivo={semArquivo}
        model={{ name: 'modelo-curriculo', columns: CAMPOS }}
        className="w-44"
      >
        {curriculo === undefined && dono.field}
      </EnviarForm>
      <AnterioresTable
        rows={data?.importacoes}
        place={importacaoPlace}
        passoOf={({ passo }) => t[`passo_${passo}`]}
        more={[{ id: 'curriculo', header: t.colCurriculo, value: ({ nome }) => nome }]}
        words={t}
      />
    </div>
  )
}
