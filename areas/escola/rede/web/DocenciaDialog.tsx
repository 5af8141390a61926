/** Whether the teachers of a school, or of all schools of a network, make classes by themselves. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { type No, redeApi } from '../contract.ts'
import { useOnError } from './arranjo.ts'
import { ChaveDialog } from './ChaveDialog.tsx'
import { redeTexts } from './texts.ts'

export function DocenciaDialog({ no, onClose }: { no: No; onClose: () => void }) {
  const t = useTexts(redeTexts)
  const params = { rede: no.id }
  const { data, error, refetch } = useCall(redeApi.findDocencia, { params })
  const { mutate, isPending } = useSend(redeApi.saveDocencia)
  const onError = useOnError()
  return (
    <ChaveDialog
      title={t.quemFazEm(no.nome)}
      label={no.inep === null ? t.docentesDaRede : t.docentesDaEscola}
      on={data?.turmas_por_docentes}
      acima={data?.acima && t.docentesAcima(data.acima.nome)}
      error={error}
      busy={isPending}
      onChange={(turmas_por_docentes) => mutate({ params, body: { turmas_por_docentes } }, { onError })}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {t.docentesFazem}
    </ChaveDialog>
  )
}
