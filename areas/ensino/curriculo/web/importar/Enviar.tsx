/** The first step: the file of skills with the tables of names that it refers to; below, the imports sent before. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TABELAS } from '../../../../../core/contract/leitura.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { BlockTitle } from '../../../../../core/web/ui/Card.tsx'
import { DataTable } from '../../../../../core/web/ui/DataTable.tsx'
import { useUrlFilters } from '../../../../../core/web/ui/filters.ts'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { UploadForm, useUploaded } from '../../../../../core/web/ui/UploadForm.tsx'
import { curriculoApi } from '../../contract.ts'
import { importarApi } from '../../contract-importar.ts'
import { CAMPOS, MAX_ARQUIVOS, MAX_BYTES } from '../../shapes-importar.ts'
import { importarTexts } from '../../texts-importar.ts'
import { idOf } from '../place.ts'
import { importacaoPlace } from './place.ts'
import { telaTexts } from './texts.ts'

function Anteriores({ curriculo }: { curriculo: number | undefined }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const query = curriculo === undefined ? {} : { curriculo_id: curriculo }
  const { data } = useCall(importarApi.listImportacoes, { query })
  if (!data || data.importacoes.length === 0) return null
  return (
    <section>
      <BlockTitle>{t.anteriores}</BlockTitle>
      <DataTable
        label={t.anteriores}
        rows={data.importacoes}
        rowId={({ id }) => id}
        rowHref={({ id }) => importacaoPlace(id)}
        chooseColumns={false}
        columns={[
          { id: 'arquivo', header: t.colArquivo, value: ({ arquivo }) => arquivo },
          { id: 'curriculo', header: t.colCurriculo, value: ({ nome }) => nome },
          { id: 'linhas', header: t.colLinhas, value: ({ total }) => total, align: 'end' },
          { id: 'passo', header: t.colPasso, value: ({ passo }) => t[`passo_${passo}`] },
          {
            id: 'quando',
            header: t.colQuando,
            value: ({ quando }) => quando,
            cell: ({ quando }) => dates.near(quando, new Date()),
          },
        ]}
      />
    </section>
  )
}

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
  const problems = useTexts(importarTexts)
  const navigate = useNavigate()
  const curriculo = idOf(useUrlFilters().get('curriculo'))
  const [files, setFiles] = useState<readonly File[]>([])
  const [fault, setFault] = useState<string>()
  const { sent, onProgress } = useUploaded()
  const dono = useDono()
  const create = useSend(importarApi.createImportacao, {
    onSuccess: ({ importacao }) => void navigate(importacaoPlace(importacao.id)),
    onProgress,
  })
  const choose = (chosen: readonly File[]) => {
    create.reset()
    setFiles(chosen)
    const big = chosen.some(({ size }) => size > MAX_BYTES)
    setFault(big ? t.grande : chosen.length > MAX_ARQUIVOS ? t.muitos : undefined)
  }
  const submit = () => {
    if (files.length === 0) return setFault(problems.semArquivo)
    if (fault) return
    const body =
      curriculo !== undefined
        ? { curriculo_id: curriculo }
        : dono.cliente === undefined
          ? {}
          : { cliente_id: dono.cliente }
    create.mutate({ body, arquivos: files })
  }
  return (
    <div className="pilha">
      <UploadForm
        className="cu-estreita"
        onSubmit={submit}
        label={t.arquivo}
        help={t.arquivoAjuda}
        accept={TABELAS.join()}
        choose={t.escolher}
        none={t.soltar}
        multiple
        files={files}
        onChoose={choose}
        error={fault ?? create.error?.message ?? null}
        sending={create.isPending ? { label: t.enviando(sent), sent } : null}
        model={{ label: t.modelo, name: 'modelo-curriculo', columns: CAMPOS }}
        submitLabel={t.enviar}
      >
        {curriculo === undefined && dono.field}
      </UploadForm>
      <Anteriores curriculo={curriculo} />
    </div>
  )
}
