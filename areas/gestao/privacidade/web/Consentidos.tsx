/** Consents of the whole network by purpose, and how many are held or erased. */
import { useCall } from '../../../../core/web/data.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { DataTable } from '../../../../core/web/ui/DataTable.tsx'
import { ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { TableSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '../../../../core/web/ui/StatCard.tsx'
import { privacidadeApi } from '../contract.ts'
import { privacidadeTexts } from '../texts.ts'

export function Consentidos() {
  const t = useTexts(privacidadeTexts)
  const { data, error, refetch } = useCall(privacidadeApi.overview)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={3} />
  return (
    <>
      <StatRow>
        <StatCard value={data.guardas}>{t.guardas(data.guardas)}</StatCard>
        <StatCard value={data.apagados}>{t.apagados(data.apagados)}</StatCard>
      </StatRow>
      <DataTable
        label={t.abaConsentimentos}
        columns={[
          {
            id: 'finalidade',
            header: t.colFinalidade,
            value: ({ finalidade }: (typeof data.consentimentos)[number]) => t[finalidade],
          },
          { id: 'vigentes', header: t.colVigentes, align: 'end', value: ({ vigentes }) => vigentes },
          { id: 'retirados', header: t.colRetirados, align: 'end', value: ({ retirados }) => retirados },
        ]}
        rows={data.consentimentos}
        rowId={({ finalidade }) => finalidade}
      />
    </>
  )
}
