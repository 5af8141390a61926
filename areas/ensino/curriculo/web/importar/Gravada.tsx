/** The last step: what was recorded, the way to the curriculum, and undoing. */
import { useState } from 'react'

import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { UndoCard } from '../../../../../core/web/ui/UndoCard.tsx'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { lugar } from '../place.ts'
import { Exportar } from './Exportar.tsx'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

function Desfazer({ importacao, ate }: { importacao: Importacao; ate: string }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const [open, setOpen] = useState(false)
  const params = { id: importacao.id }
  const { data } = useCall(importarApi.previewUndo, { params }, { enabled: open })
  const undo = useSend(importarApi.undoImportacao)
  const confirm = async (manter_mudadas: boolean) => {
    try {
      await undo.mutateAsync({ params, body: { manter_mudadas } })
      setOpen(false)
    } catch {
      // The dialog says why.
    }
  }
  const mudadas = data?.total_mudadas ?? 0
  return (
    <UndoCard
      open={open}
      onOpen={setOpen}
      until={t.desfazerAte(dates.dateTime(ate))}
      label={t.desfazer}
      title={t.desfazerTitulo}
      onConfirm={() => confirm(mudadas > 0)}
      error={undo.error?.message}
      kept={data && { total: mudadas, mudadas: data.mudadas }}
      words={t}
    >
      {data && <p>{t.desfazerTexto(data.remover, data.voltar)}</p>}
    </UndoCard>
  )
}

export function Gravada({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const { curriculo, contagem, desfeito_em, desfazer_ate } = importacao
  const another = <ButtonLink to={importarPlace()}>{t.outra}</ButtonLink>
  if (desfeito_em)
    return <Callout tone="ok" live title={t.desfeitoTexto(dates.dateTime(desfeito_em))} actions={another} />
  return (
    <>
      <Callout
        tone="ok"
        live
        title={`${curriculo?.nome ?? ''}: ${t.foram(contagem.criar, contagem.mudar)}`}
        actions={
          <>
            {curriculo && <ButtonLink to={lugar.um(curriculo.id)}>{t.abrir}</ButtonLink>}
            {curriculo && <Exportar id={curriculo.id} />}
            {another}
          </>
        }
      />
      {desfazer_ate ? (
        <Desfazer importacao={importacao} ate={desfazer_ate} />
      ) : (
        <p className="fraca">{t.desfazerFim}</p>
      )}
    </>
  )
}
