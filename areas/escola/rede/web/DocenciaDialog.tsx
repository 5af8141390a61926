/** Whether the teachers of a school, or of all schools of a network, make classes by themselves. */
import { useCall, useSend } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Dialog } from '../../../../core/web/ui/Dialog.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Switch } from '../../../../core/web/ui/Switch.tsx'
import { type No, redeApi } from '../contract.ts'
import { useOnError } from './arranjo.ts'
import { redeTexts } from './texts.ts'

export function DocenciaDialog({ no, onClose }: { no: No; onClose: () => void }) {
  const t = useTexts(redeTexts)
  const params = { rede: no.id }
  const { data, error, refetch } = useCall(redeApi.findDocencia, { params })
  const save = useSend(redeApi.saveDocencia)
  const onError = useOnError()
  const set = (turmas_por_docentes: boolean) =>
    save.mutate({ params, body: { turmas_por_docentes } }, { onError })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.quemFazEm(no.nome)}
      footer={<Button onClick={onClose}>{t.fechar}</Button>}
    >
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Switch
            label={no.inep === null ? t.docentesDaRede : t.docentesDaEscola}
            checked={data.turmas_por_docentes}
            disabled={save.isPending}
            onChange={set}
          />
          <p>{t.docentesFazem}</p>
          {data.acima && <p className="fraca">{t.docentesAcima(data.acima.nome)}</p>}
        </>
      ) : (
        <ListSkeleton rows={1} />
      )}
    </Dialog>
  )
}
