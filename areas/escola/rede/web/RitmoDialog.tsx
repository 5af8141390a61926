/** Whether the pupils of a school, or of all schools of a network, have the ring of their week, with its run of weeks and its goal. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { type No, redeApi } from '../contract.ts'
import { useOnError } from './arranjo.ts'
import { ChaveDialog } from './ChaveDialog.tsx'
import { redeTexts } from './texts.ts'

export function RitmoDialog({ no, onClose }: { no: No; onClose: () => void }) {
  const t = useTexts(redeTexts)
  const params = { rede: no.id }
  const { data, error, refetch } = useCall(redeApi.findRitmo, { params })
  const { mutate, isPending } = useSend(redeApi.saveRitmo)
  const onError = useOnError()
  return (
    <ChaveDialog
      title={t.ritmoDe(no.nome)}
      label={no.inep === null ? t.ritmoDaRede : t.ritmoDaEscola}
      on={data?.ritmo}
      acima={data?.acima && t.ritmoAcima(data.acima.nome)}
      error={error}
      busy={isPending}
      onChange={(ritmo) => mutate({ params, body: { ritmo } }, { onError })}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {t.ritmoTexto}
    </ChaveDialog>
  )
}
