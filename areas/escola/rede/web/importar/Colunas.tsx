/** The second step: what each column of the file means. */
import { certezasOf } from '../../../../../core/contract/columns.ts'
import { FileReading } from '../../../../../core/web/FileReading.tsx'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ColumnsForm } from '../../../../../core/web/ui/ColumnsForm.tsx'
import { type ImportacaoDeEscolas, importarApi } from '../../contract-importar.ts'
import { missingOf, vocabulario } from '../../rules-importar-colunas.ts'
import { CAMPOS } from '../../shapes-importar.ts'
import { campoTexts, importarTexts } from '../../texts-importar.ts'
import { Descartar } from './Descartar.tsx'
import { telaTexts } from './texts.ts'

export function Colunas({ importacao, onDone }: { importacao: ImportacaoDeEscolas; onDone: () => void }) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(importarTexts)
  const { valores, set, sheet } = useForm(importarApi.setImportacao, {
    start: { colunas: importacao.colunas },
    input: (body) => ({ params: { id: importacao.id }, body }),
    onDone,
  })
  const { colunas } = valores
  return (
    <>
      <FileReading calls={importarApi} file={importacao} />
      <ColumnsForm
        sheet={sheet}
        label={t.colunasTitulo}
        headings={importacao.cabecalho}
        examples={importacao.amostra}
        fields={CAMPOS}
        names={names}
        none={t.deixarDeFora}
        value={colunas}
        sure={certezasOf(importacao.cabecalho, colunas, vocabulario)}
        missing={missingOf(colunas)}
        problems={problems}
        onChange={(changed) => set({ colunas: changed })}
        submitLabel={t.conferir}
        secondary={<Descartar importacao={importacao} />}
      />
    </>
  )
}
