/** The last step: what was recorded, its result file, the access cards, and undoing. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSend } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { TrabalhoProgress } from '../../../acesso/trabalho/web/public.tsx'
import { DesfazerCard } from '../../../acesso/trabalho/web/public-importar.tsx'
import { type Lote, loteApi } from '../contract.ts'
import { lotePlace } from './place.ts'
import { telaTexts } from './texts.ts'
import { useDownload } from './useDownload.ts'

function Cartoes({ lote }: { lote: Lote }) {
  const t = useTexts(telaTexts)
  const [trabalho, setTrabalho] = useState<number>()
  const print = useSend(loteApi.cards, {
    reread: 'later',
    onSuccess: (answer) => setTrabalho(answer.trabalho),
  })
  return (
    <Card title={t.cartoes}>
      <p className="fraca">{lote.cartoes === 0 ? t.semCartoes : t.cartoesTexto(lote.cartoes)}</p>
      {lote.cartoes > 0 && (
        <Button
          size="small"
          icon={IconPrinter}
          busy={print.isPending}
          onClick={() => print.mutate({ params: { id: lote.id }, body: {} })}
        >
          {t.imprimir(lote.cartoes)}
        </Button>
      )}
      {print.error && <Callout tone="erro">{print.error.message}</Callout>}
      {trabalho && <TrabalhoProgress key={trabalho} id={trabalho} title={t.preparando} />}
    </Card>
  )
}

export function Gravado({ lote }: { lote: Lote }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const { slug = '' } = useParams()
  const download = useDownload(lote.id)
  const { criar, atualizar, mover, desligar } = lote.contagem
  const another = <ButtonLink to={lotePlace(slug)}>{t.novoLote}</ButtonLink>
  if (lote.desfeito_em)
    return <Callout tone="ok" title={t.desfeitoTexto(dates.dateTime(lote.desfeito_em))} actions={another} />
  return (
    <div className="pilha">
      <Callout
        tone="ok"
        title={t.foramGravadas(criar + atualizar + mover + desligar)}
        live
        actions={
          <>
            <Button size="small" icon={IconDownload} busy={download.busy} onClick={() => download.run()}>
              {t.baixarResultado}
            </Button>
            {another}
          </>
        }
      >
        {criar} {t.criar} · {atualizar} {t.atualizarN} · {mover} {t.mover}
        {desligar > 0 && ` · ${desligar} ${t.desligar}`}
      </Callout>
      {download.error && <Callout tone="erro">{download.error}</Callout>}
      <Cartoes lote={lote} />
      <DesfazerCard
        importacao={lote}
        words={t}
        preview={loteApi.previewUndo}
        undo={loteApi.undo}
        vai={({ pessoas }) => <p>{t.desfazerTexto(pessoas)}</p>}
      />
    </div>
  )
}
