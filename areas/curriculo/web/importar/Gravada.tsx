/** The last step: what was recorded, the way to the curriculum, and undoing. */
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useState } from 'react'
import { formatDateTime } from '../../../../core/contract/time.ts'
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { type Importacao, importarApi } from '../../contract-importar.ts'
import { LEITURAS } from '../leituras.ts'
import { lugar } from '../place.ts'
import { Exportar } from './Exportar.tsx'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

function Desfazer({ importacao, ate }: { importacao: Importacao; ate: string }) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const params = { id: importacao.id }
  const { data } = useCall(importarApi.previewUndo, { params }, { enabled: open })
  const undo = useSend(importarApi.undoImportacao, {
    refreshes: [
      importarApi.findImportacao,
      importarApi.listImportacoes,
      importarApi.previewUndo,
      ...LEITURAS,
    ],
  })
  const confirm = async (manter_mudadas: boolean) => {
    try {
      await undo.mutateAsync({ params, body: { manter_mudadas } })
      setOpen(false)
    } catch {
      // The dialog says why.
    }
  }
  return (
    <Card>
      <div className="linha quebra">
        <span className="fraca">{t.desfazerAte(formatDateTime(new Date(ate), language))}</span>
        <span className="vao">
          <Button look="danger" icon={IconArrowBackUp} onClick={() => setOpen(true)}>
            {t.desfazer}
          </Button>
        </span>
      </div>
      {data && (
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          onConfirm={() => confirm(data.total_mudadas > 0)}
          title={t.desfazerTitulo}
          confirmLabel={t.desfazer}
        >
          <p>{t.desfazerTexto(data.remover, data.voltar)}</p>
          {data.total_mudadas > 0 && (
            <p>
              {t.mudadas(data.total_mudadas)} <b>{data.mudadas.map(({ nome }) => nome).join(', ')}</b>{' '}
              {data.total_mudadas > data.mudadas.length && t.eMais(data.total_mudadas - data.mudadas.length)}
            </p>
          )}
          {undo.error && <Callout tone="erro">{undo.error.message}</Callout>}
        </ConfirmDialog>
      )}
    </Card>
  )
}

export function Gravada({ importacao }: { importacao: Importacao }) {
  const t = useTexts(telaTexts)
  const language = useLanguage()
  const { curriculo, contagem, desfeito_em, desfazer_ate } = importacao
  const another = <ButtonLink to={importarPlace()}>{t.outra}</ButtonLink>
  if (desfeito_em)
    return (
      <Callout
        tone="ok"
        live
        title={t.desfeitoTexto(formatDateTime(new Date(desfeito_em), language))}
        actions={another}
      />
    )
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
