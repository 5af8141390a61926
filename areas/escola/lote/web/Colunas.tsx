/** The second step: what each column of the file means, when the headings do not say it. */

import { useState } from 'react'
import { certezasOf, repeatedOf } from '../../../../core/contract/columns.ts'
import { fieldErrors, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { ColumnMeanings } from '../../../../core/web/ui/ColumnMeanings.tsx'
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
  const [colunas, setColunas] = useState(lote.colunas)
  const send = useSend(loteApi.setColunas)
  const repeated = repeatedOf(colunas)
  const problem =
    repeated.length > 0
      ? problems.colunaRepetida
      : missingOf(colunas).length > 0
        ? problems.faltaColuna
        : undefined
  const refused = fieldErrors(send.error).colunas ?? send.error?.message
  return (
    <div className="pilha">
      <Leitura lote={lote} />
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
        onChange={setColunas}
      />
      {(problem ?? refused) && <Callout tone="aviso">{problem ?? refused}</Callout>}
      <div className="acoes">
        <Button
          look="filled"
          disabled={problem !== undefined}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: lote.id }, body: { colunas } })}
        >
          {t.conferir}
        </Button>
      </div>
    </div>
  )
}
