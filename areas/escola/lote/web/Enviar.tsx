/** The first step: choosing the file and how it is to be recorded; below, the batches sent before. */
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { TABELAS } from '../../../../core/contract/leitura.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { BlockTitle } from '../../../../core/web/ui/Card.tsx'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { UploadForm, useUploaded } from '../../../../core/web/ui/UploadForm.tsx'
import { useIsAbroad } from '../../pessoa/web/public.tsx'
import { type Lote, loteApi } from '../contract.ts'
import { EXEMPLO, MAX_BYTES, MODELO } from '../shapes.ts'
import { loteTexts } from '../texts.ts'
import { ModoFields, type Modos } from './ModoFields.tsx'
import { telaTexts } from './texts.ts'

function Anteriores({ lotes }: { lotes: readonly Lote[] }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const { slug = '' } = useParams()
  const place = href('/logado/administracao/:slug/usuarios/lote', { slug })
  return (
    <section>
      <BlockTitle>{t.anteriores}</BlockTitle>
      <DataTable
        label={t.anteriores}
        rows={lotes}
        rowId={({ id }) => id}
        rowHref={({ id }) => `${place}?lote=${id}`}
        chooseColumns={false}
        columns={[
          { id: 'arquivo', header: t.colArquivo, value: ({ arquivo }) => arquivo },
          { id: 'linhas', header: t.colLinhas, value: ({ total }) => total, align: 'end' },
          { id: 'etapa', header: t.colEtapa, value: ({ etapa }) => t[`etapa_${etapa}`] },
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

export function Enviar() {
  const t = useTexts(telaTexts)
  const problems = useTexts(loteTexts)
  const abroad = useIsAbroad()
  const [, setParams] = useSearchParams()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const [modos, setModos] = useState<Modos>({
    modo: 'novos_e_atualizar',
    existentes: 'preencher',
    sobre_editados: false,
  })
  const { sent, onProgress } = useUploaded()
  const { data } = useCall(loteApi.list)
  const create = useSend(loteApi.create, {
    onSuccess: ({ lote }) => setParams({ lote: String(lote.id) }),
    onProgress,
  })
  const submit = () => {
    if (!file) return setFault(problems.semArquivo)
    const { modo, existentes } = modos
    create.mutate({ body: { modo, existentes }, arquivos: [file] })
  }
  const choose = (chosen: File | undefined) => {
    create.reset()
    setFile(chosen)
    setFault(chosen && chosen.size > MAX_BYTES ? t.arquivoAjuda : undefined)
  }
  return (
    <div className="pilha">
      <UploadForm
        className="lote-enviar"
        onSubmit={submit}
        label={t.arquivo}
        help={t.arquivoAjuda}
        accept={TABELAS.join()}
        choose={t.escolherArquivo}
        none={t.soltarArquivo}
        files={file ? [file] : []}
        onChoose={([chosen]) => choose(chosen)}
        error={fault ?? create.error?.message ?? null}
        sending={create.isPending ? { label: t.enviando(sent), sent } : null}
        model={{ label: t.baixarModelo, name: 'modelo-pessoas', columns: MODELO, example: EXEMPLO }}
        submitLabel={t.enviar}
      >
        <ModoFields value={modos} onChange={setModos} />
        <Callout>{t.senhasAjuda}</Callout>
        {abroad && <Callout title={t.visita}>{t.visitaTexto}</Callout>}
      </UploadForm>
      {data && data.lotes.length > 0 && <Anteriores lotes={data.lotes} />}
    </div>
  )
}
