/** The last step: what was made, the way to the network, and undoing. */
import { useState } from 'react'
import { useCall, useSend } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { UndoCard } from '../../../../../core/web/ui/UndoCard.tsx'
import { type ImportacaoDeEscolas, importarApi } from '../../contract-importar.ts'
import { Baixar } from './Baixar.tsx'
import { importarPlace } from './place.ts'
import { telaTexts } from './texts.ts'

function Desfazer({ id, ate }: { id: number; ate: string }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const [open, setOpen] = useState(false)
  const params = { id }
  const { data } = useCall(importarApi.previewUndo, { params }, { enabled: open })
  const undo = useSend(importarApi.undoImportacao)
  const total = data?.total_mudadas ?? 0
  const confirm = async () => {
    try {
      await undo.mutateAsync({ params, body: { manter_mudadas: total > 0 } })
      setOpen(false)
    } catch {
      // The dialog says why.
    }
  }
  const mudadas = (data?.mudadas ?? []).map(({ nome, motivo }) => ({
    nome: `${nome} (${t[`motivo_${motivo}`]})`,
  }))
  return (
    <UndoCard
      open={open}
      onOpen={setOpen}
      until={t.desfazerAte(dates.dateTime(ate))}
      label={t.desfazer}
      title={t.desfazerTitulo}
      onConfirm={confirm}
      error={undo.error?.message}
      kept={data && { total, mudadas }}
      words={t}
    >
      {data && data.remover > 0 && <p>{t.desfazerTexto(data.remover)}</p>}
      {data && data.voltar > 0 && <p>{t.voltam(data.voltar)}</p>}
    </UndoCard>
  )
}

export function Gravada({ importacao }: { importacao: ImportacaoDeEscolas }) {
  const t = useTexts(telaTexts)
  const dates = useDates()
  const { id, rede, contagem, desfeito_em, desfazer_ate } = importacao
  const another = <ButtonLink to={importarPlace(rede.id)}>{t.outra}</ButtonLink>
  if (desfeito_em)
    return <Callout tone="ok" live title={t.desfeitoTexto(dates.dateTime(desfeito_em))} actions={another} />
  return (
    <>
      <Callout
        tone="ok"
        live
        title={[
          ...(contagem.criar > 0 || contagem.atualizar === 0 ? [t.foram(contagem.criar)] : []),
          ...(contagem.atualizar > 0 ? [t.mudaram(contagem.atualizar)] : []),
        ].join(' ')}
        actions={
          <>
            <ButtonLink to={href('/logado/redes/rede/:rede/gestao/rede-subredes', { rede: rede.id })}>
              {t.verRede}
            </ButtonLink>
            <Baixar id={id} />
            {another}
          </>
        }
      />
      {desfazer_ate ? <Desfazer id={id} ate={desfazer_ate} /> : <p className="fraca">{t.desfazerFim}</p>}
    </>
  )
}
