/** The second step: what each column of the file means. */
import { certezasOf, repeatedOf } from '../../../../../core/contract/columns.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ColumnMeanings } from '../../../../../core/web/ui/ColumnMeanings.tsx'
import { Form } from '../../../../../core/web/ui/Form.tsx'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { missingOf, vocabulario } from '../../rules-importar-colunas.ts'
import { CAMPOS } from '../../shapes-importar.ts'
import { campoTexts, importarTexts } from '../../texts-importar.ts'
import { Descartar } from './Descartar.tsx'
import { Leitura } from './Leitura.tsx'
import { telaTexts } from './texts.ts'

export function Colunas({ importacao, onDone }: { importacao: Importacao; onDone: () => void }) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(importarTexts)
  const { valores, set, sheet } = useForm(importarApi.setImportacao, {
    start: { colunas: importacao.colunas },
    input: (body) => ({ params: { id: importacao.id }, body }),
    onDone,
  })
  const { colunas } = valores
  const repeated = repeatedOf(colunas)
  const problem =
    repeated.length > 0
      ? problems.colunaRepetida
      : missingOf(colunas).length > 0
        ? problems.faltaColuna
        : undefined
  return (
    <>
      <Leitura importacao={importacao} />
      <Form {...sheet} onSubmit={() => problem === undefined && sheet.onSubmit()}>
        <ColumnMeanings
          label={t.colunasTitulo}
          headings={importacao.cabecalho}
          examples={importacao.amostra}
          fields={CAMPOS}
          names={names}
          none={t.guardada}
          value={colunas}
          sure={certezasOf(importacao.cabecalho, colunas, vocabulario)}
          repeated={repeated}
          onChange={(changed) => set({ colunas: changed })}
        />
        {problem && <Callout tone="aviso">{problem}</Callout>}
        <div className="acoes">
          <Descartar id={importacao.id} />
          <Button type="submit" look="filled" disabled={problem !== undefined} busy={sheet.busy}>
            {t.conferir}
          </Button>
        </div>
      </Form>
    </>
  )
}
