/** The second step: what each column of the file means, when the headings do not say it. */
import { certezasOf, repeatedOf } from '../../../../core/contract/columns.ts'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ColumnMeanings } from '../../../../core/web/ui/ColumnMeanings.tsx'
import { Form } from '../../../../core/web/ui/Form.tsx'
import { type Lote, loteApi } from '../contract.ts'
import { missingOf, vocabulario } from '../rules-columns.ts'
import { CAMPOS } from '../shapes.ts'
import { campoTexts, loteTexts } from '../texts.ts'
import { Leitura } from './Leitura.tsx'
import { telaTexts } from './texts.ts'

export function Colunas({ lote }: { lote: Lote }) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(loteTexts)
  const { valores, set, sheet } = useForm(loteApi.setColunas, {
    start: { colunas: lote.colunas },
    input: (body) => ({ params: { id: lote.id }, body }),
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
    <div className="pilha">
      <Leitura lote={lote} />
      <Form {...sheet} onSubmit={() => problem === undefined && sheet.onSubmit()}>
        <ColumnMeanings
          label={t.colunasTitulo}
          headings={lote.cabecalho}
          examples={lote.amostra}
          fields={CAMPOS}
          names={names}
          none={t.deFora}
          value={colunas}
          sure={certezasOf(lote.cabecalho, colunas, vocabulario)}
          repeated={repeated}
          onChange={(changed) => set({ colunas: changed })}
        />
        {problem && <Callout tone="aviso">{problem}</Callout>}
        <div className="acoes">
          <Button type="submit" look="filled" disabled={problem !== undefined} busy={sheet.busy}>
            {t.conferir}
          </Button>
        </div>
      </Form>
    </div>
  )
}
