/** The first step: the list of schools; below, the lists sent before. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TABELAS } from '../../../../../core/contract/leitura.ts'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { BlockTitle } from '../../../../../core/web/ui/Card.tsx'
import { DataTable } from '../../../../../core/web/ui/DataTable.tsx'
import { UploadForm, useUploaded } from '../../../../../core/web/ui/UploadForm.tsx'
import { importarApi } from '../../contract-importar.ts'
import { CAMPOS, EXEMPLO, MAX_BYTES } from '../../shapes-importar.ts'
import { importarTexts } from '../../texts-importar.ts'
import { listaPlace } from './place.ts'
import { telaTexts } from './texts.ts'

function Anteriores({ rede }: { rede: number }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const { data } = useCall(importarApi.listImportacoes, { params: { rede } })
  if (!data || data.importacoes.length === 0) return null
  return (
    <section>
      <BlockTitle>{t.anteriores}</BlockTitle>
      <DataTable
        label={t.anteriores}
        rows={data.importacoes}
        rowId={({ id }) => id}
        rowHref={({ id }) => listaPlace(rede, id)}
        chooseColumns={false}
        columns={[
          { id: 'arquivo', header: t.colArquivo, value: ({ arquivo }) => arquivo },
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

export function Enviar({ rede }: { rede: number }) {
  const t = useTexts(telaTexts)
  const problems = useTexts(importarTexts)
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly File[]>([])
  const [fault, setFault] = useState<string>()
  const { sent, onProgress } = useUploaded()
  const create = useSend(importarApi.createImportacao, {
    onSuccess: ({ importacao }) => void navigate(listaPlace(rede, importacao.id)),
    onProgress,
  })
  const choose = (chosen: readonly File[]) => {
    create.reset()
    setFiles(chosen)
    setFault(chosen.some(({ size }) => size > MAX_BYTES) ? t.grande : undefined)
  }
  const submit = () => {
    if (files.length === 0) return setFault(problems.semArquivo)
    if (!fault) create.mutate({ params: { rede }, body: {}, arquivos: files })
  }
  return (
    <div className="pilha">
      <UploadForm
        className=""
        onSubmit={submit}
        label={t.arquivo}
        help={t.arquivoAjuda}
        accept={TABELAS.join()}
        choose={t.escolher}
        none={t.soltar}
        files={files}
        onChoose={choose}
        error={fault ?? create.error?.message ?? null}
        sending={create.isPending ? { label: t.enviando(sent), sent } : null}
        model={{ label: t.modelo, name: 'modelo-escolas', columns: CAMPOS, example: EXEMPLO }}
        submitLabel={t.enviar}
      >
        {null}
      </UploadForm>
      <Anteriores rede={rede} />
    </div>
  )
}
