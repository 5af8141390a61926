/** The first step: choosing the file and how it is to be recorded; below, the batches sent before. */
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { AnterioresTable, EnviarForm } from '../../../acesso/trabalho/web/public-importar.tsx'
import { useIsAbroad } from '../../pessoa/web/public.tsx'
import { loteApi } from '../contract.ts'
import { EXEMPLO, MODELO } from '../shapes.ts'
import { loteTexts } from '../texts.ts'
import { ModoFields, type Modos } from './ModoFields.tsx'
import { lotePlace } from './place.ts'
import { telaTexts } from './texts.ts'

export function Enviar() {
  const t = useTexts(telaTexts)
  const { semArquivo } = useTexts(loteTexts)
  const abroad = useIsAbroad()
  const { slug = '' } = useParams()
  const [, setParams] = useSearchParams()
  const [modos, setModos] = useState<Modos>({
    modo: 'novos_e_atualizar',
    existentes: 'preencher',
    sobre_editados: false,
  })
  const { modo, existentes } = modos
  const { data } = useCall(loteApi.list)
  return (
    <div className="pilha">
      <EnviarForm
        create={loteApi.create}
        input={(arquivos) => ({ body: { modo, existentes }, arquivos })}
        onSent={({ lote }) => setParams({ lote: String(lote.id) })}
        words={t}
        semArquivo={semArquivo}
        model={{ name: 'modelo-pessoas', columns: MODELO, example: EXEMPLO }}
        className="w-44"
      >
        <ModoFields value={modos} onChange={setModos} />
        <Callout>{t.senhasAjuda}</Callout>
        {abroad && <Callout title={t.visita}>{t.visitaTexto}</Callout>}
      </EnviarForm>
      <AnterioresTable
        rows={data?.lotes}
        place={(id) => lotePlace(slug, id)}
        passoOf={({ etapa }) => t[`passo_${etapa}`]}
        words={t}
      />
    </div>
  )
}
