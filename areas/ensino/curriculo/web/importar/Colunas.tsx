/** The second step: what each column of the file means. */

import { useState } from 'react'
import { certezasOf, repeatedOf } from '../../../../../core/contract/columns.ts'
import { fieldErrors, useSend } from '../../../../../core/web/data.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { ColumnMeanings } from '../../../../../core/web/ui/ColumnMeanings.tsx'
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
  const [colunas, setColunas] = useState(importacao.colunas)
  const send = useSend(importarApi.setImportacao, {
    onSuccess: onDone,
  })
  const repeated = repeatedOf(colunas)
  const problem =
    repeated.length > 0
      ? problems.colunaRepetida
      : missingOf(colunas).length > 0
        ? problems.faltaColuna
        : undefined
  const refused = fieldErrors(send.error).colunas ?? send.error?.message
  return (
    <>
      <Leitura importacao={importacao} />
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
        onChange={setColunas}
      />
      {(problem ?? refused) && <Callout tone="aviso">{problem ?? refused}</Callout>}
      <div className="acoes">
        <Descartar id={importacao.id} />
        <Button
          look="filled"
          disabled={problem !== undefined}
          busy={send.isPending}
          onClick={() => send.mutate({ params: { id: importacao.id }, body: { colunas } })}
        >
          {t.conferir}
        </Button>
      </div>
    </>
  )
}
