/** The second step: what each column of the file means, when the headings do not say it. */
import type { ReactNode } from 'react'
import { certezasOf } from '../../../../core/contract/columns.ts'
import { FileReading } from '../../../../core/web/FileReading.tsx'
import { useForm } from '../../../../core/web/form.tsx'
import { useTexts } from '../../../../core/web/texts.ts'
import { ColumnsForm } from '../../../../core/web/ui/ColumnsForm.tsx'
import { type Lote, loteApi } from '../contract.ts'
import { missingOf, vocabulario } from '../rules-columns.ts'
import { CAMPOS } from '../shapes.ts'
import { campoTexts, loteTexts } from '../texts.ts'
import { telaTexts } from './texts.ts'
import { Valores } from './Valores.tsx'
import { type Ditos, sentidosSaid, useValores } from './valores.ts'

interface Props {
  lote: Lote
  onDone: () => void
  /** The way back. */
  back: ReactNode
}

export function Colunas({ lote, onDone, back }: Props) {
  const t = useTexts(telaTexts)
  const names = useTexts(campoTexts)
  const problems = useTexts(loteTexts)
  const { valores, set, sheet } = useForm(loteApi.setColunas, {
    start: { colunas: lote.colunas, ditos: { perfil: {}, rede_codigo: {} } as Ditos },
    input: ({ colunas: said, ditos }) => ({
      params: { id: lote.id },
      body: { colunas: said, ...(found && { sentidos: sentidosSaid(found, ditos) }) },
    }),
    onDone,
  })
  const { colunas, ditos } = valores
  const found = useValores(lote.id, colunas)
  return (
    <div className="pilha">
      <FileReading calls={loteApi} file={lote} />
      <ColumnsForm
        sheet={sheet}
        label={t.colunasTitulo}
        headings={lote.cabecalho}
        examples={lote.amostra}
        fields={CAMPOS}
        names={names}
        none={t.deFora}
        value={colunas}
        sure={certezasOf(lote.cabecalho, colunas, vocabulario)}
        missing={missingOf(colunas)}
        problems={problems}
        onChange={(changed) => set({ colunas: changed })}
        submitLabel={t.conferir}
        secondary={back}
      >
        {found && <Valores found={found} ditos={ditos} onChange={(changed) => set({ ditos: changed })} />}
      </ColumnsForm>
    </div>
  )
}
